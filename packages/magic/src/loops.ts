import { drawEndless, Endless, type Game, type Procedure, sighted } from "@dilemma-table/engine"
import { place, setPlace, stackOf } from "./position.ts"

/*
 * Mandatory loops (104.4b, 732.4): where a position comes again and again while nobody does anything but pass, the game is a
 * draw. What happened earlier in the turn isn't part of the position compared: what happens once a turn, or the first time,
 * has happened by the third time round.
 */

/** So much has to have resolved, while all only passed, before positions are compared. */
const RESOLVED_BEFORE = 6
/** Coming again so often, a position will come again for ever. */
const TIMES = 3
/** A loop that changes something each time isn't found so; it is broken off with an error. */
const MOST = 1000

/** What has resolved since somebody last did something else than pass, in this turn; and the positions since. */
export interface Idle {
  readonly turn: number
  readonly resolved: number
  /** How many answers there were when it began. */
  readonly since: number
  readonly seen: readonly string[]
}

const answers = (game: Game): number => game.tape?.n ?? 0

/** Has anybody had a choice, beside passing, since so many answers? */
function choseSince(game: Game, since: number): boolean {
  for (let node = game.tape; node !== null && node.n > since; node = node.before) {
    if (node.by < 0 || (!node.auto && !(node.keys.length === 1 && node.keys[0] === "pass"))) return true
  }
  return false
}

/** Something is about to resolve because all have passed. A draw if that has gone round for ever. */
export function* countLoop(game: Game): Procedure<void> {
  // An imagined position has none.
  const before = place(game).idle ?? null
  const going = before !== null && before.turn === game.state.turn && !choseSince(game, before.since)
  const idle: Idle = going
    ? { ...before, resolved: before.resolved + 1 }
    : { turn: game.state.turn, resolved: 1, since: answers(game), seen: [] }
  if (idle.resolved < RESOLVED_BEFORE || stackOf(game).length === 0) return setPlace(game, { idle })
  if (idle.resolved > MOST) throw new Endless(idle.resolved, "loop-undecided")
  setPlace(game, { idle: null })
  const { seen, times } = sighted(game, idle.seen, false)
  setPlace(game, { idle: { ...idle, seen } })
  if (times >= TIMES) yield* drawEndless(game, "104.4b")
}
