import {
  type Game,
  happen,
  NOTHING_SAID,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  playerOfKey,
  step,
} from "@dilemma-table/engine"
import { chooseTargets } from "./announcing.ts"
import { spellProposal } from "./casting.ts"
import { divide } from "./dividing.ts"
import { mayPlayAdventurer } from "./insets.ts"
import { announceModes } from "./modes.ts"
import { place, setPlace } from "./position.ts"
import type { Proposal } from "./proposal.ts"
import { resolveTop } from "./resolving.ts"
import { withCosts } from "./settling.ts"

/*
 * What has happened before a position is taken up. Nothing triggers on it: what had triggered has resolved, too.
 */

/** The first of it that is left is done. */
export function* doBeforehand(game: Game): Procedure<void> {
  const [one, ...rest] = place(game).beforehand
  if (one === undefined) return
  const player = playerOfKey(one.by) as PlayerId
  if (one.what === "adventure") yield* mayPlayAdventurer(game, one.object, player)
  else yield* resolveBeforehand(game, player, one.object)
  setPlace(game, { beforehand: rest })
}

/**
 * An instant or sorcery resolves, its modes and targets chosen now. It counts as a copy (707.10): it isn't cast, costs nothing and
 * leaves no card behind. Where no legal choice is left it does nothing (608.2b).
 */
function* resolveBeforehand(game: Game, player: PlayerId, card: ObjectId): Procedure<void> {
  const [put] = yield* happen(game, [{ type: "copy-on-stack", as: "copied", rule: "707.10", player, source: card }])
  yield* happen(game, [{ type: "cease", rule: "707.10", object: card }])
  const spell = put?.becomes
  if (spell === undefined) return
  yield* happen(game, [
    { type: "say", rule: "707.10", object: spell, data: { ...NOTHING_SAID, copied: true } as never },
  ])
  const announced = yield* announceFree(game, withCosts(spellProposal(game, player, spell, []), []))
  if (announced !== null) return yield* resolveTop(game)
  step(game, "doesnt-resolve", ["608.2b"], { player: object(game.state, spell).controller, object: spell })
  yield* happen(game, [{ type: "cease", as: "doesnt-resolve", rule: "608.2b", object: spell }])
}

/** Modes, targets and what is divided among them. */
function* announceFree(game: Game, proposal: Proposal): Procedure<Proposal | null> {
  const withModes = yield* announceModes(game, proposal)
  const targeted = withModes === null ? null : yield* chooseTargets(game, withModes)
  return targeted === null ? null : yield* divide(game, targeted)
}
