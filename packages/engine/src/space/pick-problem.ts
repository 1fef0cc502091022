import type { Key } from "../ids.ts"
import type { SpaceOf } from "./of-type.ts"
import { allowedCounts } from "./pick-counts.ts"
import type { Constraint, Option } from "./types.ts"

/** Weights of the options, by place, whose sum over the picks is `total` at most. */
export interface Linear {
  readonly weights: readonly number[]
  readonly total: number
  /** The places, lightest first. */
  readonly ascending: readonly number[]
}

/** A pick with its constraints, with places in a list for keys: what the search works on. */
export interface PickProblem {
  readonly size: number
  readonly repeat: boolean
  readonly keys: readonly Key[]
  /** Where each place stands in offered order. */
  readonly offered: readonly number[]
  /** How often each may be picked. */
  readonly caps: readonly number[]
  /** The allowed numbers of picks, ascending. */
  readonly counts: readonly number[]
  /** The places that each can't be picked with; this list and the next ones of lists are empty where all of them are. */
  readonly conflicts: readonly (readonly number[])[]
  /** Places with the same number (not -1) all exclude each other. */
  readonly cliques: readonly number[]
  readonly cliqueCount: number
  readonly linear: readonly Linear[]
  /** At least one of each list is picked; and the lists each place is in. */
  readonly sets: readonly (readonly number[])[]
  readonly setsOf: readonly (readonly number[])[]
  /** The requirements that could be met at all; and those each place is in. */
  readonly requirements: readonly (readonly number[])[]
  readonly requirementsOf: readonly (readonly number[])[]
  /** How many of its keys each requirement needs: all, or one. */
  readonly needs: readonly number[]
  /** The last place of each requirement. */
  readonly lastOf: readonly number[]
  readonly questions: readonly string[]
}

/** For each place the lists it is in; empty where there are no lists. */
const invert = (lists: readonly (readonly number[])[], size: number): number[][] => {
  if (lists.length === 0) return []
  const of = Array.from({ length: size }, (): number[] => [])
  lists.forEach((list, i) => {
    for (const place of list) of[place]?.push(i)
  })
  return of
}

/** The problem with its options in this order (places of offered options), or as offered. */
export function pickProblem(space: SpaceOf<"pick">, order?: readonly number[]): PickProblem {
  const offered = order ?? space.options.map((_, i) => i)
  const keys = offered.map((i) => (space.options[i] as Option).key)
  const size = keys.length
  const places = new Map<Key, number>()
  for (let place = 0; place < size; place++) places.set(keys[place] as Key, place)
  const counts = allowedCounts(space)
  const caps = Array<number>(size).fill(space.repeat ? (counts.at(-1) ?? 0) : 1)
  const conflicts: Set<number>[] = []
  const cliques = Array<number>(size).fill(-1)
  let cliqueCount = 0
  const linear: Linear[] = []
  const sets: number[][] = []
  const required: number[][] = []
  const anyOf: number[][] = []
  const questions: string[] = []

  const known = (list: readonly Key[]): number[] => {
    const found: number[] = []
    for (const key of list) {
      const place = places.get(key)
      if (place !== undefined && !found.includes(place)) found.push(place)
    }
    return found
  }
  const exclude = (members: readonly number[]) => {
    if (members.length < 2) return
    while (conflicts.length < size) conflicts.push(new Set())
    for (const one of members) for (const other of members) if (one !== other) conflicts[one]?.add(other)
    const alone = members.filter((place) => caps[place] === 1 && cliques[place] === -1)
    if (alone.length < 2) return
    for (const place of alone) cliques[place] = cliqueCount
    cliqueCount++
  }
  const weigh = (listed: readonly (readonly [Key, number])[], sign: number, total: number) => {
    const weights = Array<number>(size).fill(0)
    for (const [key, weight] of listed) {
      const place = places.get(key)
      if (place !== undefined) weights[place] = (weights[place] ?? 0) + sign * weight
    }
    const ascending = keys.map((_, place) => place)
    ascending.sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0) || a - b)
    linear.push({ weights, total: sign * total, ascending })
  }

  const pairs: number[][] = []
  for (const constraint of space.constraints) {
    switch (constraint.type) {
      case "counts":
        break
      case "different": {
        const groups = new Map<Key, Key[]>()
        for (const [key, group] of constraint.groups) {
          const members = groups.get(group)
          if (members) members.push(key)
          else groups.set(group, [key])
        }
        for (const group of groups.values()) {
          const members = known(group)
          for (const place of members) caps[place] = Math.min(caps[place] ?? 0, 1)
          exclude(members)
        }
        break
      }
      case "forbidden":
        for (const [one, other] of constraint.pairs) {
          const pair = known([one, other])
          if (one === other) for (const place of pair) caps[place] = Math.min(caps[place] ?? 0, 1)
          else if (pair.length === 2) pairs.push(pair)
        }
        break
      case "most":
        weigh(constraint.weights, 1, constraint.total)
        break
      case "least":
        weigh(constraint.weights, -1, constraint.total)
        break
      case "at-least-one":
        sets.push(known(constraint.keys))
        break
      case "maximal":
        for (const list of constraint.requirements) if (list.every((key) => places.has(key))) required.push(known(list))
        for (const list of meeting(constraint)) if (known(list).length > 0) anyOf.push(known(list))
        break
      case "ask":
        questions.push(constraint.question)
        break
    }
  }
  for (const pair of pairs) exclude(pair)

  const whole = required.filter((list) => !list.some((one) => list.some((other) => conflicts[one]?.has(other))))
  const possible = [...whole, ...anyOf]
  return {
    size,
    repeat: space.repeat,
    keys,
    offered,
    caps,
    counts,
    conflicts: conflicts.map((set) => [...set]),
    cliques,
    cliqueCount,
    linear,
    sets,
    setsOf: invert(sets, size),
    requirements: possible,
    requirementsOf: invert(possible, size),
    needs: [...whole.map((list) => list.length), ...anyOf.map(() => 1)],
    lastOf: possible.map((list) => Math.max(-1, ...list)),
    questions,
  }
}

/** The problem last asked for: a decision's space is asked several questions in a row. */
/** Of each requirement that one key meets, all keys that do. */
export const meeting = ({
  anyOf = [],
  also = [],
}: Extract<Constraint, { type: "maximal" }>): readonly (readonly Key[])[] =>
  also.length === 0 ? anyOf : anyOf.map((list, i) => [...list, ...(also[i] ?? [])])

let last: { readonly space: SpaceOf<"pick">; readonly problem: PickProblem } | null = null

/** The space's problem, with the options first that a requirement or "at least one" names: those decide soonest. */
export function problemOf(space: SpaceOf<"pick">): PickProblem {
  if (last?.space === space) return last.problem
  const named = new Set<Key>()
  for (const constraint of space.constraints) {
    if (constraint.type === "at-least-one") for (const key of constraint.keys) named.add(key)
    if (constraint.type === "maximal")
      for (const list of [...constraint.requirements, ...meeting(constraint)]) for (const key of list) named.add(key)
  }
  const order: number[] = []
  for (let i = 0; i < space.options.length; i++) if (named.has((space.options[i] as Option).key)) order.push(i)
  for (let i = 0; i < space.options.length; i++) if (!named.has((space.options[i] as Option).key)) order.push(i)
  const problem = pickProblem(space, order)
  last = { space, problem }
  return problem
}
