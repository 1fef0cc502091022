import type { Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { wideDigits } from "../../japanese/bend.ts"
import { counter, either, noun } from "../../japanese/phrases.ts"
import type { Noun } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { subtypeNames, typeNames } from "../names.ts"

export type Many = string | readonly string[]
export const all = (argument: Many): readonly string[] => (typeof argument === "string" ? [argument] : argument)
export const named = (names: Readonly<Record<string, { readonly ja: string }>>, key: string): string =>
  names[key]?.ja ?? key

export const card = noun("カード", "枚")
export const typeNoun = (type: string): Noun => noun(named(typeNames, type), type === "creature" ? "体" : "つ")
export const subtype = (type: string): string => subtypeNames[type] ?? type

export const orNoun = (nouns: readonly Noun[], rank = 1): Noun => ({
  ...noun(either(nouns.map((each) => each.one)), nouns.every((each) => each.counter === "体") ? "体" : "つ"),
  rank,
})

/** 「クリーチャー・カード」, 「クリーチャー・呪文」, 「クリーチャー」. */
export function nounIn(its: Noun, zone: string | null): Noun {
  if (zone === null || zone === "battlefield") return its
  if (/(呪文|カード|能力)$/.test(its.one)) return its
  if (its.one.includes("または"))
    return zone === "stack" ? noun(`${its.one}である呪文`, "つ") : noun(`${its.one}であるカード`, "枚")
  return zone === "stack" ? noun(`${its.one}・呪文`, "つ") : noun(`${its.one}・カード`, "枚")
}

/** A number of something that is no thing: 「３点」, 「それのパワーに等しい点数」. */
export const points = (p: Printing, value: Value, unit = "点"): string =>
  typeof value === "number" || value === "x"
    ? counter(p, value, noun("", unit))
    : `${valueText(p, value)}に等しい${unit}数`

export const signed = (p: Printing, value: Value): string => {
  if (typeof value === "number") return value < 0 ? String(value) : `+${value}`
  return value === "x" ? "+X" : `+(${valueText(p, value)})`
}

export const wide = wideDigits
