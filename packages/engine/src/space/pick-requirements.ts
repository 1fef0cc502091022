import type { Key } from "../ids.ts"
import type { SpaceOf } from "./of-type.ts"
import { PickBound } from "./pick-bound.ts"
import { meeting, type PickProblem, problemOf } from "./pick-problem.ts"
import { PickSearch } from "./pick-search.ts"
import { PickState } from "./pick-state.ts"
import type { Oracle } from "./types.ts"

type Pick = SpaceOf<"pick">

/** Steps of a search after which a question is left undecided. */
export const SEARCH_BOUND = 50_000

/** How many requirements the keys meet. */
export function metRequirements(space: Pick, keys: readonly Key[]): number {
  let met = 0
  for (const constraint of space.constraints) {
    if (constraint.type !== "maximal") continue
    for (const list of constraint.requirements) if (list.every((key) => keys.includes(key))) met++
    for (const list of meeting(constraint)) if (list.some((key) => keys.includes(key))) met++
  }
  return met
}

/** The space in which only what may be asked of a player meets a requirement. */
function ofOwnAccord(space: Pick): Pick {
  if (!space.constraints.some((one) => one.type === "maximal" && one.also !== undefined)) return space
  const known = asked.get(space)
  if (known !== undefined) return known
  const found: Pick = {
    ...space,
    constraints: space.constraints.map((one) => {
      if (one.type !== "maximal") return one
      const { also: _, ...rest } = one
      return rest
    }),
  }
  asked.set(space, found)
  return found
}

const asked = new WeakMap<Pick, Pick>()

/** What was found out last: a decision's space is asked several questions in a row. */
let last: { readonly problem: PickProblem; readonly possible: number } | null = null

/**
 * How many requirements an answer that keeps all other constraints meets at most (Magic 508.1d); those of several
 * `maximal` constraints count together. A number for which this stays
 * undecided within the search bound counts as one that can't be met.
 */
export function mostRequirements(space: Pick, oracle: Oracle | undefined): number {
  if (!space.constraints.some((constraint) => constraint.type === "maximal")) return 0
  const problem = problemOf(ofOwnAccord(space))
  // What the engine is asked is bound to a position: nothing to keep.
  const asks = oracle !== undefined && problem.questions.length > 0
  if (!asks && last?.problem === problem) return last.possible
  const highest = new PickBound(problem, problem.counts, 0).requirements(
    new PickState(problem),
    problem.counts.at(-1) ?? 0,
  )
  const budget = Math.ceil(SEARCH_BOUND / (Math.log2(highest + 1) + 1))
  // Halves the numbers between one that can be met and one that can't.
  let possible = 0
  let impossible = highest + 1
  for (let goal = highest; impossible - possible > 1; goal = (possible + impossible) >> 1) {
    const search = new PickSearch(problem, { goal, oracle, budget })
    if (search.advance()) possible = search.state.met()
    else impossible = goal
  }
  if (!asks) last = { problem, possible }
  return possible
}
