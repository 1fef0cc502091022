import type { Duration, EventPattern } from "@dilemma-table/engine"
import type {
  CardType,
  Color,
  MagicAbility,
  MagicEffect,
  MagicFilter,
  MagicLexicon,
  MagicPlayer,
  MagicSelector,
  MagicStatic,
  MagicValue,
  MagicZone,
  Supertype,
} from "./lexicon.ts"
import type { Price } from "./lexicon-stack.ts"

/*
 * Words about combat, continuous effects, copies of permanents, and replacing and preventing.
 */

/** Keywords said alone. */
export const boardKeywords = [
  "exalted",
  "fear",
  "flanking",
  "horsemanship",
  "infect",
  "intimidate",
  "persist",
  "prowess",
  "shadow",
  "skulk",
  "undying",
  "wither",
] as const

export type BoardVerb =
  /** In a replacement: what would happen does, changed so. */
  | {
      readonly change: {
        readonly amount?: MagicValue
        readonly tapped?: true
        readonly counters?: Readonly<Record<string, MagicValue>>
        readonly to?: MagicSelector
        readonly toPlayer?: MagicPlayer
        /** It goes there, and otherwise is what it would have been. */
        readonly zone?: MagicZone
        /** It enters with this designation. */
        readonly designation?: string
      }
    }
  /** In a replacement of its entering: it enters as a copy of this (707.5), except for what is said (707.9). */
  | { readonly enterAs: MagicSelector; readonly except?: readonly MagicStatic[] }
  | {
      readonly becomeCopy: MagicSelector
      readonly of: MagicSelector
      readonly until?: Duration
      readonly except?: readonly MagicStatic[]
    }
  | {
      readonly createCopy: MagicSelector
      readonly count?: MagicValue
      readonly by?: MagicPlayer
      readonly tapped?: true
      readonly attacking?: true | MagicPlayer
      readonly except?: readonly MagicStatic[]
      readonly as?: string
    }
  /** A shield against the next so much damage this turn (615.7). */
  | {
      readonly preventNext: MagicValue
      readonly to?: MagicSelector
      readonly player?: MagicPlayer
      readonly from?: MagicFilter
    }
  | { readonly regenerate: MagicSelector }
  | { readonly removeDamage: MagicSelector }
  | { readonly removeFromCombat: MagicSelector }
  | { readonly poison: MagicValue; readonly by?: MagicPlayer }
  /** A self-replacement effect (614.15): while this is done, such an event is replaced. */
  | {
      readonly meanwhile: { readonly would: EventPattern<MagicLexicon>; readonly instead: MagicEffect }
      readonly do: MagicEffect
    }

export interface BoardStatic {
  readonly setTypes?: readonly CardType[]
  readonly removeType?: CardType
  readonly addSupertype?: Supertype
  readonly setSubtypes?: readonly string[]
  readonly addColors?: readonly Color[]
  readonly switchPowerToughness?: true
  readonly must?: "attack" | "block" | "be-blocked"
  /** These attack such a player if able; creatures able to block these that match do so. */
  readonly mustAttack?: MagicPlayer
  readonly mustBeBlockedBy?: MagicFilter
  /** These can't attack such a player, nor what that player controls. */
  readonly cantAttack?: MagicPlayer
  /** These can't attack a player who controls none of those that match, nor what that player controls. */
  readonly needsDefenderWith?: MagicFilter
  readonly cantBlock?: MagicFilter
  readonly canBlockOnly?: MagicFilter
  readonly cantBeBlockedBy?: MagicFilter
  /** Can't be blocked while the defending player controls one that matches (509.1b). */
  readonly unblockedByDefenderWith?: MagicFilter
  readonly cantBeBlockedExceptBy?: MagicFilter
  readonly blockedByAtLeast?: number
  readonly blockedByAtMost?: number
  /** Can block so many more creatures. */
  readonly blocksMore?: number
  /** For each of these that attacks its controller this has to be paid (508.1h). */
  readonly attackCost?: Price
  /** For each of these that blocks this has to be paid by its controller (509.1d). */
  readonly blockCost?: Price
  readonly attackersAtMost?: number
  readonly assignsToughness?: true
  readonly prevents?: {
    readonly from?: MagicFilter
    readonly to?: MagicFilter
    readonly toPlayer?: MagicPlayer
    readonly combat?: boolean
    /** Only so much of it. */
    readonly upTo?: number
  }
  readonly unpreventable?: true
  /** A lasting replacement effect, and one that replaces only the next such event. */
  readonly replacing?: MagicAbility
  readonly once?: true
}

export interface BoardFilterWords {
  /** Blocks one of these; is blocked by one of these; is blocked or isn't. */
  readonly blocks: MagicSelector
  readonly blockedBy: MagicSelector
  readonly blocked: boolean
  readonly sharesColor: MagicSelector
  readonly enteredThisTurn: true
}

export const boardEvents = [
  "attacks-alone",
  "attacks-player",
  "player-attacks",
  "is-attacked",
  "becomes-blocked",
  "isnt-blocked",
  "blocks-creature",
  "combat-ends",
  "destroyed",
] as const
