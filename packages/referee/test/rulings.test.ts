import { readFileSync } from "node:fs"
import { Ajv } from "ajv"
import { describe, expect, test } from "vitest"
import { parse } from "yaml"
import { runAsOf } from "../src/as-of.ts"
import { type Ruling, readRulings } from "../src/format.ts"
import { failureText } from "../src/report.ts"
import { runRuling } from "../src/run.ts"
import { rulingTexts } from "./texts.ts"

const read = readRulings(rulingTexts())
const rulings = read.flatMap((one): Ruling[] => (one.ok ? [one.ruling] : []))

test("every ruling file of the project can be read", () => {
  expect(
    read.flatMap((one) => (one.ok ? [] : one.mistakes.map(({ place, message }) => `${place} ${message.en}`))),
  ).toEqual([])
})

// As they are, all rulings are played, undone and played again by `npm test` at its end, by the command.
describe("every ruling holds with all objects of the state replaced at every answer", () => {
  test.each(rulings.map((ruling) => [ruling.id, ruling] as const))("%s", (_, ruling) => {
    const { failures } = runRuling(ruling, { fragile: true, again: false })
    expect(failures.map((failure) => failureText("en", failure))).toEqual([])
  })
})

test("every ruling has its titles in both languages, and says where it comes from", () => {
  const lacking = rulings.filter(({ data }) => !data.title.en || !data.title.ja || data.source === undefined)
  expect(lacking.map(({ id }) => id)).toEqual([])
})

test("under another date a ruling holds, differs, or isn't possible yet", () => {
  const dated = ["dm-modes-fairy-hole-old", "magic-dilemma-trigger", "dm-modes-fairy-hole"]
  const outcomes = new Map(
    rulings.filter(({ id }) => dated.includes(id)).map((ruling) => [ruling.id, runAsOf(ruling, "2022-06-23")]),
  )
  expect(outcomes.get("dm-modes-fairy-hole-old")?.outcome).toBe("same")
  expect(outcomes.get("magic-dilemma-trigger")?.outcome).toBe("not-yet")
  const hole = outcomes.get("dm-modes-fairy-hole")
  expect(hole).toMatchObject({
    outcome: "differs",
    expected: expect.stringContaining("asked: { who: A, kind: modes, rule: 700.2a"),
  })
  const change = hole?.outcome === "differs" ? hole.change : null
  expect(change?.own?.line.entry).toMatchObject({ type: "event", event: { type: "move", to: "mana" } })
  expect(change?.other?.line.entry).toMatchObject({ type: "asked", rules: ["601.1g", "700.2"] })
})

test("the JSON Schema for editors takes every ruling file", () => {
  const valid = new Ajv({ strict: false }).compile(JSON.parse(readFileSync("rulings/ruling.schema.json", "utf8")))
  const wrong = rulingTexts().filter(({ text }) => !valid(parse(text)))
  expect(wrong.map(({ file }) => file)).toEqual([])
}, 60_000)

describe("what docs/rulings shows can be written so", () => {
  const pages = ["docs/rulings.md", "docs/rulings.ja.md"]
  const blocks = pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => [page, text] as const),
  )

  test.each(blocks)("%s: %s", (_, block) => {
    const text = block.startsWith("- ") ? `play:\n${block.replace(/^/gm, "  ")}` : block
    const heads = text.includes("format: 1")
      ? [""]
      : ["duel-masters", "magic"].map((game) => `format: 1\nid: example\ngame: ${game}\ntitle: { en: Example }\n`)
    const [first, second] = heads.map((head) => readRulings([{ file: "example.yaml", text: `${head}${text}` }])[0])
    const mistakes = first?.ok === false && second?.ok !== true ? first.mistakes.map(({ message }) => message.en) : []
    expect(text.startsWith("# yaml-language-server") ? [] : mistakes).toEqual([])
  })
})
