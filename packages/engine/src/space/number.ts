import type { Key } from "../ids.ts"
import { DEAD_END, type Next, type Random, type SpaceOf } from "./of-type.ts"
import type { SpaceRefusal } from "./refusal.ts"

type Range = SpaceOf<"number">

/** `next` lists the numbers or names that can be chosen where there are no more of them than this. */
export const LISTED_AT_MOST = 100

/** Why the keys aren't one number of the range, or null. */
export function explainNumber(space: Range, keys: readonly Key[]): SpaceRefusal | null {
  if (keys.length !== 1) return { code: "malformed" }
  const key = keys[0] as Key
  if (typeof key !== "number" || !Number.isFinite(key)) return { code: "not-a-number", key }
  const { min, max, step } = space
  // Above 2^53 numbers aren't exact: no game has to do with them.
  if (key < min || key > (max ?? Number.MAX_SAFE_INTEGER)) return { code: "out-of-range", key, min, max }
  if ((key - min) % step !== 0) return { code: "not-a-step", key, min, step }
  return null
}

/** The numbers from below; without end where the range has none. */
export function* iterateNumber(space: Range): Generator<Key[]> {
  const last = space.max ?? Number.MAX_SAFE_INTEGER
  for (let number = space.min; number <= last; number += space.step) yield [number]
}

export function countNumber(space: Range, n: number): number {
  if (space.max === null) return n
  return Math.min(n, Math.max(0, Math.floor((space.max - space.min) / space.step) + 1))
}

/** Each number is as likely as the others; where the range has no end, among the first eleven. */
export function sampleNumber(space: Range, random: Random): Key[] | null {
  const among = space.max === null ? 11 : countNumber(space, Number.MAX_SAFE_INTEGER)
  return among === 0 ? null : [space.min + random(among) * space.step]
}

export function nextNumber(space: Range, partial: readonly Key[]): Next {
  if (partial.length > 0) return explainNumber(space, partial) === null ? { keys: [], complete: true } : DEAD_END
  if (countNumber(space, LISTED_AT_MOST + 1) > LISTED_AT_MOST) return { keys: [], complete: false }
  return { keys: [...iterateNumber(space)].flat(), complete: false }
}

/** -0 and 0 are one answer. */
export const normaliseNumber = (keys: readonly Key[]): readonly Key[] =>
  Object.is(keys[0], -0) ? [0, ...keys.slice(1)] : keys
