import { randomUUID } from "node:crypto"
import { closeSync, openSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { type GameRecord, playerNames, type Tally, Tallying } from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Presets, SingleBar } from "cli-progress"
import { usualPatience } from "./bots/bot-player.ts"
import { dataOption } from "./cards/own-store.ts"
import { threadsIn } from "./cards/whole-number.ts"
import { type AddCommand, type Context, langOf, type Speaking } from "./context.ts"
import { deckIds } from "./decks.ts"
import { complainOf } from "./mishaps.ts"
import { simulationFailure } from "./simulate/failures.ts"
import { type GamesFile, gamesFile, unwritable } from "./simulate/games-file.ts"
import { simulateHelp } from "./simulate/help.ts"
import { playedHere } from "./simulate/here.ts"
import { playedByMany } from "./simulate/many.ts"
import { reportPage } from "./simulate/report/page.ts"
import { type Asked, type Simulation, simulationFor } from "./simulate/simulation.ts"
import { Team } from "./simulate/team.ts"
import { toldTally } from "./simulate/told.ts"

interface SimulateOptions extends Asked, Speaking {
  readonly workers: string
  readonly out?: string
  readonly html?: string
  readonly json?: true
  readonly queue?: string
  readonly run?: string
  readonly resume?: true
}

/** `dilemma simulate GAME`. */
export const addSimulate: AddCommand = (program, context, language) => {
  program
    .command("simulate")
    .description(simulateHelp("simulate"))
    .argument("<game>")
    .option(
      "--deck <deck>",
      simulateHelp("deck", { decks: deckIds }),
      (one, all: readonly string[]) => [...all, one],
      [],
    )
    .option("--games <n>", simulateHelp("games"), "1000")
    .option("--players <a,b>", simulateHelp("players", { players: playerNames.join(", ") }), "greedy,greedy")
    .option("--workers <n>", simulateHelp("workers"), String(availableParallelism()))
    .option("--seed <n>", simulateHelp("seed"), "1")
    .option("--limit <n>", simulateHelp("limit"), "20000")
    .option("--patience <seconds>", simulateHelp("patience"), String(usualPatience / 1000))
    .option("--out <file>", simulateHelp("out"))
    .option("--html <file>", simulateHelp("html"))
    .option("--json", simulateHelp("json"))
    .option("--queue <url>", simulateHelp("queue"))
    .option("--run <name>", simulateHelp("run"))
    .option("--resume", simulateHelp("resume"))
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
  const workers = threadsIn(lang, options.workers)
  checkSharing(lang, options, workers)
  if (options.html !== undefined) checkWritable(lang, cwd, options.html)
  const file = options.out === undefined ? null : gamesFile(lang, cwd, options.out)
  const begun = performance.now()
  let tally: Tally
  const playing = await begin(context, lang, simulation, workers, options)
  try {
    tally = await taken(context, lang, simulation, playing.records, file)
  } finally {
    file?.close()
    await playing.end()
  }
  const seconds = (performance.now() - begun) / 1000
  const told = { games: tally.games, seconds: seconds.toFixed(1), rate: (tally.games / seconds).toFixed(1) }
  tell(context, lang, simulation, tally, options)
  if (options.html !== undefined) await writeReport(context, lang, simulation, tally, options.html)
  terminal.complain(sayTerminal(lang, "simulate", "speed", told))
}

/** Games that are being played. */
interface Playing {
  readonly records: AsyncIterable<GameRecord>
  end(): Promise<void>
}

async function begin(
  context: Context,
  lang: Lang,
  { order, games }: Simulation,
  workers: number,
  { queue: url, run, resume }: SimulateOptions,
): Promise<Playing> {
  if (url === undefined) {
    const team = new Team(lang, Math.min(workers, games))
    return { records: playedHere(team, JSON.stringify(order), games), end: () => team.end() }
  }
  const name = run ?? randomUUID().slice(0, 8)
  return playedByMany(context, lang, { url, order, games, name, resume: resume === true, workers })
}

/** Throws Failure where what was typed about sharing out doesn't fit together. */
function checkSharing(lang: Lang, { queue, run, resume }: SimulateOptions, workers: number): void {
  if (queue === undefined && workers === 0) throw simulationFailure(lang, "no-workers")
  if (queue === undefined && run !== undefined) throw simulationFailure(lang, "needs-queue", { option: "run" })
  if (queue === undefined && resume === true) throw simulationFailure(lang, "needs-queue", { option: "resume" })
  if (resume === true && run === undefined) throw simulationFailure(lang, "needs-run")
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
  let stop = (): void => {}
  // A game may take long: who stops doesn't wait for its end.
  const stopping = new Promise<null>((resolve) => {
    stop = () => resolve(null)
  })
  process.once("SIGINT", stop)
  bar?.start(games, 0)
  let count = 0
  const coming = records[Symbol.asyncIterator]()
  try {
    while (!stopped) {
      const pending = coming.next()
      // What still comes of it once nobody waits is nobody's concern.
      pending.catch(() => {})
      const next = await Promise.race([pending, stopping])
      stopped = next === null
      if (next === null || next.done === true) break
      const record = next.value
      tallying.take(record)
      file?.write(record)
      count += 1
      bar?.update(count)
      // With a bot that doesn't answer as it should no other game is begun.
      if (record.fault?.code.startsWith("bot-") === true) stopped = true
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
  complainOf(context, lang, tally.mishaps)
  if (tally.broken.length > 0) context.status = 1
}

const mostBroken = 10

async function writeReport(
  { cwd, terminal }: Context,
  lang: Lang,
  simulation: Simulation,
  tally: Tally,
  path: string,
): Promise<void> {
  const page = await reportPage(lang, simulation, tally)
  try {
    writeFileSync(resolve(cwd, path), page)
  } catch (error) {
    throw unwritable(lang, path, error)
  }
  terminal.complain(sayTerminal(lang, "simulate", "written", { path }))
}

/** Throws Failure where the file can't be written; it is empty then, where it wasn't there. */
function checkWritable(lang: Lang, cwd: string, path: string): void {
  try {
    closeSync(openSync(resolve(cwd, path), "a"))
  } catch (error) {
    throw unwritable(lang, path, error)
  }
}
