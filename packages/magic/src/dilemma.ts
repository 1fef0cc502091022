import {
  type ChosenModes,
  type Game,
  happen,
  type ObjectId,
  type PlayerId,
  type Procedure,
} from "@dilemma-table/engine"

/** From when the rule is in the rulebook. */
export const dilemmaFlag = "facing-a-dilemma"

/**
 * A player who chooses one or more modes for a spell or ability faces a dilemma (700.17): an event of that player and that
 * object, at most once for each, as the modes are announced. A copy's modes aren't chosen (707.10), so it brings none; no
 * modes chosen, no event; a reversed casting takes the event back with it (733.1).
 *
 * Where the text has another player choose (700.2e) that player faces it: inferred from "a player … they choose". Where
 * chance chooses, the controller does: inferred, too.
 */
export function* facesDilemma(game: Game, player: PlayerId, object: ObjectId, modes: ChosenModes): Procedure<void> {
  if (!game.edition.has(dilemmaFlag) || modes.picks.length === 0) return
  yield* happen(game, [{ type: "note", as: "faces-dilemma", rule: "700.17", player, object }])
}
