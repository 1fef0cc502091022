import type { RuleEntry, RuleId } from "./rules.ts"

/** Something a rulebook does differently from one date to another, or in an edition chosen by name. */
export interface EditionFlag {
  readonly flag: string
  /** ISO dates: in force from `since` up to the day before `until`. */
  readonly since?: string
  readonly until?: string
  /** Names of editions in which it is in force whatever the date. */
  readonly named?: readonly string[]
  readonly rules: readonly RuleId[]
  readonly en: string
  readonly ja: string
}

export interface RulebookVersion {
  readonly date: string
  readonly label: string
}

/** The rulebook of a date (and perhaps a name); the rulebook asks `has`, never a date. */
export interface Edition {
  readonly date: string
  readonly name: string | null
  readonly tournament: boolean
  has(flag: string): boolean
}

export interface EditionRequest {
  /** ISO date; the newest known rulebook if absent. */
  readonly date?: string
  readonly name?: string
  readonly tournament?: boolean
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Is this a day of the calendar, written YYYY-MM-DD? */
export function isDate(text: string): boolean {
  if (!isoDate.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (days[month - 1] ?? 0)
}

/** The edition asked for. The date must have passed `isDate`; a name that no flag knows throws RangeError. */
export function makeEdition(flags: readonly EditionFlag[], newest: string, request: EditionRequest = {}): Edition {
  const date = request.date ?? newest
  const name = request.name ?? null
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`)
  if (name !== null && !flags.some((flag) => flag.named?.includes(name)))
    throw new RangeError(`No edition is named ${name}`)
  const active = new Set<string>()
  for (const flag of flags) {
    const byName = name !== null && (flag.named?.includes(name) ?? false)
    const dated = flag.since !== undefined || flag.until !== undefined
    const byDate =
      dated && (flag.since === undefined || flag.since <= date) && (flag.until === undefined || date < flag.until)
    if (byName || byDate) active.add(flag.flag)
  }
  return { date, name, tournament: request.tournament ?? false, has: (flag) => active.has(flag) }
}

/** The number a rule had in an edition: its own, an older one, or null where the rule wasn't there yet. */
export function ruleNumber(
  entry: RuleEntry,
  edition: Edition,
): { readonly number: string | null; readonly known: boolean } {
  if (entry.since !== undefined && edition.date < entry.since) return { number: null, known: true }
  let best: { edition: string; number: string | null; known: boolean } | null = null
  for (const was of entry.was ?? []) {
    const applies = was.edition === edition.name || (isDate(was.edition) && edition.date <= was.edition)
    if (applies && (best === null || was.edition < best.edition))
      best = { edition: was.edition, number: was.number, known: was.status !== "unknown" }
  }
  return best ?? { number: entry.id, known: true }
}
