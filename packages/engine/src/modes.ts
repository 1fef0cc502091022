import type { Key, ObjectId, PlayerId } from "./ids.ts"

/** One mode picked: its printed index (from 1), its targets by slot, and what else was announced for this pick. */
export interface ModePick {
  readonly mode: number
  readonly targets: readonly (readonly Target[])[]
}

/** What is targeted, and its share where something is divided among targets. */
export type Target = ({ readonly object: ObjectId } | { readonly player: PlayerId }) & { readonly share?: number }

/** What was chosen for one modal ability, in printed order; never changes. A copy of the object shares it. */
export interface ChosenModes {
  readonly by: PlayerId
  readonly picks: readonly ModePick[]
}

/** Everything announced for one object while it was cast, used, activated or put on the stack. */
export interface Said {
  readonly face: number
  /** Null where nothing modal was announced (not modal, or its modes are asked later). */
  readonly modes: ChosenModes | null
  /** Targets of the ability's text outside modes, by slot. */
  readonly targets: readonly (readonly Target[])[]
  readonly x: number | null
  /** Units for each target of a division, by slot and place. */
  readonly division: readonly (readonly number[])[]
  /** Alternative, additional and optional costs it was announced with, by the rulebook's names. */
  readonly costs: readonly Key[]
  /** Was it copied rather than announced? */
  readonly copied: boolean
  /** What was given up to pay its costs, as it was. */
  readonly gaveUp?: readonly ObjectId[]
  /** A card name chosen for it. */
  readonly named?: string
}

export const NOTHING_SAID: Said = Object.freeze({
  face: 0,
  modes: null,
  targets: Object.freeze([]),
  x: null,
  division: Object.freeze([]),
  costs: Object.freeze([]),
  copied: false,
})

/** When a rulebook asks for the modes of an ability. */
export type AskedWhen = "announced" | "placed" | "start" | "reached"
