import {
  type Decision,
  decision,
  fail,
  type Game,
  iterate,
  type Key,
  type Outcome,
  ok,
  randomSource,
} from "@dilemma-table/engine"
import { weighedAnswers } from "../greedy.ts"
import type { Asked } from "../player.ts"
import type { Prior } from "../prior.ts"
import { type Mishap, Mishaps } from "../search/mishaps.ts"
import { playout } from "../search/playout.ts"
import { Worlds } from "../search/worlds.ts"
import { type Estimate, estimateOf } from "./estimate.ts"

export interface CompareOptions {
  /** An integer: the same seed deals and plays the same. */
  readonly seed: number
  /** What the player takes the others' hidden cards to be. */
  readonly prior: Prior
  /** How often each answer is played out. */
  readonly playouts: number
}

/** One answer beside the others. */
export interface ComparedAnswer {
  readonly keys: readonly Key[]
  /** What the position is worth to the player two turns on, in the points of `evaluate`. */
  readonly estimate: Estimate
  /** How much less that is than after the best answer, deal by deal; null for the best itself. */
  readonly behind: Estimate | null
}

export interface Comparison {
  readonly decision: Decision
  /** The game as the player imagines it with unknown cards: what an answer does at once is played out on it (`playedOut`). */
  readonly imagined: Game
  /** The best first. */
  readonly answers: readonly ComparedAnswer[]
  /** Were there more answers than could be compared? */
  readonly more: boolean
  /** Errors in which playouts broke off; those count with the position in which they were left. */
  readonly mishaps: readonly Mishap[]
}

/** So many answers are compared at most. */
const mostAnswers = 16

/**
 * Plays the answers to a decision out and compares what comes of them, from the view of the player who is asked: each on the
 * same deals of what that player doesn't know, so that it is the answers that differ. Two games that look the same to the
 * player compare the same, if its prior is the same.
 * @returns a fault where the position can't be imagined at its decision
 */
export function compare(asked: Asked, { seed, prior, playouts }: CompareOptions): Outcome<Comparison> {
  const { decision: real, seat } = asked
  const imagined = asked.imagine({ unknown: true })
  const there = decision(imagined)
  const worlds = new Worlds(asked, prior, seed)
  if (
    imagined.stoppedAt !== null ||
    there === null ||
    there.by !== seat ||
    there.kind !== real.kind ||
    worlds.at(0) === null
  )
    return fail(
      "compare-not-imagined",
      "compare",
      "What was played since the last rest depends on cards that this player doesn't know: the answers can't be compared here.",
      "直前の区切りからここまでの進行が、このプレイヤーの知らないカードによるため、ここでは比べられません。",
    )
  const { answers, more } = answersOf(asked, seed)
  const mishaps = new Mishaps()
  const samples = answers.map((keys) =>
    Array.from(
      { length: playouts },
      (_, n) => playout(worlds.at(n) as Game, seat, keys, randomSource(seed + 7919 * n), mishaps).worth,
    ),
  )
  const means = samples.map(mean)
  const best = samples[means.indexOf(Math.max(...means))] ?? []
  const compared = answers.map((keys, i): ComparedAnswer => {
    const own = samples[i] ?? []
    return {
      keys,
      estimate: estimateOf(own),
      behind: own === best ? null : estimateOf(own.map((worth, n) => (best[n] ?? worth) - worth)),
    }
  })
  compared.sort((a, b) => b.estimate.mean - a.estimate.mean)
  return ok({ decision: real, imagined, answers: compared, more, mishaps: mishaps.all() })
}

const mean = (samples: readonly number[]): number => samples.reduce((sum, one) => sum + one, 0) / samples.length

/** All answers; where they are many, those that look best at first. */
function answersOf(
  asked: Asked,
  seed: number,
): { readonly answers: readonly (readonly Key[])[]; readonly more: boolean } {
  const all: (readonly Key[])[] = []
  for (const keys of iterate(asked.decision.space, asked.oracle)) {
    all.push(keys)
    if (all.length > mostAnswers) break
  }
  if (all.length <= mostAnswers) return { answers: all, more: false }
  const best = new Map(weighedAnswers(asked, randomSource(seed)).map(({ keys }) => [JSON.stringify(keys), keys]))
  return { answers: [...best.values()].slice(0, mostAnswers), more: true }
}
