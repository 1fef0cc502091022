import {
  amountOf,
  type Game,
  makeFrame,
  matches,
  type ObjectId,
  type PlayerId,
  standing,
  type Value,
} from "@dilemma-table/engine"
import type { TotalCost } from "./costs.ts"
import { manaTypes, type SpellCosts } from "./lexicon.ts"
import { addCosts, type ManaCost, manaCost, sizeOf } from "./mana-cost.ts"

/**
 * The total cost of a spell (601.2f): increases, then reductions, then what says how little it may come to at least. Mana
 * can't fall below {0}.
 */
export function changedTotal(game: Game, spell: ObjectId, total: TotalCost): TotalCost {
  const texts = standing(game, "spellCosts").filter((what) => {
    if (what.to === "this") return what.source === spell
    if (typeof what.to !== "object") return false
    const { zone: _, ...rest } = what.to
    return matches(game, frameOf(what), spell, rest) === true
  })
  if (texts.length === 0) return total
  let { mana } = total
  let least = 0
  for (const what of texts) {
    const { more } = what.does.spellCosts as SpellCosts
    if (more !== undefined) mana = addCosts(mana, manaCost(more))
  }
  for (const what of texts) {
    const { less, lessFor, atLeast } = what.does.spellCosts as SpellCosts
    if (less !== undefined) mana = reduced(mana, manaCost(less))
    if (lessFor !== undefined)
      mana = reduced(mana, { ...NOTHING, generic: amountOf(game, frameOf(what), lessFor as Value) })
    least = Math.max(least, atLeast ?? 0)
  }
  const missing = least - sizeOf(mana)
  return { ...total, mana: missing > 0 ? { ...mana, generic: mana.generic + missing } : mana }
}

const NOTHING: ManaCost = { generic: 0, typed: {}, hybrid: [], x: 0 }

type What = ReturnType<typeof standing>[number]

const frameOf = (what: What) => makeFrame(what.source, what.controller as PlayerId, { names: what.names as never })

/**
 * Less mana: generic reduces generic alone; a color reduces that color, and what is left of it reduces generic (118.7b–c). A
 * hybrid symbol is reduced by a color of its own (118.7e).
 */
export function reduced(mana: ManaCost, by: ManaCost): ManaCost {
  const typed = { ...mana.typed }
  let hybrid = [...mana.hybrid]
  let { generic } = mana
  for (const type of manaTypes) {
    let left = by.typed[type] ?? 0
    const own = Math.min(left, typed[type] ?? 0)
    if (own > 0) {
      typed[type] = (typed[type] ?? 0) - own
      left -= own
    }
    for (; left > 0; left--) {
      const at = hybrid.findIndex((halves) => halves.includes(type))
      if (at < 0) break
      hybrid = hybrid.filter((_, i) => i !== at)
    }
    generic -= left
  }
  return { ...mana, typed, hybrid, generic: Math.max(0, generic - by.generic) }
}
