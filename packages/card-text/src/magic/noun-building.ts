import type { Built, Pointer, Things } from "../building.ts"
import { both, chosen, either, given } from "../building.ts"
import { pointer } from "./ability-building.ts"
import { type SubtypeWord, subtypeWord as wordOf } from "./subtypes.ts"

/*
 * What the grammar of noun phrases builds with.
 */

export interface Range {
  readonly start: number
  readonly end: number
}

/** A stretch of the text as it is written, with its capital letters. */
export const cased = (options: { readonly cased?: string }, { start, end }: Range): string =>
  options.cased?.slice(start, end) ?? ""

export const subtypeWord = (word: string, written: string): SubtypeWord | null => wordOf(word, written)

/** Understood, but the language has no words for it. Kept in its place, since another way of reading may not need it. */
export const notSaid = (what: string): Built => ({ notSaid: what })

/** Things named by a word that points back. */
export const pointed = (points: string, many: boolean, range: Range): Things => ({
  reach: "pointer",
  filter: {},
  more: {},
  many,
  pointer: { ...pointer(points, range), many },
})

export const player = (range: Range): Pointer => pointer("player", range)

/** Targets: how many, and of what kind. */
export function targeted(count: Built, filter: Built, beside: Built = {}): Things {
  const { other, ...more } = count
  const many = more.any === true || more.count !== undefined || (more.upTo !== undefined && more.upTo !== 1)
  return {
    reach: "target",
    filter: other === true ? both(filter, { other: true }) : filter,
    more: { ...more, ...beside },
    many,
  }
}

export const top = (count: unknown, of: unknown): Things => ({
  reach: "top",
  filter: {},
  more: given({ top: count, of: of === "you" ? null : of }),
  many: count !== 1,
})

/** A noun, or several: what it asks for, and whether it is said of many. */
export interface NounSaid {
  readonly filter: Built
  readonly plural: boolean
  readonly before?: Built | null
  /** Has an article of its own. */
  readonly apart?: boolean
}

/** Several words for one thing: "artifact creature". */
export const kinds = (words: readonly NounSaid[]): NounSaid => ({
  filter: both(...words.map(({ filter }) => filter)),
  plural: words.at(-1)?.plural === true,
})

export interface Described extends NounSaid {
  /** Of several kinds: which, and what the last word says of all of them. */
  readonly alternatives?: readonly NounSaid[]
  readonly tail?: NounSaid | null
}

export const ofKind = (kind: NounSaid | null, tail: NounSaid | null): Described => ({
  filter: both(kind?.filter, tail?.filter),
  plural: tail === null ? kind?.plural === true : tail.plural,
})

export const alternatives = (all: readonly NounSaid[], tail: NounSaid | null): Described => ({
  filter: {},
  plural: tail === null ? all.at(-1)?.plural === true : tail.plural,
  alternatives: all,
  tail,
})

/** A noun with what stands before and behind it. What stands before the first of several kinds is said of all, unless another one has words of its own. */
export function described(before: Built | null, noun: Described, behind: readonly Built[]): NounSaid {
  const { alternatives: all, tail, plural } = noun
  if (all === undefined) return { filter: both(before, noun.filter, ...behind), plural }
  const own = all.slice(1).some((one) => one.before != null || one.apart === true)
  const [first, ...rest] = all.map((one, i) => both(i === 0 && own ? before : one.before, one.filter))
  return { filter: both(own ? null : before, either(first ?? {}, rest), tail?.filter, ...behind), plural }
}

/** What a player may give up is what they control; that needn't be said. */
export function ownOnly(filter: Built): Built {
  const { controller: _, ...rest } = filter
  return rest
}

/** The same things as a selector, of which another player chooses. */
export function chosenBy(things: Things, by: unknown): unknown {
  const found = chosen(things)
  return things.reach === "one" && by !== null && by !== "you" ? { by, ...(found as Built) } : found
}

/** A word that ends here, as it is written; where a sentence begins every word has a capital letter. */
export function casedBefore(options: { readonly cased?: string }, end: number, word: string): string {
  const start = end - word.length
  const before = options.cased?.slice(Math.max(0, start - 2), start) ?? ""
  return /^$|[.•—:"\n] ?$/.test(before) ? word : cased(options, { start, end })
}
