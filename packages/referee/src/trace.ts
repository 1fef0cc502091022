import {
  type Edition,
  type Game,
  type LogEntry,
  logLines,
  type Rulebook,
  type RuleId,
  ruleNumber,
} from "@dilemma-table/engine"
import { type Lang, say, sayOptions, sayRuleNumber } from "@dilemma-table/words"
import { optionsOf } from "./fits.ts"
import type { Play } from "./play.ts"

/** One line of a trace. What it says is left to `sayLine`; what it is stands here as data. */
export interface TraceLine {
  readonly kind: "step" | "event" | "waits" | "asked" | "answered" | "reversed" | "refused" | "why" | "check" | "failed"
  /** How far it is set in: what belongs to the line above it is one deeper. */
  readonly depth: number
  readonly rules: readonly RuleId[]
  /** The engine's own line; null for what the ruling's file says. */
  readonly entry: LogEntry | null
  readonly remark: { readonly en: string; readonly ja: string } | null
  /** The engine's line of the log, counted from 1; of a remark the one it follows. */
  readonly n: number
}

/** The trace of a play: the engine's log with the refusals and checks of the file between its lines. */
export function traceOf(play: Play): readonly TraceLine[] {
  const lines: TraceLine[] = []
  let remarks = [...play.remarks]
  let inStep = false
  const emit = (upTo: number): void => {
    for (const remark of remarks.filter((one) => one.after <= upTo))
      lines.push({ kind: remark.kind, depth: 0, rules: remark.rules, entry: null, remark, n: remark.after })
    remarks = remarks.filter((one) => one.after > upTo)
  }
  for (const { entry, n } of logLines(play.game)) {
    emit(n - 1)
    if (entry.type === "asked" || entry.type === "answered") inStep = false
    const begins = entry.type === "step" && !inStep
    lines.push({ kind: entry.type, depth: depthOf(entry, begins), rules: entry.rules, entry, remark: null, n })
    if (entry.type === "step") inStep = true
  }
  emit(Number.POSITIVE_INFINITY)
  return lines
}

function depthOf(entry: LogEntry, begins: boolean): number {
  if (entry.type === "asked" || begins) return 0
  return 1
}

/** A line in a language; null for what a person needn't be told. */
export function sayLine(lang: Lang, game: Game, line: TraceLine): string | null {
  if (line.remark !== null) return line.remark[lang]
  const { entry } = line
  if (entry === null) return null
  const said = say(lang, game, entry)
  if (entry.type !== "asked" || said === null) return said
  const options = sayOptions(lang, game, entry.decision).map(({ text }) => text)
  if (options.length === 0 || options.length > 8 || entry.decision.kind === "action") return said
  return `${said}: ${[...new Set(options)].join(" · ")}`
}

const signs: Readonly<Record<TraceLine["kind"], string>> = {
  step: " ",
  event: " ",
  waits: " ",
  asked: "?",
  answered: " ",
  reversed: "↶",
  refused: "✗",
  why: "✗",
  check: "✓",
  failed: "!",
}

/** Lines as they are printed: sign, sentence, rules' numbers at the right. The same sentence several times running is one line. */
export function printTrace(lang: Lang, play: Play, width = 78): readonly string[] {
  const { rulebook, edition } = play.game
  const printed: { readonly left: string; readonly right: string; times: number }[] = []
  for (const line of traceOf(play)) {
    const said = sayLine(lang, play.game, line)
    if (said === null || said === "") continue
    const left = ` ${signs[line.kind]} ${"  ".repeat(line.depth)}${said}`
    const right = rulesText(lang, rulebook, edition, line.rules)
    const last = printed.at(-1)
    if (last !== undefined && last.left === left && last.right === right) last.times += 1
    else printed.push({ left, right, times: 1 })
  }
  return printed.map(({ left, right, times }) => {
    const text = times > 1 ? `${left} ×${times}` : left
    return right === "" ? text : `${text}${" ".repeat(Math.max(2, width - columns(text) - columns(right)))}${right}`
  })
}

/** The rules' numbers as the edition prints them. */
export function rulesText(lang: Lang, rulebook: Rulebook, edition: Edition, rules: readonly RuleId[]): string {
  return [...new Set(rules)].map((id) => numberText(lang, rulebook, edition, id)).join(" · ")
}

/** A rule cited by an old number stays as it was cited. */
function numberText(lang: Lang, rulebook: Rulebook, edition: Edition, id: RuleId): string {
  const entry = rulebook.rules.find((rule) => rule.id === id)
  if (entry === undefined || ruleNumber(entry, edition).number === id) return id
  return sayRuleNumber(lang, rulebook, edition, id)
}

/** How many columns a text takes: wide characters take two. */
export const columns = (text: string): number =>
  [...text].reduce(
    (sum, char) =>
      sum +
      (/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
        char,
      )
        ? 2
        : 1),
    0,
  )

/** Which decisions were asked, who, under which rules, with how many options: what two plays are compared by. */
export const decisionTrace = (play: Play): readonly string[] =>
  play.answered.map(
    ({ decision, keys }) =>
      `${decision.by} ${decision.kind} ${decision.rules.join(",")} ${optionsOf(decision).length} ${keys.length}`,
  )
