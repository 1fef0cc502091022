import { compileDuelMasters } from "@dilemma-table/card-text"
import { library } from "@dilemma-table/duel-masters"
import { describe, expect, it } from "vitest"
import { alike } from "./alike.ts"
import { printedDuelMasters } from "./printed-source.ts"

describe("what is printed of Duel Masters' library", () => {
  it.each(library.map((card) => [card.name.ja ?? card.name.en ?? "", card] as const))("%s reads back", (_, card) => {
    const read = printedDuelMasters(card).map(compileDuelMasters)
    const faces = read.flatMap((done) => (done.ok ? done.card.faces : []))
    expect(faces).toHaveLength(card.faces.length)
    for (const [i, own] of card.faces.entries())
      expect(alike(faces[i]?.abilities ?? [], own.abilities ?? [])).toBe(true)
    const [first] = read
    if (card.layout === undefined || first?.ok !== true) return
    expect({ layout: first.card.layout, cells: first.card.cells }).toEqual({ layout: card.layout, cells: card.cells })
  })
})
