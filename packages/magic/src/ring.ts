import {
  allIn,
  type Game,
  type GameEvent,
  happen,
  mark,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
} from "@dilemma-table/engine"
import { ringEmblem } from "./emblems.ts"
import { newEmblem } from "./player-designations.ts"

/*
 * The Ring (701.54): an emblem whose abilities grow in number, and the creature that bears it.
 */

const BEARER = "ring-bearer"
const TIMES = "ring"

/** How often the Ring has tempted this player. */
export const temptations = (game: Game, player: PlayerId): number =>
  mark(game.state.players[player]?.marks ?? {}, TIMES)

/** The first time the player gets the emblem (701.54c). */
export function* tempted(game: Game, player: PlayerId): Procedure<void> {
  const times = temptations(game, player)
  const rule = "701.54c"
  yield* happen(game, [
    { type: "player-mark", rule, player, name: TIMES, amount: times + 1 },
    ...(times === 0 ? [newEmblem(game, player, ringEmblem, rule)] : []),
  ])
}

/** It is the Ring-bearer until another one is (701.54a). */
export function* becomesRingBearer(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const name = `designation:${BEARER}`
  const before = allIn(game, "battlefield").filter((other) => {
    const { controller, marks } = object(game.state, other)
    return other !== id && controller === player && marks[name] !== undefined
  })
  const rule = "701.54a"
  yield* happen(game, [
    ...before.map((other): GameEvent => ({ type: "mark", rule, object: other, name, amount: 0 })),
    { type: "mark", rule, object: id, name, amount: Math.max(1, game.state.turn) },
    { type: "note", as: "becomes-designated", rule, object: id, name: BEARER, player },
  ])
}
