import type { Lang } from "@dilemma-table/words"
import type { Redis } from "ioredis"
import type { Failure } from "../failure.ts"
import { simulationFailure } from "./failures.ts"

/** A lost connection is tried again so often, after so many milliseconds each. */
const attempts = 20
const pause = 500

/** A connection to Redis. */
export interface Link {
  readonly redis: Redis
  /** The address as it is shown: without a password. */
  readonly shown: string
  /** What `work` comes to. Throws Failure ("lost-connection") where the connection is lost for good meanwhile. */
  while<T>(work: Promise<T>): Promise<T>
  /** Why it was lost for good; null while it is there. */
  readonly lost: () => Failure | null
  end(): void
}

/**
 * Connects to the Redis at `url`. Throws Failure where nothing answers there ("no-connection").
 * @param kept the sentence on what is kept where the connection is lost later
 */
export async function connected(lang: Lang, url: string, kept: () => string): Promise<Link> {
  const shown = shownAddress(lang, url)
  let reason = ""
  let there = false
  let lost: Failure | null = null
  let ended = false
  // Loaded by need, as all that speaks with Redis: other commands needn't wait for it.
  const { Redis } = await import("ioredis")
  const redis = new Redis(url, {
    lazyConnect: true,
    // What waits for an answer waits for the connection; it is given up as a whole.
    maxRetriesPerRequest: null,
    connectTimeout: 5000,
    retryStrategy: (times) => (there && times <= attempts ? pause : null),
  })
  redis.on("error", (error: NodeJS.ErrnoException) => {
    reason = error.code ?? error.message
  })
  try {
    await redis.connect()
  } catch (error) {
    redis.disconnect()
    throw simulationFailure(lang, "no-connection", { url: shown, reason: reason || String(error) })
  }
  there = true
  const waiting = new Set<(failure: Failure) => void>()
  redis.on("end", () => {
    if (ended) return
    lost = simulationFailure(lang, "lost-connection", { url: shown, reason: reason || "end", kept: kept() })
    for (const give of waiting) give(lost)
  })
  return {
    redis,
    shown,
    lost: () => lost,
    while: <T>(work: Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        if (lost !== null) return reject(lost)
        waiting.add(reject)
        work.then(resolve, (error: unknown) => reject(lost ?? error)).finally(() => waiting.delete(reject))
      }),
    end: () => {
      ended = true
      redis.disconnect()
    },
  }
}

/** The address without user and password. Throws Failure where it is none. */
function shownAddress(lang: Lang, url: string): string {
  if (!URL.canParse(url)) throw simulationFailure(lang, "bad-queue", { url })
  const parsed = new URL(url)
  if (!["redis:", "rediss:"].includes(parsed.protocol)) throw simulationFailure(lang, "bad-queue", { url })
  return `${parsed.protocol}//${parsed.host}${parsed.pathname === "/" ? "" : parsed.pathname}`
}
