import { cards } from "@dilemma-table/magic"
import { describe, expect, test, vi } from "vitest"
import { cycle, generatedDeck } from "./magic-decks.ts"
import { playSeed } from "./play.ts"
import { reversalsIn } from "./reversals.ts"

/*
 * The small form of `npm run soak -- --game magic`. SOAK=n plays n games rather than a few.
 */

vi.setConfig({ testTimeout: 600_000 })

const games = Number(process.env.SOAK ?? 4)
const seeds = Array.from({ length: games }, (_, i) => 1 + i * 16)

test("generated decks are legal and go through the library", () => {
  const names = new Set(Array.from({ length: cycle }, (_, n) => Object.keys(generatedDeck(n).cards)).flat())
  for (const { name } of cards) expect(names).toContain(name.en)
})

describe("without dead ends, sound, and alike when saved and loaded", () => {
  test.each(seeds)("seed %i", (seed) => {
    const options = { game: "magic", limit: 400, check: true, announcements: 10 } as const
    const { failure, tried } = playSeed(seed, options)
    expect(failure).toBeNull()
    expect(tried.sure).toBeGreaterThan(0)
  })
})

test("an announcement that is given up, or can't be completed, leaves what 733.1 says and nothing else", () => {
  let reversed = 0
  for (let seed = 1; seed <= games * 2; seed++) {
    const found = reversalsIn(seed)
    expect(found.faults).toEqual([])
    reversed += found.reversed
  }
  expect(reversed).toBeGreaterThan(games * 2)
})
