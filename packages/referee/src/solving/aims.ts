import type { Decision, Game, PlayerId } from "@dilemma-table/engine"
import type { Aim, Verdict } from "./aim.ts"
import { farFromWinning } from "./threat.ts"

/** The player wins the game. */
export const winning = (seat: PlayerId, lastTurn: number): Aim => ({
  seat,
  lastTurn,
  judge: (game) => {
    const { result } = game.state
    if (result !== null) return result.winner === seat ? "reached" : "missed"
    return game.state.turn > lastTurn ? "missed" : null
  },
  distance: (game) => farFromWinning(game, seat),
})

/** The player is still in the game when the last turn is over, or has won. */
export const surviving = (seat: PlayerId, lastTurn: number): Aim => ({
  seat,
  lastTurn,
  judge: (game) => {
    const { result } = game.state
    if (result !== null) return result.winner === seat ? "reached" : "missed"
    return game.state.turn > lastTurn ? "reached" : null
  },
  distance: (game) => Math.max(0, lastTurn - game.state.turn),
})

/**
 * A position is reached in which something holds, as soon as somebody may act and it does.
 * @param holds asked of positions in which nothing is under way
 * @param apart what tells positions apart that are the same otherwise
 */
export const making = (
  seat: PlayerId,
  lastTurn: number,
  holds: (game: Game) => boolean,
  apart: (game: Game) => string = () => "",
): Aim => ({
  seat,
  lastTurn,
  judge: (game, asked): Verdict | null => {
    if ((asked === null || isQuiet(asked)) && holds(game)) return "reached"
    return game.state.result !== null || game.state.turn > lastTurn ? "missed" : null
  },
  apart,
  distance: () => 0,
})

const isQuiet = ({ rest, kind }: Decision): boolean => rest && kind === "action"
