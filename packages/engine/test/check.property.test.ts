import { cardSchema, checkCard } from "@dilemma-table/engine"
import { Ajv2020 } from "ajv/dist/2020.js"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formFault } from "../src/language/form.ts"
import { languageOf } from "../src/language/grammar.ts"
import { atPlace, changed, fieldsIn, type Path, toyCard } from "./toy-cards.ts"
import { after, toy } from "./toy-language.ts"

const pick = (card: unknown, at: number): Path => {
  const paths = fieldsIn(card)
  return paths[at % paths.length] as Path
}

/** Milliseconds; the machine may be busy with other tests. */
const patience = 30_000

const changes = fc.record({ card: toyCard, at: fc.nat() })
/** In a map of names any key may stand. */
const isWordingName = (path: Path): boolean => path.length === 2 && path[0] === "wordings"
const placeOf = (path: Path): string =>
  path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("")

const schema = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(cardSchema(toy))
const language = languageOf(toy)
const hasForm = (card: unknown): boolean => formFault(language, language.card, card, "") === null

describe("a card that is built by the grammar", () => {
  test(
    "passes",
    () => {
      fc.assert(
        fc.property(toyCard, (card) => {
          expect(checkCard(toy, after, card)).toBeNull()
          expect(schema(card), JSON.stringify(schema.errors)).toBe(true)
        }),
        { numRuns: 150 },
      )
    },
    patience,
  )

  test(
    "is refused with a renamed field, at the field or what holds it",
    () => {
      fc.assert(
        fc.property(changes, fc.constantFrom("Q", " ", "__"), ({ card, at }, more) => {
          const path = pick(card, at)
          fc.pre(!isWordingName(path))
          const other = changed(card, path, (holder, key) =>
            Object.fromEntries(
              Object.entries(holder).map(([name, value]) => [name === key ? name + more : name, value]),
            ),
          )
          const fault = checkCard(toy, after, other)
          expect(fault).not.toBeNull()
          atPlace(other, fault?.place ?? "")
          expect(fault?.place.startsWith(placeOf(path.slice(0, -1)))).toBe(true)
          expect(schema(other)).toBe(false)
        }),
        { numRuns: 150 },
      )
    },
    patience,
  )

  test(
    "is refused with a field of the wrong type, at a place that exists",
    () => {
      const junk = fc.constantFrom<unknown>(null, Number.NaN, 0.5, [null], { "no such word": 1 }, [
        [[["no such word"]]],
      ])
      fc.assert(
        fc.property(changes, junk, ({ card, at }, instead) => {
          const path = pick(card, at)
          const other = changed(card, path, (holder, key) => ({ ...holder, [key]: instead }))
          const fault = checkCard(toy, after, other)
          expect(fault).not.toBeNull()
          atPlace(other, fault?.place ?? "")
          expect(fault?.place.startsWith(placeOf(path))).toBe(true)
        }),
        { numRuns: 150 },
      )
    },
    patience,
  )

  test(
    "without one of its fields is refused at a place that exists, or wasn't in need of it",
    () => {
      fc.assert(
        fc.property(changes, ({ card, at }) => {
          const other = changed(card, pick(card, at), ({ ...holder }, key) => {
            delete holder[key]
            return holder
          })
          const fault = checkCard(toy, after, other)
          if (fault !== null) atPlace(other, fault.place)
          expect(schema(other)).toBe(hasForm(other))
        }),
        { numRuns: 150 },
      )
    },
    patience,
  )

  test(
    "has the form that the JSON Schema demands, and only that, whatever stands in a field",
    () => {
      const junk = fc.constantFrom<unknown>(
        true,
        false,
        0,
        -1,
        3,
        "x",
        "this",
        "n0",
        [],
        {},
        [1],
        { ref: "n0" },
        { all: {} },
      )
      fc.assert(
        fc.property(changes, junk, ({ card, at }, instead) => {
          const other = changed(card, pick(card, at), (holder, key) => ({ ...holder, [key]: instead }))
          expect(schema(other), JSON.stringify(other)).toBe(hasForm(other))
          const fault = checkCard(toy, after, other)
          if (fault !== null) atPlace(other, fault.place)
        }),
        { numRuns: 150 },
      )
    },
    patience,
  )
})
