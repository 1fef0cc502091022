import type { Edition, Rulebook, RuleId } from "@dilemma-table/engine"
import { sayLine, type TraceLine, traceOf } from "@dilemma-table/referee"
import { type Lang, sayRuleNumber } from "@dilemma-table/words"
import { inColumns, type Terminal } from "./terminal.ts"

type TracedPlay = Parameters<typeof traceOf>[0]

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

/** A play step by step: sign, sentence, and the rules' numbers in a column of their own. Like lines in a row are one. */
export function traceText(lang: Lang, play: TracedPlay, { columns, paint }: Terminal): readonly string[] {
  const { rulebook, edition } = play.game
  const lines: { text: string; rules: string; times: number }[] = []
  for (const line of traceOf(play)) {
    const said = sayLine(lang, play.game, line)
    if (said === null || said === "") continue
    const text = ` ${signs[line.kind]} ${"  ".repeat(line.depth)}${said}`
    const rules = ruleNumbers(lang, rulebook, edition, line.rules)
    const last = lines.at(-1)
    if (last?.text === text && last.rules === rules) last.times += 1
    else lines.push({ text, rules, times: 1 })
  }
  const shown = lines.map(({ text, rules, times }) => ({ text: times > 1 ? `${text} ×${times}` : text, rules }))
  return inColumns(shown, columns, paint.dim)
}

/** Rules by the numbers they have in an edition. */
export const ruleNumbers = (lang: Lang, rulebook: Rulebook, edition: Edition, rules: readonly RuleId[]): string =>
  [...new Set(rules)].map((id) => sayRuleNumber(lang, rulebook, edition, id)).join(" · ")
