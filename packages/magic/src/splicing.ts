import { type Game, type Key, type ObjectId, object, type PlayerId, zone } from "@dilemma-table/engine"
import type { Optional } from "./cost-offers.ts"
import { subtypesOf, typesOf } from "./layers.ts"
import type { MagicAbility, MagicCost, MagicEffect } from "./lexicon.ts"
import { faceOf } from "./position.ts"
import type { Proposal } from "./proposal.ts"

/*
 * Splice (702.47): a card in hand is revealed and its text is added behind the spell's own, for an additional cost. The card
 * stays in the hand; the spell keeps which it was.
 */

const prefix = "splice:"

interface Splice {
  readonly splice: readonly MagicCost[]
  readonly onto: string | readonly string[]
}

const abilitiesOf = (game: Game, id: ObjectId): readonly MagicAbility[] =>
  faceOf(game, object(game.state, id)).abilities as readonly unknown[] as readonly MagicAbility[]

/** The cards in hand that could be spliced onto this spell. */
export function splices(game: Game, player: PlayerId, spell: ObjectId): readonly Optional[] {
  const kinds = [...subtypesOf(game, spell), ...typesOf(game, spell)]
  if (kinds.length === 0) return []
  return zone(game, player, "hand").flatMap((id): readonly Optional[] => {
    if (id === spell || object(game.state, id).card === 0) return []
    const found = abilitiesOf(game, id).find(
      (ability): ability is MagicAbility & Splice => typeof ability === "object" && "splice" in ability,
    )
    if (found === undefined || ![found.onto].flat().some((kind) => kinds.includes(kind))) return []
    return [{ key: `${prefix}${id}`, source: id, costs: found.splice, times: "once" }]
  })
}

/** The texts of the cards that were spliced on, by what was announced. */
export const splicedTexts = (game: Game, announced: readonly Key[]): readonly MagicEffect[] =>
  announced.flatMap((key) => {
    if (typeof key !== "string" || !key.startsWith(prefix)) return []
    const id = Number(key.slice(prefix.length)) as ObjectId
    return abilitiesOf(game, id).flatMap((ability) =>
      typeof ability === "object" && "spell" in ability ? [ability.spell as MagicEffect] : [],
    )
  })

/** The proposal with the texts of the cards spliced on; their targets are announced with the others. */
export function withSplices(game: Game, proposal: Proposal): Proposal {
  const added = splicedTexts(game, proposal.said.costs)
  return added.length === 0 ? proposal : { ...proposal, effect: [proposal.effect, ...added] }
}
