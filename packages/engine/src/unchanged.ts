import type { Game } from "./game.ts"

/*
 * At one decision the same is asked of a position again and again: what stands under this word, what this object is. Such an
 * answer is kept until something is written to the position.
 */

/** What has been worked out about a position as it is, by what was asked; and the same while one object is read as another face. */
export interface Notes {
  revision: number
  readonly plain: Map<unknown, unknown>
  readonly read: Map<number, Map<unknown, unknown>>
}

export const noNotes = (): Notes => ({ revision: -1, plain: new Map(), read: new Map() })

/**
 * Answers a question about the position alone (not about a frame or a wish), once while nothing is written.
 * @param key names the question
 */
export function whileUnchanged<T>(game: Game, key: unknown, work: (game: Game) => T): T {
  const notes = notesOf(game)
  if (notes === null) return work(game)
  const known = notes.get(key)
  if (known !== undefined) return known as T
  const found = work(game)
  notes.set(key, found)
  return found
}

/** Null in the middle of what hangs on itself (an answer is only one of that depth), and where several objects are read otherwise. */
function notesOf(game: Game): Map<unknown, unknown> | null {
  const { notes, asking, readAs } = game
  if (asking.depth > 0 || asking.open.size > 0 || readAs.size > 1) return null
  if (notes.revision !== game.revision) {
    notes.revision = game.revision
    notes.plain.clear()
    if (notes.read.size > 0) notes.read.clear()
  }
  if (readAs.size === 0) return notes.plain
  for (const [id, face] of readAs) {
    const reading = id * MOST_FACES + face
    const known = notes.read.get(reading)
    if (known !== undefined) return known
    const fresh = new Map<unknown, unknown>()
    notes.read.set(reading, fresh)
    return fresh
  }
  return null
}

/** More faces than a card has. */
const MOST_FACES = 64
