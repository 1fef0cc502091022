import type { Noun, Np } from "./phrase.ts"

/*
 * What texts name, as it can be said again.
 */

/** What a name in a text is bound to, as it can be said again. */
export interface Bound {
  /** The name it had before it was moved. */
  readonly was?: string
  readonly noun: Noun
  readonly many: boolean
  /** Said in full where the name is first used, because nothing named it before. */
  readonly full?: Np | string
  /** How it came to be named: "destroyed this way", 「こうして破壊した」. */
  readonly way?: string
  /** It isn't any more what it was: it has been destroyed, countered, put elsewhere. */
  readonly past?: true
  /** How many of them there were, where the rest is "the other". */
  readonly two?: true
  /** What is left of the cards that were gone through. */
  readonly rest?: true
  /** The zone its things are taken from, and whether that is the reader's. */
  readonly zone?: string
  readonly yours?: boolean
}

export interface Bearer {
  readonly text: string
  readonly noun: Noun
  /** "enchanted", 「エンチャントされている」. */
  readonly adjective: string
}
