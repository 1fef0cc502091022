import {
  amountOf,
  type Condition,
  type Game,
  holds,
  makeFrame,
  matches,
  mayAffect,
  NONE,
  type ObjectId,
  object,
  type PlayerId,
  readingSaid,
  type Said,
  standing,
  type Value,
} from "@dilemma-table/engine"
import { ofTheSpell } from "./as-spell.ts"
import type { TotalCost } from "./costs.ts"
import { manaTypes, type SpellCosts } from "./lexicon.ts"
import { type AnyMana, addCosts, type Half, type ManaCost, manaCost, sizeOf, writeCost } from "./mana-cost.ts"

/** What changes the costs of spells, and of activated abilities, by their words. */
export type CostChanges = "spellCosts" | "abilityCosts"

/** By what stands, this player's mana of any color, or of any type, pays for this spell (609.4b); null if it doesn't. */
export function anyManaByStatics(game: Game, by: PlayerId, id: ObjectId): AnyMana | null {
  const found = changesOf(game, "anyMana", id)
    .filter(({ controller }) => controller === by)
    .map(({ does }) => does.anyMana as AnyMana)
  return found.includes("type") ? "type" : (found[0] ?? null)
}

/** What changes the cost of this spell, or of abilities of this source, or how it may be paid. */
function changesOf(game: Game, word: CostChanges | "anyMana", id: ObjectId, said?: Said): readonly What[] {
  if (!mayAffect(game, word, id)) return NONE_OF_THEM
  const all = standing(game, word)
  return said === undefined
    ? applying(game, word, id, all)
    : readingSaid(game, id, said, () => applying(game, word, id, all))
}

const applying = (game: Game, word: string, id: ObjectId, all: readonly What[]): readonly What[] =>
  all.filter((what) => {
    if (what.to === "this") return what.source === id
    if (what.to === "attached") return what.source !== NONE && object(game.state, what.source).attachedTo === id
    if (typeof what.to !== "object") return false
    const asked = word === "abilityCosts" ? what.to : ofTheSpell(game, id, what.to)
    return matches(game, frameOf(what), id, asked) === true
  })

const NONE_OF_THEM: readonly What[] = []

/** Does a reduction ask for the colors of what is paid? Then how hybrid symbols are paid is announced first (601.2b, 118.7). */
export const reducesColors = (game: Game, word: CostChanges, id: ObjectId): boolean =>
  changesOf(game, word, id).some(({ does }) => /[WUBRGC]/.test((does[word] as SpellCosts).less ?? ""))

/** Might something change its cost by what it targets, or by how many targets or modes it has? */
export const changesByTargets = (game: Game, word: CostChanges, id: ObjectId): boolean =>
  mayAffect(game, word, id) &&
  standing(game, word).some(
    (what) => (what.to === "this" ? what.source === id : true) && [what.does, what.to].some(asksForTargets),
  )

const asking = new WeakMap<object, boolean>()

function asksForTargets(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false
  const known = asking.get(data)
  if (known !== undefined) return known
  const found = /"target(s|sOnly|sPlayer|Count|sAnnounced)":|"modesChosen"/.test(JSON.stringify(data))
  asking.set(data, found)
  return found
}

/** Might anything change what this spell costs? */
export const mayChangeCost = (game: Game, id: ObjectId): boolean => mayAffect(game, "spellCosts", id)

export const changesCost = (game: Game, word: CostChanges, id: ObjectId, said: Said): boolean =>
  changesOf(game, word, id, said).length > 0

/**
 * What the total cost may come to (601.2f): increases, then reductions in the order that the player likes, then what says how
 * little it may come to at least. Mana can't fall below {0}. More than one where the order of reductions, or the half of a
 * hybrid one (118.7e), makes a difference; the least first.
 * @param said what has been announced for the spell or ability so far
 */
export function changedTotals(
  game: Game,
  word: CostChanges,
  id: ObjectId,
  total: TotalCost,
  said: Said,
): readonly TotalCost[] {
  const texts = changesOf(game, word, id, said)
  if (texts.length === 0) return [total]
  return readingSaid(game, id, said, () => changedBy(game, word, id, texts, total, said))
}

function changedBy(
  game: Game,
  word: CostChanges,
  id: ObjectId,
  texts: readonly What[],
  total: TotalCost,
  said: Said,
): readonly TotalCost[] {
  let { mana, other } = total
  let least = 0
  const reductions: Reduction[] = []
  for (const what of texts) {
    const {
      if: condition,
      more,
      moreFor,
      less,
      lessFor,
      also,
      atLeast,
      notBelow = 0,
      each,
    } = what.does[word] as SpellCosts
    const frame = { ...frameOf(what), at: id, said }
    if (condition !== undefined && !holds(game, frame, condition as Condition)) continue
    const times = each === undefined ? 1 : Math.max(0, amountOf(game, frame, each as Value))
    if (more !== undefined) for (let n = 0; n < times; n++) mana = addCosts(mana, manaCost(more))
    if (moreFor !== undefined) mana = addCosts(mana, generic(amountOf(game, frame, moreFor as Value)))
    if (also !== undefined) other = [...other, ...also]
    if (less !== undefined) for (let n = 0; n < times; n++) reductions.push({ by: manaCost(less), notBelow })
    if (lessFor !== undefined) reductions.push({ by: generic(amountOf(game, frame, lessFor as Value)), notBelow })
    least = Math.max(least, atLeast ?? 0)
  }
  return reducedBy(mana, reductions).map((left) => {
    const missing = least - sizeOf(left)
    return { other, mana: missing > 0 ? { ...left, generic: left.generic + missing } : left }
  })
}

const generic = (n: number): ManaCost => ({ ...NOTHING, generic: n })

const NOTHING: ManaCost = { generic: 0, typed: {}, hybrid: [], x: 0 }

type What = ReturnType<typeof standing>[number]

const frameOf = (what: What) => makeFrame(what.source, what.controller as PlayerId, { names: what.names as never })

/** A reduction; `notBelow`: it can't make the mana less than so much. */
interface Reduction {
  readonly by: ManaCost
  readonly notBelow: number
}

/** So many orders of reductions are looked at. */
const mostOrders = 24

/** Every cost that applying these can come to, each once, the least first. */
function reducedBy(mana: ManaCost, reductions: readonly Reduction[]): readonly ManaCost[] {
  const found = new Map<string, ManaCost>()
  for (const order of ordersOf(reductions)) {
    let now: readonly ManaCost[] = [mana]
    for (const { by, notBelow } of order) now = now.flatMap((cost) => reduced(cost, by, notBelow))
    for (const cost of now) found.set(writeCost(cost), cost)
  }
  return [...found.values()].sort((a, b) => sizeOf(a) - sizeOf(b))
}

/** The order counts only where one of them goes no further than to some amount. */
function ordersOf(reductions: readonly Reduction[]): readonly (readonly Reduction[])[] {
  if (reductions.length < 2 || reductions.every(({ notBelow }) => notBelow === 0)) return [reductions]
  const orders: (readonly Reduction[])[] = []
  const arrange = (left: readonly Reduction[], done: readonly Reduction[]): void => {
    if (orders.length >= mostOrders) return
    if (left.length === 0) orders.push(done)
    for (const one of left)
      arrange(
        left.filter((other) => other !== one),
        [...done, one],
      )
  }
  arrange(reductions, [])
  return orders
}

/**
 * Less mana: generic reduces generic alone (118.7a); a type reduces that type, and what is left of it reduces generic (118.7b–d).
 * A hybrid symbol reduces by one of its halves, whichever the player likes (118.7e), a Phyrexian one by its color (118.7f).
 */
function reduced(mana: ManaCost, by: ManaCost, notBelow: number): readonly ManaCost[] {
  const [halves, ...rest] = by.hybrid
  if (halves !== undefined) {
    const each = halves.filter((half) => half !== "P").map((half) => withOut(by, rest, half))
    return each.flatMap((one) => reduced(mana, one, notBelow))
  }
  const typed = { ...mana.typed }
  let { hybrid } = mana
  let room = Math.max(0, sizeOf(mana) - notBelow)
  let overflow = 0
  for (const type of manaTypes) {
    for (let n = by.typed[type] ?? 0; n > 0; n--) {
      const at = hybrid.findIndex((own) => own.includes(type))
      if ((typed[type] ?? 0) === 0 && at < 0) overflow += 1
      else if (room > 0) {
        room -= 1
        if ((typed[type] ?? 0) > 0) typed[type] = (typed[type] ?? 0) - 1
        else hybrid = hybrid.filter((_, i) => i !== at)
      }
    }
  }
  const less = Math.min(by.generic + overflow, mana.generic, room)
  return [{ ...mana, typed, hybrid, generic: mana.generic - less }]
}

/** A reduction with its first hybrid symbol as this half. */
const withOut = (by: ManaCost, hybrid: ManaCost["hybrid"], half: Half): ManaCost =>
  half === "2" || half === "P"
    ? { ...by, hybrid, generic: by.generic + 2 }
    : { ...by, hybrid, typed: { ...by.typed, [half]: (by.typed[half] ?? 0) + 1 } }
