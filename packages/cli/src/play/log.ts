import { type Game, type LogEntry, type LogNode, lineView, type PlayerId } from "@dilemma-table/engine"
import { type Lang, sayAsSeen } from "@dilemma-table/words"
import { foldedLines, type RuledLine, type Terminal, withRules } from "../terminal.ts"
import { ruleNumbers } from "../trace.ts"

/** Lines of the log as a seat saw them, each with its rules' numbers. */
export function logText(
  lang: Lang,
  game: Game,
  seat: PlayerId,
  nodes: readonly LogNode[],
  terminal: Terminal,
): readonly string[] {
  const lines = nodes.flatMap(({ entry }): readonly RuledLine[] => {
    if (saysNothing(game, entry, seat)) return []
    const said = sayAsSeen(lang, game, entry, seat)
    if (said === null || said === "") return []
    const text = `  ${entry.type === "event" ? "  " : ""}${said}`
    return [{ text, rules: ruleNumbers(lang, game.rulebook, game.edition, entry.rules) }]
  })
  return withRules(foldedLines(lines), terminal)
}

/** What the next lines say anyway. */
const saidNext: ReadonlySet<string> = new Set(["action", "attack", "payment", "shuffle"])

/** Questions, and answers that the seat typed itself, that luck gave, that the next lines tell or that it can't see. */
function saysNothing(game: Game, entry: LogEntry, seat: PlayerId): boolean {
  if (entry.type === "asked") return true
  if (entry.type !== "answered") return false
  if (entry.decision.by === seat || saidNext.has(entry.decision.kind)) return true
  const line = lineView(game, seat, entry)
  return line?.type !== "answered" || line.keys === undefined
}
