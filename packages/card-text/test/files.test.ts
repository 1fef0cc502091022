import { gzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import type { FileCard } from "../src/index.ts"
import { chunked, read } from "./file-chunks.ts"

const namesIn = (cards: readonly FileCard[]): readonly string[] => cards.map(({ source }) => source.name)
const magicIn = (cards: readonly FileCard[]) => cards.flatMap((card) => (card.game === "magic" ? [card.source] : []))
const duelMastersIn = (cards: readonly FileCard[]) =>
  cards.flatMap((card) => (card.game === "duel-masters" ? [card.source] : []))

const scryfall = [
  {
    object: "card",
    name: "Ember Sprout",
    layout: "normal",
    mana_cost: "{R}{G}",
    type_line: "Creature — Plant",
    oracle_text: "Haste",
    power: "2",
    toughness: "1",
  },
  { object: "card", name: "Ember Sprout", layout: "token", type_line: "Token Creature — Plant", oracle_text: "" },
  {
    object: "card",
    name: "Path of Ash // Road of Snow",
    layout: "modal_dfc",
    card_faces: [
      { name: "Path of Ash", mana_cost: "", type_line: "Land", oracle_text: "{T}: Add {R}." },
      { name: "Road of Snow", mana_cost: "", type_line: "Land", oracle_text: "{T}: Add {U}." },
    ],
  },
  { object: "card", name: "Warden", layout: "normal", mana_cost: "{3}", type_line: "Planeswalker", loyalty: "4" },
]

describe("formats, recognised by what is in them", () => {
  test("a list of Scryfall's shape, plain, with a mark, and packed", async () => {
    const text = JSON.stringify(scryfall)
    for (const file of [text, `\ufeff${text}`, gzipSync(text), JSON.stringify(scryfall, null, 2)]) {
      const { format, cards, remarks, broken } = await read(chunked(file))
      expect(broken).toBeNull()
      expect(format).toBe("json-list")
      expect(namesIn(cards)).toEqual(["Ember Sprout", "Path of Ash // Road of Snow", "Warden"])
      expect(remarks.map(({ code, card }) => [code, card])).toEqual([["left-out", "Ember Sprout"]])
      const [sprout, path, warden] = magicIn(cards)
      expect(sprout?.faces[0]).toMatchObject({ manaCost: "{R}{G}", pt: "2/1", text: "Haste" })
      expect(path).toMatchObject({ layout: "modal_dfc", faces: [{ name: "Path of Ash" }, { name: "Road of Snow" }] })
      expect(warden?.faces[0]?.pt).toBe("L4")
    }
  })

  test("MTGJSON 5: an entry for each name, with its faces", async () => {
    const file = {
      meta: { date: "2026-01-01", version: "5" },
      data: {
        "Ember Sprout": [{ name: "Ember Sprout", layout: "normal", type: "Creature — Plant", manaCost: "{R}" }],
        "Path of Ash // Road of Snow": [
          {
            name: "Path of Ash // Road of Snow",
            faceName: "Path of Ash",
            side: "a",
            layout: "modal_dfc",
            type: "Land",
          },
          {
            name: "Path of Ash // Road of Snow",
            faceName: "Road of Snow",
            side: "b",
            layout: "modal_dfc",
            type: "Land",
          },
        ],
      },
    }
    const { format, cards } = await read(chunked(JSON.stringify(file)))
    expect(format).toBe("mtgjson-atomic")
    expect(magicIn(cards).map(({ faces }) => faces.map(({ name }) => name))).toEqual([
      ["Ember Sprout"],
      ["Path of Ash", "Road of Snow"],
    ])
  })

  test("MTGJSON 3: sets, with faces apart and printings repeated", async () => {
    const sprout = { name: "Ember Sprout", layout: "normal", type: "Creature — Plant", manaCost: "{R}", text: "Haste" }
    const day = { name: "Dayling", names: ["Dayling", "Nightling"], layout: "double-faced", type: "Creature — Cat" }
    const night = { ...day, name: "Nightling" }
    const lost = { ...day, name: "Half", names: ["Half", "Whole"] }
    const file = { ONE: { name: "One", cards: [night, sprout, day, lost] }, TWO: { name: "Two", cards: [sprout] } }
    const { format, cards, remarks, repeated } = await read(chunked(JSON.stringify(file)))
    expect(format).toBe("mtgjson-sets")
    expect(namesIn(cards)).toEqual(["Ember Sprout", "Dayling // Nightling"])
    expect(magicIn(cards)[1]).toMatchObject({
      layout: "transform",
      faces: [{ name: "Dayling" }, { name: "Nightling" }],
    })
    expect(remarks).toMatchObject([{ code: "face-missing", card: "Half // Whole", found: "Whole" }])
    expect(repeated).toBe(1)
  })

  test("Cockatrice: faces are linked, halves stand together, tokens are left out", async () => {
    const card = (name: string, type: string, rest = "", text = "") =>
      `<card><name>${name}</name><text>${text}</text><prop><type>${type}</type>${rest}</prop></card>`
    const file = `<?xml version="1.0" encoding="UTF-8"?>
      <cockatrice_carddatabase version="4"><sets><set><name>ONE</name></set></sets><cards>
      ${card("Ember Sprout", "Creature — Plant", "<manacost>1R{G/W}</manacost><pt>2/1</pt>", "Haste &amp; more")}
      <card><name>Dayling</name><prop><side>front</side><layout>transform</layout><type>Creature — Cat</type></prop>
        <related attach="transform">Nightling</related></card>
      <card><name>Nightling</name><prop><side>back</side><layout>transform</layout><type>Creature — Cat</type></prop></card>
      ${card("Rise // Set", "Instant // Sorcery", "<manacost>R // U</manacost><layout>split</layout>", "Draw a card.\n\n---\n\nScry 1.")}
      <card><name>Plant</name><token>1</token></card>
      </cards></cockatrice_carddatabase>`
    const { format, cards, remarks, broken } = await read(chunked(file, 11))
    expect(broken).toBeNull()
    expect(format).toBe("cockatrice")
    expect(namesIn(cards)).toEqual(["Ember Sprout", "Dayling // Nightling", "Rise // Set"])
    const [sprout, , split] = magicIn(cards)
    expect(sprout?.faces[0]).toMatchObject({ manaCost: "{1}{R}{G/W}", pt: "2/1", text: "Haste & more" })
    expect(split?.faces).toMatchObject([
      { name: "Rise", manaCost: "{R}", text: "Draw a card." },
      { name: "Set", manaCost: "{U}", text: "Scry 1." },
    ])
    expect(remarks.map(({ code }) => code)).toEqual(["left-out"])
  })

  test("blocks of the wiki: with and without bars, halves, marks and prose", async () => {
    const file = [
      "火のカードについて",
      "",
      "炎（ほのお）の試作　C　火文明　(2)",
      "クリーチャー：テスト/サンプル　3000+",
      "スピードアタッカー",
      "※殿堂",
      "水の試作　R　水/自然文明　(∞)",
      "呪文",
      "次のうちいずれか1つを選ぶ。",
      "▶カードを1枚引く。",
      "►自分の山札の上から1枚目を自分のマナゾーンに置く。",
      "",
      "|双子の表 SR 無色 (5)| |クリーチャー：''テスト'' 5000|",
      "|[[W・ブレイカー]]&br;ブロッカー|",
      "|双子の裏 SR 火文明 (3)|",
      "|呪文：テスト|",
      "|相手のクリーチャーを1体破壊する。|",
      "解説はここから。",
    ].join("\n")
    const { format, cards, remarks } = await read(chunked(file, 5))
    expect(format).toBe("wiki-blocks")
    expect(duelMastersIn(cards)).toMatchObject([
      {
        name: "炎の試作",
        faces: [
          {
            type: "クリーチャー",
            races: ["テスト", "サンプル"],
            power: "3000+",
            cost: "2",
            text: "スピードアタッカー",
          },
        ],
      },
      { name: "水の試作", faces: [{ type: "呪文", civilizations: ["水", "自然"], cost: "∞" }] },
      {
        name: "双子の表／双子の裏",
        faces: [
          { civilizations: ["無色"], power: "5000", text: "W・ブレイカー\nブロッカー" },
          { type: "呪文", races: ["テスト"], text: "相手のクリーチャーを1体破壊する。" },
        ],
      },
    ])
    expect(cards[1]?.source.faces[0]?.text.split("\n")).toHaveLength(3)
    expect(remarks).toMatchObject([{ code: "taken-as-two-halves", line: 15 }])
  })

  test("a card on each line, of several shapes", async () => {
    const rows = [
      {
        name: "Ember Sprout",
        layout: "normal",
        exact: false,
        faces: [{ name: "Ember Sprout", manaCost: "{R}", typeLine: "Creature — Plant", pt: "2/1", text: "Haste" }],
      },
      {
        name: "試作",
        type: "呪文",
        civilizations: "光/水",
        cost: "3",
        power: "",
        races: "",
        mana: "1",
        text: "カードを1枚引く。",
      },
      {
        nameJa: "試作2",
        types: ["クリーチャー"],
        civilizations: ["闇"],
        cost: 4,
        races: [],
        power: 2000,
        rulesJa: "ブロッカー",
      },
    ]
    const { format, cards } = await read(chunked(gzipSync(rows.map((row) => JSON.stringify(row)).join("\n"))))
    expect(format).toBe("json-lines")
    expect(cards.map(({ exact, line }) => [exact, line])).toEqual([
      [false, 1],
      [true, 2],
      [true, 3],
    ])
    expect(duelMastersIn(cards)).toMatchObject([
      { faces: [{ civilizations: ["光", "水"], cost: "3" }] },
      { faces: [{ type: "クリーチャー", power: "2000", text: "ブロッカー" }] },
    ])
  })
})
