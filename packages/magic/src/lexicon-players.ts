import type { MagicCondition, MagicPlayer, MagicSelector, MagicValue } from "./lexicon.ts"

/*
 * Words about players and what they have: counters, how many cards a hand may hold; and about when something is done.
 */

/** Parts of a turn that conditions ask for. */
export const turnParts = [
  "upkeep",
  "draw",
  "main",
  "combat",
  "declare-attackers",
  "declare-blockers",
  "end-of-combat",
  "end",
  "before-attackers",
] as const
export type TurnPart = (typeof turnParts)[number]

export type PlayersVerb =
  /** Energy, experience, rad, poison (122.1, 107.14). */
  | { readonly getCounters: MagicValue; readonly kind: string; readonly by?: MagicPlayer }
  /** These don't untap during their controllers' next untap steps (502.3). */
  | { readonly staysTapped: MagicSelector }

export interface PlayersStatic {
  /** The most cards that hand may hold as a turn ends: so many, any number, so many more (402.2). */
  readonly handSize?: { readonly of: MagicPlayer; readonly is?: MagicValue | "any"; readonly more?: MagicValue }
}

export type PlayersValue =
  /** How many counters of this kind these players have. */
  { readonly playerCounters: string; readonly of: MagicPlayer; readonly most?: true }

export type PlayersCondition =
  /** It is such a part of a turn: of that player's. */
  | { readonly during: TurnPart | readonly TurnPart[]; readonly of?: MagicPlayer }
  /** Of one of these players, who has that name in it, this holds. */
  | { readonly somePlayer: MagicPlayer; readonly as: string; readonly has: MagicCondition }

export type PlayersCost = { readonly payCounters: MagicValue; readonly kind: string }
