import {
  everyone,
  type Game,
  happen,
  Illegal,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  step,
} from "@dilemma-table/engine"
import { type Activated, activatedAbilities, activationFacts, isLoyalty, LOYALTY_USED } from "./activated.ts"
import type { ManaActivation, Paying } from "./activating-for-mana.ts"
import { completable, type Judged } from "./announcing.ts"
import { announce, announceTargets, checkProposal, refusalOf, totalCost } from "./casting.ts"
import { divide } from "./dividing.ts"
import { activateManaAbility } from "./mana.ts"
import { isManaAbility } from "./mana-abilities.ts"
import type { Purse } from "./payability.ts"
import { activateManaAbilities, pay } from "./payment.ts"
import { type Proposal, proposalOf } from "./proposal.ts"

/** What activating this would be. `stacked` is the ability on the stack, once it is there. */
function abilityProposal(player: PlayerId, one: Activated, stacked: ObjectId): Proposal {
  const { ability } = one
  return proposalOf("activated", { by: player, object: stacked, source: one.object }, ability.activate, ability.cost, {
    ability: ability as never,
  })
}

/** The object's activated ability with this number (from 1); undefined if there is none. */
const findActivated = (game: Game, id: ObjectId, n: number): Activated | undefined =>
  activatedAbilities(game, id).find((one) => one.n === n)

/**
 * Activates an activated ability (602.2), as a spell is cast (602.2b). A mana ability is paid and resolves at once
 * (605.3b). A step that can't be carried out makes it illegal (733.1).
 */
export function* activateAbility(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  n: number,
  activations: ManaActivation[],
): Procedure<void> {
  const one = findActivated(game, id, n)
  if (one === undefined) throw new Illegal({ code: "no-such-ability", rule: "602.2", object: id, player })
  if (isManaAbility(game, one.ability)) return yield* activateManaAbility(game, player, id, n)
  const stacked = yield* putAbilityOnStack(game, player, one) // 602.2a
  const announced = yield* announce(game, abilityProposal(player, one, stacked)) // 602.2b, 601.2b modes, X
  const targeted = yield* announceTargets(game, announced) // 601.2c
  const proposal = yield* divide(game, targeted) // 601.2d
  checkProposal(game, proposal) // 601.2e
  const total = yield* totalCost(game, proposal) // 601.2f
  const paying: Paying = { player, object: stacked, source: id, frame: proposal.frame, activations }
  const auto = yield* activateManaAbilities(game, paying, total) // 601.2g
  yield* pay(game, proposal.frame, paying, total, auto) // 601.2h
  yield* becomesActivated(game, player, one, stacked) // 601.2i
}

/** The ability becomes the topmost object of the stack, apart from its source (602.2a, 113.7a). */
function* putAbilityOnStack(game: Game, player: PlayerId, one: Activated): Procedure<ObjectId> {
  step(game, "propose-ability", ["602.2a"], { player, object: one.object })
  // A card in a hidden zone is revealed (602.2a).
  if (object(game.state, one.object).zone === "hand")
    yield* happen(game, [
      { type: "know", as: "reveals", rule: "602.2a", objects: [one.object], seen: everyone(game), player },
    ])
  const [put] = yield* happen(game, [
    {
      type: "put-ability",
      as: "proposed",
      rule: "602.2a",
      player,
      source: one.object,
      data: { ability: one.ability, event: null, names: {} } as never,
    },
  ])
  if (put?.becomes === undefined) throw new Error("An ability isn't put on the stack")
  return put.becomes
}

function* becomesActivated(game: Game, player: PlayerId, one: Activated, stacked: ObjectId): Procedure<void> {
  if (isLoyalty(one.ability) && object(game.state, one.object).became === 0)
    yield* happen(game, [
      { type: "mark", rule: "606.3", object: one.object, name: LOYALTY_USED, amount: game.state.turn + 1 },
    ])
  if (one.ability.limit !== undefined && object(game.state, one.object).became === 0) {
    const now = game.state.turn + 1
    const again = object(game.state, one.object).marks[`activated:${one.n}`] === now
    yield* happen(game, [
      {
        type: "mark",
        rule: "602.5b",
        object: one.object,
        name: `${again ? "again" : "activated"}:${one.n}`,
        amount: now,
      },
    ])
  }
  const discarded = object(game.state, one.object).became
  yield* happen(game, [
    { type: "note", as: "activates", rule: "602.2b", player, object: stacked, source: one.object },
    ...(one.ability.named === "cycling" && discarded !== 0
      ? [{ type: "note", as: "cycles", rule: "702.29c", player, object: discarded }]
      : []),
  ])
}

/** Whether an activation that may begin could be completed. A mana ability's payment counts other sources only. */
export const activationJudged = (game: Game, player: PlayerId, one: Activated, purse?: Purse): Judged =>
  completable(game, abilityProposal(player, one, one.object), purse)

/** Why this player can't activate this ability now: the first check that fails, or null. */
export function activateRefusal(game: Game, player: PlayerId, id: ObjectId, n: number): Refusal | null {
  const one = findActivated(game, id, n)
  if (one === undefined) return { code: "no-such-ability", rule: "602.2", object: id, player, data: { ability: n } }
  return activationFacts(game, player, one) ?? refusalOf(activationJudged(game, player, one))
}
