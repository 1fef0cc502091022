import { setTimeout as passed } from "node:timers/promises"
import type { GameRecord } from "@dilemma-table/players"
import type { Lang } from "@dilemma-table/words"
import type { Queue } from "bullmq"
import { simulationFailure } from "./failures.ts"
import type { Order } from "./order.ts"
import type { Link } from "./redis.ts"
import { type Batch, prefix, queueName, Run } from "./run.ts"

/** So many games are looked for at once. */
const atOnce = 200
/** How long to wait before looking again, and how often the queue itself is looked at, in milliseconds. */
const pause = 100
const queueEach = 3000
/** A batch left by a worker goes back to the queue; so often it may. */
const mostLeft = 1000

interface SharedOut {
  readonly order: Order
  readonly games: number
  readonly name: string
  /** Must the run be there already, or must it not? */
  readonly resume: boolean
}

/** A run whose games are shared out, and how many of them had been played before. */
export interface SharedRun {
  readonly before: number
  /** The games in the order of their indexes. */
  records(): AsyncGenerator<GameRecord>
  end(): Promise<void>
}

/** Begins a run, or goes on with one: what isn't played is put into the queue. Throws Failure where it can't. */
export async function sharedOut(lang: Lang, link: Link, { order, games, name, resume }: SharedOut): Promise<SharedRun> {
  const run = new Run(link.redis, name)
  const text = JSON.stringify({ order, games })
  const begun = resume ? false : await link.while(run.begin(text))
  if (!begun) {
    const there = await link.while(run.order())
    if (there === null) throw simulationFailure(lang, "no-run", { run: name })
    if (!resume) throw simulationFailure(lang, "run-exists", { run: name })
    if (there !== text) throw simulationFailure(lang, "other-run", { run: name })
  }
  const { Queue } = await import("bullmq")
  const queue = new Queue<Batch>(queueName, { connection: link.redis, prefix })
  queue.on("error", () => undefined)
  const sharing = new Sharing(lang, link, run, queue, games)
  const before = begun ? 0 : await link.while(sharing.forgiveFailed().then(() => sharing.countPlayed()))
  await link.while(sharing.shareOut())
  return { before, records: () => sharing.records(), end: () => queue.close() }
}

class Sharing {
  private readonly lang: Lang
  private readonly link: Link
  private readonly run: Run
  private readonly queue: Queue<Batch>
  private readonly games: number

  constructor(lang: Lang, link: Link, run: Run, queue: Queue<Batch>, games: number) {
    this.lang = lang
    this.link = link
    this.run = run
    this.queue = queue
    this.games = games
  }

  async countPlayed(): Promise<number> {
    return (await this.run.played()).size
  }

  /** Puts every batch with games that aren't played into the queue. One that is there already is there once. */
  async shareOut(): Promise<void> {
    const { games, run } = this
    const played = await run.played()
    const size = Math.max(1, Math.min(25, Math.floor(games / 100)))
    const batches: Batch[] = []
    for (let from = 0; from < games; from += size) {
      const to = Math.min(games, from + size)
      const indexes = Array.from({ length: to - from }, (_, i) => from + i)
      if (indexes.some((index) => !played.has(index))) batches.push({ run: run.name, from, to })
    }
    const opts = { attempts: mostLeft, removeOnComplete: true }
    await this.queue.addBulk(
      batches.map((data) => ({ name: "games", data, opts: { ...opts, jobId: `${run.name}-${data.from}` } })),
    )
  }

  private async failed() {
    const failed = await this.queue.getFailed()
    return failed.filter(({ data }) => (data as Batch).run === this.run.name)
  }

  /** Batches that failed are tried anew. */
  async forgiveFailed(): Promise<void> {
    for (const job of await this.failed()) await job.remove()
  }

  async *records(): AsyncGenerator<GameRecord> {
    const { games, run, link } = this
    let given = 0
    let looked = performance.now()
    while (given < games) {
      const window = Array.from({ length: Math.min(atOnce, games - given) }, (_, i) => given + i)
      const found = await link.while(run.games(window))
      const until = found.indexOf(null)
      const here = found.slice(0, until === -1 ? found.length : until)
      for (const record of here) if (record !== null) yield record
      given += here.length
      if (until === -1) continue
      await link.while(passed(pause))
      if (performance.now() - looked < queueEach) continue
      looked = performance.now()
      await link.while(this.lookAfter())
    }
  }

  /** Is what is left still being played? What fell out of the queue is put back; what can't be played is told. */
  private async lookAfter(): Promise<void> {
    const { lang, run, queue } = this
    if ((await run.order()) === null) throw simulationFailure(lang, "no-run", { run: run.name })
    const [failed] = await this.failed()
    if (failed !== undefined) {
      const { from, to } = failed.data as Batch
      const fill = { from, to: to - 1, reason: failed.failedReason, run: run.name }
      throw simulationFailure(lang, "failed-games", fill)
    }
    const counts = await queue.getJobCounts("wait", "active", "delayed", "prioritized")
    if (Object.values(counts).every((count) => count === 0)) await this.shareOut()
  }
}
