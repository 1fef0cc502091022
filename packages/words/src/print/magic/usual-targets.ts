import type { Selector, Value } from "@dilemma-table/engine"

/*
 * Keyword actions whose rules say what they are done to: it is printed only where an effect says another.
 */

/** What support is done to: up to so many creatures, others if a permanent says it (701.41a). */
const supported = (n: Value, spell: boolean): Selector => ({
  target: { type: "creature", ...(spell ? {} : { other: true }) },
  upTo: n,
})

/** What earthbend is done to (701.66a). */
const earthbent = (): Selector => ({ target: { type: "land", controller: "you" } })

const usual = { support: supported, earthbend: earthbent }

/** Is this what the rules say? `spell`: it is a spell that says it. */
export const isUsualTarget = (action: keyof typeof usual, on: Selector, n: Value, spell: boolean): boolean =>
  JSON.stringify(on) === JSON.stringify(usual[action](n, spell))
