import type { MagicPlayer, MagicValue } from "./lexicon.ts"
import type { Addable, Skippable } from "./turn-structure.ts"

/*
 * Words about turns, phases and steps.
 */

export type TurnVerb =
  | { readonly extraTurn: MagicPlayer; readonly count?: MagicValue }
  | { readonly skipNext: Skippable; readonly by?: MagicPlayer }
  /** Directly after the phase that is now (500.8). */
  | { readonly extraPhases: readonly Addable[] }

export interface TurnStatic {
  readonly skips?: { readonly skip: Skippable; readonly of: MagicPlayer }
}
