import { firstOf, type GameRecord, seedOf } from "@dilemma-table/players"
import type { Lang } from "@dilemma-table/words"
import { Piscina } from "piscina"
import { besideProgram } from "../beside.ts"
import type { Order } from "./order.ts"
import type { Batch } from "./simulate-worker.ts"

/** Threads that play games. */
export class Team {
  readonly size: number
  private readonly pool: Piscina
  private ended = false

  /** @param size how many threads */
  constructor(lang: Lang, size: number) {
    this.size = size
    this.pool = new Piscina({
      filename: besideProgram(lang, "simulate-worker.mjs"),
      minThreads: size,
      maxThreads: size,
      idleTimeout: Number.POSITIVE_INFINITY,
      // Games leave much that is forgotten at once: with room for it, threads needn't stop so often to clean up.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    })
  }

  /**
   * Plays games; they come back in the order of their indexes. A game at which a thread dies twice is broken off. Rejects where
   * the team has ended meanwhile.
   */
  async play(order: string, indexes: readonly number[]): Promise<readonly GameRecord[]> {
    try {
      return (await this.pool.run({ order, indexes } satisfies Batch)) as readonly GameRecord[]
    } catch (error) {
      if (this.ended) throw error
      if (indexes.length > 1) return (await Promise.all(indexes.map((index) => this.play(order, [index])))).flat()
      return await this.once(order, indexes[0] ?? 0, error)
    }
  }

  private async once(order: string, index: number, failed: unknown): Promise<readonly GameRecord[]> {
    try {
      return (await this.pool.run({ order, indexes: [index] } satisfies Batch)) as readonly GameRecord[]
    } catch (again) {
      if (this.ended) throw again
      const seed = seedOf((JSON.parse(order) as Order).seed, index)
      const fault = { code: "thread-died", message: failed instanceof Error ? failed.message : String(failed) }
      const nothing = { winner: null, turns: 0, answers: 0, modes: [] }
      return [{ index, seed, first: firstOf(index), end: "fault", ...nothing, fault }]
    }
  }

  /** Games that are under way are given up. */
  async end(): Promise<void> {
    if (this.ended) return
    this.ended = true
    await this.pool.destroy()
  }
}
