import { type Game, isDate } from "@dilemma-table/engine"
import { type Lang, sayRuleNumber, sayTerminal } from "@dilemma-table/words"
import type { RuleSheet } from "../protocol/messages.ts"

/** What a rule says, and how its number and what it says changed; null where the table has no such rule. */
export function ruleSheet(
  lang: Lang,
  { rulebook, edition }: Pick<Game, "rulebook" | "edition">,
  id: string,
): RuleSheet | null {
  const entry = rulebook.rules.find((one) => one.id === id)
  if (entry === undefined) return null
  const { since, was = [] } = entry
  const changes = rulebook.flags.filter(({ rules }) => rules.includes(id))
  return {
    id,
    number: sayRuleNumber(lang, rulebook, edition, id),
    text: entry[lang],
    history: [
      ...(since === undefined ? [] : [sayTerminal(lang, "play", "rule-since", { since })]),
      ...was.map(({ edition: name, number, status }) => {
        const when = isDate(name) ? sayTerminal(lang, "play", "rules-until", { date: name }) : name
        if (status === "unknown") return sayTerminal(lang, "play", "rule-was-unknown", { edition: when })
        return number === null
          ? sayTerminal(lang, "play", "rule-was-not", { edition: when })
          : sayTerminal(lang, "play", "rule-was", { edition: when, number })
      }),
      ...changes.map((flag) =>
        sayTerminal(lang, "play", "rule-changes", {
          when: [
            ...(flag.since === undefined ? [] : [sayTerminal(lang, "play", "since", { since: flag.since })]),
            ...(flag.until === undefined ? [] : [sayTerminal(lang, "play", "until", { until: flag.until })]),
            ...(flag.named === undefined || flag.named.length === 0
              ? []
              : [sayTerminal(lang, "play", "named", { names: flag.named.join(", ") })]),
          ].join(lang === "ja" ? "、" : ", "),
          change: flag[lang],
        }),
      ),
    ],
  }
}
