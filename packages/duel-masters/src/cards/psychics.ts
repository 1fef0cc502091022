import type { DmCard } from "../lexicon.ts"
import { grCreature, psychic, whenEnters } from "./build.ts"

/** Psychic creatures; their other sides aren't modelled. */
export const psychics: readonly DmCard[] = [
  psychic({
    name: { ja: "勝利のガイアール・カイザー" },
    civilizations: ["darkness", "fire", "nature"],
    cost: 7,
    power: 5000,
    races: ["レッド・コマンド・ドラゴン", "ハンター"],
    provenance: "partial",
    abilities: [
      "speed-attacker",
      whenEnters({ continuous: { does: { attacksUntapped: true } }, on: "this", until: "this-turn" }),
    ],
  }),
  psychic({
    name: { ja: "時空の豪腕ジャパン" },
    civilizations: ["nature"],
    cost: 7,
    power: 6000,
    races: ["ジャイアント"],
    provenance: "partial",
    abilities: ["w-breaker"],
  }),
  psychic({
    name: { ja: "時空の花カイマン" },
    civilizations: ["nature"],
    cost: 5,
    power: 5000,
    races: ["ビーストフォーク"],
    provenance: "partial",
  }),
  psychic({
    name: { ja: "時空の探検家ジョン" },
    civilizations: ["nature"],
    cost: 3,
    power: 2000,
    races: ["ドリームメイト"],
    provenance: "partial",
  }),
  psychic({
    name: { ja: "時空の喧嘩屋キル" },
    civilizations: ["fire"],
    cost: 2,
    power: 1000,
    races: ["ヒューマノイド"],
    provenance: "partial",
  }),
  psychic({
    name: { ja: "時空の剣士アクア・カトラス" },
    civilizations: ["water"],
    cost: 5,
    power: 5000,
    races: ["リキッド・ピープル"],
    provenance: "partial",
  }),
  psychic({
    name: { ja: "時空の英雄アンタッチャブル" },
    civilizations: ["light"],
    cost: 2,
    power: 1000,
    races: ["キカイヒーロー"],
    provenance: "partial",
  }),
]

/** GR creatures. Their abilities aren't modelled where the facts aren't known for sure. */
export const grCreatures: readonly DmCard[] = [
  grCreature({
    name: { ja: "全能ゼンノー" },
    civilizations: [],
    cost: 4,
    power: 4000,
    races: ["ジョーカーズ"],
    provenance: "reconstructed",
    abilities: [
      {
        static: { cant: "attack" },
        to: { type: "creature", controller: "opponent", enteredThisTurn: true },
      },
    ],
  }),
]
