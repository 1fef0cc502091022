// `npm run grammar`: makes the parsers of card-text from their grammars. Each folder `grammar` holds a grammar in several
// files, joined in the order of their names; beside them comes `parser.js`, which isn't kept in the repository.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { written } from "./parser-tables.mjs"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const source = join(root, "packages/card-text/src")

/** Makes every parser that is missing or older than its grammar. Throws with file, line and column where a grammar is wrong. */
export default async function makeParsers() {
  for (const game of readdirSync(source)) {
    const folder = join(source, game, "grammar")
    if (existsSync(folder)) await makeParser(folder)
  }
}

async function makeParser(folder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".peggy"))
    .sort()
    .map((name) => join(folder, name))
  const target = join(folder, "parser.js")
  const made = existsSync(target) ? statSync(target).mtimeMs : 0
  const newest = Math.max(0, ...files.map((file) => statSync(file).mtimeMs))
  if (files.length === 0 || newest < made) return
  const { default: peggy } = await import("peggy")
  const sources = files.map((file) => ({ source: relative(root, file), text: readFileSync(file, "utf8") }))
  try {
    let rules = []
    const taken = {
      use: ({ passes }) =>
        passes.generate.unshift((grammar) => {
          rules = grammar.rules
        }),
    }
    peggy.generate(sources, { output: "source", allowedStartRules: ["*"], plugins: [taken] })
    writeFileSync(target, written(rules, "../../parser/parser.ts", "../building.ts"))
    // Only as new as what was read: a grammar changed meanwhile is read again the next time.
    utimesSync(target, new Date(), new Date(Math.floor(newest) + 1))
  } catch (error) {
    if (typeof error.format === "function") throw new Error(error.format(sources), { cause: error })
    throw error
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await makeParsers()
  if (!process.argv.includes("--quiet")) console.log("The parsers are made.")
}
