import type { Game, Key, Target } from "@dilemma-table/engine"
import { asAnnounced } from "./announced-text.ts"
import { plansOf } from "./cost-offers.ts"
import { halfKey } from "./halves.ts"
import { type Payable, type Purse, payability } from "./payability.ts"
import { isChanged, openHalves, type Proposal, saying, totalsOf } from "./proposal.ts"
import { asksTargets, asksTargetsByX, bestTargets, hasTargetsNow } from "./target-costs.ts"

/*
 * A proposal is settled once its costs are announced. Before that a question about it is asked of every combination of costs
 * that could be announced (601.4).
 */

/** A proposal with these costs announced, and the text that the spell has by them. */
export function withCosts(proposal: Proposal, costs: readonly Key[]): Proposal {
  const { texts } = proposal.offers
  const key = costs.find((one) => typeof one === "string" && one in texts)
  const effect = (key === undefined ? undefined : texts[key]) ?? proposal.effect
  return { ...saying(proposal, { ...proposal.said, costs }), effect: asAnnounced(effect, costs), settled: true }
}

/** The proposal with each combination of costs that could still be announced; itself where there is nothing to announce. */
export const settlings = (proposal: Proposal): readonly Proposal[] =>
  proposal.settled ? [proposal] : plansOf(proposal.offers).map((plan) => withCosts(proposal, plan))

/** Could everything be paid, the modes being as they are? */
export const isAffordable = (game: Game, proposal: Proposal, purse: Purse): boolean =>
  payable(game, proposal, purse).answer !== "no"

/**
 * Whether its total cost could be paid. What changes the total sees how symbols are paid (601.2b, 601.2f): where something does,
 * each way of announcing them is looked at.
 */
export function payable(game: Game, proposal: Proposal, purse: Purse): Payable {
  if (asksTargetsByX(game, proposal)) return bestX(game, proposal, purse)
  return asksTargets(game, proposal) ? payableWith(game, proposal, purse, []) : payableNow(game, proposal, purse)
}

/** Where X says which targets there must be: the best of what could be paid with an X for which there are some (601.4). */
function bestX(game: Game, proposal: Proposal, purse: Purse): Payable {
  let best: Payable | null = null
  for (let x = 0; x <= greatestTried; x++) {
    const withX = saying(proposal, { ...proposal.said, x })
    if (!hasTargetsNow(game, withX)) continue
    const found = payable(game, withX, purse)
    if (found.answer === "yes") return found
    if (best === null || best.answer === "no") best = found
  }
  return best ?? payableNow(game, proposal, purse)
}

/** Such values of X are tried as long as it isn't announced. */
const greatestTried = 20

/** Whether it could be paid with some choice of targets, these being those of its first slots. */
export const payableWith = (
  game: Game,
  proposal: Proposal,
  purse: Purse,
  targets: readonly (readonly Target[])[],
): Payable => bestTargets(game, proposal, targets, (announced) => payableNow(game, announced, purse))

function payableNow(game: Game, proposal: Proposal, purse: Purse): Payable {
  const halves = isChanged(game, proposal) ? openHalves(game, proposal) : null
  if (halves === null) return anyTotal(game, proposal, purse)
  let best: Payable | null = null
  for (const half of halves) {
    const said = { ...proposal.said, costs: [...proposal.said.costs, halfKey(half)] }
    const found = payableNow(game, saying(proposal, said), purse)
    if (found.answer === "yes") return found
    if (best === null || (best.answer === "no" && found.answer !== "no")) best = found
  }
  return best ?? anyTotal(game, proposal, purse)
}

/** The best of what the total may come to (601.2f). */
function anyTotal(game: Game, proposal: Proposal, purse: Purse): Payable {
  let best: Payable | null = null
  for (const total of totalsOf(game, proposal)) {
    const found = payability(game, proposal, total, purse)
    if (found.answer === "yes") return found
    if (best === null || (best.answer === "no" && found.answer !== "no")) best = found
  }
  if (best === null) throw new Error("There is no total cost")
  return best
}
