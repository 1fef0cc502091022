import {
  ask,
  askOne,
  type Frame,
  type Game,
  happen,
  Illegal,
  isExpected,
  type Key,
  makeFrame,
  mark,
  narrowing,
  type ObjectId,
  type Option,
  object,
  one,
  type Procedure,
  standIn,
  step,
} from "@dilemma-table/engine"
import { activateBought, activateWithin, answersFor, type Paying } from "./activating-for-mana.ts"
import { convokers, delvable, delved, helpedToPay, payWithHelp } from "./convoke.ts"
import { otherCostsPayable, payCosts, type TotalCost } from "./costs.ts"
import { rememberGivenUp } from "./given-up.ts"
import { activateManaAbility } from "./mana.ts"
import { type ManaCost, sizeOf, writeCost } from "./mana-cost.ts"
import { poolOf, spendMana, withMana } from "./mana-pool.ts"
import type { Bought } from "./mana-search.ts"
import { usableFor } from "./mana-sources.ts"
import { asksColors, COLORS_SPENT, countedByType } from "./mana-spent.ts"
import { atBest, isTight, mildPlan, type Payer, payability, planWithCosts, purseOf, tapsItself } from "./payability.ts"
import { type Source, signOf, type Tapped, waysToPay } from "./plan-payment.ts"
import { planBeside } from "./planning.ts"
import { place } from "./position.ts"
import { outcomes } from "./reachable.ts"

/**
 * The chance to activate mana abilities before a cost with mana is paid (601.2g). Ends when the player says so with enough
 * in the pool ("done"), or has the engine activate what is needed ("auto").
 * @returns whether the engine did it
 */
export function* activateManaAbilities(game: Game, paying: Paying, total: TotalCost): Procedure<boolean> {
  if (sizeOf(total.mana) === 0) return false
  step(game, "activate-mana-abilities", ["601.2g"], { player: paying.player, object: paying.object })
  const failed = new Set<string>()
  const times = new Map<string, number>()
  const question = {
    by: paying.player,
    kind: "payment",
    rules: ["601.2g", "605.3a"],
    prompt: "activate-mana-abilities",
    source: paying.object,
    about: { cost: writeCost(total.mana) },
  } as const
  for (;;) {
    // What a re-run is known to have asked isn't worked out again.
    const open = isExpected(game, question) ? null : openTo(game, paying, total, failed)
    if (open !== null && open.options.length === 0) throw cannotPay(paying, total.mana)
    if (open?.enough === true && open.options.length === 1) return false
    const key = yield* askOne(game, question, () => open?.options ?? [])
    if (key === "stop") throw cannotPay(paying, total.mana)
    if (key === "done") return false
    if (key === "auto") {
      for (const bought of planFor(game, paying, total) ?? []) yield* activateBought(game, paying, bought)
      return true
    }
    const offer = offerOf(game, paying, total, String(key))
    if (offer === null) continue
    const { source, output } = offer
    const given = output === null ? [] : answersFor(source, output)
    const asIs = source.mild || !isSure(game, paying, total)
    const running = asIs ? undefined : () => guarded(game, paying, total, source)
    if (yield* activateWithin(game, paying, source, given, running)) failed.clear()
    else failed.add(offer.key)
    // Where it is only tried out, or nobody may do anything else, nothing goes round for ever: so often the cost has no use for
    // the same ability, but whoever chooses what pays for it may have paid badly.
    if (game.still || (open?.options.length === 1 && !open.enough)) {
      times.set(offer.key, (times.get(offer.key) ?? 0) + 1)
      const most = game.still ? sizeOf(total.mana) : sizeOf(total.mana) + roundsAtMost
      for (const [key, n] of times) if (n > most) failed.add(key)
    }
  }
}

/** So often the same mana ability is activated to no use before it isn't offered any more. */
const roundsAtMost = 40

interface Open {
  readonly options: readonly Option[]
  readonly enough: boolean
}

/** What a player who pays may do now; what has failed isn't offered again. */
function openTo(game: Game, paying: Paying, total: TotalCost, failed: ReadonlySet<string>): Open {
  const sure = isSure(game, paying, total)
  const enough = canPay(game, paying, total.mana) && (!sure || allPayable(game, paying, total))
  const options: Option[] = []
  if (enough) options.push({ key: "done", is: { type: "word", word: "done" } })
  else if (planPays(game, paying, total, sure)) options.push({ key: "auto", is: { type: "word", word: "auto" } })
  for (const { key, source } of manaOffers(game, paying, total, sure))
    if (!failed.has(key))
      options.push({ key, is: { type: "act", act: "mana", object: source.object, ability: source.n - 1 } })
  if (place(game).proposals) options.push({ key: "stop", is: { type: "word", word: "stop" } })
  return { options, enough }
}

/** May the engine activate what is needed? Where a mana ability has to make another cost payable first (119.4), the player does it. */
const planPays = (game: Game, paying: Paying, total: TotalCost, sure: boolean): boolean =>
  (!sure || otherCostsPayable(game, frameOf(paying), total.other) === null) && planFor(game, paying, total) !== null

/** The mana ability that an option's key names, and what it is to give. */
function offerOf(game: Game, paying: Paying, total: TotalCost, key: string): Offer | null {
  const [, id, n, output] = key.split(":")
  const source = sourcesFor(game, paying, total).find((one) => one.object === Number(id) && one.n === Number(n))
  if (source === undefined) return null
  if (!source.mild) return { key, source, output: null }
  return { key, source, output: output ?? source.outputs[0] ?? null }
}

const canPay = (game: Game, paying: Paying, mana: ManaCost): boolean => {
  const pool = poolFor(game, paying)
  return waysToPay(pool, mana, 1).length > 0 || helpedToPay(game, paying.player, paying.object, pool, mana)
}

/**
 * Can all this be paid for certain? Then nothing is offered after which it couldn't be. Where something is only tried out, or
 * illegal proposals are wanted (`Place.proposals`), the player is left free.
 */
const isSure = (game: Game, paying: Paying, total: TotalCost): boolean =>
  !game.still && !place(game).proposals && payability(game, payerOf(paying), total).answer === "yes"

const payerOf = ({ player, object, source, frame }: Paying): Payer => ({
  by: player,
  object,
  source,
  ...(frame === undefined ? {} : { frame }),
})

/** Can everything be paid now, with permanents that help beside the other costs that take them? */
const allPayable = (game: Game, paying: Paying, total: TotalCost): boolean => {
  const helpers = convokers(game, paying.player, paying.object)
  return (
    otherCostsPayable(game, frameOf(paying), total.other) === null &&
    planBeside(game, frameOf(paying), helped(game, paying, total), poolFor(game, paying), helpers) !== null
  )
}

/** Unspent mana that may be spent on this (106.6). */
const poolFor = (game: Game, paying: Paying) => poolOf(game, paying.player, paying)

const sourcesFor = (game: Game, paying: Paying, total: TotalCost): readonly Source[] =>
  usableFor(game, paying.player, purseOf(game, paying.player).sources, paying).filter(
    (source) => source.object !== tapsItself(total, paying.source),
  )

/** The cost with what can be delved taken off, and the sources with creatures that could convoke: what is to be planned for. */
const helped = (game: Game, { player, object }: Paying, total: TotalCost): TotalCost => ({
  ...total,
  mana: delved(total.mana, delvable(game, player, object).length),
})

const frameOf = ({ frame, source, player }: Paying): Frame => frame ?? makeFrame(source, player)

/** Which mana abilities to activate; creatures that would be tapped for the spell itself wait until it is paid. */
function planFor(game: Game, paying: Paying, total: TotalCost): readonly Bought[] | null {
  const plain = plainPlan(game, paying, total)
  if (plain !== null) return plain.map((tapped) => ({ ...tapped, spent: "" }))
  const sources = sourcesFor(game, paying, total)
  // What costs mana isn't begun within another's payment.
  if (place(game).activating.length > 0 || sources.every(({ mild }) => mild)) return null
  const all = [...sources, ...convokers(game, paying.player, paying.object)]
  const found = planWithCosts(game, frameOf(paying), helped(game, paying, total), poolFor(game, paying), all)
  return found === null ? null : found.filter(({ source }) => source.n > 0)
}

function plainPlan(game: Game, paying: Paying, total: TotalCost): readonly Tapped[] | null {
  const sources = sourcesFor(game, paying, total).filter((source) => source.mild)
  const helpers = convokers(game, paying.player, paying.object)
  const wanted = helped(game, paying, total)
  const pool = poolFor(game, paying)
  const plan = (some: readonly Source[]) => planBeside(game, frameOf(paying), wanted, pool, [...some, ...helpers])
  const found =
    plan(sources.filter((source) => source.plain)) ??
    (mildPlan(game, frameOf(paying), wanted, pool, [...sources, ...helpers]) ? plan(sources) : null)
  return found === null ? null : found.filter(({ source }) => source.n > 0)
}

interface Offer {
  readonly key: string
  readonly source: Source
  /** Null where the ability itself asks, or what comes of it can't be told beforehand. */
  readonly output: string | null
}

/**
 * The mana abilities that may be activated now, one for each thing they can give. Those after which the cost could no
 * longer be paid are left out, unless nothing is sure.
 */
function manaOffers(game: Game, paying: Paying, total: TotalCost, sure: boolean): readonly Offer[] {
  // While a mana ability is paid for, another that costs mana isn't begun: before it that could be done to the same effect, and
  // what the whole is for is looked at then.
  const within = place(game).activating.length > 0 && !place(game).proposals
  const sources = sourcesFor(game, paying, total).filter(({ mild }) => mild || !within)
  const pool = poolFor(game, paying)
  const helpers = convokers(game, paying.player, paying.object)
  const enough = total.other.length === 0 && canPay(game, paying, total.mana)
  const anything = place(game).proposals || (enough && (!sure || helpers.length === 0))
  const counted = sources.every(({ mild }) => mild) && !isTight(game, paying.player, total, sources)
  // Of sources that are alike, and each alone on its permanent, one is as good as another for mana alone.
  const alike = total.other.length === 0 && helpers.length === 0 && sources.every(({ plain, once }) => plain && once)
  const found = new Map<string, boolean>()
  return sources.flatMap((source): Offer[] => {
    const key = `mana:${source.object}:${source.n}`
    if (!source.mild) return fits(source, null) ? [{ key, source, output: null }] : []
    const [only] = source.outputs
    if (source.outputs.length === 1 && only !== undefined)
      return fits(source, only) ? [{ key, source, output: only }] : []
    return source.outputs
      .filter((output) => fits(source, output))
      .map((output) => ({ key: `${key}:${output}`, source, output }))
  })

  function fits(source: Source, output: string | null): boolean {
    if (!alike || output === null) return fitsBy(source, output)
    const alone = sources.filter((one) => one.object === source.object).length === 1
    const sign = `${alone ? "" : source.object} ${output} ${signOf(source)}`
    if (!found.has(sign)) found.set(sign, fitsBy(source, output))
    return found.get(sign) === true
  }

  function fitsBy(source: Source, output: string | null): boolean {
    if (output === null) return !sure || leadsOn(standIn(game), paying, total, source, [])
    if (anything) return true
    const others = [...sources, ...helpers].filter((other) => other !== source && other.object !== source.object)
    const next = withMana(pool, output)
    const frame = frameOf(paying)
    const wanted = helped(game, paying, total)
    if (!sure) return planBeside(game, frame, wanted, next, others.map(atBest), [source]) !== null
    if (mildPlan(game, frame, wanted, next, others, [source])) return true
    return !counted && leadsOn(standIn(game), paying, total, source, answersFor(source, output))
  }
}

/** So many activations are tried out to see whether the cost could still be paid. */
const mostTrials = 60

/** Could the cost still be paid after this mana ability, begun with these answers? Asked of a copy of the position. */
function leadsOn(
  copy: Game,
  paying: Paying,
  total: TotalCost,
  source: Pick<Source, "object" | "n">,
  given: readonly (readonly Key[])[],
): boolean {
  for (const after of outcomes(copy, paying.player, source, { left: mostTrials }, given))
    if (payability(after, payerOf(paying), total).answer === "yes") return true
  return false
}

/** Carries out a mana ability; offered on the way is only what leaves a cost that can be paid. */
function guarded(game: Game, paying: Paying, total: TotalCost, source: Pick<Source, "object" | "n">): Procedure<void> {
  const before = standIn(game)
  return narrowing(
    () => activateManaAbility(game, paying.player, source.object, source.n),
    (asked, given) => {
      const { space } = asked
      if (asked.by !== paying.player || space.type !== "pick" || space.max !== 1 || space.options.length < 2)
        return asked
      const options = space.options.filter(({ key }) => leadsOn(before, paying, total, source, [...given, [key]]))
      return options.length === 0 || options.length === space.options.length
        ? asked
        : { ...asked, space: { ...space, options } }
    },
  )
}

const cannotPay = (paying: Paying, mana: ManaCost): Illegal =>
  new Illegal({
    code: "cannot-pay",
    rule: "601.2h",
    object: paying.object,
    player: paying.player,
    data: { cost: writeCost(mana) },
  })

/**
 * Pays the total cost (601.2h): what isn't mana and involves nothing hidden first, then mana, in the order in which the
 * engine takes them. Which mana pays is asked where it makes a difference for what is left.
 */
export function* pay(game: Game, frame: Frame, paying: Paying, total: TotalCost, auto: boolean): Procedure<void> {
  step(game, "pay", ["601.2h"], { player: paying.player, object: paying.object, data: { cost: writeCost(total.mana) } })
  const poolNow = () => poolFor(game, paying)
  const mana = yield* payWithHelp(game, frame, paying, poolNow, total, auto)
  yield* payMana(game, paying, mana, auto)
  const before = game.state.history.length
  yield* payCosts(game, frame, total.other)
  yield* rememberGivenUp(game, paying.object, before)
}

/** How much mana was spent on a spell or ability: its mark. */
const SPENT = "mana-spent"
export const manaSpentOn = (game: Game, id: ObjectId): number => mark(object(game.state, id).marks, SPENT)

/** Pays mana out of the pool. */
export function* payMana(game: Game, paying: Paying, mana: ManaCost, auto: boolean): Procedure<void> {
  if (sizeOf(mana) === 0) return
  const ways = waysToPay(poolFor(game, paying), mana)
  const [first] = ways
  if (first === undefined) throw cannotPay(paying, mana)
  let chosen = first
  if (ways.length > 1 && !auto) {
    const [key] = yield* ask(game, {
      by: paying.player,
      kind: "payment",
      rules: ["601.2h"],
      prompt: "pay-with",
      source: paying.object,
      about: { cost: writeCost(mana) },
      space: one(ways.map((way) => ({ key: way, is: { type: "word", word: way } }))),
    })
    chosen = key as string
  }
  yield* spendMana(game, paying.player, chosen, "601.2h", paying)
  if (object(game.state, paying.object).zone === "stack")
    yield* happen(game, [
      { type: "mark", rule: "601.2h", object: paying.object, name: SPENT, amount: chosen.length },
      ...(asksColors(game, paying.object)
        ? [{ type: "mark", rule: "702.44b", object: paying.object, name: COLORS_SPENT, amount: countedByType(chosen) }]
        : []),
    ])
}
