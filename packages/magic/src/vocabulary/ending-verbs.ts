import {
  did,
  type Frame,
  type Game,
  type PlayerRef,
  type Procedure,
  playersOf,
  term,
  type VerbWord,
} from "@dilemma-table/engine"
import { forbidsEnd, type Lost, lose } from "../leaving.ts"

/** A player wins: the game is over (104.2b). */
function* wins(game: Game, frame: Frame, ref: PlayerRef): Procedure<boolean> {
  const [player] = playersOf(game, frame, ref)
  if (player === undefined || forbidsEnd(game, "cantWin", player)) return false
  return yield* did(game, frame, [{ type: "result", rule: "104.2b", name: "wins", player }])
}

/** Players lose, and leave a game that goes on without them (104.3e, 104.5). */
function* loses(game: Game, frame: Frame, ref: PlayerRef): Procedure<boolean> {
  const losers = playersOf(game, frame, ref).map((player): Lost => ({ player, reason: "loses", rule: "104.3e" }))
  return yield* lose(game, losers)
}

export const endingVerbs: Readonly<Record<string, VerbWord>> = {
  loseGame: { shape: term("player"), unknowns: "works", run: loses as VerbWord["run"] },
  winGame: { shape: term("player"), unknowns: "works", run: wins as VerbWord["run"] },
}
