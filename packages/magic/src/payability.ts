import {
  type Decision,
  type Frame,
  type Game,
  iterate,
  type Key,
  makeFrame,
  NONE,
  type ObjectId,
  type PlayerId,
  type Refusal,
  trial,
} from "@dilemma-table/engine"
import { convokers, delvable, delved } from "./convoke.ts"
import { costRefusal, objectsPayable, plainCostsPayable, type TotalCost } from "./costs.ts"
import type { ManaType } from "./lexicon.ts"
import { activateManaAbility } from "./mana.ts"
import { type ManaCost, openSymbol, sizeOf, withHalf, writeCost } from "./mana-cost.ts"
import { hasRestricted, type Pool, poolOf } from "./mana-pool.ts"
import { manaSources, usableFor } from "./mana-sources.ts"
import { alternatives, mostOf, planPayment, type Source } from "./plan-payment.ts"
import { planBeside } from "./planning.ts"
import { useOf } from "./using-objects.ts"

export interface Payable {
  readonly answer: "yes" | "no" | "only-by-luck" | "not-decided"
  readonly refusal: Refusal | null
}

const YES: Payable = { answer: "yes", refusal: null }

/** What a player could pay with now: unspent mana and mana abilities. Looked up once for several questions. */
export interface Purse {
  readonly pool: Pool
  /** Some of the pool may be spent on some things only (106.6). */
  readonly restricted: boolean
  readonly sources: readonly Source[]
  /** No more mana than this can come of it; infinite where a source's outcome can't be read off. */
  readonly most: number
}

export function purseOf(game: Game, player: PlayerId): Purse {
  const pool = poolOf(game, player)
  const sources = manaSources(game, player)
  let most = 0
  for (const type in pool) most += pool[type as ManaType] ?? 0
  for (const group of alternatives(sources))
    most += group.every(({ plain }) => plain) ? mostOf(group) : Number.POSITIVE_INFINITY
  return { pool, restricted: hasRestricted(game, player), sources, most }
}

/** Who pays, for which spell or ability, whose costs these are, and what their text has been told. */
export interface Payer {
  readonly by: PlayerId
  readonly object: ObjectId
  readonly source: ObjectId
  readonly frame?: Frame
}

/**
 * Could all this be paid: the mana by pool and mana abilities, the rest by what is left then? Sources whose outcome can be
 * read off decide by themselves. Where others are there (they cost something, ask, draw, give life…) the cost is bounded from
 * above first: more than that is "no". Then the others are tried out, one after another. "only-by-luck" if only hidden or
 * random results could help.
 */
export function payability(game: Game, who: Payer, total: TotalCost, purse: Purse = purseOf(game, who.by)): Payable {
  const open = openSymbol(total.mana)
  if (open >= 0) return anyHalf(game, who, total, open, purse)
  const helpers = convokers(game, who.by, who.object)
  const cards = delvable(game, who.by, who.object).length
  if (helpers.length + cards > 0) {
    const help = { ...purse, sources: [...helpers, ...purse.sources], most: purse.most + helpers.length }
    return payabilityOf(game, who, { ...total, mana: delved(total.mana, cards) }, help)
  }
  return payabilityOf(game, who, total, purse)
}

/** A symbol that can be paid in several ways: the best of them. */
function anyHalf(game: Game, who: Payer, total: TotalCost, at: number, purse: Purse): Payable {
  let best: Payable | null = null
  for (const half of total.mana.hybrid[at] ?? []) {
    const { mana, life } = withHalf(total.mana, at, half)
    const other = life > 0 ? [...total.other, { payLife: life }] : total.other
    const found = payability(game, who, { mana, other }, purse)
    if (found.answer === "yes") return found
    if (best === null || (best.answer === "no" && found.answer !== "no")) best = found
  }
  return best ?? { answer: "no", refusal: short(who, purse.pool, purse.sources, total.mana) }
}

function payabilityOf(game: Game, who: Payer, total: TotalCost, purse: Purse): Payable {
  const frame = who.frame ?? makeFrame(who.source, who.by)
  const unmet = plainCostsPayable(game, frame, total.other)
  if (sizeOf(total.mana) === 0) {
    // Only a cost that includes mana lets mana abilities be activated (601.2g).
    const refusal = unmet ?? objectsPayable(game, frame, total.other)
    return refusal === null ? YES : { answer: "no", refusal }
  }
  const pool = purse.restricted ? poolOf(game, who.by, { ...who, frame }) : purse.pool
  const sources = usableFor(game, who.by, purse.sources, { ...who, frame })
  const no = (): Payable => ({
    answer: "no",
    refusal:
      unmet ??
      objectsPayable(game, frame, total.other) ??
      competing(game, frame, total, pool, sources) ??
      short(who, pool, sources, total.mana),
  })
  if (sizeOf(total.mana) > purse.most) return no()
  const plain = sources.filter((source) => source.plain)
  if (unmet === null && planBeside(game, frame, total, pool, plain) !== null) return YES
  if (sources.length === plain.length || planPayment(pool, sources.map(atBest), total.mana) === null) return no()
  const sure = sources.filter((source) => !source.luck)
  const tried = { left: mostTrials }
  if (tryOut(game, { ...who, frame }, total, sure, tried)) return YES
  if (tried.left <= 0) return { answer: "not-decided", refusal: null }
  return sure.length < sources.length ? { answer: "only-by-luck", refusal: null } : no()
}

/** Mana alone could be paid, but not beside a cost that takes the same permanents. */
const competing = (
  game: Game,
  frame: Frame,
  { mana, other }: TotalCost,
  pool: Pool,
  sources: readonly Source[],
): Refusal | null =>
  other.length === 0 || planPayment(pool, sources, mana) === null
    ? null
    : costRefusal(frame, other.find((cost) => useOf(game, frame, cost) !== null) ?? other[0])

/** How many activations are tried out before it is left undecided. */
const mostTrials = 60

/** Activates a mana ability that isn't plain on a copy of the position and asks again; deeper as long as trials are left. */
function tryOut(
  game: Game,
  who: Payer & { readonly frame: Frame },
  total: TotalCost,
  sources: readonly Source[],
  tried: { left: number },
): boolean {
  for (const source of sources) {
    if (source.plain) continue
    for (const copy of outcomes(game, who.by, source, tried)) {
      const { sources: next } = purseOf(copy, who.by)
      const pool = poolOf(copy, who.by, who)
      const usable = usableFor(copy, who.by, next, who)
      const left = [...convokers(copy, who.by, who.object), ...usable].filter((other) => !other.luck)
      const plain = left.filter((other) => other.plain)
      const met = plainCostsPayable(copy, who.frame, total.other) === null
      if (met && planBeside(copy, who.frame, total, pool, plain) !== null) return true
      if (planPayment(pool, left.map(atBest), total.mana) !== null && tryOut(copy, who, total, left, tried)) return true
    }
  }
  return false
}

/** What can come of a mana ability: the position after it for each way of answering what it asks. */
function* outcomes(game: Game, player: PlayerId, source: Source, tried: { left: number }): Generator<Game, void> {
  const script: number[] = []
  for (;;) {
    if (tried.left-- <= 0) return
    const widths: number[] = []
    const { result, copy } = trial(
      game,
      (on) => activateManaAbility(on, player, source.object, source.n),
      (asked) => {
        const answers = [...firstAnswers(asked)]
        widths.push(answers.length)
        return answers[script[widths.length - 1] ?? 0] ?? null
      },
    )
    if (result.end === "done") yield copy
    const at = widths.findLastIndex((width, i) => (script[i] ?? 0) + 1 < width)
    if (at < 0) return
    script[at] = (script[at] ?? 0) + 1
    script.length = at + 1
    for (let i = 0; i < at; i++) script[i] ??= 0
  }
}

/** At most so many answers to one decision are tried. */
const mostAnswers = 8

function* firstAnswers(asked: Decision): Generator<readonly Key[], void> {
  let n = 0
  for (const keys of iterate(asked.space)) {
    if (n++ >= mostAnswers) return
    yield keys
  }
}

/** A permanent whose own {T} is part of the cost can't be tapped for mana as well. */
export const tapsItself = (total: TotalCost, source: ObjectId): ObjectId =>
  total.other.some((cost) => "tap" in cost) ? source : NONE

/** A source with the most that may come of it, where that can't be read off: a bound, never a promise. */
export const atBest = (source: Source): Source =>
  source.plain ? source : { ...source, outputs: source.outputs.flatMap((output) => [output, output.repeat(8)]) }

/** What is missing, in data: how much mana there is at most, and the cost. */
function short(
  who: { readonly by: PlayerId; readonly object: ObjectId },
  pool: Pool,
  sources: readonly Source[],
  mana: ManaCost,
): Refusal {
  const there =
    Object.values(pool).reduce((sum, n) => sum + n, 0) +
    alternatives(sources).reduce((sum, group) => sum + mostOf(group), 0)
  return {
    code: "not-enough-mana",
    rule: "601.2h",
    object: who.object,
    player: who.by,
    data: { cost: writeCost(mana), needed: sizeOf(mana), there, missing: Math.max(0, sizeOf(mana) - there) },
  }
}
