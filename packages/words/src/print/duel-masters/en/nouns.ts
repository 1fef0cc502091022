import { listed } from "../../english/bend.ts"
import { noun } from "../../english/phrases.ts"
import type { Noun } from "../../phrase.ts"
import { typeNames } from "../names.ts"

export type Many = string | readonly string[]
export const all = (argument: Many): readonly string[] => (typeof argument === "string" ? [argument] : argument)
export const named = (names: Readonly<Record<string, { readonly en: string }>>, key: string): string =>
  names[key]?.en ?? key
export const typeNoun = (type: string): Noun => noun(named(typeNames, type))
export const orNoun = (nouns: readonly Noun[]): Noun => ({
  one: listed(
    nouns.map((each) => each.one),
    "or",
  ),
  many: listed(
    nouns.map((each) => each.many),
    "or",
  ),
  counter: "",
})
export const signed = (text: string): string =>
  /^\d/.test(text) ? `+${text}` : text.startsWith("-") ? text : `+(${text})`
