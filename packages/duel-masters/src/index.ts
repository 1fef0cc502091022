export { addCards, findCard, library, loadLibrary } from "#library"
export { activatedAbilities } from "./activating.ts"
export { attackRefusal, attackTargets, blockRefusal, targetRefusal } from "./attacking.ts"
export * from "./cards/build.ts"
export { type Deck, deckFault, decks, pileOf } from "./cards/decks.ts"
export {
  civilizationsOf,
  costOf,
  faceOf,
  hasKeyword,
  hasSummoningSickness,
  isCreature,
  powerOf,
  racesOf,
  typesOf,
} from "./characteristics.ts"
export { crossRefusal } from "./cross-gear.ts"
export { useRefusal } from "./declaring.ts"
export { editionFlags, rulebookVersions } from "./editions.ts"
export { chargeRefusal, type Intent, intentRefusal } from "./intents.ts"
export * from "./lexicon.ts"
export { undeclared } from "./modes.ts"
export { isPending } from "./pending.ts"
export { intentRefusals } from "./reasons.ts"
export { rulebook } from "./rulebook.ts"
export { ruleTable } from "./rules/index.ts"
export { shieldTriggerRefusal } from "./shield-triggers.ts"
export { unsound } from "./soundness.ts"
export { deckSetup } from "./whole-game.ts"
