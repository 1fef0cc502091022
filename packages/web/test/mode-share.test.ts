import { expect, test } from "vitest"
import { countsOfMode } from "../src/shown/mode-share.ts"

const hand = (from: number, to: number) =>
  ({ type: "count", player: 0, name: "A", zone: "hand", label: "hand", from, to }) as const

/** Choose two: 2 returns a card of one's own to the hand, 3 taps, 4 draws. */
const answers = [
  { keys: [2, 3], changes: [hand(2, 3)] },
  { keys: [2, 4], changes: [hand(2, 4)] },
  { keys: [3, 4], changes: [hand(2, 3)] },
]

test("what each of two modes adds to a number is told by the sums", () => {
  expect(countsOfMode(2, answers)).toEqual([hand(2, 3)])
  expect(countsOfMode(3, answers)).toEqual([])
  expect(countsOfMode(4, answers)).toEqual([hand(2, 3)])
})

test("a mode picked more than once counts as often", () => {
  const twice = [
    { keys: [1, 1], changes: [hand(0, 2)] },
    { keys: [1, 2], changes: [hand(0, 1)] },
  ]
  expect(countsOfMode(1, twice)).toEqual([hand(0, 1)])
  expect(countsOfMode(2, twice)).toEqual([])
})

test("where the sums fit no way or more than one, nothing is told", () => {
  expect(countsOfMode(1, [{ keys: [1, 2], changes: [hand(0, 2)] }])).toBeNull()
  expect(
    countsOfMode(2, [
      ...answers.slice(0, 2),
      { keys: [3, 4], changes: [] },
      { keys: [2, 3, 4], changes: [hand(2, 9)] },
    ]),
  ).toBeNull()
  expect(countsOfMode(9, answers)).toBeNull()
})
