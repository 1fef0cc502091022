import { decision, fork, type Game } from "@dilemma-table/engine"
import { type Ruling, type RulingText, readRuling, rulingFrom } from "../format.ts"
import type { FindOwnCard } from "../own-cards.ts"
import { begin, type Failure } from "../play.ts"
import type { Labels } from "../refer.ts"
import { type Mistake, mistake } from "../source.ts"
import { type Goal, goalOf } from "./goal.ts"
import { readPzl } from "./pzl.ts"

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
 * Reads a puzzle: a puzzle file (*.pzl, or one that begins as such), or a ruling's file with a goal.
 * @param findOwn looks for cards that the library hasn't
 */
export function readPuzzle(text: RulingText, findOwn?: FindOwnCard): ReadPuzzle {
  if (isPzl(text)) return readPzlPuzzle(text, findOwn)
  const read = readRuling(text, findOwn)
  return read.ok ? puzzleOf(read.ruling, null, []) : { ok: false, mistakes: read.mistakes }
}

const isPzl = ({ file, text }: RulingText): boolean =>
  /\.pzl$/i.test(file) || /^\uFEFF?(\s|#.*\n)*\[(metadata|state)\]/i.test(text)

function readPzlPuzzle({ file, text }: RulingText, findOwn?: FindOwnCard): ReadPuzzle {
  const { source, goal, mistakes, remarks } = readPzl(file, text)
  const read = rulingFrom(source, findOwn)
  const all = [...mistakes, ...(read.ok ? [] : read.mistakes)]
  if (!read.ok || all.length > 0)
    return { ok: false, mistakes: [...all].sort((a, b) => a.line - b.line || a.column - b.column) }
  return puzzleOf(read.ruling, goal, remarks)
}

/** Sets the position of a puzzle up. */
function puzzleOf(ruling: Ruling, given: Goal | null, remarks: readonly Mistake[]): ReadPuzzle {
  const edition = ruling.editions.at(-1)
  if (edition === undefined) throw new Error("A ruling without an edition")
  const begun = begin(ruling, edition)
  if (!begun.ok) return { ok: false, mistakes: [begun.failure] }
  const { play } = begun
  const { labels, beginning } = play
  const game = fork(play.game, { forced: "ask", chance: "ask" })
  if (decision(game) === null) return { ok: false, mistakes: [alreadyOver(ruling)] }
  return {
    ok: true,
    puzzle: {
      id: ruling.id,
      title: ruling.title,
      game,
      labels,
      goal: given ?? goalOf(ruling.data, labels, beginning),
      ruling,
      remarks,
    },
  }
}

const alreadyOver = ({ file, source }: Ruling): Mistake =>
  mistake(
    file,
    source.place(["given"]),
    "already-over",
    "In this position the game is over before anybody is asked anything: look at life totals, libraries and counters.",
    "この局面では、誰にも何も尋ねられないうちにゲームが終わります。ライフ、山札、カウンターの数を確かめてください。",
  )
