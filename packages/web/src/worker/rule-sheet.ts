import { type Game, isDate, type RuleEntry } from "@dilemma-table/engine"
import { type Lang, loadWords, sayRuleNumber, sayTerminal } from "@dilemma-table/words"
import { ruleTexts } from "../games/rule-texts.ts"
import type { RuleSheet } from "../protocol/messages.ts"
import type { GameName } from "../shown/types.ts"

/** What a rule says where its text and the words around it must be fetched first. */
export async function fetchedRuleSheet(lang: Lang, game: Game, id: string): Promise<RuleSheet | null> {
  const [rules] = await Promise.all([ruleTexts(game.rulebook.game as GameName), loadWords("terminal", lang)])
  return ruleSheet(lang, game, id, rules)
}

/**
 * What a rule says, and how its number and what it says changed; null where the table has no such rule.
 * @param rules the rulebook's rules with their texts
 */
export function ruleSheet(
  lang: Lang,
  { rulebook, edition }: Pick<Game, "rulebook" | "edition">,
  id: string,
  rules: readonly RuleEntry[],
): RuleSheet | null {
  const entry = rules.find((one) => one.id === id)
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
