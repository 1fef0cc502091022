import type { EventPattern } from "@dilemma-table/engine"
import type { CostsKeyword, FilterKeyword, ManaKeyword, NumberCostsKeyword, NumberKeyword } from "./keyword-list.ts"
import type { MagicCost, MagicEvent, MagicFilter, MagicLexicon, MagicSelector, MagicZone } from "./lexicon.ts"

/*
 * Words about how something was cast and paid, and designations; keywords with what stands behind them.
 */

/** The keywords of keyword-list.ts with what stands behind them. A cycling card searches where it says for what (702.29e). */
export type MoreKeyword =
  | {
      [K in CostsKeyword]: { readonly [k in K]: readonly MagicCost[] } & { readonly search?: MagicFilter }
    }[CostsKeyword]
  | { [K in ManaKeyword]: { readonly [k in K]: string } }[ManaKeyword]
  | { [K in NumberKeyword]: { readonly [k in K]: number } }[NumberKeyword]
  | {
      [K in NumberCostsKeyword]: { readonly [k in K]: number | "x" } & { readonly for: readonly MagicCost[] }
    }[NumberCostsKeyword]
  | { [K in FilterKeyword]: { readonly [k in K]: MagicFilter } }[FilterKeyword]

export type CastingVerb =
  | { readonly unattach: MagicSelector }
  | { readonly designate: MagicSelector; readonly to: string }
  /** What was done counts as this event. */
  | { readonly counts: "exploits"; readonly of: MagicSelector }

export interface CastingFilterWords {
  /** Cast, or what it was as a spell was cast, from this zone. */
  readonly castFrom: MagicZone
  readonly attached: boolean
  readonly designation: string
  /** Came under its controller's control since their last upkeep began (702.30a). */
  readonly newSinceUpkeep: true
}

export type CastingValue =
  | { readonly timesPaid: string }
  /** How often this happened this turn before the event at hand. */
  | { readonly earlier: EventPattern<MagicLexicon> }
  | { readonly opponents: true }
  | { readonly countersOn: MagicSelector; readonly kind: string }
  | { readonly targetsAnnounced: true }
  /** How much of it there was in what this has done so far: life lost, damage dealt. */
  | { readonly thisWay: MagicEvent }

export const castingEvents = ["cycles", "exploits", "last-counter-removed"] as const
