/** A rule's number in its game's reference edition: "700.2a". Never renumbered. */
export type RuleId = string

/** One rule as the project knows it: a short explanation of our own, and the numbers it had in other editions. */
export interface RuleEntry {
  readonly id: RuleId
  readonly en: string
  readonly ja: string
  readonly was?: readonly {
    /** A date or the edition's name. */
    readonly edition: string
    /** Null where the rule didn't exist. */
    readonly number: string | null
    readonly status: "read" | "moved" | "unknown"
  }[]
  /** ISO date from which the rule exists, where it isn't as old as the game. */
  readonly since?: string
}
