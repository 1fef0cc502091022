import { type CardType, type Color, moreKeywords, type Supertype } from "@dilemma-table/magic"
import { plainKeywordTerms, supertypeTerms, typeTerms } from "../../glossary/magic.ts"

/** What the words of Magic are called in both languages: types, colors, keywords (the glossary has them), and subtypes. */

type Both = { readonly en: string; readonly ja: string }
const both = (en: string, ja: string): Both => ({ en, ja })

export const typeNames: Readonly<Record<CardType, Both>> = typeTerms

export const supertypeNames: Readonly<Record<Supertype, Both>> = supertypeTerms

export const colorNames: Readonly<Record<Color, Both>> = {
  W: both("white", "白"),
  U: both("blue", "青"),
  B: both("black", "黒"),
  R: both("red", "赤"),
  G: both("green", "緑"),
}

export const keywordNames: Readonly<Record<string, Both>> = { ...moreKeywords, ...plainKeywordTerms }

/** Subtypes keep their English name as their identity (205.3). */
export const subtypeNames: Readonly<Record<string, string>> = {
  Adventure: "出来事",
  Advisor: "アドバイザー",
  Angel: "天使",
  Arcane: "秘儀",
  Army: "軍団",
  Artificer: "工匠",
  Assassin: "暗殺者",
  Aura: "オーラ",
  Bear: "熊",
  Beast: "ビースト",
  Berserker: "狂戦士",
  Bird: "鳥",
  Blood: "血",
  Cat: "猫",
  Citizen: "市民",
  Cleric: "クレリック",
  Clue: "手掛かり",
  Dalek: "ダーレク",
  Demon: "デーモン",
  Dragon: "ドラゴン",
  Drake: "ドレイク",
  Druid: "ドルイド",
  Dryad: "ドライアド",
  Elder: "エルダー",
  Eldrazi: "エルドラージ",
  Elemental: "エレメンタル",
  Elephant: "象",
  Elf: "エルフ",
  Equipment: "装備品",
  Faerie: "フェアリー",
  Food: "食物",
  Forest: "森",
  Frog: "カエル",
  Germ: "細菌",
  Giant: "巨人",
  Goat: "ヤギ",
  Goblin: "ゴブリン",
  God: "神",
  Gold: "金",
  Golem: "ゴーレム",
  Hero: "ヒーロー",
  Horror: "ホラー",
  Human: "人間",
  Hydra: "ハイドラ",
  Illusion: "イリュージョン",
  Inkling: "墨獣",
  Insect: "昆虫",
  Island: "島",
  Juggernaut: "ジャガーノート",
  Kithkin: "キスキン",
  Knight: "騎士",
  Kraken: "クラーケン",
  Mercenary: "傭兵",
  Merfolk: "マーフォーク",
  Minotaur: "ミノタウルス",
  Monk: "モンク",
  Mountain: "山",
  Mutant: "ミュータント",
  Naga: "ナーガ",
  Ninja: "忍者",
  Noble: "貴族",
  Officer: "士官",
  Ooze: "ウーズ",
  Orc: "オーク",
  Ouphe: "アウフ",
  Phyrexian: "ファイレクシアン",
  Plains: "平地",
  Rabbit: "兎",
  Rat: "ネズミ",
  Rhino: "サイ",
  Robot: "ロボット",
  Rogue: "ならず者",
  Room: "部屋",
  Saga: "英雄譚",
  Scientist: "科学者",
  Serpent: "海蛇",
  Servo: "霊気装置",
  Shaman: "シャーマン",
  Shapeshifter: "多相の戦士",
  Siege: "包囲戦",
  Skeleton: "スケルトン",
  Skunk: "スカンク",
  Snake: "蛇",
  Soldier: "兵士",
  Spawn: "落とし子",
  Specter: "スペクター",
  Spider: "蜘蛛",
  Spirit: "スピリット",
  Squirrel: "リス",
  Swamp: "沼",
  Tibalt: "ティボルト",
  Treasure: "宝物",
  Turtle: "海亀",
  Vampire: "吸血鬼",
  Vehicle: "機体",
  Wall: "壁",
  Warlock: "邪術師",
  Warrior: "戦士",
  Werewolf: "狼男",
  Wizard: "ウィザード",
  Wolf: "狼",
  Wurm: "ワーム",
  Yeti: "イエティ",
  Zombie: "ゾンビ",
}

/** Counters by their name on cards (122). */
export const counterNames: Readonly<Record<string, string>> = {
  charge: "蓄積",
  indestructible: "破壊不能",
  loyalty: "忠誠",
  time: "時間",
  lore: "伝承",
  defense: "守備",
  page: "ページ",
}

const numerals = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]

/** Chapter symbols: "I, II". */
export const romans = (chapters: number | readonly number[]): string =>
  [chapters]
    .flat()
    .map((n) => numerals[n] ?? String(n))
    .join(", ")

/** Where the verbs put things. */
export const landing: Readonly<Record<string, string>> = {
  exile: "exile",
  bounce: "hand",
  putIntoGraveyard: "graveyard",
  putIntoLibrary: "library",
  putIntoHand: "hand",
  destroy: "graveyard",
  sacrifice: "graveyard",
  sacrificeIt: "graveyard",
  discard: "graveyard",
  discardIt: "graveyard",
  mill: "graveyard",
  counter: "graveyard",
  draw: "hand",
}
