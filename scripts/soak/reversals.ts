import {
  answer,
  contains,
  copyState,
  type Decision,
  decision,
  fork,
  type Game,
  type Key,
  logLines,
  newGame,
  randomSource,
  type State,
  sample,
} from "@dilemma-table/engine"
import { magic } from "@dilemma-table/magic"
import { positionOf } from "./magic-decks.ts"

/*
 * Announcements that are given up, or can't be completed, leave nothing behind but what 733.1 lets stay.
 */

/** What came of giving up announcements: how many were begun, how many of them were reversed, and what wasn't as before. */
export interface Reversals {
  readonly begun: number
  readonly reversed: number
  readonly faults: readonly string[]
}

/** So many announcements are begun in a position, and so many answers belong to one at most. */
const tried = 12
const longest = 200

/** Begins announcements in a random position, gives them up at random, and looks at what is left. */
export function reversalsIn(seed: number, players = 2): Reversals {
  const setup = positionOf(seed, players)
  const start = { ...setup.start, loop: { step: "precombat-main", proposals: true } } as typeof setup.start
  const begun = newGame(magic, { ...setup, start })
  if (!begun.ok) return { begun: 0, reversed: 0, faults: [begun.fault.message.en] }
  const game = begun.value
  const random = randomSource(seed)
  const faults: string[] = []
  let all = 0
  let reversed = 0
  for (let n = 0; n < 3; n++) {
    const asked = decision(game)
    if (asked === null) break
    if (asked.rest && asked.kind === "action" && asked.space.type === "pick")
      for (let i = 0; i < tried; i++) {
        const option = asked.space.options[random(asked.space.options.length)]
        if (option === undefined || option.is.type !== "act") continue
        all++
        const left = announce(fork(game), asked, option.key, random)
        if (left !== "completed") reversed++
        if (left !== "completed" && left !== "reversed") faults.push(`seed ${seed}, ${String(option.key)}: ${left}`)
      }
    if (!answer(game, asked.by, sample(asked.space, random, game.oracle)).ok) break
  }
  return { begun: all, reversed, faults }
}

/** Carries out one announcement, stopped at random; "completed", "reversed", or what wasn't as it was before. */
function announce(game: Game, asked: Decision, key: Key, random: (n: number) => number): string {
  const before = copyState(game.state)
  const from = game.log?.n ?? 0
  let next: Decision | null = asked
  let keys: readonly Key[] = [key]
  for (let n = 0; next !== null && n < longest; n++) {
    const given = answer(game, next.by, keys)
    if (!given.ok) return given.fault.message.en
    next = given.value
    if (next === null || next.rest) break
    if (next.space.type === "pick" && next.space.options.length < next.space.min && !next.space.repeat)
      return `${next.kind} (${next.prompt}) has no answer`
    keys = chosen(game, next, random)
  }
  const lines = logLines(game, from).map(({ entry }) => entry)
  const last = lines.findLastIndex((entry) => entry.type === "reversed")
  if (last < 0) return "completed"
  // Mana abilities that stay are carried out again.
  if (lines.slice(last).some((entry) => entry.type === "step")) return "reversed"
  const upTo = before.objects.length
  const was = JSON.stringify(lasting(before, upTo))
  return JSON.stringify(lasting(game.state, upTo)) === was ? "reversed" : "the position isn't as it was before"
}

/** At random; now and then it is given up, and no mana ability is kept that needn't be. */
function chosen(game: Game, { kind, space }: Decision, random: (n: number) => number): readonly Key[] {
  if (kind === "mana-kept" && contains(space, [], game.oracle)) return []
  const stops = space.type === "pick" && space.options.some(({ key }) => key === "stop")
  return stops && random(3) === 0 ? ["stop"] : sample(space, random, game.oracle)
}

/** What 733 leaves as it was. Ids that were given out stay used up, and what was seen stays known. */
function lasting({ objects, zones, players, waiting, effects, watch, history, result }: State, upTo: number) {
  const kept = objects.slice(0, upTo).map((found) => found && { ...found, known: 0 })
  return { objects: kept, zones, players, waiting, effects, watch, history, result }
}
