import {
  answersGiven,
  CHANCE,
  type Decision,
  decision,
  fork,
  type Game,
  iterate,
  type Key,
  seatName,
  tapeOf,
} from "@dilemma-table/engine"
import { parse, stringify } from "yaml"
import { onlyAnswer, usualDefaults } from "../automatic.ts"
import { fitIntent, isPass, optionsOf } from "../fits.ts"
import { readRuling } from "../format.ts"
import type { FindOwnCard } from "../own-cards.ts"
import { stepText } from "../paste.ts"
import { begin } from "../play.ts"
import type { Labels } from "../refer.ts"
import { runRuling } from "../run.ts"
import type { Line } from "../solving/line.ts"
import { type Intent, stepOf } from "../steps.ts"
import { labelled } from "./labelled.ts"
import type { Puzzle } from "./puzzle.ts"

/** How much of what a ruling answers by itself is written all the same. */
type Written = "least" | "own passes" | "all"

/**
 * The way that solves a puzzle as a ruling's file: its position, each answer as a step, and what is reached at the end. As
 * little is written as is needed for the file to be played so; cards of one name get labels where they have to be told apart.
 */
export function solutionRuling(puzzle: Puzzle, line: Line): string {
  let text = ""
  for (const labels of [false, true])
    for (const written of ["least", "own passes", "all"] as const) {
      text = rulingText(puzzle, line, written, labels)
      if (holds(text, puzzle)) return text
    }
  return text
}

const findIn =
  ({ ruling }: Puzzle): FindOwnCard =>
  (_, name) => {
    const card = ruling.found.get(name)
    return card === undefined ? null : { card }
  }

function holds(text: string, puzzle: Puzzle): boolean {
  const read = readRuling({ file: "", text }, findIn(puzzle))
  return read.ok && runRuling(read.ruling, { again: false }).ok
}

function rulingText(puzzle: Puzzle, line: Line, written: Written, labels: boolean): string {
  const { ruling, goal } = puzzle
  const { cards, given, goal: asked, source } = ruling.data
  const prefix = ruling.game === "magic" ? "magic-puzzle-" : "dm-puzzle-"
  const head = (position: typeof given): string =>
    stringify(
      {
        format: 1,
        id: `${puzzle.id.startsWith(prefix) ? puzzle.id : `${prefix}${puzzle.id}`}-solved`,
        game: ruling.game,
        title: ruling.title,
        ...(ruling.data.rules === undefined ? {} : { rules: ruling.data.rules }),
        source: source ?? {
          en: `the way that was found for the puzzle ${puzzle.id}`,
          ja: `問題${puzzle.id}について見つかった手順`,
        },
        ...(cards === undefined ? {} : { cards }),
        given: position,
      },
      { lineWidth: 120 },
    ).trimEnd()
  const all = labels && given !== undefined ? labelled(given, () => true) : given
  const steps = stepsOf(puzzle, line, written, labels ? labelsIn(head(all), puzzle) : null)
  const used = steps.join("\n")
  const position = labels && given !== undefined ? labelled(given, (label) => used.includes(label)) : given
  const then =
    goal.kind === "win"
      ? { result: { winner: seatName(goal.seat) } }
      : goal.kind === "survive"
        ? { result: "none" }
        : asked?.then
  return [
    head(position),
    ...(steps.length === 0 ? [] : ["play:", ...steps.map((step) => `  - ${step}`)]),
    ...(then === undefined ? [] : [stringify({ then }, { lineWidth: 120 }).trimEnd()]),
    "",
  ].join("\n")
}

/** The labels of a position that is written so: it is the puzzle's, card by card. */
function labelsIn(text: string, puzzle: Puzzle): Labels {
  const read = readRuling({ file: "", text }, findIn(puzzle))
  const edition = read.ok ? read.ruling.editions.at(-1) : undefined
  if (!read.ok || edition === undefined) return puzzle.labels
  const begun = begin(read.ruling, edition)
  return begun.ok ? begun.play.labels : puzzle.labels
}

/** Each answer as a step, but for those that a ruling gives by itself; at the end everybody passes until it is over. */
function stepsOf(
  { game: from, goal, labels: own }: Puzzle,
  line: Line,
  written: Written,
  given: Labels | null,
): readonly string[] {
  const labels = given ?? own
  const play = fork(from, { forced: "ask", chance: "ask" })
  decision(play)
  const steps: string[] = []
  let passed: number[] = []
  for (const { keys } of tapeOf(line.end).slice(answersGiven(from))) {
    const asked = decision(play)
    if (asked === null) break
    const only = onlyAnswer(play, labels, asked) !== null
    const passes = optionsOf(asked).some((option) => option.key === keys[0] && isPass(option))
    if (asked.kind === "action" && passes) passed.push(asked.by)
    const mine = written === "own passes" && asked.by === goal.seat
    const free = isGivenBySelf(play, asked, keys)
    if (written === "all" ? passes || !free : !only && ((passes && mine) || !free)) {
      steps.push(
        given === null
          ? stepText(play, labels, asked, seatName(asked.by), keys)
          : stepOrKeys(play, labels, asked, keys),
      )
      passed = []
    }
    play.give(asked.by, keys)
  }
  return goal.kind === "survive" ? steps : [...steps, ...passing(passed, play)]
}

/** Everybody passes, so many times. */
function passing(passed: readonly number[], { state }: Game): readonly string[] {
  const seats = state.players.length
  const rounds = Math.floor(passed.length / seats)
  const round = (n: number): string => `{ by: ${seatName(passed[n * seats] as Decision["by"])}, pass: all }`
  const rest = passed.slice(rounds * seats).map((by) => `{ by: ${seatName(by as Decision["by"])}, pass: true }`)
  return [...Array.from({ length: rounds }, (_, n) => round(n)), ...rest]
}

/** An answer as a step; by its keys, where what it would be called means something else here. */
function stepOrKeys(game: Game, labels: Labels, asked: Decision, keys: readonly Key[]): string {
  const by = seatName(asked.by)
  const text = stepText(game, labels, asked, by, keys)
  if (asked.by === CHANCE) return text
  const step = stepOf(parse(text), [])
  const fit = "problem" in step || step.head === "chance" ? null : fitIntent(game, labels, asked, step as Intent)
  if (fit?.fit === "keys" && JSON.stringify(fit.keys) === JSON.stringify(keys)) return text
  return `{ by: ${by}, answer: ${JSON.stringify(keys)} }`
}

/** Is this what a ruling answers where nothing is written? */
function isGivenBySelf(game: Game, asked: Decision, keys: readonly Key[]): boolean {
  if (asked.kind === "shuffle") return true
  if (asked.kind === "payment" && usualDefaults.payment === "first")
    return String(iterate(asked.space, game.oracle).next().value) === String(keys)
  return asked.kind === "action" && optionsOf(asked).some((option) => option.key === keys[0] && isPass(option))
}
