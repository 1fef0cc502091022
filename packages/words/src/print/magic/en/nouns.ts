import type { Filter } from "@dilemma-table/engine"
import { isCreatureType } from "@dilemma-table/magic"
import { listed } from "../../english/bend.ts"
import { noun } from "../../english/phrases.ts"
import type { Noun, Np, Piece } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { colorNames, typeNames } from "../names.ts"

export type Many = string | readonly string[]
export const all = (argument: Many): readonly string[] => (typeof argument === "string" ? [argument] : argument)
export const named = (names: Readonly<Record<string, { readonly en: string }>>, key: string): string =>
  names[key]?.en ?? key

export const card = noun("card")
export const typeNoun = (type: string): Noun => noun(named(typeNames, type))

export const orNoun = (nouns: readonly Noun[], rank = 1): Noun => ({
  one: listed(
    nouns.map((each) => each.one),
    "or",
  ),
  many: listed(
    nouns.map((each) => each.many),
    "or",
  ),
  counter: "",
  rank,
})

/** "a spell that's both red and white" */
export function bothOf(filters: readonly Filter[]): Piece | null {
  const colors = filters.map((one) => (Object.keys(one).join() === "color" ? (one as { color?: unknown }).color : null))
  if (colors.length < 2 || !colors.every((one) => typeof one === "string")) return null
  return {
    with: `that's both ${listed(
      colors.map((one) => named(colorNames, one as string)),
      "and",
    )}`,
  }
}

/** "suspended card" (702.62b). */
export function called(filter: Filter): { readonly noun: Noun; readonly rest: Filter } | null {
  const { zone, keyword, counter, ...rest } = filter as Filter & { readonly keyword?: string }
  if (zone === "exile" && keyword !== undefined && counter === undefined && rest.owner === undefined)
    return { noun: noun("exiled card"), rest: { keyword, ...rest } as Filter }
  if (zone !== "exile" || keyword !== "suspend" || counter !== "time") return null
  return { noun: noun("suspended card"), rest: rest as Filter }
}

export const signed = (text: string): string => (/^-/.test(text) ? text : `+${text}`)

/** Nouns of Magic where they lie: a creature card, a creature spell, a creature. */
export function nounIn(its: Noun, zone: string | null): Noun {
  if (zone === null || zone === "battlefield") return its
  if (its.one === "spell or activated or triggered ability")
    return { ...its, one: "spell or ability", many: "spells or abilities" }
  const word = zone === "stack" ? "spell" : "card"
  if (/(spell|card|ability)$/.test(its.one)) return its
  return { ...its, one: `${its.one} ${word}`, many: `${its.one} ${word}s` }
}

/** What it is when it is named again: a spell, a card; a creature of whatever kind; a permanent, where it may be of two types. */
export function calledAgain(its: Noun): Noun {
  const { one } = its
  if (one.endsWith(" spell")) return noun("spell")
  if (one.endsWith(" card")) return noun("card")
  if (/^[a-z]+(,? or [a-z]+)+$/.test(one) && !/player|opponent|token|ability/.test(one)) return noun("permanent")
  if (/ creature$/.test(one)) return noun("creature")
  const kinds = one.split(/,? or /)
  return kinds.every((kind) => isCreatureType(kind)) ? noun("creature") : its
}

/** What something calls itself in an ability that it gains: "this creature". */
export function itself(p: Printing, subject: Np): Noun {
  if (subject.noun === undefined) return p.self
  if (subject.noun === p.self) return p.self
  const kinds = subject.noun.one.split(/,? or /).map((kind) => kind.split(" ").at(-1) ?? "")
  const [kind = ""] = kinds
  if (kinds.every((one) => /^[A-Z]/.test(one) && isCreatureType(one))) return noun("creature")
  return kinds.length === 1 &&
    /^(creature|artifact|enchantment|land|planeswalker|token|permanent|card|spell)$/.test(kind)
    ? noun(kind)
    : noun("permanent")
}

/** The basic land types (305.6). */
export const basicLandTypes: readonly string[] = ["Plains", "Island", "Swamp", "Mountain", "Forest"]
