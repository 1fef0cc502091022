import { answer, type Fault, type Game, type Result } from "@dilemma-table/engine"
import { askedNow, type Player } from "./player.ts"

export interface Match {
  /** How the game ended; null if it was stopped at `limit` answers. */
  readonly result: Result | null
  readonly answers: number
  /** An answer that wasn't legal ends the match: whose, and why. */
  readonly fault: { readonly seat: number; readonly fault: Fault } | null
}

/**
 * Lets players play a game to its end, from where it stands.
 * @param players by seat
 * @param limit how many answers are given at most
 */
export function playMatch(game: Game, players: readonly Player[], limit = 100_000): Match {
  let answers = 0
  for (let asked = askedNow(game); asked !== null && answers < limit; answers++) {
    const { seat } = asked
    const player = players[seat]
    if (player === undefined) throw new RangeError(`Nobody sits on seat ${seat}`)
    const given = answer(game, seat, player.choose(asked))
    if (!given.ok) return { result: null, answers, fault: { seat, fault: given.fault } }
    asked = askedNow(game)
  }
  return { result: game.state.result, answers, fault: null }
}
