import type { CardData, Rulebook } from "@dilemma-table/engine"

/** A game as the command knows it. */
export interface KnownGame {
  readonly rulebook: Rulebook
  /** What people call it. */
  readonly name: string
  readonly cards: readonly CardData[]
}

export const knownGames: readonly KnownGame[] = []
