import type { RuleEntry } from "@dilemma-table/engine"
import { abilitiesAndCostsRules } from "./abilities-and-costs.ts"
import { basicsRules } from "./basics.ts"
import { cardTypesRules } from "./card-types.ts"
import { choicesAndActionsRules } from "./choices-and-actions.ts"
import { effectsRules } from "./effects.ts"
import { specialCardsRules } from "./special-cards.ts"
import { turnRules } from "./turn.ts"
import { zonesRules } from "./zones.ts"

/** The rules of 総合ゲームルール 1.50 that the project cites, each in words of its own, and the tournament rule 4.8. */
export const ruleTable: readonly RuleEntry[] = [
  ...basicsRules,
  ...abilitiesAndCostsRules,
  ...cardTypesRules,
  ...zonesRules,
  ...turnRules,
  ...effectsRules,
  ...choicesAndActionsRules,
  ...specialCardsRules,
]
