import {
  cardSchema,
  type Effect,
  languageReference,
  modalOf,
  slotsOf,
  targetNames,
  term,
  walk,
} from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { languageOf } from "../src/language/grammar.ts"
import { toy, toyWithoutTargets } from "./toy-language.ts"

const slot = (as: string) => ({ target: { type: "creature" }, as })
const destroy = (as: string) => ({ destroy: slot(as) })
const player = { targetPlayer: "any", as: "who" }
const inModes = { modal: { choose: 1, modes: [{ do: destroy("in a mode") }] } }

const effect = [
  destroy("first"),
  { if: { matches: slot("in a condition"), filter: {} }, then: { draw: 1, by: player } },
  { search: {}, as: "found", do: destroy("in a word") },
  { paint: { what: slot("in a record"), colors: ["red"] } },
  { continuous: { does: { grant: { spell: destroy("given") } } }, on: slot("on"), until: "game" },
  { later: { on: "enters" }, do: [destroy("later"), { modal: { choose: 1, modes: [{ do: [] }] } }] },
  { may: inModes, then: destroy("last") },
] as unknown as Effect

test("targets are found in the order of the text, without those of modes, of given and of delayed abilities", () => {
  const names = slotsOf(toy, effect).map((one) => one.as)
  expect(names).toEqual(["first", "in a condition", "who", "in a word", "in a record", "on", "last"])
  expect(slotsOf(toy, inModes.modal.modes[0]?.do as unknown as Effect).map((one) => one.as)).toEqual(["in a mode"])
  expect(slotsOf(toy, effect)).toBe(slotsOf(toy, effect))
})

test("the modal part is the effect's own", () => {
  expect(modalOf(toy, effect)).toBe(inModes.modal)
  expect(modalOf(toy, { later: { on: "enters" }, do: inModes } as unknown as Effect)).toBeNull()
  expect(modalOf(toy, { either: [{ draw: 1 }, inModes] } as unknown as Effect)).toBe(inModes.modal)
})

test("targets give their names what was announced for them", () => {
  const slots = slotsOf(toy, effect)
  const targets = slots.map((_, i) => (i === 2 ? [{ player: 1 as never }] : [{ object: (i + 1) as never }]))
  expect(targetNames(slots, targets)).toMatchObject({ first: [1], who: "player:1", last: [7] })
  expect(targetNames(slots, [])).toMatchObject({ first: [], who: [] })
})

test("a walk visits every part with its place, and goes inside where it is told to", () => {
  const places: string[] = []
  walk(languageOf(toy), term("effect"), effect, (met) => {
    if (met.term !== null) places.push(`${met.term} ${met.place}`)
    return met.term !== "filter"
  })
  expect(places.slice(0, 4)).toEqual(["effect ", "effect [0]", "selector [0].destroy", "filter [0].destroy.target"])
  expect(places).toContain("mode [6].may.modal.modes[0]")
  expect(places).toContain("ability [4].continuous.does.grant")
  expect(places).toContain("pattern [5].later")
})

test("the reference lists every word with its shape", () => {
  const page = languageReference(toy)
  for (const text of [
    "## effect — 効果",
    "- `{ destroy: selector, as?: new-name }` — Destroys.",
    "- `{ dilemma: amount }` (from rule 700.17 on)",
    '- `{ compare: [value, "=" | "<" | "<=" | ">" | ">=", value] }`',
    '- `"haste"` (from rule 700.17 on)',
    "- `{ breaker: 2…9 }`",
  ])
    expect(page).toContain(text)
  expect(languageReference(toyWithoutTargets)).not.toContain("target")
  expect(JSON.stringify(cardSchema(toyWithoutTargets))).not.toContain("targetPlayer")
  expect(page).not.toMatch(/undefined|\[object/)
  expect(languageReference(toy, "ja", 3)).toContain("### effect — 効果")
  expect(languageReference(toy, "ja")).toContain("— この名前のもの")
})
