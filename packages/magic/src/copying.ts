import { type Game, happen, isThere, type ObjectId, type PlayerId, type Procedure, step } from "@dilemma-table/engine"
import { retargetOnStack } from "./retargeting.ts"

/**
 * Copies a spell or ability: a copy is put onto the stack under this player's control, with all that was announced for the
 * original, its modes among them (707.10, 700.2g). It isn't cast or activated and nobody chooses its modes, so nobody
 * faces a dilemma. It may be given new targets: each stays as it is, legal or not, or is changed to a legal one (707.10c).
 */
export function* copyOnStack(
  game: Game,
  player: PlayerId,
  original: ObjectId,
  newTargets: boolean,
): Procedure<ObjectId | null> {
  if (!isThere(game.state, original)) return null
  step(game, "copy", ["707.10"], { player, object: original })
  const [put] = yield* happen(game, [{ type: "copy-on-stack", as: "copied", rule: "707.10", player, source: original }])
  const copy = put?.becomes
  if (copy === undefined) return null
  if (newTargets) yield* retargetOnStack(game, copy, { by: player, change: "any", rule: "707.10c" })
  return copy
}
