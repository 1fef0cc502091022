import {
  everyone,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  object,
  type Procedure,
  step,
} from "@dilemma-table/engine"
import { isDoubleFaced, isNonpermanentFace } from "./double-faced.ts"

/*
 * Face-down permanents (708): 2/2 creatures whose card only their controller may look at (708.5).
 */

const onBattlefield = (game: Game, id: ObjectId): boolean =>
  isThere(game.state, id) && object(game.state, id).zone === "battlefield"

/** Turns permanents face down (708.2a): not those that are already (708.2b), and no double-faced ones (712.16). */
export function* turnFaceDown(game: Game, ids: readonly ObjectId[], source: ObjectId): Procedure<readonly GameEvent[]> {
  const events: GameEvent[] = []
  for (const id of ids) {
    if (!onBattlefield(game, id)) continue
    const { faceDown, face } = object(game.state, id)
    if (faceDown || isDoubleFaced(game, id))
      step(game, "stays-face-up", [faceDown ? "708.2b" : "712.16"], { object: id })
    else events.push({ type: "face", as: "turns-down", rule: "708.2a", object: id, face, faceDown: true, source })
  }
  return yield* happen(game, events)
}

/** Turns permanents face up (708.8): a double-faced one shows its front face (712.15a); an instant or sorcery stays (701.40g). */
export function* turnFaceUp(game: Game, ids: readonly ObjectId[], source: ObjectId): Procedure<readonly GameEvent[]> {
  const down = ids.filter((id) => onBattlefield(game, id) && object(game.state, id).faceDown)
  if (down.length === 0) return []
  yield* happen(game, [{ type: "know", as: "reveals", rule: "708.8", objects: down, seen: everyone(game) }])
  return yield* happen(
    game,
    down
      .filter((id) => !isNonpermanentFace(game, id, 0))
      .map((id) => ({ type: "face", as: "turns-up", rule: "708.8", object: id, face: 0, faceDown: false, source })),
  )
}
