import { deckSetup, decks, rulebook as duelMasters } from "@dilemma-table/duel-masters"
import {
  answer,
  decision,
  type Game,
  newGame,
  type PlayerId,
  type Rulebook,
  randomSource,
  type Setup,
  sample,
  tapeOf,
  view,
  viewLog,
} from "@dilemma-table/engine"
import { magic, decks as magicDecks, deckSetup as magicSetup } from "@dilemma-table/magic"
import { expect, test } from "vitest"
import { type Asked, askedNow, compare, playerNamed } from "../src/index.ts"

/*
 * What a comparison tells, and what a searching player does, comes from what the player knows: two games that look the same to
 * a player, but in which hidden cards lie elsewhere, compare the same and are answered the same.
 */

const pair = <D>(all: readonly D[]): readonly [D, D] => [all[0] as D, (all[1] ?? all[0]) as D]

const games: readonly (readonly [string, Rulebook, string, (seed: number) => Setup])[] = [
  ["Duel Masters", duelMasters, "deck", (seed) => deckSetup(pair(decks), seed)],
  ["Magic", magic, "library", (seed) => magicSetup(pair(magicDecks), seed)],
]

const begun = (rulebook: Rulebook, setup: Setup): Game => {
  const game = newGame(rulebook, setup)
  if (!game.ok) throw new Error(game.fault.message.en)
  return game.value
}

/** The same setup with two cards of a seat's deck exchanged; null where they are alike. */
function exchanged(setup: Setup, seat: number, deck: string, a: number, b: number): Setup | null {
  const list = setup.seats[seat]?.zones[deck] ?? []
  const [one, other] = [list[a], list[b]]
  if (one === undefined || other === undefined || one.card === other.card) return null
  const zones = {
    ...setup.seats[seat]?.zones,
    [deck]: list.map((placed, i) => (i === a ? other : i === b ? one : placed)),
  }
  return { ...setup, seats: setup.seats.map((before, i) => (i === seat ? { ...before, zones } : before)) }
}

/** Another game given the same answers; null where they aren't its answers. */
function replayed(rulebook: Rulebook, setup: Setup, original: Game): Game | null {
  const game = begun(rulebook, setup)
  for (const { by, keys, auto } of tapeOf(original)) {
    if (auto) continue
    if (decision(game)?.by !== by || !answer(game, by, keys).ok) return null
  }
  return game
}

const looks = (game: Game, seat: PlayerId): string => JSON.stringify([view(game, seat), viewLog(game, seat)])

/** What is told of a game to whoever is asked. */
const told = (asked: Asked): unknown => {
  const found = compare(asked, { seed: 5, prior: "known", playouts: 2 })
  const search = playerNamed("search:iterations=3", 7).choose(asked)
  return [found.ok ? found.value.answers : found.fault.code, search]
}

test.each(games)(
  "%s: games that look the same to a player compare alike",
  { timeout: 60_000 },
  (_, rules, deck, of) => {
    let pairs = 0
    for (let seed = 1; seed <= 12 && pairs < 3; seed++) {
      const setup = of(seed)
      const game = begun(rules, setup)
      const random = randomSource(seed)
      for (let n = 0; n < 200 && pairs < 3; n++) {
        const asked = askedNow(game)
        if (asked === null) break
        for (let tries = 0; tries < 6 && asked.decision.kind === "modes"; tries++) {
          const size = setup.seats[0]?.zones[deck]?.length ?? 1
          const other = exchanged(setup, random(2), deck, random(size), random(size))
          const twin = other === null ? null : replayed(rules, other, game)
          if (twin === null || looks(twin, asked.seat) !== looks(game, asked.seat)) continue
          pairs += 1
          expect(told(askedNow(twin) as Asked)).toEqual(told(asked))
          break
        }
        const given = answer(game, asked.seat, sample(asked.decision.space, random, asked.oracle))
        if (!given.ok) throw new Error(given.fault.message.en)
      }
    }
    expect(pairs).toBeGreaterThanOrEqual(2)
  },
)
