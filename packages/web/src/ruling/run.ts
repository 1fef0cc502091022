import { type Game, type LogEntry, positionAt } from "@dilemma-table/engine"
import {
  type Failure,
  type Mistake,
  type Path,
  type Play,
  type Ruling,
  sayLine,
  type TraceLine,
  traceOf,
} from "@dilemma-table/referee"
import type { Lang } from "@dilemma-table/words"
import type { LabFailure, TraceStep } from "../protocol/lab-messages.ts"
import { shownRules } from "../shown/rule.ts"

/** What a trace is made of: a play of a ruling, or a game by itself. */
export type Traced = Pick<Play, "game" | "remarks"> & Partial<Pick<Play, "stepsFrom">>

/** A step with the engine's own line, so that the position there can be found. */
export interface TracedStep {
  readonly shown: TraceStep
  readonly line: TraceLine
}

/** A trace in sentences. What needn't be said is left out. */
export function tracedSteps(lang: Lang, play: Traced, placeOf: (path: Path) => number | null): readonly TracedStep[] {
  const { rulebook, edition } = play.game
  return traceOf(play).flatMap((line): readonly TracedStep[] => {
    const text = sayLine(lang, play.game, line)
    if (text === null || text === "") return []
    const shown: TraceStep = {
      kind: line.kind,
      text,
      rules: shownRules(lang, rulebook, edition, line.rules),
      depth: line.depth,
      line: lineInFile(play, line, placeOf),
      moved: movedIn(line.entry),
    }
    return [{ shown, line }]
  })
}

function lineInFile({ stepsFrom = [] }: Traced, { n, entry }: TraceLine, placeOf: (path: Path) => number | null) {
  const step = stepsFrom.findLast(({ after }) => (entry === null ? after <= n : after < n))
  return step === undefined ? null : placeOf(step.path)
}

function movedIn(entry: LogEntry | null): TraceStep["moved"] {
  if (entry?.type !== "event" || entry.event.type !== "move") return null
  const { object, becomes, player, from = "", to = "" } = entry.event
  return { from: object ?? null, to: becomes ?? null, player: player ?? null, fromZone: from, toZone: to }
}

/** The game just after a line of its trace; at its beginning for none. */
export function gameAfter(game: Game, line: TraceLine | undefined): Game {
  const n = line?.n ?? 0
  const found = positionAt(game, n === 0 ? { decision: 0 } : { event: n })
  if (!found.ok) throw new Error(found.fault.message.en)
  return found.value
}

export const shownFailure = (lang: Lang, failure: Failure | Mistake): LabFailure => ({
  line: failure.line,
  column: failure.column,
  code: failure.code,
  message: failure.message[lang],
  edition: "edition" in failure ? failure.edition : "",
  paste: "edition" in failure ? (failure.paste ?? null) : null,
})

/** The line of a ruling's file at a path. */
export const placeIn =
  ({ source }: Ruling) =>
  (path: Path): number | null =>
    source.place(path).line
