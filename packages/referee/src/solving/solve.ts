import type { Puzzle } from "../puzzles/puzzle.ts"
import { type Line, lineOf } from "./line.ts"
import { Search, type Searched } from "./search.ts"

/** What came of trying to solve a puzzle. */
export interface Solved {
  /** "yes": the player reaches the goal whatever the others do; "no": it was shown that they don't; "open": neither. */
  readonly answer: Searched["answer"]
  /** Why it is open: so many positions were looked at, or so long, it hangs on luck, or there were too many answers to try them all. */
  readonly why: Searched["why"]
  /** Within so many turns: those in which it is reached, or those that were looked at. */
  readonly turns: number
  /** Positions that were looked at. */
  readonly positions: number
  readonly line: Line | null
}

export interface SolveOptions {
  /** Turns, the one at hand being the first; by default those of the puzzle. */
  readonly turns?: number
  /** So many positions are looked at, at most. */
  readonly limit?: number
  /** So long is looked, at most, in milliseconds of this clock. What is found in time hangs on how fast it is here. */
  readonly time?: { readonly limit: number; readonly now: () => number }
  /** Is told now and then how many positions were looked at, and within how many turns a way is looked for. */
  readonly progress?: (positions: number, turns: number) => void
}

/** So many positions are looked at where nothing else is said. */
const USUAL_LIMIT = 50_000

/** This part of the positions, and of the time, may be looked at for a way of usual answers alone, before all are. */
const QUICK_SHARE = 0.4

/**
 * Looks for a way in which the puzzle's player reaches its goal whatever the others do and however luck falls; all cards are
 * taken as the file gives them, hidden ones too. What can be reached in fewer turns is found first.
 */
export function solve({ game, goal }: Puzzle, options: SolveOptions = {}): Solved {
  const { turns: most = goal.turns, limit = USUAL_LIMIT, time, progress = () => {} } = options
  const end = time === undefined ? 0 : time.now() + time.limit
  let positions = 0
  let last: Searched | null = null
  for (let turns = goal.kind === "survive" ? most : 1; turns <= most; turns++) {
    const aim = goal.aim(game, turns)
    for (const quick of [true, false]) {
      const before = positions
      const most = Math.ceil((limit - before) * (quick ? QUICK_SHARE : 1))
      const search = new Search(aim, most, (n) => progress(before + n, turns), quick)
      if (time !== undefined) {
        const now = time.now()
        const late = now + (end - now) * (quick ? QUICK_SHARE : 1)
        search.late = () => time.now() >= late
      }
      last = search.run(game)
      positions += last.positions
      if (last.answer === "yes") return { answer: "yes", why: null, turns, positions, line: lineOf(search, aim, game) }
    }
    if (last?.why === "limit" || last?.why === "time")
      return { answer: "open", why: last.why, turns, positions, line: null }
  }
  return { answer: last?.answer ?? "open", why: last?.why ?? null, turns: most, positions, line: null }
}
