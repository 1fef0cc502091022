import type { CardData } from "@dilemma-table/engine"
import { definedCard, type Filler, fillerCard, stepOfTurn, zoneOf } from "@dilemma-table/referee"
import { type Lang, sentenceOr } from "@dilemma-table/words"
import {
  CST,
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Parser,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml"
import { isGameName, type KnownGame, loadGame } from "../games/known.ts"
import type { BuildStep, Built, BuiltCard, BuiltZone, OfferedCard, ZonePlace } from "../protocol/lab-messages.ts"
import { Refused } from "../protocol/port.ts"
import { shownPrint } from "../shown/prints.ts"
import { stepLabel } from "../shown/step-label.ts"
import type { GameName, ShownPrint } from "../shown/types.ts"

/*
 * The position of a ruling's file as zones with cards, and changes of it. A change is made in the file's own text: what it says
 * elsewhere, its comments too, stays.
 */

const zones: Readonly<Record<GameName, readonly string[]>> = {
  "duel-masters": ["battle", "hand", "mana", "shields", "graveyard", "deck", "hyperspatial", "gr"],
  magic: ["battlefield", "hand", "library", "graveyard", "exile", "command"],
}

const firstSteps: Readonly<Record<GameName, string>> = { "duel-masters": "main", magic: "precombat-main" }
/** Steps in which no position can begin. */
const noBeginning = new Set(["untap", "cleanup"])

interface Read {
  readonly document: Document
  readonly known: KnownGame
  readonly game: GameName
}

async function read(text: string): Promise<Read | null> {
  const document = parseDocument(text, { version: "1.2" })
  if (document.errors.length > 0 || !isMap(document.contents)) return null
  const game: unknown = document.get("game")
  return isGameName(game) ? { document, game, known: await loadGame(game) } : null
}

/** The position as the file has it; null where the file can't be read so far. */
export async function builtPosition(lang: Lang, text: string): Promise<Built | null> {
  const found = await read(text)
  if (found === null) return null
  const { document, game, known } = found
  const seats = ["A", "B", "C", "D"].filter((seat, i) => i < 2 || document.hasIn(["given", seat]))
  const turn = (word: string): string => String(document.getIn(["given", "turn", word]) ?? "")
  return {
    game,
    whose: turn("whose") || "A",
    step: stepOfTurn(game, turn("step")) ?? firstSteps[game],
    steps: known.steps
      .filter((step) => !noBeginning.has(step))
      .map((step) => ({ step, label: stepLabel(lang, game, step) })),
    zones: seats.flatMap((seat) => zones[game].map((zone) => builtZone(lang, found, { seat, zone }))),
  }
}

function builtZone(lang: Lang, found: Read, place: ZonePlace): BuiltZone {
  const list = listAt(found, place)
  return {
    ...place,
    label: sentenceOr(lang, found.game, "zone", place.zone).replace(/^the /, ""),
    cards: (list?.items ?? []).map((item, index) => builtCard(lang, found, item, index)),
  }
}

function builtCard(lang: Lang, found: Read, item: unknown, index: number): BuiltCard {
  const { document } = found
  const value: unknown = isScalar(item) ? String(item.value) : plainOf(document, item)
  const one = (typeof value === "object" && value !== null ? value : { card: value }) as {
    readonly card?: unknown
    readonly filler?: Filler
    readonly label?: unknown
    readonly count?: unknown
    readonly tapped?: unknown
  }
  const data = cardOf(found, one)
  const print = data === null ? null : printOf(lang, found.known, data)
  return {
    index,
    name: print?.name ?? String(one.card ?? "?"),
    label: typeof one.label === "string" ? one.label : null,
    count: typeof one.count === "number" ? one.count : 1,
    tapped: one.tapped === true,
    print,
  }
}

const plainOf = (document: Document, node: unknown): unknown =>
  isMap(node) || isSeq(node) ? node.toJS(document, { maxAliasCount: 100 }) : null

function cardOf({ document, known, game }: Read, one: { readonly card?: unknown; readonly filler?: Filler }) {
  try {
    if (one.filler !== undefined) return fillerCard(game, one.filler)
    const name = String(one.card ?? "")
    const cards: unknown = plainOf(document, document.get("cards"))
    const own = Array.isArray(cards) ? definedCard({ cards } as Parameters<typeof definedCard>[0], name) : null
    return own ?? known.rulebook.find(name) ?? null
  } catch {
    return null
  }
}

/** A card as it is printed; null where its data isn't sound. */
function printOf(lang: Lang, known: KnownGame, data: CardData): ShownPrint | null {
  try {
    return shownPrint(lang, known, known.rulebook, data)
  } catch {
    return null
  }
}

/** The list of a zone, under whichever word the file has for it. */
function listAt(found: Read, { seat, zone }: ZonePlace): YAMLSeq | null {
  const list = found.document.getIn(["given", seat, wordFor(found, { seat, zone })])
  return isSeq(list) ? list : null
}

function wordFor({ document, game }: Read, { seat, zone }: ZonePlace): string {
  const own = document.getIn(["given", seat])
  const pairs = isMap(own) ? (own.items as readonly Pair[]) : []
  const words = pairs.map(({ key }) => (isScalar(key) ? String(key.value) : ""))
  return words.find((word) => zoneOf(game, word) === zone) ?? zone
}

const notSound = new Refused({
  code: "not-sound",
  place: "ruling",
  message: {
    en: "The text can't be read as a ruling so far. Mend what is marked in it first.",
    ja: "文章をまだ裁定として読めません。先に印のついた所を直してください。",
  },
})

/** The text with a change of its position. */
export async function builtWith(text: string, step: BuildStep): Promise<string> {
  const found = await read(text)
  if (found === null) throw notSound
  change(found, step)
  return tightened(found.document.toString({ lineWidth: 120, flowCollectionPadding: true }))
}

/** Lists as the project writes them: without blanks behind "[" and before "]". */
function tightened(text: string): string {
  return [...new Parser().parse(text)]
    .map((token) => {
      if (token.type === "document" && token.value !== undefined) tighten(token.value)
      return CST.stringify(token as CST.Document)
    })
    .join("")
}

function tighten(token: CST.Token): void {
  if (!("items" in token)) return
  for (const item of token.items) {
    if (item.key != null) tighten(item.key)
    if (item.value !== undefined) tighten(item.value)
  }
  if (token.type !== "flow-collection" || token.start.source !== "[") return
  const [first] = token.items
  if (first?.start[0]?.type === "space") first.start.shift()
  const last = token.items.at(-1)?.value
  // Where the list goes over several lines, the blanks before its "]" are how far it is indented.
  const end = last !== undefined && "end" in last ? last.end : undefined
  if (end?.at(-1)?.type === "space" && !end.some(({ type }) => type === "newline")) end.pop()
}

function change(found: Read, step: BuildStep): void {
  const { document } = found
  if (step.do === "turn") {
    document.setIn(["given", "turn"], document.createNode({ whose: step.whose, step: step.step }, { flow: true }))
    return
  }
  if (step.do === "add") {
    insert(found, step.to, document.createNode(parse(step.card), { flow: true }), step.at)
    return
  }
  const list = listAt(found, step.from)
  const item = list?.items[step.from.index] as Node | undefined
  if (list === null || item === undefined) return
  if (step.do === "tap") {
    const isTapped = isMap(item) && item.get("tapped") === true
    list.items[step.from.index] = withField(document, item, "tapped", isTapped ? null : true)
  } else if (step.do === "count") {
    list.items[step.from.index] = withField(document, item, "count", step.count > 1 ? step.count : null)
  } else {
    list.items.splice(step.from.index, 1)
    if (step.do === "move") {
      const sameZone = step.from.seat === step.to.seat && step.from.zone === step.to.zone
      const at = step.at !== null && sameZone && step.at > step.from.index ? step.at - 1 : step.at
      insert(found, step.to, item, at)
    }
  }
}

function insert(found: Read, to: ZonePlace, item: unknown, at: number | null): void {
  const { document } = found
  const list = listAt(found, to)
  if (list !== null) {
    list.items.splice(at ?? list.items.length, 0, item)
    return
  }
  const made = document.createNode([], { flow: true }) as YAMLSeq
  made.items.push(item)
  document.setIn(["given", to.seat, wordFor(found, to)], made)
}

/** A card of a zone with a field set, or without it; a card of which nothing else is said is only its name. */
function withField(document: Document, item: Node, field: string, value: unknown): Node {
  const map = isMap(item)
    ? (item as YAMLMap)
    : (document.createNode({ card: isScalar(item) ? item.value : "" }, { flow: true }) as unknown as YAMLMap)
  if (value === null) map.delete(field)
  else map.set(field, value)
  const [only, more] = map.items as readonly Pair[]
  const isName = more === undefined && isScalar(only?.key) && only.key.value === "card"
  return isName ? (only?.value as Node) : (map as unknown as Node)
}

const most = 48

const fillers: Readonly<Record<GameName, readonly string[]>> = {
  "duel-masters": [
    "{ filler: { type: creature, cost: 3, power: 3000 } }",
    "{ filler: { type: creature, civilizations: [light] } }",
    "{ filler: { type: creature, civilizations: [water] } }",
    "{ filler: { type: creature, civilizations: [darkness] } }",
    "{ filler: { type: creature, civilizations: [fire] } }",
    "{ filler: { type: creature, civilizations: [nature] } }",
  ],
  magic: ["{ filler: { type: creature, power: 2, toughness: 2 } }", "{ filler: { type: artifact } }"],
}

/** Cards that can be put into a position: those the text defines, some that are any card of their kind, and the game's own. */
export async function offeredCards(
  lang: Lang,
  game: GameName,
  search: string,
  text: string,
): Promise<readonly OfferedCard[]> {
  const known = await loadGame(game)
  const found = await read(text)
  const wanted = search.normalize("NFKC").toLowerCase().trim()
  const fits = (data: CardData): boolean =>
    [data.name.ja, data.name.en].some((name) => name?.normalize("NFKC").toLowerCase().includes(wanted) === true)
  const offered = (card: string, data: CardData): readonly OfferedCard[] => {
    const print = fits(data) ? printOf(lang, known, data) : null
    return print === null ? [] : [{ card, name: print.name, print }]
  }
  const own: unknown = found === null ? null : plainOf(found.document, found.document.get("cards"))
  const names = (Array.isArray(own) ? own : []).flatMap(({ name }: { readonly name?: unknown }) =>
    typeof name === "string"
      ? [name]
      : typeof name === "object" && name !== null
        ? [String(Object.values(name)[0])]
        : [],
  )
  const first = [
    ...names.flatMap((name) => {
      const data = found === null ? null : cardOf(found, { card: name })
      return data === null ? [] : offered(JSON.stringify(name), data)
    }),
    ...fillers[game].flatMap((card) => offered(card, fillerCard(game, (parse(card) as { filler: Filler }).filler))),
  ]
  const all = [...first]
  for (const data of known.cards) {
    if (all.length >= most) break
    all.push(...offered(JSON.stringify(data.name.ja ?? data.name.en ?? ""), data))
  }
  return all
}
