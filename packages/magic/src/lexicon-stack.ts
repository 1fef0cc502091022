import type { EventPattern } from "@dilemma-table/engine"
import type {
  Bounds,
  MagicCost,
  MagicEffect,
  MagicFilter,
  MagicLexicon,
  MagicPlayer,
  MagicSelector,
  MagicValue,
} from "./lexicon.ts"

/*
 * Words about spells and abilities on the stack: countering, copying, new targets, casting by an effect, paying.
 */

export type StackVerb =
  /** `into`: what is countered goes there rather than into the graveyard. */
  | {
      readonly counter: MagicSelector
      readonly unlessPays?: Price
      readonly into?: "exile" | "hand"
      readonly as?: string
    }
  | { readonly wardOff: Price }
  | {
      readonly copy: MagicSelector
      readonly newTargets?: true
      readonly times?: MagicValue
      /** One copy for each of these that it could target, which is each of that copy's targets (707.10d). */
      readonly targeting?: MagicSelector
      readonly by?: MagicPlayer
      readonly as?: string
    }
  /** New targets for these: as one likes (115.7d), or all (115.7a) or one (115.7b) of them changed; to these, or as is legal. */
  | { readonly retarget: MagicSelector; readonly change?: "all" | "one"; readonly to?: MagicSelector }
  /** A reflexive triggered ability (603.12): "when you do". */
  | { readonly reflexive: MagicEffect }
  /** One of these is cast, or played (712.12), while the effect is carried out; without `must` the player may leave it. */
  | ({ readonly cast: MagicSelector } & CastByVerb)
  | ({ readonly play: MagicSelector } & CastByVerb)
  /** So often: each time its choices are made anew. */
  | {
      readonly pay: Price
      readonly by?: MagicPlayer
      readonly times?: MagicValue
      /** As often as the player likes, up to `times`; `as` is how often it was. */
      readonly upTo?: true
      readonly as?: string
    }

/** How an effect lets something be cast: who, for what, and what the spell must be. */
export interface CastByVerb {
  readonly by?: MagicPlayer
  readonly free?: true
  readonly cost?: readonly MagicCost[]
  readonly spell?: MagicFilter
  readonly must?: true
  /** Any number of them, one after another. */
  readonly any?: true
  /** Kept with the spell as though a cost of this name had been paid. */
  readonly called?: string
  /** A copy of it is cast (707.12). */
  readonly copy?: true
  readonly transformed?: true
  readonly as?: string
}

/** Mana, or costs of any kind. */
export type Price = string | readonly MagicCost[]

export interface StackFilterWords {
  /** A spell or ability that has such a target (115.9b), or no other (115.9c); so many targets (115.9a). */
  readonly targets: MagicFilter
  readonly targetsOnly: MagicFilter
  readonly targetCount: Bounds
  /** The spell or ability that is resolving. */
  readonly resolving: boolean
  /** Has {X} in its mana cost (107.3). */
  readonly variableCost: true
  /** Exiled with this object (607.2a). */
  readonly linked: true
}

export interface StackStatic {
  /** The player who controls it has this. */
  readonly youHave?: "hexproof" | "shroud"
  /** These players can't lose, or can't win, the game (101.2, 104.2b). */
  readonly cantLose?: MagicPlayer
  readonly cantWin?: MagicPlayer
  /** A triggered ability of these that such an event causes to trigger does so once more (603.2d). */
  readonly triggersAgain?: EventPattern<MagicLexicon>
}
