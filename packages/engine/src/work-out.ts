import type { Game } from "./game.ts"

/*
 * What an object is may hang on what others are, which may hang on it again: "creatures with power 3000 or less get +1000",
 * "while you have a blocker, your creatures are blockers". Asked for while it is being worked out, a characteristic is as it
 * would be without that; and every other one is worked out once for each depth of asking, so that many such effects together
 * take no longer than they are many.
 */

/** Questions being worked out, and those answered on the way. Nothing of it lasts beyond the question asked first. */
export interface Asking {
  depth: number
  readonly open: Set<string>
  readonly known: Map<string, unknown>
}

export const noAsking = (): Asking => ({ depth: 0, open: new Set(), known: new Map() })

/** So far down a characteristic is asked for through others; further down it is as it would be by itself. */
const MOST_DEPTH = 6

/** Works something out that is `itself` where it is asked for in the middle of that. */
export function apart<T>({ asking }: Game, key: string, itself: T, work: () => T): T {
  if (asking.open.has(key)) return itself
  asking.open.add(key)
  try {
    return work()
  } finally {
    asking.open.delete(key)
  }
}

/**
 * Works out one characteristic.
 * @param key names it: what of which object
 * @param itself what it is where it hangs on itself, or is asked for too far down
 */
export const workOut = <T>(game: Game, key: string, itself: T, work: () => T): T =>
  apart(game, key, itself, () => once(game, key, itself, work))

/** Finds something that isn't one object's, for each depth of asking once; in the middle of itself it is found anew. */
export function once<T>({ asking }: Game, key: string, itself: T, work: () => T): T {
  if (asking.depth >= MOST_DEPTH) return itself
  const place = `${asking.depth}:${key}`
  if (asking.known.has(place)) return asking.known.get(place) as T
  asking.depth += 1
  try {
    const found = work()
    asking.known.set(place, found)
    return found
  } finally {
    asking.depth -= 1
    if (asking.depth === 0) asking.known.clear()
  }
}
