import type { MagicAbility, MagicEffect } from "./lexicon.ts"

/*
 * Keywords that stand for a triggered ability (702).
 */

const pump = (n: number, on: "this" | "it"): MagicEffect => ({
  continuous: { does: { power: n, toughness: n } },
  on,
  until: "this-turn",
})

/** It comes back with a counter, unless it had one (702.79a, 702.93a). */
const returning = (kind: string): MagicAbility => ({
  when: { on: "dies", object: "this" },
  if: { not: { matches: "this", filter: { counter: kind } } },
  do: { putOntoBattlefield: "it", under: "owner", counters: { [kind]: 1 } },
})

/** What stands behind keywords said alone. */
export const boardAbilities: Readonly<Record<string, readonly MagicAbility[]>> = {
  exalted: [{ when: { on: "attacks-alone", object: { controller: "you" } }, do: pump(1, "it") }],
  prowess: [{ when: { on: "casts", player: "you", object: { not: { type: "creature" } } }, do: pump(1, "this") }],
  undying: [returning("+1/+1")],
  persist: [returning("-1/-1")],
  flanking: [
    {
      when: { on: "blocks-creature", object: { not: { keyword: "flanking" } }, source: { is: "this" } },
      do: pump(-1, "it"),
    },
  ],
}

/** Bushido N (702.45a). */
export const bushido = (n: number): readonly MagicAbility[] => [
  { when: { on: ["blocks", "becomes-blocked"], object: "this" }, do: pump(n, "this") },
]
