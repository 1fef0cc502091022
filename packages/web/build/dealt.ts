import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { build, type Plugin } from "vite"

/*
 * A game between bundled decks begins with the cards of these decks alone, and what is printed on them is printed when the page
 * is built: neither the library nor the printers are needed before a table is seen. `virtual:offered-decks` lists the decks;
 * `virtual:dealt-decks` fetches one of them in a language.
 */

const list = "virtual:offered-decks"
const decks = "virtual:dealt-decks"

type Dealing = typeof import("./dealing.ts")

let dealing: Promise<Dealing> | null = null

const program = new URL("./dealing.ts", import.meta.url).pathname
const made = new URL("../../../.cache/dealing", import.meta.url).pathname

/** What is dealt is made by a program that is first put into one file: read module by module it would take five times as long. */
function dealingNow(): Promise<Dealing> {
  dealing ??= build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: program,
      outDir: made,
      emptyOutDir: true,
      minify: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "dealing.mjs", codeSplitting: false } },
    },
  }).then(() => import(`${pathToFileURL(join(made, "dealing.mjs")).href}?${Date.now()}`) as Promise<Dealing>)
  return dealing
}

export const dealt = (): Plugin => ({
  name: "dealt",
  resolveId: (source) => (source === list || source.startsWith(decks) ? `\0${source}` : null),
  async load(id) {
    if (id === `\0${list}`) return `export const offered = ${asCode((await dealingNow()).offered)}`
    if (!id.startsWith(`\0${decks}`)) return null
    const all = (await dealingNow()).dealtDecks
    const wanted = id.slice(decks.length + 2)
    if (wanted !== "") return `export const deck = ${asCode(all.find(({ path }) => path === wanted)?.deck)}`
    return `export const dealt = {${all.map(({ path }) => `"${path}": () => import("${decks}/${path}")`).join()}}`
  },
})

/** Read faster as a text than as a program. */
const asCode = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
