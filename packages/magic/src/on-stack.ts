import { type Game, type ObjectId, object } from "@dilemma-table/engine"
import type { ActivatedAbility } from "./activated.ts"
import { spellProposal } from "./casting.ts"
import type { MagicEffect } from "./lexicon.ts"
import { place } from "./position.ts"
import { type Proposal, proposalOf, saying } from "./proposal.ts"
import { withCosts } from "./settling.ts"
import { textOfSpell } from "./spell-text.ts"
import { withSplices } from "./splicing.ts"

/** The proposal of a spell or ability that stands on the stack, with what has been announced for it so far. */
export function proposalOnStack(game: Game, id: ObjectId): Proposal {
  const { controller, stacked, said } = object(game.state, id)
  if (stacked === null) {
    const { casting } = place(game)
    const proposal = spellProposal(game, controller, id, casting?.object === id ? casting.ways : [])
    return said === null ? proposal : saying(proposal, said)
  }
  const { ability, source, event, names } = stacked
  const targeting = { by: controller, object: id, source }
  const about = { ability, event, names }
  const proposal =
    "activate" in (ability as object)
      ? proposalOf(
          "activated",
          targeting,
          (ability as unknown as ActivatedAbility).activate,
          (ability as unknown as ActivatedAbility).cost,
          about,
        )
      : proposalOf("triggered", targeting, (ability as { readonly do: MagicEffect }).do, [], about)
  return said === null ? proposal : saying(proposal, said)
}

/** The same once its costs have been announced: with the text that it has by them. */
export function announcedOnStack(game: Game, id: ObjectId): Proposal {
  const proposal = proposalOnStack(game, id)
  return proposal.kind === "spell" ? withSplices(game, withCosts(proposal, proposal.said.costs)) : proposal
}

/** The text of a spell or an ability on the stack. */
export function textOnStack(game: Game, id: ObjectId): MagicEffect {
  const { stacked } = object(game.state, id)
  if (stacked === null) return textOfSpell(game, id)
  const ability = stacked.ability as { readonly activate?: MagicEffect; readonly do?: MagicEffect }
  return ability.activate ?? ability.do ?? []
}
