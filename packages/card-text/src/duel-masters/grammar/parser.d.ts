import type { Parse } from "../../parser/parser.ts"

/** Made from the grammar by `npm run grammar`. */
export const parse: Parse
