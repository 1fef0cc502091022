import type { KnownToken } from "./keyword-actions.ts"
import type { MagicEffect, MagicFilter, MagicPlayer, MagicSelector, MagicValue } from "./lexicon.ts"

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
      /** What a Role is created attached to. */
      readonly attachedTo?: MagicSelector
      readonly as?: string
    }
  | { readonly discover: MagicValue }
  | { readonly manifestDread: MagicValue }
  | { readonly incubate: MagicValue }
  | { readonly learn: true }
  | { readonly suspect: MagicSelector }
  /** It endures; who, if it isn't the source. */
  | { readonly endure: MagicValue; readonly who?: MagicSelector }
  | { readonly blight: MagicValue }
  /** On these targets, up to that many (701.41a). */
  | { readonly support: MagicValue; readonly on: MagicSelector }
  /** On this target (701.66a). */
  | { readonly earthbend: MagicValue; readonly on: MagicSelector }
  | { readonly airbend: MagicSelector }
  /** Cards from the top of the library, until one that matches: exiled, or revealed; the others are the rest. */
  | { readonly exileUntil: MagicFilter; readonly by?: MagicPlayer; readonly as: string; readonly rest: string }
  | { readonly revealUntil: MagicFilter; readonly by?: MagicPlayer; readonly as: string; readonly rest: string }
  /** With an opponent (701.30b): `then` if its player wins, `else` if not. */
  | { readonly clash: true; readonly then?: MagicEffect; readonly else?: MagicEffect }
  /** Each player, from its controller on, votes for one of these; each word counts its votes from then on (701.38a). */
  | { readonly vote: readonly string[] }
  /** The Ring tempts these players (701.54a). */
  | { readonly ringTempts: MagicPlayer }
  /** So many coins: what follows each flip that is won or lost, or that shows heads or tails; how many are won, or show heads (705). */
  | {
      readonly flipCoin: MagicValue
      readonly by?: MagicPlayer
      readonly as?: string
      readonly won?: MagicEffect
      readonly lost?: MagicEffect
      readonly heads?: MagicEffect
      readonly tails?: MagicEffect
    }
  /** Dice with so many sides: the total, and what follows each result (706). */
  | {
      readonly rollDie: number
      readonly count?: MagicValue
      readonly by?: MagicPlayer
      readonly as?: string
      readonly table?: readonly { readonly from: number; readonly to?: number; readonly do: MagicEffect }[]
    }
  /** They are no longer so. */
  | { readonly undesignate: MagicSelector; readonly from: string }

export interface ActionFilterWords {
  readonly leastToughness: true
}
