import {
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
import { showHands } from "./rock-paper-scissors.ts"

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

/** Who goes first (103.4): both show a hand of じゃんけん, again while it is a tie. Its winner has to go first. */
export function* handsStep(game: Game): Procedure<void> {
  const [a, b] = players(game)
  const first = yield* showHands(game, [a as PlayerId, b as PlayerId], { prompt: "show-hand", rest: true })
  if (first === null) return
  yield* happen(game, [{ type: "note", as: "goes-first", rule: "103.4", player: first }])
  setLoop(game, { step: "turn", next: first })
}
