import type { Rulebook } from "@dilemma-table/engine"
import type { Ruling } from "@dilemma-table/referee"
import type { Lang } from "@dilemma-table/words"
import type { EditionChoice } from "../protocol/lab-messages.ts"

/** What to ask for to get the edition that a file names: a name, a date or "now". */
export const askedBy = ({ request: { name, date } }: Ruling["editions"][number]): string => name ?? date ?? "now"

/**
 * The editions that make a difference: a ruling's own, the day before the first change that is known, each day on which
 * something changed, and those that have a name.
 */
export function editionChoices(lang: Lang, rulebook: Rulebook, ruling: Ruling | null): readonly EditionChoice[] {
  const { flags } = rulebook
  const own = [...new Set((ruling?.editions ?? []).map(askedBy))]
  const dates = [...new Set(flags.flatMap(({ since, until }) => [since, until]).filter((date) => date !== undefined))]
  const [first, ...others] = dates.sort()
  const changesAt = (asked: string): readonly string[] =>
    flags
      .filter(({ since, until, named }) => since === asked || until === asked || named?.includes(asked))
      .map((flag) => flag[lang])
  const known = first === undefined ? [] : [dayBefore(first), first, ...others]
  const names = [...new Set(flags.flatMap(({ named = [] }) => named))]
  const choices: readonly EditionChoice[] = [
    ...own.map((asked): EditionChoice => ({ asked, kind: "own", changes: changesAt(asked) })),
    { asked: "now", kind: "date", changes: [] },
    ...known.reverse().map((asked): EditionChoice => ({ asked, kind: "date", changes: changesAt(asked) })),
    ...names.map((asked): EditionChoice => ({ asked, kind: "name", changes: changesAt(asked) })),
  ]
  return choices.filter((choice, i) => choices.findIndex(({ asked }) => asked === choice.asked) === i)
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}
