import { isCreatureType } from "@dilemma-table/magic"
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
  /** null: the word is the same of one and of many. */
  readonly plural: boolean | null
  readonly before?: Built | null
  /** It is a card, which has to be somewhere. */
  readonly card?: boolean
  /** Has an article of its own. */
  readonly apart?: boolean
  /** How many words say what kind of thing it is. */
  readonly words?: number
  /** What joins it to the one before. */
  readonly joint?: string
}

/** Several words for one thing: "artifact creature". */
export const kinds = (words: readonly NounSaid[]): NounSaid => ({
  filter: both(...words.map(({ filter }) => filter)),
  plural: words.at(-1)?.plural ?? null,
  words: words.length,
})

export interface Described extends NounSaid {
  /** Of several kinds: which, and what the last word says of all of them. */
  readonly alternatives?: readonly NounSaid[]
  readonly tail?: NounSaid | null
}

export const ofKind = (kind: NounSaid | null, tail: NounSaid | null): Described => ({
  filter: both(kind?.filter, tail?.filter),
  plural: tail === null ? (kind?.plural ?? null) : tail.plural,
  card: tail?.card === true,
})

export const alternatives = (all: readonly NounSaid[], tail: NounSaid | null): Described => ({
  filter: {},
  plural: tail === null ? (all.find(({ plural }) => plural !== null)?.plural ?? null) : tail.plural,
  alternatives: all,
  tail,
  card: tail?.card === true,
})

/** A noun with what stands before and behind it. What stands before the first of several kinds is said of all, unless another one has words of its own. */
export function described(before: Built | null, noun: Described, behind: readonly Built[]): NounSaid {
  const { alternatives: all, tail, plural, card = false } = noun
  if (all === undefined) return { filter: both(before, noun.filter, ...behind), plural, card }
  const own = all.slice(1).some((one) => one.before != null || one.apart === true)
  if (!own && isOfOneKind(all)) {
    const subtype = all.flatMap(({ filter }) => filter.subtype as string | readonly string[])
    return { filter: both(before, { subtype, type: "creature" }, tail?.filter, ...behind), plural, card }
  }
  const last = isOfCreaturesAlone(all, tail) ? behind.filter(isOfCreatures) : []
  const [first, ...rest] = all.map((one, i) =>
    both(i === 0 && own ? before : one.before, one.filter, ...(i === all.length - 1 ? last : [])),
  )
  const ofAll = behind.filter((one) => !last.includes(one))
  return { filter: both(own ? null : before, either(first ?? {}, rest), tail?.filter, ...ofAll), plural, card }
}

/** "Elf or Dwarf creature": a creature either way. */
const isOfOneKind = (all: readonly NounSaid[]): boolean =>
  all.every(({ filter }, i) => {
    const { subtype, ...rest } = filter
    const words = i === all.length - 1 ? { type: "creature" } : {}
    return typeof subtype === "string" && isCreatureType(subtype) && JSON.stringify(rest) === JSON.stringify(words)
  })

/** "Artifact, enchantment, or creature with flying": only the last of these kinds may have what stands behind it. */
const isOfCreaturesAlone = (all: readonly NounSaid[], tail: NounSaid | null | undefined): boolean =>
  tail == null &&
  all.at(-1)?.filter.type === "creature" &&
  all.slice(0, -1).every(({ filter }) => otherTypes.has(String(filter.type)))

const otherTypes: ReadonlySet<string> = new Set(["artifact", "battle", "enchantment", "land", "planeswalker"])

const isOfCreatures = (filter: Built): boolean =>
  [filter, filter.not as Built | undefined].some(
    (one) => one !== undefined && ["keyword", "power", "toughness"].some((word) => word in one),
  )

/** Is a noun one that may be said of one thing, or of many? */
export const inNumber = ({ plural }: NounSaid, many: boolean): boolean => plural === null || plural === many

/** Do so many targets stand with a noun of many? */
export const areMany = ({ any, count, upTo }: Built): boolean => any === true || (count ?? upTo ?? 1) !== 1

/** Of several words for one thing only the last may be one of many, and none is said twice. */
export const areTogether = (words: readonly NounSaid[]): boolean =>
  words.slice(0, -1).every(({ plural }) => plural !== true) &&
  new Set(words.map(({ filter }) => JSON.stringify(filter))).size === words.length

/** Before the last of a list stands "or" or "and"; two things have no comma between them. */
export function isList(rest: readonly NounSaid[]): boolean {
  const last = rest.at(-1)?.joint ?? " or "
  return last !== ", " && (rest.length > 1 || !last.startsWith(","))
}

/** All of a list are said of one or of many, as what stands behind them has it; and only cards are outside the battlefield. */
export function isSaid(noun: Described, behind: readonly Built[]): boolean {
  const { alternatives: all = [], tail, card, filter } = noun
  const last = all.at(-1)
  // "Elf or Dwarf creatures": what stands behind the last is said of the others, too.
  const shared = tail != null || (last?.words ?? 1) > 1
  const number = tail != null ? false : (last?.plural ?? all.find(({ plural }) => plural !== null)?.plural)
  const said = all.slice(0, tail == null ? -1 : undefined)
  if (!said.every(({ plural }) => plural === null || plural === number || (shared && !plural))) return false
  if (card === true || JSON.stringify([filter, all, tail]).includes('"spell":true')) return true
  return !behind.some(({ zone }) => hidden.has(String([zone].flat()[0])))
}

const hidden: ReadonlySet<string> = new Set(["graveyard", "hand", "library"])

/** A card is said to be in some zone, or among some that were named; what isn't called a card is in play. */
export const isPlaced = ({ filter, card }: NounSaid): boolean =>
  card !== true || JSON.stringify(filter).match(/"(zone|is|linked)":/) !== null

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
