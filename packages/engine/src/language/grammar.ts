import type { Shape } from "./shapes.ts"

/** What each head of a structure looks like; `vocabulary` adds the rulebook's words. */
export interface Grammar {
  readonly zones: readonly string[]
  /** Fields that a face of this game's cards has beside types and abilities. */
  readonly face: Readonly<Record<string, Shape | { readonly optional: Shape }>>
}
