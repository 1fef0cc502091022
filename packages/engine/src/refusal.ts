import type { ObjectId, PlayerId } from "./ids.ts"
import type { RuleId } from "./rules.ts"
import type { Plain } from "./state.ts"

/** Why something isn't allowed: the first check that failed. `words` says it in a sentence. */
export interface Refusal {
  readonly code: string
  readonly rule: RuleId
  readonly object?: ObjectId
  readonly player?: PlayerId
  readonly data?: Readonly<Record<string, Plain>>
  /** Where a card could be meant as one of several faces: why it isn't allowed as each. */
  readonly sides?: readonly { readonly face: number; readonly refusal: Refusal }[]
}

/** A named check of a rulebook: null when it holds. */
export type Check<Args extends readonly unknown[]> = (...args: Args) => Refusal | null

/** The first check that fails; what forbids also explains. */
export function firstRefusal<Args extends readonly unknown[]>(
  checks: readonly Check<Args>[],
  ...args: Args
): Refusal | null {
  for (const check of checks) {
    const refusal = check(...args)
    if (refusal !== null) return refusal
  }
  return null
}

/** All checks that fail, in their order, up to one whose code is among `ends`: beside it the others say nothing more. */
export function allRefusals<Args extends readonly unknown[]>(
  checks: readonly Check<Args>[],
  ends: ReadonlySet<string>,
  ...args: Args
): readonly Refusal[] {
  const found: Refusal[] = []
  for (const check of checks) {
    const refusal = check(...args)
    if (refusal === null) continue
    found.push(refusal)
    if (ends.has(refusal.code)) break
  }
  return found
}

/** Thrown inside a procedure when a step can't be complied with; `attempt` catches it and nothing else. */
export class Illegal extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`${refusal.code} (${refusal.rule})`)
    this.name = "Illegal"
    this.refusal = refusal
  }
}

/**
 * Thrown where a rulebook breaks off whatever is going on: the game is decided, or the rest of a turn is skipped. The rulebook's
 * own loop catches it, and a trial takes it for its end.
 */
export class BrokenOff extends Error {}

/** Thrown where so much happens without anybody's being asked that it would never end. */
export class Endless extends Error {
  readonly code: string
  /** @param code the fault's, where a rulebook says it more exactly */
  constructor(steps: number, code = "endless") {
    super(`${steps} things were done without a decision: this would never end`)
    this.name = "Endless"
    this.code = code
  }
}

/** Thrown where a position with unknown cards can't say what happens; `imagine` and previews stop there. */
export class DependsOnUnknown extends Error {
  readonly object: ObjectId
  constructor(object: ObjectId) {
    super(`What happens depends on an unknown card (object ${object})`)
    this.name = "DependsOnUnknown"
    this.object = object
  }
}

/** What went wrong with input from outside. `place` is where: a path, a line, a key. */
export interface Fault {
  readonly code: string
  readonly place: string
  readonly message: { readonly en: string; readonly ja: string }
  readonly data?: Readonly<Record<string, Plain>>
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }

export const ok = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const fail = (
  code: string,
  place: string,
  en: string,
  ja: string,
  data?: Readonly<Record<string, Plain>>,
): { ok: false; fault: Fault } => ({
  ok: false,
  fault: { code, place, message: { en, ja }, ...(data === undefined ? {} : { data }) },
})
