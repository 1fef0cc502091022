import {
  amountOf,
  type Game,
  makeFrame,
  matches,
  mayStand,
  NONE,
  type ObjectId,
  object,
  type PlayerId,
  standing,
  type Value,
} from "@dilemma-table/engine"
import type { TotalCost } from "./costs.ts"
import { type ManaType, manaTypes, type SpellCosts } from "./lexicon.ts"
import { addCosts, type ManaCost, manaCost, sizeOf } from "./mana-cost.ts"

/** What changes the costs of spells, and of activated abilities, by their words. */
export type CostChanges = "spellCosts" | "abilityCosts"

/** What changes the cost of this spell, or of abilities of this source. */
function changesOf(game: Game, word: CostChanges, id: ObjectId): readonly What[] {
  return standing(game, word).filter((what) => {
    if (what.to === "this") return what.source === id
    if (what.to === "attached") return what.source !== NONE && object(game.state, what.source).attachedTo === id
    if (typeof what.to !== "object") return false
    const { zone: _, ...rest } = what.to
    return matches(game, frameOf(what), id, word === "spellCosts" ? rest : what.to) === true
  })
}

/** Does a reduction ask for the colors of what is paid? Then how hybrid symbols are paid is announced first (601.2b, 118.7). */
export const reducesColors = (game: Game, word: CostChanges, id: ObjectId): boolean =>
  changesOf(game, word, id).some(({ does }) => /[WUBRGC]/.test((does[word] as SpellCosts).less ?? ""))

export const changesCost = (game: Game, word: CostChanges, id: ObjectId): boolean =>
  mayStand(game, word) && changesOf(game, word, id).length > 0

/**
 * The total cost (601.2f): increases, then reductions, then what says how little it may come to at least. Mana can't fall
 * below {0}.
 */
export function changedTotal(game: Game, word: CostChanges, id: ObjectId, total: TotalCost): TotalCost {
  if (!mayStand(game, word)) return total
  const texts = changesOf(game, word, id)
  if (texts.length === 0) return total
  let { mana, other } = total
  let least = 0
  for (const what of texts) {
    const { more, moreFor, also } = what.does[word] as SpellCosts
    if (more !== undefined) mana = addCosts(mana, manaCost(more))
    if (moreFor !== undefined)
      mana = addCosts(mana, { ...NOTHING, generic: amountOf(game, frameOf(what), moreFor as Value) })
    if (also !== undefined) other = [...other, ...also]
  }
  for (const what of texts) {
    const { less, lessFor, atLeast } = what.does[word] as SpellCosts
    if (less !== undefined) mana = reduced(mana, manaCost(less))
    if (lessFor !== undefined)
      mana = reduced(mana, { ...NOTHING, generic: amountOf(game, frameOf(what), lessFor as Value) })
    least = Math.max(least, atLeast ?? 0)
  }
  const missing = least - sizeOf(mana)
  return { other, mana: missing > 0 ? { ...mana, generic: mana.generic + missing } : mana }
}

const NOTHING: ManaCost = { generic: 0, typed: {}, hybrid: [], x: 0 }

type What = ReturnType<typeof standing>[number]

const frameOf = (what: What) => makeFrame(what.source, what.controller as PlayerId, { names: what.names as never })

/**
 * Less mana: generic reduces generic alone (118.7a); a type reduces that type, and what is left of it reduces generic (118.7b–d).
 * A hybrid symbol reduces by one of its halves (118.7e), a Phyrexian one by its color (118.7f): by the one that finds most.
 */
function reduced(mana: ManaCost, by: ManaCost): ManaCost {
  const typed = { ...mana.typed }
  let { hybrid } = mana
  let less = by.generic
  const reduceBy = (type: ManaType): void => {
    const at = hybrid.findIndex((halves) => halves.includes(type))
    if ((typed[type] ?? 0) > 0) typed[type] = (typed[type] ?? 0) - 1
    else if (at >= 0) hybrid = hybrid.filter((_, i) => i !== at)
    else less += 1
  }
  for (const type of manaTypes) for (let n = by.typed[type] ?? 0; n > 0; n--) reduceBy(type)
  for (const halves of by.hybrid) {
    const types = halves.filter((half): half is ManaType => half !== "2" && half !== "P")
    const found = types.find((type) => (typed[type] ?? 0) > 0 || hybrid.some((one) => one.includes(type)))
    const first = found ?? types[0]
    if (found === undefined && halves.includes("2")) less += 2
    else if (first !== undefined) reduceBy(first)
  }
  return { ...mana, typed, hybrid, generic: Math.max(0, mana.generic - less) }
}
