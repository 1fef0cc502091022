import type { GameRecord } from "@dilemma-table/players"
import type { Team } from "./team.ts"

/** So long a thread should play before it reports, in milliseconds; and so many games at most. */
const reportEach = 150
const mostAtOnce = 100
/** So many batches lie ready for each thread, so that none waits. */
const ready = 2

/**
 * Plays the games of an order with these threads, and gives them in the order of their indexes.
 * @param order an `Order` as JSON
 * @param games how many
 */
export async function* playedHere(
  team: Pick<Team, "size" | "play">,
  order: string,
  games: number,
): AsyncGenerator<GameRecord> {
  const played = new Map<number, GameRecord>()
  const running = new Set<Promise<void>>()
  let failed: { readonly error: unknown } | null = null
  let next = 0
  let given = 0
  const pace = new Pace()
  const begin = (): void => {
    const size = Math.min(pace.size(), Math.ceil((games - next) / (ready * team.size)))
    const indexes = Array.from({ length: size }, (_, i) => next + i)
    next += size
    const batch = playBatch(indexes).catch((error: unknown) => {
      failed = { error }
    })
    const ended: Promise<void> = batch.then(() => void running.delete(ended))
    running.add(ended)
  }
  const playBatch = async (indexes: readonly number[]): Promise<void> => {
    const begun = performance.now()
    const records = await team.play(order, indexes)
    pace.took(indexes.length, performance.now() - begun)
    for (const record of records) played.set(record.index, record)
  }
  while (given < games) {
    while (running.size < ready * team.size && next < games) begin()
    await Promise.race(running)
    if (failed !== null) throw (failed as { readonly error: unknown }).error
    for (let record = played.get(given); record !== undefined; record = played.get(given)) {
      played.delete(given)
      given += 1
      yield record
    }
  }
}

/** How many games make a batch: as many as last so long. It grows slowly, for the first games tell least. */
class Pace {
  private atOnce = 1

  size(): number {
    return this.atOnce
  }

  /** A batch waits for others before it is played: what it took is more than what was needed, about `ready` times. */
  took(games: number, milliseconds: number): void {
    const fit = Math.floor((games * reportEach * ready) / Math.max(1, milliseconds))
    this.atOnce = Math.max(1, Math.min(fit, 2 * this.atOnce, mostAtOnce))
  }
}
