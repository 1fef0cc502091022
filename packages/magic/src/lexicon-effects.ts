import type { MagicFilter, MagicPlayer } from "./lexicon.ts"

/*
 * Words of effects: words chosen as something enters, counters of any kind, what is attached to what, gaining no life.
 */

/** A player chooses one of these words, kept with the ability's source (607.2d). */
export type EffectVerb = { readonly chooseWord: readonly string[] }

export interface EffectFilterWords {
  /** Has a counter of any kind, or has none. */
  readonly anyCounter: boolean
  readonly attachedTo: MagicFilter
  /** A spell or ability that has such a player as a target (115.9b). */
  readonly targetsPlayer: MagicPlayer
}

/** This word was chosen for the ability's source. */
export type EffectCondition = { readonly chosenWord: string }

export interface EffectStatic {
  /** These players can't gain life (119.7). */
  readonly cantGainLife?: MagicPlayer
}
