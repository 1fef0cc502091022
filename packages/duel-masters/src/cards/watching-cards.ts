import type { DmCard, DmEffect } from "../lexicon.ts"
import {
  always,
  chosen,
  creature,
  draw,
  every,
  inYour,
  may,
  modal,
  putFrom,
  putOut,
  ref,
  returnToHand,
  spell,
  theirCreature,
  topCards,
  upTo,
  when,
  whenEnters,
  yourCreature,
} from "./build.ts"

/* Cards that watch what is used, count what happened in a turn, or let something be used; and spells that call psychic creatures. */

const psychicOf = (maxCost: number, civilization?: readonly ("light" | "water" | "fire" | "nature")[]): DmEffect =>
  putFrom("hyperspatial", {
    type: "creature",
    special: "psychic",
    maxCost,
    ...(civilization === undefined ? {} : { civilization }),
  })

/** A psychic creature of cost 2 or less, or one of two civilizations and cost 4 or less. */
const smallPsychic = (civilization: readonly ("light" | "water" | "fire" | "nature")[]): DmEffect =>
  modal({ choose: 1, modes: [psychicOf(2), psychicOf(4, civilization)] })

const shieldsOf = (who: "you" | "opponent") => ({ count: { all: { zone: "shields", controller: who } } }) as const

export const watchingCards: readonly DmCard[] = [
  creature({
    name: { ja: "ラクリマ・クロウラー" },
    civilizations: ["water"],
    cost: 6,
    power: 5000,
    races: ["マジック・アースイーター"],
    abilities: [
      {
        when: { on: "turn-ends" },
        if: {
          compare: [
            { happened: { on: "uses", player: "you", object: { type: ["spell", "tamaseed"], minCost: 5 } } },
            ">=",
            1,
          ],
        },
        do: putOut("this"),
        zone: "hand",
      },
      "blocker",
      "just-diver",
      {
        when: { on: "attacks", object: "this" },
        if: { exists: yourCreature({ type: ["creature", "tamaseed"], civilization: "water" }), atLeast: 3 },
        do: may(draw(2)),
      },
    ],
  }),
  creature({
    name: { ja: "深淵の螺穿 ラゼル＝ズバイラル" },
    civilizations: ["darkness"],
    cost: 8,
    power: 10000,
    races: ["アビスロイヤル"],
    abilities: [
      "blocker",
      "w-breaker",
      when(
        { on: ["enters", "taps", "leaves"], object: "this" },
        modal({
          choose: 2,
          among: { chooser: "opponent", choose: 1 },
          modes: [
            { discard: every({ zone: "hand", controller: "opponent" }) },
            { destroy: every(theirCreature()) },
            {
              continuous: { does: { untapsAtMost: 3 }, to: { zone: "mana", controller: "opponent" } },
              until: "through-opponents-next-turn",
            },
            { breakShields: 2 },
          ],
        }),
      ),
    ],
  }),
  creature({
    name: { ja: "ルナ・ミステリーマンション" },
    civilizations: ["water"],
    cost: 4,
    power: 4000,
    races: ["サイバー・ムーン"],
    abilities: [
      whenEnters(
        modal({
          choose: 1,
          optional: true,
          modes: [
            returnToHand(chosen({ zone: "shields", type: "castle" })),
            returnToHand(
              chosen({ maxCost: { count: { all: inYour("mana", { type: "creature", race: "M・ソウル" }) } } }),
            ),
          ],
        }),
      ),
    ],
  }),
  creature({
    name: { ja: "龍聖大河・L・デストラーデ" },
    civilizations: ["light", "water"],
    cost: 7,
    power: 6000,
    races: ["サイバー・コマンド", "アポロニア・ドラゴン"],
    abilities: [
      {
        when: { on: "enters", object: yourCreature(), turn: "you", nth: 1 },
        do: modal({
          choose: 1,
          modes: [
            {
              if: { compare: [shieldsOf("you"), ">=", shieldsOf("opponent")] },
              then: [
                { let: "top", be: topCards(1) },
                { look: ref("top") },
                {
                  if: {
                    matches: ref("top"),
                    filter: { type: "creature", maxCost: { plus: [{ number: "cost", of: "it" }, -1] } },
                  },
                  then: may(putOut(ref("top"))),
                },
              ],
            },
            {
              if: { compare: [shieldsOf("you"), "<", shieldsOf("opponent")] },
              then: may({ addShield: topCards(1) }),
            },
          ],
        }),
      },
      "w-breaker",
    ],
  }),
  creature({
    name: { ja: "紅神龍オグリストヴァル" },
    civilizations: ["fire"],
    cost: 7,
    power: 0,
    races: ["ボルケーノ・ドラゴン"],
    abilities: [
      always({ power: { times: [3000, { count: { all: inYour("hand") } }] } }),
      always({ grant: "w-breaker" }, undefined, { matches: "this", filter: { minPower: 6000 } }),
      always({ grant: "t-breaker" }, undefined, { matches: "this", filter: { minPower: 15000 } }),
    ],
  }),
  creature({
    name: { ja: "風来の雲ベンケイ" },
    civilizations: ["fire"],
    cost: 5,
    power: 5000,
    races: ["ドリームメイト", "サムライ"],
    abilities: [whenEnters(may({ useFree: chosen(inYour("hand", { type: "cross-gear" })) }))],
  }),
  creature({
    name: { ja: "ピーカプのドライバー" },
    civilizations: ["fire"],
    cost: 2,
    power: 1000,
    races: ["ゼノパーツ"],
    abilities: [{ activate: { destroy: chosen(theirCreature({ keyword: "blocker" })) }, cost: [{ tapThis: true }] }],
  }),
  creature({
    name: { ja: "ビートル・モグッタン" },
    civilizations: ["nature"],
    cost: 3,
    power: 3000,
    races: ["ビークル・ビー", "W・ソウル"],
    abilities: [{ manaBirth: 4 }],
  }),
  spell({
    name: { ja: "連唱 ハルカス・ドロー" },
    civilizations: ["water"],
    cost: 2,
    abilities: [{ recycle: 3 }],
    text: [draw(1)],
  }),
  creature({
    name: { ja: "ライマー・イモックル" },
    civilizations: ["nature"],
    cost: 6,
    power: 7000,
    races: ["グランセクト", "不死樹王国"],
    abilities: ["w-breaker", { fushigibirth: 6, civilizations: ["nature"] }],
  }),
  creature({
    name: { ja: "“罰怒握手”ブランド" },
    civilizations: ["fire"],
    cost: 6,
    power: 6000,
    races: ["ビートジョッキー"],
    abilities: [
      { static: { free: true }, while: { compare: [{ count: { all: inYour("hand") } }, "<=", 1] } },
      "speed-attacker",
    ],
    provenance: "reconstructed",
  }),
  spell({
    name: { ja: "超次元ドラヴィタ・ホール" },
    civilizations: ["light"],
    cost: 5,
    text: [
      returnToHand(chosen(inYour("graveyard", { type: "spell", maxCost: 3 }))),
      modal({
        choose: 1,
        modes: [
          putOut({
            choose: inYour("hyperspatial", { type: "creature", special: "psychic" }),
            any: true,
            sum: { of: "cost", most: 5 },
          }),
          psychicOf(7, ["light"]),
        ],
      }),
    ],
  }),
  spell({
    name: { ja: "超次元エクストラ・ホール" },
    civilizations: ["water"],
    cost: 3,
    text: [
      { choosePlayer: "any", as: "who" },
      { putOnDeck: upTo(2, { zone: "graveyard", controller: ref("who") }), at: "top" },
      { shuffle: ref("who") },
      smallPsychic(["light", "water"]),
    ],
  }),
  spell({
    name: { ja: "超次元キル・ホール" },
    civilizations: ["fire"],
    cost: 3,
    text: [
      { destroy: chosen(theirCreature({ keyword: "blocker", maxPower: 4000 })) },
      smallPsychic(["fire", "nature"]),
    ],
  }),
  spell({
    name: { ja: "超次元パワード・ホール" },
    civilizations: ["nature"],
    cost: 3,
    text: [
      { continuous: { does: { power: 1000 } }, on: every(yourCreature()), until: "this-turn" },
      {
        continuous: { does: { cantBeBlocked: { type: "creature", maxPower: 3000 } } },
        on: every(yourCreature()),
        until: "this-turn",
      },
      smallPsychic(["fire", "nature"]),
    ],
  }),
]
