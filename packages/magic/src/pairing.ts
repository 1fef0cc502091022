import { allIn, type Game, type GameEvent, isThere, mark, type ObjectId, object } from "@dilemma-table/engine"
import { hasType } from "./layers.ts"

/*
 * Paired creatures (702.95).
 */

/** The creature that this one is paired with; null if it is unpaired. */
export function partnerOf(game: Game, id: ObjectId): ObjectId | null {
  const partner = mark(object(game.state, id).marks, "paired") as ObjectId
  return partner !== 0 && isThere(game.state, id) && isThere(game.state, partner) ? partner : null
}

/** Pairs that are no longer two creatures of one player are unpaired (702.95e). */
export function unpaired(game: Game): readonly GameEvent[] {
  return allIn(game, "battlefield").flatMap((id): readonly GameEvent[] => {
    const { marks, controller } = object(game.state, id)
    const partner = mark(marks, "paired") as ObjectId
    if (partner === 0) return []
    const stays =
      isThere(game.state, partner) &&
      object(game.state, partner).controller === controller &&
      hasType(game, id, "creature") &&
      hasType(game, partner, "creature")
    return stays ? [] : [{ type: "mark", rule: "702.95e", object: id, name: "paired", amount: 0 }]
  })
}
