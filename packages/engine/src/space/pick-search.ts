import type { Key } from "../ids.ts"
import type { Random } from "./of-type.ts"
import { PickBound } from "./pick-bound.ts"
import type { PickProblem } from "./pick-problem.ts"
import { PickState } from "./pick-state.ts"
import type { Oracle } from "./types.ts"

export interface SearchSettings {
  /** The allowed numbers of picks; else the problem's. */
  readonly counts?: readonly number[]
  /** Picks that are made already, by place. */
  readonly base?: readonly number[]
  /** As many requirements have to be met. */
  readonly goal: number
  readonly oracle?: Oracle | undefined
  /** Draws whether an option is picked, as if one number of picks (the highest) were dealt out; else "picked" is tried first. */
  readonly random?: Random
  /** Gives up after so many steps. */
  readonly budget?: number
}

/** Dead ends after which it begins to remember them. */
const FORGIVEN = 32

/**
 * Finds the legal answers of a constrained pick one by one: settles option after option, often picked before seldom,
 * turns back where a bound or the engine sees no hope, and remembers states below which nothing was found, so that
 * sums and counts cost no more than there are different ones.
 */
export class PickSearch {
  /** The budget was used up: that no more is found proves nothing. */
  gaveUp = false
  readonly state: PickState
  private readonly bound: PickBound
  private readonly settings: SearchSettings
  private readonly oracle: Oracle | null
  private budget: number
  private found = 0
  private begun = false
  private over = false
  private deadEnds = 0
  private dead: Set<string> | null = null
  /** For each settled option: how often it's picked now (-1: not tried yet), at most, at first; answers before it. */
  private readonly value: number[]
  private readonly top: number[]
  private readonly first: number[]
  private readonly foundBefore: number[]

  constructor(problem: PickProblem, settings: SearchSettings) {
    this.settings = settings
    this.state = new PickState(problem, settings.base)
    this.bound = new PickBound(problem, settings.counts ?? problem.counts, settings.goal)
    this.oracle = problem.questions.length > 0 ? (settings.oracle ?? null) : null
    this.budget = settings.budget ?? Number.POSITIVE_INFINITY
    this.value = Array<number>(problem.size).fill(-1)
    this.top = Array<number>(problem.size).fill(0)
    this.first = Array<number>(problem.size).fill(0)
    this.foundBefore = Array<number>(problem.size).fill(0)
  }

  /** Goes on to the next answer; false where there is none. */
  advance(): boolean {
    if (this.over) return false
    const { state } = this
    const { size } = state.problem
    let deeper = false
    if (!this.begun) {
      this.begun = true
      deeper = state.consistent && this.hopeful(true)
      if (!deeper) return this.end()
    }
    for (;;) {
      if (deeper && state.position === size) {
        this.found++
        return true
      }
      if (!deeper) {
        if (state.position === 0) return this.end()
        state.unsettle(this.value[state.position - 1] ?? 0)
      }
      deeper = this.settleNext()
      if (this.gaveUp) return this.end()
    }
  }

  /** The steps it may still take. */
  get budgetLeft(): number {
    return Math.max(0, this.budget)
  }

  /** The answer it stands at, in offered order. */
  answer(): Key[] {
    return this.state.picks()
  }

  private end(): false {
    this.over = true
    return false
  }

  /** Settles the option at the position in the next way that has hope; false where none has, and it stays open. */
  private settleNext(): boolean {
    const { state } = this
    const place = state.position
    if (this.value[place] === -1) {
      this.top[place] = Math.min(state.room(place), this.bound.highest - state.count)
      this.first[place] = this.draw(place)
      this.foundBefore[place] = this.found
    }
    for (let value = this.following(place); value >= 0; value = this.following(place)) {
      this.value[place] = value
      if (--this.budget < 0) {
        this.gaveUp = true
        return false
      }
      state.settle(value)
      if (this.hopeful(value > 0)) return true
      state.unsettle(value)
    }
    this.value[place] = -1
    this.deadEnds++
    if (this.foundBefore[place] === this.found && this.remembers()) {
      this.dead ??= new Set()
      this.dead.add(this.name())
    }
    return false
  }

  /** The value to try behind the present one: the first drawn, then from the top down; -1 at the end. */
  private following(place: number): number {
    const value = this.value[place] ?? -1
    const top = this.top[place] ?? 0
    const first = this.first[place] ?? 0
    if (value === -1) return first
    const next = value === first ? top : value - 1
    return next === first ? next - 1 : next
  }

  /** The value to try first. */
  private draw(place: number): number {
    const { state, bound } = this
    const { random } = this.settings
    const top = this.top[place] ?? 0
    if (random === undefined || top === 0) return top
    const { size, repeat } = state.problem
    let open = 0
    for (let i = place; i < size; i++) if (state.room(i) > 0) open++
    let left = bound.highest - state.count
    if (!repeat) return random(open) < left ? 1 : 0
    let value = 0
    while (value < top && random(open - 1 + left) < left) {
      value++
      left--
    }
    return value
  }

  private hopeful(changed: boolean): boolean {
    const { state } = this
    if (!this.bound.hopeful(state)) return false
    const whole = state.position === state.problem.size
    if (!whole && this.dead?.has(this.name())) return false
    if (this.oracle === null || !(whole || changed)) return true
    const picks = state.picks()
    for (const question of state.problem.questions) if (!this.oracle(question, picks, !whole)) return false
    return true
  }

  /** What the engine says may hang on each single pick: then states aren't alike. */
  private remembers(): boolean {
    return this.deadEnds > FORGIVEN && this.oracle === null
  }

  /** Names all that what can follow depends on. */
  private name(): string {
    const { state } = this
    const { problem, position } = state
    let name = this.bound.anyCount(state) ? `${position}` : `${position} ${state.count}`
    for (const sum of state.sums) name += ` ${sum}`
    if (problem.sets.length > 0) name += ` ${bits(state.hits, 0)}`
    if (problem.requirements.length > 0) {
      name += ` ${state.met()}`
      // Only what is lost of requirements that could else still be met.
      for (let i = 0; i < problem.requirements.length; i++) {
        if ((problem.lastOf[i] ?? 0) < position) continue
        if (state.isLost(i)) name += `,${i}`
        // One of several is enough: which are met then isn't told by how many keys are.
        else if ((state.missing[i] ?? 0) <= 0) name += `+${i}`
      }
    }
    return `${name} ${bits(state.blocked, position)}`
  }
}

/** Which of these, from a place on, aren't zero. */
function bits(counts: readonly number[], from: number): string {
  let text = ""
  for (let i = from; i < counts.length; ) {
    let chunk = 0
    for (let bit = 0; bit < 15 && i < counts.length; bit++, i++) if (counts[i] !== 0) chunk |= 1 << bit
    text += String.fromCharCode(chunk + 1)
  }
  return text
}
