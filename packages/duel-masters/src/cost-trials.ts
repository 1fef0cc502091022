import {
  type Decision,
  type Effect,
  type Game,
  iterate,
  type Key,
  type ObjectId,
  type Procedure,
  run,
  takeFirst,
  trial,
} from "@dilemma-table/engine"
import { type Change, changed, frameOf, inOrder } from "./costs.ts"
import { GameOver } from "./game-over.ts"
import { pend } from "./pending.ts"

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

/** The payments that could come of these changes: with none of the optional ones, and with all of them in each order. */
export function leastPayments(
  game: Game,
  card: ObjectId,
  mana: number,
  changes: readonly Change[],
): readonly Payment[] {
  const plain = inOrder(changes.filter((change) => change.change.act === undefined))
  const acting = changes.filter((change) => change.change.act !== undefined)
  const cost = plain.reduce((sum, change) => changed(game, frameOf(change), sum, change), mana)
  const found: Payment[] = [{ cost, position: game }]
  if (acting.length === 0) return found
  for (const order of orders(acting)) {
    const { result, copy } = tried(game, (on) => applied(on, card, mana, [...plain, ...order]), asMuchAsPossible)
    if (result.end === "done" && result.value !== null) found.push({ cost: result.value, position: copy })
  }
  return found
}

/** The cost after these changes, each done as far as it can be. */
function* applied(game: Game, card: ObjectId, mana: number, changes: readonly Change[]): Procedure<number> {
  yield* pend(game, [card], "601.1b")
  let cost = mana
  for (const change of changes) {
    const frame = frameOf(change)
    const { act } = change.change
    if (act !== undefined && !(yield* run(game, frame, act as Effect)) && !choosesAnyNumber(act)) continue
    cost = changed(game, frame, cost, change)
  }
  return cost
}

function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length > MOST_ORDERED || items.length < 2) return [items]
  return items.flatMap((first) => orders(items.filter((other) => other !== first)).map((rest) => [first, ...rest]))
}

/** Can what these changes demand be done, one after the other (601.1a)? The card itself is pending meanwhile and can't be part of it. */
export function areFeasible(game: Game, card: ObjectId, changes: readonly Change[]): boolean {
  if (changes.every((change) => change.change.act === undefined)) return true
  return canEndWell(game, function* (on) {
    yield* pend(on, [card], "601.1b")
    for (const change of changes) {
      const { act } = change.change
      if (act !== undefined && !(yield* run(on, frameOf(change), act as Effect)) && !choosesAnyNumber(act)) return false
    }
    return true
  })
}

/** So many ways of answering are tried before it is taken to be possible: that will be seen when it is done. */
const MOST_RUNS = 60
/** So many answers to one decision are tried. */
const MOST_ANSWERS = 12

/** Is there a way of answering with which this comes to true? */
function canEndWell(game: Game, procedure: (copy: Game) => Procedure<boolean>): boolean {
  const path: { readonly answers: readonly (readonly Key[])[]; at: number }[] = []
  for (let runs = 0; runs < MOST_RUNS; runs++) {
    let depth = 0
    const { result } = tried(game, procedure, (decision) => {
      const known = path[depth] ?? { answers: someAnswers(decision), at: 0 }
      path[depth++] = known
      return known.answers[known.at] ?? null
    })
    if (result.end === "done" && result.value === true) return true
    let last = path.at(-1)
    while (last !== undefined && last.at + 1 >= last.answers.length) {
      path.pop()
      last = path.at(-1)
    }
    if (last === undefined) return false
    last.at++
  }
  return true
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

/** A trial that takes the end of the game for an end like another. */
export function tried<T>(
  game: Game,
  procedure: (copy: Game) => Procedure<T>,
  choose: (decision: Decision) => readonly Key[] | null = takeFirst,
): ReturnType<typeof trial<T | null>> {
  return trial(game, (copy) => endingWith(copy, procedure), choose)
}

function* endingWith<T>(copy: Game, procedure: (copy: Game) => Procedure<T>): Procedure<T | null> {
  try {
    return yield* procedure(copy)
  } catch (error) {
    if (error instanceof GameOver) return null
    throw error
  }
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
