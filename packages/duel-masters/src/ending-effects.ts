import { type Game, type GameEvent, happen, type Procedure, step } from "@dilemma-table/engine"

type ActiveEffect = Game["state"]["effects"][number]

/** Ends the continuous effects whose time is over, all at once: those of a turn (511.2, 608.2), or of an attack (510.2). */
export function* endEffects(
  game: Game,
  ends: (effect: ActiveEffect) => boolean,
  rule: "608.2" | "510.2" = "608.2",
): Procedure<void> {
  const over = game.state.effects.filter(ends)
  if (over.length === 0) return
  step(game, rule === "608.2" ? "effects-end" : "attack-effects-end", [rule], {})
  yield* happen(
    game,
    over.map((effect): GameEvent => ({ type: "effect-ends", rule, amount: effect.n, source: effect.source })),
  )
}
