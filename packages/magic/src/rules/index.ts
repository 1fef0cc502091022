import type { RuleEntry } from "@dilemma-table/engine"
import { actionsRules } from "./actions.ts"
import { basicsRules } from "./basics.ts"
import { battleRules } from "./battles.ts"
import { boardRules } from "./board.ts"
import { cardsRules } from "./cards.ts"
import { castingRules } from "./casting.ts"
import { combatRules } from "./combat.ts"
import { costsRules } from "./costs.ts"
import { dayAndNightRules } from "./day-and-night.ts"
import { doubleFacedRules } from "./double-faced.ts"
import { effectsRules } from "./effects.ts"
import { faceDownRules } from "./face-down.ts"
import { facesRules } from "./faces.ts"
import { keywordActionsRules } from "./keyword-actions.ts"
import { keywordsRules } from "./keywords.ts"
import { keywordsFrom60 } from "./keywords-from-702-60.ts"
import { keywordsFrom110 } from "./keywords-from-702-110.ts"
import { keywordsFrom151 } from "./keywords-from-702-151.ts"
import { meldingRules } from "./melding.ts"
import { modesRules } from "./modes.ts"
import { multiplayerRules } from "./multiplayer.ts"
import { objectsRules } from "./objects.ts"
import { otherLayoutsRules } from "./other-layouts.ts"
import { proceduresRules } from "./procedures.ts"
import { withOlderNumbers } from "./renumbered.ts"
import { resolvingRules } from "./resolving.ts"
import { roomRules } from "./rooms.ts"
import { sagaRules } from "./sagas.ts"
import { turnRules } from "./turn.ts"
import { zonesRules } from "./zones.ts"

/** The rules of the Comprehensive Rules that the project cites, each in words of its own: by their numbers of 2026-09-25, of 2026-04-17 for chapters not read there, and 700.17 of 2026-11-06. */
export const ruleTable: readonly RuleEntry[] = [
  ...basicsRules,
  ...objectsRules,
  ...costsRules,
  ...cardsRules,
  ...zonesRules,
  ...turnRules,
  ...combatRules,
  ...boardRules,
  ...castingRules,
  ...resolvingRules,
  ...effectsRules,
  ...modesRules,
  ...keywordsRules,
  ...keywordsFrom60,
  ...keywordsFrom110,
  ...keywordsFrom151,
  ...actionsRules,
  ...keywordActionsRules,
  ...facesRules,
  ...otherLayoutsRules,
  ...dayAndNightRules,
  ...battleRules,
  ...roomRules,
  ...sagaRules,
  ...meldingRules,
  ...faceDownRules,
  ...doubleFacedRules,
  ...multiplayerRules,
  ...proceduresRules,
].map(withOlderNumbers)
