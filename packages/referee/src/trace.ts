import {
  type Decision,
  type Game,
  iterate,
  type LogEntry,
  type LogNode,
  logLines,
  type RuleId,
} from "@dilemma-table/engine"
import { type Lang, say, sayKeys, sayOptions } from "@dilemma-table/words"
import type { Play, Remark } from "./play.ts"

/** One line of a trace. What it says is left to `sayLine`; what it is stands here as data. */
export interface TraceLine {
  readonly kind: LogEntry["type"] | Remark["kind"]
  /** How far it is set in: what belongs to the line above it is one deeper. */
  readonly depth: number
  readonly rules: readonly RuleId[]
  /** The engine's own line; null for what the ruling's file says. */
  readonly entry: LogEntry | null
  readonly remark: { readonly en: string; readonly ja: string } | null
  /** The engine's line of the log, counted from 1; of a remark the one it follows. */
  readonly n: number
}

/**
 * The trace of a play: the engine's log with the refusals and checks of the file between its lines. What the next line says
 * anyway is left out: that a player may act, and what they then do.
 */
export function traceOf(play: Pick<Play, "game" | "remarks">): readonly TraceLine[] {
  const lines: TraceLine[] = []
  const log = logLines(play.game)
  let remarks = play.remarks
  const emit = (upTo: number): void => {
    for (const { kind, rules, en, ja, after } of remarks.filter((one) => one.after <= upTo))
      lines.push({ kind, depth: 0, rules, entry: null, remark: { en, ja }, n: after })
    remarks = remarks.filter((one) => one.after > upTo)
  }
  let inStep = false
  for (const [i, { entry, n }] of log.entries()) {
    emit(n - 1)
    const asks = entry.type === "asked" || entry.type === "answered"
    if (asks && entry.decision.rest) inStep = false
    if (isSaidNext(entry, log[i + 1])) continue
    const begins = entry.type === "step" && !inStep
    if (entry.type === "step") inStep = true
    lines.push({
      kind: entry.type,
      depth: entry.type === "asked" || begins ? 0 : 1,
      rules: entry.rules,
      entry,
      remark: null,
      n,
    })
  }
  emit(Number.POSITIVE_INFINITY)
  return lines
}

function isSaidNext(entry: LogEntry, next: LogNode | undefined): boolean {
  if (entry.type !== "asked" && entry.type !== "answered") return false
  if (entry.decision.kind !== "action") return false
  return entry.type === "asked" || next?.entry.type === "step"
}

/** A line in a language; null for what a person needn't be told. */
export function sayLine(lang: Lang, game: Game, line: TraceLine): string | null {
  if (line.remark !== null) return line.remark[lang]
  const { entry } = line
  if (entry === null) return null
  const said = say(lang, game, entry)
  if (entry.type !== "asked" || said === null) return said
  const answers = answersText(lang, game, entry.decision)
  return answers.length === 0 || answers.length > most ? said : `${said}: ${answers.join(" · ")}`
}

/** Answers told at most. */
const most = 8

/** Every answer of a choice of modes; elsewhere what can be picked. */
function answersText(lang: Lang, game: Game, decision: Decision): readonly string[] {
  if (decision.kind !== "modes") return [...new Set(sayOptions(lang, game, decision).map(({ text }) => text))]
  const answers: string[] = []
  for (const keys of iterate(decision.space)) {
    answers.push(sayKeys(lang, game, decision, keys))
    if (answers.length > most) break
  }
  return answers
}
