import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Command, CommanderError, Option } from "commander"
import stringWidth from "string-width"
import packageJson from "../package.json" with { type: "json" }
import { addAdvise } from "./advise.ts"
import { addCards } from "./cards.ts"
import { type AddCommand, type Context, help } from "./context.ts"
import { addExplore } from "./explore.ts"
import { Failure } from "./failure.ts"
import { addMatch } from "./match.ts"
import { addPlay } from "./play.ts"
import { addRulings } from "./rulings.ts"
import { addSimulate } from "./simulate.ts"
import { addSolve } from "./solve.ts"
import { addStart } from "./start.ts"
import { wrapped } from "./terminal.ts"
import { sayUsage } from "./usage.ts"
import { addWorker } from "./worker.ts"

const commands: readonly AddCommand[] = [
  addRulings,
  addPlay,
  addMatch,
  addAdvise,
  addSimulate,
  addWorker,
  addSolve,
  addExplore,
  addCards,
  addStart,
]

/**
 * Runs the command `dilemma`.
 * @param args what was typed after the command's name
 * @returns the exit status: 0, 1 where a ruling fails, 2 for what can't be used or found, 3 for a fault of the program
 */
export async function runCommand(args: readonly string[], context: Context, debug = false): Promise<number> {
  try {
    await makeProgram(context).parseAsync(args.length === 0 ? ["--help"] : args, { from: "user" })
    return context.status
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      for (const line of sayUsage(context.lang, error)) context.terminal.complain(line)
      return 2
    }
    if (error instanceof Failure) {
      context.terminal.complain(error.code === null ? error.message : `${error.message} [${error.code}]`)
      return error.status
    }
    const message = error instanceof Error ? error.message : String(error)
    context.terminal.complain(sayTerminal(context.lang, "fault", "internal", { message }))
    if (debug && error instanceof Error) context.terminal.complain(error.stack ?? "")
    else context.terminal.complain(sayTerminal(context.lang, "fault", "internal-hint"))
    return 3
  }
}

function makeProgram(context: Context): Command {
  const program = new Command("dilemma")
  program
    .description(help("program"))
    .version(packageJson.version, "-V, --version", help("version"))
    .helpOption("-h, --help", help("help"))
    .configureHelp({
      displayWidth: stringWidth,
      helpWidth: context.terminal.columns,
      boxWrap: (text, width) =>
        text
          .split("\n")
          .flatMap((line) => wrapped(line, width))
          .join("\n"),
      sortSubcommands: false,
    })
    .configureOutput({
      writeOut: (text) => context.terminal.print(text.trimEnd()),
      writeErr: (text) => context.terminal.complain(text.trimEnd()),
      // Told where it is caught, in the language of the call.
      outputError: () => {},
    })
    .exitOverride()
  // Wherever it stands, before a command's name or behind it.
  program.addOption(languageOption()).on("option:lang", (lang: Lang) => {
    context.lang = lang
  })
  for (const add of commands) add(program, context, languageOption)
  for (const command of program.commands) command.helpCommand(false)
  program.helpCommand(false)
  return program
}

const languageOption = (): Option => new Option("--lang <lang>", help("lang")).choices(["ja", "en"])
