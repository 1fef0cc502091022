import {
  everyone,
  type Game,
  type GameEvent,
  happen,
  object,
  type PlayerId,
  type Procedure,
  standing,
  zone,
} from "@dilemma-table/engine"

/** Top cards that may be looked at any time, or that are revealed (401.5), are seen as soon as they lie there. */
export function* seeTopCards(game: Game): Procedure<void> {
  const seen = standing(game, "topSeen")
  if (seen.length === 0) return
  const events = seen.flatMap((what): readonly GameEvent[] => {
    const player = what.controller as PlayerId
    const [top] = zone(game, player, "library")
    const all = what.does.topSeen === "any"
    const bits = all ? everyone(game) : 1 << player
    if (top === undefined || (object(game.state, top).known & bits) === bits) return []
    const as = all ? "reveals" : "looks"
    return [{ type: "know", as, rule: "401.5", objects: [top], seen: bits, player, source: what.source }]
  })
  yield* happen(game, events)
}
