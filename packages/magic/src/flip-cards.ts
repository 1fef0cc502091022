import {
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  object,
  type Procedure,
} from "@dilemma-table/engine"
import { cardOf } from "./represented.ts"

/**
 * Flips permanents (710.4): from then on their alternative name, text, types, power and toughness count, with the same mana cost
 * and colors (710.1c). There is no way back.
 */
export function* flip(game: Game, ids: readonly ObjectId[], source: ObjectId): Procedure<readonly GameEvent[]> {
  const able = ids.filter((id) => {
    const found = object(game.state, id)
    const unflipped = found.zone === "battlefield" && found.face === 0 && !found.faceDown
    return isThere(game.state, id) && unflipped && cardOf(game, found).layout === "flip"
  })
  return yield* happen(
    game,
    able.map((id) => ({ type: "face", as: "flips", rule: "710.4", object: id, face: 1, source })),
  )
}
