import { compileMagic } from "@dilemma-table/card-text"
import { cards } from "@dilemma-table/magic"
import { describe, expect, it } from "vitest"
import { alike } from "./alike.ts"
import { canonical } from "./alike-magic.ts"
import { printedMagic } from "./printed-source.ts"

describe("what is printed of Magic's library", () => {
  it.each(cards.map((card) => [card.name.en ?? card.name.ja ?? "", card] as const))("%s reads back", (_, card) => {
    const done = compileMagic(printedMagic(card))
    const same =
      done.ok &&
      card.faces.every((own, i) =>
        alike(canonical(done.card.faces[i]?.abilities ?? []), canonical(own.abilities ?? [])),
      )
    expect(same).toBe(true)
  })
})
