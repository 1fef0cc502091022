import {
  affectedObjects,
  allIn,
  type Game,
  type GameEvent,
  happen,
  mayStand,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  standing,
} from "@dilemma-table/engine"
import { leaveCombat } from "./combat.ts"
import { place, setPlace } from "./position.ts"

/*
 * Control (613.1b, layer 2): of the effects that give control of a permanent the newest counts; without one it is under the
 * control of the player under whom it came.
 */

/** Who would control a permanent without any effect: a mark holds the seat, from 1, where that is somebody else than now. */
const base = (game: Game, id: ObjectId): PlayerId => {
  const { controller, marks } = object(game.state, id)
  return ((marks["base-controller"] ?? controller + 1) - 1) as PlayerId
}

/** Permanents come under the control of whom effects say now. */
export function* realignControl(game: Game): Procedure<void> {
  if (!mayStand(game, "controlledBy") && !place(game).controlled) return
  const given = [...standing(game, "controlledBy")].sort((a, b) => a.time - b.time)
  const wanted = new Map<ObjectId, PlayerId>()
  for (const what of given) for (const id of affectedObjects(game, what)) wanted.set(id, what.controller as PlayerId)
  const events: GameEvent[] = []
  let changed = false
  for (const id of allIn(game, "battlefield")) {
    const own = base(game, id)
    const player = wanted.get(id) ?? own
    if (player !== own) changed = true
    if (player === object(game.state, id).controller) continue
    events.push(
      { type: "mark", rule: "613.1b", object: id, name: "base-controller", amount: player === own ? 0 : own + 1 },
      { type: "control", rule: "613.1b", object: id, player },
    )
  }
  if (changed !== place(game).controlled) setPlace(game, { controlled: changed })
  if (events.length === 0) return
  yield* happen(game, events)
  leaveCombat(game)
}
