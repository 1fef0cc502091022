import {
  answer,
  decision,
  type Game,
  imagine,
  newGame,
  type PlayerId,
  type Setup,
  view,
  viewLog,
} from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { type Deck, deckSetup, decks, rulebook } from "../src/index.ts"

const A = 0 as PlayerId
const B = 1 as PlayerId
const two = [decks[0], decks[1]] as readonly [Deck, Deck]

function begin(setup: Setup): Game {
  const made = newGame(rulebook, setup)
  if (!made.ok) throw new Error(made.fault.message.en)
  return made.value
}

const show = (game: Game, by: PlayerId, hand: string): void => {
  expect(answer(game, by, [hand])).toMatchObject({ ok: true })
}

describe("who goes first (103.4)", () => {
  test.each([
    ["rock", "scissors", A],
    ["scissors", "paper", A],
    ["paper", "rock", A],
    ["scissors", "rock", B],
    ["paper", "scissors", B],
    ["rock", "paper", B],
  ])("%s against %s: the winner goes first", (a, b, first) => {
    const game = begin(deckSetup(two, 1))
    expect(decision(game)).toMatchObject({ by: A, kind: "first-player", rules: ["103.4"] })
    show(game, A, a)
    show(game, B, b)
    expect(decision(game)).toMatchObject({ by: first, prompt: "charge" })
    expect(game.state).toMatchObject({ turn: 1, active: first })
  })

  test("a tie is played again, as often as it comes", () => {
    const game = begin(deckSetup(two, 1))
    for (const hand of ["rock", "paper", "paper"]) {
      show(game, A, hand)
      show(game, B, hand)
      expect(decision(game)).toMatchObject({ by: A, kind: "first-player" })
    }
    show(game, A, "rock")
    show(game, B, "paper")
    expect(game.state.active).toBe(B)
  })

  test("nobody can tell the other's hand before showing one's own", () => {
    const seen = ["rock", "paper", "scissors"].map((hand) => {
      const game = begin(deckSetup(two, 1))
      show(game, A, hand)
      expect(imagine(game, B, { unknown: true }).stoppedAt).toEqual({ answers: 0, of: 1 })
      return JSON.stringify([view(game, B), viewLog(game, B), view(game, null), viewLog(game, null)])
    })
    expect(new Set(seen).size).toBe(1)
  })

  test("a setup can name who goes first; then nobody is asked", () => {
    for (const first of [A, B]) {
      const game = begin(deckSetup(two, 1, {}, first))
      expect(decision(game)).toMatchObject({ by: first, prompt: "charge" })
    }
    expect(newGame(rulebook, deckSetup(two, 1, {}, 2))).toMatchObject({ ok: false, fault: { code: "bad-first" } })
  })
})
