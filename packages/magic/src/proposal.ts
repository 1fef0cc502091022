import {
  type Frame,
  type Game,
  happen,
  makeFrame,
  NOTHING_SAID,
  type ObjectId,
  type Procedure,
  type Said,
} from "@dilemma-table/engine"
import { costsOfModes, type TotalCost, together } from "./costs.ts"
import type { MagicCost, MagicEffect } from "./lexicon.ts"
import type { Targeting } from "./targets.ts"

/**
 * A spell or ability being announced (601.2b–d). It grows: `said` holds what has been announced so far, nothing while it is
 * only asked whether it could be.
 */
export interface Proposal extends Targeting {
  readonly kind: "spell" | "activated" | "triggered"
  readonly effect: MagicEffect
  /** Everything to be paid but the costs of modes: mana cost or activation cost, and additional costs. */
  readonly costs: readonly MagicCost[]
  readonly said: Said
  readonly frame: Frame
}

export const proposalOf = (
  kind: Proposal["kind"],
  targeting: Targeting,
  effect: MagicEffect,
  costs: readonly MagicCost[],
  about: NonNullable<Parameters<typeof makeFrame>[2]> = {},
): Proposal => ({
  ...targeting,
  about,
  kind,
  effect,
  costs,
  said: NOTHING_SAID,
  frame: makeFrame(targeting.source, targeting.by, about),
})

/** The rules of each announcement, for spells, activated and triggered abilities. */
export const rulesFor = {
  spell: { modes: ["601.2b", "700.2a"], targets: ["601.2c"] },
  activated: { modes: ["602.2b", "700.2a"], targets: ["602.2b", "601.2c"] },
  triggered: { modes: ["603.3c", "700.2b"], targets: ["603.3d", "601.2c"] },
} as const

/** The total cost of a proposal as far as it has been announced (601.2f). */
export const totalOf = (game: Game, proposal: Proposal): TotalCost =>
  together([...proposal.costs, ...costsOfModes(game, proposal.effect, proposal.said)], proposal.said.x ?? 0)

/** Keeps what has been announced with the spell or ability on the stack. */
export function* say(game: Game, id: ObjectId, said: Said, rule: string): Procedure<void> {
  yield* happen(game, [{ type: "say", rule, object: id, data: said as never }])
}
