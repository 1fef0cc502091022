import { type Game, newGame, type Rulebook, type Setup } from "@dilemma-table/engine"
import { playMatch } from "../match.ts"
import type { Player } from "../player.ts"
import { type Mishap, mishapsOf } from "../search/mishaps.ts"
import { seedOf } from "../simulation/seeds.ts"

/** Who plays whom, over and over: each shuffle twice, the second time with seats changed. */
export interface Mirrored {
  readonly rulebook: Rulebook
  /** The game of a pair, from 0 on, by its own seed: both games of it are dealt alike. */
  setup(seed: number, pair: number): Setup
  /** The players, for numbers of their own (an integer); the first is the one that is asked about. */
  readonly players: readonly [(seed: number) => Player, (seed: number) => Player]
  readonly seed: number
  /** So many answers are given in a game at most; then it is drawn. */
  readonly limit: number
}

export interface MirroredGame {
  readonly pair: number
  /** The seat of the first player. */
  readonly seat: number
  /** Who won: the first player, the second, or nobody. */
  readonly winner: "first" | "second" | null
  readonly turns: number
  readonly answers: number
  /** Errors in which tries of searching players broke off. */
  readonly mishaps: readonly Mishap[]
}

/**
 * Plays a game of a match.
 * @param index from 0 on; 2k and 2k + 1 are dealt alike
 * @throws Error where a player's answer isn't legal, or whatever a player throws
 */
export function mirroredGame({ rulebook, setup, players, seed, limit }: Mirrored, index: number): MirroredGame {
  const pair = Math.floor(index / 2)
  const seat = index % 2
  const own = seedOf(seed, pair)
  const begun = newGame(rulebook, setup(own, pair))
  if (!begun.ok) throw new Error(begun.fault.message.en)
  const game: Game = begun.value
  const seated = [0, 1].map((at) => players[at === seat ? 0 : 1](seedOf(own, at === seat ? 0 : 1)))
  const { result, answers, fault } = playMatch(game, seated, limit)
  if (fault !== null) throw new Error(fault.fault.message.en)
  const winner = result?.winner ?? null
  return {
    pair,
    seat,
    winner: winner === null ? null : winner === seat ? "first" : "second",
    turns: game.state.turn,
    answers,
    mishaps: mishapsOf(seated.map((player) => player.mishaps?.() ?? [])),
  }
}
