import type { CardSource } from "@dilemma-table/card-text"
import { library } from "@dilemma-table/duel-masters"
import { randomSource } from "@dilemma-table/engine"
import { cards } from "@dilemma-table/magic"
import { describe, expect, it } from "vitest"
import { corpusCards, corpusFiles } from "./corpus-files.ts"
import { tryEdits } from "./edited-texts.ts"
import { printedDuelMasters, printedMagic } from "./printed-source.ts"

const own: Readonly<Record<CardSource["game"], readonly CardSource[]>> = {
  magic: cards.map((card) => ({ game: "magic", source: printedMagic(card) })),
  "duel-masters": library.flatMap((card) =>
    printedDuelMasters(card).map((source): CardSource => ({ game: "duel-masters", source })),
  ),
}

describe.each(["magic", "duel-masters"] as const)("changed words of %s", (game) => {
  it("in the library's texts change the card or have it refused", () => {
    const { tried, understood, unchanged, otherWords } = tryEdits(own[game], randomSource(1), 250)
    expect(unchanged).toEqual([])
    // Japanese has more ways to say the same, and texts that mean nothing may be understood.
    if (game === "magic") expect(otherWords).toEqual([])
    expect(tried).toBeGreaterThanOrEqual(250)
    expect(understood).toBeGreaterThan(0)
  })

  if (corpusFiles().length === 0) return
  it("in a corpus's texts change the card or have it refused", async () => {
    const { tried, unchanged, otherWords } = tryEdits(await corpusCards(game), randomSource(2), 1500)
    expect(unchanged).toEqual([])
    if (game === "magic") expect(otherWords).toEqual([])
    expect(tried).toBeGreaterThanOrEqual(1500)
  })
})
