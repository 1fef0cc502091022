/**
 * Every rule cited in code and in ruling files must be in its game's table (packages/GAME/src/rules/index.ts).
 *
 * In code these are citations: `rule("700.2a")`, the strings of properties named `rule`, `rules` and `cites`, in the
 * rulebooks also every other string that looks like a rule's number, and every number in a comment. A comment in
 * another package names the game: "Magic 700.2, 700.3; Duel Masters 101.4". In ruling files: the fields `rule` and
 * `cites`. A ruling that is run under an older edition may cite a number that a rule had there.
 */
import { existsSync, readFileSync } from "node:fs"
import { basename, join, relative, sep } from "node:path"
import { pathToFileURL } from "node:url"
import ts from "typescript"
import { isMap, isScalar, LineCounter, type Node, parseAllDocuments, visit } from "yaml"
import { filesUnder } from "./files.ts"

const games = ["magic", "duel-masters"] as const
export type Game = (typeof games)[number]

/** A game's rules: the numbers of the reference edition, and those that rules had in other editions. */
export interface KnownRules {
  readonly current: ReadonlySet<string>
  readonly old: ReadonlySet<string>
}
export type Tables = Readonly<Record<Game, KnownRules>>

export interface UnknownCitation {
  readonly file: string
  readonly line: number
  readonly number: string
  readonly sentence: string
}

/** What a table exports; `was` lists the numbers a rule had in other editions, null where it didn't exist. */
interface Entry {
  readonly id: string
  readonly was?: readonly { readonly number: string | null }[]
}

interface Citation {
  readonly number: string
  readonly position: number
  readonly games: readonly Game[]
  readonly oldToo: boolean
}

const looksLikeRule = /^\d{3}\.\d+[a-z]{0,2}$/
/** `rules` of a ruling are editions. */
const isEdition = /^(now|\d{4}-\d{2}-\d{2})$/
/** The game that the engine's tests play has rules of its own. */
const isToy = (file: string): boolean => file.split(sep).join("/").includes("packages/engine/test/toy")
const propertiesThatCite = new Set(["rule", "rules", "cites"])

/** Citations in the source text of `file` that no table knows. Its place tells which game it is about. */
export function unknownInCode(file: string, text: string, tables: Tables): readonly UnknownCitation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const home = games.find((game) => relative(".", file).split(sep).join("/").startsWith(`packages/${game}/`))
  const oldToo = ["editions.ts", "editions.test.ts"].includes(basename(file))
  const inStrings = stringsOf(source, home)
    .filter(([text]) => !isEdition.test(text) && !isToy(file))
    .flatMap(([numbers, position]) =>
      numbers.split(" ").map((number): Citation => scoped(number, position, home, oldToo)),
    )
  const inComments = commentsOf(source).flatMap(([start, end]) =>
    citedInProse(text.slice(start, end), home).map(([game, number, at]) => scoped(number, start + at, game, oldToo)),
  )
  return unknown(
    [...inStrings, ...inComments],
    tables,
    file,
    (position) => source.getLineAndCharacterOfPosition(position).line + 1,
  )
}

/** Citations in a ruling file that no table knows. */
export function unknownInRulings(file: string, text: string, tables: Tables): readonly UnknownCitation[] {
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines, schema: "failsafe" })
  const found =
    "empty" in documents
      ? []
      : documents.flatMap((document) => {
          const fields = isMap(document.contents) ? document.contents : undefined
          const game =
            games.find((one) => one === String(fields?.get("game"))) ??
            games.find((one) => file.split(sep).includes(one))
          const oldToo = strings(fields?.get("rules", true)).some(([edition]) => edition !== "now")
          const citations: Citation[] = []
          visit(document, {
            Pair(_, { key, value }) {
              if (!isScalar(key) || !(key.value === "rule" || key.value === "cites")) return
              for (const [number, position] of strings(value)) citations.push(scoped(number, position, game, oldToo))
            },
          })
          return citations
        })
  return unknown(found, tables, file, (position) => lines.linePos(position).line)
}

/** Numbers in running text with their game: the last one named before them in the same list, or `home`. */
function citedInProse(text: string, home: Game | undefined): readonly (readonly [Game, string, number])[] {
  const pattern =
    /\b(Magic|Duel Masters|DM)(?='s|[\s:,])|(?<![\w.])(\d{3}\.\d+[a-z]{0,2})(?![\w.]*\w)(?!\s*(?:[mµn]?s|MB|kB|%))|\.\s|[;:()]/g
  const found: (readonly [Game, string, number])[] = []
  let named: Game | undefined
  for (const match of text.matchAll(pattern)) {
    const [, game, number] = match
    if (game) named = game === "Magic" ? "magic" : "duel-masters"
    else if (number === undefined) named = undefined
    else {
      const about = named ?? home
      if (about) found.push([about, number, match.index])
    }
  }
  return found
}

/** Strings in code that cite a rule, with their position. */
function stringsOf(source: ts.SourceFile, home: Game | undefined): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = []
  walk(source, false)
  return found

  function walk(node: ts.Node, cites: boolean): void {
    if (ts.isStringLiteralLike(node)) {
      const cited = cites ? /^\d/.test(node.text) : home !== undefined && looksLikeRule.test(node.text)
      if (cited) found.push([node.text, node.getStart()])
      return
    }
    const here = cites || isNamedCitation(node) || isRuleCall(node)
    ts.forEachChild(node, (child) => walk(child, here))
  }
}

function isNamedCitation(node: ts.Node): boolean {
  return (
    (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) &&
    (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
    propertiesThatCite.has(node.name.text) &&
    // What lies deeper is cited by its own name only: `rules: { hand: "7" }`.
    (node.initializer === undefined || !ts.isObjectLiteralExpression(node.initializer))
  )
}

function isRuleCall(node: ts.Node): boolean {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "rule"
}

/** The range of every comment, each once. */
function commentsOf(source: ts.SourceFile): readonly (readonly [number, number])[] {
  const text = source.text
  const ranges = new Map<number, number>()
  walk(source)
  return [...ranges].toSorted(([a], [b]) => a - b)

  function walk(node: ts.Node): void {
    if (node.getChildCount(source) === 0) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) ranges.set(pos, end)
      for (const { pos, end } of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) ranges.set(pos, end)
    }
    if (!ts.isJSDoc(node)) for (const child of node.getChildren(source)) walk(child)
  }
}

function strings(node: unknown): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = []
  if (node === null || node === undefined) return found
  visit(node as Node, {
    Scalar(key, scalar) {
      if (key !== "key") found.push([scalar.source ?? String(scalar.value), scalar.range?.[0] ?? 0])
    },
  })
  return found
}

function scoped(number: string, position: number, game: Game | undefined, oldToo: boolean): Citation {
  const prefixed = games.find((one) => number.startsWith(`${one}:`))
  return {
    number: prefixed ? number.slice(prefixed.length + 1) : number,
    position,
    games: prefixed ? [prefixed] : game ? [game] : games,
    oldToo,
  }
}

function unknown(
  citations: readonly Citation[],
  tables: Tables,
  file: string,
  lineOf: (position: number) => number,
): readonly UnknownCitation[] {
  return citations
    .filter(({ number, games, oldToo }) => !games.some((game) => isKnown(number, tables[game], oldToo)))
    .map(({ number, position, games }) => {
      const wasOnce = games.some((game) => tables[game].old.has(number))
      const sentence = `${games.join(" or ")} ${number} is ${wasOnce ? "a number of another edition" : "in no rule table"}`
      return { file, line: lineOf(position), number, sentence }
    })
}

function isKnown(number: string, { current, old }: KnownRules, oldToo: boolean): boolean {
  return current.has(number) || (oldToo && old.has(number))
}

/** Reads a table; an id that stands in it twice is an error. */
export function knownRules(entries: readonly Entry[]): KnownRules {
  const current = new Set<string>()
  for (const { id } of entries) {
    if (current.has(id)) throw new Error(`Rule ${id} stands twice in its table.`)
    current.add(id)
  }
  const old = new Set(entries.flatMap(({ was = [] }) => was.flatMap(({ number }) => number ?? [])))
  return { current, old }
}

async function tableOf(game: Game): Promise<KnownRules> {
  const file = join("packages", game, "src/rules/index.ts")
  if (!existsSync(file)) return knownRules([])
  const { ruleTable } = (await import(pathToFileURL(file).href)) as { ruleTable: readonly Entry[] }
  return knownRules(ruleTable)
}

if (import.meta.filename === process.argv[1]) {
  const tables = { magic: await tableOf("magic"), "duel-masters": await tableOf("duel-masters") }
  const code = filesUnder("packages", /\/(src|test)\/.*\.ts$/).filter((file) => !/\/src\/rules\//.test(file))
  const rulings = filesUnder("rulings", /\.ya?ml$/)
  const found = [
    ...code.flatMap((file) => unknownInCode(file, readFileSync(file, "utf8"), tables)),
    ...rulings.flatMap((file) => unknownInRulings(file, readFileSync(file, "utf8"), tables)),
  ]
  for (const { file, line, sentence } of found) console.log(`${file}:${line} ${sentence}`)
  const known = games.map((game) => `${tables[game].current.size} ${game}`).join(", ")
  const read = `${code.length} source files and ${rulings.length} ruling files against ${known} rules`
  console.log(found.length === 0 ? `All citations are known: ${read}.` : `${found.length} unknown citations: ${read}.`)
  process.exitCode = found.length === 0 ? 0 : 1
}
