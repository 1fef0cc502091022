import type { MagicPlayer, MagicSelector, MagicValue } from "./lexicon.ts"
import type { Addable, Skippable } from "./turn-structure.ts"

/*
 * Words about turns, phases and steps.
 */

export type TurnVerb =
  | { readonly extraTurn: MagicPlayer; readonly count?: MagicValue }
  | PhasingVerb
  | { readonly skipNext: Skippable; readonly by?: MagicPlayer }
  /** Directly after the phase that is now (500.8). */
  | { readonly extraPhases: readonly Addable[] }

/** Phasing (702.26). `until`: they phase in as the source leaves, and not before. */
export type PhasingVerb =
  | { readonly phaseOut: MagicSelector; readonly until?: "source-leaves"; readonly as?: string }
  | { readonly phaseIn: MagicSelector; readonly as?: string }

export interface TurnStatic {
  /** These can't phase in (702.26a). */
  readonly cantPhaseIn?: true
  readonly skips?: { readonly skip: Skippable; readonly of: MagicPlayer }
}
