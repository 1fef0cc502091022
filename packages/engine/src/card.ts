import type { CardIndex } from "./ids.ts"
import type { Ability, AnyLexicon, CardName, Lexicon, Provenance } from "./language/types.ts"

/** What every card of every game has. A rulebook's card adds its characteristics to the faces. */
export interface CardData<L extends Lexicon = AnyLexicon, F extends FaceData<L> = FaceData<L>> {
  readonly name: CardName
  /** Front first. A card with one face has one. */
  readonly faces: readonly F[]
  /** "reconstructed" and "partial" say that the text isn't wholly known and only what is needed is modelled. */
  readonly provenance?: Provenance
  /** Other printings whose text plays differently; `abilities` of the faces replace those above. */
  readonly wordings?: Readonly<Record<string, { readonly faces: readonly Partial<F>[] }>>
}

export interface FaceData<L extends Lexicon = AnyLexicon> {
  readonly name?: CardName
  readonly types: readonly string[]
  readonly abilities?: readonly Ability<L>[]
}

/** A card as a game holds it: its data, and what the rulebook works out once. */
export interface CompiledCard<F extends FaceData = FaceData> {
  readonly index: CardIndex
  readonly id: string
  readonly data: CardData<AnyLexicon, F>
  /** The card's own, in its order; behind them those that a rulebook adds (`outside`). */
  readonly faces: readonly CompiledFace<F>[]
  /** The face an object of it has out of play; the front if absent. A card with two halves has one that is both. */
  readonly outside?: number
}

export interface CompiledFace<F extends FaceData = FaceData> {
  readonly data: F
  readonly name: CardName
  readonly abilities: readonly Ability[]
  /** The abilities that watch something or stand continuously, with the names they are found under. */
  readonly watches: readonly {
    readonly names: readonly string[]
    readonly ability: Ability
    readonly zones: readonly string[] | null
  }[]
}

/** Both languages' names, for looking up. */
export const namesOf = (name: CardName): readonly string[] => [name.ja, name.en].filter((text) => text !== undefined)
