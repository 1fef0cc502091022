import type { Key } from "../ids.ts"
import type { Space } from "./types.ts"

/** The spaces of one type. */
export type SpaceOf<T extends Space["type"]> = Extract<Space, { readonly type: T }>

/** A whole number from 0 to `below` - 1, each as likely as the others. */
export type Random = (below: number) => number

/** What can follow the picks so far. */
export interface Next {
  /** The keys after which some legal answer can still be reached, in offered order. */
  readonly keys: readonly Key[]
  /** The picks so far are a legal answer as they stand. */
  readonly complete: boolean
}

/** Nothing can follow, and it isn't an answer. */
export const DEAD_END: Next = { keys: [], complete: false }
