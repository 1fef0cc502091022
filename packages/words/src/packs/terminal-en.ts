import { terminal } from "../sentences/terminal.ts"
import { terminalTable } from "../sentences/terminal-table.ts"
import type { Sentences } from "./pack.ts"

export const sentences: Sentences = { ...terminal.en, ...terminalTable.en }
