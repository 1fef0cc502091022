import { type Game, mark, type ObjectId, object } from "@dilemma-table/engine"
import { colors } from "./lexicon.ts"
import { type CompiledMagicFace, faceOfObject } from "./position.ts"

/*
 * The types of mana that were spent to cast something (702.44). Kept for those that ask for them, as one number: five bits for
 * each type say how much of it there was, up to 31.
 */

export const COLORS_SPENT = "colors-spent"

const types = [...colors, "C"]

const BITS = 5
const MOST = (1 << BITS) - 1

/** How much mana of this type was spent to cast it. */
export const spentOfType = (game: Game, id: ObjectId, type: string): number =>
  (mark(object(game.state, id).marks, COLORS_SPENT) >> (BITS * types.indexOf(type))) & MOST

/** How many colors of mana were spent to cast it. */
export function colorsSpentOn(game: Game, id: ObjectId): number {
  return colors.filter((color) => spentOfType(game, id, color) > 0).length
}

/** How much of each type there is of this mana. */
export const countedByType = (mana: string): number =>
  types.reduce((sum, type, i) => sum + (Math.min(mana.split(type).length - 1, MOST) << (BITS * i)), 0)

const asking = new WeakMap<CompiledMagicFace, boolean>()

/** Does its text ask for the colors? */
export function asksColors(game: Game, id: ObjectId): boolean {
  const face = faceOfObject(game, id)
  const known = asking.get(face)
  if (known !== undefined) return known
  const asks = /colorsSpent|manaWasSpent|sunburst/.test(JSON.stringify(face.abilities))
  asking.set(face, asks)
  return asks
}
