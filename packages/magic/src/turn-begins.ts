import { type Game, happen, type PlayerId, type Procedure } from "@dilemma-table/engine"

/** A turn begins: effects that last until that player's next turn end (500.1, 611.2a). */
export function* nextTurn(game: Game, player: PlayerId): Procedure<void> {
  const over = game.state.effects.filter(
    (effect) => effect.until === "until-your-next-turn" && effect.controller === player,
  )
  yield* happen(game, [
    { type: "turn", rule: "500.1", player },
    ...over.map((effect) => ({ type: "effect-ends", rule: "611.2a", amount: effect.n })),
  ])
}
