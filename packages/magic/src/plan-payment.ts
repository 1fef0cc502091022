import type { ObjectId } from "@dilemma-table/engine"
import { type ManaType, type ManaUse, manaTypes } from "./lexicon.ts"
import type { ManaCost } from "./mana-cost.ts"
import type { Pool } from "./mana-pool.ts"

/** What a mana ability takes that can be counted: mana, life paid for it, life lost by it. */
export interface Numbers {
  readonly cost: ManaCost
  readonly pays: number
  readonly loses: number
}

/** What can be read off a mana ability without trying it. */
export interface Reading {
  /** What its mana may be spent on; absent: anything. */
  readonly only?: ManaUse
  /** What it would add, one string of types for each choice; everything it might where that can't be read off. */
  readonly outputs: readonly string[]
  /** It costs nothing but {T} and itself, and nothing but mana comes of it: what it gives can be counted. */
  readonly plain: boolean
  /** Plain but for life: so much it takes, paid or lost (less than 0 where it gives some). */
  readonly mild: boolean
  readonly life: number
  /** How much mana it costs itself; null where what it gives can't be read off. */
  readonly price: number | null
  /** It sacrifices something: used only when nothing else will do. */
  readonly lost: boolean
  /** Nothing comes of it but mana, and life gained or lost. */
  readonly pure: boolean
  /** Its object taps or sacrifices itself for it: none of that object's abilities of this kind can be used after it. */
  readonly once: boolean
  /** Its object has to be tapped for it. */
  readonly taps: boolean
  /** The choice among outputs is answered by a color ("any color") rather than by a place ("A or B"). */
  readonly byColor: boolean
  /** It costs nothing but mana, life, {T} and itself, and nothing but mana and loss of life comes of it: both can be counted. */
  readonly numbers?: Numbers
  /** Hidden or random results decide what comes of it. */
  readonly luck: boolean
}

/** A mana ability that could be activated now. */
export interface Source extends Reading {
  readonly object: ObjectId
  readonly n: number
  /** So often it can be used at most, as long as nothing else comes of any mana ability: there are so many to sacrifice for it. */
  readonly times?: number
}

/** Sources with the same sign are alike: what they give, for what, and whether they are given up for it. */
export const signOf = ({ outputs, life, lost, only }: Source): string =>
  `${outputs.join()} ${life} ${lost} ${only === undefined ? "" : JSON.stringify(only)}`

/** One mana ability to activate and which of its outputs is meant. */
export interface Tapped {
  readonly source: Source
  readonly output: string
}

/** The types of mana each single symbol of a cost may be paid with, the narrowest first; found once for each cost. */
function demands(cost: ManaCost): readonly (readonly ManaType[])[] {
  const known = demanded.get(cost)
  if (known !== undefined) return known
  const found = [
    ...manaTypes.flatMap((type) => Array.from({ length: cost.typed[type] ?? 0 }, () => [type])),
    ...cost.hybrid.map((halves) => halves.filter((half): half is ManaType => half !== "2" && half !== "P")),
  ]
  demanded.set(cost, found)
  return found
}

const demanded = new WeakMap<ManaCost, readonly (readonly ManaType[])[]>()

/**
 * Mana abilities of which only one can be used: those of one object that taps or sacrifices itself for them. An ability
 * without such a cost stands by itself.
 */
export function alternatives(sources: readonly Source[]): readonly (readonly Source[])[] {
  const found: Source[][] = []
  const byObject = new Map<ObjectId, Source[]>()
  for (const source of sources) {
    const known = source.once ? byObject.get(source.object) : undefined
    if (known !== undefined) known.push(source)
    else {
      const own = [source]
      found.push(own)
      if (source.once) byObject.set(source.object, own)
    }
  }
  return found
}

/** The most mana that one of these can give. */
export const mostOf = (sources: readonly Source[]): number =>
  Math.max(0, ...sources.flatMap(({ outputs }) => outputs.map((output) => output.length)))

/**
 * The most mana by which these can add to what there is; infinite where that can't be read off, or where one that gives more than
 * it costs can be used again and again.
 */
export const gainOf = (sources: readonly Source[]): number =>
  Math.max(
    0,
    ...sources.map(({ outputs, price, once, times = Number.POSITIVE_INFINITY }) => {
      if (price === null) return Number.POSITIVE_INFINITY
      const gain = Math.max(0, ...outputs.map((output) => output.length)) - price
      return once || gain <= 0 ? gain : times === 0 ? 0 : gain * times
    }),
  )

/** Sources of which one can be used, with all that may come of it. */
interface Group {
  readonly ways: readonly Tapped[]
  /** Groups of one sign are as good as each other. */
  readonly sign: string
  readonly lost: boolean
  readonly life: number
}

/** The sources in the order in which they are used up. The same list is asked for every card in a hand. */
function groupsOf(sources: readonly Source[]): readonly Group[] {
  const known = grouped.get(sources)
  if (known !== undefined) return known
  const groups = alternatives(sources)
    .map((group): Group => {
      const ways: Tapped[] = []
      for (const source of group) for (const output of source.outputs) ways.push({ source, output })
      return {
        ways,
        sign: group.map(({ outputs }) => outputs.join()).join("|"),
        lost: group.every((source) => source.lost),
        life: Math.min(...group.map((source) => source.life)),
      }
    })
    .sort((a, b) => Number(a.lost) - Number(b.lost) || a.life - b.life || a.ways.length - b.ways.length)
  grouped.set(sources, groups)
  return groups
}

const grouped = new WeakMap<readonly Source[], readonly Group[]>()

/** "1" is what pays generic mana alone. */
const NO_MANA: Readonly<Record<ManaType | "1", number>> = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0, "1": 0 }

/**
 * Which sources to use so that pool and sources pay this cost; null if they can't. Exact for sources whose outputs are
 * all that comes of them.
 */
export function planPayment(pool: Pool, sources: readonly Source[], cost: ManaCost): readonly Tapped[] | null {
  const wanted = demands(cost)
  const left: Record<ManaType | "1", number> = { ...NO_MANA, ...pool }
  let total = 0
  for (const type of manaTypes) total += left[type]
  const groups = groupsOf(sources)
  const used = new Set<object>()
  const chosen: Tapped[] = []
  const change = (mana: string, by: number): void => {
    for (let i = 0; i < mana.length; i++) left[mana[i] as ManaType] += by
    total += by * mana.length
  }
  const generic = (): boolean => {
    const before = chosen.length
    const taken: object[] = []
    for (const group of groups) {
      if (total >= cost.generic) break
      const [first, ...others] = group.ways
      if (used.has(group) || first === undefined) continue
      const best = others.reduce((most, one) => (one.output.length > most.output.length ? one : most), first)
      used.add(group)
      taken.push(group)
      chosen.push(best)
      change(best.output, 1)
    }
    if (total >= cost.generic) return true
    for (const group of taken) used.delete(group)
    for (const { output } of chosen.splice(before)) change(output, -1)
    return false
  }
  const meet = (i: number): boolean => {
    const types = wanted[i]
    if (types === undefined) return generic()
    for (const type of types) {
      if (left[type] === 0) continue
      change(type, -1)
      if (meet(i + 1)) return true
      change(type, 1)
    }
    const tried = new Set<string>()
    for (const group of groups) {
      if (used.has(group)) continue
      for (const way of group.ways) {
        const { output } = way
        const sign = `${group.sign}>${output}`
        if (tried.has(sign)) continue
        tried.add(sign)
        for (const type of types) {
          if (!output.includes(type)) continue
          used.add(group)
          chosen.push(way)
          change(output, 1)
          change(type, -1)
          if (meet(i + 1)) return true
          change(type, 1)
          change(output, -1)
          chosen.pop()
          used.delete(group)
        }
      }
    }
    return false
  }
  return meet(0) ? chosen : null
}

/** Every mana that could pay this cost out of the pool, as strings of types; at most `limit`. */
export function waysToPay(pool: Pool, cost: ManaCost, limit = 100): readonly string[] {
  const wanted = demands(cost)
  const left: Record<string, number> = { ...pool }
  const found = new Set<string>()
  const spend = (i: number, least: number, spent: string): void => {
    if (found.size >= limit) return
    if (i === wanted.length + cost.generic) {
      found.add(manaTypes.map((type) => type.repeat([...spent].filter((one) => one === type).length)).join(""))
      return
    }
    const types = wanted[i] ?? manaTypes
    const generic = i >= wanted.length
    for (const type of types) {
      const place = manaTypes.indexOf(type)
      if ((left[type] ?? 0) === 0 || (generic && place < least)) continue
      left[type] = (left[type] ?? 0) - 1
      spend(i + 1, generic ? place : 0, spent + type)
      left[type] = (left[type] ?? 0) + 1
    }
  }
  spend(0, 0, "")
  return [...found]
}
