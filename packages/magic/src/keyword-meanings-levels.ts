import type { Meaning, Whole } from "./keyword-meanings-board.ts"
import type { MagicAbility, MagicCondition, MagicCost, MagicEffect, MagicStatic } from "./lexicon.ts"

/*
 * What stands behind symbols and bars that divide a text box: levels (711, 716), stations (721), solved Cases (719), max speed
 * (702.178). Each gives abilities, and perhaps power and toughness, as long as it applies.
 */

const countersAre = (kind: string, how: ">=" | "<=", n: number): MagicCondition => ({
  compare: [{ countersOn: "this", kind }, how, n],
})

const while_ = (condition: MagicCondition, does: MagicStatic): MagicAbility => ({
  static: does,
  to: "this",
  while: condition,
})

/** As long as the condition holds it has these abilities, and this power and toughness. */
function applying(condition: MagicCondition, whole: Whole, more: MagicStatic = {}): readonly MagicAbility[] {
  const {
    power,
    toughness,
    abilities = [],
  } = whole as {
    readonly power?: number
    readonly toughness?: number
    readonly abilities?: readonly MagicAbility[]
  }
  const body: MagicStatic =
    power === undefined || toughness === undefined ? {} : { ...more, basePower: power, baseToughness: toughness }
  return [
    ...(Object.keys(body).length === 0 ? [] : [while_(condition, body)]),
    ...abilities.map((ability) => while_(condition, { grant: ability })),
  ]
}

const levelIs = (n: number): MagicCondition => ({ matches: "this", filter: { designation: `level ${n}` } })

const solved: MagicCondition = { matches: "this", filter: { designation: "solved" } }

const both = (a: MagicCondition, b: MagicCondition | undefined): MagicCondition =>
  b === undefined ? a : { every: [a, b] }

/** An ability that works, triggers or may be activated only if this Case is solved (702.169). */
function whenSolved(ability: MagicAbility): MagicAbility {
  if (typeof ability === "object" && "when" in ability) return { ...ability, if: both(solved, ability.if) }
  if (typeof ability === "object" && "activate" in ability) return { ...ability, if: both(solved, ability.if) }
  if (typeof ability === "object" && "static" in ability) return { ...ability, while: both(solved, ability.while) }
  return while_(solved, { grant: ability })
}

const maxSpeed: MagicCondition = { compare: [{ speed: "you" }, ">=", 4] }

export const levelMeanings: Readonly<Record<string, Meaning>> = {
  // 711.2a–b
  levels: (from: number, whole) => {
    const { to } = whole as { readonly to?: number }
    const low = countersAre("level", ">=", from)
    return applying(to === undefined ? low : { every: [low, countersAre("level", "<=", to)] }, whole)
  },
  // 716.2a
  classLevel: (n: number, whole) => [
    {
      activate: { designate: "this", to: `level ${n}` },
      cost: (whole as { readonly cost: readonly MagicCost[] }).cost,
      timing: "sorcery",
      if: n === 2 ? { not: levelIs(2) } : { every: [levelIs(n - 1), { not: levelIs(n) }] },
    },
    ...applying(levelIs(n), whole),
  ],
  // 721.2a–b
  stationed: (n: number, whole) => applying(countersAre("charge", ">=", n), whole, { addType: "creature" }),
  // 309.4c
  dungeonRoom: (n: number, whole) => [
    {
      when: { on: "enters-room", object: "this", name: String(n) },
      zone: "command",
      do: (whole as { readonly do: MagicEffect }).do,
    },
  ],
  // 719.3a
  toSolve: (condition: MagicCondition) => [
    {
      when: { on: "end-step", player: "you" },
      if: { every: [condition, { not: solved }] },
      do: { designate: "this", to: "solved" },
    },
  ],
  solved: (ability: MagicAbility) => [whenSolved(ability)],
  // 702.178a
  maxSpeed: (ability: MagicAbility) => {
    const zone = typeof ability === "object" && "zone" in ability ? { zone: ability.zone } : {}
    return [{ static: { grant: ability }, to: "this", while: maxSpeed, ...zone }]
  },
}
