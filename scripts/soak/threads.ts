import { fileURLToPath } from "node:url"
import { parentPort, Worker } from "node:worker_threads"
import { failed, type Played, type PlayOptions, playSeed } from "./play.ts"

/**
 * A game that has taken so long is taken for one that hangs: its thread is ended. In milliseconds of the processor, since a
 * busy machine may not let a thread work for minutes.
 */
const longest = 120_000
/** How often that is looked at, in milliseconds. */
const pause = 5_000

interface Runs {
  readonly from: number
  readonly games: number
  readonly workers: number
  readonly play: PlayOptions
}

interface Order extends PlayOptions {
  readonly seed: number
}

/** In a thread: plays each seed it is given and sends what came of it. */
export function work(): void {
  parentPort?.on("message", ({ seed, ...options }: Order) => parentPort?.postMessage(playSeed(seed, options)))
}

/** Plays games in threads. `each` is given every game as it ends, and says whether to go on. */
export function runAll(runs: Runs, each: (played: Played) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = runs.from
    let going = true
    let busy = 0
    const threads = new Set<Thread>()
    const feed = (thread: Thread): void => {
      if (going && next < runs.from + runs.games) {
        busy += 1
        thread.play(next++)
      } else if (busy === 0) {
        for (const one of threads) one.end()
        resolve()
      }
    }
    const begin = (): void => {
      const thread: Thread = new Thread(runs.play, runs.workers, {
        played: (played) => {
          busy -= 1
          going = each(played) && going
          feed(thread)
        },
        hangs: (seed) => {
          busy -= 1
          threads.delete(thread)
          going = each(hanging(seed)) && going
          begin()
        },
        breaks: reject,
      })
      threads.add(thread)
      feed(thread)
    }
    for (let i = 0; i < Math.min(runs.workers, runs.games); i++) begin()
  })
}

function hanging(seed: number): Played {
  const message = `the game hasn't ended after ${longest / 1000} s of work`
  return failed({ code: "hangs", message, seed, decks: [], step: 0, keys: null, save: null })
}

interface Heard {
  readonly played: (played: Played) => void
  readonly hangs: (seed: number) => void
  readonly breaks: (error: Error) => void
}

/** What this process has worked so far, all its threads together, in milliseconds. */
function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

class Thread {
  private readonly worker = new Worker(fileURLToPath(import.meta.url))
  private readonly options: PlayOptions
  private readonly heard: Heard
  /** How many threads share what the process works. */
  private readonly beside: number
  private timer: NodeJS.Timeout | undefined

  constructor(options: PlayOptions, beside: number, heard: Heard) {
    this.beside = beside
    this.options = options
    this.heard = heard
    this.worker.on("message", (played: Played) => {
      clearInterval(this.timer)
      heard.played(played)
    })
    this.worker.on("error", heard.breaks)
  }

  play(seed: number): void {
    const most = worked() + longest * this.beside
    this.timer = setInterval(() => {
      if (worked() < most) return
      this.end()
      this.heard.hangs(seed)
    }, pause)
    this.worker.postMessage({ seed, ...this.options } satisfies Order)
  }

  end(): void {
    clearInterval(this.timer)
    void this.worker.terminate()
  }
}
