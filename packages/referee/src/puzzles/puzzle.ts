import { fork, type Game } from "@dilemma-table/engine"
import { type Ruling, type RulingText, readRuling } from "../format.ts"
import type { FindOwnCard } from "../own-cards.ts"
import { begin, type Failure } from "../play.ts"
import type { Labels } from "../refer.ts"
import type { Mistake } from "../source.ts"
import { type Goal, goalOf } from "./goal.ts"

/** A position with a goal, ready to be solved. */
export interface Puzzle {
  readonly id: string
  readonly title: { readonly en: string; readonly ja: string }
  readonly game: Game
  readonly labels: Labels
  readonly goal: Goal
  readonly ruling: Ruling
  /** What in the file makes no difference here, or is taken in a way that should be said. */
  readonly remarks: readonly Mistake[]
}

export type ReadPuzzle =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly mistakes: readonly (Mistake | Failure)[] }

/**
 * Reads a puzzle: a ruling's file with a goal.
 * @param findOwn looks for cards that the library hasn't
 */
export function readPuzzle(text: RulingText, findOwn?: FindOwnCard): ReadPuzzle {
  const read = readRuling(text, findOwn)
  return read.ok ? puzzleOf(read.ruling, []) : { ok: false, mistakes: read.mistakes }
}

/** Sets the position of a puzzle up. */
function puzzleOf(ruling: Ruling, remarks: readonly Mistake[]): ReadPuzzle {
  const edition = ruling.editions.at(-1)
  if (edition === undefined) throw new Error("A ruling without an edition")
  const begun = begin(ruling, edition)
  if (!begun.ok) return { ok: false, mistakes: [begun.failure] }
  const { play } = begun
  const { labels, beginning } = play
  const game = fork(play.game, { forced: "ask", chance: "ask" })
  return {
    ok: true,
    puzzle: {
      id: ruling.id,
      title: ruling.title,
      game,
      labels,
      goal: goalOf(ruling.data, labels, beginning),
      ruling,
      remarks,
    },
  }
}
