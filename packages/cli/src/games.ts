import { deckSetup, decks, rulebook as duelMasters, library } from "@dilemma-table/duel-masters"
import type { CardData, Rulebook, Setup } from "@dilemma-table/engine"

/** A deck that a game can be played with at the table. */
export interface TableDeck {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
}

/** A game as the command knows it. */
export interface KnownGame {
  readonly rulebook: Rulebook
  /** What people call it. */
  readonly name: string
  readonly cards: readonly CardData[]
  readonly decks: readonly TableDeck[]
  /** A whole game between two of its decks, from shuffling on; the first one's player is seat A and begins. */
  setup(decks: readonly [TableDeck, TableDeck], seed: number): Setup
  /** What one does with a card that lies in this zone of one's own: of that "why not?" is asked. */
  readonly wishes: Readonly<Record<string, Wish>>
}

type Wish = "use" | "cast" | "attack"

/** Plays with decks of one game only. */
function known<D extends TableDeck>(
  game: Omit<KnownGame, "setup" | "decks"> & {
    readonly decks: readonly D[]
    setup(decks: readonly [D, D], seed: number): Setup
  },
): KnownGame {
  const own = (deck: TableDeck): D => {
    const found = game.decks.find(({ id }) => id === deck.id)
    if (found === undefined) throw new RangeError(`${game.name} has no deck ${deck.id}`)
    return found
  }
  return { ...game, setup: ([a, b], seed) => game.setup([own(a), own(b)], seed) }
}

export const knownGames: readonly KnownGame[] = [
  known({
    rulebook: duelMasters,
    name: "Duel Masters",
    cards: library as readonly CardData[],
    decks,
    setup: deckSetup,
    wishes: { hand: "use", battle: "attack" },
  }),
]
