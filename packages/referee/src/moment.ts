import { countIn, type Game } from "@dilemma-table/engine"
import { seatOf } from "./refer.ts"
import type { StepData } from "./schema.ts"
import { type GameName, stepOfTurn } from "./terms.ts"

/** Does the game, which goes on, stand at this moment: whose turn it is, in which step, with nothing on the stack? */
export function isMoment(game: Game, moment: NonNullable<StepData["until"]>): boolean {
  const { whose, step, stack, game: over } = moment
  if (over !== undefined) return false
  if (whose !== undefined && game.state.active !== seatOf(whose)) return false
  if (step !== undefined && game.state.loop.step !== stepOfTurn(game.rulebook.game as GameName, step)) return false
  return stack === undefined || countIn(game, "stack") === 0
}
