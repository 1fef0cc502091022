import { describe, expect, test } from "vitest"
import { cards, type Deck, deckFault, decks } from "../src/index.ts"

const [first] = decks
const changed = (list: Readonly<Record<string, number>>): Deck => ({
  ...(first as Deck),
  cards: { ...(first as Deck).cards, ...list },
})

describe("decks", () => {
  test("can be played: sixty cards of the library, at most four of a name but for basic lands", () => {
    for (const deck of decks) {
      expect(deckFault(deck), deck.id).toBeNull()
      for (const name of Object.keys(deck.cards)) expect(cards.map((card) => card.name.en)).toContain(name)
    }
  })

  test("that break a rule are told from others", () => {
    expect(deckFault(changed({ "Wind Drake": 5 }))).toEqual({
      code: "too-many-copies",
      rule: "100.2a",
      card: "Wind Drake",
    })
    expect(deckFault(changed({ Island: 1 }))).toEqual({ code: "deck-size", rule: "100.2a" })
    expect(deckFault(changed({ Ireland: 1 }))?.code).toBe("no-such-card")
    expect(deckFault(changed({ Island: 20 }))).toBeNull()
  })
})
