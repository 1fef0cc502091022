import type { DuelMastersFaceSource, DuelMastersSource } from "../duel-masters/source.ts"
import type { MagicFaceSource, MagicSource } from "../magic/compile.ts"
import type { FileFault } from "./faults.ts"

/** A printed card of either game. */
export type CardSource =
  | { readonly game: "magic"; readonly source: MagicSource }
  | { readonly game: "duel-masters"; readonly source: DuelMastersSource }

/** A card as a row of a file has it. */
export type RowCard = CardSource & {
  /** Does its text stand there letter by letter as it is printed? */
  readonly exact: boolean
  /** What it is called in Japanese, where the file says so beside the English name. */
  readonly ja: string | null
}

export type FileCard = RowCard & { readonly line: number | null }

/** What a row of a file is: a card, or why it is none. */
export type Row = { readonly card: RowCard } | { readonly fault: RowFault }

export type RowFault = Pick<FileFault, "code" | "card" | "found">

/** A value of a foreign file whose fields may be anything. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A field that is a text or a number, as a text; "" where it is neither. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : ""
}

/** A field that is a list of texts; empty where it isn't. */
export const textsOf = (fields: Fields, name: string): readonly string[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
}

export const fieldsOf = (fields: Fields, name: string): readonly Fields[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** No printed text is longer, in letters. */
const longestText = 8_000
const longestName = 300

/** A Magic card, or what is wrong with it. */
export function magicRow(
  name: string,
  layout: string,
  faces: readonly MagicFaceSource[],
  { exact = true, ja = null }: Partial<Pick<RowCard, "exact" | "ja">> = {},
): Row {
  const fault = faultOf(
    name,
    faces.map(({ text }) => text),
  )
  return fault ?? { card: { game: "magic", source: { name, layout, faces }, exact, ja } }
}

/** A Duel Masters card, or what is wrong with it. */
export function duelMastersRow(name: string, faces: readonly DuelMastersFaceSource[], exact = true): Row {
  const fault = faultOf(
    name,
    faces.map(({ text }) => text),
  )
  return fault ?? { card: { game: "duel-masters", source: { name, faces }, exact, ja: null } }
}

export const noCard = (value: unknown): Row => ({
  fault: { code: "not-a-card", card: null, found: JSON.stringify(value) ?? "" },
})

function faultOf(name: string, texts: readonly string[]): Row | null {
  if (name === "" || name.length > longestName || texts.length === 0)
    return { fault: { code: "not-a-card", card: null, found: name } }
  if (texts.some(({ length }) => length > longestText))
    return { fault: { code: "text-too-long", card: name, found: String(longestText) } }
  return null
}

/** "2/2", "L4" for a loyalty, "D5" for a defense; null for none. */
export function numbersOf(fields: Fields): string | null {
  const [power, toughness, loyalty, defense] = ["power", "toughness", "loyalty", "defense"].map((name) =>
    textOf(fields, name),
  )
  if (power !== "" || toughness !== "") return `${power}/${toughness}`
  if (loyalty !== "") return `L${loyalty}`
  return defense === "" ? null : `D${defense}`
}
