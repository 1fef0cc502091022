import { type Game, mark, type ObjectId, object } from "@dilemma-table/engine"
import { colors } from "./lexicon.ts"
import { type CompiledMagicFace, faceOfObject } from "./position.ts"

/*
 * The types of mana that were spent to cast something (702.44). Kept for those that ask for them, as one bit for each type.
 */

export const COLORS_SPENT = "colors-spent"

const types = [...colors, "C"]

/** Was mana of this type spent to cast it? */
export const hasSpent = (game: Game, id: ObjectId, type: string): boolean =>
  (mark(object(game.state, id).marks, COLORS_SPENT) & (1 << types.indexOf(type))) !== 0

/** How many colors of mana were spent to cast it. */
export function colorsSpentOn(game: Game, id: ObjectId): number {
  const bits = mark(object(game.state, id).marks, COLORS_SPENT)
  return colors.filter((_, i) => (bits & (1 << i)) !== 0).length
}

/** These types of mana as bits. */
export const colorBits = (mana: string): number =>
  types.reduce((bits, color, i) => (mana.includes(color) ? bits | (1 << i) : bits), 0)

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
