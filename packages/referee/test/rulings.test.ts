import { readFileSync } from "node:fs"
import { Ajv } from "ajv"
import { describe, expect, test } from "vitest"
import { parse } from "yaml"
import { runAsOf } from "../src/as-of.ts"
import { editorSchema } from "../src/editor-schema.ts"
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

describe("every ruling holds, undone to its start and played again", () => {
  test.each(rulings.map((ruling) => [ruling.id, ruling] as const))("%s", (_, ruling) => {
    expect(runRuling(ruling).failures.map((failure) => failureText("en", failure))).toEqual([])
  })
})

describe("every ruling holds with all objects of the state replaced at every answer", () => {
  test.each(rulings.map((ruling) => [ruling.id, ruling] as const))("%s", (_, ruling) => {
    const { failures } = runRuling(ruling, { fragile: true })
    expect(failures.map((failure) => failureText("en", failure))).toEqual([])
  })
})

test("every ruling has its titles in both languages, and says where it comes from", () => {
  const lacking = rulings.filter(({ data }) => !data.title.en || !data.title.ja || data.source === undefined)
  expect(lacking.map(({ id }) => id)).toEqual([])
})

test("under another date a ruling holds, differs, or isn't possible yet", () => {
  const outcomes = new Map(rulings.map((ruling) => [ruling.id, runAsOf(ruling, "2022-06-23")]))
  expect(outcomes.get("dm-modes-fairy-hole-old")?.outcome).toBe("same")
  expect(outcomes.get("magic-dilemma-trigger")?.outcome).toBe("not-yet")
  expect(outcomes.get("dm-modes-fairy-hole")).toMatchObject({
    outcome: "differs",
    change: { own: "modes (700.2a)", other: "modes (601.1g, 700.2)" },
  })
})

describe("the JSON Schema for editors", () => {
  const schema = JSON.parse(readFileSync("rulings/ruling.schema.json", "utf8")) as object

  test("is the one that is checked in (npm run schema writes it)", () => {
    expect(schema).toEqual(JSON.parse(JSON.stringify(editorSchema())))
  })

  test("takes every ruling file", () => {
    const valid = new Ajv({ strict: false }).compile(schema)
    const wrong = rulingTexts().filter(({ text }) => !valid(parse(text)))
    expect(wrong.map(({ file }) => file)).toEqual([])
  }, 60_000)
})
