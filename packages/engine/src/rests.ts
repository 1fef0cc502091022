import type { Rest, TapeNode } from "./basis.ts"
import { decision, Game } from "./game.ts"
import { StopHere } from "./log.ts"
import { fail, type Outcome, ok } from "./refusal.ts"

/** The tape's answers in order. */
export function tapeOf(game: { readonly tape: TapeNode | null }): readonly TapeNode[] {
  const answers: TapeNode[] = []
  for (let node = game.tape; node !== null; node = node.before) answers.push(node)
  return answers.reverse()
}

/** How many answers have been given, the engine's own among them. */
export const answersGiven = (game: { readonly tape: TapeNode | null }): number => game.tape?.n ?? 0

function tapeAt(game: { readonly tape: TapeNode | null }, n: number): TapeNode | null {
  let node = game.tape
  while (node !== null && node.n > n) node = node.before
  return node
}

function restAt(game: Game, n: number): Rest {
  let rest = game.rest
  while (rest.before !== null && (rest.tape?.n ?? 0) > n) rest = rest.before
  return rest
}

/** The game as it stood after `n` answers; a game of its own. */
export function rewind(game: Game, n: number): Game {
  decision(game)
  return new Game(game.basis, restAt(game, n), tapeAt(game, n), game.options)
}

/**
 * The game before the last answer that a player gave (answers of chance and forced ones go with it).
 * @returns a fault when nothing has been answered yet
 */
export function undo(game: Game): Outcome<Game> {
  decision(game)
  let node = game.tape
  while (node?.auto === true) node = node.before
  if (node === null)
    return fail("nothing-to-undo", "undo", "Nothing has been answered yet.", "まだ何も答えていません。")
  return ok(rewind(game, node.n - 1))
}

/** The game at its last rest: what "cancel" goes back to. */
export function toLastRest(game: Game): Game {
  decision(game)
  return new Game(game.basis, game.rest, game.rest.tape, game.options)
}

/**
 * The position at a moment of the game: before answer `decision` + 1 is given, or just after line `event` of the log.
 * In the middle of a procedure it can be looked at and forked from its decisions, but nothing is asked there.
 */
export function positionAt(game: Game, at: { readonly decision: number } | { readonly event: number }): Outcome<Game> {
  decision(game)
  if ("decision" in at) {
    if (!Number.isInteger(at.decision) || at.decision < 0 || at.decision > answersGiven(game))
      return fail(
        "no-such-decision",
        "positionAt",
        `There is no decision ${at.decision}; the game has had ${answersGiven(game)} answers.`,
        `決定${at.decision}はありません。`,
      )
    return ok(rewind(game, at.decision))
  }
  if (!Number.isInteger(at.event) || at.event < 1 || at.event > (game.log?.n ?? 0))
    return fail(
      "no-such-event",
      "positionAt",
      `There is no line ${at.event} in the log of ${game.log?.n ?? 0} lines.`,
      `ログに${at.event}行目はありません。`,
    )
  let rest: Rest = game.rest
  while (rest.before !== null && (rest.log?.n ?? 0) >= at.event) rest = rest.before
  const copy = new Game(game.basis, rest, game.tape, { ...game.options, fragile: false })
  copy.stopAt = at.event
  try {
    copy.wake()
  } catch (error) {
    if (!(error instanceof StopHere)) throw error
  }
  copy.stopAt = 0
  copy.asked = null
  copy.still = true
  return ok(copy)
}
