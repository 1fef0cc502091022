import { makeEdition } from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { deckFault, decks, editionFlags, findCard, library, rulebook } from "../src/index.ts"

describe("the library", () => {
  test("no two cards have the same name", () => {
    const names = library.map((card) => card.name.ja)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  test.each(["2021-10-22", "2022-06-23", "2023-10-11", "2026-04-10"])("every card can be used in %s", (date) => {
    const edition = makeEdition(editionFlags, date, { date })
    const faults = library.flatMap((card) => {
      const compiled = rulebook.compile(card as never, edition)
      return compiled.ok ? [] : [`${card.name.ja}${compiled.fault.place}: ${compiled.fault.message.en}`]
    })
    expect(faults).toEqual([])
  })

  test.each([
    ["ブレイン・スラッシュ", "ブレイン･スラッシュ"],
    ["轟壊!切札MAX", "轟壊！切札ＭＡＸ"],
    ["星装者 バーナイン", "星装者バーナイン"],
    ["終絶電融 パワーロビン", "終絶電融　パワーロビン"],
    ["邪眼の祈祷師ザビ・ミラIV世", "邪眼の祈祷師ザビ・ミラⅣ世"],
    ["青銅の鎧", "bronze-arm tribe"],
  ])("%s is found as %s", (name, written) => {
    expect(findCard(written)?.name.ja).toBe(name)
  })

  test("decks can be played", () => {
    for (const deck of decks) {
      expect(deckFault(deck)).toBeNull()
      for (const name of [deck.cards, deck.hyperspatial ?? {}, deck.gr ?? {}].flatMap(Object.keys))
        expect(findCard(name), name).toBeDefined()
    }
  })
})
