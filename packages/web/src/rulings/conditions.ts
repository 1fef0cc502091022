import type { ListedRuling } from "../protocol/lab-messages.ts"

/** What rulings are looked for by; "" for anything. They stand in the address: `#/rulings?game=magic&rule=601.2b`. */
export interface Conditions {
  readonly game: string
  readonly subject: string
  readonly rule: string
  readonly card: string
  readonly search: string
}

const names = ["game", "subject", "rule", "card", "search"] as const

export function conditionsIn(hash: string): Conditions {
  const more = new URLSearchParams(hash.split("?").slice(1).join("?"))
  const [game, subject, rule, card, search] = names.map((name) => (more.get(name) ?? "").slice(0, 200))
  return { game: game ?? "", subject: subject ?? "", rule: rule ?? "", card: card ?? "", search: search ?? "" }
}

export function hashWith(conditions: Conditions): string {
  const more = new URLSearchParams()
  for (const name of names) if (conditions[name] !== "") more.set(name, conditions[name])
  const rest = more.toString()
  return rest === "" ? "#/rulings" : `#/rulings?${rest}`
}

const searchable = (text: string): string => text.normalize("NFKC").toLowerCase()

/** A rule's number, or one of a chapter's: 601.2 finds 601.2a, too, and 601 all of it. */
const isUnder = (number: string, wanted: string): boolean =>
  number === wanted || (number.startsWith(wanted) && !/^\d/.test(number.slice(wanted.length)))

export function matching(rulings: readonly ListedRuling[], wanted: Conditions): readonly ListedRuling[] {
  const words = searchable(wanted.search).split(/\s+/)
  const card = searchable(wanted.card)
  return rulings.filter(
    ({ game, subject, cites, cards, searched }) =>
      (wanted.game === "" || game === wanted.game) &&
      (wanted.subject === "" || `${game}/${subject}` === wanted.subject) &&
      (wanted.rule === "" || cites.some(({ id }) => isUnder(id, wanted.rule))) &&
      (card === "" || cards.some((name) => searchable(name) === card) || searched.split("\n").includes(card)) &&
      words.every((word) => searched.includes(word)),
  )
}
