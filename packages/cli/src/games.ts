import {
  type Civilization,
  type DmCard,
  deckFault,
  deckSetup,
  decks,
  rulebook as duelMasters,
  library,
  pileOf,
} from "@dilemma-table/duel-masters"
import type { CardData, ObjectView, Rulebook, Setup } from "@dilemma-table/engine"
import {
  type MagicCard,
  magic,
  cards as magicCards,
  deckFault as magicDeckFault,
  decks as magicDecks,
  deckSetup as magicSetup,
} from "@dilemma-table/magic"
import { type Lang, sayTerminal } from "@dilemma-table/words"

/** A deck that a game can be played with at the table. */
export interface TableDeck {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
}

/** Where the cards of a deck lie before the game. */
export type Pile = "cards" | "hyperspatial" | "gr"

/** A deck that somebody made: how many of what, by the names under which its game lists cards. */
export interface OwnDeck extends TableDeck {
  readonly lists: { readonly cards: Readonly<Record<string, number>> } & Partial<
    Readonly<Record<Pile, Readonly<Record<string, number>>>>
  >
  /** Those of its cards that the library hasn't, by name. */
  readonly own: ReadonlyMap<string, CardData>
}

/** What is wrong with a deck, by which rule. */
interface DeckFault {
  readonly code: string
  readonly rule: string
  readonly card?: string
}

/** How a game's table is laid out at a terminal, by the rulebook's names of zones. */
export interface TableLayout {
  /** Listed card by card on both sides, the outermost first. */
  readonly named: readonly string[]
  /** Listed for oneself alone. */
  readonly own: readonly string[]
  /** Between the players. */
  readonly shared: readonly string[]
  /** Only counted. */
  readonly counted: readonly string[]
  readonly hiddenIfEmpty: readonly string[]
  readonly life: boolean
  /** What is said of a card beside its name: cost, civilizations, power. */
  note(lang: Lang, card: CardData, object: ObjectView, zone: string): readonly string[]
}

/** A game as the command knows it. */
export interface KnownGame {
  readonly rulebook: Rulebook
  /** What people call it. */
  readonly name: string
  readonly cards: readonly CardData[]
  readonly decks: readonly TableDeck[]
  /** The name under which decks list a card. */
  listedAs(card: CardData): string
  pileOf(card: CardData): Pile
  deckFault(deck: OwnDeck): DeckFault | null
  /** A whole game between two of its decks, or those that somebody made, from shuffling on; the first one's player is seat A. `first` names the seat that begins. */
  setup(decks: readonly [TableDeck | OwnDeck, TableDeck | OwnDeck], seed: number, first?: number): Setup
  readonly layout: TableLayout
}

/** Costs, powers and civilizations stand in a card's data under these names where its game has them. */
interface FaceFacts {
  readonly cost?: number | string
  readonly civilizations?: readonly Civilization[]
  readonly mana?: number
}

const duelMastersLayout: TableLayout = {
  named: ["graveyard", "mana", "battle"],
  own: ["hand"],
  shared: [],
  counted: ["hand", "shields", "deck", "hyperspatial", "gr", "abyss"],
  hiddenIfEmpty: ["graveyard", "hyperspatial", "gr", "abyss"],
  life: false,
  note: (lang, card, object, zone) => {
    const { cost, civilizations = [], mana } = (card.faces[object.face ?? 0] ?? {}) as FaceFacts
    const letters = civilizations.map((one) => sayTerminal(lang, "table", `civilization-${one}`)).join("/")
    const power = object.now?.power
    const paid = cost === "infinity" ? "∞" : cost
    if (zone !== "battle" && zone !== "mana") return [[paid, letters].filter(Boolean).join(" ")]
    if (zone === "mana")
      return [
        ...(letters === "" ? [] : [letters]),
        ...(mana === undefined || mana === 1 ? [] : [sayTerminal(lang, "table", "mana-number", { n: mana })]),
      ]
    return zone === "battle" && typeof power === "number" && power > 0 ? [String(power)] : []
  },
}

interface MagicNow {
  readonly types?: readonly string[]
  readonly power?: number
  readonly toughness?: number
}

const magicLayout: TableLayout = {
  named: ["exile", "phased-out", "graveyard", "battlefield"],
  own: ["hand"],
  shared: ["stack"],
  counted: ["hand", "library"],
  hiddenIfEmpty: ["exile", "phased-out", "graveyard", "stack"],
  life: true,
  note: (lang, card, object, zone) => {
    const face = (card.faces[object.face ?? 0] ?? {}) as { readonly manaCost?: string }
    const { power, toughness, types } = (object.now ?? {}) as MagicNow
    if (zone === "battlefield") return types?.includes("creature") === true ? [`${power}/${toughness}`] : []
    return face.manaCost === undefined ? [] : [face.manaCost]
  },
}

/** A deck that somebody made, as the games' own decks are. */
const asDeck = ({ id, name, lists }: OwnDeck) => ({ id, name, about: name, ...lists })

/** Plays with decks of one game only. */
function known<D extends TableDeck>(
  game: Omit<KnownGame, "setup" | "decks"> & {
    readonly decks: readonly D[]
    asDeck(deck: OwnDeck): D
    setup(decks: readonly [D, D], seed: number, first?: number): Setup
  },
): KnownGame {
  const own = (deck: TableDeck | OwnDeck): D => {
    if ("lists" in deck) return game.asDeck(deck)
    const found = game.decks.find(({ id }) => id === deck.id)
    if (found === undefined) throw new RangeError(`${game.name} has no deck ${deck.id}`)
    return found
  }
  return {
    ...game,
    setup: ([a, b], seed, first) => withOwnCards(game.setup([own(a), own(b)], seed, first), [a, b]),
  }
}

/** Cards that the library hasn't are in the setup themselves. */
function withOwnCards(setup: Setup, decks: readonly (TableDeck | OwnDeck)[]): Setup {
  const ownCard = (name: string): CardData | undefined =>
    decks.flatMap((deck) => ("own" in deck ? (deck.own.get(name) ?? []) : []))[0]
  return {
    ...setup,
    cards: setup.cards.map((source) => {
      const data = "card" in source ? ownCard(source.card) : undefined
      return data === undefined ? source : { data }
    }),
  }
}

export const knownGames: readonly KnownGame[] = [
  known({
    rulebook: duelMasters,
    name: "Duel Masters",
    cards: library as readonly CardData[],
    decks,
    asDeck,
    listedAs: ({ name }) => name.ja ?? name.en ?? "",
    pileOf: (card) => pileOf(card as unknown as DmCard),
    deckFault: (deck) => deckFault(asDeck(deck)),
    setup: (of, seed, first) => deckSetup(of, seed, {}, first),
    layout: duelMastersLayout,
  }),
  known({
    rulebook: magic,
    name: "Magic: The Gathering",
    cards: magicCards as unknown as readonly CardData[],
    decks: magicDecks,
    asDeck,
    listedAs: ({ name }) => name.en ?? name.ja ?? "",
    pileOf: () => "cards",
    deckFault: (deck) =>
      magicDeckFault(asDeck(deck), (name) => {
        const found = deck.own.get(name) ?? magic.find(name)
        return found as unknown as MagicCard | undefined
      }),
    setup: (of, seed, first) => magicSetup(of, seed, {}, first),
    layout: magicLayout,
  }),
]
