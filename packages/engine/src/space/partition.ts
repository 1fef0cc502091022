import type { Key } from "../ids.ts"
import { arrangementCount, arrangements, shuffled, subsetCount, subsets } from "./combine.ts"
import { DEAD_END, type Next, type Random, type SpaceOf } from "./of-type.ts"
import { inOfferedOrder, placeOf } from "./options.ts"
import type { SpaceRefusal } from "./refusal.ts"
import type { Group } from "./types.ts"

type Partition = SpaceOf<"partition">

/** How far a list of keys is a beginning of an answer: the groups named so far with their keys, or what is wrong. */
interface Reading {
  readonly groups: Key[][]
  readonly placed: Set<Key>
  readonly fault: SpaceRefusal | null
}

function read(space: Partition, keys: readonly Key[]): Reading {
  const groups: Key[][] = []
  const placed = new Set<Key>()
  for (const key of keys) {
    const into = groups.at(-1)
    if (groups.length < space.groups.length && key === space.groups[groups.length]?.name) groups.push([])
    else if (into === undefined || space.groups.some((group) => group.name === key)) {
      return { groups, placed, fault: { code: "malformed" } }
    } else if (placeOf(space.options, key) < 0) return { groups, placed, fault: { code: "unknown-key", key } }
    else if (placed.has(key)) return { groups, placed, fault: { code: "repeated", key } }
    else {
      into.push(key)
      placed.add(key)
    }
  }
  return { groups, placed, fault: null }
}

/** Why the keys aren't a partition as asked for, or null. */
export function explainPartition(space: Partition, keys: readonly Key[]): SpaceRefusal | null {
  const { groups, placed, fault } = read(space, keys)
  if (fault) return fault
  if (groups.length < space.groups.length) return { code: "malformed" }
  for (let i = 0; i < groups.length; i++) {
    const { name, min, max } = space.groups[i] as Group
    const size = groups[i]?.length ?? 0
    if (size < min || size > max) return { code: "group-size", group: name, size, min, max }
  }
  for (const option of space.options) {
    if (!placed.has(option.key)) return { code: "not-all-ordered", key: option.key }
  }
  return null
}

/** Can exactly `count` options be spread over the groups from the one at `first` on? */
function fits(groups: readonly Group[], first: number, count: number): boolean {
  let least = 0
  let most = 0
  for (let i = first; i < groups.length; i++) {
    const { min, max } = groups[i] as Group
    if (min > max) return false
    least += min
    most += max
  }
  return least <= count && count <= most
}

/** The sizes the group at `at` can have where `left` options are left for it and those behind it. */
function sizes(groups: readonly Group[], at: number, left: number): number[] {
  const { min, max } = groups[at] as Group
  const possible: number[] = []
  for (let size = min; size <= max && size <= left; size++) {
    if (fits(groups, at + 1, left - size)) possible.push(size)
  }
  return possible
}

/** All partitions; by the first group's size, then by its keys, then by the next group. */
export function iteratePartition(space: Partition): Generator<Key[]> {
  return spread(
    space.groups,
    0,
    space.options.map((option) => option.key),
    [],
  )
}

function* spread(groups: readonly Group[], at: number, left: readonly Key[], before: readonly Key[]): Generator<Key[]> {
  const group = groups[at]
  if (group === undefined) {
    if (left.length === 0) yield [...before]
    return
  }
  for (const size of sizes(groups, at, left.length)) {
    for (const members of group.ordered ? arrangements(left, size) : subsets(left, size)) {
      const others = left.filter((key) => !members.includes(key))
      yield* spread(groups, at + 1, others, [...before, group.name, ...members])
    }
  }
}

/** How many partitions there are, `n` at most. */
export function countPartition(space: Partition, n: number): number {
  const total = space.options.length
  // ways[left]: in how many ways the groups behind can take `left` options.
  let ways = Array.from({ length: total + 1 }, (_, left): number => (left === 0 ? 1 : 0))
  for (let at = space.groups.length - 1; at >= 0; at--) {
    const { min, max, ordered } = space.groups[at] as Group
    const behind = ways
    ways = behind.map((_, left) => {
      let sum = 0
      for (let size = min; size <= max && size <= left; size++) {
        const rest = behind[left - size] ?? 0
        if (rest > 0) sum += rest * (ordered ? arrangementCount(left, size) : subsetCount(left, size))
      }
      return Math.min(sum, n)
    })
  }
  return Math.min(n, ways[total] ?? 0)
}

/** Each group's size is drawn from those still possible, group by group; then each such partition is equally likely. */
export function samplePartition(space: Partition, random: Random): Key[] | null {
  const { groups, options } = space
  if (!fits(groups, 0, options.length)) return null
  const keys = shuffled(
    options.map((option) => option.key),
    random,
  )
  const answer: Key[] = []
  let taken = 0
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as Group
    const possible = sizes(groups, at, keys.length - taken)
    const size = possible[random(possible.length)] as number
    const members = keys.slice(taken, taken + size)
    answer.push(group.name, ...(group.ordered ? members : inOfferedOrder(options, members)))
    taken += size
  }
  return answer
}

/** `partial` is the beginning of an answer: a group's name, its keys, the next group's name, … */
export function nextPartition(space: Partition, partial: readonly Key[]): Next {
  const { groups, placed, fault } = read(space, partial)
  if (fault) return DEAD_END
  const left = space.options.length - placed.size
  for (let i = 0; i < groups.length; i++) {
    const { min, max } = space.groups[i] as Group
    const size = groups[i]?.length ?? 0
    if (size > max || (size < min && i < groups.length - 1)) return DEAD_END
  }
  const current = space.groups[groups.length - 1]
  const size = groups.at(-1)?.length ?? 0
  const keys: Key[] = []
  // One more into the group that is being filled, which may then still lack some.
  if (current && left > 0 && size < current.max) {
    const filling = { ...current, min: Math.max(0, current.min - size - 1), max: current.max - size - 1 }
    if (fits([filling, ...space.groups.slice(groups.length)], 0, left - 1)) {
      for (const option of space.options) if (!placed.has(option.key)) keys.push(option.key)
    }
  }
  const following = space.groups[groups.length]
  const filled = current === undefined || size >= current.min
  if (following && filled && fits(space.groups, groups.length, left)) keys.push(following.name)
  return { keys, complete: left === 0 && following === undefined && filled }
}

/** Unordered groups in offered order. What isn't an answer stays as it is. */
export function normalisePartition(space: Partition, keys: readonly Key[]): readonly Key[] {
  const { groups, fault } = read(space, keys)
  if (fault) return keys
  return groups.flatMap((members, i) => {
    const group = space.groups[i] as Group
    return [group.name, ...(group.ordered ? members : inOfferedOrder(space.options, members))]
  })
}
