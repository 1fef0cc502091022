import {
  affects,
  type Frame,
  type Game,
  happen,
  makeFrame,
  type ObjectId,
  type PlayerId,
  type Procedure,
  type Standing,
  standing,
  trial,
} from "@dilemma-table/engine"
import { otherCostsPayable, payCosts, together } from "./costs.ts"
import type { MagicCost } from "./lexicon.ts"
import type { Price } from "./lexicon-stack.ts"
import { payability } from "./payability.ts"
import { activateManaAbilities, payMana } from "./payment.ts"

/*
 * Costs to attack and to block (508.1h–j, 509.1d–f): all of a declaration together, determined before any of it is paid.
 */

/** What has to be paid for this one, by what stands that says so. */
export const pricesOf = (
  game: Game,
  word: "attackCost" | "blockCost",
  id: ObjectId,
  when: (what: Standing) => boolean = () => true,
): readonly MagicCost[] =>
  standing(game, word)
    .filter((what) => when(what) && affects(game, what, id))
    .flatMap((what) => {
      const price = what.does[word] as Price
      return typeof price === "string" ? [{ mana: price }] : price
    })

const frameFor = (by: PlayerId, object: ObjectId): Frame => makeFrame(object, by)

/**
 * Can all this be paid by this player?
 * @param tapped these have been tapped by then (508.1f), and can't be tapped for mana or to pay
 */
export function combatCostsPayable(
  game: Game,
  by: PlayerId,
  object: ObjectId,
  costs: readonly MagicCost[],
  tapped: readonly ObjectId[] = [],
): boolean {
  if (costs.length === 0) return true
  const total = together(costs, 0)
  const payable = (on: Game): boolean =>
    otherCostsPayable(on, frameFor(by, object), total.other) === null &&
    payability(on, { by, object, source: object }, total).answer !== "no"
  // With fewer things untapped no more can be paid.
  if (tapped.length === 0 || !payable(game)) return payable(game)
  const { result } = trial(
    game,
    function* (on) {
      yield* tapAttackers(on, by, tapped)
      return payable(on)
    },
    () => null,
  )
  return result.end === "done" && result.value
}

/** Attackers are tapped; not by a cost (508.1f). */
export function* tapAttackers(game: Game, player: PlayerId, ids: readonly ObjectId[]): Procedure<void> {
  yield* happen(
    game,
    ids.map((id) => ({ type: "tap", rule: "508.1f", object: id, player })),
  )
}

/** Mana abilities are activated and the total cost is paid (508.1i, 508.1j, 509.1e, 509.1f). */
export function* payCombatCosts(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  costs: readonly MagicCost[],
): Procedure<void> {
  if (costs.length === 0) return
  const total = together(costs, 0)
  const paying = { player, object, source: object, activations: [] }
  const auto = yield* activateManaAbilities(game, paying, total)
  yield* payMana(game, paying, total.mana, auto)
  yield* payCosts(game, frameFor(player, object), total.other)
}
