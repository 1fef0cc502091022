import {
  ask,
  askOne,
  everyone,
  type Game,
  happen,
  isThere,
  type ObjectId,
  type Option,
  object,
  order,
  type PlayerId,
  type Procedure,
  pick,
  step,
} from "@dilemma-table/engine"
import { typesOf } from "./characteristics.ts"
import { payByCosts } from "./cost-words.ts"
import { type Change, changesFor, finalCost, inOrder, isFeasible, isForcedChange, printedCost } from "./costs.ts"
import { civilizationsToPay, usingRefusal, type Way, waysOfUsing } from "./declaring.ts"
import { executeCard } from "./executing.ts"
import { manaIn, payCivilizations, payRest, untappedMana } from "./payment.ts"
import { endPending, notePending, pend } from "./pending.ts"

/** By what a card is used. */
export interface Using {
  /** Without paying its cost (112.3). */
  readonly free: boolean
  /** What lets it be used: the card itself in the main step. */
  readonly source: ObjectId
}

/** What was declared: how the cost is met, and which changes of it apply, in their order (601.1a). */
interface Declared {
  readonly way: Way
  readonly changes: readonly Change[]
  readonly from: string
}

/**
 * Uses a card: summons a creature, casts a spell, generates a cross gear… (601.1). Used free, the steps of paying are
 * skipped; it is used all the same, so what watches that waits (112.3g).
 * @returns whether it was used; nothing has happened where it may not be
 */
export function* useCard(game: Game, player: PlayerId, card: ObjectId, how: Using): Procedure<boolean> {
  if (!isThere(game.state, card) || usingRefusal(game, player, card) !== null) {
    yield* endPending(game, card)
    return false
  }
  const declared = yield* declare(game, player, card, how) //   601.1a
  yield* becomePending(game, player, card) //                   601.1b, 409.1
  if (declared.way.key !== "free") {
    const paid = yield* payFirst(game, player, card, declared) // 601.1d
    const cost = yield* changeCost(game, player, card, declared) // 601.1e
    yield* payWhatIsLeft(game, player, card, declared, cost - paid) // 601.1f
  }
  yield* isUsed(game, player, card, how)
  step(game, "execute", ["601.1g"], { player, object: card })
  const marks = [`used-from-${declared.from}`, ...(declared.way.key === "free" ? [] : ["paid-for"])]
  yield* executeCard(game, player, card, marks) //              601.1g
  return true
}

/** The card is shown and declared, with every change of its cost that will apply. */
function* declare(game: Game, player: PlayerId, card: ObjectId, how: Using): Procedure<Declared> {
  const from = object(game.state, card).zone
  const way: Way = how.free ? { key: "free" } : yield* chooseWay(game, player, card)
  const changes = way.key === "pay" ? yield* chooseChanges(game, player, card) : []
  step(game, "declare", ["601.1a"], { player, object: card, data: { zone: from } })
  yield* happen(game, [{ type: "know", rule: "601.1a", objects: [card], seen: everyone(game), source: card }])
  return { way, changes, from }
}

function* becomePending(game: Game, player: PlayerId, card: ObjectId): Procedure<void> {
  yield* pend(game, [card], "601.1b")
  notePending(game, { player, object: card })
}

function* chooseWay(game: Game, player: PlayerId, card: ObjectId): Procedure<Way> {
  const ways = waysOfUsing(game, player, card)
  const [only] = ways
  if (only === undefined) return { key: "pay" }
  if (ways.length === 1) return only
  const key = yield* askOne(
    game,
    { by: player, kind: "cost-choice", rules: ["601.1a"], prompt: "way", source: card },
    ways.map(({ key }) => ({ key, is: { type: "word", word: key } })),
  )
  return ways.find((way) => way.key === key) ?? only
}

/** Forced changes apply; which of the others do is decided now, with their order (601.1a). An infeasible one isn't offered. */
function* chooseChanges(game: Game, player: PlayerId, card: ObjectId): Procedure<readonly Change[]> {
  const changes = changesFor(game, player, card)
  const refuse = game.edition.has("infeasible-cost-changes-refused")
  const offered = changes.filter((one) => !isForcedChange(one) && (!refuse || isFeasible(game, one)))
  if (offered.length === 0) return inOrder(changes.filter(isForcedChange))
  const question = { by: player, kind: "cost-choice", rules: ["601.1a"], source: card } as const
  const options = offered.map((one): Option => ({ key: one.key, is: { type: "object", object: one.source } }))
  const chosen = yield* ask(game, { ...question, prompt: "cost-changes", space: pick(options, 0, options.length) })
  const ordered =
    chosen.length < 2
      ? chosen
      : yield* ask(game, {
          ...question,
          kind: "order",
          prompt: "cost-change-order",
          space: order(options.filter(({ key }) => chosen.includes(key))),
        })
  const picked = ordered.flatMap((key) => offered.filter((one) => one.key === key))
  return [...inOrder(changes.filter(isForcedChange)), ...picked]
}

/** A colorless card has no civilizations to pay, and something else instead of the cost none either. */
function* payFirst(game: Game, player: PlayerId, card: ObjectId, { way, changes }: Declared): Procedure<number> {
  if (way.key !== "pay") return 0
  const all = changes.length === 0 && manaIn(game, untappedMana(game, player)) <= printedCost(game, card)
  return yield* payCivilizations(game, player, card, civilizationsToPay(game, card), all)
}

function* changeCost(game: Game, player: PlayerId, card: ObjectId, { way, changes }: Declared): Procedure<number> {
  return way.key === "pay" ? yield* finalCost(game, player, card, changes) : 0
}

function* payWhatIsLeft(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  { way }: Declared,
  left: number,
): Procedure<void> {
  if (way.key === "pay") yield* payRest(game, player, card, left)
  else if ("costs" in way) yield* payByCosts(game, player, card, way.costs)
}

/** How using a card of this type is called (601.1, 701.3–701.6, 701.16). */
function useWord(game: Game, card: ObjectId): "summons" | "casts" | "generates" | "uses" {
  const types = typesOf(game, card)
  if (types === "unknown") return "uses"
  if (types.includes("creature")) return "summons"
  if (types.includes("spell")) return "casts"
  return types.includes("cross-gear") ? "generates" : "uses"
}

/** Abilities that watch the use begin to wait once it is paid for, or would have been (112.3g). */
function* isUsed(game: Game, player: PlayerId, card: ObjectId, how: Using): Procedure<void> {
  yield* happen(game, [
    { type: "note", as: useWord(game, card), rule: "601.1f", player, object: card, source: how.source },
  ])
}
