import { readFileSync } from "node:fs"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import {
  checksum,
  decision,
  engineVersion,
  type Fault,
  imagine,
  load,
  loadRest,
  type PlayerId,
  type Rulebook,
  save,
  tapeOf,
  undo,
} from "../src/index.ts"
import { got, playOn, toyGame } from "./toy/play.ts"
import { toy } from "./toy/rulebook.ts"

vi.setConfig({ testTimeout: 30_000 })

const seeds = fc.integer({ min: 0, max: 100_000 })

const fault = (text: string, rulebook: Rulebook = toy): Fault | null => {
  const loaded = load(rulebook, text)
  const rest = loadRest(rulebook, text)
  if (loaded.ok || rest.ok) return null
  expect(rest.fault).toEqual(loaded.fault)
  for (const said of [loaded.fault.message.en, loaded.fault.message.ja]) expect(said.length).toBeGreaterThan(10)
  expect(loaded.fault.place).not.toBe("")
  return loaded.fault
}

test("a game saved and loaded at any decision plays on like the game itself", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(toyGame(seed), seed, 45, (game) => {
        const text = save(game)
        const loaded = got(load(toy, text))
        expect(decision(loaded)).toEqual(decision(game))
        expect(loaded.state).toEqual(game.state)
        expect(save(loaded)).toBe(text)
      })
      const half = playOn(toyGame(seed), seed, 30)
      const loaded = got(load(toy, save(half)))
      expect(save(playOn(loaded, seed, 40))).toBe(save(playOn(half, seed, 40)))
      if (tapeOf(half).some((node) => !node.auto))
        expect(decision(got(undo(loaded)))).toEqual(decision(got(undo(half))))
    }),
    { numRuns: 2 },
  )
})

test("a finished game can be saved", () => {
  const game = playOn(toyGame(4), 4, 1000)
  expect(decision(game)).toBeNull()
  const loaded = got(load(toy, save(game)))
  expect(decision(loaded)).toBeNull()
  expect(loaded.state.result).toEqual(game.state.result)
})

test("text changed anywhere is refused, or is the same game", () => {
  const text = save(playOn(toyGame(11), 11, 25))
  const edit = fc.oneof(
    fc.record({ at: fc.nat(text.length - 1), cut: fc.integer({ min: 0, max: 3 }), put: fc.string({ maxLength: 3 }) }),
    fc.record({
      at: fc.nat(text.length - 1),
      cut: fc.constant(1),
      put: fc.constantFrom(...'0123456789{}[],:"\\-e.tfn \u0000'),
    }),
    fc.record({ at: fc.nat(text.length), cut: fc.constant(text.length), put: fc.constant("") }),
  )
  let refused = 0
  fc.assert(
    fc.property(edit, ({ at, cut, put }) => {
      const changed = text.slice(0, at) + put + text.slice(at + cut)
      const loaded = load(toy, changed)
      loadRest(toy, changed)
      if (loaded.ok) expect(save(loaded.value)).toBe(text)
      else refused += 1
    }),
    { numRuns: 200 },
  )
  expect(refused).toBeGreaterThan(100)
})

test("no text at all makes it throw", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((data) => JSON.stringify({ dilemma: "save", format: 1, game: "toy", ...Object(data) })),
      ),
      (text) => {
        expect(fault(text)).not.toBeNull()
      },
    ),
    { numRuns: 300 },
  )
  expect(fault("[".repeat(1_000_000))?.code).toBe("save-damaged")
  expect(fault(`{"dilemma":${'{"a":'.repeat(100_000)}`)?.code).toBe("save-damaged")
})

/** The save with its data changed by somebody who knows how to seal it again. */
function forged(text: string, change: (data: Record<string, never>) => unknown): string {
  const { check: _, ...data } = JSON.parse(text)
  const changed = { ...data, ...(change(data) as object) }
  return seal(JSON.stringify(changed))
}

function seal(body: string): string {
  return `${body.slice(0, -1)},"check":"${checksum(body)}"}`
}

test("each way to be wrong is said with a code, a place and sentences", () => {
  const text = save(playOn(toyGame(3), 3, 40))
  expect(fault("")?.code).toBe("save-damaged")
  expect(fault(text.slice(0, -20))?.code).toBe("save-damaged")
  expect(fault("null")?.code).toBe("save-foreign")
  expect(fault('{"name":"a deck"}')?.code).toBe("save-foreign")
  expect(fault(text.replace('"format":1', '"format":7'))).toMatchObject({ code: "save-format", place: "format" })
  expect(fault(text, { ...toy, game: "other" })).toMatchObject({ code: "save-game", place: "game" })
  expect(fault(text.replace('"seed":3', '"seed":4'))).toMatchObject({ code: "save-damaged", place: "check" })
  expect(fault(forged(text, () => ({ tape: [[0, ["yes"], -1, false]] })))?.code).toBe("save-damaged")
  expect(fault(forged(text, () => ({ setup: { seed: 1 } })))?.code).toBe("save-damaged")
  const unknownCard = { edition: {}, seed: 1, cards: [{ card: "Nobody" }], seats: [{ zones: {} }, { zones: {} }] }
  expect(fault(forged(text, () => ({ setup: { ...unknownCard, start: { whole: true } } })))).toMatchObject({
    code: "unknown-card",
    place: "setup.cards[0]",
  })
})

test("a state that doesn't hang together isn't taken up", () => {
  const text = save(playOn(toyGame(3), 3, 40))
  const rest = JSON.parse(text).rest
  const changes: ((state: Readonly<Record<string, unknown>>) => object)[] = [
    ({ zones }) => ({ zones: (zones as number[][]).map((list) => [...list, 3]) }),
    ({ zones }) => ({ zones: (zones as number[][]).map((list) => [...list, 99_999]) }),
    ({ zones }) => ({ zones: (zones as number[][]).slice(1) }),
    ({ objects }) => ({ objects: (objects as object[]).slice(0, 20) }),
    ({ objects }) => ({ objects: (objects as (object | null)[]).map((found) => found && { ...found, card: 9999 }) }),
    ({ objects }) => ({ objects: (objects as (object | null)[]).map((found) => found && { ...found, id: 5 }) }),
    () => ({ active: 2 }),
    () => ({ random: [] }),
    () => ({ waiting: [{ n: 1 }] }),
    () => ({ watch: { enter: [{ object: 100_000, ability: "x" }] } }),
  ]
  for (const change of changes) {
    const broken = forged(text, () => ({ rest: { ...rest, state: { ...rest.state, ...change(rest.state) } } }))
    expect(loadRest(toy, broken)).toMatchObject({ ok: false, fault: { code: "save-damaged" } })
  }
})

test("a save of another version stops where that version plays differently, and its last rest can be taken up", () => {
  const game = playOn(toyGame(5), 5, 60)
  const text = save(game)
  const later: Rulebook = {
    ...toy,
    *run(at) {
      const loop = toy.run(at)
      let step = loop.next([])
      while (step.done !== true) {
        const keys: readonly (string | number)[] = yield step.value.prompt === "block"
          ? { ...step.value, prompt: "defend" }
          : step.value
        step = loop.next(keys)
      }
    },
  }
  const first = tapeOf(game).findIndex((_, i) => isBlock(game, i))
  const loaded = load(later, text)
  expect(loaded.ok).toBe(false)
  if (loaded.ok) return
  expect(loaded.fault).toMatchObject({
    code: "save-diverges",
    data: { atDecision: first, answers: tapeOf(game).length, savedBy: engineVersion },
  })
  const rest = got(loadRest(later, text))
  expect(rest.state.zones).toEqual(game.rest.state.zones)
  expect(rest.state.watch).toEqual(game.rest.state.watch)
  playOn(rest, 5, 20)
  const again = got(load(later, save(rest)))
  expect(save(again)).toBe(save(rest))
})

/** Was the i-th answer one to the question of blocks? */
function isBlock(game: ReturnType<typeof toyGame>, i: number): boolean {
  const answered = []
  for (let node = game.log; node !== null; node = node.before)
    if (node.entry.type === "answered") answered.push(node.entry)
  return answered.reverse()[i]?.decision.prompt === "block"
}

test("a save says the engine's version, as package.json does", () => {
  const own = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"))
  expect(own.version).toBe(engineVersion)
})

test("an imagined position isn't saved", () => {
  expect(() => save(imagine(toyGame(1), 0 as PlayerId, { unknown: true }))).toThrow(RangeError)
})
