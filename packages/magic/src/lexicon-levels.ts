import type { MagicAbility, MagicCondition, MagicCost, MagicEffect } from "./lexicon.ts"

/*
 * Symbols and bars that divide a text box, with what stands behind them (711, 716, 719, 721); what comes with exerting (701.43d).
 */

interface Behind {
  readonly power?: number
  readonly toughness?: number
  readonly abilities?: readonly MagicAbility[]
}

export type LevelKeyword =
  /** With so many level counters, up to so many (711.2). */
  | ({ readonly levels: number; readonly to?: number } & Behind)
  /** Becomes this level for that cost, and has these abilities from then on (716.2). */
  | { readonly classLevel: number; readonly cost: readonly MagicCost[]; readonly abilities?: readonly MagicAbility[] }
  /** With so many charge counters or more (721.2). */
  | ({ readonly stationed: number } & Behind)
  /** It may be exerted as it attacks; what happens when it is (701.43d). */
  | { readonly exertion: MagicEffect }
  /** A room of a dungeon: what happens as the venture marker is moved into it, and where it leads (309.4). */
  | { readonly dungeonRoom: number; readonly leads?: readonly number[]; readonly do: MagicEffect }
  | { readonly toSolve: MagicCondition }
  | { readonly solved: MagicAbility }

export const levelKeywordHeads = [
  "levels",
  "classLevel",
  "stationed",
  "toSolve",
  "solved",
  "exertion",
  "dungeonRoom",
] as const
