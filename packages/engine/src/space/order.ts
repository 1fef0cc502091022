import type { Key } from "../ids.ts"
import { arrangementCount, arrangements, shuffled } from "./combine.ts"
import { DEAD_END, type Next, type Random, type SpaceOf } from "./of-type.ts"
import { placeOf, repeatedKey } from "./options.ts"
import type { SpaceRefusal } from "./refusal.ts"

type Order = SpaceOf<"order">

/** Why the keys aren't all options in some order, or null. */
export function explainOrder(space: Order, keys: readonly Key[]): SpaceRefusal | null {
  let place = -1
  for (const key of keys) {
    place = placeOf(space.options, key, place + 1)
    if (place < 0) return { code: "unknown-key", key }
  }
  const repeated = repeatedKey(keys)
  if (repeated !== null) return { code: "repeated", key: repeated }
  if (keys.length < space.options.length) {
    const missing = space.options.find((option) => !keys.includes(option.key))
    if (missing) return { code: "not-all-ordered", key: missing.key }
  }
  return null
}

/** All orders, those that keep the first options first before the others. */
export function iterateOrder(space: Order): Generator<Key[]> {
  const keys = space.options.map((option) => option.key)
  return arrangements(keys, keys.length)
}

export const countOrder = (space: Order, n: number): number =>
  Math.min(n, arrangementCount(space.options.length, space.options.length))

/** Each order is as likely as the others. */
export function sampleOrder(space: Order, random: Random): Key[] {
  return shuffled(
    space.options.map((option) => option.key),
    random,
  )
}

export function nextOrder(space: Order, partial: readonly Key[]): Next {
  const refusal = explainOrder(space, partial)
  if (refusal === null) return { keys: [], complete: true }
  if (refusal.code !== "not-all-ordered") return DEAD_END
  const keys: Key[] = []
  for (const option of space.options) if (!partial.includes(option.key)) keys.push(option.key)
  return { keys, complete: false }
}
