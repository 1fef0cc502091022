import type { Color, MagicEffect, MagicFilter, MagicPlayer } from "./lexicon.ts"

/*
 * Words of effects: words chosen as something enters, counters of any kind, what is attached to what, gaining no life.
 */

/** A player chooses one of these words, kept with the ability's source (607.2d). */
export type EffectVerb =
  | { readonly chooseWord: readonly string[] }
  /** "Do this only once each turn" (603.2h). */
  | { readonly onceEachTurn: MagicEffect }
  | { readonly loseAllCounters: MagicPlayer }
  | { readonly doubleTheirCounters: MagicPlayer }

export interface EffectFilterWords {
  /** Has a counter of any kind, or has none. */
  readonly anyCounter: boolean
  readonly attachedTo: MagicFilter
  /** Something that matches is attached to it: an Aura, Equipment. */
  readonly bears: MagicFilter
  /** A card that was foretold (702.143d). */
  readonly foretold: true
  /** A spell or ability that has such a player as a target (115.9b). */
  readonly targetsPlayer: MagicPlayer
}

/** This word was chosen for the ability's source. */
export type EffectCondition =
  | { readonly chosenWord: string }
  /** Mana of this type was spent to cast the ability's source (601.2h): at least so much of it. */
  | { readonly manaWasSpent: Color | "C"; readonly atLeast?: number }

export interface EffectStatic {
  /** These players can't gain life (119.7). */
  readonly cantGainLife?: MagicPlayer
  /** Its boast abilities may be activated twice each turn. */
  readonly boastsTwice?: true
  /** It can attack as though it didn't have defender (702.3b). */
  readonly ignoresDefender?: true
  /** You may spend mana as though it were of any color, or of any type, to cast these (609.4b). */
  readonly anyMana?: "color" | "type"
}
