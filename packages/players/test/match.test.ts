import { deckSetup, decks, rulebook } from "@dilemma-table/duel-masters"
import { expect, test } from "vitest"
import { type Mirrored, mirroredGame, playerNamed, sprt } from "../src/index.ts"

const test55to65 = { low: 0.55, high: 0.65, error: 0.05 }

test("the test decides where one result is much likelier than the other", () => {
  expect(sprt(test55to65, { won: 0, lost: 0, drawn: 0 })).toMatchObject({ ratio: 0, verdict: "open" })
  expect(sprt(test55to65, { won: 80, lost: 20, drawn: 0 }).verdict).toBe("high")
  expect(sprt(test55to65, { won: 40, lost: 60, drawn: 0 }).verdict).toBe("low")
  expect(sprt(test55to65, { won: 60, lost: 40, drawn: 0 }).verdict).toBe("open")
  expect(sprt(test55to65, { won: 10, lost: 10, drawn: 4 }).ratio).toBeCloseTo(
    sprt(test55to65, { won: 12, lost: 12, drawn: 0 }).ratio,
    9,
  )
})

test("both games of a pair are dealt alike with seats changed, and a match is the same again", () => {
  const pair = [decks[0], decks[1] ?? decks[0]] as unknown as Parameters<typeof deckSetup>[0]
  const seats: number[][] = []
  const match: Mirrored = {
    rulebook,
    setup: (seed) => {
      seats.push([seed])
      return deckSetup(pair, seed)
    },
    players: [(seed) => playerNamed("random", seed), (seed) => playerNamed("random", seed + 1)],
    seed: 3,
    limit: 4000,
  }
  const games = [0, 1].map((index) => mirroredGame(match, index))
  expect(games.map(({ seat, pair: of }) => [seat, of])).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(seats[0]).toEqual(seats[1])
  expect(mirroredGame(match, 1)).toEqual(games[1])
})
