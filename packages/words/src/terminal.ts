import type { cardFiles } from "./sentences/card-files.ts"
import type { terminal } from "./sentences/terminal.ts"
import type { terminalCards } from "./sentences/terminal-cards.ts"
import type { terminalPlayers } from "./sentences/terminal-players.ts"
import type { terminalPuzzles } from "./sentences/terminal-puzzles.ts"
import type { terminalSimulation } from "./sentences/terminal-simulation.ts"
import type { terminalTable } from "./sentences/terminal-table.ts"
import { type Fill, type Lang, sentenceOr } from "./speaker.ts"

type Groups = (typeof terminal)["en"] &
  (typeof terminalTable)["en"] &
  (typeof terminalCards)["en"] &
  (typeof terminalPlayers)["en"] &
  (typeof terminalPuzzles)["en"] &
  (typeof terminalSimulation)["en"] &
  (typeof cardFiles)["en"]

/** What the command says at a terminal: a sentence of its own table. */
export const sayTerminal = <G extends keyof Groups & string>(
  lang: Lang,
  group: G,
  key: keyof Groups[G] & string,
  fill: Fill = {},
): string => sentenceOr(lang, "terminal", group, key, fill)
