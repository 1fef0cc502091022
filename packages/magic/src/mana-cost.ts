import { textLike } from "@dilemma-table/engine"
import { type Color, colors, type ManaType, manaTypes } from "./lexicon.ts"

/** How a card writes a mana cost, as `readManaCost` reads it. */
export const manaText = textLike({
  pattern: "^(\\{(\\d{1,3}|X|[WUBRGC](/[WUBRGC])?(/P)?|2/[WUBRG])\\})+$",
  en: "a mana cost such as {1}{U}",
  ja: "{1}{U}のようなマナ・コスト",
})

/** How a card writes mana that is added. */
export const addedMana = textLike({
  pattern: "^(\\{[WUBRGC]\\})+$",
  en: "mana such as {G}{G}",
  ja: "{G}{G}のようなマナ",
})

/** One way of paying a hybrid symbol: a type of mana, two generic, or two life (107.4e, 107.4f). */
export type Half = ManaType | "2" | "P"

/** A mana cost's symbols (107.4): so much generic, so much of each type, hybrid symbols as the halves allowed, and how many {X}. */
export interface ManaCost {
  readonly generic: number
  readonly typed: Readonly<Partial<Record<ManaType, number>>>
  readonly hybrid: readonly (readonly Half[])[]
  readonly x: number
}

export const NO_COST: ManaCost = { generic: 0, typed: {}, hybrid: [], x: 0 }

const isHalf = (text: string): text is Half => isManaType(text) || text === "2" || text === "P"

const isManaType = (text: string): text is ManaType => (manaTypes as readonly string[]).includes(text)

const cache = new Map<string, ManaCost | null>()

/** Reads "{2}{U}{B/R}"; null if a symbol isn't known here. */
export function readManaCost(text: string): ManaCost | null {
  const known = cache.get(text)
  if (known !== undefined) return known
  const read = readSymbols(text)
  cache.set(text, read)
  return read
}

function readSymbols(text: string): ManaCost | null {
  let generic = 0
  let x = 0
  const typed: Partial<Record<ManaType, number>> = {}
  const hybrid: Half[][] = []
  if (!/^(\{[^{}]+\})+$/.test(text)) return null
  for (const [, symbol = ""] of text.matchAll(/\{([^{}]+)\}/g)) {
    const halves = symbol.split("/")
    if (/^\d+$/.test(symbol)) generic += Number(symbol)
    else if (symbol === "X") x += 1
    else if (isManaType(symbol)) typed[symbol] = (typed[symbol] ?? 0) + 1
    else if (halves.length > 1 && halves.every(isHalf)) hybrid.push(halves)
    else return null
  }
  return { generic, typed, hybrid, x }
}

/** The cost of a text that was checked when its card was loaded. */
export function manaCost(text: string | undefined): ManaCost {
  if (text === undefined) return NO_COST
  const read = readManaCost(text)
  if (read === null) throw new RangeError(`Not a mana cost: ${text}`)
  return read
}

/** Colors of a mana cost (202.2). */
export function colorsOfCost(text: string | undefined): readonly Color[] {
  const cost = manaCost(text)
  return colors.filter((color) => (cost.typed[color] ?? 0) > 0 || cost.hybrid.some((halves) => halves.includes(color)))
}

/** Mana value of a mana cost with this X (202.3). */
export function manaValueOfCost(text: string | undefined, x = 0): number {
  const cost = manaCost(text)
  const typed = Object.values(cost.typed).reduce((sum, n) => sum + n, 0)
  const halves = cost.hybrid.reduce((sum, symbol) => sum + (symbol.includes("2") ? 2 : 1), 0)
  return cost.generic + typed + halves + cost.x * x
}

/** A cost with its {X} replaced by an amount. */
export const withX = (cost: ManaCost, x: number): ManaCost =>
  cost.x === 0 ? cost : { ...cost, generic: cost.generic + cost.x * x, x: 0 }

/** Two mana costs to be paid together. */
export function addCosts(a: ManaCost, b: ManaCost): ManaCost {
  const typed = { ...a.typed }
  for (const type of manaTypes) if (b.typed[type] !== undefined) typed[type] = (typed[type] ?? 0) + b.typed[type]
  return { generic: a.generic + b.generic, typed, hybrid: [...a.hybrid, ...b.hybrid], x: a.x + b.x }
}

/** Spending mana as though it were of any color, or of any type (609.4b). */
export type AnyMana = "color" | "type"

/** The cost as it is paid where mana may be spent as though it were of any color, or of any type: it takes as much, of whatever. */
export function forAnyMana(cost: ManaCost, any: AnyMana): ManaCost {
  const typed = any === "color" && cost.typed.C !== undefined ? { C: cost.typed.C } : {}
  const free = cost.hybrid.filter((halves) => !halves.includes("P"))
  const open = cost.hybrid.filter((halves) => halves.includes("P")).map((): readonly Half[] => [...manaTypes, "P"])
  const before = Object.values(cost.typed).reduce((sum, n) => sum + n, 0)
  return { ...cost, typed, hybrid: open, generic: cost.generic + before - (typed.C ?? 0) + free.length }
}

/** How much mana it takes at least, {X} apart. */
export const sizeOf = (cost: ManaCost): number =>
  cost.generic +
  Object.values(cost.typed).reduce((sum, n) => sum + n, 0) +
  cost.hybrid.filter((halves) => !halves.includes("P")).length

/** Is every way of paying this symbol mana of one type? Which it is shows only as it is paid. */
const isPlain = (halves: readonly Half[]): halves is readonly ManaType[] =>
  halves.every((half) => half !== "2" && half !== "P")

/**
 * The place of the first symbol of which it has to be announced how it will be paid (601.2b); -1 if there is none. `all`: of
 * those whose ways are all mana of one type, too, which otherwise shows as they are paid.
 */
export const openSymbol = (cost: ManaCost, all = false): number =>
  cost.hybrid.findIndex((halves) => all || !isPlain(halves))

/** The cost with one symbol paid in this way, and the life that takes. */
export function withHalf(cost: ManaCost, at: number, half: Half): { readonly mana: ManaCost; readonly life: number } {
  const hybrid = cost.hybrid.filter((_, i) => i !== at)
  if (half === "P") return { mana: { ...cost, hybrid }, life: 2 }
  if (half === "2") return { mana: { ...cost, hybrid, generic: cost.generic + 2 }, life: 0 }
  return { mana: { ...cost, hybrid, typed: { ...cost.typed, [half]: (cost.typed[half] ?? 0) + 1 } }, life: 0 }
}

/** As it is written: generic first, then W U B R G C. */
export function writeCost(cost: ManaCost): string {
  const parts = ["{X}".repeat(cost.x)]
  if (cost.generic > 0) parts.push(`{${cost.generic}}`)
  for (const halves of cost.hybrid) parts.push(`{${halves.join("/")}}`)
  for (const type of manaTypes) parts.push(`{${type}}`.repeat(cost.typed[type] ?? 0))
  return parts.join("") || "{0}"
}
