import {
  allIn,
  BrokenOff,
  type Game,
  happen,
  NO_MARKS,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  removeWaiting,
  setLoop,
  step,
} from "@dilemma-table/engine"
import { moveEvents } from "./moving.ts"
import { endPending, isPending } from "./pending.ts"

/** Thrown when the rest of the turn is skipped: whatever is going on ends there. Only the loop catches it. */
export class RestSkipped extends BrokenOff {}

/**
 * Skips the rest of a player's turn, if it is theirs: what waits and what is being carried out is dropped, no step of the turn
 * follows, and the next turn begins (512.1). What triggers at the end of a turn doesn't trigger.
 * @throws RestSkipped
 */
export function skipRestOfTurn(game: Game, player: PlayerId, source: ObjectId): void {
  if (game.state.active !== player) return
  step(game, "skip-rest-of-turn", ["512.1"], { player, object: source })
  for (const { n } of game.state.waiting) removeWaiting(game, n)
  setLoop(game, { step: "turn-over" })
  throw new RestSkipped()
}

/** As the next turn comes, cards still pending go to the graveyard; nothing triggers on that (512.1). */
export function* putPendingAway(game: Game): Procedure<void> {
  const before = new Set(game.state.waiting.map(({ n }) => n))
  for (const { name } of game.rulebook.zones)
    for (const id of allIn(game, name)) {
      const found = object(game.state, id)
      if (found.marks === NO_MARKS || !isPending(found)) continue
      yield* happen(game, moveEvents(game, id, "graveyard", { rule: "512.1", as: "left-pending" }))
      yield* endPending(game, id)
    }
  for (const { n } of game.state.waiting) if (!before.has(n)) removeWaiting(game, n)
}
