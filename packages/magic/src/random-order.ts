import {
  ask,
  CHANCE,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  objectOption,
  order,
  type PlayerId,
  type Procedure,
} from "@dilemma-table/engine"

/**
 * Cards that are still where they were go to the top or the bottom of a player's library in a random order.
 * @returns what moved
 */
export function* inRandomOrder(
  game: Game,
  player: PlayerId,
  ids: readonly ObjectId[],
  place: "top" | "bottom",
  rule: string,
): Procedure<readonly GameEvent[]> {
  const moved = yield* happen(
    game,
    ids
      .filter((id) => isThere(game.state, id))
      .map((id) => ({ type: "move", rule, object: id, to: "library", place, player })),
  )
  const cards = moved.flatMap((event) => event.becomes ?? [])
  if (cards.length < 2) return moved
  const keys = yield* ask(game, {
    by: CHANCE,
    kind: "shuffle",
    rules: [rule],
    prompt: "shuffle",
    about: { player, zone: "library" },
    space: order(cards.map(objectOption)),
  })
  yield* happen(game, [{ type: "shuffle", rule, player, to: "library", objects: keys as readonly ObjectId[] }])
  return moved
}
