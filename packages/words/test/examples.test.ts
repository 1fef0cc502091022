import { rulebook } from "@dilemma-table/duel-masters"
import { answer, decision, newGame, type Placed, type PlayerId } from "@dilemma-table/engine"
import { magic } from "@dilemma-table/magic"
import { describe, expect, test } from "vitest"
import { type Lang, printCard, printEffect, sayOptions } from "../src/index.ts"

const textOf = (lang: Lang, name: string, wording?: string): readonly string[] => {
  const data = rulebook.find(name)
  if (data === undefined) throw new Error(`There is no card ${name}`)
  return printCard(lang, rulebook, data, wording === undefined ? {} : { wording }).faces[0]?.text ?? []
}

const magicText = (lang: Lang, name: string): readonly string[] => {
  const data = magic.find(name)
  if (data === undefined) throw new Error(`There is no card ${name}`)
  return printCard(lang, magic, data).faces[0]?.text ?? []
}

describe("cards read like the game's own", () => {
  test("ブレイン・スラッシュ", () => {
    expect(textOf("ja", "ブレイン・スラッシュ")).toEqual([
      "S・トリガー",
      "次のうちいずれか1つを選ぶ。自分のクリーチャーまたはタマシードの中に水と闇があれば、両方選んでもよい。",
      "▶カードを3枚引く。その後、自分の手札を1枚捨てる。",
      "▶コスト8以下のクリーチャーを1体、自分の墓地から出す。",
    ])
    expect(textOf("en", "ブレイン・スラッシュ")).toEqual([
      "Shield trigger",
      "Choose one. If water and darkness are among your creatures or tamaseeds, you may choose both instead.",
      "▶ Draw three cards, then discard a card from your hand.",
      "▶ Put a creature with cost 8 or less from your graveyard into the battle zone.",
    ])
  })

  test("a choice in running text has no ▶", () => {
    expect(textOf("ja", "ジャスティス・ジャミング")).toEqual([
      "闇のクリーチャーをすべてタップするか、火のクリーチャーをすべてタップする。",
    ])
    expect(textOf("en", "ジャスティス・ジャミング")).toEqual(["Tap all darkness creatures or tap all fire creatures."])
  })

  test("another wording is another text", () => {
    expect(textOf("ja", "蒼狼の始祖アマテラス", "original")).not.toEqual(textOf("ja", "蒼狼の始祖アマテラス"))
    expect(() => textOf("ja", "蒼狼の始祖アマテラス", "none")).toThrow(RangeError)
  })

  test("Kolaghan's Command", () => {
    expect(magicText("en", "Kolaghan's Command")).toEqual([
      "Choose two —",
      "• Return target creature card from your graveyard to your hand.",
      "• Target player discards a card.",
      "• Destroy target artifact.",
      "• This spell deals 2 damage to any target.",
    ])
    expect(magicText("ja", "Kolaghan's Command")).toEqual([
      "以下から２つを選ぶ。",
      "・あなたの墓地にあるクリーチャー・カード１枚を対象とする。それをあなたの手札に戻す。",
      "・プレイヤー１人を対象とする。そのプレイヤーはカード１枚を捨てる。",
      "・アーティファクト１つを対象とする。それを破壊する。",
      "・１つを対象とする。この呪文はそれに２点のダメージを与える。",
    ])
  })
})

describe("effects", () => {
  test.each([
    ["if you do", { may: { draw: 1 }, then: { discard: { choose: { zone: "hand", owner: "you" } } } }],
    ["several in a condition", { if: { yourTurn: true }, then: [{ draw: 1 }, { draw: 2 }], else: { draw: 3 } }],
    ["another player's choice", { destroy: { choose: { type: "creature", controller: "opponent" }, by: "opponent" } }],
    [
      "what was done this way",
      [{ destroy: { all: { type: "creature" } }, as: "gone" }, { draw: { count: { ref: "gone" } } }],
    ],
    [
      "the rest",
      [
        { let: "seen", be: { top: 3 } },
        { look: { ref: "seen" } },
        { let: "one", be: { choose: { zone: "deck", is: { ref: "seen" } } } },
        { putIntoGraveyard: { all: { zone: "deck", is: { ref: "seen" }, not: { is: { ref: "one" } } } } },
      ],
    ],
  ] as const)("%s", (_, effect) => {
    expect({
      en: printEffect("en", rulebook, effect as never).join(" "),
      ja: printEffect("ja", rulebook, effect as never).join(""),
    }).toMatchSnapshot()
  })
})

test("options of modes say what they would do", () => {
  const water: Placed = { card: 1 }
  const made = newGame(rulebook, {
    edition: {},
    seed: 1,
    cards: [
      { card: "ブレイン・スラッシュ" },
      {
        data: {
          name: { ja: "水闇" },
          faces: [{ types: ["creature"], civilizations: ["water", "darkness"], cost: 1, power: 1000 }],
        } as never,
      },
    ],
    seats: [
      {
        zones: {
          hand: [{ card: 0 }],
          mana: Array.from({ length: 6 }, () => water),
          deck: Array.from({ length: 5 }, () => water),
        },
      },
      { zones: { deck: [water] } },
    ],
    start: { whole: false, turn: 3, active: 0, loop: { step: "main" } },
  })
  if (!made.ok) throw new Error(made.fault.message.en)
  const game = made.value
  for (let asked = decision(game); asked !== null && asked.kind !== "modes"; ) {
    const key = "options" in asked.space ? asked.space.options[0]?.key : undefined
    const done = answer(game, 0 as PlayerId, key === undefined ? [] : [key])
    if (!done.ok) throw new Error(done.fault.message.en)
    asked = done.value
  }
  const asked = decision(game)
  if (asked === null) throw new Error("Modes should be asked")
  expect(sayOptions("en", game, asked, null, true).map(({ text }) => text)).toEqual([
    "▶1 draw three cards, then discard a card from your hand",
    "▶2 put a creature with cost 8 or less from your graveyard into the battle zone",
  ])
  expect(sayOptions("ja", game, asked, null, true)[0]?.text).toBe("▶1 カードを3枚引く。その後、自分の手札を1枚捨てる")
})
