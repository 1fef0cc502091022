import { drawChance } from "./chance.ts"
import type { Decision } from "./decision.ts"
import { unwrapState } from "./fragile.ts"
import { type Game, stillOf } from "./game.ts"
import { CHANCE, type Key, NONE, type ObjectId } from "./ids.ts"
import { shown } from "./knowledge.ts"
import { note } from "./log.ts"
import type { Procedure } from "./procedure.ts"
import { BrokenOff, Illegal, type Refusal } from "./refusal.ts"
import { iterate } from "./space/index.ts"
import { copyState, type Mutable, object, type State, withRandom } from "./state.ts"
import { Writer } from "./write.ts"
import { players } from "./zones.ts"

export type Attempted<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly refusal: Refusal }

/**
 * Carries out a procedure that may turn out to be illegal. If it does, the position is the one of before (Magic 733.1),
 * but for what can't be undone: who has seen which card, the random numbers used, and the log.
 * Only `Illegal` is caught.
 */
export function* attempt<T>(game: Game, procedure: () => Procedure<T>): Procedure<Attempted<T>> {
  const before = copyState(game.options.fragile ? unwrapState(game.state) : game.state)
  try {
    return { done: true, value: yield* procedure() }
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    restore(game, before)
    note(game, { type: "reversed", rules: [error.refusal.rule], refusal: error.refusal })
    return { done: false, refusal: error.refusal }
  }
}

/**
 * Puts the earlier position back, with what players have learnt since. Ids given meanwhile stay used up: their objects are
 * kept as gone, so that the log can still name them and no id ever means two things.
 */
function restore(game: Game, before: State): void {
  const after = game.state
  const objects = before.objects.slice()
  for (const found of after.objects.slice(objects.length)) objects.push(found && { ...found, became: found.id })
  const restored = withRandom(before, after.random) as Mutable<State>
  restored.objects = objects
  game.state = restored
  const write = new Writer(game)
  for (const player of players(game)) {
    const bit = 1 << player
    const learnt = before.objects.flatMap((found) =>
      found?.became === NONE && (found.known & bit) === 0 && (knownSince(after, found.id) & bit) !== 0
        ? [found.id]
        : [],
    )
    if (learnt.length > 0) shown(write, learnt, bit)
  }
}

/** Who has known the object, or what it became. */
function knownSince(after: State, id: ObjectId): number {
  let found = object(after, id)
  let { known } = found
  while (found.became !== NONE && found.became !== found.id) {
    found = object(after, found.became)
    known |= found.known
  }
  return known
}

/** Carries out a procedure and keeps the answers given on the way. */
export function* recording<T>(procedure: () => Procedure<T>, answers: (readonly Key[])[]): Procedure<T> {
  const running = procedure()
  let result = running.next([])
  while (result.done !== true) {
    const keys = yield result.value
    answers.push(keys)
    result = running.next(keys)
  }
  return result.value
}

/** Carries out a procedure whose decisions are answered so; where that gives null, they are asked. */
export function* answering<T>(
  procedure: () => Procedure<T>,
  answer: (decision: Decision) => readonly Key[] | null,
): Procedure<T> {
  const running = procedure()
  let result = running.next([])
  while (result.done !== true) result = running.next(answer(result.value) ?? (yield result.value))
  return result.value
}

/** Carries out a procedure with answers given before; what they don't cover is asked. */
export function replaying<T>(procedure: () => Procedure<T>, answers: readonly (readonly Key[])[]): Procedure<T> {
  let n = 0
  return answering(procedure, () => answers[n++] ?? null)
}

/** Carries out a procedure; each of its decisions is posed as `narrow` makes it, which is told the answers given before. */
export function* narrowing<T>(
  procedure: () => Procedure<T>,
  narrow: (decision: Decision, given: readonly (readonly Key[])[]) => Decision,
): Procedure<T> {
  const running = procedure()
  const given: (readonly Key[])[] = []
  let result = running.next([])
  while (result.done !== true) {
    const keys = yield narrow(result.value, given)
    given.push(keys)
    result = running.next(keys)
  }
  return result.value
}

export type TrialEnd<T> =
  | { readonly end: "done"; readonly value: T }
  | { readonly end: "illegal"; readonly refusal: Refusal }
  | { readonly end: "stopped" }

/**
 * Runs a procedure on a copy of the position, without touching the game: a question about what would be.
 * @param choose answers each decision; null stops the trial there
 */
export function trial<T>(
  game: Game,
  procedure: (copy: Game) => Procedure<T>,
  choose: (decision: Decision, copy: Game) => readonly Key[] | null,
): { readonly result: TrialEnd<T>; readonly copy: Game } {
  const copy = standIn(game)
  try {
    const running = procedure(copy)
    let result = running.next([])
    while (result.done !== true) {
      const asked = result.value
      let keys: readonly Key[] | null
      if (asked.by === CHANCE) {
        const drawn = drawChance(copy.state.random, asked.space)
        copy.state = withRandom(copy.state, drawn.random)
        keys = drawn.keys
      } else keys = choose(asked, copy)
      if (keys === null) return { result: { end: "stopped" }, copy }
      result = running.next(keys)
    }
    return { result: { end: "done", value: result.value }, copy }
  } catch (error) {
    if (error instanceof Illegal) return { result: { end: "illegal", refusal: error.refusal }, copy }
    if (error instanceof BrokenOff) return { result: { end: "stopped" }, copy }
    throw error
  }
}

/** A game at this very position for asking questions of; it isn't played on. */
export function standIn(game: Game): Game {
  const copy = stillOf(game)
  copy.log = null
  return copy
}

/** Answers a trial's decisions with the first legal answer. */
export const takeFirst = (decision: Decision): readonly Key[] | null => iterate(decision.space).next().value ?? null
