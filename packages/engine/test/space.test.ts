import { describe, expect, test } from "vitest"
import type { Key } from "../src/ids.ts"
import {
  type Constraint,
  contains,
  count,
  countUpTo,
  explain,
  isForced,
  iterate,
  next,
  normalise,
  numberRange,
  type Option,
  one,
  order,
  pick,
  type Space,
  sample,
  spaceError,
  yesNo,
} from "../src/space/index.ts"
import { dice } from "./space.arbitrary.ts"

const options = (...keys: Key[]): Option[] => keys.map((key) => ({ key, is: { type: "word", word: String(key) } }))
const numbered = (size: number): Option[] => options(...Array.from({ length: size }, (_, i) => i + 1))
const all = (space: Space): Key[][] => [...iterate(space)]

describe("order of answers", () => {
  test("picks: fewer first, then as offered", () => {
    expect(all(pick(options(1, 2), 1, 2))).toEqual([[1], [2], [1, 2]])
    expect(all(pick(options("b", "a", "c"), 2, 2)).map((it) => it.join(""))).toEqual(["ba", "bc", "ac"])
    expect(all(yesNo())).toEqual([["yes"], ["no"]])
  })

  test("repeats: as multisets", () => {
    const pairs = [
      [1, 1],
      [1, 2],
      [2, 2],
    ]
    expect(all(pick(options(1, 2), 2, 2, { repeat: true }))).toEqual(pairs)
    const constraints: Constraint[] = [{ type: "most", weights: [[1, 3]], total: 9 }]
    expect(all(pick(options(1, 2), 2, 2, { repeat: true, constraints }))).toEqual(pairs)
  })

  test("constrained picks come in the same order", () => {
    const constraints: Constraint[] = [{ type: "forbidden", pairs: [[1, 2]] }]
    expect(all(pick(numbered(3), 1, 3, { constraints }))).toEqual([[1], [2], [3], [1, 3], [2, 3]])
  })

  test("orders, partitions, distributions, numbers", () => {
    expect(all(order(options("a", "b", "c"))).map((it) => it.join(""))).toEqual("abc acb bac bca cab cba".split(" "))
    const scry: Space = {
      type: "partition",
      options: numbered(2),
      groups: [
        { name: "bottom", min: 0, max: 2, ordered: false },
        { name: "top", min: 0, max: 2, ordered: true },
      ],
    }
    expect(all(scry)).toEqual([
      ["bottom", "top", 1, 2],
      ["bottom", "top", 2, 1],
      ["bottom", 1, "top", 2],
      ["bottom", 2, "top", 1],
      ["bottom", 1, 2, "top"],
    ])
    expect(normalise(scry, ["bottom", 2, 1, "top"])).toEqual(["bottom", 1, 2, "top"])
    expect(all({ type: "distribute", options: options("x", "y"), total: 3, least: 0 })).toEqual([
      ["x", "x", "x"],
      ["x", "x", "y"],
      ["x", "y", "y"],
      ["y", "y", "y"],
    ])
    expect(all({ type: "number", min: 2, max: 9, step: 3 })).toEqual([[2], [5], [8]])
  })

  test("a number without an upper end goes on", () => {
    const some: Key[] = []
    for (const [number] of iterate(numberRange(3, null))) {
      if (some.length === 20) break
      some.push(number as Key)
    }
    expect(some.at(-1)).toBe(22)
    expect(count(numberRange(3, null))).toBe("many")
    expect(isForced(numberRange(3, 3))).toEqual([3])
    expect(normalise(numberRange(0, 5), [-0])).toEqual([0])
  })
})

describe("refusals", () => {
  const refused = (constraint: Constraint, keys: Key[], repeat = false) =>
    explain(pick(numbered(4), 0, 4, { repeat, constraints: [constraint] }), keys)

  test("name the first check that failed", () => {
    const two = pick(numbered(4), 2, 3)
    expect(explain(two, [1, 9])).toEqual({ code: "unknown-key", key: 9 })
    expect(explain(two, ["1", 2])).toEqual({ code: "unknown-key", key: "1" })
    const less = { ...two, leftOut: [{ key: 9, code: "mode-no-target", rule: "700.2a" }] }
    expect(explain(less, [9])).toEqual({ code: "left-out", key: 9, because: "mode-no-target", rule: "700.2a" })
    expect(explain(two, [3, 1, 3])).toEqual({ code: "repeated", key: 3 })
    expect(explain(two, [1])).toEqual({ code: "too-few", picked: 1, min: 2 })
    expect(explain(two, [4, 3, 2, 1])).toEqual({ code: "too-many", picked: 4, max: 3 })
    expect(refused({ type: "counts", allowed: [1, 3] }, [1, 2])).toEqual({
      code: "count-not-allowed",
      picked: 2,
      allowed: [1, 3],
    })
    const groups: [Key, Key][] = [
      [1, "red"],
      [2, "red"],
    ]
    expect(refused({ type: "different", groups }, [2, 1])).toEqual({ code: "same-group", group: "red", keys: [1, 2] })
    expect(refused({ type: "different", groups }, [1, 1], true)?.code).toBe("same-group")
    expect(refused({ type: "different", groups }, [3, 3], true)).toBeNull()
    const weights: [Key, number][] = [
      [1, 2],
      [2, -1],
    ]
    expect(refused({ type: "most", weights, total: 1 }, [1, 3])).toEqual({ code: "too-heavy", weight: 2, most: 1 })
    expect(refused({ type: "most", weights, total: 1 }, [1, 2])).toBeNull()
    expect(refused({ type: "least", weights, total: 3 }, [1])).toEqual({ code: "too-light", weight: 2, least: 3 })
    expect(refused({ type: "forbidden", pairs: [[1, 3]] }, [3, 2, 1])).toEqual({ code: "forbidden-pair", keys: [1, 3] })
    expect(refused({ type: "at-least-one", keys: [1, 3] }, [2])).toEqual({ code: "none-of", keys: [1, 3] })
    const constraints: Constraint[] = [{ type: "ask", question: "may they?" }]
    expect(explain(pick(numbered(2), 1, 1, { constraints }), [1], () => false)).toEqual({
      code: "refused-by-engine",
      question: "may they?",
    })
    expect(explain(order(numbered(3)), [1, 3])).toEqual({ code: "not-all-ordered", key: 2 })
    expect(explain(numberRange(1, 3), [4])).toEqual({ code: "out-of-range", key: 4, min: 1, max: 3 })
    expect(explain(numberRange(1, 3), [1.5])).toEqual({ code: "not-a-step", key: 1.5, min: 1, step: 1 })
    expect(explain(numberRange(1, 3), ["1"])).toEqual({ code: "not-a-number", key: "1" })
    expect(explain({ type: "name", index: "i", names: ["x"] }, ["y"])).toEqual({ code: "unknown-name", key: "y" })
    const deal: Space = { type: "distribute", options: numbered(2), total: 3, least: 1 }
    expect(explain(deal, [1, 1])).toEqual({ code: "wrong-total", given: 2, total: 3 })
    expect(explain(deal, [1, 1, 1])).toEqual({ code: "too-little", key: 2, given: 0, least: 1 })
  })

  test("requirements are measured against what the other constraints leave", () => {
    // Two creatures must attack, only one may.
    const constraints: Constraint[] = [{ type: "maximal", requirements: [[1], [2]] }]
    const attack = pick(numbered(3), 0, 1, { constraints })
    expect(explain(attack, [3])).toEqual({ code: "requirements", met: 0, possible: 1 })
    expect(all(attack)).toEqual([[1], [2]])
    expect(next(attack, [])).toEqual({ keys: [1, 2], complete: false })
  })
})

describe("spaces too large to walk through", () => {
  const large = pick(numbered(60), 0, 60)

  test("counts and forced answers are quick", () => {
    expect(count(large)).toBe("many")
    expect(count(pick(numbered(40), 2, 2))).toBe(780)
    expect(count(order(numbered(60)))).toBe("many")
    expect(isForced(pick(numbered(60), 60, 60))).toHaveLength(60)
    expect(isForced(one(numbered(1)))).toEqual([1])
    expect(isForced(large)).toBeNull()
  })

  test("sums that can't be reached are seen through", () => {
    // Even weights never make an odd sum.
    const weights = numbered(40).map((option, i): [Key, number] => [option.key, 2 + 2 * (i % 7)])
    const exactly = (total: number) =>
      pick(numbered(40), 0, 40, {
        constraints: [
          { type: "most", weights, total },
          { type: "least", weights, total },
        ],
      })
    expect(countUpTo(exactly(61), 1)).toBe(0)
    expect(() => sample(exactly(61), dice(1))).toThrow(RangeError)
    expect(all(exactly(61))).toEqual([])
    expect(next(exactly(61), []).keys).toEqual([])
    expect(next(exactly(60), []).keys).toHaveLength(40)
    expect(contains(exactly(60), sample(exactly(60), dice(1)))).toBe(true)
  })

  test("a payment of some colours from many sources", () => {
    const constraints: Constraint[] = [
      { type: "at-least-one", keys: [28, 29] },
      { type: "at-least-one", keys: [29, 30] },
    ]
    const payment = pick(numbered(30), 7, 7, { constraints })
    expect(count(payment)).toBe("many")
    expect(next(payment, [1, 2, 3, 4, 5, 6])).toEqual({ keys: [29], complete: false })
    for (let seed = 0; seed < 20; seed++) expect(contains(payment, sample(payment, dice(seed)))).toBe(true)
  })

  test("a declaration of attackers with requirements and restrictions", () => {
    // A hundred creatures: fifty must attack, at most five of those numbered 1 to 60 may, 61 and 62 not together.
    const weights = numbered(60).map((option): [Key, number] => [option.key, 1])
    const requirements = numbered(50).map((option) => [option.key])
    const constraints: Constraint[] = [
      { type: "most", weights, total: 5 },
      { type: "maximal", requirements: [...requirements, [61], [62]] },
      { type: "forbidden", pairs: [[61, 62]] },
    ]
    const attack = pick(numbered(100), 0, 100, { constraints })
    expect(explain(attack, [1, 2, 3, 61])).toEqual({ code: "requirements", met: 4, possible: 6 })
    expect(contains(attack, [1, 2, 3, 4, 50, 62, 99])).toBe(true)
    expect(next(attack, []).keys).not.toContain(51)
    expect(next(attack, []).keys).toHaveLength(90)
    for (let seed = 0; seed < 5; seed++) expect(contains(attack, sample(attack, dice(seed)))).toBe(true)
  })

  test("every answer can be drawn", () => {
    const constraints: Constraint[] = [{ type: "most", weights: [[1, 1], [2, 1], [3, 1]], total: 1 }] // biome-ignore format: short
    for (const space of [pick(numbered(5), 0, 4, { constraints }), pick(numbered(3), 1, 3, { repeat: true })]) {
      const random = dice(7)
      const drawn = new Set(Array.from({ length: 2000 }, () => JSON.stringify(sample(space, random))))
      expect(drawn.size).toBe(all(space).length)
    }
  })
})

test("malformed spaces are described", () => {
  const wrong: [Space, RegExp][] = [
    [one(options(1, 1)), /key 1 is there twice/],
    [one(options(1.5)), /1.5 isn't a whole number/],
    [pick(numbered(3), 2, 1), /min 2 is above max 1/],
    [pick(numbered(3), -1, 1), /min is -1/],
    [pick(numbered(3), 4, 5), /3 options/],
    [pick(numbered(3), 1, 2, { constraints: [{ type: "at-least-one", keys: ["1"] }] }), /no option has the key "1"/],
    [pick(numbered(3), 1, 2, { constraints: [{ type: "most", weights: [[1, 0.5]], total: 1 }] }), /0.5/],
    [pick(numbered(3), 1, 2, { constraints: [{ type: "counts", allowed: [3] }] }), /none of the numbers/],
    [{ type: "partition", options: numbered(3), groups: [{ name: "a", min: 0, max: 2, ordered: true }] }, /at most 2/],
    [
      { type: "partition", options: options("a"), groups: [{ name: "a", min: 0, max: 2, ordered: true }] },
      /an option has this key/,
    ],
    [{ type: "distribute", options: numbered(3), total: 2, least: 1 }, /can't get 1 each/],
    [numberRange(3, 2), /above/],
    [{ type: "number", min: 0, max: 4, step: 0 }, /step/],
    [{ type: "name", index: "cards", names: ["x", "x"] }, /"x" is there twice/],
  ]
  for (const [space, message] of wrong) expect(spaceError(space)).toMatch(message)
  for (const space of [yesNo(), order([]), numberRange(0, null), pick(numbered(2), 0, 9)])
    expect(spaceError(space)).toBeNull()
})
