import type { Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { ManaUse } from "@dilemma-table/magic"

/*
 * What stands beside the verbs of Magic's effects, for the printers of both languages.
 */

export interface Whole {
  readonly as?: string
  readonly by?: PlayerRef
}

export interface ManaWhole {
  readonly only?: ManaUse
  readonly lasts?: "combat" | "turn"
}

export interface Searching {
  readonly upTo?: Value
  readonly any?: true
  readonly to: "hand" | "battlefield" | "graveyard" | "top"
  readonly tapped?: true
  readonly reveal?: true
  readonly as?: string
}

export interface Entering {
  readonly tapped?: true
  readonly counters?: Readonly<Record<string, number>>
  readonly countersFor?: Filter
  readonly attacking?: true
  readonly transformed?: true
  readonly faceDown?: true
  readonly under?: "you" | "owner" | "opponent"
  readonly attachedTo?: Selector
}

export interface NameOf {
  readonly type?: string | readonly string[]
  readonly not?: string | readonly string[]
}

export interface Casting extends Whole {
  readonly free?: true
  readonly cost?: readonly object[]
  readonly spell?: Filter
  readonly must?: true
  readonly any?: true
  readonly copy?: true
  readonly called?: string
  readonly transformed?: true
}
