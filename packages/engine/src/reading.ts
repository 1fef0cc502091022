import type { CompiledFace } from "./card.ts"
import type { Game } from "./game.ts"
import type { ObjectId } from "./ids.ts"
import type { Said } from "./modes.ts"
import { object } from "./state.ts"

/*
 * An object has one face, but a question may be about another: could this half of the card be used, does that one pass a
 * filter? While such a question is answered, the object is read as if that face were up.
 */

/** Answers a question with this object read as one of its faces. No decision may come up in it. */
export function readingAs<T>(game: Game, id: ObjectId, face: number, answer: () => T): T {
  const before = game.readAs.get(id)
  game.readAs.set(id, face)
  try {
    return answer()
  } finally {
    if (before === undefined) game.readAs.delete(id)
    else game.readAs.set(id, before)
  }
}

/** Answers a question with every object read as it is, in the middle of one about another face. */
export function readingPlainly<T>(game: Game, answer: () => T): T {
  if (game.readAs.size === 0) return answer()
  const before = game.readAs
  game.readAs = game.readPlainly.size === 0 ? game.readPlainly : new Map()
  try {
    return answer()
  } finally {
    game.readAs = before
  }
}

/**
 * Answers a question with this being what was announced for an object, on the stack or not: what would it cost with these
 * targets? No decision may come up in it, and nothing of the answer is kept for other questions.
 */
export function readingSaid<T>(game: Game, id: ObjectId, said: Said, answer: () => T): T {
  const before = game.readSaid
  game.readSaid = { id, said }
  try {
    return answer()
  } finally {
    game.readSaid = before
  }
}

/** The number of the face as which an object is read: its own, unless a question is just being asked about another. */
export const readFaceNumber = (game: Game, id: ObjectId): number => game.readAs.get(id) ?? object(game.state, id).face

const staticWords = new WeakMap<CompiledFace, ReadonlySet<string>>()

/** The words of a face's own static abilities. Most faces have none, and are asked for a dozen of them at each decision. */
export function staticWordsOf(face: CompiledFace): ReadonlySet<string> {
  const known = staticWords.get(face)
  if (known !== undefined) return known
  const words = new Set<string>()
  for (const ability of face.abilities)
    if (typeof ability === "object" && "static" in ability) for (const word in ability.static as object) words.add(word)
  staticWords.set(face, words)
  return words
}

/** The face as which an object is read. */
export const readFace = (game: Game, id: ObjectId): CompiledFace | undefined =>
  game.cards[object(game.state, id).card]?.faces[readFaceNumber(game, id)]
