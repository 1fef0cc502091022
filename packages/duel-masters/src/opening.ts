import {
  askOne,
  type Game,
  happen,
  type PlayerId,
  type Procedure,
  players,
  setLoop,
  shuffle,
  zone,
} from "@dilemma-table/engine"
import { moveEvents } from "./moving.ts"

/** A whole game: decks are shuffled, five shields laid, five cards drawn (103.3). Then it is decided who goes first. */
export function* setupStep(game: Game): Procedure<void> {
  for (const player of players(game)) {
    yield* shuffle(game, player, "deck", "103.1")
    yield* shuffle(game, player, "gr", "103.1")
  }
  for (const player of players(game)) {
    const top = zone(game, player, "deck")
    yield* happen(
      game,
      top.slice(0, 5).flatMap((id) => moveEvents(game, id, "shields", { rule: "103.3", as: "shields-laid" })),
    )
    yield* happen(
      game,
      zone(game, player, "deck")
        .slice(0, 5)
        .flatMap((id) => moveEvents(game, id, "hand", { rule: "103.3", as: "first-hand" })),
    )
  }
  const { start } = game.basis.setup
  const named = start.whole ? start.first : undefined
  setLoop(game, named === undefined ? { step: "hands" } : { step: "turn", next: named })
}

const hands = ["rock", "paper", "scissors"] as const

/**
 * Who goes first (103.4): both show a hand of じゃんけん at the same time, again while it is a tie. Its winner has to go
 * first. Nobody sees the other's hand before showing one's own.
 */
export function* handsStep(game: Game): Procedure<void> {
  const shown: number[] = []
  for (const player of players(game)) {
    const key = yield* askOne(
      game,
      {
        by: player,
        kind: "first-player",
        rules: ["103.4"],
        prompt: "show-hand",
        rest: shown.length === 0,
        secret: true,
      },
      hands.map((hand) => ({ key: hand, is: { type: "word", word: hand } })),
    )
    shown.push(hands.indexOf(key as (typeof hands)[number]))
  }
  const [a = 0, b = 0] = shown
  yield* happen(game, [
    { type: "note", as: "hands-shown", rule: "103.4", data: { a: hands[a] as string, b: hands[b] as string } },
  ])
  if (a === b) return
  // Each beats the one before it: paper rock, scissors paper, rock scissors.
  const first = ((a - b + 3) % 3 === 1 ? 0 : 1) as PlayerId
  yield* happen(game, [{ type: "note", as: "goes-first", rule: "103.4", player: first }])
  setLoop(game, { step: "turn", next: first })
}
