import { randomSource } from "@dilemma-table/engine"
import type { GameRecord } from "@dilemma-table/players"
import fc from "fast-check"
import { expect, test } from "vitest"
import { Failure } from "../src/failure.ts"
import { playersTyped } from "../src/players.ts"
import { playedHere } from "../src/simulate/here.ts"

const record = (index: number): GameRecord => {
  const nothing = { seed: 0, first: 0, winner: null, end: "limit", turns: 0, answers: 0, modes: [], fault: null }
  return { index, ...nothing }
}

/** Threads that come to their end in any order; at the game `breaks` they break. */
const team = (size: number, seed: number, breaks = -1) => {
  const random = randomSource(seed)
  return {
    size,
    play: async (_: string, indexes: readonly number[]): Promise<readonly GameRecord[]> => {
      for (let n = random(6); n > 0; n--) await new Promise(setImmediate)
      if (indexes.includes(breaks)) throw new Error("broken")
      return indexes.map(record)
    },
  }
}

const played = async (...[of, games]: readonly [ReturnType<typeof team>, number]): Promise<readonly number[]> => {
  const indexes: number[] = []
  for await (const { index } of playedHere(of, "{}", games)) indexes.push(index)
  return indexes
}

const size = fc.integer({ min: 1, max: 4 })

test("games come in the order of their indexes, each once, whichever thread is ready first", async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(60), fc.nat(), async (threads, games, seed) => {
      expect(await played(team(threads, seed), games)).toEqual(Array.from({ length: games }, (_, i) => i))
    }),
    { numRuns: 40 },
  )
})

test("what breaks a thread's work ends the games, and nothing hangs", async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(29), fc.nat(), async (threads, breaks, seed) => {
      await expect(played(team(threads, seed, breaks), 30)).rejects.toThrow("broken")
    }),
    { numRuns: 20 },
  )
})

test("players are named by seat, with their options; one name is both seats'", () => {
  expect(playersTyped("en", "greedy, random")).toEqual(["greedy", "random"])
  expect(playersTyped("en", "random")).toEqual(["random", "random"])
  expect(playersTyped("en", "search:iterations=20,prior=unknown,greedy")).toEqual([
    "search:iterations=20,prior=unknown",
    "greedy",
  ])
  for (const typed of ["", "nobody", "random,greedy,random", "random:iterations=3"])
    expect(() => playersTyped("en", typed)).toThrow(Failure)
})
