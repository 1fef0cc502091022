import type { Game, RuleId } from "@dilemma-table/engine"
import { gameOf } from "./games.ts"
import type { GameName } from "./terms.ts"

/** The rules under which the game asks for modes, where nothing has asked yet. */
export const modesRulesOf = (game: Game): readonly RuleId[] => gameOf(game.rulebook.game as GameName).modesRules
