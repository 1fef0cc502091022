import type { Key } from "../ids.ts"
import { randomSubset, subsetCount, subsets } from "./combine.ts"
import { DEAD_END, type Next, type Random, type SpaceOf } from "./of-type.ts"
import { placeOf, tally } from "./options.ts"
import type { SpaceRefusal } from "./refusal.ts"
import type { Option } from "./types.ts"

type Distribute = SpaceOf<"distribute">

/** Why the keys don't deal out all units as asked for, or null. */
export function explainDistribute(space: Distribute, keys: readonly Key[]): SpaceRefusal | null {
  const { options, total, least } = space
  let place = 0
  for (const key of keys) {
    place = placeOf(options, key, place)
    if (place < 0) return { code: "unknown-key", key }
  }
  if (keys.length !== total) return { code: "wrong-total", given: keys.length, total }
  if (least > 0) {
    const given = tally(options, keys)
    for (let i = 0; i < options.length; i++) {
      const units = given?.[i] ?? 0
      if (units < least) return { code: "too-little", key: (options[i] as Option).key, given: units, least }
    }
  }
  return null
}

/** The units that are free once each option has its least; negative where there is no answer. */
const free = (space: Distribute): number =>
  space.options.length === 0 && space.total > 0 ? -1 : space.total - space.least * space.options.length

/** The answer in which each option has its least and these besides, which are in offered order. */
function withLeast(space: Distribute, extra: readonly Option[]): Key[] {
  const keys: Key[] = []
  let next = 0
  for (const option of space.options) {
    for (let i = 0; i < space.least; i++) keys.push(option.key)
    for (; next < extra.length && extra[next] === option; next++) keys.push(option.key)
  }
  return keys
}

/** All ways; the first options get most first. */
export function* iterateDistribute(space: Distribute): Generator<Key[]> {
  if (free(space) < 0) return
  for (const extra of subsets(space.options, free(space), true)) yield withLeast(space, extra)
}

export const countDistribute = (space: Distribute, n: number): number =>
  free(space) < 0 ? 0 : Math.min(n, subsetCount(space.options.length, free(space), true))

/** Each way is as likely as the others. */
export function sampleDistribute(space: Distribute, random: Random): Key[] | null {
  if (free(space) < 0) return null
  return withLeast(space, randomSubset(space.options, free(space), true, random))
}

export function nextDistribute(space: Distribute, partial: readonly Key[]): Next {
  const given = tally(space.options, partial)
  if (given === null) return DEAD_END
  const left = space.total - partial.length
  let lacking = 0
  for (const units of given) lacking += Math.max(0, space.least - units)
  if (lacking > left || (space.options.length === 0 && left > 0)) return DEAD_END
  const keys: Key[] = []
  for (let i = 0; i < space.options.length && left > 0; i++) {
    if (lacking < left || (given[i] ?? 0) < space.least) keys.push((space.options[i] as Option).key)
  }
  return { keys, complete: left === 0 }
}
