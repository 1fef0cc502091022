import {
  answersGiven,
  contains,
  decision,
  fork,
  type Game,
  isForced,
  type Key,
  type PlayerId,
} from "@dilemma-table/engine"
import { evaluate } from "../evaluation.ts"
import type { Random } from "../greedy.ts"
import type { Mishaps } from "./mishaps.ts"
import { likelyAnswer, passesInSearch } from "./policy.ts"

/** A playout goes on for so many turns, and so many decisions, at most. */
export const turnsAhead = 2
export const decisionsAhead = 60

export const inSearch = { forced: "auto", chance: "auto", passes: passesInSearch } as const

/** What a won game is worth in a search; nothing on the table is worth as much. */
export const worthLimits = 60

export const withinLimits = (worth: number): number => Math.max(-worthLimits, Math.min(worthLimits, worth))

/** What a position is worth to a player at the end of a playout. */
export const worthInSearch = (play: Game, seat: PlayerId): number => withinLimits(evaluate(play, seat))

/** A game that was played on. */
export interface Playout {
  readonly worth: number
  /** How many decisions were answered, those with one answer and passes among them. */
  readonly decisions: number
}

/**
 * What comes of an answer to the decision at which this deal stands: played on cheaply for two turns.
 * @param mishaps is told of an error in which it breaks off
 */
export function playout(world: Game, seat: PlayerId, keys: readonly Key[], random: Random, mishaps: Mishaps): Playout {
  const play = fork(world, inSearch)
  const asked = decision(play)
  if (asked === null || !contains(asked.space, keys, play.oracle)) return { worth: -worthLimits, decisions: 0 }
  const until = play.state.turn + turnsAhead
  const playing = { random, begun: new Set<string>() }
  try {
    play.give(seat, keys)
    for (let n = 0; n < decisionsAhead; n++) {
      const next = decision(play)
      if (next === null || play.state.turn >= until) break
      play.give(next.by, isForced(next.space, play.oracle) ?? likelyAnswer(play, next, playing))
    }
  } catch (error) {
    mishaps.take(error)
  }
  return { worth: worthInSearch(play, seat), decisions: answersGiven(play) - answersGiven(world) }
}
