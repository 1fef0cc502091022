import {
  type Decision,
  type Effect,
  type Frame,
  type Game,
  iterate,
  type Key,
  type ObjectId,
  type Procedure,
  run,
  takeFirst,
  trial,
} from "@dilemma-table/engine"
import { type Change, changed, frameOf, hasGone, inOrder, isForcedChange } from "./costs.ts"
import { pendUsed } from "./pending.ts"

/*
 * What changes of cost would come to, tried out on copies of the position: at the declaration it has to be known which can be
 * carried out, alone and after one another (601.1a).
 */

/** What is left to pay, and the position in which it would be paid. */
export interface Payment {
  readonly cost: number
  readonly position: Game
}

/** So many orders of what has to be done are tried: all of them for up to three. */
const MOST_ORDERED = 3

/**
 * The payments that could come of these changes, one after the other as they are asked for: with nothing done for any of them
 * that needn't be done, then with all of them in each order and with each answer.
 */
export function* leastPayments(
  game: Game,
  card: ObjectId,
  mana: number,
  changes: readonly Change[],
): Generator<Payment, void, undefined> {
  const acting = changes.filter((change) => doesSomething(change) && !isForcedChange(change))
  const plain = inOrder(changes.filter((change) => !acting.includes(change)))
  if (plain.some(doesSomething)) yield* payments(game, card, mana, plain)
  else
    yield {
      cost: plain.reduce((sum, change) => changed(game, frameOf(change, card), sum, change), mana),
      position: game,
    }
  if (acting.length === 0) return
  for (const order of orders(acting)) yield* payments(game, card, mana, [...plain, ...order])
}

const doesSomething = ({ change }: Change): boolean => change.act !== undefined || change.then !== undefined

function* payments(
  game: Game,
  card: ObjectId,
  mana: number,
  changes: readonly Change[],
): Generator<Payment, void, undefined> {
  for (const { value, copy } of runs(game, (on) => applied(on, card, mana, changes)))
    if (value !== null) yield { cost: value, position: copy }
}

/** The cost after these changes, each done as far as it can be; null if one that has to be done can't be. */
function* applied(game: Game, card: ObjectId, mana: number, changes: readonly Change[]): Procedure<number | null> {
  yield* pendUsed(game, card)
  let cost = mana
  for (const change of changes) {
    const frame = frameOf(change, card)
    if (!(yield* canApply(game, frame, change))) {
      if (change.ofWay === true) return null
      continue
    }
    cost = changed(game, frame, cost, change)
    if (change.change.then !== undefined) yield* run(game, frame, change.change.then as Effect)
  }
  return cost
}

/** Does what has to be done for a change; false if it can't be. */
function* canApply(game: Game, frame: Frame, change: Change): Procedure<boolean> {
  const { act } = change.change
  return (
    !hasGone(game, change) && (act === undefined || (yield* run(game, frame, act as Effect)) || choosesAnyNumber(act))
  )
}

function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length > MOST_ORDERED || items.length < 2) return [items]
  return items.flatMap((first) => orders(items.filter((other) => other !== first)).map((rest) => [first, ...rest]))
}

/** Can what these changes demand be done, one after the other (601.1a)? The card itself is pending meanwhile and can't be part of it. */
export function areFeasible(game: Game, card: ObjectId, changes: readonly Change[]): boolean {
  if (!changes.some(doesSomething)) return true
  let tries = 0
  for (const { value } of runs(game, (on) => feasible(on, card, changes))) {
    tries += 1
    if (value === true) return true
  }
  return tries >= MOST_RUNS
}

function* feasible(game: Game, card: ObjectId, changes: readonly Change[]): Procedure<boolean> {
  yield* pendUsed(game, card)
  for (const change of changes) {
    const frame = frameOf(change, card)
    if (!(yield* canApply(game, frame, change))) return false
    if (change.change.then !== undefined) yield* run(game, frame, change.change.then as Effect)
  }
  return true
}

/** So many ways of answering are tried before it is taken to be possible: that will be seen when it is done. */
const MOST_RUNS = 60
/** So many answers to one decision are tried. */
const MOST_ANSWERS = 12

/** Runs this on copies of the position, each time with other answers, as much as possible first. */
function* runs<T>(
  game: Game,
  procedure: (copy: Game) => Procedure<T>,
): Generator<{ readonly value: T | null; readonly copy: Game }, void, undefined> {
  const path: { readonly answers: readonly (readonly Key[])[]; at: number }[] = []
  for (let count = 0; count < MOST_RUNS; count++) {
    let depth = 0
    const { result, copy } = trial(game, procedure, (decision) => {
      const known = path[depth] ?? { answers: someAnswers(decision), at: 0 }
      path[depth++] = known
      return known.answers[known.at] ?? null
    })
    yield { value: result.end === "done" ? result.value : null, copy }
    let last = path.at(-1)
    while (last !== undefined && last.at + 1 >= last.answers.length) {
      path.pop()
      last = path.at(-1)
    }
    if (last === undefined) return
    last.at++
  }
}

function someAnswers(decision: Decision): readonly (readonly Key[])[] {
  const first = asMuchAsPossible(decision)
  const answers: (readonly Key[])[] = first === null ? [] : [first]
  for (const answer of iterate(decision.space)) {
    if (answers.length >= MOST_ANSWERS) break
    if (String(answer) !== String(first)) answers.push(answer)
  }
  return answers
}

function asMuchAsPossible(decision: Decision): readonly Key[] | null {
  const { space } = decision
  if (space.type === "pick" && space.constraints.length === 0 && !space.repeat && space.max > 1)
    return space.options.slice(0, space.max).map((option) => option.key)
  if (decision.kind === "yes-no") return ["yes"]
  return takeFirst(decision)
}

/** "Any number" can always be done: none is a number. */
function choosesAnyNumber(effect: unknown): boolean {
  if (typeof effect !== "object" || effect === null) return false
  if ("choose" in effect && "any" in effect) return true
  return Object.values(effect).some(choosesAnyNumber)
}
