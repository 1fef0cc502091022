import type { EventPattern } from "@dilemma-table/engine"
import type { MagicFilter, MagicLexicon, MagicPlayer, MagicSelector, MagicValue } from "./lexicon.ts"

/*
 * Words of choices that are kept: colors and types that are chosen; and of life totals and counters as a whole.
 */

/** What kinds can be chosen among (105.4, 205.3m, 205.2a, 305.6). */
export const kindsToChoose = ["color", "creature-type", "card-type", "basic-land-type"] as const
export type KindToChoose = (typeof kindsToChoose)[number]

export type ChoiceVerb =
  /** A player chooses a color or a type, kept with the ability's source (607.2d). */
  | { readonly chooseKind: KindToChoose }
  /** A player's life total becomes so much: they gain or lose what is needed (119.5). */
  | { readonly lifeBecomes: MagicValue; readonly by?: MagicPlayer }
  /** For each counter on these, of one kind or of each, another is put on them (701.10e). */
  | { readonly doubleCounters: MagicSelector; readonly kind?: string }
  /** All counters, of whatever kinds, are moved from one to another (122.5). */
  | { readonly moveAllCounters: MagicSelector; readonly to: MagicSelector }

export interface ChoiceFilterWords {
  /** Is of the color, or has the type, that was chosen for the ability's source. */
  readonly ofChosenKind: true
  /** Has an Adventure (715), or an Omen (720). */
  readonly inset: "adventure" | "omen"
  /** No other of these has a greater such number. */
  readonly greatest: { readonly of: string; readonly among: MagicFilter }
}

/** How much of it there was this turn, added up. */
export type ChoiceValue = { readonly amountHappened: EventPattern<MagicLexicon> }

export interface ChoiceStatic {
  /** It is of the chosen type: of no other of that kind, or of that, too. */
  readonly chosenType?: "set" | "add"
  /** It is of the chosen color. */
  readonly chosenColor?: true
  readonly removeSupertype?: "basic" | "legendary" | "snow" | "world"
}
