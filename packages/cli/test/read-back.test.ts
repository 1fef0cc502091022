import { compileMagic } from "@dilemma-table/card-text"
import type { CardData } from "@dilemma-table/engine"
import { magic } from "@dilemma-table/magic"
import { expect, it } from "vitest"
import { isSameCard } from "../src/cards/same-card.ts"
import { kindsOf, readsBack, understood } from "../src/cards/understood.ts"
import { corpusCards, corpusFiles } from "./corpus-files.ts"

const spell = (...effects: readonly object[]): CardData =>
  ({ name: { en: "Lantern Study" }, faces: [{ types: ["sorcery"], abilities: [{ spell: effects }] }] }) as never

const fights = (mine: string, theirs: string): CardData =>
  spell(
    { let: mine, be: { target: { type: "creature", controller: "you" } } },
    { let: theirs, be: { target: { type: "creature", controller: "opponent" } } },
    { fight: { ref: mine }, with: { ref: theirs } },
  )

it("cards are the same whatever their names are called, and not where a name means something else", () => {
  expect(isSameCard(magic, fights("one", "other"), fights("other", "one"))).toBe(true)
  expect(isSameCard(magic, spell({ draw: 1 }, { discard: 1 }), spell([{ draw: 1 }, { discard: 1 }]))).toBe(true)
  expect(isSameCard(magic, spell({ draw: 1, by: "opponent" }), spell({ by: "opponent", draw: 1 }))).toBe(true)
  expect(isSameCard(magic, spell({ draw: 1 }), spell({ draw: 2 }))).toBe(false)
  const turned = spell(
    { let: "one", be: { target: { type: "creature", controller: "you" } } },
    { let: "other", be: { target: { type: "creature", controller: "opponent" } } },
    { fight: { ref: "other" }, with: { ref: "one" } },
  )
  expect(isSameCard(magic, fights("one", "other"), turned)).toBe(false)
})

it("a card with several faces and names reads back", () => {
  const source = {
    name: "Wren of Two Paths // Path of Wrens",
    layout: "modal",
    faces: [
      {
        name: "Wren of Two Paths",
        manaCost: "{1}{W}",
        typeLine: "Creature — Bird",
        pt: "2/1",
        text: "When this creature enters, exile target creature card from a graveyard. If it was a Bird card, draw a card.",
      },
      {
        name: "Path of Wrens",
        manaCost: "{2}{W}",
        typeLine: "Sorcery",
        pt: null,
        text: "Destroy target creature. Its controller draws a card.",
      },
    ],
  }
  const done = compileMagic(source)
  expect(done.ok && readsBack({ game: "magic", source }, done.card as unknown as CardData)).toBe(true)
})

if (corpusFiles().length > 0)
  it("what is printed of a corpus's modal double-faced cards reads back to the same cards", async () => {
    const cards = (await corpusCards("magic")).filter((card) => kindsOf(card).includes("mdfc"))
    const differing = cards.filter((card) => {
      const done = understood(card)
      return done.ok && !readsBack(card, done.card)
    })
    expect(differing.map(({ source }) => source.name)).toEqual([])
  })
