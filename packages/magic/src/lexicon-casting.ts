import type { EventPattern, PlayerRef } from "@dilemma-table/engine"
import type {
  AbilityKeyword,
  ActivatedKeyword,
  CostsKeyword,
  FilterKeyword,
  ManaKeyword,
  NumberCostsKeyword,
  NumberKeyword,
  TextKeyword,
} from "./keyword-list.ts"
import type {
  MagicAbility,
  MagicCost,
  MagicEffect,
  MagicEvent,
  MagicFilter,
  MagicLexicon,
  MagicSelector,
  MagicZone,
} from "./lexicon.ts"

/*
 * Words about how something was cast and paid, and designations; keywords with what stands behind them.
 */

/** The keywords of keyword-list.ts with what stands behind them. A cycling card searches where it says for what (702.29e). */
export type MoreKeyword =
  | {
      [K in CostsKeyword]: { readonly [k in K]: readonly MagicCost[] } & {
        readonly search?: MagicFilter
        /** Emerge from such a permanent (702.119b). */
        readonly of?: MagicFilter
      }
    }[CostsKeyword]
  | { [K in ManaKeyword]: { readonly [k in K]: string } }[ManaKeyword]
  /** `of`: what is devoured, if not creatures (702.82c). */
  | { [K in NumberKeyword]: { readonly [k in K]: number } & { readonly of?: MagicFilter } }[NumberKeyword]
  | { [K in TextKeyword]: { readonly [k in K]: string } }[TextKeyword]
  | { [K in AbilityKeyword]: { readonly [k in K]: MagicAbility } }[AbilityKeyword]
  | {
      [K in ActivatedKeyword]: { readonly [k in K]: MagicEffect } & { readonly cost: readonly MagicCost[] }
    }[ActivatedKeyword]
  | {
      [K in NumberCostsKeyword]: { readonly [k in K]: number | "x" } & { readonly for: readonly MagicCost[] }
    }[NumberCostsKeyword]
  | { [K in FilterKeyword]: { readonly [k in K]: MagicFilter } }[FilterKeyword]

/** Keywords that are about costs of a spell. */
export type CostKeyword =
  /** One of several, where the text gives a choice ("or"). */
  | {
      readonly additionalCost: readonly MagicCost[]
      readonly or?: readonly (readonly MagicCost[])[]
      /** It may be paid; with `times` as often as one likes. Whether, and how often, is kept as `additional`. */
      readonly optional?: true
      readonly times?: "any"
    }
  /** `times`: as often as one likes (multikicker). */
  | { readonly kicker: readonly MagicCost[]; readonly times?: "any" }
  | { readonly entwine: readonly MagicCost[] }
  | { readonly escalate: readonly MagicCost[] }
  | { readonly buyback: readonly MagicCost[] }
  /** Onto spells of one of these subtypes or card types. */
  /** With this cost paid the spell has that text: without what stands in brackets (702.148a). */
  | { readonly cleave: readonly MagicCost[]; readonly text: MagicEffect }
  | { readonly splice: readonly MagicCost[]; readonly onto: string | readonly string[] }
  /** For these costs, or for its own mana cost. */
  | { readonly flashback: readonly MagicCost[] | "mana-cost" }
  | { readonly mayhem: "mana-cost" }

export type CastingVerb =
  | { readonly unattach: MagicSelector }
  | { readonly designate: MagicSelector; readonly to: string; readonly until?: "this-turn" }
  /** What was done counts as this event. */
  | { readonly counts: "exploits"; readonly of: MagicSelector }

export interface CastingFilterWords {
  /** Cast, or what it was as a spell was cast, from this zone. */
  readonly castFrom: MagicZone
  readonly castBy: PlayerRef
  readonly attached: boolean
  readonly designation: string
  /** Came under its controller's control since their last upkeep began (702.30a). */
  readonly newSinceUpkeep: true
}

export type CastingValue =
  | { readonly timesPaid: string }
  /** This number, added up, of what was sacrificed, discarded, exiled or returned to pay for it. */
  | { readonly ofGivenUp: string }
  /** How often this happened this turn before the event at hand. */
  | { readonly earlier: EventPattern<MagicLexicon> }
  | { readonly opponents: true }
  | { readonly countersOn: MagicSelector; readonly kind: string }
  | { readonly targetsAnnounced: true }
  /** How much of it there was in what this has done so far: life lost, damage dealt. */
  | { readonly thisWay: MagicEvent; readonly kind?: string }

export const castingEvents = ["cycles", "exploits", "last-counter-removed", "becomes-designated"] as const
