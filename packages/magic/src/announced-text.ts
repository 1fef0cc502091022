import type { Key } from "@dilemma-table/engine"
import type { MagicEffect } from "./lexicon.ts"

/*
 * A part of a text that has its effect only if a cost was announced has its targets only then (702.33g, 702.174m).
 */

interface Asking {
  readonly if: unknown
  readonly then: MagicEffect
  readonly else?: MagicEffect
}

const NOTHING: MagicEffect = []

/** The cost about which this condition asks, and whether it is to have been announced; null where it asks something else. */
function costAsked(condition: unknown): { readonly cost: string; readonly wanted: boolean } | null {
  if (typeof condition !== "object" || condition === null) return null
  if ("not" in condition) {
    const inner = costAsked(condition.not)
    return inner === null ? null : { ...inner, wanted: !inner.wanted }
  }
  return "paid" in condition && !("atLeast" in condition) ? { cost: condition.paid as string, wanted: true } : null
}

const hasTargets = (effect: unknown): boolean => /"target(Player)?":/.test(JSON.stringify(effect ?? null))

type ByCosts = Map<string, MagicEffect>

/** Found once for each text and each set of costs: targets are known by the text in which they stand. Null: it asks for none. */
const known = new WeakMap<object, ByCosts | null>()

/** What is left of a text once its costs have been announced; itself where that makes no difference to its targets. */
export function asAnnounced(effect: MagicEffect, costs: readonly Key[]): MagicEffect {
  if (typeof effect !== "object") return effect
  let texts = known.get(effect)
  if (texts === undefined) {
    texts = JSON.stringify(effect).includes('"paid":') ? new Map() : null
    known.set(effect, texts)
  }
  if (texts === null) return effect
  const key = [...new Set(costs)].join()
  const found = texts.get(key) ?? left(effect, costs)
  texts.set(key, found)
  return found
}

function left(effect: MagicEffect, costs: readonly Key[]): MagicEffect {
  if (Array.isArray(effect))
    return same(
      effect,
      effect.map((one) => left(one, costs)),
    ) as MagicEffect
  if ("if" in (effect as object)) {
    const { if: condition, then, else: otherwise = NOTHING } = effect as unknown as Asking
    const asked = costAsked(condition)
    if (asked !== null && hasTargets([then, otherwise]))
      return left(costs.includes(asked.cost) === asked.wanted ? then : otherwise, costs)
  }
  const data = effect as unknown as Readonly<Record<string, unknown>>
  const changed: Record<string, unknown> = {}
  for (const part of ["then", "else", "may", "try"])
    if (typeof data[part] === "object") {
      const now = left(data[part] as MagicEffect, costs)
      if (now !== data[part]) changed[part] = now
    }
  return (Object.keys(changed).length === 0 ? effect : { ...data, ...changed }) as MagicEffect
}

const same = (before: readonly unknown[], now: readonly unknown[]): readonly unknown[] =>
  now.every((one, i) => one === before[i]) ? before : now
