import { homedir } from "node:os"
import { dataFolder } from "@dilemma-table/store"
import { surroundingLanguage } from "./language.ts"
import { runCommand } from "./program.ts"
import { endWithReader, processTerminal } from "./terminal.ts"

const lang = surroundingLanguage(process.env)
endWithReader(lang)
process.exitCode = await runCommand(
  process.argv.slice(2),
  {
    terminal: processTerminal(),
    cwd: process.cwd(),
    lang,
    data: dataFolder({ env: process.env, platform: process.platform, home: homedir() }),
    status: 0,
  },
  process.env["DILEMMA_DEBUG"] === "1",
)
