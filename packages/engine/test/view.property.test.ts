import fc from "fast-check"
import { expect, test, vi } from "vitest"
import {
  answer,
  type CardIndex,
  contains,
  decision,
  fork,
  fromView,
  type Game,
  imagine,
  isThere,
  object,
  type PlayerId,
  players,
  preview,
  randomSource,
  type Space,
  sample,
  seesObject,
  stateKey,
  view,
  viewLog,
} from "../src/index.ts"
import { differences, playPair } from "./toy/look-alike.ts"
import { got, playOn, toyGame } from "./toy/play.ts"

vi.setConfig({ testTimeout: 60_000 })

const seeds = fc.integer({ min: 0, max: 100_000 })
const anyPlayer = fc.constantFrom(0 as PlayerId, 1 as PlayerId)

const looks = (game: Game, player: PlayerId | null, from = 0): unknown => ({
  view: view(game, player),
  log: viewLog(game, player, from),
})

test("two games that differ only in what a player may not know give that player equal views and logs", () => {
  const seen = Object.fromEntries(differences.map((how) => [how, 0]))
  fc.assert(
    fc.property(
      seeds,
      anyPlayer,
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom(...differences),
      (seed, player, n, how) => {
        const game = playOn(toyGame(seed), seed, n)
        seen[how] =
          (seen[how] ?? 0) +
          playPair(game, player, how, seed, 25, ({ one, other, from }) => {
            expect(looks(other, player, from)).toEqual(looks(one, player, from))
          })
      },
    ),
    { numRuns: 90 },
  )
  for (const how of differences) expect(seen[how], how).toBeGreaterThan(5)
})

test("and are imagined the same", () => {
  const prior = [0, 1].map((seat) => Array.from({ length: 30 }, (_, i) => (((i + seat) % 20) + 1) as CardIndex))
  fc.assert(
    fc.property(
      seeds,
      anyPlayer,
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom(...differences),
      (seed, player, n, how) => {
        const game = playOn(toyGame(seed), seed, n)
        playPair(game, player, how, seed, 12, ({ one, other }) => {
          for (const guess of [{ unknown: true }, { seed, prior }] as const) {
            const [mine, alike] = [imagine(one, player, guess), imagine(other, player, guess)]
            expect(decision(alike)?.kind).toEqual(decision(mine)?.kind)
            expect(alike.stoppedAt).toEqual(mine.stoppedAt)
            expect(stateKey(alike, alike.state)).toBe(stateKey(mine, mine.state))
            expect(looks(alike, player)).toEqual(looks(mine, player))
          }
        })
      },
    ),
    { numRuns: 30 },
  )
})

/** All that a view calls objects by. */
function ids(data: unknown, found: unknown[] = []): unknown[] {
  if (typeof data !== "object" || data === null) return found
  const named = ["key", "source", "attachedTo", "object", "objects", "becomes", "over", "attachTo"]
  for (const [name, inner] of Object.entries(data)) {
    if (named.includes(name) && !("is" in data && name === "key")) found.push(...[inner].flat())
    ids(inner, found)
  }
  return found
}

test("no view names an object that its player doesn't see, nor a card that the player doesn't know", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(toyGame(seed), seed, 60, (game) => {
        for (const viewer of [...players(game), null]) {
          const shown = looks(game, viewer)
          for (const id of ids(shown)) {
            const found = typeof id === "number" ? game.state.objects[id] : undefined
            if (found !== undefined) expect(seesObject(game, viewer, found)).toBe(true)
          }
          for (const zone of view(game, viewer).zones) {
            for (const { key, card } of zone.objects) {
              if (typeof key === "number" && viewer !== null)
                expect(card?.index ?? null).toBe(
                  (object(game.state, key as never).known & (1 << viewer)) === 0
                    ? null
                    : object(game.state, key as never).card,
                )
            }
          }
          const text = JSON.stringify(shown)
          expect(text).not.toContain('"was":')
          expect(text).not.toContain('"random":')
        }
      })
    }),
    { numRuns: 4 },
  )
})

test("a view counts every card and shows the player's own question with keys that can be answered", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const game = toyGame(seed)
      const random = randomSource(seed)
      for (let n = 0; n < 150; n++) {
        const asked = decision(game)
        if (asked === null) break
        const own = view(game, asked.by)
        expect(own.zones.map((zone) => zone.count)).toEqual(
          game.state.zones.map((list) => list.length).filter((_, slot) => slot !== game.state.zones.length - 1),
        )
        if (own.asked?.type !== "you") throw new Error("The one who is asked sees the question")
        const { space } = own.asked.decision
        const keys = sample(space as Space, random)
        expect(contains(asked.space, fromView(game, asked.by, keys))).toBe(true)
        const other = view(game, (1 - asked.by) as PlayerId).asked
        expect(other).toEqual(
          asked.hidden === true ? { type: "window", by: asked.by } : { type: "other", by: asked.by, kind: asked.kind },
        )
        got(answer(game, asked.by, fromView(game, asked.by, keys)))
      }
    }),
    { numRuns: 12 },
  )
})

test("whether a trap could be sprung can't be seen from the log of the other player", () => {
  let [could, couldNot] = [0, 0]
  for (let seed = 0; seed < 60; seed++) {
    const game = playOn(toyGame(seed, { forced: "ask" }), seed, 120, (at) => {
      const asked = decision(at)
      if (asked?.prompt !== "trap") return
      const other = (1 - asked.by) as PlayerId
      const from = viewLog(at, other).length - 1
      const declined = fork(at)
      got(answer(declined, asked.by, ["no"]))
      expect(viewLog(declined, other, from).slice(0, 1)).toMatchObject([{ type: "window", by: asked.by }])
      expect(viewLog(declined, other, from)[1]?.type).toBe("asked")
      if (asked.space.type === "pick" && asked.space.options.length > 1) could += 1
      else couldNot += 1
    })
    expect(game).toBeDefined()
  }
  expect(could).toBeGreaterThan(5)
  expect(couldNot).toBeGreaterThan(5)
})

test("an imagined position asks its player what the real one asks, and holds nothing that the player doesn't know", () => {
  let [reached, all] = [0, 0]
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(toyGame(seed), seed, 60, (game) => {
        for (const player of players(game)) {
          const imagined = imagine(game, player, { unknown: true })
          all += 1
          expect(imagined.imagined).toBe(true)
          expect(imagined.basis.setup.seed).toBe(0)
          expect(JSON.stringify(imagined.basis.setup.seats)).not.toContain("card")
          if (imagined.stoppedAt !== null) continue
          reached += 1
          for (const found of imagined.state.objects) {
            if (found === undefined || found.kind !== "card" || !isThere(imagined.state, found.id)) continue
            const real = object(game.state, found.id)
            const known = (real.known & (1 << player)) !== 0
            expect(found.card).toBe(known ? real.card : 0)
          }
          if (imagined.stoppedBy !== null) continue
          const { now: _, ...mine } = looks(imagined, player) as { now?: unknown }
          expect(withoutLog(mine)).toEqual(withoutLog(looks(game, player)))
          const copy = fork(imagined)
          expect(stateKey(copy, copy.state)).toBe(stateKey(imagined, imagined.state))
        }
      })
    }),
    { numRuns: 5 },
  )
  expect(reached / all).toBeGreaterThan(0.9)
})

/** The view but for computed characteristics (an imagined one has none) and the names of unseen options. */
function withoutLog(data: unknown): unknown {
  const { view: seen } = data as { view: Record<string, unknown> }
  return JSON.parse(JSON.stringify(seen, (name, value) => (name === "now" ? undefined : value)))
}

test("a deal gives every hidden card of the prior, and what was played since fits it", () => {
  fc.assert(
    fc.property(seeds, anyPlayer, (seed, player) => {
      playOn(toyGame(seed), seed, 60, (game) => {
        const prior = players(game).map((seat) =>
          game.state.zones.flat().flatMap((id) => {
            const found = object(game.state, id)
            return found.owner === seat && (found.known & (1 << player)) === 0 && found.kind === "card"
              ? [found.card]
              : []
          }),
        )
        const dealt = imagine(game, player, { seed, prior })
        if (dealt.stoppedAt !== null) return
        const cards = (state: Game["state"]): readonly number[] =>
          state.zones
            .flat()
            .map((id) => object(state, id))
            .flatMap(({ id, card, under }) => [card, ...under.map((one) => object(state, one).card), id * 0])
            .sort((a, b) => a - b)
        expect(cards(dealt.state)).toEqual(cards(game.state))
      })
    }),
    { numRuns: 4 },
  )
})

test("a preview says what the player could foresee", () => {
  let [ended, stopped] = [0, 0]
  fc.assert(
    fc.property(seeds, (seed) => {
      const game = toyGame(seed)
      const random = randomSource(seed + 1)
      for (let n = 0; n < 60; n++) {
        const asked = decision(game)
        if (asked === null) break
        const shown = view(game, asked.by).asked
        if (shown?.type !== "you") throw new Error("The one who is asked sees the question")
        const keys = sample(shown.decision.space as Space, random)
        const foreseen = got(preview(game, asked.by, keys))
        const from = viewLog(game, asked.by).length
        const before = JSON.stringify(looks(game, asked.by))
        expect(JSON.stringify(looks(game, asked.by))).toBe(before)
        got(answer(game, asked.by, fromView(game, asked.by, keys)))
        if (foreseen.stopped === null) ended += 1
        else stopped += 1
        const came = viewLog(game, asked.by, from)
        foreseen.lines.forEach((line, i) => {
          if (line.type === "event" && came[i]?.type === "event") expect(came[i].event.type).toBe(line.event.type)
        })
      }
      expect(preview(game, 0 as PlayerId, ["nonsense"]).ok).toBe(false)
    }),
    { numRuns: 5 },
  )
  expect(ended).toBeGreaterThan(20)
  expect(stopped).toBeGreaterThan(20)
})
