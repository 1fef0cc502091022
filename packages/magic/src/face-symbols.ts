import type { MagicCard } from "./lexicon.ts"

/*
 * The symbols in a face's corner, by which players tell the faces of a double-faced card (712.2a–b, 712.3a–b).
 */

/** Families of symbols of nonmodal cards; a card says which was printed on it, the newest if it doesn't. */
export const symbolFamilies = ["triangle", "sun-moon", "moon-emrakul", "planeswalker", "compass-land", "fan"] as const
export type SymbolFamily = (typeof symbolFamilies)[number]

export interface FaceSymbol {
  readonly name: string
  readonly en: string
  readonly ja: string
}

const symbol = (name: string, en: string, ja: string): FaceSymbol => ({ name, en, ja })

/** Front, then back. */
const nonmodal: Readonly<Record<SymbolFamily, readonly [FaceSymbol, FaceSymbol]>> = {
  triangle: [
    symbol("triangle-up", "a white triangle pointing up in a black circle", "黒い円の中の上向きの白い三角形"),
    symbol("triangle-down", "a white triangle pointing down in a black circle", "黒い円の中の下向きの白い三角形"),
  ],
  "sun-moon": [symbol("sun", "a sun", "太陽"), symbol("crescent-moon", "a crescent moon", "三日月")],
  "moon-emrakul": [
    symbol("full-moon", "a full moon", "満月"),
    symbol("emrakul", "a shape of Emrakul", "エムラクールの形"),
  ],
  planeswalker: [
    symbol("spark", "an altered planeswalker symbol", "変形したプレインズウォーカー・アイコン"),
    symbol("planeswalker", "a planeswalker symbol", "プレインズウォーカー・アイコン"),
  ],
  "compass-land": [symbol("compass-rose", "a compass rose", "羅針図"), symbol("land", "a land symbol", "土地アイコン")],
  fan: [symbol("closed-fan", "a closed fan", "閉じた扇"), symbol("open-fan", "an open fan", "開いた扇")],
}

const modal: readonly [FaceSymbol, FaceSymbol] = [
  symbol("one-black-triangle", "one black triangle in a teardrop on its side", "横向きのしずく形の中の黒い三角形1つ"),
  symbol("two-white-triangles", "two white triangles in a teardrop on its side", "横向きのしずく形の中の白い三角形2つ"),
]

/** The symbol of a card's face; null for a face that has none (of a card that isn't double-faced, or of a meld card). */
export function faceSymbol({ layout, symbols }: MagicCard, face: number): FaceSymbol | null {
  if (layout === "modal") return modal[face] ?? null
  return layout === "transforming" ? (nonmodal[symbols ?? "triangle"][face] ?? null) : null
}
