import { compileDuelMasters } from "@dilemma-table/card-text"
import { library, rulebook } from "@dilemma-table/duel-masters"
import { printCard } from "@dilemma-table/words"
import { describe, expect, it } from "vitest"
import { alike } from "./alike.ts"
import { notReadBackYet } from "./not-read-back-yet.ts"

const civilizations: Readonly<Record<string, string>> = {
  light: "光",
  water: "水",
  darkness: "闇",
  fire: "火",
  nature: "自然",
}

describe("what is printed of the library's cards", () => {
  it.each(library.map((card) => [card.name.ja ?? card.name.en ?? "", card] as const))("%s reads back", (name, card) => {
    const printed = printCard("ja", rulebook, card as never)
    const same = card.faces.every((own, i) => {
      const { cost, power, text, types } = printed.faces[i] ?? { cost: "", power: "", text: [], types: "" }
      const done = compileDuelMasters({
        name,
        faces: [
          {
            name,
            type: types.replace(/^\S+ /, "").replace(/[：(].*/, ""),
            civilizations: own.civilizations.map((one) => civilizations[one] ?? one),
            cost,
            power,
            races: own.races ?? [],
            mana: "",
            text: text.join("\n"),
          },
        ],
      })
      return done.ok && alike(done.card.faces[0]?.abilities ?? [], own.abilities ?? [])
    })
    expect(same).toBe(!notReadBackYet.has(name))
  })
})
