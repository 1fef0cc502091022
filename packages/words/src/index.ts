export { loadSentences, loadWords } from "#packs"
export { sayAsSeen } from "./as-seen.ts"
export { type GlossarySection, type MagicTerm, magicGlossary, magicSources } from "./glossary/magic.ts"
export type { Term, TermSource } from "./glossary/terms.ts"
export * from "./names.ts"
export { type Change, changesBetween } from "./outcome/changes.ts"
export { linesOfOutcome, type OutcomeLine } from "./outcome/lines.ts"
export {
  type PrintedCard,
  type PrintedFace,
  type PrintedModes,
  printAbility,
  printCard,
  printCardModes,
  printEffect,
  printModes,
} from "./print/cards.ts"
export { printKind } from "./print/kinds.ts"
export * from "./rules.ts"
export {
  say,
  sayEvent,
  sayKeys,
  sayOption,
  sayOptions,
  sayQuestion,
  sayRefusal,
  sayRemedy,
} from "./say.ts"
export { type Fill, keysOf, type Lang, langs, sentence, sentenceOr } from "./speaker.ts"
export { sayTerminal } from "./terminal.ts"
