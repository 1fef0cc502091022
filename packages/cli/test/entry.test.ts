import {
  type Decision,
  numberRange,
  type Option,
  order,
  type PlayerId,
  pick,
  type Space,
  yesNo,
} from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { isAnswerWord, type Offered, readEntry } from "../src/play/entry.ts"

const options: readonly Option[] = [10, 20, 30].map((key) => ({ key, is: { type: "word", word: `card ${key}` } }))
const offered: readonly Offered[] = options.map(({ key }) => ({ key, text: `card ${key}` }))

const read = (space: Space, typed: string, offers = offered) => {
  const decision: Decision = { by: 0 as PlayerId, kind: "cards", rules: [], space, prompt: "choose", rest: false }
  const entry = readEntry("en", decision, offers, typed, () => true)
  return entry.ok ? entry.keys : `${entry.reason} ${entry.allowed}`
}

describe("an answer as it is typed", () => {
  test("numbers are places in the list, in any order, parted by spaces or commas, in any width", () => {
    expect(read(pick(options, 0, 3), "3 1")).toEqual([10, 30])
    expect(read(pick(options, 0, 3), "1,2, 3")).toEqual([10, 20, 30])
    expect(read(pick(options, 1, 1), "2")).toEqual([20])
    expect(read(pick(options, 2, 2, { repeat: true }), "2 2")).toEqual([20, 20])
    expect(read(order(options), "3 1 2")).toEqual([30, 10, 20])
  })

  test("of cards that are alike one line stands for all: its number again takes the next", () => {
    const alike: readonly Offered[] = [
      { key: 10, text: "card", more: [30] },
      { key: 20, text: "other (2 W)", name: "other" },
    ]
    expect(read(pick(options, 2, 2), "1 1", alike)).toEqual([10, 30])
    expect(read(pick(options, 2, 2), "1 2", alike)).toEqual([10, 20])
    expect(read(pick(options, 3, 3), "1 2 1", alike)).toEqual([10, 20, 30])
    expect(read(pick(options, 3, 3), "1 1 1", alike)).toContain("card can be picked only once")
    expect(read(pick(options, 1, 1), "Other", alike)).toEqual([20])
    expect(read(pick(options, 1, 2), "9", alike)).toContain("Type 1 to 2 numbers from 1 to 2")
  })

  test("what pays may be left to the program, and nothing else", () => {
    const space = pick(options, 2, 2)
    const asked = (kind: Decision["kind"]): Decision => ({
      by: 0 as PlayerId,
      kind,
      rules: [],
      space,
      prompt: "pay",
      rest: false,
    })
    const typed = (kind: Decision["kind"], text: string) => readEntry("en", asked(kind), offered, text, () => true)
    expect(typed("payment", "auto")).toEqual({ ok: true, keys: [10, 20] })
    expect(typed("payment", "まかせ")).toEqual({ ok: true, keys: [10, 20] })
    expect(typed("cards", "auto")).toMatchObject({ ok: false })
  })

  test("0 and none pick nothing where that is allowed", () => {
    expect(read(pick(options, 0, 3), "0")).toEqual([])
    expect(read(pick(options, 0, 3), "none")).toEqual([])
    expect(read(pick(options, 1, 3), "none")).toContain("at least 1 must be picked")
  })

  test("words answer where they are offered", () => {
    expect(read(yesNo(), "y")).toEqual(["yes"])
    expect(read(yesNo(), "いいえ")).toEqual(["no"])
    const ending: Option = { key: "end", is: { type: "act", act: "end", object: 0 as never } }
    const acts = pick([...options, ending], 1, 1)
    expect(read(acts, "end", [...offered, { key: "end", text: "end the turn" }])).toEqual(["end"])
    expect(isAnswerWord(acts, "パス")).toBe(true)
    expect(isAnswerWord(pick(options, 1, 1), "end")).toBe(false)
  })

  test("groups are parted by strokes, units and numbers are typed as they are", () => {
    const group = (name: string) => ({ name, min: 0, max: 3, ordered: true })
    const groups: Space = { type: "partition", options, groups: [group("top"), group("bottom")] }
    expect(read(groups, "2 1 / 3")).toEqual(["top", 20, 10, "bottom", 30])
    expect(read(groups, "1 2 3 /")).toEqual(["top", 10, 20, 30, "bottom"])
    expect(read(groups, "1 2 3")).toContain("top / bottom")
    expect(read({ type: "distribute", options, total: 3, least: 0 }, "1 1 2")).toEqual([10, 10, 20])
    expect(read(numberRange(0, 5), "4")).toEqual([4])
    expect(read(numberRange(0, 5), "6")).toContain("from 0 to 5")
    expect(read({ type: "name", index: "cards", names: ["Élan", "Bolt"] }, "bolt")).toEqual(["Bolt"])
  })

  test("answers that are numbers themselves are typed by themselves, not by their places", () => {
    const numbers: readonly Option[] = [0, 1, 2].map((key) => ({ key, is: { type: "word", word: String(key) } }))
    const offers = numbers.map(({ key }) => ({ key, text: String(key) }))
    expect(read(pick(numbers, 1, 1), "0", offers)).toEqual([0])
    expect(read(pick(numbers, 1, 1), "2", offers)).toEqual([2])
    expect(read(pick(numbers, 1, 1), "3", offers)).toContain("Type one of: 0, 1, 2.")
  })

  test("what isn't allowed is said with what is", () => {
    const no = { constraints: [{ type: "forbidden", pairs: [[10, 20]] }] } as const
    expect(read(pick(options, 0, 2, no), "1 2")).toContain("card 10, card 20")
    expect(read(pick(options, 1, 1), "4")).toBe("“4” isn't the number of an answer. Type a number from 1 to 3.")
    expect(read(pick(options, 1, 2), "1 1")).toContain("only once")
  })
})
