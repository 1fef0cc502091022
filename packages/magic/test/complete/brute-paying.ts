import type { ToyMaking, ToyPermanent, ToyPosition, ToySpell } from "./toys.ts"

/*
 * How the enumerator of brute.ts pays (601.2g, 601.2h, 605): by plain search.
 */

export const symbolsOf = (text: string): string[] =>
  [...text.matchAll(/\{([^}]+)\}/g)].map(([, symbol]) => symbol as string)

export function subsets<T>(list: readonly T[], min: number, max: number): readonly (readonly T[])[] {
  const found: (readonly T[])[] = []
  const add = (from: number, some: readonly T[]): void => {
    if (some.length >= min) found.push(some)
    if (some.length === max) return
    for (let i = from; i < list.length; i++) add(i + 1, [...some, list[i] as T])
  }
  add(0, [])
  return found
}

/** A total cost (601.2f). `hybrid`: symbols of which either color pays, shown as they are paid. */
export interface Total {
  readonly generic: number
  readonly typed: readonly string[]
  readonly hybrid: readonly string[]
  readonly life: number
  readonly sacrifices: readonly string[]
  readonly taps: number
  readonly discards: number
}

export type Mana = Pick<Total, "generic" | "typed" | "hybrid">

/** Where a payment stands. Mana is a type, or a type with "!" that only creature spells may be paid with. */
export interface Purse {
  readonly pool: readonly string[]
  readonly tapped: readonly boolean[]
  readonly gone: readonly boolean[]
  readonly life: number
}

/** Can this be paid by some way of activating mana abilities (601.2g) and of paying (601.2h)? */
export function canBePaid(position: ToyPosition, at: number, cost: Total, purses: readonly Purse[]): boolean {
  const mana = cost.generic + cost.typed.length + cost.hybrid.length
  // Mana abilities are activated only where mana is to be paid (601.2g).
  if (mana === 0) return settles(position, at, cost, purses[0] as Purse)
  const help = position.mine.length + position.graveyard
  return purses.some((purse) => purse.pool.length + help >= mana && settles(position, at, cost, purse))
}

/** Where any activations of mana abilities can lead, nothing activated first. */
export function pursesOf({ mine, life }: ToyPosition): readonly Purse[] {
  const nothing = mine.map(() => false)
  const found: Purse[] = [{ pool: [], tapped: nothing, gone: nothing, life }]
  const seen = new Set<string>()
  for (const purse of found)
    for (const next of activations(mine, purse)) {
      const key = JSON.stringify([[...next.pool].sort(), next.tapped, next.gone, next.life])
      if (seen.has(key)) continue
      seen.add(key)
      found.push(next)
    }
  return found
}

function activations(mine: readonly ToyPermanent[], purse: Purse): readonly Purse[] {
  return mine.flatMap((one, i) =>
    purse.gone[i] === true ? [] : (one.makes ?? []).flatMap((making) => activated(mine, purse, i, making)),
  )
}

function activated(mine: readonly ToyPermanent[], purse: Purse, i: number, making: ToyMaking): readonly Purse[] {
  if (making.tap === true && purse.tapped[i] === true) return []
  if (purse.life < (making.life ?? 0)) return []
  const tapped = purse.tapped.map((was, n) => was || (n === i && making.tap === true))
  const life = purse.life - (making.life ?? 0) - (making.loses ?? 0)
  const leaves =
    making.sacrifice === "this"
      ? [i]
      : making.sacrifice === "creature"
        ? mine.flatMap(({ type }, n) => (type === "creature" && purse.gone[n] !== true ? [n] : []))
        : [-1]
  const free = (pool: readonly string[]) => pool.filter((mana) => !mana.endsWith("!"))
  const pools =
    making.mana === undefined
      ? [purse.pool]
      : spendings(free(purse.pool), symbolsOf(making.mana)).map((left) => [
          ...left,
          ...purse.pool.filter((mana) => mana.endsWith("!")),
        ])
  const outputs =
    making.anyColor === true ? [..."WUBRG"].map((type) => type.repeat(making.out[0]?.length ?? 1)) : making.out
  return leaves.flatMap((leaving) =>
    pools.flatMap((pool) =>
      outputs.map((output) => ({
        pool: [...pool, ...[...output].map((type) => (making.onlyCreatures === true ? `${type}!` : type))],
        tapped,
        gone: purse.gone.map((was, n) => was || n === leaving),
        life,
      })),
    ),
  )
}

/** What is left of a pool for each way of paying these symbols with it. */
function spendings(pool: readonly string[], symbols: readonly string[]): readonly (readonly string[])[] {
  let all: (readonly string[])[] = [pool]
  const takes = (fits: (mana: string) => boolean): void => {
    all = all.flatMap((left) =>
      left.flatMap((mana, i) => (fits(mana) && left.indexOf(mana) === i ? [left.filter((_, n) => n !== i)] : [])),
    )
  }
  for (const symbol of symbols) {
    if (/^\d+$/.test(symbol)) for (let n = Number(symbol); n > 0; n--) takes(() => true)
    else takes((mana) => symbol.split("/").includes(mana))
  }
  return all
}

/** Can all be paid now out of the pool, with what helps (convoke, delve)? */
function settles(position: ToyPosition, at: number, cost: Total, purse: Purse): boolean {
  const { mine, hand, graveyard } = position
  const spell = hand[at] as ToySpell
  if (purse.life < cost.life || hand.length - 1 < cost.discards) return false
  const there = mine.flatMap((one, i) => (purse.gone[i] === true ? [] : [{ ...one, i }]))
  const sacrificed = (list: readonly string[], used: readonly number[]): boolean => {
    const [first, ...rest] = list
    if (first === undefined) return true
    return there.some(({ type, i }) => type === first && !used.includes(i) && sacrificed(rest, [...used, i]))
  }
  if (!sacrificed(cost.sacrifices, [])) return false
  const creatures = there.filter(({ type, i }) => type === "creature" && purse.tapped[i] !== true)
  const pool = purse.pool.flatMap((mana) =>
    mana.endsWith("!") ? (spell.type === "creature" ? [mana.slice(0, 1)] : []) : [mana],
  )
  const helpers = spell.convoke === true ? creatures : []
  const delves = spell.delve === true ? graveyard : 0
  return subsets(creatures, cost.taps, cost.taps).some((tapped) => {
    const left = helpers.filter((one) => !tapped.includes(one))
    return paidWith(
      pool,
      left.map(({ mana = "" }) => mana),
      delves,
      cost,
    )
  })
}

/** Each creature that convokes pays generic or mana of one of its colors (702.51a), each card delved generic (702.66a). */
function paidWith(pool: readonly string[], helpers: readonly string[], delves: number, cost: Mana): boolean {
  const [first, ...others] = [...cost.typed, ...cost.hybrid]
  if (first === undefined) return pool.length + helpers.length + delves >= cost.generic
  const rest = { typed: others, hybrid: [], generic: cost.generic }
  const halves = first.split("/")
  return (
    pool.some((mana, i) => halves.includes(mana) && paidWith(without(pool, i), helpers, delves, rest)) ||
    helpers.some(
      (colors, i) => halves.some((half) => colors.includes(half)) && paidWith(pool, without(helpers, i), delves, rest),
    )
  )
}

const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at)
