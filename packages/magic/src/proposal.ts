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
import { type CostOffers, costsAnnounced, escalated, isSettled, NO_OFFERS, wayAnnounced } from "./cost-offers.ts"
import { costsOfModes, type TotalCost, together } from "./costs.ts"
import { withHalves } from "./halves.ts"
import type { MagicCost, MagicEffect } from "./lexicon.ts"
import { type AnyMana, forAnyMana, type Half, openSymbol } from "./mana-cost.ts"
import type { Targeting } from "./targets.ts"
import {
  anyManaByStatics,
  type CostChanges,
  changedTotals,
  changesByTargets,
  changesCost,
  reducesColors,
} from "./total-cost.ts"

/**
 * A spell or ability being announced (601.2b–d). It grows: `said` holds what has been announced so far, nothing while it is
 * only asked whether it could be.
 */
export interface Proposal extends Targeting {
  readonly kind: "spell" | "activated" | "triggered" | "special"
  readonly effect: MagicEffect
  /** The mana cost or activation cost. */
  readonly base: readonly MagicCost[]
  /** What is announced of costs, and what is added by them. */
  readonly offers: CostOffers
  /** Have the costs been announced? Until then every combination of them counts (601.4). */
  readonly settled: boolean
  readonly said: Said
  readonly frame: Frame
}

export const proposalOf = (
  kind: Proposal["kind"],
  targeting: Targeting,
  effect: MagicEffect,
  base: readonly MagicCost[],
  about: NonNullable<Parameters<typeof makeFrame>[2]> = {},
  offers: CostOffers = NO_OFFERS,
): Proposal => ({
  by: targeting.by,
  object: targeting.object,
  source: targeting.source,
  about,
  kind,
  effect,
  base,
  offers,
  settled: isSettled(offers),
  said: NOTHING_SAID,
  frame: makeFrame(targeting.source, targeting.by, about),
})

/** The rules of each announcement, for spells, activated and triggered abilities. */
export const rulesFor = {
  spell: { modes: ["601.2b", "700.2a"], targets: ["601.2c"] },
  activated: { modes: ["602.2b", "700.2a"], targets: ["602.2b", "601.2c"] },
  triggered: { modes: ["603.3c", "700.2b"], targets: ["603.3d", "601.2c"] },
  special: { modes: ["116.2", "116.2"], targets: ["116.2"] },
} as const

/** A proposal with something announced, which its text can ask for from now on. */
export const saying = (proposal: Proposal, said: Said): Proposal => ({
  ...proposal,
  said,
  frame: { ...proposal.frame, said },
})

/** Everything to be paid as far as it has been announced, before anything changes it. */
const costsOf = (game: Game, { offers, base, effect, said }: Proposal): readonly MagicCost[] => [
  ...costsAnnounced(offers, base, said.costs),
  ...escalated(offers, said.modes?.picks.length ?? 0),
  ...costsOfModes(game, effect, said),
]

/** Has the cost an {X} whose value is announced (107.3a)? */
export const hasX = (proposal: Proposal): boolean =>
  costsAnnounced(proposal.offers, proposal.base, proposal.said.costs).some(isVariable)

/** {X} in mana, or an X that says how much life or how many cards. */
const isVariable = (cost: MagicCost): boolean =>
  "mana" in cost ? cost.mana.includes("{X}") : Object.values(cost).includes("x")

/** What changes the cost of what is proposed, and whose changes these are. */
const changes = ({ kind, object: id, source }: Proposal): readonly [CostChanges, ObjectId] =>
  kind === "spell" ? ["spellCosts", id] : ["abilityCosts", source]

/** What costs nothing of its own isn't made dearer or cheaper, nor are special actions by what is said of spells and abilities. */
const mayChange = ({ kind }: Proposal): boolean => kind === "spell" || kind === "activated"

/** Are all hybrid symbols announced? Only where a reduction asks which color pays (601.2b, 118.7). */
const announcesAll = (game: Game, proposal: Proposal): boolean =>
  mayChange(proposal) && reducesColors(game, ...changes(proposal))

/** Everything to be paid with hybrid symbols as they have been announced, before anything changes it. */
function announcedTotal(game: Game, proposal: Proposal): TotalCost {
  const total = together(costsOf(game, proposal), proposal.said.x ?? 0)
  return total.mana.hybrid.length === 0 ? total : withHalves(total, proposal.said.costs, announcesAll(game, proposal))
}

/** The ways of paying the next symbol of which that is to be announced; null if there is none. */
export function openHalves(game: Game, proposal: Proposal): readonly Half[] | null {
  const { mana } = announcedTotal(game, proposal)
  return mana.hybrid.length === 0 ? null : (mana.hybrid[openSymbol(mana, announcesAll(game, proposal))] ?? null)
}

/** Does its cost hang on what it targets, or on how many targets or modes it has? */
export const hangsOnTargets = (game: Game, proposal: Proposal): boolean =>
  mayChange(proposal) && changesByTargets(game, ...changes(proposal))

/** Does anything change its cost? */
export const isChanged = (game: Game, proposal: Proposal): boolean =>
  mayChange(proposal) && changesCost(game, ...changes(proposal), proposal.said)

/** What the total cost of a proposal may come to as far as it has been announced, the least first (601.2f). */
export function totalsOf(game: Game, proposal: Proposal): readonly TotalCost[] {
  const total = announcedTotal(game, proposal)
  if (!mayChange(proposal)) return [total]
  const totals = changedTotals(game, ...changes(proposal), total, proposal.said)
  const any = anyManaFor(game, proposal)
  return any === null ? totals : totals.map((one) => ({ ...one, mana: forAnyMana(one.mana, any) }))
}

/** May mana of any color, or of any type, pay for it: by the way it is cast, or by what stands (609.4b)? */
function anyManaFor(game: Game, { kind, by, object: id, offers, said }: Proposal): AnyMana | null {
  if (kind !== "spell") return null
  const { anyMana: ofWay } = wayAnnounced(offers, said.costs) ?? {}
  return ofWay === "type" ? ofWay : (anyManaByStatics(game, by, id) ?? ofWay ?? null)
}

/** Keeps what has been announced with the spell or ability on the stack. */
export function* say(game: Game, id: ObjectId, said: Said, rule: string): Procedure<void> {
  yield* happen(game, [{ type: "say", rule, object: id, data: said as never }])
}
