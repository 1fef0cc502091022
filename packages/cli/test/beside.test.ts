import { expect, it } from "vitest"
import { Team } from "../src/simulate/team.ts"

it("a program without the file that its threads run says so instead of waiting", () => {
  // Only a bundle has it beside it.
  expect(() => new Team("en", 1)).toThrow(/simulate-worker\.mjs is missing/)
})
