import { type Game, happen, hasLeft, type PlayerId, type Procedure, seatsFrom } from "@dilemma-table/engine"
import { turnPassed } from "./day-and-night.ts"

/**
 * A turn begins: effects that last until that player's next turn end (500.1, 611.2a). A player who has left the game has no turn
 * (800.4k); what would last until then, or until some point in it, ends when it would have begun (800.4m).
 */
export function* nextTurn(game: Game, player: PlayerId): Procedure<void> {
  turnPassed(game)
  const passed = passedOver(game, player)
  const over = game.state.effects.filter(
    ({ until, controller }) =>
      (until === "until-your-next-turn" && (controller === player || passed.includes(controller))) ||
      (until === "through-your-next-turn" && passed.includes(controller)),
  )
  yield* happen(game, [
    { type: "turn", rule: "500.1", player },
    ...over.map((effect) => ({ type: "effect-ends", rule: "611.2a", amount: effect.n })),
  ])
}

/** The players who have left and would have had a turn before this player's. */
function passedOver(game: Game, player: PlayerId): readonly PlayerId[] {
  const [, ...others] = seatsFrom(game, game.state.active)
  return others.length === 1 ? [] : others.slice(0, others.indexOf(player)).filter((other) => hasLeft(game, other))
}
