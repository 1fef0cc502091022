import { cardFiles } from "../sentences/card-files.ts"
import { terminal } from "../sentences/terminal.ts"
import { terminalCards } from "../sentences/terminal-cards.ts"
import { terminalPlayers } from "../sentences/terminal-players.ts"
import { terminalPuzzles } from "../sentences/terminal-puzzles.ts"
import { terminalSimulation } from "../sentences/terminal-simulation.ts"
import { terminalTable } from "../sentences/terminal-table.ts"
import type { Sentences } from "./pack.ts"

export const sentences: Sentences = {
  ...terminal.ja,
  ...terminalTable.ja,
  ...terminalCards.ja,
  ...cardFiles.ja,
  ...terminalSimulation.ja,
  ...terminalPuzzles.ja,
  ...terminalPlayers.ja,
}
