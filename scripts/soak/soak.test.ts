import { expect, test, vi } from "vitest"
import { generatedDeck } from "./decks.ts"
import { playSeed } from "./play.ts"

/*
 * The small form of `npm run soak`.
 */

vi.setConfig({ testTimeout: 600_000 })

test("generated decks are legal and go through the library", () => {
  const names = new Set(Array.from({ length: 100 }, (_, n) => Object.keys(generatedDeck(n).cards)).flat())
  expect(names.size).toBeGreaterThan(100)
})

test.each(Array.from({ length: 24 }, (_, i) => 1 + i * 41))(
  "seed %i ends by the rules, and so it does when it was saved and loaded",
  (seed) => {
    expect(playSeed(seed, { limit: 20_000, check: seed % 3 === 0 }).failure).toBeNull()
  },
)
