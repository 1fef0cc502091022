import type { Key } from "../ids.ts"
import { randomSubset, subsetCount, subsets } from "./combine.ts"
import { DEAD_END, type Next, type Random, type SpaceOf } from "./of-type.ts"
import { repeatedKey, tally } from "./options.ts"
import {
  countConstrained,
  forcedConstrained,
  iterateConstrained,
  nextConstrained,
  sampleConstrained,
} from "./pick-constrained.ts"
import { allowedCounts, countAllowed, mostPicks } from "./pick-counts.ts"
import type { Option, Oracle } from "./types.ts"

type Pick = SpaceOf<"pick">

/** Does nothing but the number of picks restrict them? Then everything has a closed form. */
function isPlain(space: Pick, oracle: Oracle | undefined): boolean {
  const { constraints } = space
  for (let i = 0; i < constraints.length; i++) {
    const type = constraints[i]?.type
    if (type !== "counts" && !(type === "ask" && oracle === undefined)) return false
  }
  return true
}

const keysOf = (options: readonly Option[]): Key[] => options.map((option) => option.key)

/** All answers: fewer picks first, then in offered order. */
export function iteratePick(space: Pick, oracle: Oracle | undefined): Generator<Key[]> {
  return isPlain(space, oracle) ? iteratePlain(space) : iterateConstrained(space, oracle)
}

function* iteratePlain(space: Pick): Generator<Key[]> {
  const keys = keysOf(space.options)
  for (let size = space.min; size <= mostPicks(space); size++) {
    if (countAllowed(space, size)) yield* subsets(keys, size, space.repeat)
  }
}

export function countPick(space: Pick, n: number, oracle: Oracle | undefined): number {
  if (!isPlain(space, oracle)) return countConstrained(space, n, oracle)
  let sum = 0
  for (let size = space.min; size <= mostPicks(space) && sum < n; size++) {
    if (countAllowed(space, size)) sum += subsetCount(space.options.length, size, space.repeat)
  }
  return Math.min(n, sum)
}

/** The only answer, or null. */
export function forcedPick(space: Pick, oracle: Oracle | undefined): Key[] | null {
  const { options, min, repeat, constraints } = space
  if (constraints.length > 0) {
    if (!isPlain(space, oracle)) return forcedConstrained(space, oracle)
    if (countPick(space, 2, oracle) !== 1) return null
    for (const answer of iteratePlain(space)) return answer
  }
  // Plain: one answer only if there is one number of picks, and with it nothing to choose.
  if (min !== mostPicks(space)) return null
  if (min === 0) return []
  if (repeat) return options.length === 1 ? Array<Key>(min).fill((options[0] as Option).key) : null
  return min === options.length ? keysOf(options) : null
}

/** The number of picks is drawn from the allowed ones, then each such answer is as likely as the others. */
export function samplePick(space: Pick, random: Random, oracle: Oracle | undefined): Key[] | null {
  if (!isPlain(space, oracle)) return sampleConstrained(space, random, oracle)
  const { options, min, repeat, constraints } = space
  const max = mostPicks(space)
  if (min > max) return null
  let size = min
  if (constraints.length > 0) {
    const counts = allowedCounts(space)
    if (counts.length === 0) return null
    size = counts[random(counts.length)] as number
  } else if (min < max) size = min + random(max - min + 1)
  if (size === 1) return [(options[random(options.length)] as Option).key]
  return keysOf(randomSubset(options, size, repeat, random))
}

export function nextPick(space: Pick, partial: readonly Key[], oracle: Oracle | undefined): Next {
  if (!isPlain(space, oracle)) return nextConstrained(space, partial, oracle)
  const { options, repeat } = space
  const taken = tally(options, partial)
  if (taken === null || (!repeat && repeatedKey(partial) !== null)) return DEAD_END
  const most = allowedCounts(space).at(-1) ?? -1
  if (partial.length > most) return DEAD_END
  const open = partial.length < most ? options.filter((_, i) => repeat || taken[i] === 0) : []
  return { keys: keysOf(open), complete: partial.length >= space.min && countAllowed(space, partial.length) }
}
