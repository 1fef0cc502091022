import { type Game, iterate, type Key, logLines } from "@dilemma-table/engine"
import { expect, describe as suite, test } from "vitest"
import { chosen, creature, draw, inYour, modal, spell, undeclared, whenEnters } from "../src/index.ts"
import { A, asked, B, give, names, offered, position } from "./play.ts"

const many = <T>(card: T, n: number): readonly T[] => Array.from({ length: n }, () => card)
const deck = many("エナジー・ライト", 10)
const answers = (game: Game): readonly (readonly Key[])[] => [...iterate(asked(game).space)]

/** The names of the steps and decisions so far, in order. */
const trace = (game: Game): readonly string[] =>
  logLines(game).flatMap(({ entry }) => {
    if (entry.type === "step") return [entry.step]
    return entry.type === "asked" ? [`? ${entry.decision.kind}`] : []
  })

suite("both modes", () => {
  const slash = (battle: readonly string[]) =>
    position({
      A: {
        hand: ["ブレイン・スラッシュ"],
        mana: many("ブレイン・スラッシュ", 6),
        battle,
        deck,
        graveyard: ["青銅の鎧"],
      },
      B: { deck },
    })

  test("are chosen before the first resolves, and resolve from the top", () => {
    const game = slash(["アクア・サーファー", "邪眼の祈祷師ザビ・ミラIV世"])
    give(game, "use:ブレイン・スラッシュ")
    expect(asked(game)).toMatchObject({ kind: "modes", rules: ["700.2a"], by: A })
    expect(answers(game)).toEqual([[1], [2], [1, 2]])
    give(game, 2, 1)
    expect(asked(game).kind).toBe("cards")
    give(game, "エナジー・ライト")
    expect(names(game, A, "battle")).toContain("青銅の鎧")
  })

  test("can't both be chosen without both civilizations", () => {
    const game = slash(["アクア・サーファー"])
    give(game, "use:ブレイン・スラッシュ")
    expect(answers(game)).toEqual([[1], [2]])
    give(game, 2)
    expect(names(game, A, "graveyard")).toEqual(["ブレイン・スラッシュ"])
  })

  test("undeclared at a tournament: all for who starts from the top, else the one", () => {
    const game = slash(["アクア・サーファー", "邪眼の祈祷師ザビ・ミラIV世"])
    give(game, "use:ブレイン・スラッシュ")
    expect(undeclared(asked(game), 1)?.picks).toEqual([1, 2])
    expect(undeclared(asked(game), 2)?.picks).toEqual([2])
    const single = slash([])
    give(single, "use:ブレイン・スラッシュ")
    expect(undeclared(asked(single), 1)?.picks).toEqual([1])
  })
})

suite("when modes are asked", () => {
  const hole = (date?: string) =>
    position({
      ...(date === undefined ? {} : { edition: { date } }),
      A: {
        hand: ["超次元フェアリー・ホール"],
        mana: many("フェアリー・ライフ", 5),
        deck,
        hyperspatial: ["時空の花カイマン", "時空の喧嘩屋キル", "時空の探検家ジョン"],
      },
      B: { deck },
    })

  test.each([
    [undefined, 6, ["700.2a"]],
    ["2022-06-24", 6, ["700.2a"]],
    ["2022-06-23", 5, ["601.1g", "700.2"]],
  ] as const)("超次元フェアリー・ホール in %s", (date, mana, rules) => {
    const game = hole(date)
    give(game, "use:超次元フェアリー・ホール")
    expect(asked(game)).toMatchObject({ kind: "modes", rules })
    expect(names(game, A, "mana")).toHaveLength(mana)
    give(game, 1)
    give(game, "時空の喧嘩屋キル", "時空の探検家ジョン")
    expect(names(game, A, "battle")).toEqual(["時空の喧嘩屋キル", "時空の探検家ジョン"])
    expect(names(game, A, "mana")).toHaveLength(6)
  })

  test("once declared on use, after the whole cost is paid and before the ability starts", () => {
    const game = position({
      edition: { date: "2022-06-23" },
      A: { hand: ["ブレイン・スラッシュ"], mana: many("ブレイン・スラッシュ", 6), deck },
      B: { deck },
    })
    give(game, "use:ブレイン・スラッシュ")
    expect(trace(game)).toEqual(["? action", "declare", "pay-civilizations", "pay-rest", "execute", "? modes"])
  })

  test("▶ was fixed before the reveal, an inline choice after it", () => {
    const trap = (wording?: string) =>
      position({
        edition: { date: "2022-06-23" },
        A: {
          hand: [{ card: "フェアリー・トラップ", ...(wording === undefined ? {} : { wording }) }],
          mana: many("青銅の鎧", 3),
          deck,
        },
        B: { deck },
      })
    const marked = trap()
    give(marked, "use:フェアリー・トラップ")
    const reveals = (game: Game) =>
      logLines(game).filter(({ entry }) => entry.type === "event" && entry.event.as === "reveals").length
    expect([asked(marked).kind, reveals(marked)]).toEqual(["modes", 0])
    const inline = trap("inline")
    give(inline, "use:フェアリー・トラップ")
    expect([asked(inline).kind, reveals(inline)]).toEqual(["branch", 1])
  })

  test("of two abilities that wait, each as it resolves", () => {
    const game = position({
      A: { hand: ["スロットンの心絵"], mana: many("エナジー・ライト", 3), battle: ["星装者 バーナイン"], deck },
      B: { deck, battle: ["青銅の鎧"] },
    })
    give(game, "use:スロットンの心絵")
    expect(asked(game)).toMatchObject({ kind: "waiting", rest: true })
    give(game, "星装者 バーナイン")
    expect(asked(game).kind).toBe("modes")
    expect(names(game, A, "hand")).toEqual(["エナジー・ライト"])
  })

  test("of a spell's watcher after the spell is done", () => {
    const game = position({
      A: { hand: ["エナジー・ライト"], mana: many("エナジー・ライト", 3), battle: ["終絶電融 パワーロビン"], deck },
      B: { deck, battle: ["青銅の鎧"] },
    })
    give(game, "use:エナジー・ライト")
    expect(asked(game).kind).toBe("modes")
    expect(names(game, A, "graveyard")).toEqual(["エナジー・ライト"])
  })

  test("of two spells cast at once, the second sees what the first did", () => {
    const both = creature({
      name: { ja: "二枚唱え" },
      civilizations: ["water"],
      cost: 1,
      power: 1000,
      abilities: [whenEnters({ useFree: { choose: inYour("hand", { type: "spell" }), any: true } })],
    })
    const game = position({
      A: { hand: [both, "ブレイン・スラッシュ", "反撃のサイレント・スパーク"], mana: ["エナジー・ライト"], deck },
      B: { deck, battle: ["青銅の鎧"] },
    })
    give(game, "use:二枚唱え")
    give(game, ...offered(game))
    expect(asked(game).kind).toBe("modes")
    expect(trace(game).filter((step) => step === "? modes")).toHaveLength(1)
    give(game, 1)
    give(game, offered(game)[0] as Key)
    expect(asked(game).kind).toBe("modes")
    expect(names(game, A, "graveyard")).toEqual(["エナジー・ライト", "ブレイン・スラッシュ"])
  })

  const two = spell({
    name: { ja: "二体" },
    civilizations: ["water"],
    cost: 1,
    text: [{ putIntoBattle: { choose: inYour("hand", { type: "creature" }), any: true } }],
  })
  const leaving = creature({
    name: { ja: "残す者" },
    civilizations: ["water"],
    cost: 1,
    power: 1000,
    races: ["サイバー・ウイルス"],
    abilities: [whenEnters(modal({ choose: 1, modes: [draw(1), draw(2)] }))],
  })
  const killer = creature({
    name: { ja: "殺す者" },
    civilizations: ["water"],
    cost: 1,
    power: 1000,
    abilities: [whenEnters({ destroy: chosen({ type: "creature", other: true }) })],
  })

  test.each([
    ["left", killer, "殺す者"],
    ["was evolved", "アストラル・リーフ", null],
  ] as const)("although the creature %s meanwhile, but not as it was once ruled", (_how, other, first) => {
    const start = (edition: { name?: string }) => {
      const game = position({
        edition,
        A: { hand: [two, leaving, other], mana: ["エナジー・ライト"], deck },
        B: { deck },
      })
      give(game, "use:二体")
      give(game, ...offered(game))
      give(game, first ?? "残す者")
      return game
    }
    expect(asked(start({})).kind).toBe("modes")
    expect(trace(start({ name: "modes-of-the-gone" }))).toContain("modes-unreadable")
  })
})

suite("picks of one card", () => {
  test("twice: both before either, in printed order", () => {
    const game = position({
      A: { hand: ["知識と流転と時空の決断"], mana: many("エナジー・ライト", 4), deck },
      B: { deck, battle: ["青銅の鎧", "コッコ・ルピア"] },
    })
    give(game, "use:知識と流転と時空の決断")
    expect(answers(game)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 2],
      [2, 3],
      [3, 3],
    ])
    give(game, 3, 1)
    expect(names(game, A, "hand")).toEqual(["知識と流転と時空の決断", "エナジー・ライト"])
    give(game, "青銅の鎧")
    expect(names(game, B, "hand")).toContain("青銅の鎧")
  })

  test("ザビ・ミラ: one for each destroyed, upper ones first", () => {
    const game = position({
      A: { hand: ["邪眼の祈祷師ザビ・ミラIV世"], mana: many("デーモン・ハンド", 7), battle: many("青銅の鎧", 3), deck },
      B: { deck, hand: many("フェアリー・ライフ", 3) },
    })
    give(game, "use:邪眼の祈祷師ザビ・ミラIV世")
    give(game, ...offered(game))
    expect(answers(game)).toEqual([
      [1, 1, 1],
      [1, 1, 2],
      [1, 2, 2],
      [2, 2, 2],
    ])
    give(game, 2, 1, 1)
    give(game, offered(game)[0] as Key)
    expect(names(game, A, "battle")).toEqual(["邪眼の祈祷師ザビ・ミラIV世"])
    give(game, offered(game)[0] as Key)
    expect(asked(game)).toMatchObject({ kind: "cards", by: A })
    give(game, offered(game)[0] as Key)
    expect(names(game, A, "battle")).toEqual(["邪眼の祈祷師ザビ・ミラIV世", "青銅の鎧"])
  })

  test("エスケープ comes after the picks are carried out", () => {
    const game = position({
      A: { hand: ["絶望と反魂と滅殺の決断"], mana: many("デーモン・ハンド", 5), deck },
      B: { deck, hand: ["フェアリー・ライフ"], battle: ["ナゾの光・リリアング"], shields: ["ホーリー・スパーク"] },
    })
    give(game, "use:絶望と反魂と滅殺の決断")
    give(game, 3, 1)
    expect(asked(game)).toMatchObject({ kind: "replacement", by: B })
    expect(names(game, B, "graveyard")).toEqual(["フェアリー・ライフ"])
    give(game, "no")
    expect(names(game, B, "battle")).toEqual([])
  })

  test("アマテラス: fixed before the deck is seen, or open in the first printing, or declined", () => {
    const start = (wording?: string) => {
      const game = position(
        {
          A: {
            hand: [{ card: "蒼狼の始祖アマテラス", ...(wording === undefined ? {} : { wording }) }],
            mana: many("エナジー・ライト", 6),
            deck,
          },
          B: { deck },
        },
        { forced: "ask" },
      )
      give(game, "use:蒼狼の始祖アマテラス")
      return game
    }
    const now = start()
    expect(answers(now)).toEqual([[], [1], [2]])
    give(now, 2)
    expect(asked(now)).toMatchObject({ kind: "cards", rules: ["701.10b"] })
    expect(offered(now)).toEqual([])
    const first = start("original")
    give(first, "yes")
    expect(offered(first)).toHaveLength(10)
    const declined = start()
    give(declined)
    expect(asked(declined).kind).toBe("action")
  })
})
