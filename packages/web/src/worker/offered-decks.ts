import { namesOf } from "@dilemma-table/engine"
import { asDeck } from "../games/as-deck.ts"
import type { KnownDeck, KnownGame } from "../games/known.ts"
import type { NamedDeck, OfferedDeck } from "../protocol/messages.ts"

/** The bundled decks. */
export const offeredDecks = (known: KnownGame): readonly OfferedDeck[] =>
  known.decks.map((deck) => ({ ...offered(known, deck), own: false }))

/** Of decks that somebody made the ones the rulebook allows. */
export const allowedDecks = (known: KnownGame, own: readonly NamedDeck[]): readonly OfferedDeck[] =>
  own
    .map(({ id, name, lists }) => asDeck(lists, id, name))
    .filter((deck) => known.deckFault(deck) === null)
    .map((deck) => ({ ...offered(known, deck), own: true }))

/** A deck with the colours of its cards, the main ones first. */
function offered({ cards, frame }: KnownGame, { id, name, about, cards: list }: KnownDeck): Omit<OfferedDeck, "own"> {
  const colors = new Map<string, number>()
  for (const [card, n] of Object.entries(list)) {
    const data = cards.find((one) => namesOf(one.name).includes(card))
    if (data === undefined) continue
    for (const color of frame(data, 0).colors) colors.set(color, (colors.get(color) ?? 0) + n)
  }
  const size = Object.values(list).reduce((sum, n) => sum + n, 0)
  const main = [...colors].filter(([, n]) => n * 8 >= size).sort(([, a], [, b]) => b - a)
  return { id, name, about, colors: main.map(([color]) => color), size }
}
