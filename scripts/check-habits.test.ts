import { expect, test } from "vitest"
import { brokenHabits } from "./check-habits.ts"

const lines = (count: number) => "\n".repeat(count)

test("a file of more than 400 lines is found, unless it is a table", () => {
  expect(brokenHabits("packages/magic/src/casting.ts", lines(400))).toEqual([])
  expect(brokenHabits("packages/magic/src/casting.ts", lines(401))).toEqual([
    "packages/magic/src/casting.ts has 401 lines; 400 is the most",
  ])
  expect(brokenHabits("packages/magic/src/cards/alpha.ts", lines(401))).toEqual([])
  expect(brokenHabits("packages/magic/src/rules/chapter-7.ts", lines(401))).toEqual([])
})

test.each(["utils.ts", "helpers.test.ts", "common/zones.ts", "turn-manager.ts", "misc.mjs"])(
  "%s says nothing",
  (name) => {
    expect(brokenHabits(`packages/engine/src/${name}`, "")).toHaveLength(1)
  },
)

test("names that only contain such a word are fine", () => {
  expect(brokenHabits("packages/engine/src/utilities-of-positions.ts", "")).toEqual([])
  expect(brokenHabits("packages/engine/src/commonality.ts", "")).toEqual([])
})

test.each(["test.only(1)", "it.skip(1)", "describe.concurrent.skip(1)", "test.todo(1)", "xit(1)"])(
  "%s is found",
  (code) => {
    expect(brokenHabits("packages/engine/src/tape.test.ts", `\n  ${code}`)).toHaveLength(1)
    expect(brokenHabits("packages/engine/src/tape.ts", `\n  ${code}`)).toEqual([])
  },
)

test("Math.random is found outside cli", () => {
  expect(brokenHabits("packages/players/src/random.ts", "Math.random()")).toHaveLength(1)
  expect(brokenHabits("packages/cli/src/seed.ts", "Math.random()")).toEqual([])
})

test.each(["Date.now()", "new Date()"])("%s is found in the engine and the rulebooks", (code) => {
  expect(brokenHabits("packages/magic/src/turn.ts", code)).toHaveLength(1)
  expect(brokenHabits("packages/magic/src/turn.ts", 'new Date("2026-09-25")')).toEqual([])
  expect(brokenHabits("packages/cli/src/clock.ts", code)).toEqual([])
})
