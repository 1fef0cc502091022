import type { Game } from "@dilemma-table/engine"
import { purseOf } from "./payability.ts"
import { hasX, type Proposal, saying } from "./proposal.ts"
import { isAffordable } from "./settling.ts"
import { narrowsWithX } from "./target-costs.ts"
import { canFill, type Slot } from "./targets.ts"

/** A bound for what is tried: nobody has so much mana. */
const highest = 99

/** The greatest X that could be paid. */
export function mostX(game: Game, proposal: Proposal): number {
  let most = 0
  const purse = purseOf(game, proposal.by)
  while (most < highest && isAffordable(game, saying(proposal, { ...proposal.said, x: most + 1 }), purse)) most += 1
  return most
}

/** The same with what its text sees of this X. */
export const withXOf = (proposal: Proposal, x: number): Proposal => ({
  ...proposal,
  about: { ...proposal.about, said: { ...proposal.said, x } },
})

/** As long as X isn't announced, modes and targets are judged with the greatest that could be paid (601.4, 601.5). */
export const lookingAhead = (game: Game, proposal: Proposal): Proposal =>
  proposal.said.x === null && hasX(proposal) ? withXOf(proposal, mostX(game, proposal)) : proposal

/**
 * Are there legal targets for these slots with some X that could be paid (601.4, 601.5)? A greater X only allows more, but
 * where it says how many targets there must be, or what they must have.
 * @param ahead the proposal with the greatest X, where that is known already
 */
export function canFillWithSomeX(
  game: Game,
  proposal: Proposal,
  slots: readonly Slot[],
  ahead = lookingAhead(game, proposal),
): boolean {
  if (ahead === proposal || !slots.some(narrowsWithX)) return canFill(game, ahead, slots)
  const most = Math.min(ahead.about?.said?.x ?? 0, mostTargets)
  for (let x = 0; x <= most; x++) if (canFill(game, withXOf(proposal, x), slots)) return true
  return false
}

/** More targets than that are nowhere. */
const mostTargets = 40
