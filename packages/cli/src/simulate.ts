import { closeSync, openSync } from "node:fs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { type GameRecord, playerNames, type Tally, Tallying } from "@dilemma-table/players"
import { type Fill, type Lang, sayTerminal } from "@dilemma-table/words"
import { Presets, SingleBar } from "cli-progress"
import { dataOption } from "./cards/own-store.ts"
import { wholeNumber } from "./cards/whole-number.ts"
import { type AddCommand, type Context, langOf, type Speaking } from "./context.ts"
import { deckIds } from "./decks.ts"
import { simulationFailure } from "./simulate/failures.ts"
import { type GamesFile, gamesFile, unwritable } from "./simulate/games-file.ts"
import { playedHere } from "./simulate/here.ts"
import { type Asked, type Simulation, simulationFor } from "./simulate/simulation.ts"
import { Team } from "./simulate/team.ts"
import { toldTally } from "./simulate/told.ts"

interface SimulateOptions extends Asked, Speaking {
  readonly workers: string
  readonly out?: string
  readonly html?: string
  readonly json?: true
}

type HelpKey = Parameters<typeof sayTerminal<"simulate-help">>[2]

const help = (key: HelpKey, fill: Fill = {}): string =>
  `${sayTerminal("en", "simulate-help", key, fill)}\n${sayTerminal("ja", "simulate-help", key, fill)}`

/** `dilemma simulate GAME`. */
export const addSimulate: AddCommand = (program, context, language) => {
  program
    .command("simulate")
    .description(help("simulate"))
    .argument("<game>")
    .option("--deck <deck>", help("deck", { decks: deckIds }), (one, all: readonly string[]) => [...all, one], [])
    .option("--games <n>", help("games"), "1000")
    .option("--players <a,b>", help("players", { players: playerNames.join(", ") }), "greedy,greedy")
    .option("--workers <n>", help("workers"), String(availableParallelism()))
    .option("--seed <n>", help("seed"), "1")
    .option("--limit <n>", help("limit"), "20000")
    .option("--out <file>", help("out"))
    .option("--html <file>", help("html"))
    .option("--json", help("json"))
    .addOption(dataOption())
    .addOption(language())
    .action((game: string, options: SimulateOptions) => simulate(context, game, options))
}

async function simulate(context: Context, game: string, options: SimulateOptions): Promise<void> {
  const lang = langOf(context, options)
  const { terminal, cwd } = context
  const remarks: string[] = []
  const simulation = simulationFor(context, lang, game, options, remarks)
  for (const line of remarks) terminal.complain(line)
  const workers = wholeNumber(lang, "workers", options.workers)
  if (workers === 0) throw simulationFailure(lang, "no-workers")
  if (options.html !== undefined) checkWritable(lang, cwd, options.html)
  const file = options.out === undefined ? null : gamesFile(lang, cwd, options.out)
  const team = new Team(Math.min(workers, simulation.games))
  const begun = performance.now()
  let tally: Tally
  try {
    const records = playedHere(team, JSON.stringify(simulation.order), simulation.games)
    tally = await taken(context, lang, simulation, records, file)
  } finally {
    file?.close()
    await team.end()
  }
  const seconds = (performance.now() - begun) / 1000
  const told = { games: tally.games, seconds: seconds.toFixed(1), rate: (tally.games / seconds).toFixed(1) }
  tell(context, lang, simulation, tally, options)
  terminal.complain(sayTerminal(lang, "simulate", "speed", told))
}

/** Takes games as they come: into the file, and together. Stopped with Ctrl+C, it leaves it at those that came. */
async function taken(
  context: Context,
  lang: Lang,
  { games }: Simulation,
  records: AsyncIterable<GameRecord>,
  file: GamesFile | null,
): Promise<Tally> {
  const tallying = new Tallying()
  const bar = context.terminal.interactive ? progressBar(lang) : null
  let stopped = false
  const stop = (): void => {
    stopped = true
  }
  process.once("SIGINT", stop)
  bar?.start(games, 0)
  let count = 0
  try {
    for await (const record of records) {
      tallying.take(record)
      file?.write(record)
      count += 1
      bar?.update(count)
      if (stopped) break
    }
  } finally {
    bar?.stop()
    process.off("SIGINT", stop)
  }
  if (stopped && count < games) {
    context.terminal.complain(sayTerminal(lang, "simulate", "interrupted", { count }))
    context.status = 130
  }
  return tallying.tally()
}

function progressBar(lang: Lang): SingleBar {
  const parts = { bar: "{bar}", percentage: "{percentage}", games: "{value}", total: "{total}", seconds: "{eta}" }
  const format = sayTerminal(lang, "simulate", "progress", parts)
  return new SingleBar({ format, hideCursor: true, clearOnComplete: true, etaBuffer: 200 }, Presets.shades_classic)
}

/** Prints what came of the games; broken ones on standard error, and with status 1. */
function tell(context: Context, lang: Lang, simulation: Simulation, tally: Tally, { json }: SimulateOptions): void {
  const { terminal } = context
  if (json === true) terminal.print(JSON.stringify(tally, null, 2))
  else for (const line of toldTally(lang, terminal, simulation, tally)) terminal.print(line)
  for (const broken of tally.broken.slice(0, mostBroken))
    terminal.complain(sayTerminal(lang, "simulate", "broken", { ...broken }))
  if (tally.broken.length > 0) context.status = 1
}

const mostBroken = 10

/** Throws Failure where the file can't be written; it is empty then, where it wasn't there. */
function checkWritable(lang: Lang, cwd: string, path: string): void {
  try {
    closeSync(openSync(resolve(cwd, path), "a"))
  } catch (error) {
    throw unwritable(lang, path, error)
  }
}
