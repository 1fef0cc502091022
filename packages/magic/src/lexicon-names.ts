import { type MorePlain, moreHeadedKeywords, morePlainKeywords } from "./keyword-list.ts"
import { boardEvents, boardKeywords } from "./lexicon-board.ts"
import { castingEvents } from "./lexicon-casting.ts"
import { faceKeywordHeads } from "./lexicon-faces.ts"
import { levelKeywordHeads } from "./lexicon-levels.ts"

/*
 * The names of keywords and events.
 */

/** Keywords said alone (702). */
const firstKeywords = [
  ...boardKeywords,
  "cascade",
  "convoke",
  "deathtouch",
  "defender",
  "delve",
  "double-strike",
  "first-strike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "jump-start",
  "lifelink",
  "menace",
  "reach",
  "shroud",
  "trample",
  "vigilance",
] as const
export type FirstKeyword = (typeof firstKeywords)[number]
export type PlainKeyword = FirstKeyword | MorePlain
export const plainKeywords: readonly PlainKeyword[] = [...firstKeywords, ...morePlainKeywords]

/** Every keyword that an object may have, lose or be looked for by. */
export const headedKeywords: readonly string[] = [
  ...moreHeadedKeywords,
  ...faceKeywordHeads,
  ...levelKeywordHeads,
  "enchant",
  "equip",
  "landwalk",
  "ward",
  "protection",
  "hexproofFrom",
  "bushido",
  "toxic",
  "additionalCost",
  "kicker",
  "entwine",
  "escalate",
  "buyback",
  "cleave",
  "splice",
  "flashback",
]
export const keywordWords: readonly string[] = [...plainKeywords, ...headedKeywords]

export const eventWords = [
  ...boardEvents,
  ...castingEvents,
  "enters",
  "leaves",
  "dies",
  "exiled",
  "put-into-graveyard",
  "finishes-resolving",
  "becomes-tapped",
  "becomes-untapped",
  "casts",
  "copied",
  "activates",
  "ability-triggers",
  "plays-land",
  "taps-for-mana",
  "attacks",
  "blocks",
  "deals-damage",
  "deals-combat-damage",
  "draws",
  "discards",
  "mills",
  "sacrifices",
  "gains-life",
  "loses-life",
  "loses-game",
  "becomes-target",
  "player-becomes-target",
  "counters-put",
  "counters-removed",
  "transforms",
  "turns-up",
  "phases-out",
  "phases-in",
  "becomes-day",
  "becomes-night",
  "day-night-changes",
  "unlocks-door",
  "fully-unlocks",
  "chooses-modes",
  "faces-dilemma",
  "upkeep",
  "draw-step",
  "main-phase",
  "combat-begins",
  "end-step",
  "gets-counters",
  "exerts",
  "enlists",
  "wins-clash",
  "wins-flip",
  "loses-flip",
  "rolls-die",
  "votes",
  "ring-tempts",
  "gives-gift",
  "ventures",
  "enters-room",
  "completes-dungeon",
  "player-becomes",
] as const
export type MagicEvent = (typeof eventWords)[number]
