import {
  answer,
  type Decision,
  decision,
  type Game,
  load,
  newGame,
  type Placed,
  type PlayerId,
  positionKey,
  randomSource,
  type Setup,
  sample,
  save,
  undo,
  view,
  viewLog,
  zone,
} from "@dilemma-table/engine"
import { describe, expect, it } from "vitest"
import { cards, deckSetup, decks, magic, unsound } from "../src/index.ts"

/*
 * Games of three and four: the start of a game, random games with undo and saves, and what each seat sees. Who is asked in which
 * order is told by rulings/magic/multiplayer.
 */

const names = cards.map((card) => card.name.en ?? "")

function began(setup: Setup): Game {
  const made = newGame(magic, setup)
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

const whole = (players: number, seed = 1, first = 0): Game =>
  began(
    deckSetup(
      Array.from({ length: players }, (_, i) => decks[i % decks.length] as (typeof decks)[number]),
      seed,
      {},
      first,
    ),
  )

function reply(game: Game, asked: Decision, keys: readonly (string | number)[]): Decision | null {
  const given = answer(game, asked.by, keys)
  if (!given.ok) throw new Error(`${asked.kind}: ${JSON.stringify(given.fault)}`)
  return given.value
}

/** A position of many cards with little life, so that players soon leave. */
function position(seed: number, players: number): Setup {
  const random = randomSource(seed)
  const some = (n: number): Placed[] => Array.from({ length: n }, () => ({ card: random(names.length) }))
  const basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(
    (name): Placed => ({ card: names.indexOf(name) }),
  )
  const bears = { card: names.indexOf("Grizzly Bears") }
  const seats = Array.from({ length: players }, () => ({
    life: 1 + random(4),
    zones: { hand: some(5), library: some(12), battlefield: [...basics, bears, bears] },
  }))
  const start = { whole: false, turn: 6, active: random(players), loop: {} } as const
  return { edition: {}, seed, cards: names.map((card) => ({ card })), seats, start }
}

describe("so many players", () => {
  it.each([1, 5])("a game of %i is refused", (players) => {
    const { seats, ...rest } = deckSetup([decks[0], decks[1]] as never, 1)
    const made = newGame(magic, { ...rest, seats: Array.from({ length: players }, () => seats[0] as never) })
    expect(made.ok).toBe(false)
    if (made.ok) return
    expect(made.fault).toMatchObject({ code: "bad-seats", place: "seats" })
    expect(made.fault.message.en).toContain(`2 to 4 seats, not ${players}`)
    expect(made.fault.message.ja).toContain(`${players}つ`)
  })
})

describe("the start of a game", () => {
  it("asks for mulligans in turn order; the first one is free with more than two players", () => {
    const game = whole(3, 1, 1)
    const by: number[] = []
    let asked = decision(game)
    while (asked?.prompt === "mulligan") {
      by.push(asked.by)
      const declared = by.filter((one) => one === asked?.by).length
      asked = reply(game, asked, [asked.by === 2 && declared < 3 ? "mulligan" : "keep"])
      // The second one puts a card on the bottom.
      if (asked?.prompt === "bottom") {
        expect(by.filter((one) => one === 2)).toHaveLength(2)
        expect(asked.by).toBe(2)
        expect(asked.space).toMatchObject({ min: 1, max: 1 })
        asked = reply(game, asked, [zone(game, 2 as PlayerId, "hand")[0] as number])
      }
    }
    expect(by).toEqual([1, 2, 0, 2, 2])
    // By the first decision of the first turn its player has drawn.
    expect([0, 1, 2].map((player) => zone(game, player as PlayerId, "hand").length)).toEqual([7, 8, 6])
  })

  it.each([2, 3, 4])("with %i players the first player draws on the first turn unless there are two", (players) => {
    const game = whole(players)
    let asked = decision(game)
    while (asked !== null && game.state.loop.step !== "precombat-main") {
      const pass = asked.kind === "action" ? "pass" : "keep"
      asked = reply(game, asked, [pass])
    }
    expect(zone(game, 0 as PlayerId, "hand")).toHaveLength(players === 2 ? 7 : 8)
  })
})

describe("random games", { timeout: 120_000 }, () => {
  it.each([
    [3, 1],
    [4, 2],
    [4, 3],
  ])("of %i players (seed %i) go on without those who have left, undone, saved and loaded", (players, seed) => {
    const game = began(position(seed, players))
    const random = randomSource(seed)
    let left = 0
    let n = 0
    for (let asked = decision(game); asked !== null && n < 500; n++) {
      expect(unsound(game)).toEqual([])
      expect(game.state.players[asked.by]?.marks.left).toBeUndefined()
      left = game.state.players.filter(({ marks }) => marks.left === 1).length
      const before = n % 40 === 0 ? positionKey(game) : null
      asked = reply(game, asked, sample(asked.space, random, game.oracle))
      if (n % 60 === 30) {
        const loaded = load(magic, save(game))
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault))
        expect(positionKey(loaded.value)).toBe(positionKey(game))
        expect(decision(loaded.value)).toEqual(asked)
      }
      if (before === null) continue
      const undone = undo(game)
      if (undone.ok) expect(decision(undone.value)).not.toBeNull()
    }
    expect(left).toBeGreaterThan(0)
  })
})

describe("what a seat sees of the others", () => {
  /** The hidden cards of the other seats, dealt otherwise: each keeps its cards, in other places of hand and library. */
  function otherwise(setup: Setup, viewer: number): Setup {
    return {
      ...setup,
      seats: setup.seats.map((seat, player) => {
        if (player === viewer) return seat
        const { hand = [], library = [] } = seat.zones
        const all = [...library, ...hand]
        return { ...seat, zones: { ...seat.zones, hand: all.slice(0, hand.length), library: all.slice(hand.length) } }
      }),
    }
  }

  it.each([0, 1, 2, 3])("seat %i sees the same of two games that differ in hidden cards alone", (viewer) => {
    const setup = position(7, 4)
    const games = [began(setup), began(otherwise(setup, viewer))]
    const seen = () =>
      games.map((game) => JSON.stringify([view(game, viewer as PlayerId), viewLog(game, viewer as PlayerId)]))
    for (let n = 0; n < 60; n++) {
      const [one, other] = seen()
      expect(one).toBe(other)
      const asked = games.map((game) => decision(game))
      if (
        asked.some(
          (each) => each === null || (each.kind !== "action" && each.kind !== "attackers" && each.kind !== "blockers"),
        )
      )
        break
      for (const [i, game] of games.entries()) {
        const each = asked[i] as Decision
        reply(game, each, each.kind === "action" ? ["pass"] : [])
      }
    }
    expect(games[0]?.state.turn).toBeGreaterThan(6)
  })
})
