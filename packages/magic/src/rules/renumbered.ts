import type { RuleEntry } from "@dilemma-table/engine"

/*
 * Numbers that whole chapters had before, and since when some rules exist, as far as it follows from what was inserted when.
 * What an entry says about itself stands before this.
 */

type Was = NonNullable<RuleEntry["was"]>[number]

/** The last day of the rules that were current at Kaldheim. */
const untilWard = "2021-04-22"
/** The last day before rolling dice took the number 706 and meld became part of the chapter on double-faced cards. */
const untilDice = "2021-07-22"

/** Each of these chapters was the one before it. */
const movedByDice: ReadonlySet<string> = new Set(["708", "709", "710", "711"])

/**
 * Rules that came with a set: the date on which its rules took effect. By id, or by the id's beginning up to a letter.
 * Sources: the sets in which the keywords and symbols first appear.
 */
const came: readonly (readonly [id: string, since: string])[] = [
  ["107.18", "2024-08-02"],
  ["310", "2023-04-21"],
  ["700.2h", "2024-04-19"],
  ["700.2i", "2024-08-02"],
  ["702.21", "2021-04-23"],
  ["702.144", "2021-04-23"],
  ["702.146", "2021-09-24"],
  ["702.148", "2021-11-19"],
  ["702.152", "2022-04-29"],
  ["702.153", "2022-04-29"],
  ["702.157", "2022-10-07"],
  ["702.164", "2023-02-10"],
  ["702.166", "2023-09-08"],
  ["702.168", "2024-02-09"],
  ["702.170", "2024-04-19"],
  ["702.172", "2024-04-19"],
  ["702.173", "2024-07-05"],
  ["702.175", "2024-08-02"],
  ["702.176", "2024-09-27"],
  ["702.183", "2025-06-13"],
  ["702.185", "2025-08-01"],
  ["709.5", "2024-09-27"],
  ["720", "2025-04-11"],
]

const isPart = (id: string, of: string): boolean =>
  id === of || (id.startsWith(of) && /^[.a-z]/.test(id.slice(of.length)))

/** Numbers of before that the entry doesn't give. */
function before({ id, was = [] }: RuleEntry): readonly Was[] {
  // The rules read at Kaldheim stayed current until Strixhaven
  const atKaldheim = was.find(({ edition }) => edition === "2021-02-02")
  if (atKaldheim !== undefined) {
    const later = was.some(({ edition }) => edition > "2021-02-02" && edition <= untilWard)
    return later || atKaldheim.status === "unknown" ? [] : [{ ...atKaldheim, edition: untilWard, status: "moved" }]
  }
  if (was.length > 0) return []
  const [chapter = "", rest = ""] = id.split(".")
  if (movedByDice.has(chapter))
    return [{ edition: untilDice, number: `${Number(chapter) - 1}.${rest}`, status: "moved" }]
  const n = Number.parseInt(rest, 10)
  // Ward took the number 702.21: all keyword abilities behind it were one lower
  if (chapter === "702" && n >= 22 && n <= 143)
    return [{ edition: untilWard, number: `702.${n - 1}${rest.slice(String(n).length)}`, status: "moved" }]
  // Keyword actions were put in another order; how they were numbered before hasn't been read
  if (chapter === "701" && n >= 4) return [{ edition: "2025-09-18", number: null, status: "unknown" }]
  return []
}

/** An entry with what is known of its numbers in older editions. */
export function withOlderNumbers(entry: RuleEntry): RuleEntry {
  const since = entry.since ?? came.find(([id]) => isPart(entry.id, id))?.[1]
  const more = before(entry)
  return {
    ...entry,
    ...(since === undefined ? {} : { since }),
    ...(more.length === 0 ? {} : { was: [...(entry.was ?? []), ...more] }),
  }
}
