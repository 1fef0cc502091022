/*
 * The closed lists of Duel Masters: civilizations, types, zones, keywords and what abilities watch, as the card language writes
 * them.
 */

/** The five civilizations (106.1) in the order in which cards list them. A card without one is colorless (106.2c). */
export const civilizations = ["light", "water", "darkness", "fire", "nature"] as const
export type Civilization = (typeof civilizations)[number]

/** Types of cards (204.2). */
export const cardTypes = [
  "creature",
  "spell",
  "cross-gear",
  "castle",
  "tamaseed",
  "aura",
  "field",
  "cell",
  "weapon",
  "fortress",
  "pulse",
  "core",
  "rite",
  "nebula",
  "artifact",
  "land",
  "rule-plus",
  "duelist",
] as const
export type CardType = (typeof cardTypes)[number]

/** Special types (204.3). */
export const specialTypes = [
  "evolution",
  "psychic",
  "gr",
  "dragheart",
  "neo",
  "g-neo",
  "star-evolution",
  "s-max-evolution",
  "d2",
] as const
export type SpecialType = (typeof specialTypes)[number]

export const zoneNames = [
  "battle",
  "hand",
  "mana",
  "shields",
  "deck",
  "graveyard",
  "hyperspatial",
  "gr",
  "abyss",
] as const
export type DmZone = (typeof zoneNames)[number]

/** Keywords said alone. */
export const plainKeywords = [
  "blocker",
  "guardman",
  "slayer",
  "speed-attacker",
  "mach-fighter",
  "s-trigger",
  "s-trigger-x",
  "sabaki-z",
  "g-strike",
  "just-diver",
  "w-breaker",
  "t-breaker",
  "q-breaker",
  "world-breaker",
  "powered-breaker",
  "escape",
  "ex-life",
  "s-max-evolution",
  "kizuna",
  "shinkarize",
  "charger",
  "last-burst",
  "orega-aura",
  "samurai-generate",
  "chain",
  "lost-prism",
  "shield-saver",
] as const
export type PlainKeyword = (typeof plainKeywords)[number]

/** Every keyword that a card may have, lose or be looked for by. */
export const headedKeywords = [
  "powerAttacker",
  "evolution",
  "starEvolution",
  "neoEvolution",
  "gNeoEvolution",
  "saver",
  "gZero",
  "sympathy",
  "kz",
  "mugenCrime",
  "ddd",
  "manaBirth",
  "recycle",
  "sasageru",
  "masterGods",
  "fushigibirth",
  "hyperEnergy",
  "oDrive",
  "galaxyShield",
  "revolutionChange",
  "finalRevolution",
  "invasion",
  "ninjaStrike",
  "attackChance",
  "kirifuDash",
  "jChange",
  "sBack",
  "superTrigger",
  "triggerPlus",
  "waveStriker",
  "accel",
  "metamorph",
  "turboRush",
  "holyField",
  "survivor",
  "silentSkill",
  "martialTouch",
  "returnSpirits",
  "thrillingThree",
  "knightMagic",
  "crewBreaker",
  "lGate",
  "stealth",
] as const
export const keywordWords = [...plainKeywords, ...headedKeywords] as const
export type KeywordWord = (typeof keywordWords)[number]

/** What patterns may watch, in the third person: "enters" is バトルゾーンに出た時. */
export const eventWords = [
  "enters",
  "leaves",
  "destroyed",
  "evolves",
  "becomes-base",
  "leaves-beneath",
  "attacks",
  "attacks-player",
  "attacked",
  "attack-ends",
  "broke-in-attack",
  "blocks",
  "blocked",
  "unblocked",
  "unblocked-player",
  "battles",
  "battle-ends",
  "wins-battle",
  "loses-battle",
  "about-to-break",
  "breaks",
  "taps",
  "untaps",
  "draws",
  "discards",
  "put-into-hand",
  "put-into-mana",
  "put-into-graveyard",
  "put-into-deck",
  "put-into-shields",
  "leaves-shields",
  "uses",
  "summons",
  "casts",
  "generates",
  "fortifies",
  "deploys",
  "crosses",
  "awakens",
  "dragsolves",
  "turns-over",
  "gr-summons",
  "uses-s-trigger",
  "after-cast",
  "chooses-modes",
  "loses-game",
  "turn-starts",
  "turn-ends",
] as const
export type DmEventWord = (typeof eventWords)[number]
