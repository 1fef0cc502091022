import { makeEdition, newestDate, ruleNumber } from "@dilemma-table/engine"
import { describe, expect, it } from "vitest"
import { magic } from "../src/index.ts"

const dates = [
  "2020-09-25",
  "2021-02-02",
  "2021-02-15",
  "2021-07-23",
  "2022-10-07",
  "2025-09-19",
  "2026-04-17",
  "2026-09-25",
  "2026-11-06",
]

/** A rule's number at each of these dates: "-" where it didn't exist, "?" where its number hasn't been read. */
function numbers(id: string): readonly string[] {
  const entry = magic.rules.find((rule) => rule.id === id)
  if (entry === undefined) throw new RangeError(`No rule ${id}`)
  return dates.map((date) => {
    const { number, known } = ruleNumber(entry, makeEdition(magic.flags, newestDate(magic), { date }))
    return known ? (number ?? "-") : "?"
  })
}

const same = (number: string, times: number): readonly string[] => Array.from({ length: times }, () => number)

describe("rule numbers as they were", () => {
  const expected: Readonly<Record<string, readonly string[]>> = {
    "700.2e": same("700.2e", 9),
    "700.2h": [...same("-", 5), ...same("700.2h", 4)],
    "700.2i": [...same("-", 5), ...same("700.2i", 4)],
    "700.17": [...same("-", 8), "700.17"],
    "601.5": [...same("-", 7), ...same("601.5", 2)],
    "601.7": [...same("601.6", 7), ...same("601.7", 2)],
    "702.42a": [...same("702.41a", 3), ...same("702.42a", 6)],
    "702.85a": [...same("702.84a", 3), ...same("702.85a", 6)],
    "702.120a": [...same("702.119a", 3), ...same("702.120a", 6)],
    "702.172a": [...same("-", 5), ...same("702.172a", 4)],
    "702.183a": [...same("-", 5), ...same("702.183a", 4)],
    "707.10": [...same("706.10", 3), ...same("707.10", 6)],
    "709.3": [...same("708.3", 3), ...same("709.3", 6)],
    "712.8a": [...same("711.4a", 3), ...same("712.8a", 6)],
    "712.12": [...same("711.8", 3), ...same("712.12", 6)],
    "733.1": [...same("723.1", 3), "?", "?", "732.1", ...same("733.1", 3)],
  }
  it.each(Object.entries(expected))("%s", (id, at) => {
    expect(numbers(id)).toEqual(at)
  })

  it("every rulebook that is asked for by date is in the list of versions", () => {
    expect(magic.versions.map(({ date }) => date)).toEqual(expect.arrayContaining(dates))
  })

  it("each change is on from its date and off the day before", () => {
    for (const { flag, since } of magic.flags) {
      if (since === undefined) continue
      const before = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10)
      const at = (date: string) => makeEdition(magic.flags, newestDate(magic), { date }).has(flag)
      expect([flag, at(before), at(since)]).toEqual([flag, false, true])
    }
  })
})
