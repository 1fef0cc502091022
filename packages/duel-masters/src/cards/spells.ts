import type { DmCard } from "../lexicon.ts"
import { charge, chosen, discard, draw, shieldTrigger, spell, theirCreature } from "./build.ts"

/** Spells without options. */
export const spells: readonly DmCard[] = [
  spell({
    name: { ja: "フェアリー・ライフ", en: "Faerie Life" },
    civilizations: ["nature"],
    cost: 2,
    abilities: [shieldTrigger],
    text: [charge(1)],
  }),
  spell({
    name: { ja: "エマージェンシー・タイフーン", en: "Emergency Typhoon" },
    civilizations: ["water"],
    cost: 2,
    abilities: [shieldTrigger],
    text: [{ draw: 2, upTo: true }, discard(1)],
  }),
  spell({
    name: { ja: "エナジー・ライト", en: "Energy Stream" },
    civilizations: ["water"],
    cost: 3,
    text: [draw(2)],
  }),
  spell({
    name: { ja: "ホーリー・スパーク", en: "Holy Awe" },
    civilizations: ["light"],
    cost: 6,
    abilities: [shieldTrigger],
    text: [{ tap: { all: { type: "creature", controller: "opponent" } } }],
  }),
  spell({
    name: { ja: "デーモン・ハンド", en: "Terror Pit" },
    civilizations: ["darkness"],
    cost: 6,
    abilities: [shieldTrigger],
    text: [{ destroy: chosen(theirCreature()) }],
  }),
  spell({
    name: { ja: "ナチュラル・トラップ", en: "Natural Snare" },
    civilizations: ["nature"],
    cost: 6,
    abilities: [shieldTrigger],
    text: [{ putIntoMana: chosen(theirCreature()) }],
  }),
  spell({
    name: { ja: "堕呪 カージグリ" },
    civilizations: ["water"],
    cost: 3,
    races: ["魔導具"],
    abilities: [shieldTrigger],
    text: [{ returnToHand: chosen(theirCreature()) }],
  }),
  spell({
    name: { ja: "ゴースト・タッチ", en: "Ghost Touch" },
    civilizations: ["darkness"],
    cost: 2,
    abilities: [shieldTrigger],
    text: [{ discard: { random: { zone: "hand", owner: "opponent" } } }],
  }),
  spell({
    name: { ja: "グシャット・フィスト" },
    civilizations: ["fire"],
    cost: 4,
    abilities: [shieldTrigger],
    text: [{ destroy: chosen(theirCreature({ maxPower: 3000 })) }],
  }),
  spell({
    name: { ja: "クリスタル・メモリー", en: "Crystal Memory" },
    civilizations: ["water"],
    cost: 4,
    abilities: [shieldTrigger],
    text: [{ search: {}, as: "found" }, { returnToHand: { ref: "found" } }, { shuffle: "you" }],
  }),
  spell({
    name: { ja: "ヘブンズ・ゲート", en: "Heaven's Gate" },
    civilizations: ["light"],
    cost: 6,
    abilities: [shieldTrigger],
    text: [
      {
        putIntoBattle: {
          choose: {
            zone: "hand",
            owner: "you",
            type: "creature",
            civilization: "light",
            keyword: "blocker",
            not: { special: "evolution" },
          },
          upTo: 2,
        },
      },
    ],
  }),
  spell({
    name: { ja: "KAMASE-BURN!" },
    civilizations: ["fire"],
    cost: 3,
    abilities: [shieldTrigger],
    text: [
      { grSummon: 1, as: "summoned" },
      { let: "foe", be: { choose: { type: "creature", controller: "opponent" }, upTo: 1 } },
      { battle: { ref: "summoned" }, with: { ref: "foe" } },
    ],
  }),
  spell({
    name: { ja: "ジーニアス・ディザスター" },
    civilizations: ["water"],
    cost: 3,
    abilities: [shieldTrigger],
    text: [{ returnToHand: { choose: { type: "creature", controller: "opponent", tapped: false }, by: "opponent" } }],
  }),
]
