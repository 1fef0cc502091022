import type { CardSource, EditionRequest, Placed, SeatSetup, Setup } from "@dilemma-table/engine"
import type { Deck } from "./cards/decks.ts"

/**
 * A whole game between two decks, from shuffling on. The first deck is seat A's.
 * @param seed an integer
 * @param first the seat that goes first; left out, both are asked for a hand of じゃんけん (103.4)
 */
export function deckSetup(
  decks: readonly [Deck, Deck],
  seed: number,
  edition: EditionRequest = {},
  first?: number,
): Setup {
  const cards: CardSource[] = []
  const at = new Map<string, number>()
  const index = (name: string): number => {
    const known = at.get(name)
    if (known !== undefined) return known
    at.set(name, cards.length)
    cards.push({ card: name })
    return cards.length - 1
  }
  const copies = (list: Readonly<Record<string, number>> = {}): readonly Placed[] =>
    Object.entries(list).flatMap(([name, n]) => Array.from({ length: n }, () => ({ card: index(name) })))
  const seats = decks.map(
    (deck): SeatSetup => ({
      zones: { deck: copies(deck.cards), hyperspatial: copies(deck.hyperspatial), gr: copies(deck.gr) },
    }),
  )
  return { edition, seed, cards, seats, start: { whole: true, ...(first === undefined ? {} : { first }) } }
}
