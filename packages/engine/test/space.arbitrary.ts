import fc from "fast-check"
import type { Key } from "../src/ids.ts"
import type { Constraint, Group, Option, Oracle, Space } from "../src/space/index.ts"

/** Up to `max` options whose keys are of both sorts, some alike but for the sort. */
const optionsUpTo = (max: number): fc.Arbitrary<Option[]> =>
  fc
    .uniqueArray(fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom("1", "2", "a", "b", "c", "fire")), {
      maxLength: max,
      comparator: "SameValue",
    })
    .map((keys) => keys.map((key) => ({ key, is: { type: "word", word: String(key) } })))

function constraintsOver(keys: readonly Key[], max: number): fc.Arbitrary<Constraint[]> {
  const counts = fc.record({
    type: fc.constant("counts" as const),
    allowed: fc.array(fc.nat({ max: 5 }), { maxLength: 4 }),
  })
  const ask = fc.record({ type: fc.constant("ask" as const), question: fc.constantFrom("odd", "first") })
  if (keys.length === 0) return fc.array(fc.oneof(counts, ask), { maxLength: max })
  const key = fc.constantFrom(...keys)
  const weights = fc
    .uniqueArray(key, { maxLength: 8 })
    .chain((listed) => fc.tuple(...listed.map((it) => fc.tuple(fc.constant(it), fc.integer({ min: -2, max: 5 })))))
  const total = fc.integer({ min: -2, max: 9 })
  const constraint: fc.Arbitrary<Constraint> = fc.oneof(
    counts,
    ask,
    fc.record({
      type: fc.constant("different" as const),
      groups: fc.uniqueArray(fc.tuple(key, fc.constantFrom<Key>("x", "y", 1)), {
        maxLength: 6,
        selector: (it) => JSON.stringify(it),
      }),
    }),
    fc.record({ type: fc.constant("most" as const), weights, total }),
    fc.record({ type: fc.constant("least" as const), weights, total }),
    fc.record({ type: fc.constant("forbidden" as const), pairs: fc.array(fc.tuple(key, key), { maxLength: 4 }) }),
    fc.record({
      type: fc.constant("at-least-one" as const),
      keys: fc.uniqueArray(key, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant("maximal" as const),
      requirements: fc.array(fc.uniqueArray(key, { maxLength: 3 }), { maxLength: 5 }),
      anyOf: fc.array(fc.uniqueArray(key, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      also: fc.array(fc.uniqueArray(key, { maxLength: 2 }), { maxLength: 3 }),
    }),
  )
  return fc.array(constraint, { maxLength: max })
}

/** Picks of up to so many options and constraints; many have few answers, some none. */
export const picks = (options: number, constraints: number, mostPicks = options): fc.Arbitrary<Space> =>
  fc.tuple(optionsUpTo(options), fc.nat({ max: 3 }), fc.nat({ max: mostPicks }), fc.boolean()).chain((drawn) => {
    const [offered, min, more, repeat] = drawn
    const keys = offered.map((option) => option.key)
    return constraintsOver(keys, constraints).map((list) => ({
      type: "pick" as const,
      options: offered,
      min,
      max: Math.min(min + more, mostPicks),
      repeat: repeat && options < 6,
      constraints: list,
    }))
  })

/** Picks of up to so many numbers whose constraints are tight, so that a search for their few answers often turns back. */
export const tightPicks = (size: number): fc.Arbitrary<Space> => {
  const key = fc.integer({ min: 1, max: size })
  const weights = fc
    .array(fc.integer({ min: -1, max: 6 }), { minLength: size, maxLength: size })
    .map((list) => list.map((weight, i): [Key, number] => [i + 1, weight]))
  const sum = fc
    .tuple(weights, fc.integer({ min: 4, max: 20 }), fc.nat({ max: 1 }))
    .map(([list, total, slack]): Constraint[] => [
      { type: "most", weights: list, total: total + slack },
      { type: "least", weights: list, total },
    ])
  const forbidden = fc
    .array(fc.tuple(key, key), { minLength: 4, maxLength: 14 })
    .map((pairs): Constraint[] => [{ type: "forbidden", pairs: pairs.filter(([one, other]) => one !== other) }])
  const lists = fc.array(fc.uniqueArray(key, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 })
  const maximal = fc
    .tuple(lists, lists)
    .map(([requirements, anyOf]): Constraint[] => [{ type: "maximal", requirements, anyOf }])
  const oneOf = fc
    .uniqueArray(key, { minLength: 2, maxLength: 4 })
    .map((keys): Constraint[] => [{ type: "at-least-one", keys }])
  const counts = fc
    .uniqueArray(fc.integer({ min: 0, max: size }), { minLength: 2, maxLength: 3 })
    .map((allowed): Constraint[] => [{ type: "counts", allowed }])
  return fc
    .array(fc.oneof(sum, sum, forbidden, maximal, oneOf, counts), { minLength: 2, maxLength: 5 })
    .map((lists) => ({
      type: "pick" as const,
      options: Array.from({ length: size }, (_, i) => ({ key: i + 1, is: { type: "word", word: "" } as const })),
      min: 0,
      max: size,
      repeat: false,
      constraints: lists.flat(),
    }))
}

const groups: fc.Arbitrary<Group[]> = fc
  .array(fc.record({ min: fc.nat({ max: 2 }), more: fc.nat({ max: 3 }), ordered: fc.boolean() }), { maxLength: 3 })
  .map((list) => list.map(({ min, more, ordered }, i) => ({ name: `group ${i}`, min, max: min + more, ordered })))

export const others: fc.Arbitrary<Space> = fc.oneof(
  fc.record({ type: fc.constant("order" as const), options: optionsUpTo(4) }),
  fc.record({ type: fc.constant("partition" as const), options: optionsUpTo(3), groups }),
  fc.record({
    type: fc.constant("distribute" as const),
    options: optionsUpTo(3),
    total: fc.nat({ max: 5 }),
    least: fc.nat({ max: 2 }),
  }),
  fc
    .record({
      min: fc.integer({ min: -3, max: 5 }),
      more: fc.integer({ min: -1, max: 8 }),
      step: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ min, more, step }) => ({ type: "number" as const, min, max: min + more, step })),
  fc.record({
    type: fc.constant("name" as const),
    index: fc.constant("cards"),
    names: fc.uniqueArray(fc.constantFrom("a", "b", "c", "1"), { maxLength: 4 }),
  }),
)

/** Engines: one forbids pairs and knows it early, one objects to whole answers only, one does both. */
export const oracles: fc.Arbitrary<Oracle | undefined> = fc.constantFrom<(Oracle | undefined)[]>(
  undefined,
  (question, keys) => !(keys.includes(question === "odd" ? 1 : "a") && keys.includes(question === "odd" ? 2 : "b")),
  (question, keys, partial) => partial || (question === "odd" ? keys.length % 2 === 1 : keys[0] !== "b"),
  (_, keys, partial) => !keys.includes("c") && (partial || !keys.includes(2) || keys.includes(1)),
)

/** A player's dice, repeatable. */
export function dice(seed: number): (below: number) => number {
  let state = seed | 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return Math.floor(((state >>> 8) / 2 ** 24) * below)
  }
}
