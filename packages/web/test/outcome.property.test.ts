import {
  answer,
  decision,
  type Game,
  newGame,
  type PlayerId,
  randomSource,
  type Setup,
  sample,
  tapeOf,
  view,
  viewLog,
} from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { type KnownGame, loadGame } from "../src/games/known.ts"
import { shownDilemma } from "../src/shown/dilemma.ts"
import { shownTable } from "../src/shown/table.ts"
import type { GameName } from "../src/shown/types.ts"

/*
 * What the dilemma view tells comes from what the player knows: two games that look the same to a player, but in which hidden
 * cards are others, show the player the same.
 */

const games: readonly GameName[] = ["duel-masters", "magic"]

const begun = ({ rulebook }: KnownGame, setup: Setup): Game => {
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
function replayed(known: KnownGame, setup: Setup, original: Game): Game | null {
  const game = begun(known, setup)
  for (const { by, keys, auto } of tapeOf(original)) {
    if (auto) continue
    if (decision(game)?.by !== by || !answer(game, by, keys).ok) return null
  }
  return game
}

const looks = (game: Game, seat: PlayerId): string => JSON.stringify([view(game, seat), viewLog(game, seat)])

test.each(games)(
  "%s: games that look the same to a player show it the same outcomes",
  { timeout: 60_000 },
  async (name) => {
    const known = await loadGame(name)
    const ids = known.decks.map(({ id }) => id)
    const deck = known.rulebook.zones.find((zone) => zone.deck === true)?.name ?? ""
    let pairs = 0
    let told = 0
    for (let seed = 1; seed <= 24 && (pairs < 4 || told === 0); seed++) {
      const setup = known.setup([ids[0] ?? "", ids[1] ?? ""], seed)
      const game = begun(known, setup)
      const random = randomSource(seed)
      const swap = randomSource(seed + 100)
      for (let n = 0; n < 260 && (pairs < 4 || told === 0); n++) {
        const asked = decision(game)
        if (asked === null) break
        if (asked.kind === "modes") {
          const shown = shownDilemma("en", game, asked.by)
          const changes =
            shown?.answers?.flatMap(({ outcome }) => [...(outcome?.lines ?? []), ...(outcome?.changes ?? [])]) ?? []
          told += changes.length
          for (let tries = 0; tries < 8; tries++) {
            const size = setup.seats[0]?.zones[deck]?.length ?? 1
            const other = exchanged(setup, swap(2), deck, swap(size), swap(size))
            const twin = other === null ? null : replayed(known, other, game)
            if (twin === null || looks(twin, asked.by) !== looks(game, asked.by)) continue
            pairs += 1
            expect(shownDilemma("en", twin, asked.by)).toEqual(shown)
            expect(shownTable("en", known, twin, asked.by)).toEqual(shownTable("en", known, game, asked.by))
          }
        }
        const given = answer(game, asked.by, sample(asked.space, random, game.oracle))
        if (!given.ok) throw new Error(given.fault.message.en)
      }
    }
    expect(pairs).toBeGreaterThanOrEqual(3)
    expect(told).toBeGreaterThan(0)
  },
)
