import type { Key } from "../ids.ts"
import type { SpaceOf } from "./of-type.ts"
import { inOfferedOrder, placeOf, repeatedKey, times } from "./options.ts"
import { metRequirements, mostRequirements } from "./pick-requirements.ts"
import type { SpaceRefusal } from "./refusal.ts"
import type { Constraint, Oracle } from "./types.ts"

type Pick = SpaceOf<"pick">

/**
 * Why the keys can't be picked, or null. Order of the checks: keys, number of picks, constraints in the space's order,
 * the engine, and last the requirements, which are measured against what keeps all else.
 */
export function explainPick(space: Pick, keys: readonly Key[], oracle: Oracle | undefined): SpaceRefusal | null {
  return explainHard(space, keys, oracle) ?? explainRequirements(space, keys, oracle)
}

/** As `explainPick`, without the requirements. */
export function explainHard(space: Pick, keys: readonly Key[], oracle: Oracle | undefined): SpaceRefusal | null {
  const { options, constraints, min, max } = space
  let place = -1
  let rising = true
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as Key
    const found = placeOf(options, key, place + 1)
    if (found < 0) return notOffered(space, key)
    if (found <= place) rising = false
    place = found
  }
  if (!space.repeat && !rising) {
    const repeated = repeatedKey(keys)
    if (repeated !== null) return { code: "repeated", key: repeated }
  }
  if (keys.length < min) return { code: "too-few", picked: keys.length, min }
  if (keys.length > max) return { code: "too-many", picked: keys.length, max }
  let asks = false
  for (let i = 0; i < constraints.length; i++) {
    const constraint = constraints[i] as Constraint
    if (constraint.type === "ask") asks = true
    const refusal = explainConstraint(constraint, keys)
    if (refusal) return refusal
  }
  return asks && oracle ? explainAsked(space, keys, oracle) : null
}

function notOffered({ leftOut }: Pick, key: Key): SpaceRefusal {
  const out = leftOut?.find((one) => one.key === key)
  return out === undefined ? { code: "unknown-key", key } : { code: "left-out", key, because: out.code, rule: out.rule }
}

function explainConstraint(constraint: Constraint, keys: readonly Key[]): SpaceRefusal | null {
  switch (constraint.type) {
    case "counts":
      if (constraint.allowed.includes(keys.length)) return null
      return { code: "count-not-allowed", picked: keys.length, allowed: constraint.allowed }
    case "different":
      return explainGroups(constraint.groups, keys)
    case "most": {
      const weight = weigh(constraint.weights, keys)
      return weight <= constraint.total ? null : { code: "too-heavy", weight, most: constraint.total }
    }
    case "least": {
      const weight = weigh(constraint.weights, keys)
      return weight >= constraint.total ? null : { code: "too-light", weight, least: constraint.total }
    }
    case "forbidden":
      for (const [one, other] of constraint.pairs) {
        const together = one === other ? times(keys, one) > 1 : keys.includes(one) && keys.includes(other)
        if (together) return { code: "forbidden-pair", keys: [one, other] }
      }
      return null
    case "at-least-one":
      for (let i = 0; i < keys.length; i++) if (constraint.keys.includes(keys[i] as Key)) return null
      return { code: "none-of", keys: constraint.keys }
    case "maximal":
    case "ask":
      return null
  }
}

/** What the picks weigh together. */
function weigh(weights: readonly (readonly [Key, number])[], keys: readonly Key[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    const [key, weight] = weights[i] as readonly [Key, number]
    sum += weight * times(keys, key)
  }
  return sum
}

function explainGroups(groups: readonly (readonly [Key, Key])[], keys: readonly Key[]): SpaceRefusal | null {
  if (keys.length < 2) return null
  const seen = new Map<Key, Key>()
  for (const [key, group] of groups) {
    const picked = times(keys, key)
    if (picked === 0) continue
    if (picked > 1) return { code: "same-group", group, keys: [key, key] }
    const before = seen.get(group)
    if (before !== undefined && before !== key) return { code: "same-group", group, keys: [before, key] }
    seen.set(group, key)
  }
  return null
}

function explainAsked(space: Pick, keys: readonly Key[], oracle: Oracle): SpaceRefusal | null {
  const picks = inOfferedOrder(space.options, keys)
  for (const constraint of space.constraints) {
    if (constraint.type !== "ask") continue
    if (!oracle(constraint.question, picks, false)) return { code: "refused-by-engine", question: constraint.question }
  }
  return null
}

/** Might the engine let some answer stand that has these picks? */
export function mayStand(space: Pick, keys: readonly Key[], oracle: Oracle | undefined): boolean {
  if (oracle === undefined) return true
  const picks = inOfferedOrder(space.options, keys)
  return space.constraints.every((it) => it.type !== "ask" || oracle(it.question, picks, true))
}

function explainRequirements(space: Pick, keys: readonly Key[], oracle: Oracle | undefined): SpaceRefusal | null {
  let all = 0
  for (let i = 0; i < space.constraints.length; i++) {
    const constraint = space.constraints[i]
    if (constraint?.type === "maximal") all += constraint.requirements.length + (constraint.anyOf?.length ?? 0)
  }
  if (all === 0) return null
  const met = metRequirements(space, keys)
  if (met === all) return null
  const possible = mostRequirements(space, oracle)
  return met >= possible ? null : { code: "requirements", met, possible }
}
