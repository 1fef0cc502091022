import {
  amountOf,
  type Frame,
  type Game,
  makeFrame,
  NONE,
  type ObjectId,
  type PlayerId,
  type Refusal,
  whileUnchanged,
} from "@dilemma-table/engine"
import { convokers, delvable, delved } from "./convoke.ts"
import { costRefusal, objectsPayable, plainCostsPayable, type TotalCost } from "./costs.ts"
import type { ManaType } from "./lexicon.ts"
import { type ManaCost, openSymbol, sizeOf, withHalf, writeCost } from "./mana-cost.ts"
import { hasRestricted, type Pool, poolOf } from "./mana-pool.ts"
import { areNumbers, type Bought, boughtPlan } from "./mana-search.ts"
import { manaAbilities, manaSources, usableFor } from "./mana-sources.ts"
import { alternatives, gainOf, mostOf, planPayment, type Source } from "./plan-payment.ts"
import { planBeside } from "./planning.ts"
import { type Reachable, reachable } from "./reachable.ts"
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
  /** Mana abilities for which mana would have to be had first. */
  readonly dear: readonly Source[]
  /** No more mana than this can come of it; infinite where a source's outcome can't be read off. */
  readonly most: number
  /** Where mana abilities lead that can't be counted. Worked out when it is asked for. */
  reachable(mild: boolean): Reachable
}

export const purseOf = (game: Game, player: PlayerId): Purse =>
  whileUnchanged(game, `purse:${player}`, () => findPurse(game, player))

function findPurse(game: Game, player: PlayerId): Purse {
  const pool = poolOf(game, player)
  const { sources, dear } = manaAbilities(game, player)
  let most = 0
  for (const type in pool) most += pool[type as ManaType] ?? 0
  for (const group of alternatives(dear.length === 0 ? sources : [...sources, ...dear])) most += gainOf(group)
  const found: (Reachable | undefined)[] = []
  const reach = (mild: boolean): Reachable => {
    found[Number(mild)] ??= reachable(game, player, mild)
    return found[Number(mild)] as Reachable
  }
  return { pool, restricted: hasRestricted(game, player), sources, dear, most, reachable: reach }
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
 * counted decide by themselves. Where others are there (they cost something, ask, draw, give life…) the cost is bounded from above
 * first: more than that is "no". Then it is looked at wherever the others lead. "only-by-luck" if only hidden or random results
 * could help.
 */
export function payability(game: Game, who: Payer, total: TotalCost, purse: Purse = purseOf(game, who.by)): Payable {
  const open = openSymbol(total.mana)
  if (open >= 0) return anyHalf(game, who, total, open, purse)
  const helpers = convokers(game, who.by, who.object)
  const cards = delvable(game, who.by, who.object).length
  if (helpers.length + cards > 0) {
    const help: Purse = { ...purse, sources: [...helpers, ...purse.sources], most: purse.most + helpers.length }
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
  const plain = plainOf(sources)
  if (unmet === null && planBeside(game, frame, total, pool, plain) !== null) return YES
  if (sources.length === plain.length && purse.dear.length === 0) return no()
  if (unmet === null && mildPlan(game, frame, total, pool, sources)) return YES
  const all = [...sources, ...usableFor(game, who.by, purse.dear, { ...who, frame })]
  // No mana ability here changes what is lacking beside mana.
  if (unmet !== null && all.every(({ pure, life }) => pure && life >= 0)) return no()
  if (planPayment(pool, all.map(atBest), total.mana) === null) return no()
  if (!purse.restricted && areNumbers(game, all)) {
    const found = unmet === null ? boughtPlan(game, frame, total, pool, all, lifeCost(game, frame, total)) : null
    if (found !== undefined) return found === null ? no() : YES
  }
  const reached = purse.reachable(isTight(game, who.by, total, sources))
  for (const copy of reached) if (payableThere(copy, { ...who, frame }, total)) return YES
  if (!reached.complete) return { answer: "not-decided", refusal: null }
  return sources.some(({ luck }) => luck) ? { answer: "only-by-luck", refusal: null } : no()
}

/** Which mana abilities to activate where some of them cost mana or life and give nothing but mana; null where none are found. */
export function planWithCosts(
  game: Game,
  frame: Frame,
  total: TotalCost,
  pool: Pool,
  sources: readonly Source[],
): readonly Bought[] | null {
  if (!areNumbers(game, sources)) return null
  return boughtPlan(game, frame, total, pool, sources, lifeCost(game, frame, total)) ?? null
}

const plains = new WeakMap<readonly Source[], readonly Source[]>()

/** The plain ones among these: one list for each, so that it is worked with once. */
function plainOf(sources: readonly Source[]): readonly Source[] {
  const known = plains.get(sources)
  if (known !== undefined) return known
  const plain = sources.every((source) => source.plain) ? sources : sources.filter((source) => source.plain)
  plains.set(sources, plain)
  return plain
}

const lifeCost = (game: Game, frame: Frame, { other }: TotalCost): number =>
  other.reduce((sum, cost) => sum + ("payLife" in cost ? amountOf(game, frame, cost.payLife as never) : 0), 0)

/** Is there a plan with sources that take life, and life enough for it? */
export function mildPlan(
  game: Game,
  frame: Frame,
  total: TotalCost,
  pool: Pool,
  sources: readonly Source[],
  spent: readonly Source[] = [],
): boolean {
  const plan = planBeside(
    game,
    frame,
    total,
    pool,
    sources.filter(({ mild }) => mild),
    spent,
  )
  if (plan === null) return false
  const used = [...spent, ...plan.map(({ source }) => source)]
  const life = used.reduce((sum, source) => sum + Math.max(0, source.life), 0) + lifeCost(game, frame, total)
  return life === 0 || life <= (game.state.players[frame.you]?.life ?? 0)
}

/** Could life fall short? Then what takes some is tried out. */
export function isTight(game: Game, player: PlayerId, { other }: TotalCost, sources: readonly Source[]): boolean {
  const life = game.state.players[player]?.life ?? 0
  const taken = sources.reduce((sum, source) => sum + Math.abs(source.life), 0)
  return taken > 0 && (taken > life || other.some((cost) => "payLife" in cost))
}

/** Can it be paid in a position reached, with sources that can be counted? */
function payableThere(copy: Game, who: Payer & { readonly frame: Frame }, total: TotalCost): boolean {
  if (plainCostsPayable(copy, who.frame, total.other) !== null) return false
  const pool = poolOf(copy, who.by, who)
  const usable = usableFor(copy, who.by, manaSources(copy, who.by), who)
  return mildPlan(copy, who.frame, total, pool, [...convokers(copy, who.by, who.object), ...usable])
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

/** A permanent whose own {T} is part of the cost can't be tapped for mana as well. */
export const tapsItself = (total: TotalCost, source: ObjectId): ObjectId =>
  total.other.some((cost) => "tap" in cost) ? source : NONE

/** A source with the most that may come of it, where that can't be read off: a bound, never a promise. */
export function atBest(source: Source): Source {
  if (source.mild || (source.price !== null && source.once)) return source
  return { ...source, outputs: [[...new Set(source.outputs.join(""))].join("").repeat(8)] }
}

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
