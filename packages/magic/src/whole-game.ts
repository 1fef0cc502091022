import type { CardSource, EditionRequest, Placed, SeatSetup, Setup } from "@dilemma-table/engine"
import type { Deck } from "./cards/decks.ts"

/**
 * A whole game between two to four decks, from shuffling on (103). The first deck is seat A's.
 * @param seed an integer
 * @param first the seat that goes first; left out, chance says it (103.1)
 */
export function deckSetup(decks: readonly Deck[], seed: number, edition: EditionRequest = {}, first?: number): Setup {
  const names = [...new Set(decks.flatMap(({ cards }) => Object.keys(cards)))]
  const cards: readonly CardSource[] = names.map((card) => ({ card }))
  const seats = decks.map(
    (deck): SeatSetup => ({
      zones: {
        library: Object.entries(deck.cards).flatMap(([name, n]) =>
          Array.from({ length: n }, (): Placed => ({ card: names.indexOf(name) })),
        ),
      },
    }),
  )
  return { edition, seed, cards, seats, start: { whole: true, ...(first === undefined ? {} : { first }) } }
}
