import { type Game, type LogEntry, type LogNode, lineView, type PlayerId } from "@dilemma-table/engine"
import { type Lang, sayAsSeen } from "@dilemma-table/words"
import { inColumns, type Terminal } from "../terminal.ts"
import { ruleNumbers } from "../trace.ts"

/** Lines of the log as a seat saw them, each with its rules' numbers; the same line several times in a row is one. */
export function logText(
  lang: Lang,
  game: Game,
  seat: PlayerId,
  nodes: readonly LogNode[],
  { columns, paint }: Terminal,
): readonly string[] {
  const lines: { text: string; rules: string; times: number }[] = []
  for (const { entry } of nodes) {
    if (saysNothing(game, entry, seat)) continue
    const said = sayAsSeen(lang, game, entry, seat)
    if (said === null || said === "") continue
    const text = `  ${entry.type === "event" ? "  " : ""}${said}`
    const rules = ruleNumbers(lang, game.rulebook, game.edition, entry.rules)
    const last = lines.at(-1)
    if (last?.text === text && last.rules === rules) last.times += 1
    else lines.push({ text, rules, times: 1 })
  }
  const shown = lines.map(({ text, rules, times }) => ({ text: times > 1 ? `${text} ×${times}` : text, rules }))
  return inColumns(shown, columns, paint.dim)
}

/** Questions, and answers that the seat typed itself, that luck gave or that it can't see. */
function saysNothing(game: Game, entry: LogEntry, seat: PlayerId): boolean {
  if (entry.type === "asked") return true
  if (entry.type !== "answered") return false
  if (entry.decision.by === seat || entry.decision.kind === "shuffle") return true
  const line = lineView(game, seat, entry)
  return line?.type !== "answered" || line.keys === undefined
}
