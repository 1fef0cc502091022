import {
  affectedObjects,
  type Game,
  type GameEvent,
  happen,
  hasLeft,
  mayStand,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  seatsFrom,
  standing,
  zone,
} from "@dilemma-table/engine"
import { leaveCombat } from "./combat.ts"
import { isHeldBy } from "./continuous-units.ts"
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

/** What lasts for as long as a player controls its source is over for good once they don't (611.2b). */
export function* controlLost(game: Game): Procedure<void> {
  const over = game.state.effects.filter(
    ({ until, source, controller }) => until === "while-you-control" && !isHeldBy(game, source, controller),
  )
  if (over.length === 0) return
  yield* happen(
    game,
    over.map((effect): GameEvent => ({ type: "effect-ends", rule: "611.2b", amount: effect.n })),
  )
}

/** Permanents come under the control of whom effects say now. */
export function* realignControl(game: Game): Procedure<void> {
  if (!mayStand(game, "controlledBy") && !place(game).controlled) return
  const given = [...standing(game, "controlledBy")].sort((a, b) => a.time - b.time)
  const wanted = new Map<ObjectId, PlayerId>()
  for (const what of given) {
    const player = what.controller as PlayerId
    // Nothing comes under the control of a player who has left the game (800.4b).
    if (!hasLeft(game, player)) for (const id of affectedObjects(game, what)) wanted.set(id, player)
  }
  const events: GameEvent[] = []
  let changed = false
  // Also those that somebody who has just left controls: they go back before the rest is exiled (800.4a).
  const permanents = seatsFrom(game, game.state.active).flatMap((seat) => zone(game, seat, "battlefield"))
  for (const id of permanents) {
    const own = base(game, id)
    const player = wanted.get(id) ?? own
    if (player !== own) changed = true
    if (player === object(game.state, id).controller) continue
    if (hasLeft(game, player)) {
      events.push({ type: "move", rule: "800.4c", object: id, to: "exile" })
      continue
    }
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
