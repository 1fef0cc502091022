import type { Edition, Rulebook, RuleId } from "@dilemma-table/engine"
import { sayLine, type TraceLine, traceOf } from "@dilemma-table/referee"
import { type Lang, sayRuleNumber } from "@dilemma-table/words"
import { foldedLines, type RuledLine, type Terminal, withRules } from "./terminal.ts"

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

/** A play step by step, behind line `from` of its log: sign, sentence, and the rules' numbers in a column of their own. */
export function traceText(lang: Lang, play: TracedPlay, terminal: Terminal, from = 0): readonly string[] {
  const { rulebook, edition } = play.game
  const lines = traceOf(play).flatMap((line): readonly RuledLine[] => {
    if (line.n <= from) return []
    const said = sayLine(lang, play.game, line)
    if (said === null || said === "") return []
    const text = ` ${signs[line.kind]} ${"  ".repeat(line.depth)}${said}`
    return [{ text, rules: ruleNumbers(lang, rulebook, edition, line.rules) }]
  })
  return withRules(foldedLines(lines), terminal)
}

/** Rules by the numbers they have in an edition. */
export const ruleNumbers = (lang: Lang, rulebook: Rulebook, edition: Edition, rules: readonly RuleId[]): string =>
  [...new Set(rules)].map((id) => sayRuleNumber(lang, rulebook, edition, id)).join(" · ")
