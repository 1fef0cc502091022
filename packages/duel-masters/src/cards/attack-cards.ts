import type { DmCard } from "../lexicon.ts"
import {
  always,
  charge,
  chosen,
  creature,
  draw,
  drawUpTo,
  every,
  evolution,
  inYour,
  may,
  putIntoMana,
  ref,
  shieldTrigger,
  spell,
  spellText,
  theirCreature,
  tripleBreaker,
  whenEnters,
  yourCreature,
} from "./build.ts"

/** Cards that are declared from the hand while an attack goes on, or that come from the shields. */
export const attackCards: readonly DmCard[] = [
  creature({
    name: { ja: "蒼き団長 ドギラゴン剣" },
    civilizations: ["fire", "nature"],
    cost: 8,
    power: 13000,
    races: ["メガ・コマンド・ドラゴン", "革命軍", "ハムカツ団"],
    abilities: [
      { revolutionChange: { civilization: ["fire", "nature"], minCost: 5, raceWith: "ドラゴン" } },
      { static: { grant: "speed-attacker" }, to: yourCreature({ multicolored: true }) },
      tripleBreaker,
      {
        finalRevolution: {
          putIntoBattle: {
            choose: inYour(["mana", "hand"], { type: "creature", multicolored: true, not: { special: "evolution" } }),
            any: true,
            sum: { of: "cost", most: 6 },
          },
        },
      },
    ],
  }),
  creature({
    name: { ja: "ジャック・豆ルソン" },
    civilizations: ["nature"],
    cost: 4,
    power: 4000,
    races: ["ジョーカーズ", "チーム切札"],
    abilities: [
      { kirifuDash: 3, civilizations: ["nature"] },
      whenEnters(
        { let: "mine", be: chosen(yourCreature()) },
        { let: "theirs", be: { choose: theirCreature(), by: "opponent" } },
        putIntoMana({ all: { any: [{ is: ref("mine") }, { is: ref("theirs") }] } }),
      ),
    ],
  }),
  creature({
    name: { ja: "召集するタートル・ホーン", en: "Rumbling Terrasaur" },
    civilizations: ["nature"],
    cost: 3,
    power: 2000,
    races: ["ホーン・ビースト"],
    abilities: [
      {
        when: { on: "uses-s-trigger", player: "opponent" },
        do: may([
          { search: { type: "creature" }, as: "found", reveal: true },
          { returnToHand: { ref: "found" } },
          { shuffle: "you" },
        ]),
      },
    ],
  }),
  creature({
    name: { ja: "光牙忍ハヤブサマル" },
    civilizations: ["light"],
    cost: 3,
    power: 3000,
    races: ["ガーディアン", "シノビ"],
    abilities: [
      { ninjaStrike: 4 },
      whenEnters({
        continuous: { does: { grant: "blocker" } },
        on: chosen(yourCreature()),
        until: "until-your-next-turn",
      }),
    ],
  }),
  creature({
    name: { ja: "天真妖精オチャッピィ" },
    civilizations: ["nature"],
    cost: 3,
    power: 1000,
    races: ["スノーフェアリー"],
    abilities: [
      { sBack: { civilization: "nature" } },
      whenEnters(putIntoMana({ choose: inYour("graveyard"), upTo: 1 })),
    ],
  }),
  spell({
    name: { ja: "フレイムランス・トラップ" },
    civilizations: ["fire"],
    cost: 6,
    abilities: [{ sBack: { civilization: "fire" } }],
    text: [{ destroy: chosen(theirCreature({ maxPower: 5000 })) }],
  }),
  spell({
    name: { ja: "隻眼ノ裁キ" },
    civilizations: ["light"],
    cost: 4,
    races: ["裁きの紋章"],
    abilities: [shieldTrigger],
    // What it does instead of going to the graveyard isn't modelled.
    provenance: "partial",
    text: [
      { tap: chosen(theirCreature(), "tapped") },
      { continuous: { does: { cant: "untap" } }, on: { ref: "tapped" }, until: "through-opponents-next-turn" },
    ],
  }),
  spell({
    name: { ja: "刻鳥ノ正裁Z" },
    civilizations: ["light"],
    cost: 4,
    races: ["裁きの紋章Z"],
    abilities: ["sabaki-z"],
    provenance: "partial",
    text: [
      { tap: chosen(theirCreature(), "tapped") },
      { continuous: { does: { cant: "untap" } }, on: { ref: "tapped" }, until: "through-opponents-next-turn" },
    ],
  }),
  evolution(
    {
      name: { ja: "轟く侵略 レッドゾーン" },
      civilizations: ["fire"],
      cost: 6,
      power: 12000,
      races: ["ソニック・コマンド", "侵略者"],
      abilities: [
        { invasion: { civilization: "fire", raceWith: "コマンド" } },
        tripleBreaker,
        whenEnters({
          destroy: { all: theirCreature({ power: { highest: "power", among: theirCreature() } }) },
        }),
      ],
    },
    { civilization: "fire" },
  ),
  evolution(
    {
      name: { ja: "音速 ガトリング" },
      civilizations: ["fire"],
      cost: 4,
      power: 6000,
      races: ["ヒューマノイド爆", "侵略者"],
      abilities: [
        {
          invasion: {
            any: [
              { civilization: "fire", race: "侵略者" },
              { civilization: "fire", raceWith: "ヒューマノイド" },
            ],
          },
        },
        { powerAttacker: 1000 },
        "w-breaker",
      ],
    },
    { civilization: "fire" },
  ),
  spell({
    name: { ja: "合身秘伝メカ・マシーン" },
    civilizations: ["water"],
    cost: 4,
    abilities: [{ attackChance: { race: "グレートメカオー" } }],
    text: [draw(2)],
  }),
  spell({
    name: { ja: "邪龍秘伝ドラゴン・ボーン" },
    civilizations: ["darkness"],
    cost: 7,
    abilities: [{ attackChance: { race: "ドラゴン・ゾンビ" } }],
    text: [
      {
        putIntoBattle: chosen(
          inYour("graveyard", { type: "creature", race: "ドラゴン・ゾンビ", not: { special: "evolution" } }),
        ),
      },
    ],
  }),
  creature({
    name: { ja: "終末の時計 ザ・クロック" },
    civilizations: ["water"],
    cost: 3,
    power: 3000,
    races: ["アウトレイジMAX"],
    abilities: [shieldTrigger, whenEnters({ skipRestOfTurn: "active" })],
  }),
  creature({
    name: { ja: "ヤミノリミット" },
    civilizations: ["darkness"],
    cost: 4,
    power: 4000,
    races: ["ダーク・モンスター"],
    abilities: [
      always({ cantUseShieldTriggers: "opponent" }, undefined, {
        exists: { zone: "shields", controller: "opponent" },
        atLeast: 4,
      }),
    ],
  }),
  spell({
    name: { ja: "サイバー・ブレイン", en: "Brain Serum" },
    civilizations: ["water"],
    cost: 4,
    abilities: [shieldTrigger],
    text: [drawUpTo(3)],
  }),
  spell({
    name: { ja: "フェアリー・Re:ライフ" },
    civilizations: ["nature"],
    cost: 2,
    abilities: ["g-strike"],
    text: [charge(1)],
  }),
  {
    name: { ja: "タイム・ストップン" },
    faces: [
      {
        types: ["spell"],
        civilizations: [],
        cost: 6,
        races: ["ジョーカーズ"],
        abilities: [
          spellText({ putOnDeck: chosen(theirCreature({ maxCost: 6 })), at: "bottom" }),
          {
            superTrigger: spellText({
              continuous: { does: { cant: "attack" } },
              on: every({ type: "creature" }),
              until: "this-turn",
            }),
          },
        ],
      },
    ],
  },
  {
    name: { ja: "フェアリー・ファンタジア" },
    faces: [
      {
        types: ["spell"],
        civilizations: ["nature"],
        cost: 3,
        abilities: [
          spellText(charge(1)),
          { triggerPlus: spellText(putIntoMana({ choose: { type: "element" }, upTo: 1 })) },
        ],
      },
    ],
  },
]
