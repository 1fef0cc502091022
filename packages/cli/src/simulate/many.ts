import type { GameRecord } from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import type { Context } from "../context.ts"
import { joined } from "./joining.ts"
import type { Order } from "./order.ts"
import { connected } from "./redis.ts"
import { sharedOut } from "./shared-out.ts"
import { Team } from "./team.ts"

interface Many {
  readonly url: string
  readonly order: Order
  readonly games: number
  /** Of the run. */
  readonly name: string
  readonly resume: boolean
  /** So many threads play here as well. */
  readonly workers: number
}

/** Shares games out over Redis and plays them together with whoever joins in. */
export async function playedByMany(context: Context, lang: Lang, { url, order, games, name, resume, workers }: Many) {
  const link = await connected(lang, url, () => sayTerminal(lang, "simulate-fault", "kept-run", { run: name }))
  try {
    const shared = await sharedOut(lang, link, { order, games, name, resume })
    const say = (key: "run" | "run-kept" | "waiting", count = 0): void =>
      context.terminal.complain(sayTerminal(lang, "simulate", key, { run: name, url: link.shown, count }))
    say("run")
    if (shared.before > 0) say("run-kept", shared.before)
    if (workers === 0) say("waiting")
    const team = workers === 0 ? null : new Team(lang, Math.min(workers, games))
    const here = team === null ? null : await joined(link, team)
    const records: AsyncIterable<GameRecord> = shared.records()
    return {
      records,
      end: async () => {
        if (link.lost() === null) await Promise.all([here?.leave(), shared.end()])
        else here?.abandon()
        await team?.end()
        link.end()
      },
    }
  } catch (error) {
    link.end()
    throw error
  }
}
