import type { Random } from "./of-type.ts"

/** The subsets (with `repeat`, multisets) of `size` items, in the items' order; the first items come first. */
export function* subsets<T>(items: readonly T[], size: number, repeat = false): Generator<T[]> {
  const n = items.length
  if (size > 0 && (n === 0 || (!repeat && size > n))) return
  const places = Array.from({ length: size }, (_, i) => (repeat ? 0 : i))
  for (;;) {
    yield places.map((place) => items[place] as T)
    let i = size - 1
    while (i >= 0 && places[i] === (repeat ? n - 1 : n - size + i)) i--
    if (i < 0) return
    let place = (places[i] as number) + 1
    for (; i < size; i++) {
      places[i] = place
      if (!repeat) place++
    }
  }
}

/** The ordered lists of `size` different items, in the items' order. */
export function* arrangements<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let i = 0; i < items.length; i++) {
    const first = items[i] as T
    const others = items.filter((_, j) => j !== i)
    for (const rest of arrangements(others, size - 1)) yield [first, ...rest]
  }
}

/** The number of subsets (with `repeat`, multisets) of `size` of `n` items; exact up to 2^53, then roughly. */
export function subsetCount(n: number, size: number, repeat = false): number {
  const among = repeat ? n + size - 1 : n
  if (size === 0) return 1
  if (size > among) return 0
  const picked = Math.min(size, among - size)
  let ways = 1
  for (let i = 1; i <= picked; i++) ways = Math.round((ways * (among - picked + i)) / i)
  return ways
}

/** The number of ordered lists of `size` of `n` different items. */
export function arrangementCount(n: number, size: number): number {
  let ways = 1
  for (let i = 0; i < size; i++) ways *= n - i
  return ways
}

/** A subset (with `repeat`, multiset) of `size` items in the items' order, each as likely as the others. */
export function randomSubset<T>(items: readonly T[], size: number, repeat: boolean, random: Random): T[] {
  const n = items.length
  if (size === 1) return [items[random(n)] as T]
  const picked: T[] = []
  // With repeats: a row of picks and of steps to the next item, in random order.
  for (let i = 0; picked.length < size; ) {
    const left = size - picked.length
    if (random(repeat ? n - 1 - i + left : n - i) < left) {
      picked.push(items[i] as T)
      if (!repeat) i++
    } else i++
  }
  return picked
}

/** The items in random order, each order as likely as the others. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const item = order[i] as T
    order[i] = order[j] as T
    order[j] = item
  }
  return order
}
