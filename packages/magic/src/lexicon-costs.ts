import type { MagicCondition, MagicFilter, MagicValue } from "./lexicon.ts"
import type { PlayersCost } from "./lexicon-players.ts"

/*
 * Words about what is paid.
 */

/** What mana may be spent on alone (106.6): casting such spells, activating abilities of such objects. */
export interface ManaUse {
  readonly spells?: MagicFilter
  readonly abilities?: MagicFilter
  /** It isn't lost as steps and phases end until then. */
  readonly lasts?: ManaLasts
}

export type ManaLasts = "combat" | "turn"

/**
 * What changes a total cost: a reduction, an increase, and the least it may come to after both. `each`: `less` and `more` so
 * often. `notBelow`: the reduction makes the mana no less than so much. `if`: asked of what has been announced.
 */
export interface SpellCosts {
  readonly if?: MagicCondition
  readonly each?: MagicValue
  readonly notBelow?: number
  readonly less?: string
  readonly lessFor?: MagicValue
  readonly more?: string
  readonly moreFor?: MagicValue
  /** Costs of other kinds, paid as well. */
  readonly also?: readonly MagicCost[]
  readonly atLeast?: number
}

export type MagicCost =
  | { readonly mana: string }
  | { readonly tap: true }
  | { readonly untap: true }
  /** Loyalty counters put on it, or removed where below 0; "x" removes X (606.4). */
  | { readonly loyalty: number | "x" }
  | { readonly payLife: MagicValue }
  | { readonly sacrifice: MagicFilter | "this"; readonly count?: MagicValue }
  | { readonly discard: MagicValue | "this"; readonly matching?: MagicFilter; readonly atRandom?: true }
  | { readonly exile: MagicFilter | "this"; readonly count?: MagicValue }
  | { readonly bounce: MagicFilter | "this"; readonly count?: MagicValue }
  /** Tap any number of these with so much power together (702.122a). */
  | { readonly tapPower: MagicValue; readonly of: MagicFilter }
  | { readonly tapSome: MagicFilter; readonly count?: MagicValue }
  | { readonly untapSome: MagicFilter; readonly count?: MagicValue }
  | { readonly reveal: MagicFilter | "this"; readonly count?: MagicValue }
  | { readonly mill: MagicValue }
  /** Of any kinds where none is said. */
  | { readonly removeCounters: MagicValue; readonly kind?: string; readonly from?: MagicFilter }
  | PlayersCost
  | { readonly putCounters: number; readonly kind: string; readonly on?: MagicFilter }
