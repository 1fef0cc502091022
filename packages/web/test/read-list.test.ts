import { describe, expect, test } from "vitest"
import { loadGame } from "../src/games/known.ts"
import { folded } from "../src/shown/folded.ts"
import { catalogueOf } from "../src/worker/catalogue.ts"
import { judged } from "../src/worker/judged-deck.ts"
import { readList } from "../src/worker/read-list.ts"

const magic = await loadGame("magic")
const duelMasters = await loadGame("duel-masters")
const inMagic = (text: string) => readList(catalogueOf("magic", magic).cards, text)
const inDuelMasters = (text: string) => readList(catalogueOf("duel-masters", duelMasters).cards, text)

describe("A list of cards", () => {
  test.each([
    ["4 Counterspell", 4],
    ["4x Counterspell", 4],
    ["Counterspell x4", 4],
    ["counterspell ×4", 4],
    ["4 Counterspell (STA) 15", 4],
    ["4 対抗呪文", 4],
    ["対抗呪文 4枚", 4],
    ["Counterspell", 1],
  ])("reads %j", (text, n) => {
    expect(inMagic(text)).toMatchObject({ lists: { cards: { Counterspell: n } }, unknown: [] })
  })

  test.each(["4 ブレイン・スラッシュ", "ﾌﾞﾚｲﾝ･ｽﾗｯｼｭ ×4", "4枚 ブレインスラッシュ", "・4x ぶれいん・すらっしゅ"])(
    "reads %j",
    (text) => {
      expect(inDuelMasters(text)).toMatchObject({ lists: { cards: { "ブレイン・スラッシュ": 4 } }, unknown: [] })
    },
  )

  test("from Arena keeps the name and leaves the sideboard out", () => {
    const read = inMagic("About\nName Blue\n\nDeck\n4 Counterspell (STA) 15\n\nSideboard\n2 Island (ANA) 56")
    expect(read).toMatchObject({ name: "Blue", count: 4, beside: 2, unknown: [] })
  })

  test("puts psychic creatures into the hyperspatial zone", () => {
    expect(inDuelMasters("超次元ゾーン\n2 時空の花カイマン").lists.hyperspatial).toEqual({ 時空の花カイマン: 2 })
  })

  test("names every unknown line, with names that are like it", () => {
    const { unknown, count } = inMagic("4 Island\n3 Conterspell\n\n2 <img src=x onerror=alert(1)>\n999999999 Island")
    expect(count).toBe(4)
    expect(unknown.map(({ line }) => line)).toEqual([2, 4, 5])
    expect(unknown[0]).toMatchObject({ n: 3, near: expect.arrayContaining(["Counterspell"]) })
  })

  test("that is too long is refused with a sentence", () => {
    expect(() => inMagic("4 Island\n".repeat(50_000))).toThrow(/too long/)
    expect(inMagic("__proto__ x4\n4 constructor").unknown).toHaveLength(2)
  })
})

test("What is searched is folded: width, case, kana and what stands between", () => {
  expect(folded("ﾌﾞﾚｲﾝ･ｽﾗｯｼｭ")).toBe(folded("ブレイン・スラッシュ"))
  expect(folded("Jace’s  Défeat!")).toBe("jacesdefeat")
})

test("A deck is judged by its game's rulebook", async () => {
  expect(await judged(magic, { cards: { Island: 60 } })).toEqual({ fault: null, rule: null })
  expect(await judged(magic, { cards: { Island: 59 } })).toMatchObject({ fault: { code: "deck-size", rule: "100.2a" } })
  const five = { "アクア・サーファー": 5, "ブレイン・スラッシュ": 35 }
  expect(await judged(duelMasters, { cards: five })).toMatchObject({
    fault: { code: "too-many-copies", rule: "100.2a", card: "アクア・サーファー" },
    rule: { en: expect.stringContaining("four") },
  })
})
