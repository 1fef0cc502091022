import {
  answer,
  answersGiven,
  decision,
  type Game,
  type Key,
  load,
  logLines,
  positionAt,
  positionKey,
  randomSource,
  sample,
  save,
  undo,
} from "@dilemma-table/engine"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { rulebook, unsound } from "../src/index.ts"
import { anyPosition, runs } from "./anything.ts"

/*
 * What always holds of positions while cards are used and creatures attack.
 */

vi.setConfig({ testTimeout: 240_000 })

const seeds = fc.integer({ min: 0, max: 1_000_000 })
const steps = fc.constantFrom("main", "attack", "charge", "end")

/** Plays with random answers; `each` is shown the game before every answer, and the answer. */
function playOn(game: Game, seed: number, limit: number, each: (keys: readonly Key[]) => void): void {
  const random = randomSource(seed)
  let asked = decision(game)
  for (let n = 0; asked !== null && n < limit; n++) {
    const keys = sample(asked.space, random, game.oracle)
    each(keys)
    const given = answer(game, asked.by, keys)
    if (!given.ok) throw new Error(given.fault.message.en)
    asked = given.value
  }
}

test("at every decision of a use the game can be saved and loaded, undone and done again", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const game = anyPosition(seed)
      playOn(game, seed, 25, () => {
        const loaded = load(rulebook, save(game))
        if (!loaded.ok) throw new Error(loaded.fault.message.en)
        expect(decision(loaded.value)).toEqual(decision(game))
        expect(loaded.value.state).toEqual(game.state)
        const before = undo(game)
        if (!before.ok) return expect(game.tape?.auto ?? true).toBe(true)
        const [last] = lastGiven(game)
        if (last === undefined) throw new Error("Something was answered")
        const again = answer(before.value, last.by, last.keys)
        expect(again.ok).toBe(true)
        expect(answersGiven(before.value)).toBe(answersGiven(game))
        expect(positionKey(before.value)).toBe(positionKey(game))
        return expect(decision(before.value)).toEqual(decision(game))
      })
    }),
    { numRuns: runs(4) },
  )
})

/** The last answer that a player gave. */
function lastGiven(game: Game) {
  for (let node = game.tape; node !== null; node = node.before) if (!node.auto) return [node]
  return []
}

test("every position between two events is sound", () => {
  let events = 0
  fc.assert(
    fc.property(seeds, steps, (seed, step) => {
      const game = anyPosition(seed, { step })
      playOn(game, seed, 40, () => expect(unsound(game), `${seed} ${step}`).toEqual([]))
      for (const { n, entry } of logLines(game)) {
        if (entry.type !== "event") continue
        const at = positionAt(game, { event: n })
        if (!at.ok) throw new Error(at.fault.message.en)
        events += 1
        expect(unsound(at.value), `${seed} ${step}: after line ${n}, ${entry.event.as ?? entry.event.type}`).toEqual([])
      }
    }),
    { numRuns: runs(4) },
  )
  expect(events).toBeGreaterThan(50)
})
