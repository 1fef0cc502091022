import {
  ask,
  askOne,
  everyone,
  type Game,
  happen,
  type ObjectId,
  type Option,
  object,
  order,
  type Plain,
  type PlayerId,
  type Procedure,
  pick,
  type Question,
  step,
} from "@dilemma-table/engine"
import { areFeasible } from "./cost-trials.ts"
import { type Change, inOrder, isForcedChange } from "./costs.ts"
import {
  type Additional,
  additionalCosts,
  changesOf,
  type Terms,
  type Way,
  wayRefusal,
  waysFor,
  waysOfUsing,
} from "./ways.ts"

/** What was declared: how the cost is met, what is paid beside it, and which changes of it apply, in their order (601.1a). */
export interface Declared {
  readonly way: Way
  readonly additional: readonly Additional[]
  readonly changes: readonly Change[]
  /** The zone the card is used from. */
  readonly from: string
}

/** The card is shown and declared, with everything that will change how it is used (601.1a). */
export function* declare(game: Game, player: PlayerId, card: ObjectId, terms: Terms): Procedure<Declared> {
  const from = object(game.state, card).zone
  const way = yield* chooseWay(game, player, card, terms)
  const additional = yield* chooseAdditional(game, player, card, way)
  const changes = yield* chooseChanges(game, player, card, way)
  step(game, "declare", ["601.1a"], { player, object: card, data: dataOf(card, from, way, additional, changes) })
  yield* happen(game, [{ type: "know", rule: "601.1a", objects: [card], seen: everyone(game), source: card }])
  return { way, additional, changes, from }
}

/** What the step says beside the zone: only what isn't a matter of course. */
const dataOf = (
  card: ObjectId,
  zone: string,
  way: Way,
  additional: readonly Additional[],
  changes: readonly Change[],
): Readonly<Record<string, Plain>> => ({
  zone,
  ...(way.kind === "pay" ? {} : { way: way.kind }),
  ...(way.source === card ? {} : { source: way.source }),
  ...(additional.length === 0 ? {} : { additional: additional.map(({ source }) => source) }),
  ...(changes.length === 0 ? {} : { changes: changes.map(({ source }) => source) }),
})

const about = (player: PlayerId, card: ObjectId): Pick<Question, "by" | "kind" | "rules" | "source"> => ({
  by: player,
  kind: "cost-choice",
  rules: ["601.1a"],
  source: card,
})

function* chooseWay(game: Game, player: PlayerId, card: ObjectId, terms: Terms): Procedure<Way> {
  const ways = waysOfUsing(game, player, card, terms)
  const [only] = ways
  // An earlier version of the rules lets a use begin that turns out not to be payable; it is then reversed.
  if (only === undefined) return waysFor(game, player, card, terms)[0] as Way
  if (ways.length === 1) return only
  const key = yield* askOne(
    game,
    { ...about(player, card), prompt: "way" },
    ways.map((way): Option => ({ key: way.key, is: { type: "act", act: way.kind, object: way.source } })),
  )
  return ways.find((way) => way.key === key) ?? only
}

/** What must be paid beside the cost is; which of the rest, the player says now (112.2d). */
function* chooseAdditional(game: Game, player: PlayerId, card: ObjectId, way: Way): Procedure<readonly Additional[]> {
  const all = additionalCosts(game, card, way)
  const forced = all.filter((one) => !one.optional)
  const chosen: Additional[] = []
  for (const one of all.filter((one) => one.optional)) {
    if (wayRefusal(game, player, card, way, [...forced, ...chosen, one]) !== null) continue
    const options: readonly Option[] = [{ key: one.key, is: { type: "object", object: one.source } }]
    const keys = yield* ask(game, {
      ...about(player, card),
      rules: ["112.2d", "601.1a"],
      prompt: "additional-cost",
      space: pick(options, 0, 1),
    })
    if (keys.length > 0) chosen.push(one)
  }
  return [...forced, ...chosen]
}

/** Forced changes apply; which of the others do is decided now, with their order (601.1a). An infeasible one isn't offered. */
function* chooseChanges(game: Game, player: PlayerId, card: ObjectId, way: Way): Procedure<readonly Change[]> {
  const changes = changesOf(game, player, card, way)
  const forced = inOrder(changes.filter(isForcedChange))
  const others = changes.filter((one) => !isForcedChange(one))
  if (others.length === 0) return forced
  const picked = others.some((one) => one.change.act !== undefined)
    ? yield* chooseOneByOne(game, player, card, others)
    : yield* chooseTogether(game, player, card, others)
  const decided: Change[] = []
  for (const one of picked) decided.push(yield* decideAmount(game, player, card, one))
  return [...forced, ...decided]
}

const optionOf = (one: Change): Option => ({ key: one.key, is: { type: "object", object: one.source } })

/**
 * Changes for which something has to be done are chosen in the order in which they will apply: one that an earlier one makes
 * impossible can't be used.
 */
function* chooseOneByOne(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  others: readonly Change[],
): Procedure<readonly Change[]> {
  const chosen: Change[] = []
  const refuse = game.edition.has("infeasible-cost-changes-refused")
  for (;;) {
    const left = others.filter((one) => !chosen.includes(one))
    const offered = refuse ? left.filter((one) => areFeasible(game, card, [...chosen, one])) : left
    if (offered.length === 0) return chosen
    const [key] = yield* ask(game, {
      ...about(player, card),
      prompt: chosen.length === 0 ? "cost-changes" : "cost-changes-more",
      space: pick(offered.map(optionOf), 0, 1),
    })
    const next = offered.find((one) => one.key === key)
    if (next === undefined) return chosen
    chosen.push(next)
  }
}

/** Changes for which nothing has to be done: which apply, and in which order. */
function* chooseTogether(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  others: readonly Change[],
): Procedure<readonly Change[]> {
  const options = others.map(optionOf)
  const space = pick(options, 0, options.length)
  const chosen = yield* ask(game, { ...about(player, card), prompt: "cost-changes", space })
  const ordered =
    chosen.length < 2
      ? chosen
      : yield* ask(game, {
          ...about(player, card),
          kind: "order",
          prompt: "cost-change-order",
          space: order(options.filter(({ key }) => chosen.includes(key))),
        })
  return ordered.flatMap((key) => others.filter((one) => one.key === key))
}

/** "Up to so much less": the player says by how much, at least by 1. */
function* decideAmount(game: Game, player: PlayerId, card: ObjectId, one: Change): Procedure<Change> {
  const most = typeof one.change.less === "number" ? one.change.less : 0
  if (one.change.upTo !== true || most < 2) return one
  const key = yield* askOne(
    game,
    { ...about(player, card), prompt: "cost-change-amount", about: { source: one.source, most } },
    Array.from({ length: most }, (_, i) => ({ key: i + 1, is: { type: "word", word: String(i + 1) } })),
  )
  return { ...one, decided: Number(key) }
}
