import { chapterAbilities } from "./chapters.ts"
import { keywordAbilities } from "./keyword-meanings.ts"
import type { MagicAbility, MagicCost, MagicEffect, MagicFilter, MagicSelector } from "./lexicon.ts"

/*
 * What abilities stand behind a keyword (702).
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
const plain: Readonly<Record<string, readonly MagicAbility[]>> = {
  cascade: [{ when: { on: "casts", object: "this" }, do: { cascade: true }, zone: "stack" }],
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
const bushido = (n: number): readonly MagicAbility[] => [
  { when: { on: ["blocks", "becomes-blocked"], object: "this" }, do: pump(n, "this") },
]

/** Craft (702.167a): this and the materials, permanents or cards in the graveyard, are exiled, and it returns transformed. */
const crafting = (materials: MagicFilter, count: number, costs: readonly MagicCost[]): readonly MagicAbility[] => [
  {
    activate: { comesBack: "this", transformed: true },
    cost: [
      ...costs,
      { exile: "this" },
      { exile: { ...materials, zone: ["battlefield", "graveyard"], other: true }, count },
    ],
    timing: "sorcery",
  },
]

/** The abilities that a keyword stands for; none where the rules ask for the keyword itself. */
export function standsFor(ability: MagicAbility): readonly MagicAbility[] {
  if (typeof ability === "string") return plain[ability] ?? keywordAbilities[ability]?.(null as never, {}) ?? []
  if ("chapter" in ability && !("when" in ability)) return chapterAbilities(ability)
  if ("craft" in ability) return crafting(ability.craft, ability.count ?? 1, ability.for)
  if ("bushido" in ability) return bushido(ability.bushido)
  // Enchant 303.4a, ward 702.21a, equip 702.6a
  if ("enchant" in ability) return [{ spell: { attach: "this", to: { target: ability.enchant } } }]
  if ("ward" in ability)
    return [{ when: { on: "becomes-target", object: "this", player: "opponent" }, do: { wardOff: ability.ward } }]
  if ("equip" in ability) {
    const to: MagicSelector = { target: { type: "creature", controller: "you" } }
    return [{ activate: { attach: "this", to }, cost: [{ mana: ability.equip }], timing: "sorcery" }]
  }
  const [word = "", argument] = Object.entries(ability).find(([head]) => head in keywordAbilities) ?? []
  return keywordAbilities[word]?.(argument as never, ability as never) ?? []
}
