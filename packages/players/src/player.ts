import type { Decision, Key, Oracle, PlayerId } from "@dilemma-table/engine"

/** What a player is given when it is asked. Nothing here tells what the seat may not know. */
export interface Asked {
  readonly seat: PlayerId
  readonly decision: Decision
  /** Answers `ask` constraints of the decision. */
  readonly oracle: Oracle
}

/** Someone or something that answers decisions. Its random numbers are its own, never the game's. */
export interface Player {
  readonly name: string
  choose(asked: Asked): readonly Key[]
}
