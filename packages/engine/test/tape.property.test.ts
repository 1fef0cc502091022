import fc from "fast-check"
import { expect, test, vi } from "vitest"
import {
  answer,
  answersGiven,
  copyObject,
  copyState,
  decision,
  fork,
  type Game,
  logLines,
  newGame,
  type Placed,
  type PlayerId,
  positionAt,
  positionKey,
  randomSource,
  rewind,
  type State,
  sample,
  tapeOf,
  toLastRest,
  undo,
} from "../src/index.ts"
import { got, playOn, toyGame } from "./toy/play.ts"
import { toy } from "./toy/rulebook.ts"

vi.setConfig({ testTimeout: 30_000 })

const seeds = fc.integer({ min: 0, max: 100_000 })
const runs = (numRuns: number): { numRuns: number } => ({ numRuns })

/** Everything about where a game stands that must be the same for two of them. */
const standing = (game: Game): unknown => ({
  asked: decision(game),
  state: game.state,
  log: logLines(game).map((line) => line.entry),
  tape: tapeOf(game).map(({ by, keys, print, auto }) => ({ by, keys, print, auto })),
})

test("a new generator at any rest gives an equal decision, state and log", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(toyGame(seed), seed, 150, (game) => {
        if (decision(game)?.rest !== true) return
        expect(game.tape).toBe(game.rest.tape)
        expect(standing(toLastRest(game))).toEqual(standing(game))
      })
    }),
    runs(15),
  )
})

test("the same where chance and single answers are asked for, and with objects replaced at every answer", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const options of [{ chance: "ask" as const, forced: "ask" as const }, { fragile: true }]) {
        playOn(toyGame(seed, options), seed, 60, (game) => {
          if (decision(game)?.rest === true) expect(standing(toLastRest(game))).toEqual(standing(game))
        })
      }
    }),
    runs(8),
  )
})

test("a game whose objects are replaced at every answer is the same game", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const plain = playOn(toyGame(seed), seed, 300)
      const fragile = playOn(toyGame(seed, { fragile: true }), seed, 300)
      expect(standing(fragile)).toEqual(standing(plain))
    }),
    runs(10),
  )
})

test("a fork is independent, and stands where its game stands", () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 80 }), (seed, n) => {
      const game = playOn(toyGame(seed), seed, n)
      const before = JSON.stringify(standing(game))
      const one = fork(game)
      const other = fork(game)
      expect(JSON.stringify(standing(one))).toBe(before)
      playOn(other, seed + 1, 30)
      expect(JSON.stringify(standing(game))).toBe(before)
      playOn(game, seed + 1, 30)
      expect(JSON.stringify(standing(one))).toBe(before)
      expect(standing(other)).toEqual(standing(game))
      playOn(one, seed + 1, 30)
      expect(standing(one)).toEqual(standing(game))
    }),
    runs(25),
  )
})

test("a fork that isn't used does nothing", () => {
  const game = playOn(toyGame(1), 1, 40)
  const copy = fork(game)
  expect(decision(copy)).toBe(decision(game))
  expect(Reflect.get(copy, "procedure")).toBeNull()
})

test("undo goes back to the start, answer by answer, and playing it again gives the same game", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const decisions: string[] = []
      const game = playOn(toyGame(seed), seed, 60, (at) => decisions.push(JSON.stringify(standing(at))))
      const given = tapeOf(game).filter((node) => !node.auto)
      let back = game
      for (const expected of decisions.reverse()) {
        back = got(undo(back))
        expect(JSON.stringify(standing(back))).toBe(expected)
      }
      expect(undo(back).ok).toBe(false)
      for (const { by, keys } of given) got(answer(back, by, keys))
      expect(standing(back)).toEqual(standing(game))
    }),
    runs(8),
  )
})

test("positionAt finds every decision and every line of the log", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const seen: { n: number; standing: string }[] = []
      const game = playOn(toyGame(seed), seed, 40, (at) =>
        seen.push({ n: answersGiven(at), standing: JSON.stringify(standing(at)) }),
      )
      for (const { n, standing: expected } of seen)
        expect(JSON.stringify(standing(got(positionAt(game, { decision: n }))))).toBe(expected)
      const lines = logLines(game)
      for (const { n } of lines) {
        const at = got(positionAt(game, { event: n }))
        expect(logLines(at)).toHaveLength(n)
        expect(at.log?.entry).toEqual(lines[n - 1]?.entry)
        expect(decision(at)).toBeNull()
        expect(fork(at).state).toEqual(at.state)
        expect(answer(at, 0 as PlayerId, []).ok).toBe(false)
      }
      for (const bad of [-1, 0.5, lines.length + 1]) expect(positionAt(game, { event: bad }).ok).toBe(false)
      expect(positionAt(game, { decision: answersGiven(game) + 1 }).ok).toBe(false)
    }),
    runs(4),
  )
})

test("a game taken back to any answer plays on alike", () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 50 }), (seed, n) => {
      const game = playOn(toyGame(seed), seed, 50)
      const back = rewind(game, Math.min(n, answersGiven(game)))
      for (const { by, keys, auto } of tapeOf(game).slice(answersGiven(back))) if (!auto) got(answer(back, by, keys))
      expect(standing(back)).toEqual(standing(game))
    }),
    runs(20),
  )
})

test("the copy of a state is equal to the state, has every field, and can be written to", () => {
  const freeze = (data: unknown): void => {
    if (typeof data !== "object" || data === null || Object.isFrozen(data)) return
    Object.freeze(data)
    Object.values(data).forEach(freeze)
  }
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(toyGame(seed), seed, 120, (game) => {
        const { state } = game
        const copy = copyState(state)
        expect(copy).toEqual(structuredClone(state))
        expect(Object.keys(copy).sort()).toEqual(Object.keys(state).sort())
        for (const found of state.objects)
          if (found !== undefined) expect(copyObject(found)).toEqual(structuredClone(found))
        const written = copy as { -readonly [K in keyof State]: unknown }
        for (const list of [written.objects, written.zones, written.players] as unknown[][]) list.push("written")
        for (const key of Object.keys(written) as (keyof State)[]) written[key] = "written"
        expect(JSON.stringify(state)).not.toContain("written")
      })
      // Everything a copy shares is never written to: a frozen rest plays on.
      const game = playOn(toyGame(seed), seed, 20)
      const { rest } = toLastRest(game)
      for (const part of Object.values(rest.state)) if (!Array.isArray(part)) freeze(part)
      rest.state.objects.forEach(freeze)
      for (const list of [rest.state.zones, rest.state.waiting, rest.state.effects, rest.state.history]) freeze(list)
      playOn(toLastRest(game), seed, 30)
    }),
    runs(6),
  )
})

test("an attempt that fails leaves the position, but for knowledge, random numbers and ids used up", () => {
  let failed = 0
  fc.assert(
    fc.property(seeds, (seed) => {
      const game = toyGame(seed)
      const random = randomSource(seed)
      for (let n = 0; n < 150; n++) {
        const asked = decision(game)
        if (asked === null) break
        if (asked.prompt === "pay") {
          const before = toLastRest(game)
          const taken = fork(game)
          got(answer(taken, asked.by, []))
          const { objects, random: _, ...rest } = taken.state
          const { objects: then, random: __, ...was } = before.state
          expect(rest).toEqual(was)
          for (const found of then) {
            if (found === undefined) continue
            const now = objects[found.id]
            expect({ ...now, known: found.known }).toEqual(found)
            if (found.id === asked.source) expect(now?.known).toBe(3)
          }
          for (const extra of objects.slice(then.length)) if (extra !== undefined) expect(extra.became).toBe(extra.id)
          expect(logLines(taken).some((line) => line.entry.type === "reversed")).toBe(true)
          failed += 1
        }
        got(answer(game, asked.by, sample(asked.space, random, game.oracle)))
      }
    }),
    runs(40),
  )
  expect(failed).toBeGreaterThan(5)
})

test("what a rulebook throws leaves the game where it was", () => {
  const game = playOn(toyGame(7), 7, 30)
  const before = JSON.stringify(standing(game))
  const asked = decision(game)
  const broken = fork(game)
  decision(broken)
  Reflect.set(broken, "rulebook", {
    ...broken.rulebook,
    *run() {
      yield asked
      throw new Error("broken")
    },
  })
  const keys = sample(asked?.space as never, randomSource(1))
  expect(() => broken.give(asked?.by as PlayerId, keys)).toThrow("broken")
  expect(decision(broken)).toEqual(asked)
  expect(tapeOf(broken)).toEqual(tapeOf(game))
  expect(JSON.stringify(standing(game))).toBe(before)
})

test("the position key doesn't depend on ids, log or random numbers", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(toyGame(seed), seed, 80, (game) => {
        expect(positionKey(fork(game))).toBe(positionKey(game))
      })
      const keys = new Map<string, string>()
      playOn(toyGame(seed), seed, 200, (game) => {
        if (decision(game)?.rest !== true) return
        const key = positionKey(game)
        const plain = JSON.stringify(game.state.loop) + game.state.zones.map((list) => list.length).join()
        expect(keys.get(key) ?? plain).toBe(plain)
        keys.set(key, plain)
      })
    }),
    runs(8),
  )
})

test("the position key is the same whatever the order in which equal positions were put together", () => {
  const cards = ["Brute", "Scout", "Banner", "Giant"].map((card) => ({ card }))
  const at = (hand: readonly number[], field: readonly Placed[], deck: readonly number[]): string => {
    const zones = { hand: hand.map((card) => ({ card })), field, deck: deck.map((card) => ({ card })) }
    const start = { whole: false, turn: 3, active: 0, loop: { step: "main" } } as const
    return positionKey(got(newGame(toy, { edition: {}, seed: 1, cards, seats: [{ zones }, { zones: {} }], start })))
  }
  const banner: Placed = { card: 0, attached: [{ card: 2 }] }
  const key = at([1, 3], [banner, { card: 0 }, { card: 1, tapped: true }], [0, 1, 3])
  expect(at([3, 1], [{ card: 1, tapped: true }, { card: 0 }, banner], [0, 1, 3])).toBe(key)
  expect(at([1, 3], [banner, { card: 0 }, { card: 1, tapped: true }], [1, 0, 3])).not.toBe(key)
  expect(at([1, 3], [banner, { card: 0, tapped: true }, { card: 1 }], [0, 1, 3])).not.toBe(key)
  const other: Placed = { card: 1, tapped: true, attached: [{ card: 2 }] }
  expect(at([1, 3], [{ card: 0 }, { card: 0 }, other], [0, 1, 3])).not.toBe(key)
  expect(at([1], [banner, { card: 0 }, { card: 1, tapped: true }], [0, 1, 3])).not.toBe(key)
})
