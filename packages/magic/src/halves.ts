import type { Key } from "@dilemma-table/engine"
import type { TotalCost } from "./costs.ts"
import { type Half, openSymbol, withHalf } from "./mana-cost.ts"

const prefix = "half:"

/** How it is kept with the spell that a symbol will be paid in this way. */
export const halfKey = (half: Half): Key => `${prefix}${half}`

/** The total with the symbols paid as announced; `all`: those whose ways are all mana of one type, too (`openSymbol`). */
export function withHalves(total: TotalCost, announced: readonly Key[], all = false): TotalCost {
  let { mana, other } = total
  for (const key of announced) {
    if (typeof key !== "string" || !key.startsWith(prefix)) continue
    const at = openSymbol(mana, all)
    if (at < 0) break
    const paid = withHalf(mana, at, key.slice(prefix.length) as Half)
    mana = paid.mana
    if (paid.life > 0) other = [...other, { payLife: paid.life }]
  }
  return { mana, other }
}
