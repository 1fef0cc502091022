import type { Key } from "../ids.ts"
import type { Option } from "./types.ts"

/**
 * The place of a key among the options, or -1. Looks from `start` on and then at those before it: for keys in offered
 * order, starting behind the last one found, every look-up is one step or few.
 */
export function placeOf(options: readonly Option[], key: Key, start = 0): number {
  const from = start < options.length ? start : 0
  for (let place = from; place < options.length; place++) if (options[place]?.key === key) return place
  for (let place = 0; place < from; place++) if (options[place]?.key === key) return place
  return -1
}

/** How often a key is among the keys. */
export function times(keys: readonly Key[], key: Key): number {
  let found = 0
  for (let i = 0; i < keys.length; i++) if (keys[i] === key) found++
  return found
}

/** How often each option is among the keys, or null where a key is unknown. */
export function tally(options: readonly Option[], keys: readonly Key[]): Int32Array | null {
  const counts = new Int32Array(options.length)
  let place = -1
  for (const key of keys) {
    place = placeOf(options, key, place + 1)
    if (place < 0) return null
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** A key that is there twice, or null. */
export function repeatedKey(keys: readonly Key[]): Key | null {
  if (keys.length > 32) {
    const seen = new Set<Key>()
    for (const key of keys) {
      if (seen.has(key)) return key
      seen.add(key)
    }
    return null
  }
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as Key
    for (let j = 0; j < i; j++) if (keys[j] === key) return key
  }
  return null
}

/** The keys in offered order; unknown ones last, as they came. The same list if nothing has to move. */
export function inOfferedOrder(options: readonly Option[], keys: readonly Key[]): readonly Key[] {
  const places: number[] = []
  let place = -1
  let rising = true
  for (const key of keys) {
    const found = placeOf(options, key, Math.max(place, 0))
    const next = found < 0 ? options.length : found
    if (next < place) rising = false
    place = next
    places.push(next)
  }
  if (rising) return keys
  const order = places.map((_, i) => i).sort((a, b) => (places[a] as number) - (places[b] as number) || a - b)
  return order.map((i) => keys[i] as Key)
}
