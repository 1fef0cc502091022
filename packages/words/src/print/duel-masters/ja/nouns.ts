import type { Filter } from "@dilemma-table/engine"
import { noun } from "../../japanese/phrases.ts"
import { filterNp } from "../../nouns.ts"
import type { Noun, Np } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { typeNames } from "../names.ts"

export type Many = string | readonly string[]
export const all = (argument: Many): readonly string[] => (typeof argument === "string" ? [argument] : argument)
export const named = (names: Readonly<Record<string, { readonly ja: string }>>, key: string): string =>
  names[key]?.ja ?? key
export const card = noun("カード", "枚")
export const typeNoun = (type: string): Noun =>
  noun(named(typeNames, type), type === "creature" ? "体" : type === "element" ? "つ" : "枚")
export const group = (p: Printing, filter: Filter): string => filterNp(p, filter, { none: true }, "all").text
export const signed = (text: string): string =>
  /^\d+$/.test(text) ? `+${text}` : text.startsWith("-") ? text : `+(${text})`

/** 「自分のクリーチャーは」: は言えば「すべて」とは言わない。 */
export const topic = (subject: Np): Np => ({ ...subject, text: subject.text.replace(/すべて$/, "") })
