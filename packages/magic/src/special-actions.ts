import {
  askOne,
  everyone,
  firstRefusal,
  type Game,
  happen,
  Illegal,
  isThere,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  step,
} from "@dilemma-table/engine"
import type { ManaActivation } from "./activating-for-mana.ts"
import { completable, type Judged } from "./announcing.ts"
import { announce, refusalOf, totalCost } from "./casting.ts"
import { turnUpBy, type WayUp, waysUp } from "./face-down.ts"
import type { MagicCost } from "./lexicon.ts"
import { type Purse, purseOf } from "./payability.ts"
import { activateManaAbilities, pay } from "./payment.ts"
import { type Proposal, proposalOf } from "./proposal.ts"

/*
 * Special actions that cost something (116.2): they don't use the stack, and nobody can respond to them.
 */

/** A special action of a permanent with these costs, nothing of it announced yet. */
export const specialProposal = (player: PlayerId, id: ObjectId, costs: readonly MagicCost[]): Proposal =>
  proposalOf("special", { by: player, object: id, source: id }, [], costs)

/** X is announced, and the cost paid as a spell's is; what was announced is returned. */
export function* payForSpecial(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  costs: readonly MagicCost[],
  activations: ManaActivation[],
): Procedure<Proposal> {
  const proposal = yield* announce(game, specialProposal(player, id, costs))
  const total = yield* totalCost(game, proposal)
  const paying = { player, object: id, source: id, frame: proposal.frame, activations }
  const auto = yield* activateManaAbilities(game, paying, total)
  yield* pay(game, proposal.frame, paying, total, auto)
  return proposal
}

type Check = (game: Game, player: PlayerId, id: ObjectId) => Refusal | null

const onBattlefield: Check = (game, player, id) => {
  const { zone, controller } = object(game.state, id)
  return zone === "battlefield" && isThere(game.state, id) && controller === player
    ? null
    : { code: "not-yours", rule: "116.2b", object: id, player }
}

const faceDown: Check = (game, player, id) =>
  object(game.state, id).faceDown ? null : { code: "not-face-down", rule: "116.2b", object: id, player }

const hasWay: Check = (game, player, id) =>
  waysUp(game, id).length > 0 ? null : { code: "no-way-up", rule: "708.7", object: id, player }

/** May this player turn this face up, whatever it costs (116.2b, 708.7)? The first check that fails, or null. */
const beginTurnUpRefusal = (game: Game, player: PlayerId, id: ObjectId): Refusal | null =>
  firstRefusal<Parameters<Check>>([onBattlefield, faceDown, hasWay], game, player, id)

interface Judging {
  readonly way: WayUp
  readonly judged: Judged
}

const judgeWays = (game: Game, player: PlayerId, id: ObjectId, purse: Purse): readonly Judging[] =>
  waysUp(game, id).map((way) => ({ way, judged: completable(game, specialProposal(player, id, way.costs), purse) }))

/** Whether turning it face up could be completed in some way; null where it may not be begun. */
export function turnUpJudged(game: Game, player: PlayerId, id: ObjectId, purse: Purse): Judged | null {
  if (beginTurnUpRefusal(game, player, id) !== null) return null
  return bestOf(judgeWays(game, player, id, purse))
}

function bestOf(all: readonly Judging[]): Judged | null {
  const rank = ["yes", "only-by-luck", "not-decided", "no"]
  const sorted = [...all].sort((a, b) => rank.indexOf(a.judged.answer) - rank.indexOf(b.judged.answer))
  return sorted[0]?.judged ?? null
}

/** Why this player can't turn this face up now: the first check that fails, or null. */
export function turnUpRefusal(game: Game, player: PlayerId, id: ObjectId): Refusal | null {
  const begins = beginTurnUpRefusal(game, player, id)
  if (begins !== null) return begins
  const judged = bestOf(judgeWays(game, player, id, purseOf(game, player)))
  return judged === null ? null : refusalOf(judged)
}

/**
 * Turns a permanent face up (116.2b, 702.37e, 702.168d, 701.40b, 701.58b): the card is shown, the cost paid, and it is turned.
 * Which procedure is asked where there are several.
 */
export function* turnUpSpecially(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  activations: ManaActivation[],
): Procedure<void> {
  step(game, "turn-up", ["116.2b"], { player, object: id })
  const able = judgeWays(game, player, id, purseOf(game, player)).filter(({ judged }) => judged.answer !== "no")
  const ways = able.map(({ way }) => way)
  const [first] = ways
  if (first === undefined) throw new Illegal({ code: "no-way-up", rule: "708.7", object: id, player })
  const way = ways.length === 1 ? first : yield* chooseWay(game, player, id, ways)
  yield* happen(game, [{ type: "know", as: "reveals", rule: way.rule, objects: [id], seen: everyone(game), player }])
  yield* payForSpecial(game, player, id, way.costs, activations)
  yield* turnUpBy(game, id, way)
}

function* chooseWay(game: Game, by: PlayerId, id: ObjectId, ways: readonly WayUp[]): Procedure<WayUp> {
  const key = yield* askOne(
    game,
    { by, kind: "cost-choice", rules: ["116.2b", "708.7"], prompt: "way-up", source: id },
    ways.map((way, i): Option => ({ key: i + 1, is: { type: "act", act: way.key, object: id } })),
  )
  return ways[Number(key) - 1] as WayUp
}
