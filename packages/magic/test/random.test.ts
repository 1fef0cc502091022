import {
  answer,
  type Decision,
  decision,
  fork,
  type Game,
  type GameOptions,
  logLines,
  newGame,
  type Placed,
  randomSource,
  type Setup,
  sample,
  tapeOf,
} from "@dilemma-table/engine"
import { describe, expect, it } from "vitest"
import { cards, magic } from "../src/index.ts"

const lands = new Set(["Plains", "Island", "Swamp", "Mountain", "Forest"])
const all = cards.map((card) => card.name.en ?? "")

/** Two decks of every card that isn't a land, and lands; shuffled by the game. */
function randomGame(seed: number, options: Partial<GameOptions> = {}): Game {
  const random = randomSource(seed)
  const setupCards = all.map((card) => ({ card }))
  const library = (): Placed[] =>
    Array.from({ length: 40 }, (_, i) => {
      const pool = all.filter((name) => lands.has(name) === i < 18)
      return { card: all.indexOf(pool[random(pool.length)] ?? "Island") }
    })
  const setup: Setup = {
    edition: {},
    seed,
    cards: setupCards,
    seats: [{ zones: { library: library() } }, { zones: { library: library() } }],
    start: { whole: true },
  }
  const made = newGame(magic, setup, options)
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

function play(game: Game, seed: number, most: number, each: (asked: Decision) => void = () => {}): number {
  const random = randomSource(seed)
  let n = 0
  for (let asked = decision(game); asked !== null && n < most; n++) {
    each(asked)
    const given = answer(game, asked.by, sample(asked.space, random, game.oracle))
    if (!given.ok) throw new Error(`${asked.kind} ${JSON.stringify(asked.space)}: ${JSON.stringify(given.fault)}`)
    asked = given.value
  }
  return n
}

describe("random games", { timeout: 60_000 }, () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("game %i goes on to its end or to a limit", (seed) => {
    const game = randomGame(seed)
    play(game, seed, 4000, ({ kind, rules }) => {
      // Modes are chosen by 700.2 and the announcements that name it, objects and branches never (608.2).
      if (kind === "modes") expect(rules.some((rule) => rule.startsWith("608.2"))).toBe(false)
      else expect(rules.some((rule) => rule.startsWith("700.2"))).toBe(false)
    })
    expect(game.state.turn).toBeGreaterThan(5)
    // What is offered as sure can be completed: nothing was ever reversed.
    expect(logLines(game).some(({ entry }) => entry.type === "reversed")).toBe(false)
  })

  it("hold no object across a decision", () => {
    const game = randomGame(3, { fragile: true })
    play(game, 3, 600)
    expect(game.state.turn).toBeGreaterThan(1)
  })

  it("ask the same at every rest taken up by a new generator", () => {
    const game = randomGame(4)
    play(game, 4, 500, (asked) => {
      if (!asked.rest) return
      const again = fork(game)
      again.asked = undefined
      expect(decision(again)).toEqual(asked)
    })
  })

  it("end alike when their answers are given again", () => {
    const game = randomGame(5)
    play(game, 5, 800)
    const again = randomGame(5, { chance: "ask", forced: "ask" })
    for (const { by, keys } of tapeOf(game)) {
      const asked = decision(again)
      expect(asked?.by).toBe(by)
      const given = answer(again, by, keys)
      if (!given.ok) throw new Error(JSON.stringify(given.fault))
    }
    expect({ ...again.state, random: [] }).toEqual({ ...game.state, random: [] })
  })
})
