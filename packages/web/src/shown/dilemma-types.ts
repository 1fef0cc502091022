import type { Key } from "@dilemma-table/engine"
import type { Change } from "@dilemma-table/words"
import type { ShownRule } from "./types.ts"

/** Why something can't be, its rule, and what would make it possible. */
export interface Reason {
  readonly text: string
  readonly rule: ShownRule | null
  readonly remedy: string | null
}

/** A choice of modes with all that is known about it beforehand. */
export interface ShownDilemma {
  /** "Choose two —", as it is printed. */
  readonly header: string
  readonly modes: readonly ShownMode[]
  /** All answers that can be given, where they are few; null where they are many. */
  readonly answers: readonly ShownAnswer[] | null
  /** Is it worked out already what they lead to? Otherwise no outcome is told yet. */
  readonly isWorkedOut: boolean
}

export interface ShownMode {
  /** Its printed index. */
  readonly mode: number
  /** The key that picks it; null where it can't be picked at all. */
  readonly key: Key | null
  readonly text: string
  /** Why it can't be picked. */
  readonly reasons: readonly Reason[]
  /** What it would do by itself. Null where it can't be told apart from what is picked with it. */
  readonly outcome: Outcome | null
}

export interface ShownAnswer {
  readonly keys: readonly Key[]
  /** Null where it is worked out only when it is asked for. */
  readonly outcome: Outcome | null
}

/** What an answer would lead to, as far as the player can tell. */
export interface Outcome {
  /** What would be chosen on the way, as the player might: targets. */
  readonly targets: readonly { readonly name: string; readonly key: Key | null; readonly player: number | null }[]
  readonly lines: readonly { readonly text: string; readonly rules: readonly ShownRule[] }[]
  readonly changes: readonly Change[]
  /** Why it can't be told further: an unknown card, somebody's choice, luck. Null at its end. */
  readonly stopped: "unknown" | "choice" | "chance" | null
  /** Whose choice it stops at. */
  readonly by: number | null
  /** What that choice is about, in words. */
  readonly asks: string | null
  /** Is it so only if nobody responds? */
  readonly unanswered: boolean
}

/** A number with half of its interval of 95 %. */
export interface Difference {
  readonly mean: number
  readonly half: number
}

/** What answers are worth to the player some turns on, the best first. */
export interface ShownComparison {
  /** How often each was played out. */
  readonly playouts: number
  readonly answers: readonly {
    readonly keys: readonly Key[]
    readonly worth: Difference
    /** How much less than the best, deal by deal; null for the best. */
    readonly behind: Difference | null
    /** Is it less for certain (95 %)? */
    readonly isClear: boolean
  }[]
  /** Are there answers that weren't compared? */
  readonly more: boolean
}
