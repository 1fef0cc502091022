/** Made from the grammar by `npm run grammar`. Reads a text by the rule named; with `peg$library` it gives its raw result. */
export function parse(
  text: string,
  options: { readonly startRule: string; readonly [option: string]: unknown },
): unknown
