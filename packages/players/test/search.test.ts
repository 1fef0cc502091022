import { deckSetup, decks, rulebook } from "@dilemma-table/duel-masters"
import {
  answer,
  type CardIndex,
  decision,
  type Game,
  narrowing,
  newGame,
  type PlayerId,
  type Rulebook,
  tapeOf,
} from "@dilemma-table/engine"
import { magic, decks as magicDecks, deckSetup as magicSetup } from "@dilemma-table/magic"
import { expect, test } from "vitest"
import { askedNow, isPlayerName, playerNamed, searchPlayer } from "../src/index.ts"

const pair = <D>(all: readonly D[]): readonly [D, D] => [all[0] as D, (all[1] ?? all[0]) as D]

const begun = (game: "magic" | "duel-masters", seed: number): Game => {
  const found =
    game === "magic"
      ? newGame(magic, magicSetup(pair(magicDecks), seed))
      : newGame(rulebook, deckSetup(pair(decks), seed))
  if (!found.ok) throw new Error(found.fault.message.en)
  return found.value
}

/** The first answers of a game between these players. */
function played(game: "magic" | "duel-masters", names: readonly string[], most: number): Game {
  const at = begun(game, 4)
  const players = names.map((name, seat) => playerNamed(name, 40 + seat))
  for (let n = 0; n < most; n++) {
    const asked = askedNow(at)
    const player = asked === null ? undefined : players[asked.seat]
    if (asked === null || player === undefined) break
    const given = answer(at, asked.seat, player.choose(asked))
    if (!given.ok) throw new Error(given.fault.message.en)
  }
  expect(players.flatMap((player) => player.mishaps?.() ?? [])).toEqual([])
  return at
}

test.each(["magic", "duel-masters"] as const)(
  "%s: with playouts as its budget the searching player plays the same for the same seed, whatever its prior",
  { timeout: 60_000 },
  (game) => {
    for (const name of ["search:iterations=2", "search:iterations=2,prior=unknown"]) {
      const [one, other] = [0, 1].map(() => tapeOf(played(game, [name, "random"], 24)).map(({ keys }) => keys))
      expect(one?.length).toBeGreaterThan(20)
      expect(other).toEqual(one)
    }
  },
)

test("with time as its budget it answers, too", { timeout: 60_000 }, () => {
  expect(tapeOf(played("duel-masters", ["search:milliseconds=1", "random"], 10)).length).toBeGreaterThan(5)
})

test("an error in which tries break off is told, and the answer is legal all the same", { timeout: 60_000 }, () => {
  /** A rulebook that fails some decisions behind the one at which an imagined game stands. */
  const failing: Rulebook = {
    ...rulebook,
    run(game: Game) {
      let left = 4
      return narrowing(
        () => rulebook.run(game),
        (asked) => {
          if (game.imagined && game.expected === null && game.tape !== null && left-- === 0) throw new Error("It broke")
          return asked
        },
      )
    },
  }
  const found = newGame(failing, deckSetup(pair(decks), 4))
  if (!found.ok) throw new Error(found.fault.message.en)
  const game = found.value
  const player = searchPlayer(1, { budget: { iterations: 6 }, prior: "known" })
  for (let n = 0; n < 12; n++) {
    const asked = askedNow(game)
    if (asked === null) break
    expect(answer(game, asked.seat, player.choose(asked)).ok).toBe(true)
  }
  expect(player.mishaps?.()).toEqual([{ message: "It broke", tries: expect.any(Number) }])
})

test("what may be hidden is what the lists hold beside what is seen, in no order that tells anything", () => {
  const game = played("duel-masters", ["random", "random"], 20)
  const asked = askedNow(game)
  if (asked === null) throw new Error("Nothing is asked")
  const own = asked.seat
  const other = (1 - own) as PlayerId
  const known = asked.hidden("known")
  const unseen = (seat: PlayerId): number =>
    game.state.objects.filter(
      (found) =>
        found?.kind === "card" && found.owner === seat && found.became === 0 && (found.known & (1 << own)) === 0,
    ).length
  expect(known.map(({ length }) => length)).toEqual([0, 1].map((seat) => unseen(seat as PlayerId)))
  for (const cards of known) expect(cards).toEqual([...cards].sort((a, b) => a - b))
  expect(asked.hidden("unknown")[other]).toEqual([])
  expect(asked.hidden("unknown")[own]).toEqual(known[own])
  const list = Array<CardIndex>(60).fill(1 as CardIndex)
  expect(asked.hidden({ list })[other]?.length).toBeLessThanOrEqual(60)
  expect(decision(asked.imagine({ seed: 1, prior: known }))?.by).toBe(own)
})

test("options of search are read from its name, and what can't be read is refused", () => {
  for (const name of [
    "search",
    "search:iterations=5",
    "search:milliseconds=20,prior=unknown",
    "search:prior=known+iterations=9",
  ])
    expect(isPlayerName(name)).toBe(true)
  for (const name of [
    "search:iterations=0",
    "search:depth=3",
    "search:prior=all",
    "greedy:iterations=5",
    "",
    "toString",
  ])
    expect(isPlayerName(name)).toBe(false)
  expect(() => playerNamed("search:depth=3", 1)).toThrow("iterations=N")
})
