import { expect, test } from "vitest"
import { reachAll } from "./reach.ts"

test("every card, every mode and every word of the language is reached", () => {
  expect(reachAll({ seed: 1, attempts: 40, answers: 120 }).never).toEqual([])
}, 600_000)
