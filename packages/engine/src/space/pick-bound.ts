import type { PickProblem } from "./pick-problem.ts"
import type { PickState } from "./pick-state.ts"

const NONE: readonly number[] = []

/**
 * Quick proofs that nothing legal lies below a state. Each looks at one constraint, together with the number of picks
 * and with groups of which one can be picked; with no more than that in the space they are exact.
 */
export class PickBound {
  private readonly problem: PickProblem
  /** allows[k]: may there be k picks? */
  private readonly allows: readonly number[]
  /** The most picks that are allowed. */
  readonly highest: number
  /** runs[k]: so many numbers from k on are all allowed. */
  private readonly runs: readonly number[]
  /** As many requirements have to be met. */
  private readonly goal: number
  private readonly marks: number[]
  private mark = 0
  private readonly shares: number[]

  constructor(problem: PickProblem, counts: readonly number[], goal: number) {
    this.problem = problem
    this.highest = counts.at(-1) ?? -1
    const allows = Array<number>(this.highest + 1).fill(0)
    for (const count of counts) allows[count] = 1
    this.allows = allows
    const runs = Array<number>(this.highest + 2).fill(0)
    for (let k = this.highest; k >= 0; k--) runs[k] = allows[k] === 1 ? (runs[k + 1] ?? 0) + 1 : 0
    this.runs = runs
    this.goal = goal
    this.marks = Array<number>(problem.cliqueCount).fill(0)
    this.shares = Array<number>(problem.requirements.length > 0 ? problem.size : 0).fill(0)
  }

  /** False: no legal answer lies below. */
  hopeful(state: PickState): boolean {
    const most = this.picksLeft(state)
    if (most < 0) return false
    for (let i = 0; i < state.hits.length; i++) if (state.hits[i] === 0 && !this.canHit(state, i)) return false
    for (let i = 0; i < state.sums.length; i++) if (!this.canWeigh(state, i, most)) return false
    return this.goal === 0 || this.requirements(state, most) >= this.goal
  }

  /** Are all numbers of picks allowed that can still come of a state? */
  anyCount(state: PickState): boolean {
    const open = state.problem.size - state.position
    return !state.problem.repeat && (this.runs[state.count] ?? 0) > open
  }

  /** How many picks can follow at most, or -1 where no allowed number of picks can be reached. */
  private picksLeft(state: PickState): number {
    const { size, cliques } = this.problem
    const enough = this.highest - state.count
    if (enough < 0) return -1
    let left = 0
    this.mark++
    for (let place = state.position; place < size && left < enough; place++) {
      const room = state.room(place)
      if (room > 0 && this.unmarked(cliques[place] ?? -1)) left += room
    }
    for (let most = Math.min(left, enough); most >= 0; most--) if (this.allows[state.count + most] === 1) return most
    return -1
  }

  /** Is this the first of its clique since `mark` went up? Those in no clique always are. */
  private unmarked(clique: number): boolean {
    if (clique < 0) return true
    if (this.marks[clique] === this.mark) return false
    this.marks[clique] = this.mark
    return true
  }

  private canHit(state: PickState, set: number): boolean {
    for (const place of this.problem.sets[set] ?? NONE)
      if (place >= state.position && state.room(place) > 0) return true
    return false
  }

  /** Do the lightest picks for some allowed number of picks stay within the total? */
  private canWeigh(state: PickState, index: number, most: number): boolean {
    const linear = this.problem.linear[index]
    if (linear === undefined) return true
    let sum = state.sums[index] ?? 0
    let count = state.count
    if (sum <= linear.total && this.allows[count] === 1) return true
    const end = count + most
    this.mark++
    for (const place of linear.ascending) {
      if (count >= end) return false
      if (place < state.position) continue
      const weight = linear.weights[place] ?? 0
      if (sum > linear.total && weight >= 0) return false
      const room = state.room(place)
      if (room <= 0 || !this.unmarked(this.problem.cliques[place] ?? -1)) continue
      for (let i = 0; i < room && count < end; i++) {
        sum += weight
        count++
        if (sum <= linear.total && this.allows[count] === 1) return true
      }
    }
    return false
  }

  /**
   * At most so many requirements are met in the end, with `most` more picks. A pick's share is what it gives to
   * requirements that are open, one n-th to each that lacks n keys; the requirements met by some picks are no more
   * than the sum of their shares.
   */
  requirements(state: PickState, most: number): number {
    const { requirements, cliques } = this.problem
    const { shares } = this
    let met = 0
    let open = 0
    const touched: number[] = []
    for (let i = 0; i < requirements.length; i++) {
      const missing = state.missing[i] ?? 0
      if (missing <= 0) met++
      else if (!state.isLost(i) && missing <= most && this.isOpen(state, i)) {
        open++
        for (const place of requirements[i] ?? NONE) {
          if (state.taken[place] !== 0) continue
          if (shares[place] === 0) touched.push(place)
          shares[place] = (shares[place] ?? 0) + 1 / missing
        }
      }
    }
    if (open === 0) return met
    touched.sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    let sum = 0
    let picks = 0
    this.mark++
    for (const place of touched) {
      if (picks < most && this.unmarked(cliques[place] ?? -1)) {
        sum += shares[place] ?? 0
        picks++
      }
      shares[place] = 0
    }
    return met + Math.min(open, Math.floor(sum + 1e-9))
  }

  /** Can as many keys as the requirement lacks still be picked? */
  private isOpen(state: PickState, requirement: number): boolean {
    let missing = state.missing[requirement] ?? 0
    for (const place of this.problem.requirements[requirement] ?? NONE) {
      if (state.taken[place] === 0 && place >= state.position && state.room(place) > 0) missing--
    }
    return missing <= 0
  }
}
