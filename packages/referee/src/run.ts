import { Endless, seatName } from "@dilemma-table/engine"
import { carryOut } from "./carry-out.ts"
import { type Difference, differ } from "./compare.ts"
import { expectations } from "./expect.ts"
import type { Ruling, RulingEdition } from "./format.ts"
import { pasteOf } from "./paste.ts"
import { begin, type Failure, type Play, Stuck } from "./play.ts"
import { playedAgain, positionText } from "./replay.ts"
import { kindInLang } from "./terms.ts"

export interface RunOptions {
  /** Replace every object of the state at every answer. */
  readonly fragile?: boolean
  /** Undo to the start and play again, and compare; on by default. */
  readonly again?: boolean
}

/** A ruling played under one edition. `game` is null where its position can't be. */
export interface Played {
  readonly edition: RulingEdition
  readonly ok: boolean
  readonly failures: readonly Failure[]
  readonly play: Play | null
  /** A card isn't possible under this edition: since when it is, and by which rule. */
  readonly notYet: boolean
}

/** What came of a ruling in all its editions. */
export interface RulingResult {
  readonly id: string
  readonly file: string
  readonly game: string
  /** `rules` as it stands in the file. */
  readonly rules: readonly unknown[]
  readonly ok: boolean
  readonly failures: readonly Failure[]
  readonly plays: readonly Played[]
}

/** Plays a ruling under each of its editions. */
export function runRuling(ruling: Ruling, options: RunOptions = {}): RulingResult {
  const plays = ruling.editions.map((edition) => playUnder(ruling, edition, options))
  const failures = plays.flatMap((played) => played.failures)
  return {
    id: ruling.id,
    file: ruling.file,
    game: ruling.game,
    rules: ruling.rules,
    ok: failures.length === 0,
    failures,
    plays,
  }
}

/** Plays a ruling under one edition. */
export function playUnder(ruling: Ruling, edition: RulingEdition, options: RunOptions = {}): Played {
  const begun = begin(ruling, edition, { fragile: options.fragile ?? false })
  if (!begun.ok) return { edition, ok: false, failures: [begun.failure], play: null, notYet: begun.notYet }
  const { play } = begun
  try {
    const first = positionText(play.game)
    for (const step of ruling.steps) {
      play.place = step.path
      play.stepsFrom.push({ after: play.line, path: step.path })
      carryOut(play, step)
    }
    finish(play)
    for (const look of play.later) look()
    expectations(play)
    if (options.again !== false && play.failures.length === 0)
      for (const difference of playedAgain(play, first)) play.fail([], difference)
  } catch (error) {
    if (!(error instanceof Stuck)) play.fail(play.place, thrown(error))
  }
  return { edition, ok: play.failures.length === 0, failures: play.failures, play, notYet: false }
}

/** A fault of a rulebook: the ruling fails, and the others go on. */
function thrown(error: unknown): Difference {
  if (error instanceof Endless)
    return differ(
      "endless",
      "what follows would never end, and nobody is asked in it",
      "この先の処理は誰にも尋ねられないまま終わらなくなる",
    )
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const [first = "", second = ""] = text.split("\n").map((line) => line.trim().replace(/\(.*\//, "("))
  return differ(
    "thrown",
    `the rulebook broke off: ${first} ${second}`,
    `総合ルールの処理が中断した: ${first} ${second}`,
  )
}

/** Lets what is under way come to its end: up to the next decision about what to do, by what needs nobody. */
function finish(play: Play): void {
  const end = play.advance((one) => one.kind === "action")
  if (end === null || end.kind === "action") return
  play.stop(
    play.ruling.steps.at(-1)?.path ?? ["given"],
    differ(
      "unanswered",
      `${seatName(end.by)} is asked for ${end.kind} (${end.rules.join(", ")}), and no step answers it`,
      `${seatName(end.by)}が${kindInLang("ja", end.kind)}を聞かれている(${end.rules.join("、")})が、答える手順がない`,
    ),
    pasteOf(play.game, play.labels, end),
  )
}
