import { deckSetup, decks, rulebook } from "@dilemma-table/duel-masters"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import {
  decision,
  type Game,
  imagine,
  load,
  logLines,
  newGame,
  type PlayerId,
  positionKey,
  preview,
  randomSource,
  type Space,
  sample,
  save,
  stateKey,
  toLastRest,
  view,
  viewLog,
} from "../src/index.ts"
import { differences, playPair } from "./toy/look-alike.ts"
import { got, playOn } from "./toy/play.ts"

/*
 * What always holds of the engine, in whole games of Duel Masters between the bundled decks.
 */

vi.setConfig({ testTimeout: 60_000 })

const seeds = fc.integer({ min: 0, max: 100_000 })

function whole(seed: number): Game {
  const random = randomSource(seed)
  const deck = () => decks[random(decks.length)] as (typeof decks)[number]
  return got(newGame(rulebook, deckSetup([deck(), deck()], seed)))
}

test("a new generator at any rest gives an equal decision, state and log", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(whole(seed), seed, 150, (game) => {
        const asked = decision(game)
        if (asked?.rest !== true) return
        const again = toLastRest(game)
        expect(decision(again)).toEqual(asked)
        expect(again.state).toEqual(game.state)
        expect(logLines(again).length).toBe(logLines(game).length)
        expect(positionKey(again)).toBe(positionKey(game))
      })
    }),
    { numRuns: 4 },
  )
})

test("a game saved and loaded plays on like the game itself", () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 120 }), (seed, n) => {
      const game = playOn(whole(seed), seed, n)
      const loaded = got(load(rulebook, save(game)))
      expect(decision(loaded)).toEqual(decision(game))
      expect(save(playOn(loaded, seed, 30))).toBe(save(playOn(game, seed, 30)))
    }),
    { numRuns: 6 },
  )
})

test("two games that differ only in what a player may not know look the same and are imagined the same", () => {
  fc.assert(
    fc.property(
      seeds,
      fc.constantFrom(0 as PlayerId, 1 as PlayerId),
      fc.integer({ min: 0, max: 120 }),
      fc.constantFrom(...differences),
      (seed, player, n, how) => {
        playPair(playOn(whole(seed), seed, n), player, how, seed, 15, ({ one, other, from }) => {
          expect(view(other, player)).toEqual(view(one, player))
          expect(viewLog(other, player, from)).toEqual(viewLog(one, player, from))
          const [mine, alike] = [imagine(one, player, { unknown: true }), imagine(other, player, { unknown: true })]
          expect(alike.stoppedAt).toEqual(mine.stoppedAt)
          expect(stateKey(alike, alike.state)).toBe(stateKey(mine, mine.state))
          expect(view(alike, player)).toEqual(view(mine, player))
        })
      },
    ),
    { numRuns: 25 },
  )
})

test("whoever is asked is asked the same on an imagined position, and can preview every answer", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomSource(seed)
      playOn(whole(seed), seed, 80, (game) => {
        const asked = decision(game)
        if (asked === null) return
        const mine = view(game, asked.by).asked
        const imagined = imagine(game, asked.by, { unknown: true })
        // What the other player has chosen in secret can't be imagined: it stands where nothing was chosen yet.
        if (asked.secret === true && imagined.stoppedAt !== null) return
        expect(imagined.stoppedAt).toBeNull()
        expect(view(imagined, asked.by).asked).toEqual(mine)
        if (mine?.type !== "you") throw new Error("The one who is asked sees the question")
        got(preview(game, asked.by, sample(mine.decision.space as Space, random)))
      })
    }),
    { numRuns: 4 },
  )
})
