import type { Edition, Rulebook, RuleId } from "@dilemma-table/engine"
import { type Lang, sayRuleNumber } from "@dilemma-table/words"
import type { ShownRule } from "./types.ts"

/** Rules by the numbers they have in an edition, each once. */
export const shownRules = (
  lang: Lang,
  rulebook: Rulebook,
  edition: Edition,
  rules: readonly RuleId[],
): readonly ShownRule[] =>
  [...new Set(rules)]
    .filter((id) => id !== "")
    .map((id) => ({ id, number: sayRuleNumber(lang, rulebook, edition, id) }))
