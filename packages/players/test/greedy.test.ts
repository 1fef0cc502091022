import { deckSetup, decks, rulebook } from "@dilemma-table/duel-masters"
import { newGame, type Rulebook, type Setup } from "@dilemma-table/engine"
import { magic, decks as magicDecks, deckSetup as magicSetup } from "@dilemma-table/magic"
import { expect, test } from "vitest"
import { playerNamed, playerNames, playMatch } from "../src/index.ts"

const pair = <D>(all: readonly D[]): readonly [D, D] => [all[0] as D, (all[1] ?? all[0]) as D]

/** A game, and how many are played of it. */
const games: readonly (readonly [string, Rulebook, (seed: number) => Setup, number])[] = [
  ["Duel Masters", rulebook, (seed) => deckSetup(pair(decks), seed), 6],
  ["Magic", magic, (seed) => magicSetup(pair(magicDecks), seed), 2],
]

test.each(games)(
  "%s: greedy beats random more often than not, and plays the same for the same seed",
  (_, rules, setup, times) => {
    let won = 0
    for (let seed = 1; seed <= times; seed++) {
      const greedy = seed % 2
      const match = () => {
        const begun = newGame(rules, setup(seed))
        if (!begun.ok) throw new Error(begun.fault.message.en)
        const players = [0, 1].map((seat) => playerNamed(seat === greedy ? "greedy" : "random", seed * 10 + seat))
        return playMatch(begun.value, players, 4000)
      }
      const { result, fault, answers } = match()
      expect(fault).toBeNull()
      if (seed === 1 && times > 2) expect(match().answers).toBe(answers)
      if (result?.winner === greedy) won += 1
    }
    expect(won).toBeGreaterThanOrEqual(Math.ceil(times / 2))
  },
)

test("a player that nobody knows is refused with the names there are", () => {
  expect(() => playerNamed("nobody", 1)).toThrow(playerNames.join(", "))
})
