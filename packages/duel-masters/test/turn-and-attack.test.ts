import { type Key, logLines, zone } from "@dilemma-table/engine"
import { expect, describe as suite, test } from "vitest"
import { attackRefusal, blockRefusal, creature, intentRefusal, useRefusal } from "../src/index.ts"
import { A, asked, B, give, names, offered, position } from "./play.ts"

const many = <T>(card: T, n: number): readonly T[] => Array.from({ length: n }, () => card)
const deck = many("エナジー・ライト", 10)
const beast = (name: string, power: number, abilities: Parameters<typeof creature>[0]["abilities"] = []) =>
  creature({ name: { ja: name }, civilizations: ["fire"], cost: 3, power, abilities })

suite("attacks", () => {
  test("a shield is broken, its S・トリガー declared before it moves and executed afterwards", () => {
    const game = position({
      A: { battle: [beast("攻め手", 3000)], deck },
      B: { shields: ["デーモン・ハンド", "エナジー・ライト"], deck },
    })
    give(game, "attack:攻め手")
    expect(asked(game)).toMatchObject({ kind: "cards", by: A, rules: ["509.3"] })
    give(game, zone(game, B, "shields")[0] as Key)
    expect(asked(game)).toMatchObject({ kind: "declaration", by: B, hidden: true })
    expect(names(game, B, "hand")).toEqual([])
    give(game, "デーモン・ハンド")
    expect(names(game, A, "battle")).toEqual([])
    expect(names(game, B, "graveyard")).toEqual(["デーモン・ハンド"])
  })

  test("the window opens where there is nothing to declare, too", () => {
    const game = position({ A: { battle: [beast("攻め手", 3000)], deck }, B: { shields: ["エナジー・ライト"], deck } })
    give(game, "attack:攻め手")
    const windows = logLines(game).filter(
      ({ entry }) => entry.type === "asked" && entry.decision.kind === "declaration",
    )
    expect(windows).toHaveLength(1)
    expect(names(game, B, "hand")).toContain("エナジー・ライト")
  })

  test("without shields the attack wins the game", () => {
    const game = position({ A: { battle: [beast("攻め手", 3000)], deck }, B: { deck } })
    give(game, "attack:攻め手")
    expect(game.state.result).toEqual({ winner: A, reason: "direct-attack", rule: "703.4a" })
  })

  test("a blocker takes the attack; the greater power wins", () => {
    const game = position({
      A: { battle: [beast("攻め手", 3000)], deck },
      B: { battle: [beast("守り手", 4000, ["blocker"])], deck },
    })
    give(game, "attack:攻め手")
    expect(asked(game)).toMatchObject({ kind: "block", by: B })
    give(game, "守り手")
    expect(names(game, A, "graveyard")).toEqual(["攻め手"])
    expect(names(game, B, "battle")).toEqual(["守り手"])
  })

  test("equal powers both lose; a slayer takes its conqueror with it", () => {
    const equal = position({
      A: { battle: [beast("攻め手", 3000)], deck },
      B: { battle: [{ card: beast("受け手", 3000), tapped: true }], deck, shields: ["エナジー・ライト"] },
    })
    give(equal, "attack:攻め手")
    give(equal, "受け手")
    expect([names(equal, A, "battle"), names(equal, B, "battle")]).toEqual([[], []])
    const slayer = position({
      A: { battle: [beast("攻め手", 3000)], deck },
      B: { battle: [{ card: beast("刺し手", 1000, ["slayer"]), tapped: true }], deck, shields: ["エナジー・ライト"] },
    })
    give(slayer, "attack:攻め手")
    give(slayer, "刺し手")
    expect([names(slayer, A, "battle"), names(slayer, B, "battle")]).toEqual([[], []])
  })

  test("of two breakers one is picked, never none", () => {
    const game = position({
      A: { battle: [beast("攻め手", 3000, ["w-breaker", "t-breaker"])], deck },
      B: { shields: many("エナジー・ライト", 5), deck },
    })
    give(game, "attack:攻め手")
    expect(offered(game)).toEqual(["w-breaker", "t-breaker"])
    give(game, "w-breaker")
    expect(asked(game).space).toMatchObject({ min: 2, max: 2 })
  })

  test("what can't attack says why", () => {
    const game = position({
      A: {
        battle: [
          { card: beast("寝た者", 1000), tapped: true },
          { card: beast("来た者", 1000), fresh: true },
          { card: beast("速い者", 1000, ["speed-attacker"]), fresh: true },
          beast("守る者", 1000, [{ static: { cant: "attack" } }]),
        ],
        deck,
      },
      B: { deck, battle: [beast("起きた者", 1000)] },
    })
    const codes = zone(game, A, "battle").map((id) => attackRefusal(game, A, id)?.code ?? null)
    expect(codes).toEqual(["is-tapped", "summoning-sickness", null, "cant-attack"])
    const awake = zone(game, B, "battle")[0] as never
    expect(attackRefusal(game, B, awake)?.code).toBe("not-your-turn")
    expect(blockRefusal(game, awake, zone(game, A, "battle")[2] as never)?.code).toBe("not-a-blocker")
  })

  test("what must attack leaves no other choice", () => {
    const game = position({
      A: { battle: ["凶戦士ブレイズ・クロー"], deck },
      B: { deck, shields: many("エナジー・ライト", 2) },
    })
    expect(offered(game)).toHaveLength(2)
    expect(offered(game)).not.toContain("end")
  })

  test("a creature that leaves during its attack ends it", () => {
    const away = beast("去る者", 3000, [{ when: { on: "attacks", object: "this" }, do: { returnToHand: "this" } }])
    const game = position({ A: { battle: [away], deck }, B: { deck, shields: ["エナジー・ライト"] } })
    give(game, "attack:去る者")
    expect(names(game, B, "shields")).toHaveLength(1)
  })
})

suite("using cards", () => {
  test("what can't be used says why", () => {
    const game = position({
      A: {
        hand: ["ブレイン・スラッシュ", "青銅の鎧", "アストラル・リーフ", "フェアリー・ライフ"],
        mana: ["エナジー・ライト", "フェアリー・ライフ"],
        graveyard: ["フェアリー・ライフ"],
        deck,
      },
      B: { deck, hand: ["フェアリー・ライフ"] },
    })
    const hand = zone(game, A, "hand")
    expect(hand.map((id) => useRefusal(game, A, id)?.code ?? null)).toEqual([
      "not-enough-mana",
      "not-enough-mana",
      "no-evolution-base",
      null,
    ])
    expect(useRefusal(game, A, zone(game, A, "graveyard")[0] as never)?.code).toBe("not-usable-from-there")
    expect(useRefusal(game, B, zone(game, B, "hand")[0] as never)?.code).toBe("not-your-turn")
    expect(intentRefusal(game, A, { charge: hand[0] as never })?.code).toBe("not-charge-step")
  })

  test("every civilization needs a card of its own", () => {
    const game = position(
      {
        A: { hand: ["ブレイン・スラッシュ"], mana: many("エナジー・ライト", 6), deck },
        B: { deck },
      },
      { forced: "ask" },
    )
    expect(useRefusal(game, A, zone(game, A, "hand")[0] as never)).toMatchObject({
      code: "missing-civilization",
      rule: "112.2a",
      data: { civilizations: ["darkness"] },
    })
  })

  test("the civilization is asked for first, then the rest, where it matters which", () => {
    const game = position({
      A: { hand: ["青銅の鎧"], mana: ["青銅の鎧", "コッコ・ルピア", "アクア・サーファー", "轟壊!切札MAX"], deck },
      B: { deck },
    })
    give(game, "use:青銅の鎧")
    expect(asked(game)).toMatchObject({ kind: "payment", rules: ["601.1d", "112.2a"] })
    give(game, "轟壊!切札MAX")
    expect(asked(game)).toMatchObject({ kind: "payment", rules: ["601.1f", "112.2a"] })
    expect(offered(game)).toHaveLength(3)
  })

  test("reductions stop where they say", () => {
    const game = position({
      A: { hand: ["ボルシャック・ドラゴン"], battle: many("コッコ・ルピア", 3), mana: many("コッコ・ルピア", 2), deck },
      B: { deck },
    })
    give(game, "use:ボルシャック・ドラゴン")
    expect(names(game, A, "battle")).toContain("ボルシャック・ドラゴン")
    const costs = logLines(game).flatMap(({ entry }) =>
      entry.type === "step" && entry.step === "cost-changes" ? [entry.data?.cost] : [],
    )
    expect(costs).toEqual([4, 2, 2])
  })

  test("instead of paying, creatures may be tapped", () => {
    const game = position({
      A: {
        hand: ["シンクロ・スパイラル"],
        battle: many("アクア・サーファー", 2),
        mana: many("エナジー・ライト", 3),
        deck,
      },
      B: { deck, battle: ["青銅の鎧"] },
    })
    give(game, "use:シンクロ・スパイラル")
    expect(offered(game)).toEqual(["pay", "instead:1"])
    give(game, "instead:1")
    expect(zone(game, A, "battle").map((id) => game.state.objects[id]?.tapped)).toEqual([true, true])
    expect(zone(game, A, "mana").map((id) => game.state.objects[id]?.tapped)).toEqual([false, false, false])
  })

  test("カエルB ジャック: creatures tapped for a spell make it cheaper", () => {
    const game = position({
      A: {
        hand: ["エナジー・ライト"],
        battle: ["カエルB ジャック", "アクア・サーファー"],
        mana: ["エナジー・ライト"],
        deck,
      },
      B: { deck },
    })
    give(game, "use:エナジー・ライト")
    expect(asked(game)).toMatchObject({ kind: "cost-choice", rules: ["601.1a"] })
    give(game, offered(game)[0] as Key)
    give(game, ...offered(game))
    expect(names(game, A, "graveyard")).toEqual(["エナジー・ライト"])
    expect(names(game, A, "hand")).toHaveLength(3)
  })

  test("a card used from the mana zone may tap itself, and goes where it says", () => {
    const game = position({
      A: { mana: many("生命と大地と轟破の決断", 5), deck },
      B: { deck },
    })
    give(game, offered(game)[0] as Key)
    give(game, 1, 1)
    expect(names(game, A, "mana")).toHaveLength(6)
    expect(names(game, A, "deck").at(-1)).toBe("生命と大地と轟破の決断")
  })

  test("G・ゼロ looks at the hand with the card in it", () => {
    const game = position({
      A: { hand: ["天幕船 ドンデンブタイ", ...many("エナジー・ライト", 6)], deck },
      B: { deck },
    })
    give(game, "use:天幕船 ドンデンブタイ")
    expect(names(game, A, "battle")).toEqual(["天幕船 ドンデンブタイ"])
  })
})

suite("special cards", () => {
  test("an evolution creature is the same creature, on a タマシード too", () => {
    const virus = creature({
      name: { ja: "元になる者" },
      civilizations: ["water"],
      cost: 1,
      power: 1000,
      races: ["サイバー・ウイルス"],
    })
    const game = position({
      A: {
        hand: ["アストラル・リーフ"],
        battle: [{ card: virus, fresh: true }],
        mana: many("エナジー・ライト", 2),
        deck,
      },
      B: { deck, shields: ["エナジー・ライト"] },
    })
    give(game, "use:アストラル・リーフ")
    give(game, "no")
    const [top] = zone(game, A, "battle")
    expect(game.state.objects[top as number]?.under).toHaveLength(1)
    expect(attackRefusal(game, A, top as never)).toBeNull()
  })

  test("an evolution creature leaves with the cards beneath it", () => {
    const game = position(
      {
        A: { hand: ["スパイラル・フォーメーション"], mana: many("エナジー・ライト", 4), deck },
        B: { deck, battle: [{ card: "アストラル・リーフ", under: ["アクア・サーファー"] }] },
      },
      { forced: "ask" },
    )
    give(game, "use:スパイラル・フォーメーション")
    while (asked(game).kind !== "action") give(game, offered(game)[0] as Key)
    expect([...names(game, B, "hand")].sort()).toEqual(["アクア・サーファー", "アストラル・リーフ"])
  })

  test("a base may come from the graveyard, and doesn't enter", () => {
    const game = position({
      A: {
        hand: ["鬼面妖蟲ワーム・ゴワルスキー"],
        graveyard: ["邪眼の祈祷師ザビ・ミラIV世"],
        mana: many("デーモン・ハンド", 2),
        deck,
      },
      B: { deck },
    })
    give(game, "use:鬼面妖蟲ワーム・ゴワルスキー")
    expect(names(game, A, "battle")).toEqual(["鬼面妖蟲ワーム・ゴワルスキー"])
    expect(logLines(game).some(({ entry }) => entry.type === "asked" && entry.decision.kind === "modes")).toBe(false)
  })

  test("psychic and GR creatures return where they belong", () => {
    const game = position({
      A: { hand: ["超次元ボルシャック・ホール"], mana: many("コッコ・ルピア", 5), deck },
      B: { deck, battle: ["時空の喧嘩屋キル"], hyperspatial: [] },
    })
    give(game, "use:超次元ボルシャック・ホール")
    expect([names(game, B, "battle"), names(game, B, "graveyard"), names(game, B, "hyperspatial")]).toEqual([
      [],
      [],
      ["時空の喧嘩屋キル"],
    ])
    const gr = position({
      A: { hand: ["知識と流転と時空の決断"], mana: many("エナジー・ライト", 4), gr: many("The カップラー漢", 3), deck },
      B: { deck },
    })
    give(gr, "use:知識と流転と時空の決断")
    give(gr, 2, 2)
    expect(names(gr, A, "battle")).toHaveLength(2)
    expect(names(gr, A, "gr")).toHaveLength(1)
  })

  test("a cross gear is generated, then crossed for its cost again", () => {
    const game = position({
      A: {
        battle: ["青銅の鎧", "グロリアス・ヘブンズアーム"],
        mana: many("ホーリー・スパーク", 3),
        deck,
      },
      B: { deck },
    })
    give(game, "cross:グロリアス・ヘブンズアーム")
    const [bearer, gear] = zone(game, A, "battle")
    expect(game.state.objects[gear as number]?.attachedTo).toBe(bearer)
  })

  test("完全不明 takes the rest of the turn", () => {
    const game = position({
      A: { hand: ["エナジー・ライト", "エナジー・ライト"], mana: many("エナジー・ライト", 6), deck },
      B: { deck, battle: ["完全不明"] },
    })
    give(game, offered(game)[0] as Key)
    expect(asked(game).by).toBe(B)
    expect(names(game, A, "graveyard")).toEqual(["エナジー・ライト"])
  })

  test("サイバー・I・チョイス uses any card with S・トリガー", () => {
    const game = position({
      A: {
        hand: ["サイバー・I・チョイス", "デーモン・ハンド", "エナジー・ライト"],
        mana: many("エナジー・ライト", 7),
        deck,
      },
      B: { deck, battle: ["青銅の鎧"] },
    })
    give(game, "use:サイバー・I・チョイス")
    give(game, "yes")
    give(game, "デーモン・ハンド")
    expect(names(game, B, "graveyard")).toEqual(["青銅の鎧"])
  })
})
