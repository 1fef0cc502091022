import {
  BrokenOff,
  type Game,
  type GameEvent,
  happen,
  opponentOf,
  type PlayerId,
  type Procedure,
} from "@dilemma-table/engine"

/** Thrown as soon as the game is decided: it ends at once, whatever is going on (104.1). Only the loop catches it. */
export class GameOver extends BrokenOff {}

/** This player loses, the other one wins (104.2). */
export const loses = (game: Game, player: PlayerId, reason: string, rule: string): Procedure<void> =>
  ends(game, { loses: [player] }, reason, rule)

interface Ending {
  readonly wins?: readonly PlayerId[]
  readonly loses?: readonly PlayerId[]
}

/**
 * Players who win and lose at the same time. Who does both wins (104.2c); losing can be replaced. Where both win, or both
 * lose, nobody does.
 */
export function* ends(game: Game, { wins = [], loses = [] }: Ending, reason: string, rule: string): Procedure<void> {
  const lost = yield* happen(
    game,
    loses
      .filter((player) => !wins.includes(player))
      .map((player): GameEvent => ({ type: "note", as: "loses-game", rule, player, name: reason })),
  )
  const losers = lost.filter(({ as }) => as === "loses-game").map((event) => event.player as PlayerId)
  const winners = [...new Set([...wins, ...losers.map((player) => opponentOf(game, player))])]
  const [winner] = winners
  if (winner === undefined) return
  if (winners.length > 1) yield* happen(game, [{ type: "result", name: "both-lose", rule }])
  else yield* happen(game, [{ type: "result", player: winner, name: reason, rule }])
}
