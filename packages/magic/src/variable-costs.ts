import type { Game } from "@dilemma-table/engine"
import { costsAnnounced } from "./cost-offers.ts"
import { payability } from "./payability.ts"
import { type Proposal, totalOf } from "./proposal.ts"

/** A bound for what is tried: nobody has so much mana. */
const highest = 99

/** Has the cost an {X} whose value is announced (107.3a)? */
export const hasX = (proposal: Proposal): boolean =>
  costsAnnounced(proposal.offers, proposal.base, proposal.said.costs).some(
    (cost) => "mana" in cost && cost.mana.includes("{X}"),
  )

/** The greatest X that could be paid. */
export function mostX(game: Game, proposal: Proposal): number {
  let most = 0
  while (most < highest && payability(game, proposal, totalWith(game, proposal, most + 1)).answer !== "no") most += 1
  return most
}

const totalWith = (game: Game, proposal: Proposal, x: number) =>
  totalOf(game, { ...proposal, said: { ...proposal.said, x } })

/** The same with what its text sees of this X. */
export const withXOf = (proposal: Proposal, x: number): Proposal => ({
  ...proposal,
  about: { ...proposal.about, said: { ...proposal.said, x } },
})

/** As long as X isn't announced, modes and targets are judged with the greatest that could be paid (601.4, 601.5). */
export const lookingAhead = (game: Game, proposal: Proposal): Proposal =>
  proposal.said.x === null && hasX(proposal) ? withXOf(proposal, mostX(game, proposal)) : proposal
