import type { CardType, Civilization, KeywordWord, PlainKeyword, SpecialType } from "@dilemma-table/duel-masters"

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
  "g-neo": both("G-NEO", "G-NEO"),
  "star-evolution": both("star evolution", "スター進化"),
  "s-max-evolution": both("S-MAX evolution", "S-MAX進化"),
  d2: both("D2", "D2"),
}

export const keywordNames: Readonly<Record<PlainKeyword, Both>> = {
  blocker: both("blocker", "ブロッカー"),
  guardman: both("guardman", "ガードマン"),
  slayer: both("slayer", "スレイヤー"),
  "speed-attacker": both("speed attacker", "スピードアタッカー"),
  "mach-fighter": both("mach fighter", "マッハファイター"),
  "s-trigger": both("shield trigger", "S・トリガー"),
  "s-trigger-x": both("shield trigger X", "S・トリガーX"),
  "sabaki-z": both("sabaki Z", "サバキZ"),
  "just-diver": both("just diver", "ジャストダイバー"),
  "g-strike": both("guard strike", "G・ストライク"),
  "w-breaker": both("double breaker", "W・ブレイカー"),
  "t-breaker": both("triple breaker", "T・ブレイカー"),
  "q-breaker": both("quattro breaker", "Q・ブレイカー"),
  "world-breaker": both("world breaker", "ワールド・ブレイカー"),
  "powered-breaker": both("powered breaker", "パワード・ブレイカー"),
  escape: both("escape", "エスケープ"),
  "ex-life": both("EX life", "EXライフ"),
  "s-max-evolution": both("S-MAX evolution", "S-MAX進化"),
  kizuna: both("kizuna", "キズナ"),
  shinkarize: both("shinkarize", "シンカライズ"),
  charger: both("charger", "チャージャー"),
  "last-burst": both("last burst", "ラスト・バースト"),
  "orega-aura": both("orega aura", "オレガ・オーラ"),
}

/** Of keywords that are said with something behind them, and all others. */
export const everyKeywordName: Readonly<Record<KeywordWord, Both>> = {
  ...keywordNames,
  powerAttacker: both("power attacker", "パワーアタッカー"),
  evolution: both("evolution", "進化"),
  starEvolution: both("star evolution", "スター進化"),
  neoEvolution: both("NEO evolution", "NEO進化"),
  saver: both("saver", "セイバー"),
  gNeoEvolution: both("G-NEO evolution", "G-NEO進化"),
  gZero: both("G Zero", "G・ゼロ"),
  sympathy: both("sympathy", "シンパシー"),
  kz: both("KZ", "KZ能力"),
  mugenCrime: both("mugen crime", "ムゲンクライム"),
  ddd: both("D-D-D", "D・D・D"),
  manaBirth: both("mana birth", "マナ爆誕"),
  recycle: both("recycle", "リサイクル"),
  sasageru: both("sasageru", "ササゲール"),
  fushigibirth: both("fushigibirth", "フシギバース"),
  hyperEnergy: both("hyper energy", "ハイパーエナジー"),
  masterGods: both("master G-O-D-S", "マスターG・O・D・S"),
  oDrive: both("O-drive", "O・ドライブ"),
  galaxyShield: both("galaxy shield", "ギャラクシールド"),
  revolutionChange: both("revolution change", "革命チェンジ"),
  finalRevolution: both("final revolution", "ファイナル革命"),
  invasion: both("invasion", "侵略"),
  ninjaStrike: both("ninja strike", "ニンジャ・ストライク"),
  attackChance: both("attack chance", "アタック・チャンス"),
  kirifuDash: both("kirifu dash", "キリフダッシュ"),
  jChange: both("J change", "Jチェンジ"),
  sBack: both("strike back", "S・バック"),
  superTrigger: both("super shield trigger", "スーパー・S・トリガー"),
  triggerPlus: both("shield trigger plus", "S・トリガー・プラス"),
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
