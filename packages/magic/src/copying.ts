import { type Game, happen, isThere, type ObjectId, type PlayerId, type Procedure, step } from "@dilemma-table/engine"
import { couldTarget, retargetOnStack, targetsOfCopy, targetWith } from "./retargeting.ts"

/**
 * Copies a spell or ability: a copy is put onto the stack under this player's control, with all that was announced for the
 * original, its modes among them (707.10, 700.2g). It isn't cast or activated and nobody chooses its modes, so nobody
 * faces a dilemma. It may be given new targets: each stays as it is, legal or not, or is changed to a legal one (707.10c).
 * @param gone it is copied as it last was on the stack, if it has left
 * @param target every target of the copy is this object (707.10d, 707.10e)
 */
export function* copyOnStack(
  game: Game,
  player: PlayerId,
  original: ObjectId,
  newTargets: boolean,
  target: ObjectId | null = null,
  gone = false,
): Procedure<ObjectId | null> {
  if (!gone && !isThere(game.state, original)) return null
  if (target !== null && !couldTarget(game, player, original, target)) return null
  step(game, "copy", ["707.10"], { player, object: original })
  const [put] = yield* happen(game, [{ type: "copy-on-stack", as: "copied", rule: "707.10", player, source: original }])
  const copy = put?.becomes
  if (copy === undefined) return null
  if (target !== null) yield* targetWith(game, player, copy, target)
  if (newTargets) yield* retargetOnStack(game, copy, { by: player, change: "any", copy: true, rule: "707.10c" })
  if (target === null) yield* targetsOfCopy(game, player, copy)
  return copy
}
