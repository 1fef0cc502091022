import { deckSetup, decks, rulebook } from "@dilemma-table/duel-masters"
import { type CardData, logLines, newGame } from "@dilemma-table/engine"
import { magic, decks as magicDecks, deckSetup as magicSetup } from "@dilemma-table/magic"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  type GameRecord,
  modesChosen,
  playerNamed,
  playMatch,
  type Simulated,
  seedOf,
  shareOf,
  simulateGame,
  Tallying,
} from "../src/index.ts"

const pair = <D>(all: readonly D[]): readonly [D, D] => [all[0] as D, all[1] as D]

const listedAs = ({ name }: CardData): string => name.ja ?? name.en ?? ""

const simulated: Readonly<Record<string, Simulated>> = {
  "Duel Masters": {
    rulebook,
    setup: (seed, first) => deckSetup(pair(decks), seed, {}, first),
    listedAs,
    players: ["random", "random"],
    seed: 5,
    limit: 20_000,
  },
  Magic: {
    rulebook: magic,
    setup: (seed, first) => magicSetup(pair(magicDecks), seed, {}, first),
    listedAs,
    players: ["random", "random"],
    seed: 5,
    limit: 20_000,
  },
}

test.each(Object.entries(simulated))("%s: a game follows from the seed and its index alone", (_, one) => {
  const records = [0, 1, 2].map((index) => simulateGame(one, index))
  expect(simulateGame(one, 1)).toEqual(records[1])
  expect(records.map(({ first }) => first)).toEqual([0, 1, 0])
  expect(new Set(records.map(({ seed }) => seed)).size).toBe(3)
  for (const { fault, winner, modes } of records) {
    expect(fault).toBeNull()
    expect(winner).not.toBeNull()
    for (const { chosen, offered } of modes) expect(offered).toEqual(expect.arrayContaining([...chosen]))
  }
  expect(records.flatMap(({ modes }) => modes).length).toBeGreaterThan(0)
  expect(JSON.parse(JSON.stringify(records))).toEqual(records)
})

test.each(Object.entries(simulated))("%s: every choice of modes that the log tells is counted", (_, one) => {
  for (const seed of [1, 2]) {
    const begun = newGame(one.rulebook, one.setup(seed, 0))
    if (!begun.ok) throw new Error(begun.fault.message.en)
    playMatch(begun.value, [playerNamed("random", seed), playerNamed("random", seed + 1)])
    const told = [...logLines(begun.value)].flatMap(({ entry }) =>
      entry.type === "answered" && entry.decision.kind === "modes" ? [[entry.decision.by, entry.keys]] : [],
    )
    expect(modesChosen(begun.value, one.listedAs).map(({ seat, chosen }) => [seat, chosen])).toEqual(told)
  }
})

test("a game is stopped at its limit, and one that can't be begun says why", () => {
  const one = simulated["Magic"] as Simulated
  expect(simulateGame({ ...one, limit: 5 }, 0)).toMatchObject({ end: "limit", winner: null, answers: 5, fault: null })
  const broken = { ...one, setup: () => ({ ...one.setup(1, 0), cards: [{ card: "No such card" }] }) }
  expect(simulateGame(broken, 0)).toMatchObject({ end: "fault", winner: null, fault: { code: expect.any(String) } })
  expect(simulateGame({ ...one, players: ["nobody", "random"] }, 0)).toMatchObject({ end: "fault" })
})

test("seeds are whole numbers that differ from their neighbours'", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.nat(1_000_000), (seed, index) => {
      const own = seedOf(seed, index)
      expect(own).toBe(seedOf(seed, index))
      expect(Number.isInteger(own) && own >= 0 && own < 2 ** 31).toBe(true)
    }),
  )
  expect(new Set(Array.from({ length: 20_000 }, (_, i) => seedOf(1, i))).size).toBeGreaterThan(19_990)
  expect(seedOf(1, 0)).not.toBe(seedOf(1 + 2 ** 32, 0))
})

test("shares lie in their interval, which grows narrower with more games", () => {
  // Of 20 trials, 10; and of 100, none (Wilson, 95 %): worked out by hand.
  expect(shareOf(10, 20)).toMatchObject({ share: 0.5, low: expect.closeTo(0.2993, 4), high: expect.closeTo(0.7007, 4) })
  expect(shareOf(0, 100)).toMatchObject({ low: 0, high: expect.closeTo(0.037, 3) })
  expect(shareOf(0, 0)).toBeNull()
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (times, more) => {
      const n = times + more
      fc.pre(n > 0)
      const one = shareOf(times, n)
      const ten = shareOf(10 * times, 10 * n)
      if (one === null || ten === null) throw new Error("no share")
      expect(0 <= one.low && one.low <= one.share && one.share <= one.high && one.high <= 1).toBe(true)
      expect(ten.high - ten.low).toBeLessThan(one.high - one.low)
    }),
  )
})

const seat = fc.integer({ min: 0, max: 1 })
const modes = fc.array(
  fc.record({
    seat,
    card: fc.constantFrom("One", "Two"),
    face: fc.constant(0),
    ability: fc.constantFrom(null, 1),
    offered: fc.constant([1, 2, 3]),
    chosen: fc.constantFrom<number[]>([], [1], [3], [1, 2], [2, 2]),
    forced: fc.boolean(),
  }),
  { maxLength: 6 },
)
const record = fc.record({
  index: fc.nat(),
  seed: fc.nat(),
  first: seat,
  winner: fc.option(seat),
  end: fc.constantFrom("life", "library"),
  turns: fc.integer({ min: 1, max: 12 }),
  answers: fc.nat(500),
  modes,
  fault: fc.constant(null),
}) satisfies fc.Arbitrary<GameRecord>

const tallyOf = (records: readonly GameRecord[]) => {
  const tallying = new Tallying()
  for (const one of records) tallying.take(one)
  return tallying.tally()
}

test("games are counted once, in whatever order they come", () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 25 }), (records) => {
      const tally = tallyOf(records)
      expect(tallyOf([...records].reverse())).toEqual(tally)
      const won = records.filter(({ winner }) => winner !== null)
      expect(tally.seats.map(({ all }) => all.won)).toEqual(
        [0, 1].map((one) => won.filter(({ winner }) => winner === one).length),
      )
      expect(tally.first.won).toBe(won.filter(({ winner, first }) => winner === first).length)
      for (const { all, first, second } of tally.seats) expect(all.won).toBe(first.won + second.won)
      expect(tally.draws + won.length).toBe(records.length)
      const turns = records.map((one) => one.turns).sort((a, b) => a - b)
      const half = (turns.length - 1) / 2
      if (turns.length > 0)
        expect(tally.turns?.median).toBe(((turns[Math.floor(half)] ?? 0) + (turns[Math.ceil(half)] ?? 0)) / 2)
      for (const { card, ability, asked, modes: all, combinations } of tally.abilities) {
        const own = records.flatMap((one) => one.modes.filter((two) => two.card === card && two.ability === ability))
        expect(asked).toBe(own.length)
        expect(combinations.reduce((sum, one) => sum + one.chosen, 0)).toBe(own.length)
        for (const { mode, chosen, taken, offered, games, won: wins } of all) {
          expect(offered).toBe(own.length)
          expect(chosen).toBe(own.flatMap((one) => one.chosen).filter((one) => one === mode).length)
          expect(taken).toBe(own.filter((one) => one.chosen.includes(mode)).length)
          expect(wins <= games && games <= chosen).toBe(true)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test("a mode that a player chose often in a game is one game; that both chose is two", () => {
  const one = { card: "One", face: 0, ability: null, offered: [1, 2], chosen: [1], forced: false }
  const game: GameRecord = {
    index: 0,
    seed: 1,
    first: 0,
    winner: 1,
    end: "life",
    turns: 3,
    answers: 9,
    modes: [
      { ...one, seat: 0 },
      { ...one, seat: 0 },
      { ...one, seat: 1 },
    ],
    fault: null,
  }
  expect(tallyOf([game]).abilities[0]?.modes[0]).toMatchObject({ chosen: 3, games: 2, won: 1, offered: 3 })
})
