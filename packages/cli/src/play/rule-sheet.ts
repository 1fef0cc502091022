import { type Edition, type EditionFlag, isDate, type Rulebook, type RuleEntry } from "@dilemma-table/engine"
import { type Lang, sayRuleNumber, sayTerminal } from "@dilemma-table/words"

/**
 * What a rule says and how it changed, in lines; null where the table has no such rule.
 * @param number as it was typed: today's number, or the one of this edition
 */
export function ruleSheet(lang: Lang, rulebook: Rulebook, edition: Edition, number: string): readonly string[] | null {
  const wanted = number.trim().replace(/\.$/, "").toLowerCase()
  const entry = rulebook.rules.find(({ id }) => id.toLowerCase() === wanted)
  if (entry === undefined) return null
  return [
    `${sayRuleNumber(lang, rulebook, edition, entry.id)}  ${entry[lang]}`,
    ...history(lang, entry),
    ...rulebook.flags.filter(({ rules }) => rules.includes(entry.id)).map((flag) => change(lang, flag)),
  ]
}

/** Rules whose numbers are near: under the same heading. */
export function nearRules(rulebook: Rulebook, number: string): readonly string[] {
  const heading = /^(?:event-)?\d+(?:\.\d+)?/.exec(number.trim().toLowerCase())?.[0]
  if (heading === undefined) return []
  const under = (start: string): readonly string[] =>
    rulebook.rules.map(({ id }) => id).filter((id) => new RegExp(`^${start.replace(/\./g, "\\.")}(?!\\d)`).test(id))
  const near = under(heading)
  return (near.length > 0 ? near : under(heading.split(".")[0] ?? heading)).slice(0, 12)
}

function history(lang: Lang, { since, was = [] }: RuleEntry): readonly string[] {
  return [
    ...(since === undefined ? [] : [sayTerminal(lang, "play", "rule-since", { since })]),
    ...was.map((one) => {
      const edition = isDate(one.edition)
        ? sayTerminal(lang, "play", "rules-until", { date: one.edition })
        : one.edition
      if (one.status === "unknown") return sayTerminal(lang, "play", "rule-was-unknown", { edition })
      if (one.number === null) return sayTerminal(lang, "play", "rule-was-not", { edition })
      return sayTerminal(lang, "play", "rule-was", { edition, number: one.number })
    }),
  ]
}

function change(lang: Lang, flag: EditionFlag): string {
  const { since, until, named = [] } = flag
  const when = [
    ...(since === undefined ? [] : [sayTerminal(lang, "play", "since", { since })]),
    ...(until === undefined ? [] : [sayTerminal(lang, "play", "until", { until })]),
    ...(named.length === 0 ? [] : [sayTerminal(lang, "play", "named", { names: named.join(", ") })]),
  ].join(lang === "ja" ? "、" : ", ")
  return sayTerminal(lang, "play", "rule-changes", { when, change: flag[lang] })
}
