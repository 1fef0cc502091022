import { compileDuelMasters } from "@dilemma-table/card-text"
import { library } from "@dilemma-table/duel-masters"
import { describe, expect, it } from "vitest"
import { alike } from "./alike.ts"
import { notReadBackYet } from "./not-read-back-yet.ts"
import { printedDuelMasters } from "./printed-source.ts"

describe("what is printed of the library's cards", () => {
  it.each(library.map((card) => [card.name.ja ?? card.name.en ?? "", card] as const))("%s reads back", (name, card) => {
    const same = card.faces.every((own, i) => {
      const done = compileDuelMasters(printedDuelMasters(card, i))
      return done.ok && alike(done.card.faces[0]?.abilities ?? [], own.abilities ?? [])
    })
    expect(same).toBe(!notReadBackYet.has(name))
  })
})
