import type { RuleId } from "@dilemma-table/engine"

/** Where a term stands in print. */
export interface TermSource {
  readonly en: string
  readonly ja: string
  readonly url: string
}

/** What something of the rulebook is officially called in both languages, by which rule, and where that can be read. */
export interface Term<S extends string = string> {
  readonly en: string
  readonly ja: string
  readonly rule: RuleId
  readonly source: S
}
