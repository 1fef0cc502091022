import { describe, expect, test } from "vitest"
import { foldedName, namesToFind, readDeckList } from "../src/index.ts"

const cards = [
  ["Ember Sprout"],
  ["Path of Ash // Road of Snow", "Path of Ash", "Road of Snow"],
  ["Æther's Rise", "Æther's Rise"],
  ["Island"],
  ["+2 Blade"],
  ["炎の試作"],
  ["エンバー・テスト"],
]
const known = new Map<string, string>()
for (const [whole = "", ...faces] of cards)
  for (const name of namesToFind([whole], faces)) if (!known.has(name)) known.set(name, whole)

function read(text: string) {
  const done = readDeckList(text, (name) => known.get(foldedName(name)) ?? null)
  if (!done.ok) throw new Error(done.fault.message.en)
  const { name, held, unknown } = done.value
  const list = (part: "main" | "side") =>
    Object.fromEntries(held.filter((one) => one.part === part).map(({ card, n }) => [card, n]))
  return { name, main: list("main"), side: list("side"), unknown }
}

describe("a line", () => {
  test.each([
    ["4 Ember Sprout", "Ember Sprout"],
    ["4x ember sprout", "Ember Sprout"],
    ["Ember Sprout ×4", "Ember Sprout"],
    ["4 Ember Sprout (ONE) 123", "Ember Sprout"],
    ["4 Ember Sprout (ONE) 123 *F*", "Ember Sprout"],
    ["4x Ember Sprout (one) 12a [Creature]", "Ember Sprout"],
    ["4 [ONE:177] Ember Sprout", "Ember Sprout"],
    ["4 [ONE] Ember Sprout", "Ember Sprout"],
    ["4 Path of Ash // Road of Snow", "Path of Ash // Road of Snow"],
    ["4 Path of Ash/Road of Snow", "Path of Ash // Road of Snow"],
    ["4 Path of Ash", "Path of Ash // Road of Snow"],
    ["4 Road of Snow", "Path of Ash // Road of Snow"],
    ["4 Aether’s Rise", "Æther's Rise"],
    ["4 ＡＥＴＨＥＲ'Ｓ　ＲＩＳＥ", "Æther's Rise"],
    ["4 +2 Blade", "+2 Blade"],
    ["4 炎の試作", "炎の試作"],
    ["4枚 炎の試作", "炎の試作"],
    ["炎の試作 4枚", "炎の試作"],
    ["4x ｴﾝﾊﾞｰ･ﾃｽﾄ", "エンバー・テスト"],
    ["えんばーてすと×4", "エンバー・テスト"],
  ])("%j", (line, card) => {
    expect(read(line)).toMatchObject({ main: { [card]: 4 }, unknown: [] })
  })
})

describe("a file", () => {
  test.each([
    ["Arena", "About\nName Sprouts\n\nDeck\n4 Ember Sprout (ONE) 1\n\nSideboard\n2 Island (ONE) 2\n"],
    ["XMage", "NAME:Sprouts\n4 [ONE:1] Ember Sprout\nSB: 2 [ONE:2] Island\nLAYOUT MAIN:(1,1)(NONE,false,50)|([ONE:1])"],
    ["dec", "// a comment\n4 Ember Sprout\nSB:  2 Island"],
    ["mwDeck", "// a comment\n    4 [ONE] Ember Sprout\nSB:  2 [ONE] Island"],
    [
      "Magic Online",
      '<?xml version="1.0"?><Deck><NetDeckID>0</NetDeckID><Cards CatID="1" Quantity="4" Sideboard="false" Name="Ember Sprout"/><Cards CatID="2" Quantity="2" Sideboard="true" Name="Island"/></Deck>',
    ],
    [
      "Cockatrice",
      '<cockatrice_deck version="1"><deckname>Sprouts</deckname><zone name="main"><card number="4" name="Ember Sprout"/></zone><zone name="side"><card number="2" name="Island"/></zone><zone name="tokens"><card number="9" name="Island"/></zone></cockatrice_deck>',
    ],
    [
      "OCTGN",
      '<deck game="x"><section name="Main"><card qty="4" id="y">Ember Sprout</card></section><section name="Sideboard"><card qty="2" id="z">Island</card></section></deck>',
    ],
  ])("of %s", (_, text) => {
    expect(read(text)).toMatchObject({ main: { "Ember Sprout": 4 }, side: { Island: 2 }, unknown: [] })
  })

  test("of Magic Online as text has its sideboard behind an empty line; groups of cards aren't one", () => {
    expect(read("4 Ember Sprout\n56 Island\n\n3 Path of Ash").side).toEqual({ "Path of Ash // Road of Snow": 3 })
    expect(read("4 Ember Sprout\n\n4 Path of Ash\n\n20 Island").side).toEqual({})
    expect(read("4 Ember Sprout\n\n4 Path of Ash").side).toEqual({})
  })
})

test("what names no card is told with its line", () => {
  expect(read("4 Ember Sprout\n\n3 Umber Sprout\n100 Island").unknown).toEqual([
    { line: 3, text: "3 Umber Sprout", n: 3, name: "Umber Sprout" },
    { line: 4, text: "100 Island", n: 99, name: "Island" },
  ])
  expect(read("__proto__ x4\n4 constructor").unknown).toHaveLength(2)
})

test("a list that is too long, broken or foreign is refused", () => {
  const find = (): null => null
  expect(readDeckList("4 Island\n".repeat(50_000), find)).toMatchObject({ ok: false, fault: { code: "list-too-long" } })
  expect(readDeckList("<Deck><Cards", find)).toMatchObject({ ok: false, fault: { code: "bad-xml" } })
  expect(readDeckList("<html/>", find)).toMatchObject({ ok: false, fault: { code: "not-a-deck" } })
})
