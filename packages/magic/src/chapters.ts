import type { MagicAbility, MagicEffect } from "./lexicon.ts"

/** The counters by which a Saga goes on (714.3). */
export const LORE = "lore"

/** A chapter symbol, or several, and what stands behind (714.2). */
export interface Chapter {
  readonly chapter: number | readonly number[]
  readonly do: MagicEffect
}

/** The triggered abilities that a chapter symbol stands for, one for each of its numbers (714.2b, 714.2c). */
export const chapterAbilities = ({ chapter, do: does }: Chapter): readonly MagicAbility[] =>
  [chapter].flat().map(
    (n) =>
      ({
        when: { on: "counters-put", object: "this", name: LORE, reaches: n },
        do: does,
        chapter: n,
      }) as unknown as MagicAbility,
  )
