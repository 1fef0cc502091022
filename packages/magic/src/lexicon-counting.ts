import type { Color, MagicFilter } from "./lexicon.ts"

/*
 * Words that count in what objects differ.
 */

/** What kinds of something there are: card types, colors, basic land types, mana values. */
export const kindsCounted = ["types", "colors", "basic-land-types", "mana-values"] as const
export type KindCounted = (typeof kindsCounted)[number]

export type CountingValue =
  /** How many kinds there are among these. */
  | { readonly kinds: KindCounted; readonly among: MagicFilter }
  /** Your devotion to these colors (700.5). */
  | { readonly devotion: readonly Color[] }
  /** How many creatures are in your party (700.8). */
  | { readonly party: true }
