import {
  answersGiven,
  type Decision,
  decision,
  fork,
  type Game,
  iterate,
  type Key,
  seatName,
  tapeOf,
} from "@dilemma-table/engine"
import { stringify } from "yaml"
import { onlyAnswer, usualDefaults } from "../automatic.ts"
import { isPass, optionsOf } from "../fits.ts"
import { readRuling } from "../format.ts"
import { stepText } from "../paste.ts"
import { runRuling } from "../run.ts"
import type { Line } from "../solving/line.ts"
import type { Puzzle } from "./puzzle.ts"

/** How much of what a ruling answers by itself is written all the same. */
type Written = "least" | "own passes" | "all"

/**
 * The way that solves a puzzle as a ruling's file: its position, each answer as a step, and what is reached at the end. As
 * little is written as is needed for the file to be played so.
 */
export function solutionRuling(puzzle: Puzzle, line: Line): string {
  let text = ""
  for (const written of ["least", "own passes", "all"] as const) {
    text = rulingText(puzzle, line, written)
    const read = readRuling({ file: "", text }, (_, name) => {
      const card = puzzle.ruling.found.get(name)
      return card === undefined ? null : { card }
    })
    if (read.ok && runRuling(read.ruling, { again: false }).ok) break
  }
  return text
}

function rulingText(puzzle: Puzzle, line: Line, written: Written): string {
  const { ruling, goal } = puzzle
  const { cards, given, goal: asked, source } = ruling.data
  const head = {
    format: 1,
    id: `${puzzle.id}-solved`,
    game: ruling.game,
    title: ruling.title,
    ...(ruling.data.rules === undefined ? {} : { rules: ruling.data.rules }),
    ...(source === undefined ? {} : { source }),
    ...(cards === undefined ? {} : { cards }),
    given,
  }
  const then =
    goal.kind === "win"
      ? { result: { winner: seatName(goal.seat) } }
      : goal.kind === "survive"
        ? { result: "none" }
        : asked?.then
  const steps = stepsOf(puzzle, line, written).map((step) => `  - ${step}`)
  return [
    stringify(head, { lineWidth: 120, flowCollectionPadding: true }).trimEnd(),
    ...(steps.length === 0 ? [] : ["play:", ...steps]),
    ...(then === undefined ? [] : [stringify({ then }, { lineWidth: 120 }).trimEnd()]),
    "",
  ].join("\n")
}

/** Each answer as a step, but for those that a ruling gives by itself. */
function stepsOf({ game: from, labels, goal }: Puzzle, line: Line, written: Written): readonly string[] {
  const play = fork(from, { forced: "ask", chance: "ask" })
  decision(play)
  const steps: string[] = []
  for (const { keys } of tapeOf(line.end).slice(answersGiven(from))) {
    const asked = decision(play)
    if (asked === null) break
    const bySelf = isGivenBySelf(play, asked, keys)
    const passes = optionsOf(asked).some((option) => option.key === keys[0] && isPass(option))
    const wanted = passes && (written === "all" || (written === "own passes" && asked.by === goal.seat))
    const free = bySelf || onlyAnswer(play, labels, asked) !== null
    if (!free || (wanted && onlyAnswer(play, labels, asked) === null))
      steps.push(stepText(play, labels, asked, seatName(asked.by), keys))
    play.give(asked.by, keys)
  }
  return steps
}

/** Is this what a ruling answers where nothing is written? */
function isGivenBySelf(game: Game, asked: Decision, keys: readonly Key[]): boolean {
  if (asked.kind === "shuffle") return true
  if (asked.kind === "payment" && usualDefaults.payment === "first")
    return String(iterate(asked.space, game.oracle).next().value) === String(keys)
  return asked.kind === "action" && optionsOf(asked).some((option) => option.key === keys[0] && isPass(option))
}
