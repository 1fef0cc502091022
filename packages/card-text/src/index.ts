/** Printed card texts read into the card language. */
export type { Aside, Compiled, Diagnostic, Field } from "./compiled.ts"
export { compileMagic, type MagicFaceSource, type MagicSource } from "./magic/compile.ts"
export type { Span } from "./text/mapped.ts"
