import type { Key } from "../ids.ts"
import { LISTED_AT_MOST } from "./number.ts"
import { DEAD_END, type Next, type Random, type SpaceOf } from "./of-type.ts"
import type { SpaceRefusal } from "./refusal.ts"

type Names = SpaceOf<"name">

/** Sets of long lists of names, which are the same list at every decision of a game. */
const sets = new WeakMap<readonly string[], ReadonlySet<Key>>()

function has(names: readonly string[], name: Key): boolean {
  if (names.length <= 64) return typeof name === "string" && names.includes(name)
  let set = sets.get(names)
  if (set === undefined) {
    set = new Set(names)
    sets.set(names, set)
  }
  return set.has(name)
}

/** Why the keys aren't one of the names, or null. */
export function explainName(space: Names, keys: readonly Key[]): SpaceRefusal | null {
  if (keys.length !== 1) return { code: "malformed" }
  const key = keys[0] as Key
  return has(space.names, key) ? null : { code: "unknown-name", key }
}

export function* iterateName(space: Names): Generator<Key[]> {
  for (const name of space.names) yield [name]
}

export const countName = (space: Names, n: number): number => Math.min(n, space.names.length)

export const sampleName = (space: Names, random: Random): Key[] | null =>
  space.names.length === 0 ? null : [space.names[random(space.names.length)] as string]

export function nextName(space: Names, partial: readonly Key[]): Next {
  if (partial.length > 0) return explainName(space, partial) === null ? { keys: [], complete: true } : DEAD_END
  return { keys: space.names.length > LISTED_AT_MOST ? [] : space.names, complete: false }
}
