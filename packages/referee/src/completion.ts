import { isMap, isScalar, type Node, type Pair, parseDocument, type Scalar, visit } from "yaml"
import { acts, ways } from "./act-words.ts"
import { editorSchema } from "./editor-schema.ts"
import { gameOf } from "./games.ts"
import { type JsonSchema, keysOf, schemasAt } from "./schema-walk.ts"
import type { Path } from "./source.ts"
import { type GameName, games, zoneOf } from "./terms.ts"

/** Something that could be written at a place of a ruling's file. */
export interface Completion {
  readonly label: string
  readonly kind: "key" | "word" | "card" | "label" | "rule"
  /** What the schema says of it. */
  readonly about?: string
  /** Does it come from this very file? */
  readonly near?: true
}

export interface Completions {
  /** Where in the text begins what a completion replaces. */
  readonly from: number
  /** Does a key stand here by itself, or would a map have to be opened on the line first? */
  readonly inLine: boolean
  readonly options: readonly Completion[]
}

const mark = "qzQzq"

/**
 * What can be written at a place of a ruling's file, by the schema, the cards of its game and the file's own labels. The
 * text needn't be sound. Null where nothing is known.
 * @param offset counted in the text's characters
 */
export function completionsAt(text: string, offset: number): Completions | null {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset)
  if (/(^|\s)#/.test(line)) return null
  const written = /(?:^[\s-]*|[[{,]\s*|:\s+|-\s+)((?:(?![[{,]|:\s|-\s).)*)$/.exec(line)?.[1] ?? ""
  const from = offset - written.length
  const found = placeOfMark(text.slice(0, from) + mark + text.slice(offset))
  if (found === null) return null
  const { path, isKey, beside, value } = found
  const schema = new Completer(value)
  const options = isKey
    ? schema.keys(path).filter(({ label }) => !beside.includes(label))
    : [...schema.values(path), ...schema.keys(path)]
  const before = line.slice(0, line.length - written.length)
  return { from, inLine: !isKey && !/^[\s-]*$/.test(before), options }
}

interface Found {
  /** Of a key the path of the map in which it stands. */
  readonly path: Path
  readonly isKey: boolean
  /** The keys that stand there already. */
  readonly beside: readonly string[]
  /** The whole file as plain values. */
  readonly value: unknown
}

function placeOfMark(text: string): Found | null {
  const document = parseDocument(text, { strict: false, uniqueKeys: false, logLevel: "silent", version: "1.2" })
  let found: Omit<Found, "value"> | null = null
  visit(document, {
    Scalar(at, scalar, above) {
      if (!textOf(scalar).includes(mark)) return undefined
      const path = pathOf(above as readonly (Node | Pair)[], scalar)
      const map = above.findLast(isMap)
      const isKey = at === "key"
      const beside = isKey ? (map?.items ?? []).map(({ key }) => textOf(key)).filter((key) => !key.includes(mark)) : []
      found = { path, isKey, beside }
      return visit.BREAK
    },
  })
  return found === null ? null : { ...(found as Omit<Found, "value">), value: plain(document) }
}

function plain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    return null
  }
}

const textOf = (node: unknown): string => (isScalar(node) ? (node.source ?? String(node.value)) : "")

function pathOf(above: readonly (Node | Pair)[], scalar: Scalar): Path {
  const path: (string | number)[] = []
  const chain: readonly unknown[] = [...above, scalar]
  chain.forEach((node, i) => {
    const next = chain[i + 1]
    if (typeof node !== "object" || node === null) return
    if ("items" in node && Array.isArray(node.items) && !isMap(node)) path.push(node.items.indexOf(next))
    if ("key" in node && "value" in node && node.key !== next) path.push(textOf(node.key))
  })
  return path
}

const cardKeys: ReadonlySet<string> = new Set([...acts, ...ways, "card", "load", "about", "resolve", "attachedTo"])
const cardLists: ReadonlySet<string> = new Set([
  "pick",
  "pay",
  "order",
  "options",
  "offers",
  "lacks",
  "contains",
  "without",
  "exactly",
  "top",
  "bottom",
  "under",
  "attached",
  "stack",
  "waiting",
])

let whole: JsonSchema | null = null

/** What may stand in one file. */
class Completer {
  private readonly root: JsonSchema
  private readonly value: unknown
  private readonly game: GameName | undefined

  constructor(value: unknown) {
    whole ??= editorSchema() as JsonSchema
    this.root = whole
    this.value = value
    const { game } = (value ?? {}) as { readonly game?: unknown }
    this.game = games.find((one) => one === game)
  }

  keys(path: Path): readonly Completion[] {
    const keys = this.starts.flatMap((start) => keysOf(this.root, path, start))
    return [...new Set(keys)]
      .filter((key) => this.isOfGame(key))
      .map((label) => ({
        label,
        kind: "key",
        ...aboutOf(this.schemas([...path, label])),
      }))
  }

  values(path: Path): readonly Completion[] {
    const words = this.schemas(path).flatMap((schema) => {
      if (schema.const !== undefined) return [String(schema.const)]
      if (schema.enum !== undefined) return schema.enum.map(String)
      return schema.type === "boolean" ? ["true", "false"] : []
    })
    const own = words.filter((word) => this.isOfGame(word)).map((label): Completion => ({ label, kind: "word" }))
    return unique([...own, ...this.cards(path), ...this.rules(path), ...this.editions(path)])
  }

  /** The root, and for cards defined in the file the card language of its game. */
  private get starts(): readonly JsonSchema[] {
    const { allOf = [], ...base } = this.root
    const ofGame = (allOf as readonly { readonly if?: JsonSchema; readonly then?: JsonSchema }[]).filter(
      (one) => one.if?.properties?.game?.const === this.game,
    )
    return [base, ...ofGame.flatMap(({ then }) => (then === undefined ? [] : [then]))]
  }

  private schemas(path: Path): readonly JsonSchema[] {
    return this.starts.flatMap((start) => schemasAt(this.root, path, start))
  }

  /** Zones of the other game can't stand in this one's files. */
  private isOfGame(word: string): boolean {
    const { game } = this
    if (game === undefined || zoneOf(game, word) !== null) return true
    return games.every((one) => zoneOf(one, word) === null)
  }

  private cards(path: Path): readonly Completion[] {
    const keys = path.filter((step) => typeof step === "string")
    const last = keys.at(-1) ?? ""
    const isZone = this.game !== undefined && zoneOf(this.game, last) !== null && typeof path.at(-1) === "number"
    const isStep = path[0] === "play" && path.length < 3
    if (isStep || (!cardKeys.has(last) && !cardLists.has(last) && !isZone)) return []
    const inGiven = path[0] === "given"
    const own = namesIn(this.value)
    const near = [...own.cards, ...(inGiven ? [] : own.labels)].map(
      (label): Completion => ({
        label,
        kind: own.labels.includes(label) ? "label" : "card",
        near: true,
      }),
    )
    const library = this.game === undefined ? [] : gameOf(this.game).cards
    const all = library.flatMap(({ name }) => [name.ja, name.en].filter((text) => text !== undefined))
    return [...near, ...all.map((label): Completion => ({ label, kind: "card" }))]
  }

  private rules(path: Path): readonly Completion[] {
    const last = path.findLast((step) => typeof step === "string")
    if (this.game === undefined || (last !== "rule" && last !== "cites")) return []
    return gameOf(this.game).rulebook.rules.map(({ id, en }) => ({ label: id, kind: "rule", about: en }))
  }

  private editions(path: Path): readonly Completion[] {
    if (this.game === undefined || path[0] !== "rules") return []
    const { flags } = gameOf(this.game).rulebook
    const isName = path.at(-1) === "edition"
    const labels = isName
      ? flags.flatMap(({ named = [] }) => named)
      : ["now", ...flags.flatMap(({ since, until }) => [since, until]).filter((date) => date !== undefined)]
    return labels.map((label) => ({ label, kind: "word" }))
  }
}

function unique(found: readonly Completion[]): readonly Completion[] {
  const seen = new Map<string, Completion>()
  for (const one of found) if (!seen.has(one.label)) seen.set(one.label, one)
  return [...seen.values()]
}

function aboutOf(schemas: readonly JsonSchema[]): { readonly about?: string } {
  const about = schemas.find(({ description }) => description !== undefined)?.description
  return about === undefined ? {} : { about }
}

/** The cards and labels that a file names. */
function namesIn(value: unknown): { readonly cards: readonly string[]; readonly labels: readonly string[] } {
  const cards = new Set<string>()
  const labels = new Set<string>()
  const look = (found: unknown, inZone: boolean): void => {
    if (typeof found === "string" && inZone && !found.includes(mark)) cards.add(found)
    if (typeof found !== "object" || found === null) return
    for (const [key, inner] of Object.entries(found)) {
      if (typeof inner === "string" && !inner.includes(mark)) {
        if (key === "card") cards.add(inner)
        if (key === "label") labels.add(inner)
      }
      look(inner, Array.isArray(found) ? true : Array.isArray(inner))
    }
  }
  const { given, cards: own } = (value ?? {}) as { readonly given?: unknown; readonly cards?: unknown }
  look(given, false)
  for (const one of Array.isArray(own) ? own : []) {
    const { name } = (one ?? {}) as { readonly name?: unknown }
    for (const text of typeof name === "object" && name !== null ? Object.values(name) : [name])
      if (typeof text === "string") cards.add(text)
  }
  return { cards: [...cards], labels: [...labels] }
}
