import type { CardType, Civilization, PlainKeyword, SpecialType } from "@dilemma-table/duel-masters"

/** What the words of Duel Masters are called in both languages: types, civilizations, keywords. */

type Both = { readonly en: string; readonly ja: string }
const both = (en: string, ja: string): Both => ({ en, ja })

export const civilizationNames: Readonly<Record<Civilization, Both>> = {
  light: both("light", "光"),
  water: both("water", "水"),
  darkness: both("darkness", "闇"),
  fire: both("fire", "火"),
  nature: both("nature", "自然"),
}

export const typeNames: Readonly<Record<CardType | "element", Both>> = {
  creature: both("creature", "クリーチャー"),
  spell: both("spell", "呪文"),
  "cross-gear": both("cross gear", "クロスギア"),
  castle: both("castle", "城"),
  tamaseed: both("tamaseed", "タマシード"),
  aura: both("aura", "オーラ"),
  field: both("field", "フィールド"),
  cell: both("cell", "セル"),
  weapon: both("weapon", "ウエポン"),
  fortress: both("fortress", "フォートレス"),
  pulse: both("pulse", "鼓動"),
  core: both("core", "コア"),
  rite: both("rite", "儀"),
  nebula: both("nebula", "星雲"),
  artifact: both("artifact", "アーティファクト"),
  land: both("land", "ランド"),
  "rule-plus": both("rule plus", "ルール・プラス"),
  duelist: both("duelist", "デュエリスト"),
  element: both("element", "エレメント"),
}

export const specialNames: Readonly<Record<SpecialType, Both>> = {
  evolution: both("evolution", "進化"),
  psychic: both("psychic", "サイキック・"),
  gr: both("GR", "GR"),
  dragheart: both("dragheart", "ドラグハート・"),
  neo: both("NEO", "NEO"),
  "star-evolution": both("star evolution", "スター進化"),
  d2: both("D2", "D2"),
}

export const keywordNames: Readonly<Record<PlainKeyword, Both>> = {
  blocker: both("blocker", "ブロッカー"),
  guardman: both("guardman", "ガードマン"),
  slayer: both("slayer", "スレイヤー"),
  "speed-attacker": both("speed attacker", "スピードアタッカー"),
  "mach-fighter": both("mach fighter", "マッハファイター"),
  "s-trigger": both("shield trigger", "S・トリガー"),
  "g-strike": both("guard strike", "G・ストライク"),
  "w-breaker": both("double breaker", "W・ブレイカー"),
  "t-breaker": both("triple breaker", "T・ブレイカー"),
  "q-breaker": both("quattro breaker", "Q・ブレイカー"),
  "world-breaker": both("world breaker", "ワールド・ブレイカー"),
  escape: both("escape", "エスケープ"),
  kizuna: both("kizuna", "キズナ"),
  shinkarize: both("shinkarize", "シンカライズ"),
  charger: both("charger", "チャージャー"),
  "orega-aura": both("orega aura", "オレガ・オーラ"),
}

/** Where the verbs put things. */
export const landing: Readonly<Record<string, string>> = {
  draw: "hand",
  discard: "graveyard",
  destroy: "graveyard",
  returnToHand: "hand",
  putIntoMana: "mana",
  putIntoGraveyard: "graveyard",
  putOnDeck: "deck",
  putIntoHyperspatial: "hyperspatial",
  sendToAbyss: "abyss",
  addShield: "shields",
  takeShield: "hand",
}
