import type { Key } from "../ids.ts"
import type { PickProblem } from "./pick-problem.ts"

const NONE: readonly number[] = []

/** Picks in the making: the options before `position` are settled, those from it on are open. */
export class PickState {
  readonly problem: PickProblem
  position = 0
  count = 0
  /** How often each option is picked. */
  readonly taken: number[]
  /** How many picks exclude each option. */
  readonly blocked: number[]
  readonly sums: number[]
  /** Picked options of each "at least one". */
  readonly hits: number[]
  /** Keys each requirement still needs, and those settled against it. */
  readonly missing: number[]
  readonly lost: number[]
  /** False where the picks it began with can't stand together. */
  readonly consistent: boolean

  /** `base`: picks that are made already. */
  constructor(problem: PickProblem, base?: readonly number[]) {
    this.problem = problem
    this.taken = Array<number>(problem.size).fill(0)
    this.blocked = Array<number>(problem.size).fill(0)
    this.sums = Array<number>(problem.linear.length).fill(0)
    this.hits = Array<number>(problem.sets.length).fill(0)
    this.missing = [...problem.needs]
    this.lost = Array<number>(problem.requirements.length).fill(0)
    let consistent = true
    if (base) {
      for (let place = 0; place < base.length; place++) {
        const times = base[place] ?? 0
        if (times === 0) continue
        if (times > (problem.caps[place] ?? 0) || (this.blocked[place] ?? 0) > 0) consistent = false
        this.change(place, times)
      }
    }
    this.consistent = consistent
  }

  /** How often an open option can still be picked. */
  room(place: number): number {
    if ((this.blocked[place] ?? 0) > 0) return 0
    return (this.problem.caps[place] ?? 0) - (this.taken[place] ?? 0)
  }

  /** Settles the option at `position`: picked this often (besides what it began with). */
  settle(times: number): void {
    const place = this.position++
    if (times > 0) this.change(place, times)
    else if (this.taken[place] === 0) this.lose(place, 1)
  }

  /** Takes back the last `settle`. */
  unsettle(times: number): void {
    const place = --this.position
    if (times > 0) this.change(place, -times)
    else if (this.taken[place] === 0) this.lose(place, -1)
  }

  /** How many requirements are met. */
  met(): number {
    let met = 0
    for (let i = 0; i < this.missing.length; i++) if ((this.missing[i] ?? 0) <= 0) met++
    return met
  }

  /** Can a requirement be met no more? */
  isLost(i: number): boolean {
    const { requirements, needs } = this.problem
    return (this.lost[i] ?? 0) > (requirements[i]?.length ?? 0) - (needs[i] ?? 0)
  }

  /** The picks so far in offered order. */
  picks(): Key[] {
    const { keys, offered } = this.problem
    const picked: number[] = []
    for (let place = 0; place < this.taken.length; place++) if (this.taken[place] !== 0) picked.push(place)
    picked.sort((a, b) => (offered[a] as number) - (offered[b] as number))
    const answer: Key[] = []
    for (const place of picked) for (let i = this.taken[place] ?? 0; i > 0; i--) answer.push(keys[place] as Key)
    return answer
  }

  private lose(place: number, by: number): void {
    for (const i of this.problem.requirementsOf[place] ?? NONE) this.lost[i] = (this.lost[i] ?? 0) + by
  }

  private change(place: number, times: number): void {
    const { problem } = this
    const before = this.taken[place] ?? 0
    const after = before + times
    this.taken[place] = after
    this.count += times
    for (let i = 0; i < this.sums.length; i++) {
      this.sums[i] = (this.sums[i] ?? 0) + times * (problem.linear[i]?.weights[place] ?? 0)
    }
    if (before > 0 && after > 0) return
    const by = after > 0 ? 1 : -1
    for (const other of problem.conflicts[place] ?? NONE) this.blocked[other] = (this.blocked[other] ?? 0) + by
    for (const i of problem.setsOf[place] ?? NONE) this.hits[i] = (this.hits[i] ?? 0) + by
    for (const i of problem.requirementsOf[place] ?? NONE) this.missing[i] = (this.missing[i] ?? 0) - by
  }
}
