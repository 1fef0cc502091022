import { count, type Game, type LogEntry, logLines, newGame } from "@dilemma-table/engine"
import { type Match, playMatch, randomPlayer } from "@dilemma-table/players"
import { type Lang, playerName, say, sayTerminal } from "@dilemma-table/words"
import type { Context } from "./context.ts"
import { Failure } from "./failure.ts"
import { knownGames } from "./games.ts"
import { resultText } from "./result.ts"
import { lined, type RuledLine, withRules } from "./terminal.ts"
import { ruleNumbers } from "./trace.ts"

const seed = 1

/** Two random players play a game to its end; its steps are printed with their rules. */
export function demonstrate(context: Context, lang: Lang): void {
  const { print, paint } = context.terminal
  const known = knownGames.find(({ decks }) => decks.length > 0)
  const [a, b = a] = known?.decks ?? []
  if (known === undefined || a === undefined || b === undefined) throw new Error("No game has decks")
  const begun = newGame(known.rulebook, known.setup([a, b], seed))
  if (!begun.ok) throw new Failure(begun.fault.message[lang])
  const game = begun.value
  const said = sayTerminal(lang, "start", "no-terminal", { seed, a: a.name[lang], b: b.name[lang] })
  for (const line of lined(said, context.terminal)) print(line)
  const match = playMatch(game, [randomPlayer(seed), randomPlayer(seed + 1)])
  for (const line of withRules(demonstrationLines(lang, game), context.terminal)) print(line)
  print()
  print(paint.bold(endText(lang, game, match)))
}

function endText(lang: Lang, game: Game, { result, answers }: Match): string {
  if (result === null) return sayTerminal(lang, "start", "stopped", { answers })
  const fill = { turns: game.state.turn, reason: resultText(lang, game.rulebook, result) }
  return sayTerminal(lang, "start", "ended", fill)
}

/** The game turn by turn: steps, what waits, choices that were choices, and what moved. */
function demonstrationLines(lang: Lang, game: Game): readonly RuledLine[] {
  const lines: RuledLine[] = []
  let turn = 0
  for (const { entry } of logLines(game)) {
    if (entry.type === "event" && entry.event.type === "turn") {
      turn += 1
      const player = playerName(lang, entry.event.player ?? game.state.active)
      lines.push({ text: "", rules: "" }, { text: sayTerminal(lang, "table", "turn", { turn, player }), rules: "" })
      continue
    }
    if (turn === 0 || !isTold(entry)) continue
    const said = say(lang, game, entry)
    if (said === null || said === "") continue
    const text = `${entry.type === "event" ? "    " : "  "}${said}`
    lines.push({ text, rules: ruleNumbers(lang, game.rulebook, game.edition, entry.rules) })
  }
  return lines
}

const moves = new Set(["move", "create", "attach"])

function isTold(entry: LogEntry): boolean {
  switch (entry.type) {
    case "step":
    case "waits":
    case "reversed":
      return true
    case "event":
      return moves.has(entry.event.type)
    case "answered":
      return entry.decision.kind !== "action" && entry.decision.kind !== "shuffle" && count(entry.decision.space) !== 1
    default:
      return false
  }
}
