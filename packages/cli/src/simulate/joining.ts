import { setTimeout as passed } from "node:timers/promises"
import { isBot } from "../bots/seated.ts"
import type { Order } from "./order.ts"
import type { Link } from "./redis.ts"
import { type Batch, prefix, queueName, Run } from "./run.ts"
import type { Team } from "./team.ts"

/** A worker that isn't heard of for so long, in milliseconds, is taken for dead; its games go to others. */
const lock = 6000
/** Games during which so many workers died aren't given to another one. */
const mostDeaths = 20
/** So long one that leaves waits for the games it is at, in milliseconds. */
const patience = 1000

/** Somebody who plays games that are shared out. */
export interface Joined {
  /** Is there nothing to be played, here or elsewhere? */
  isIdle(): Promise<boolean>
  /** How many games it has played. */
  readonly games: () => number
  /** Leaves with the games it is at, or without them where they take long: what isn't played goes back to the queue. */
  leave(): Promise<void>
  /** Leaves without a word, where the connection is lost. */
  abandon(): void
}

/** Takes part with these threads, each at a batch of its own. `began` is told of every batch. */
export async function joined(
  { redis }: Link,
  team: Team,
  began: (batch: Batch) => void = () => undefined,
): Promise<Joined> {
  const { Queue, UnrecoverableError, Worker } = await import("bullmq")
  let games = 0
  let leaving = false
  const orders = new Map<string, string>()
  const orderOf = async (run: Run): Promise<string> => {
    const known = orders.get(run.name)
    if (known !== undefined) return known
    const text = await run.order()
    if (text === null) throw new UnrecoverableError(`there is no run ${run.name}`)
    const { order } = JSON.parse(text) as { readonly order: Order }
    // A command that somebody else wrote isn't run here.
    if (order.bots !== undefined || order.players.some(isBot))
      throw new UnrecoverableError("bots play only where they are")
    orders.set(run.name, JSON.stringify(order))
    return JSON.stringify(order)
  }
  const play = async (batch: Batch): Promise<void> => {
    began(batch)
    const run = new Run(redis, batch.run)
    const order = await orderOf(run)
    const indexes = Array.from({ length: batch.to - batch.from }, (_, i) => batch.from + i)
    const before = await run.games(indexes)
    for (const index of indexes.filter((_, i) => before[i] === null)) {
      if (leaving) throw new Error("left")
      for (const record of await team.play(order, [index])) await run.keep(record)
      games += 1
    }
  }
  const worker = new Worker<Batch>(queueName, (job) => play(job.data), {
    connection: redis,
    prefix,
    concurrency: team.size,
    lockDuration: lock,
    stalledInterval: lock / 2,
    maxStalledCount: mostDeaths,
    drainDelay: 1,
  })
  // The link tells of a lost connection; a batch that others took over meanwhile is played all the same.
  worker.on("error", () => undefined)
  const queue = new Queue<Batch>(queueName, { connection: redis, prefix })
  queue.on("error", () => undefined)
  return {
    isIdle: async () => {
      const counts = await queue.getJobCounts("wait", "active", "delayed", "prioritized")
      return Object.values(counts).every((count) => count === 0)
    },
    games: () => games,
    leave: async () => {
      leaving = true
      const left = Promise.all([worker.close(), queue.close()])
      if ((await Promise.race([left, passed(patience, undefined, { ref: false })])) === undefined) await team.end()
      await left
    },
    abandon: () => {
      leaving = true
      worker.close(true).catch(() => undefined)
      queue.close().catch(() => undefined)
    },
  }
}
