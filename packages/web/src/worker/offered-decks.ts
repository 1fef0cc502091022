import { namesOf } from "@dilemma-table/engine"
import type { KnownGame } from "../games/known.ts"
import type { OfferedDeck } from "../protocol/messages.ts"

/** The bundled decks, with the colours of their cards. */
export function offeredDecks({ cards, decks, frame }: KnownGame): readonly OfferedDeck[] {
  return decks.map(({ id, name, about, cards: list }) => {
    const colors = new Map<string, number>()
    for (const [card, n] of Object.entries(list)) {
      const data = cards.find((one) => namesOf(one.name).includes(card))
      if (data === undefined) continue
      for (const color of frame(data, 0).colors) colors.set(color, (colors.get(color) ?? 0) + n)
    }
    const size = Object.values(list).reduce((sum, n) => sum + n, 0)
    const main = [...colors].filter(([, n]) => n * 8 >= size).sort(([, a], [, b]) => b - a)
    return { id, name, about, colors: main.map(([color]) => color), size }
  })
}
