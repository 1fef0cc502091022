/** Printed card texts read into the card language. */

export { comparableText, compileCard, offersModes } from "./compile.ts"
export type { Aside, Compiled, Diagnostic, Field } from "./compiled.ts"
export { type DeckList, type Held, readDeckList, type UnknownEntry } from "./decks/deck-list.ts"
export { compileDuelMasters } from "./duel-masters/compile.ts"
export type { DuelMastersFaceSource, DuelMastersSource } from "./duel-masters/source.ts"
export { type FileFault, type FileFaultCode, fileFaultCodes } from "./files/faults.ts"
export { type FromFile, readCards } from "./files/reading.ts"
export type { FileFormat } from "./files/recognised.ts"
export type { CardSource, FileCard } from "./files/sources.ts"
export { compileMagic, type MagicFaceSource, type MagicSource } from "./magic/compile.ts"
export { foldedName, namesToFind } from "./names.ts"
export type { Span } from "./text/mapped.ts"
