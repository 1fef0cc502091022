import { type Edition, type Rulebook, type RuleId, ruleNumber } from "@dilemma-table/engine"
import { type Lang, sentenceOr } from "./speaker.ts"

/** What a rule says, shortly and in our own words; null for a number the table doesn't know. */
export function sayRule(lang: Lang, rulebook: Rulebook, id: RuleId): string | null {
  return rulebook.rules.find((entry) => entry.id === id)?.[lang] ?? null
}

/**
 * The rule's number as the edition writes it: its own where known, else the reference number with a sign that it is one.
 */
export function sayRuleNumber(lang: Lang, rulebook: Rulebook, edition: Edition, id: RuleId): string {
  const entry = rulebook.rules.find((rule) => rule.id === id)
  if (entry === undefined) return id
  const { number, known } = ruleNumber(entry, edition)
  if (known && number !== null) return number
  return sentenceOr(lang, rulebook.game, "thing", "reference-rule", { rule: id })
}
