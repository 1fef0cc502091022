import { expect, test } from "vitest"
import { estimateOf } from "../src/index.ts"

test("a mean has the interval of Student's t", () => {
  const { n, mean, low, high } = estimateOf([1, 2, 3, 4, 5])
  expect([n, mean]).toEqual([5, 3])
  // 2.776 × √(2.5 / 5)
  expect(high - mean).toBeCloseTo(1.963, 1)
  expect(mean - low).toBeCloseTo(high - mean, 9)
})

test("of one sample nothing can be said", () => {
  expect(estimateOf([7])).toEqual({ n: 1, mean: 7, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
})
