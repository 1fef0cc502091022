import { availableParallelism } from "node:os"
import { setTimeout as passed } from "node:timers/promises"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { threadsIn } from "./cards/whole-number.ts"
import { type AddCommand, type Context, langOf, type Speaking } from "./context.ts"
import { simulateHelp } from "./simulate/help.ts"
import { joined } from "./simulate/joining.ts"
import { connected } from "./simulate/redis.ts"
import { Team } from "./simulate/team.ts"

interface WorkerOptions extends Speaking {
  readonly queue: string
  readonly workers: string
  readonly once?: true
}

/** `dilemma worker`. */
export const addWorker: AddCommand = (program, context, language) => {
  program
    .command("worker")
    .description(simulateHelp("worker"))
    .requiredOption("--queue <url>", simulateHelp("worker-queue"))
    .option("--workers <n>", simulateHelp("worker-workers"), String(availableParallelism()))
    .option("--once", simulateHelp("worker-once"))
    .addOption(language())
    .action((options: WorkerOptions) => work(context, options))
}

/** How often it is looked whether there is anything left, in milliseconds. */
const pause = 200

/** Plays games that others share out, until it is stopped with Ctrl+C, or with `once` until there are none. */
async function work(context: Context, options: WorkerOptions): Promise<void> {
  const lang = langOf(context, options)
  const { terminal } = context
  const workers = threadsIn(lang, options.workers, 1)
  const link = await connected(lang, options.queue, () => sayTerminal(lang, "simulate-fault", "kept-worker"))
  const team = new Team(lang, workers)
  const here = await joined(link, team, ({ run, from, to }) =>
    terminal.print(sayTerminal(lang, "worker", "batch", { run, from, to: to - 1 })),
  )
  terminal.print(sayTerminal(lang, "worker", "ready", { url: link.shown, workers }))
  let stopped = false
  const stop = (): void => {
    stopped = true
  }
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
  try {
    while (!stopped && !(options.once === true && (await link.while(here.isIdle())))) await link.while(passed(pause))
    await link.while(here.leave())
  } finally {
    process.off("SIGINT", stop)
    process.off("SIGTERM", stop)
    if (link.lost() !== null) here.abandon()
    say(context, lang, here.games())
    await team.end()
    link.end()
  }
}

const say = ({ terminal }: Context, lang: Lang, games: number): void =>
  terminal.print(sayTerminal(lang, "worker", "done", { games, count: games }))
