import type { Key } from "../ids.ts"
import { randomSubset, shuffled } from "./combine.ts"
import { DEAD_END, type Next, type Random, type SpaceOf } from "./of-type.ts"
import { placeOf } from "./options.ts"
import { explainHard, mayStand } from "./pick-explain.ts"
import { pickProblem, problemOf } from "./pick-problem.ts"
import { metRequirements, mostRequirements, SEARCH_BOUND } from "./pick-requirements.ts"
import { PickSearch } from "./pick-search.ts"
import type { Oracle } from "./types.ts"

type Pick = SpaceOf<"pick">

/** All answers: fewer picks first, then in offered order. Turns back early, but is bounded by nothing. */
export function* iterateConstrained(space: Pick, oracle: Oracle | undefined): Generator<Key[]> {
  const problem = pickProblem(space)
  const goal = mostRequirements(space, oracle)
  for (const count of problem.counts) {
    const search = new PickSearch(problem, { goal, oracle, counts: [count] })
    while (search.advance()) yield search.answer()
  }
}

export function countConstrained(space: Pick, n: number, oracle: Oracle | undefined): number {
  const search = new PickSearch(problemOf(space), { goal: mostRequirements(space, oracle), oracle })
  let count = 0
  while (count < n && search.advance()) count++
  return count
}

/** The only answer, or null. */
export function forcedConstrained(space: Pick, oracle: Oracle | undefined): Key[] | null {
  const search = new PickSearch(problemOf(space), { goal: mostRequirements(space, oracle), oracle })
  if (!search.advance()) return null
  const answer = search.answer()
  return search.advance() ? null : answer
}

/** Blind draws before the search. */
const DRAWS = 8
/** Steps a random search may take for one number of picks. */
const SAMPLE_BOUND = 2_000

/**
 * A legal answer, or null where there is none. Where one of the first eight draws that know of no constraint is legal,
 * that one: so each answer with as many picks is equally likely. Else a number of picks is drawn and the options, in
 * random order, are picked or left with the odds of a blind draw, turning back where no legal answer can follow; a
 * number of picks for which nothing is found gives way to another. Every legal answer can come. Should this search
 * take too long, the first answer of the search without luck.
 */
export function sampleConstrained(space: Pick, random: Random, oracle: Oracle | undefined): Key[] | null {
  const { counts } = problemOf(space)
  if (counts.length === 0) return null
  const goal = mostRequirements(space, oracle)
  for (let draw = 0; draw < DRAWS; draw++) {
    const count = counts[random(counts.length)] as number
    const picks = randomSubset(space.options, count, space.repeat, random).map((option) => option.key)
    if (explainHard(space, picks, oracle) === null && metRequirements(space, picks) >= goal) return picks
  }
  const order = shuffled(
    space.options.map((_, i) => i),
    random,
  )
  const problem = pickProblem(space, order)
  let gaveUp = false
  for (const count of shuffled(counts, random)) {
    const search = new PickSearch(problem, { goal, oracle, random, counts: [count], budget: SAMPLE_BOUND })
    if (search.advance()) return search.answer()
    if (search.gaveUp) gaveUp = true
  }
  if (!gaveUp) return null
  const search = new PickSearch(problemOf(space), { goal, oracle })
  return search.advance() ? search.answer() : null
}

/**
 * Exact but for what the engine is asked: it is asked once about the picks with each key, with `partial`. Past the
 * search bound (50 000 steps a call) keys that weren't decided are among the keys.
 */
export function nextConstrained(space: Pick, partial: readonly Key[], oracle: Oracle | undefined): Next {
  const problem = problemOf(space)
  const placeIn = new Map(problem.offered.map((place, i) => [place, i]))
  const base = Array<number>(problem.size).fill(0)
  for (const key of partial) {
    const place = placeIn.get(placeOf(space.options, key))
    if (place === undefined) return DEAD_END
    base[place] = (base[place] ?? 0) + 1
  }
  const goal = mostRequirements(space, oracle)
  const open = new Uint8Array(problem.size)
  let budget = SEARCH_BOUND
  /** Looks for an answer with these picks, which shows for all its keys that they can follow. False: there is none. */
  const reaches = (picks: readonly number[]): boolean => {
    const search = new PickSearch(problem, { goal, base: picks, budget })
    const found = search.advance()
    budget = search.budgetLeft
    if (!found) return search.gaveUp
    for (let place = 0; place < problem.size; place++) {
      if ((search.state.taken[place] ?? 0) > (base[place] ?? 0)) open[place] = 1
    }
    return true
  }
  if (!reaches(base)) return DEAD_END
  for (let place = 0; place < problem.size; place++) {
    if (open[place] === 1 || (base[place] ?? 0) >= (problem.caps[place] ?? 0)) continue
    const withKey = [...base]
    withKey[place] = (base[place] ?? 0) + 1
    if (reaches(withKey)) open[place] = 1
  }
  const keys: Key[] = []
  for (let offered = 0; offered < space.options.length; offered++) {
    const place = placeIn.get(offered) as number
    const key = problem.keys[place] as Key
    if (open[place] === 1 && mayStand(space, [...partial, key], oracle)) keys.push(key)
  }
  const complete = explainHard(space, partial, oracle) === null && metRequirements(space, partial) >= goal
  return { keys, complete }
}
