import type { Key } from "../src/ids.ts"
import type { Constraint, Oracle, Space } from "../src/space/index.ts"

// What is legal, said as plainly as possible and found by trying everything: the measure for the real thing.

type Pick = Extract<Space, { type: "pick" }>

const timesIn = (keys: readonly Key[], key: Key): number => keys.filter((it) => it === key).length

function keeps(constraint: Constraint, keys: readonly Key[]): boolean {
  switch (constraint.type) {
    case "counts":
      return constraint.allowed.includes(keys.length)
    case "different":
      return keys.every((one, i) =>
        keys.every((other, j) => {
          const groupsOf = (key: Key) => constraint.groups.filter((it) => it[0] === key).map((it) => it[1])
          return i === j || !groupsOf(one).some((group) => groupsOf(other).includes(group))
        }),
      )
    case "most":
    case "least": {
      const weights = new Map<Key, number>(constraint.weights)
      const sum = keys.reduce<number>((total, key) => total + (weights.get(key) ?? 0), 0)
      return constraint.type === "most" ? sum <= constraint.total : sum >= constraint.total
    }
    case "forbidden":
      return !constraint.pairs.some(([a, b]) =>
        keys.some((one, i) => keys.some((other, j) => i !== j && one === a && other === b)),
      )
    case "at-least-one":
      return constraint.keys.some((key) => keys.includes(key))
    case "maximal":
    case "ask":
      return true
  }
}

/** How many requirements the keys meet; `asked`: counting only what a player may be asked for. */
const met = (space: Pick, keys: readonly Key[], asked = false): number =>
  space.constraints
    .flatMap((it) => (it.type === "maximal" ? it.requirements : []))
    .filter((list) => list.every((key) => keys.includes(key))).length +
  space.constraints
    .flatMap((it) =>
      it.type === "maximal" ? (it.anyOf ?? []).map((list, i) => [...list, ...(asked ? [] : (it.also?.[i] ?? []))]) : [],
    )
    .filter((list) => list.some((key) => keys.includes(key))).length

/** The list sorted by where its keys were offered. */
export function sorted(space: { options: readonly { key: Key }[] }, keys: readonly Key[]): Key[] {
  const offered = space.options.map((it) => it.key)
  return [...keys].sort((a, b) => offered.indexOf(a) - offered.indexOf(b))
}

/** All keys are offered, each at most as often as it may be, and all but `maximal` is kept. */
function hard(space: Pick, keys: readonly Key[], oracle: Oracle | undefined): boolean {
  if (!keys.every((key) => space.options.some((it) => it.key === key))) return false
  if (!space.repeat && new Set(keys).size < keys.length) return false
  if (keys.length < space.min || keys.length > space.max) return false
  if (!space.constraints.every((it) => keeps(it, keys))) return false
  return space.constraints.every(
    (it) => it.type !== "ask" || !oracle || oracle(it.question, sorted(space, keys), false),
  )
}

/** All multisets (or sets) of picks, fewer first, then in offered order. */
function allPicks(space: Pick): Key[][] {
  const keys = space.options.map((it) => it.key)
  const all: Key[][] = []
  const extend = (picks: Key[], from: number, size: number): void => {
    if (picks.length === size) all.push(picks)
    else for (let i = from; i < keys.length; i++) extend([...picks, keys[i] as Key], space.repeat ? i : i + 1, size)
  }
  for (let size = 0; size <= space.max; size++) extend([], 0, size)
  return all
}

/** The legal answers of a pick, in order. `ignoreAsk`: the oracle counts only for how many requirements can be met. */
export function legalPicks(space: Pick, oracle: Oracle | undefined, ignoreAsk = false): Key[][] {
  const all = allPicks(space)
  const goal = Math.max(0, ...all.filter((keys) => hard(space, keys, oracle)).map((keys) => met(space, keys, true)))
  return all.filter((keys) => hard(space, keys, ignoreAsk ? undefined : oracle) && met(space, keys) >= goal)
}

/** Is this list of keys a legal answer, in whatever order its type lets it come? */
export function legal(space: Space, keys: readonly Key[], picks: readonly (readonly Key[])[]): boolean {
  switch (space.type) {
    case "pick":
      return picks.some((it) => same(it, sorted(space, keys)))
    case "order":
      return wholly(space, keys)
    case "partition": {
      let rest = [...keys]
      const placed: Key[] = []
      for (const [i, group] of space.groups.entries()) {
        if (rest[0] !== group.name) return false
        const following = space.groups[i + 1]
        const end = following ? rest.indexOf(following.name) : rest.length
        if (end < 0) return false
        const members = rest.slice(1, end)
        if (members.length < group.min || members.length > group.max) return false
        placed.push(...members)
        rest = rest.slice(end)
      }
      return rest.length === 0 && wholly(space, placed)
    }
    case "distribute":
      if (!keys.every((key) => space.options.some((it) => it.key === key))) return false
      return keys.length === space.total && space.options.every((it) => timesIn(keys, it.key) >= space.least)
    case "number": {
      const key = keys[0]
      if (keys.length !== 1 || typeof key !== "number") return false
      for (let value = space.min; value <= (space.max ?? 50); value += space.step) if (value === key) return true
      return false
    }
    case "name":
      return keys.length === 1 && space.names.some((name) => name === keys[0])
  }
}

/** Every option once and nothing else. */
const wholly = (space: { options: readonly { key: Key }[] }, keys: readonly Key[]): boolean =>
  same(
    sorted(space, keys),
    space.options.map((it) => it.key),
  )

export const same = (one: readonly Key[], other: readonly Key[]): boolean =>
  one.length === other.length && one.every((key, i) => Object.is(key, other[i]))

/** All lists of up to `length` of the keys. */
export function allLists(keys: readonly Key[], length: number): Key[][] {
  const all: Key[][] = [[]]
  let last = all.slice()
  for (let i = 0; i < length; i++) {
    last = last.flatMap((list) => keys.map((key) => [...list, key]))
    all.push(...last)
  }
  return all
}
