import {
  answer,
  type Decision,
  decision,
  type Game,
  Game as GameClass,
  newGame,
  randomSource,
  sample,
  undo,
} from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { deckSetup, decks, rulebook } from "../src/index.ts"

function begin(seed: number, options = {}): Game {
  const [one, two] = decks
  if (one === undefined || two === undefined) throw new Error("There are two decks")
  const game = newGame(rulebook, deckSetup(seed % 2 === 0 ? [one, two] : [two, one], seed), options)
  if (!game.ok) throw new Error(`${game.fault.place} ${game.fault.message.en}`)
  return game.value
}

/** Plays with random answers; `each` sees every decision. Returns how many there were. */
function playOut(
  game: Game,
  seed: number,
  each: (asked: Decision, game: Game) => void = () => {},
  limit = 5000,
): number {
  const random = randomSource(seed)
  let n = 0
  for (let asked = decision(game); asked !== null && n < limit; n++) {
    each(asked, game)
    const done = answer(game, asked.by, sample(asked.space, random, game.oracle))
    if (!done.ok) throw new Error(done.fault.message.en)
    asked = done.value
  }
  return n
}

describe("whole games with random players", { timeout: 60_000 }, () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("seed %i ends", (seed) => {
    const game = begin(seed)
    playOut(game, seed)
    expect(game.state.result).not.toBeNull()
  })

  test.each([11, 12])("seed %i: a new generator at any rest asks the same", (seed) => {
    const game = begin(seed)
    playOut(game, seed, (asked, at) => {
      if (!asked.rest) return
      const again = new GameClass(at.basis, at.rest, at.rest.tape, at.options)
      expect(JSON.stringify(decision(again))).toBe(JSON.stringify(asked))
    })
  })

  test.each([21, 22])("seed %i: objects replaced at every answer change nothing", (seed) => {
    const plain = begin(seed)
    const fragile = begin(seed, { fragile: true })
    playOut(plain, seed)
    playOut(fragile, seed)
    expect(fragile.state.result).toEqual(plain.state.result)
    expect(fragile.tape?.n).toBe(plain.tape?.n)
  })

  test("undone to the start and played again it is the same game", () => {
    const seen: string[] = []
    let game = begin(31)
    const random = randomSource(31)
    for (let n = 0, asked = decision(game); asked !== null && n < 60; n++) {
      seen.push(JSON.stringify(asked))
      const done = answer(game, asked.by, sample(asked.space, random))
      if (!done.ok) throw new Error(done.fault.message.en)
      asked = done.value
    }
    for (let back = undo(game); back.ok; back = undo(game)) game = back.value
    const again: string[] = []
    const same = randomSource(31)
    for (let n = 0, asked = decision(game); asked !== null && n < seen.length; n++) {
      again.push(JSON.stringify(asked))
      const done = answer(game, asked.by, sample(asked.space, same))
      if (!done.ok) throw new Error(done.fault.message.en)
      asked = done.value
    }
    expect(again).toEqual(seen)
  })
})
