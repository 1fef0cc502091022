import type { GameRecord } from "@dilemma-table/players"
import type { Redis } from "ioredis"
import packageJson from "../../package.json" with { type: "json" }

/** Workers of other versions might play otherwise: they have a queue of their own. */
export const queueName = `games-${packageJson.version}`
/** Before every key in Redis. */
export const prefix = "dilemma"

/** Games that lie next to each other: one job of the queue. */
export interface Batch {
  readonly run: string
  readonly from: number
  /** Not itself. */
  readonly to: number
}

/** So long a run is kept that nobody goes on with, in seconds. */
const kept = 14 * 24 * 60 * 60

/**
 * A run's games as they are kept in Redis: which are to be played, and what came of those that were. A game is kept under its
 * index, once: whoever plays it again finds it there.
 */
export class Run {
  readonly name: string
  private readonly redis: Redis
  private readonly orderKey: string
  private readonly playedKey: string

  constructor(redis: Redis, name: string) {
    this.redis = redis
    this.name = name
    this.orderKey = `${prefix}:run:${name}:order`
    this.playedKey = `${prefix}:run:${name}:played`
  }

  /** Which games it has, as text; null where there is no such run. */
  order(): Promise<string | null> {
    return this.redis.get(this.orderKey)
  }

  /** Begins it; false where there is one of this name. */
  async begin(order: string): Promise<boolean> {
    return (await this.redis.set(this.orderKey, order, "EX", kept, "NX")) === "OK"
  }

  /** The games of these indexes; null for those that weren't played. */
  async games(indexes: readonly number[]): Promise<readonly (GameRecord | null)[]> {
    if (indexes.length === 0) return []
    const texts = await this.redis.hmget(this.playedKey, ...indexes.map(String))
    return texts.map((text) => (text === null ? null : (JSON.parse(text) as GameRecord)))
  }

  /** Which games were played. */
  async played(): Promise<ReadonlySet<number>> {
    return new Set((await this.redis.hkeys(this.playedKey)).map(Number))
  }

  /** Keeps a game, unless it is there. */
  async keep(record: GameRecord): Promise<void> {
    await this.redis
      .multi()
      .hsetnx(this.playedKey, String(record.index), JSON.stringify(record))
      .expire(this.playedKey, kept)
      .expire(this.orderKey, kept)
      .exec()
  }
}
