import { describe, expect, test } from "vitest"
import { readRuling, readRulings } from "../src/format.ts"
import { head, mistakesIn, places } from "./texts.ts"

/** The first mistake. */
const first = (text: string) => {
  const [mistake] = mistakesIn(text)
  if (mistake === undefined) throw new Error("There is no mistake.")
  return mistake
}

describe("a mistake in a ruling's file is told with its line, its column and what is allowed there", () => {
  test("an unknown key", () => {
    const mistake = first(`${head}play:\n  - { by: A, choos: [1] }\n`)
    expect([mistake.line, mistake.column, mistake.code]).toEqual([6, 14, "unknown-key"])
    expect(mistake.allowed).toContain("choose")
    expect(mistake.message.en).toContain("Did you mean “choose”?")
    expect(mistake.message.ja).toContain("「choose」のことですか")
    expect(mistake.place).toBe("test.yaml:6:14")
  })

  test("a wrong word, with the words that may stand there in both languages", () => {
    const mistake = first(`${head}play:\n  - asked: { kind: mods }\n`)
    expect([mistake.line, mistake.column, mistake.code]).toEqual([6, 20, "wrong-value"])
    expect(mistake.allowed).toContain("modes")
    expect(mistake.allowed).toContain("モード")
    expect(mistake.message.en).toContain("Did you mean “modes”?")
  })

  test("something of another type", () => {
    expect(places(`${head}given:\n  A:\n    hand: ブレイン・スラッシュ\n`)).toEqual(["7:11 wrong-value"])
  })

  test("a key that is missing", () => {
    const mistake = first("format: 1\nid: test-ruling\ntitle: { en: Test }\n")
    expect([mistake.line, mistake.column, mistake.code]).toEqual([1, 1, "missing-key"])
    expect(mistake.allowed).toEqual(["duel-masters", "magic"])
  })

  test("another format", () => {
    expect(places(head.replace("format: 1", "format: 2"))).toEqual(["1:9 wrong-value"])
  })

  test("no YAML at all", () => {
    expect(places(`${head}given: { A: { hand: [ }\n`)[0]).toMatch(/^5:\d+ not-yaml$/)
    expect(places("")).toEqual(["1:1 empty"])
    expect(places(`${head}given: ${"[".repeat(9_000)}\n`)[0]).toMatch(/^5:\d+ (too-deep|not-yaml)$/)
    expect(places(`${head}given: &g { A: *g }\n`)).toEqual(["5:16 cyclic"])
    const twice = "{ name: X, types: [spell], civilizations: [], cost: 1 }"
    expect(places(`${head}cards: [${twice}, ${twice}]\n`)).toEqual(["5:74 same-card"])
  })

  test("two rulings in one file", () => {
    expect(places(`${head}---\n${head}`)).toEqual(["5:1 two-rulings"])
  })

  test("an id that an earlier file has, too", () => {
    const [, second] = readRulings([
      { file: "a.yaml", text: head },
      { file: "b.yaml", text: head },
    ])
    expect(second?.ok === false && second.mistakes.map(({ code }) => code)).toEqual(["same-id"])
  })

  test("several mistakes in the order of the file", () => {
    const text = `${head}rules: [2023-13-01]\ngiven:\n  A: { hnd: [] }\nplay:\n  - { by: E, choose: [1] }\n`
    expect(places(text)).toEqual(["7:8 unknown-key", "9:11 wrong-value"])
  })
})

describe("what is impossible is found before anything is played", () => {
  test("an unknown card, with the one that was probably meant", () => {
    const mistake = first(`${head}given:\n  A:\n    手札: [ブレイン・スラツシュ]\n`)
    expect([mistake.line, mistake.column, mistake.code]).toEqual([7, 10, "unknown-card"])
    expect(mistake.allowed).toEqual(["ブレイン・スラッシュ"])
  })

  test("a word for a zone that no game has is answered with those of the file's own game", () => {
    const mistake = first(`${head}given:\n  A:\n    battlefeld: []\n`)
    expect(mistake.code).toBe("unknown-key")
    expect(mistake.allowed).toContain("battle")
    expect(mistake.allowed).not.toContain("battlefield")
    expect(mistake.allowed).not.toContain("library")
  })

  test("a zone that the game doesn't have", () => {
    const mistake = first(`${head}given:\n  A:\n    exile: []\n`)
    expect([mistake.line, mistake.column, mistake.code]).toEqual([7, 5, "unknown-zone"])
    expect(mistake.allowed).toContain("バトルゾーン")
  })

  test("what only Magic's players and cards are", () => {
    expect(
      places(`${head}given:\n  A: { counters: { poison: 1 }, battle: [{ card: ブレイン・スラッシュ, damage: 1 }] }\n`),
    ).toEqual(["6:8 only-magic", "6:62 only-magic"])
  })

  test("one zone under two words", () => {
    expect(places(`${head}given:\n  A: { hand: [], 手札: [] }\n`)).toEqual(["6:18 zone-twice"])
  })

  test("a card in two zones", () => {
    const text = `${head}given:
  A:
    hand: [{ card: ブレイン・スラッシュ, label: mine }]
    graveyard: [{ card: ブレイン・スラッシュ, label: mine }]
`
    expect(places(text)).toEqual(["8:44 two-zones"])
  })

  test("a negative cost", () => {
    expect(places(`${head}given:\n  A: { battle: [{ filler: { cost: -1 } }] }\n`)).toEqual(["6:35 out-of-range"])
  })

  test("a negative count", () => {
    expect(places(`${head}given:\n  A: { battle: [{ filler: {}, count: 0 }] }\n`)).toEqual(["6:38 out-of-range"])
  })

  test("a seat on which nobody sits; more seats than the game has", () => {
    expect(places(`${head}play:\n  - { by: C, choose: [1] }\n`)).toEqual(["6:11 no-seat"])
    expect(places(`${head}then: { D: { hand: 1 } }\n`)).toEqual(["5:9 no-seat"])
    expect(first(`${head}then: { result: { winner: C } }\n`).allowed).toEqual(["A", "B"])
    expect(places(`${head}given: { C: { hand: [] } }\n`)).toEqual(["5:10 too-many-seats"])
    const magic = head.replace("duel-masters", "magic")
    expect(places(`${magic}given: { D: {} }\nplay:\n  - { by: C, pass: true }\n`)).toEqual([])
  })

  test("a date that no calendar has, wherever it stands", () => {
    expect(places(`${head}rules: [2023-02-30]\n`)).toEqual(["5:9 bad-date"])
    expect(places(`${head}rules: [now, { date: 2023/04/10 }]\n`)).toEqual(["5:22 bad-date"])
    expect(first(`${head}rules: 10.4.2023\n`).allowed).toEqual(["YYYY-MM-DD", "now"])
  })

  test("an edition that nobody named", () => {
    expect(first(`${head}rules: [{ edition: of-old }]\n`).allowed).toContain("modes-of-the-gone")
  })

  test("a rule that isn't in the table", () => {
    expect(places(`${head}cites: [700.2a, 999.9]\n`)).toEqual(["5:17 unknown-rule"])
    expect(places(`${head}play:\n  - asked: { rule: 700.2z }\n`)).toEqual(["6:20 unknown-rule"])
  })

  test("a step that says nothing, two things, or not who", () => {
    expect(places(`${head}play:\n  - { by: A }\n`)).toEqual(["6:5 empty-step"])
    expect(places(`${head}play:\n  - { by: A, choose: [1], pick: [] }\n`)).toEqual(["6:5 two-steps"])
    expect(places(`${head}play:\n  - { choose: [1] }\n`)).toEqual(["6:5 no-by"])
    expect(places(`${head}play:\n  - refused: { choose: [1] }\n`)).toEqual(["6:5 no-by"])
  })

  test("a step of a turn that the game doesn't have", () => {
    expect(places(`${head}given:\n  turn: { step: upkeep }\n`)).toEqual(["6:17 unknown-step"])
  })
})

describe("scalars are read as they are written", () => {
  const cites = (text: string) => {
    const read = readRuling({ file: "test.yaml", text })
    return read.ok ? read.ruling.cites : read.mistakes
  }

  test("rule numbers without quotes", () => {
    const magic = head.replace("duel-masters", "magic")
    expect(cites(`${magic}cites: [700.2, 601.2b, 603.3, 704.5j]\n`)).toEqual(["700.2", "601.2b", "603.3", "704.5j"])
    expect(cites(`${magic}cites: 712.10\n`)).toEqual(["712.10"])
    expect(cites(`${head}cites: [700.2, "700.2a", duel-masters:101.4, event-4.8]\n`)).toEqual([
      "700.2",
      "700.2a",
      "101.4",
      "event-4.8",
    ])
  })

  test("dates without quotes", () => {
    const read = readRuling({
      file: "test.yaml",
      text: `${head}rules: [2023-04-10, now, { date: 2023-10-11, tournament: true }]\n`,
    })
    if (!read.ok) throw new Error("It should be a ruling.")
    expect(read.ruling.rules).toEqual(["2023-04-10", "now", { date: "2023-10-11", tournament: true }])
    expect(read.ruling.editions.map(({ request }) => request)).toEqual([
      { date: "2023-04-10" },
      {},
      { date: "2023-10-11", tournament: true },
    ])
    expect(read.ruling.editions[2]?.label).toBe("2023-10-11, tournament")
  })

  test("differences with their sign", () => {
    expect(places(`${head}then: { A: { hand: { delta: +1 }, life: { delta: -2 } } }\n`)).toEqual([])
    expect(places(`${head}then: { A: { hand: { delta: one } } }\n`)).toEqual(["5:29 wrong-value"])
  })

  test("words of either language", () => {
    expect(places(`${head}given: { A: { 手札: [], マナ: [], 超GR: [] }, turn: { whose: A, step: メイン } }\n`)).toEqual(
      [],
    )
    expect(places(`${head}play:\n  - asked: { kind: 選択肢 }\nthen: { asked: { モード: 0 } }\n`)).toEqual([])
  })

  test("anchors and aliases; one to itself is nothing", () => {
    expect(places(`${head}given: { A: { hand: &cards [] }, B: { hand: *cards } }\n`)).toEqual([])
    expect(places(`${head}given: { A: { hand: &cards [*cards] } }\n`).length).toBeGreaterThan(0)
  })
})
