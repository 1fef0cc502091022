import { basename, resolve } from "node:path"
import { foldedName, namesToFind, readDeckList } from "@dilemma-table/card-text"
import { type CardData, namesOf } from "@dilemma-table/engine"
import type { Store } from "@dilemma-table/store"
import { type Lang, sayRule, sayTerminal } from "@dilemma-table/words"
import { playable, whyNot } from "../cards/stored.ts"
import { Failure } from "../failure.ts"
import { bytesOf } from "../files.ts"
import type { KnownGame, OwnDeck, Pile } from "../games.ts"
import { likeliest } from "../likeliest.ts"

/** A deck of a file, and what is to be said of it. */
export interface ReadDeck {
  readonly deck: OwnDeck
  readonly remarks: readonly string[]
}

interface Known {
  readonly name: string
  readonly data: CardData | null
  /** Is it the library's? */
  readonly bundled: boolean
  readonly pile: Pile
  /** Why it can't be played, where it can't. */
  readonly why: readonly string[]
}

const shown = 10

/**
 * The deck of a file, of cards of the library and else of the user's store. Throws Failure where a line names no card, or one
 * that isn't understood.
 */
export function deckFromFile(lang: Lang, cwd: string, path: string, known: KnownGame, store: Store | null): ReadDeck {
  const cards = new Finder(lang, known, store)
  const read = readDeckList(textOf(lang, resolve(cwd, path), path), (name) => cards.find(name))
  if (!read.ok) throw new Failure(`${path}: ${read.fault.message[lang]}`)
  const { held, unknown, name } = read.value
  const problems = [
    ...unknown.map(({ line, text, name: meant }) => {
      const near = cards.near(meant)
      const hint = near.length === 0 ? "" : ` ${sayTerminal(lang, "fault", "near-cards", { names: near.join(", ") })}`
      return `${sayTerminal(lang, "own-deck", "unknown", { path, line, text })}${hint}`
    }),
    ...[...new Set(held.map(({ card }) => card))].flatMap(({ why }) => why),
  ]
  if (problems.length > 0) {
    const more = problems.length - shown
    throw new Failure(
      [
        ...problems.slice(0, shown),
        ...(more > 0 ? [sayTerminal(lang, "own-deck", "more", { count: more })] : []),
        sayTerminal(lang, "own-deck", "import"),
      ].join("\n"),
      2,
      unknown.length > 0 ? "unknown-card" : "not-understood",
    )
  }
  const lists: Record<Pile, Record<string, number>> = { cards: {}, hyperspatial: {}, gr: {} }
  const own = new Map<string, CardData>()
  let beside = 0
  for (const { card, n, part } of held) {
    if (part === "side") beside += n
    else lists[card.pile][card.name] = (lists[card.pile][card.name] ?? 0) + n
    if (!card.bundled && card.data !== null) own.set(card.name, card.data)
  }
  if (Object.keys(lists.cards).length === 0)
    throw new Failure(sayTerminal(lang, "own-deck", "empty", { path }), 2, "empty-deck")
  const called = name ?? basename(path)
  const deck: OwnDeck = { id: path, name: { ja: called, en: called }, lists, own }
  return { deck, remarks: remarksOn(lang, known, deck, beside) }
}

function remarksOn(lang: Lang, known: KnownGame, deck: OwnDeck, beside: number): readonly string[] {
  const fault = known.deckFault(deck)
  return [
    ...(beside === 0 ? [] : [sayTerminal(lang, "own-deck", "beside", { count: beside })]),
    ...(fault === null
      ? []
      : [
          sayTerminal(lang, "own-deck", "fault", {
            rule: fault.rule,
            text: `${sayRule(lang, known.rulebook, fault.rule) ?? ""}${fault.card === undefined ? "" : ` (${fault.card})`}`,
          }),
        ]),
  ]
}

/** Looks for cards in the library, then in the user's store. */
class Finder {
  private readonly found = new Map<string, Known | null>()
  private readonly names = new Map<string, CardData>()
  private readonly lang: Lang
  private readonly game: KnownGame
  private readonly store: Store | null

  constructor(lang: Lang, game: KnownGame, store: Store | null) {
    this.lang = lang
    this.game = game
    this.store = store
    for (const card of game.cards) {
      const faces = card.faces.flatMap(({ name }) => (name === undefined ? [] : namesOf(name)))
      for (const name of namesToFind(namesOf(card.name), faces)) if (!this.names.has(name)) this.names.set(name, card)
    }
  }

  find(name: string): Known | null {
    const key = foldedName(name)
    const before = this.found.get(key)
    if (before !== undefined) return before
    const found = this.inLibrary(key) ?? this.inStore(name)
    this.found.set(key, found)
    return found
  }

  near(name: string): readonly string[] {
    const { game, store } = this
    const all = [...game.cards.flatMap((card) => namesOf(card.name)), ...(store?.namesLike(name, 20) ?? [])]
    return likeliest(name, all, 3)
  }

  private inLibrary(key: string): Known | null {
    const card = this.names.get(key)
    if (card === undefined) return null
    return { name: this.game.listedAs(card), data: card, bundled: true, pile: this.game.pileOf(card), why: [] }
  }

  private inStore(name: string): Known | null {
    const { lang, game, store } = this
    const [stored] = store?.find(name, game.rulebook.game as "magic" | "duel-masters") ?? []
    if (stored === undefined) return null
    const data = playable(stored)
    const called = stored.source.source.name
    if (data !== null) return { name: called, data, bundled: false, pile: game.pileOf(data), why: [] }
    return { name: called, data: null, bundled: false, pile: "cards", why: [whyNot(lang, stored)] }
  }
}

function textOf(lang: Lang, path: string, written: string): string {
  const bytes = bytesOf(lang, path, written)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new Failure(`${written}: ${sayTerminal(lang, "file-fault", "unknown-encoding")}`)
  }
}
