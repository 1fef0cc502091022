import type { Game, PlayerId } from "@dilemma-table/engine"
import { happen, opponentOf, type Procedure } from "@dilemma-table/engine"

/** Thrown as soon as the game is decided: it ends at once, whatever is going on (104.1). Only the loop catches it. */
export class GameOver extends Error {}

/** This player loses, the other one wins (104.2). */
export function* loses(game: Game, player: PlayerId, reason: string, rule: string): Procedure<void> {
  yield* happen(game, [{ type: "result", player: opponentOf(game, player), name: reason, rule }])
}
