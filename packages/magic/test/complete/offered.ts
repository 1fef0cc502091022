import {
  answer,
  type Decision,
  decision,
  fork,
  type Game,
  iterate,
  type Key,
  logLines,
  NOTHING_SAID,
  type ObjectId,
  type PlayerId,
  sample,
  type Target,
  zone,
} from "@dilemma-table/engine"
import { castKey } from "../../src/offers.ts"
import { type Announced, textOfAnnounced } from "./brute.ts"
import type { Random } from "./toys.ts"

/*
 * What the rulebook offers: every announcement that its decisions lead to, one after another, and where each of them stands
 * before mana abilities are activated and costs are paid.
 */

export interface Offered {
  /** Each announcement with the game where it has been announced. */
  readonly found: ReadonlyMap<string, Game>
  /** Offered without being sure. */
  readonly unsure: boolean
  /** Answers after which the casting was reversed while it was announced. */
  readonly reversed: readonly string[]
  /** Is there more than is looked at? */
  readonly cut: boolean
}

const A = 0 as PlayerId
const B = 1 as PlayerId

/** So many announcements and so many answers to one decision are looked at. */
const mostFound = 1500
const mostAnswers = 400

/** Everything that can be announced for A's `at`th card in hand. */
export function offered(game: Game, at: number): Offered {
  const asked = decision(game) as Decision
  const key = castKey(zone(game, A, "hand")[at] as ObjectId)
  const found = new Map<string, Game>()
  const reversed: string[] = []
  const options = asked.space.type === "pick" ? asked.space.options : []
  if (!options.some((option) => option.key === key)) return { found, unsure: false, reversed, cut: false }
  let cut = false
  const walk = (before: Game, keys: readonly Key[], path: readonly (readonly Key[])[]): void => {
    if (found.size >= mostFound) cut = true
    if (cut) return
    const copy = fork(before)
    const from = copy.log?.n ?? 0
    const given = answer(copy, A, keys)
    if (!given.ok) throw new Error(`${JSON.stringify(path)}: ${given.fault.message.en}`)
    if (logLines(copy, from).some(({ entry }) => entry.type === "reversed")) {
      reversed.push(JSON.stringify(path))
      return
    }
    const next = given.value
    if (next === null || next.rest || isPaying(next)) {
      found.set(announcedIn(copy, game), copy)
      return
    }
    let n = 0
    for (const answers of iterate(next.space, copy.oracle)) {
      if (n++ >= mostAnswers) cut = true
      walk(copy, answers, [...path, answers])
    }
  }
  walk(game, [key], [[key]])
  const unsure = ((asked.about?.unsure ?? []) as readonly Key[]).includes(key)
  return { found, unsure, reversed, cut }
}

/** Pays for what has been announced, at random, to its end: what went wrong, or null. */
export function paidAtRandom(announced: Game, random: Random): string | null {
  const game = fork(announced)
  const from = game.log?.n ?? 0
  const path: (readonly Key[])[] = []
  for (let asked = decision(game); asked !== null && !asked.rest; ) {
    const keys = sample(asked.space, random, game.oracle)
    path.push(keys)
    const given = answer(game, asked.by, keys)
    if (!given.ok) return `${JSON.stringify(path)}: ${given.fault.message.en}`
    const reversed = logLines(game, from).find(({ entry }) => entry.type === "reversed")
    if (reversed !== undefined) return `${JSON.stringify(path)}: ${JSON.stringify(reversed.entry)}`
    asked = given.value
  }
  return null
}

/** Is this about the payment (601.2g, 601.2h)? All that was to be announced has been. */
const isPaying = ({ rules }: Decision): boolean => rules.some((rule) => rule === "601.2g" || rule === "601.2h")

function announcedIn(game: Game, begun: Game): string {
  // It may have resolved or left already, where nothing else was to be answered.
  const spell = game.state.objects.findLast((one) => one?.kind === "card" && one.zone === "stack")
  if (spell === undefined) throw new Error("Nothing was announced")
  const said = spell.said ?? NOTHING_SAID
  const name = (target: Target): string => {
    if ("player" in target) return target.player === A ? "A" : "B"
    const own = zone(begun, A, "battlefield").indexOf(target.object)
    return own >= 0 ? `m${own}` : `t${zone(begun, B, "battlefield").indexOf(target.object)}`
  }
  const announced: Announced = {
    modes: said.modes?.picks.map(({ mode, targets }) => [mode, targets.map((list) => list.map(name))] as const) ?? null,
    targets: said.targets.map((list) => list.map(name)),
    x: said.x,
    costs: said.costs.map(String),
  }
  return textOfAnnounced(announced)
}
