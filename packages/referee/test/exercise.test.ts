import { library } from "@dilemma-table/duel-masters"
import type { CardData } from "@dilemma-table/engine"
import { cards } from "@dilemma-table/magic"
import { describe, expect, it } from "vitest"
import { exerciseCard } from "../src/index.ts"

const magicCard = (name: string): CardData => cards.find((card) => card.name.en === name) as unknown as CardData
const duelMastersCard = (name: string): CardData => library.find((card) => card.name.ja === name) as unknown as CardData

const sorcery = (...abilities: readonly unknown[]): CardData =>
  ({
    name: { en: "Drill" },
    faces: [{ types: ["sorcery"], manaCost: "{1}", abilities }],
  }) as unknown as CardData

describe("trying out a card", () => {
  const names = ["Abrade", "Cryptic Command", "Collective Brutality", "Shadrix Silverquill", "Grizzly Bears"]
  it.each(names)("uses %s and chooses each of its modes", (name) => {
    expect(exerciseCard("magic", magicCard(name)).faults).toEqual([])
  })

  it.each(["ナチュラル・トラップ"])("uses %s", (name) => {
    expect(exerciseCard("duel-masters", duelMastersCard(name)).faults).toEqual([])
  })

  it("compares what happens with what the text says", () => {
    const twoCards = sorcery({ spell: { draw: 2 } })
    const say = (text: string) => exerciseCard("magic", twoCards, [text])
    expect(say("Draw two cards.")).toMatchObject({ faults: [], compared: expect.any(Number) })
    expect(say("Draw two cards.").compared).toBeGreaterThan(0)
    expect(say("Draw three cards.").faults.map(({ code }) => code)).toContain("not-as-said")
    expect(say("Draw a card.").faults.map(({ code }) => code)).toContain("not-as-said")
  })

  it("says which mode can't be reached", () => {
    const never = { target: { type: "creature", power: { min: 900 }, toughness: { max: 1 }, zone: "command" } }
    const card = sorcery({
      spell: { modal: { choose: 1, modes: [{ do: { draw: 1 } }, { if: { itIs: "night" }, do: { destroy: never } }] } },
    })
    expect(exerciseCard("magic", card).faults).toEqual([{ code: "not-reached", position: null, detail: "mode 2 of 2" }])
  })
})
