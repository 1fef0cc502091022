import { expect, test } from "vitest"
import { knownRules, type Tables, unknownInCode, unknownInRulings } from "./check-citations.ts"

const tables: Tables = {
  magic: knownRules([
    { id: "601.2a" },
    { id: "700.2" },
    { id: "700.17", was: [{ number: null }] },
    { id: "712.10", was: [{ number: "712.9" }] },
  ]),
  "duel-masters": knownRules([{ id: "101.4c" }, { id: "700.2" }, { id: "700.2a", was: [{ number: "700.2b" }] }]),
}

const inCode = (file: string, text: string) =>
  unknownInCode(file, text, tables).map(({ line, number }) => `${line} ${number}`)
const inRulings = (text: string) =>
  unknownInRulings("rulings/x.yaml", text, tables).map(({ line, number }) => `${line} ${number}`)

test.each([
  ['rule("601.2b")', "1 601.2b"],
  ['const refused = { rule: "601.9" }', "1 601.9"],
  ['const decision = {\n  rules: ["700.2", "700.2a"],\n}', "2 700.2a"],
  ['const decision = { rules: x ? ["700.2"] : ["601"] }', "1 601"],
  ['refuse(game, "601.2z")', "1 601.2z"],
  ["yield* pay(game) // 601.2h", "1 601.2h"],
  ["/**\n * Casts (601.2a, 601.2x).\n */\nexport const a = 1", "2 601.2x"],
  ["f(/* 733.1 */)", "1 733.1"],
  ["// Unlike Duel Masters 101.4d, 700.2 here", "1 101.4d"],
  ["const a = [\n  // 601.2y\n]", "2 601.2y"],
  ["const old = 1 // 712.9", "1 712.9"],
])("an unknown number in code is found: %s", (text, expected) => {
  expect(inCode("packages/magic/src/casting.ts", text)).toEqual([expected])
})

test("known numbers, and numbers that cite nothing, are left alone", () => {
  const text = `
    rule("601.2a") // 700.2, 700.17; Duel Masters 101.4c and 700.2a
    const d = { rules: ["700.2", "magic:712.10", "duel-masters:700.2a"], rule: "handSize", cost: "3" }
    const time = 123.4 // took 250.75 ms
    const s = "see 999.9"
  `
  expect(inCode("packages/magic/src/casting.ts", text)).toEqual([])
})

test("another package's comments cite only where they name the game; its strings may be of either", () => {
  expect(inCode("packages/engine/src/modes.ts", "// Magic 700.2, Duel Masters 700.2z; 555.5")).toEqual(["1 700.2z"])
  expect(inCode("packages/words/src/rules.ts", 'rule("101.4c"); rule("101.4d")')).toEqual(["1 101.4d"])
})

test("a rulebook's editions may cite old numbers", () => {
  expect(inCode("packages/duel-masters/src/editions.ts", "// 700.2b, 700.2c")).toEqual(["1 700.2c"])
})

test("unknown numbers in ruling files are found, and read as written", () => {
  const ruling = `
game: magic
rules: [now]
cites: [712.10, 712.9]
play:
  - { by: A, use: X }
  - asked: { kind: modes, rule: 601.2b }
  - refused: { choose: [1], rule: 700.2 }
`
  expect(inRulings(ruling)).toEqual(["4 712.9", "7 601.2b"])
})

test("a ruling under an older edition may cite its numbers", () => {
  const ruling = (editions: string) => `game: duel-masters\nrules: ${editions}\ncites: [700.2b]\n`
  expect(inRulings(ruling("[2023-04-10, now]"))).toEqual([])
  expect(inRulings(ruling("[{ date: 2023-10-11, tournament: true }]"))).toEqual([])
  expect(inRulings(ruling("[now]"))).toEqual(["3 700.2b"])
})

test("each document of a file has its own game", () => {
  expect(inRulings("game: magic\ncites: [101.4c]\n---\ngame: duel-masters\ncites: [101.4c]\n")).toEqual(["2 101.4c"])
})

test("a table with an id twice is refused", () => {
  expect(() => knownRules([{ id: "700.2" }, { id: "700.2" }])).toThrow("700.2 stands twice")
})
