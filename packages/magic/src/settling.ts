import type { Game, Key } from "@dilemma-table/engine"
import { plansOf } from "./cost-offers.ts"
import { type Purse, payability } from "./payability.ts"
import { type Proposal, saying, totalOf } from "./proposal.ts"

/*
 * A proposal is settled once its costs are announced. Before that a question about it is asked of every combination of costs
 * that could be announced (601.4).
 */

/** A proposal with these costs announced. */
export const withCosts = (proposal: Proposal, costs: readonly Key[]): Proposal => ({
  ...saying(proposal, { ...proposal.said, costs }),
  settled: true,
})

/** The proposal with each combination of costs that could still be announced; itself where there is nothing to announce. */
export const settlings = (proposal: Proposal): readonly Proposal[] =>
  proposal.settled ? [proposal] : plansOf(proposal.offers).map((plan) => withCosts(proposal, plan))

/** Could everything be paid, the modes being as they are? */
export const isAffordable = (game: Game, proposal: Proposal, purse: Purse): boolean =>
  payability(game, proposal, totalOf(game, proposal), purse).answer !== "no"
