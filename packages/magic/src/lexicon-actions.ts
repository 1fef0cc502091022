import type { KnownToken } from "./keyword-actions.ts"
import type { MagicPlayer, MagicSelector, MagicValue } from "./lexicon.ts"

/*
 * Keyword actions (701).
 */

export type ActionVerb =
  | { readonly investigate: MagicValue }
  | { readonly monstrosity: MagicValue }
  | { readonly adapt: MagicValue }
  | { readonly bolster: MagicValue }
  | { readonly populate: MagicValue }
  | { readonly amass: MagicValue; readonly kind?: string }
  | { readonly explore: MagicSelector }
  | { readonly connive: MagicSelector }
  | { readonly goad: MagicSelector }
  | { readonly detain: MagicSelector }
  | { readonly proliferate: true }
  | {
      readonly createKnown: KnownToken
      readonly count?: MagicValue
      readonly by?: MagicPlayer
      readonly tapped?: true
    }

export interface ActionFilterWords {
  readonly leastToughness: true
}
