import type { DmCard } from "../lexicon.ts"
import {
  always,
  cantAttack,
  card,
  chosen,
  creature,
  crossGear,
  draw,
  evolution,
  exists,
  grCreature,
  inYour,
  mill,
  modal,
  powerThisTurn,
  putFrom,
  putOut,
  ref,
  spell,
  tamaseed,
  theirCreature,
  topCards,
  upTo,
  when,
  whenAttacks,
  whenEnters,
  yourCreature,
  yours,
} from "./build.ts"

/* Cards that show what the language can say beside choices: evolutions, タマシード, cross gears, GR creatures, locks, costs. */

export const moreCards: readonly DmCard[] = [
  grCreature({
    name: { ja: "The カップラー漢" },
    civilizations: [],
    cost: 3,
    power: 3000,
    races: ["ジョーカーズ", "ワンダフォース"],
  }),
  grCreature({
    name: { ja: "トムライ丙-三式" },
    civilizations: ["darkness"],
    cost: 3,
    power: 3000,
    races: ["マフィ・ギャング", "デリートロン"],
    abilities: [
      whenEnters({
        putOnDeck: upTo(3, { zone: "graveyard", controller: "opponent" }),
        at: "bottom",
        order: "chosen",
      }),
    ],
  }),
  crossGear({
    name: { ja: "マキシマム・ディフェンス" },
    civilizations: ["water"],
    cost: 4,
    provenance: "partial",
    abilities: [always({ power: 5000, grant: "blocker" }, "attached"), always({ cant: "attack" }, "attached")],
  }),
  crossGear({
    name: { ja: "グロリアス・ヘブンズアーム" },
    civilizations: ["light"],
    cost: 3,
    provenance: "partial",
    abilities: [always({ power: 3000 }, "attached")],
  }),
  crossGear({
    name: { ja: "アクテリオン・フォース" },
    civilizations: ["nature"],
    cost: 4,
    provenance: "partial",
    abilities: [always({ grant: { powerAttacker: 9000 } }, "attached"), always({ grant: "t-breaker" }, "attached")],
  }),
  tamaseed({
    name: { ja: "カーネンの心絵" },
    civilizations: ["light"],
    cost: 3,
    races: ["ジョーカーズ", "レクスターズ"],
    abilities: [
      "shinkarize",
      whenEnters(
        { let: "shown", be: topCards(3) },
        { reveal: ref("shown") },
        { returnToHand: chosen({ zone: "deck", is: ref("shown"), type: "creature", special: "evolution" }) },
        { returnToHand: chosen({ zone: "deck", is: ref("shown"), type: "tamaseed" }) },
        { putOnDeck: { all: { zone: "deck", is: ref("shown") } }, at: "bottom", order: "chosen" },
      ),
    ],
  }),
  evolution(
    {
      name: { ja: "クリスタル・ランサー", en: "Crystal Lancer" },
      civilizations: ["water"],
      cost: 6,
      power: 8000,
      races: ["リキッド・ピープル"],
      abilities: ["w-breaker", always({ cantBeBlocked: true })],
    },
    { race: "リキッド・ピープル" },
  ),
  evolution(
    {
      name: { ja: "大勇者「ふたつ牙」" },
      civilizations: ["nature"],
      cost: 6,
      power: 8000,
      races: ["ビーストフォーク"],
      abilities: ["w-breaker", whenEnters({ putIntoMana: topCards(2) })],
    },
    { race: "ビーストフォーク" },
  ),
  {
    name: { ja: "鬼面妖蟲ワーム・ゴワルスキー" },
    faces: [
      {
        types: ["creature"],
        special: ["evolution"],
        civilizations: ["darkness"],
        cost: 2,
        power: 4000,
        races: ["パラサイトワーム", "デビルマスク"],
        abilities: [
          { evolution: { civilization: "darkness" }, from: "graveyard" },
          when({ on: "destroyed", object: "this" }, { discard: { random: { zone: "hand", controller: "opponent" } } }),
        ],
      },
    ],
  },
  creature({
    name: { ja: "アクア・ガード", en: "Aqua Guard" },
    civilizations: ["water"],
    cost: 1,
    power: 2000,
    races: ["リキッド・ピープル"],
    abilities: ["blocker", cantAttack],
  }),
  creature({
    name: { ja: "アクア・ハルカス", en: "Aqua Hulcus" },
    civilizations: ["water"],
    cost: 3,
    power: 2000,
    races: ["リキッド・ピープル"],
    abilities: [whenEnters({ may: draw(1) })],
  }),
  creature({
    name: { ja: "アクア・ナイト", en: "Aqua Knight" },
    civilizations: ["water"],
    cost: 5,
    power: 4000,
    races: ["リキッド・ピープル"],
    abilities: [
      { replace: { on: "put-into-graveyard", object: "this", from: "battle" }, with: { returnToHand: "this" } },
    ],
  }),
  creature({
    name: { ja: "ガラティア・ドラグーン" },
    civilizations: ["darkness"],
    cost: 2,
    power: 1000,
    races: ["ティラノ・ドレイク"],
    abilities: [
      "blocker",
      cantAttack,
      when(
        { on: "blocks", object: "this" },
        modal({
          choose: 1,
          modes: [powerThisTurn(chosen(theirCreature()), -1000), powerThisTurn({ all: { attacking: true } }, -2000)],
        }),
      ),
    ],
  }),
  creature({
    name: { ja: "凶戦士ブレイズ・クロー", en: "Deadly Fighter Braid Claw" },
    civilizations: ["fire"],
    cost: 1,
    power: 1000,
    races: ["ドラゴノイド"],
    abilities: [always({ mustAttack: true })],
  }),
  creature({
    name: { ja: "ボルメテウス・ホワイト・ドラゴン", en: "Bolmeteus Steel Dragon" },
    civilizations: ["fire"],
    cost: 7,
    power: 7000,
    races: ["アーマード・ドラゴン"],
    abilities: ["w-breaker", { replace: { on: "breaks", source: { is: "this" } }, with: { putIntoGraveyard: "it" } }],
  }),
  creature({
    name: { ja: "サイバー・I・チョイス" },
    civilizations: ["water"],
    cost: 7,
    power: 3000,
    races: ["サイバー・コマンド"],
    abilities: ["s-trigger", whenEnters({ may: { useFree: chosen(inYour("hand", { keyword: "s-trigger" })) } })],
  }),
  creature({
    name: { ja: "呪紋の化身", en: "Cursed Totem" },
    civilizations: ["nature"],
    cost: 6,
    power: 6000,
    races: ["ミステリー・トーテム"],
    abilities: ["w-breaker", always({ cantUseShieldTriggers: "opponent" })],
  }),
  creature({
    name: { ja: "カエルB ジャック" },
    civilizations: ["water"],
    cost: 3,
    power: 7000,
    races: ["トリックス", "ワンダフォース"],
    abilities: [
      cantAttack,
      {
        static: {
          costs: {
            lessEach: 1,
            act: { tap: { choose: yourCreature({ tapped: false }), any: true } },
          },
        },
        to: { type: "spell", owner: "you" },
      },
      {
        when: { on: "casts", player: "you", nth: 1 },
        do: draw(1),
      },
    ],
  }),
  creature({
    name: { ja: "天幕船 ドンデンブタイ" },
    civilizations: ["water"],
    cost: 7,
    power: 2000,
    races: ["ムートピア", "美孔麗王国"],
    abilities: [
      { gZero: { compare: [{ count: { all: inYour("hand") } }, ">=", 7] } },
      "blocker",
      cantAttack,
      when({ on: "turn-starts", player: "you" }, { may: draw(1) }),
    ],
  }),
  creature({
    name: { ja: "暴走龍 5000GT" },
    civilizations: ["fire"],
    cost: 12,
    power: 12000,
    races: ["アウトレイジ"],
    abilities: [
      { static: { costs: { less: { count: { all: inYour("graveyard", { type: "creature" }) } }, atLeast: 1 } } },
      "speed-attacker",
      "t-breaker",
      whenEnters(
        { destroy: { all: { type: "creature", special: "psychic" } } },
        { destroy: { all: { type: "creature", maxPower: 5000 } } },
      ),
      always({ cantUse: { type: "creature", maxPower: 5000 } }),
      always({ cantEnter: { type: "creature", special: "psychic" } }),
    ],
  }),
  card(
    {
      name: { ja: "深淵の支配者 ジャシン" },
      civilizations: ["darkness"],
      cost: 4,
      races: ["アビスロイヤル", "ACE"],
      abilities: [
        when(
          { on: "turn-starts", player: "you" },
          { may: mill(1) },
          { may: putFrom("graveyard", { type: "creature", maxCost: 3 }) },
        ),
        always({ notCreature: true }, undefined, {
          not: exists(yours({ type: ["creature", "tamaseed"], civilization: "darkness" }), 4),
        }),
        "w-breaker",
      ],
    },
    { types: ["tamaseed", "creature"], power: 9000 },
  ),
  spell({
    name: { ja: "シンクロ・スパイラル" },
    civilizations: ["water"],
    cost: 3,
    abilities: [always({ payInstead: [{ tapping: { type: "creature", civilization: "water" }, count: 2 }] })],
    text: [{ returnToHand: chosen(theirCreature()) }],
  }),
  spell({
    name: { ja: "スパイラル・フォーメーション" },
    civilizations: ["water"],
    cost: 4,
    abilities: [{ sympathy: { type: "creature", civilization: "water" } }],
    text: [{ returnToHand: chosen({ type: "creature" }) }],
  }),
  spell({
    name: { ja: "野生呪文「トラップ」" },
    civilizations: ["nature"],
    cost: 6,
    abilities: [
      "s-trigger",
      always({ free: true }, undefined, {
        compare: [{ count: { all: yours({ type: ["creature", "tamaseed"], civilization: "nature" }) } }, ">=", 4],
      }),
    ],
    text: [{ putIntoMana: chosen(theirCreature()) }],
  }),
  spell({
    name: { ja: "星龍の記憶" },
    civilizations: ["light"],
    cost: 3,
    abilities: ["s-trigger"],
    text: [
      {
        continuous: { does: { grant: "s-trigger" }, to: { zone: "shields", controller: "you", comingToHand: true } },
        until: "through-your-next-turn",
      },
    ],
  }),
  creature({
    name: { ja: "完全不明" },
    civilizations: ["water"],
    cost: 11,
    power: 16000,
    races: ["???"],
    abilities: [
      "t-breaker",
      {
        when: { on: ["put-into-mana", "uses"], by: "opponent", turn: "opponent" },
        do: { skipRestOfTurn: "opponent" },
      },
      when(
        { on: "attacks", object: theirCreature() },
        { later: { on: "attack-ends" }, do: { skipRestOfTurn: "opponent" }, until: "this-turn" },
      ),
    ],
  }),
  creature({
    name: { ja: "夢の変形 デュエランド" },
    civilizations: ["water"],
    cost: 14,
    power: 14000,
    races: ["ジ・アンサー"],
    abilities: [
      "t-breaker",
      {
        when: { on: "enters", object: "this" },
        if: { wasSummoned: true },
        do: [
          { putIntoGraveyard: topCards(7), as: "seven" },
          {
            useFree: { choose: { zone: "graveyard", is: ref("seven"), civilization: "water", maxCost: 7 }, any: true },
            as: "used",
          },
          { if: { compare: [{ count: ref("used") }, "=", 7] }, then: { win: "you" } },
        ],
      },
      when(
        { on: "leaves", object: "this" },
        { putOnDeck: { all: inYour("graveyard") }, at: "bottom" },
        { shuffle: "you" },
      ),
    ],
  }),
  evolution(
    {
      name: { ja: "超竜バジュラ・セカンド" },
      civilizations: ["fire"],
      cost: 7,
      power: 13000,
      races: ["アーマード・ドラゴン"],
      abilities: [
        whenAttacks(
          { putIntoGraveyard: chosen({ zone: "mana", controller: "opponent" }) },
          { destroy: chosen(theirCreature({ maxPower: 5000 })) },
        ),
        "t-breaker",
      ],
    },
    { raceWith: "ドラゴン" },
  ),
  spell({
    name: { ja: "超次元サプライズ・ホール", en: "Hyperspatial Surprise Hole" },
    civilizations: ["light"],
    cost: 3,
    abilities: ["s-trigger"],
    text: [
      modal({
        choose: 1,
        modes: [
          putFrom("hyperspatial", { type: "creature", special: "psychic", maxCost: 2 }),
          putFrom("hyperspatial", {
            type: "creature",
            special: "psychic",
            maxCost: 4,
            civilization: ["light", "water"],
          }),
        ],
      }),
    ],
  }),
  spell({
    name: { ja: "超次元バイス・ホール", en: "Hyperspatial Vice Hole" },
    civilizations: ["darkness"],
    cost: 6,
    text: [
      { look: { all: { zone: "hand", controller: "opponent" } } },
      { discard: chosen({ zone: "hand", controller: "opponent", type: "spell" }) },
      modal({
        choose: 1,
        modes: [
          putOut({
            choose: inYour("hyperspatial", { type: "creature", special: "psychic" }),
            upTo: 2,
            sum: { of: "cost", most: 6 },
          }),
          putFrom("hyperspatial", { type: "creature", special: "psychic", maxCost: 10, civilization: "darkness" }),
        ],
      }),
    ],
  }),
]
