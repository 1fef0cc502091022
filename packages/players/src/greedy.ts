import {
  CHANCE,
  contains,
  countIn,
  type Decision,
  decision,
  fork,
  type Game,
  isForced,
  iterate,
  type Key,
  type PlayerId,
  randomSource,
  sample,
  takeFirst,
} from "@dilemma-table/engine"
import { evaluate } from "./evaluation.ts"
import type { Asked, Player } from "./player.ts"

/** So many answers are tried; of more, as many at random. */
const tried = 40
/** And so many of another player, where what follows hangs on them. */
const triedOfOthers = 8
/** So many decisions are played on after an answer at most. */
const ahead = 60

/**
 * Looks one decision ahead: tries its answers on the position as it imagines it, plays each on until what was begun is over,
 * and takes the one after which the position is worth most. Deterministic for a seed (an integer).
 */
export function greedyPlayer(seed: number): Player {
  const random = randomSource(seed)
  return { name: "greedy", choose: (asked) => choose(asked, random) }
}

/** An integer from 0 to one less than this. */
export type Random = (below: number) => number

const choose = (asked: Asked, random: Random): readonly Key[] =>
  weighedAnswers(asked, random)[0]?.keys ?? sample(asked.decision.space, random, asked.oracle)

/** An answer, and what the position is worth after it at a first look. */
export interface Weighed {
  readonly keys: readonly Key[]
  readonly worth: number
}

/** The answers that are worth a try, the best first; none where the position can't be imagined. */
export function weighedAnswers(asked: Asked, random: Random): readonly Weighed[] {
  const { decision: real, oracle, seat } = asked
  const answers = candidates(real, oracle, random).filter((keys) => !isIdle(real, keys))
  if (answers.length === 1) return answers.map((keys) => ({ keys, worth: 0 }))
  const imagined = asked.imagine({ unknown: true })
  const there = decision(imagined)
  if (imagined.stoppedAt !== null || there === null || there.by !== seat || there.kind !== real.kind) return []
  return answers
    .filter((keys) => contains(there.space, keys, imagined.oracle))
    .map((keys) => ({ keys, worth: worthOf(imagined, seat, keys) + random(1000) / 1e6 }))
    .sort((a, b) => b.worth - a.worth)
}

/** Mana isn't made before there is something to pay. */
const isIdle = ({ kind, rest, space }: Decision, keys: readonly Key[]): boolean =>
  kind === "action" &&
  rest &&
  space.type === "pick" &&
  space.options.some(({ key, is }) => keys.includes(key) && is.type === "act" && is.act === "mana")

/** Answers to be tried, in offered order or at random where there are too many. */
function candidates(asked: Decision, oracle: Asked["oracle"], random: Random): readonly (readonly Key[])[] {
  const found: (readonly Key[])[] = []
  for (const keys of iterate(asked.space, oracle)) {
    if (found.length === tried)
      return [...found.slice(0, tried / 4), ...Array.from({ length: tried }, () => sample(asked.space, random, oracle))]
    found.push(keys)
  }
  return found
}

const everybody = (): boolean => true

/** What the position is worth once what this answer begins is over, as far as it can be told. */
function worthOf(from: Game, seat: PlayerId, keys: readonly Key[]): number {
  const play = fork(from, { forced: "ask", chance: "ask", passes: everybody })
  decision(play)
  try {
    play.give(seat, keys)
    playOn(play, seat, true)
  } catch {
    return Number.NEGATIVE_INFINITY
  }
  return evaluate(play, seat)
}

/** Plays on until somebody may begin something new, or luck or an unknown card decides. */
function playOn(play: Game, seat: PlayerId, weighs: boolean): void {
  for (let n = 0; n < ahead; n++) {
    const next = decision(play)
    if (next === null || isOver(play, next)) return
    const only = isForced(next.space, play.oracle)
    const keys = only ?? (next.by === CHANCE ? ofChance(next) : ofPlayer(play, next, seat, weighs))
    if (keys === null) return
    play.give(next.by, keys)
  }
}

/** Is everything that was begun over: no stack, no attack, and somebody may act? */
export function isOver(play: Game, { kind, rest, space }: Decision): boolean {
  if (!rest || kind !== "action" || space.type !== "pick") return false
  const { attackers } = play.state.loop
  return countIn(play, "stack") === 0 && !(Array.isArray(attackers) && attackers.length > 0)
}

const ofChance = (next: Decision): readonly Key[] | null => (next.kind === "shuffle" ? takeFirst(next) : null)

/** Whoever may act passes; who must choose otherwise takes the first answer, or of a few the one worth most to it. */
function ofPlayer(play: Game, next: Decision, seat: PlayerId, weighs: boolean): readonly Key[] | null {
  const { space, kind, by } = next
  if (space.type === "pick") {
    const pass = space.options.find(({ is }) => is.type === "pass")
    if (pass !== undefined && kind === "action") return [pass.key]
  }
  if (!weighs || by === seat || (kind !== "block" && kind !== "blockers")) return takeFirst(next)
  let best = takeFirst(next)
  let least = Number.POSITIVE_INFINITY
  let n = 0
  for (const keys of iterate(space, play.oracle)) {
    if (n++ === triedOfOthers) break
    const answer = fork(play)
    decision(answer)
    answer.give(by, keys)
    playOn(answer, seat, false)
    const worth = evaluate(answer, seat)
    if (worth >= least) continue
    least = worth
    best = keys
  }
  return best
}
