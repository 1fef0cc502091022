import { expect, test } from "vitest"
import { type Deck, deckFault, decks, library, pileOf } from "../src/index.ts"

const piles = ["cards", "hyperspatial", "gr"] as const

test("bundled decks can be played: their cards are of the library, each where it lies before the game", () => {
  for (const deck of decks) {
    expect(deckFault(deck), deck.id).toBeNull()
    for (const pile of piles)
      for (const name of Object.keys(deck[pile] ?? {})) {
        const card = library.find((one) => one.name.ja === name)
        expect(card === undefined ? "no such card" : pileOf(card), name).toBe(pile)
      }
  }
  expect(new Set(decks.map(({ id }) => id)).size).toBe(decks.length)
})

test("decks that break a rule are told, with the card", () => {
  const [first] = decks as readonly [Deck, ...Deck[]]
  const changed = (list: Readonly<Record<string, number>>): Deck => ({ ...first, cards: { ...first.cards, ...list } })
  expect(deckFault({ ...first, cards: { "アクア・ガード": 40 } })).toEqual({
    code: "too-many-copies",
    rule: "100.2a",
    card: "アクア・ガード",
  })
  expect(deckFault(changed({ "アクア・ガード": 1 }))).toEqual({ code: "deck-size", rule: "100.2" })
})
