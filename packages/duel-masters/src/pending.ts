import {
  type Game,
  type GameEvent,
  type GameObject,
  happen,
  mark,
  type ObjectId,
  type Procedure,
  step,
} from "@dilemma-table/engine"

/**
 * The pending state (409): a card being executed or about to enter the battle zone belongs to its zone but isn't counted
 * there, until it really moves. Shields on their way to the hand wait likewise (113.6a).
 */
export const PENDING = "pending"

export const isPending = (found: GameObject): boolean => mark(found.marks, PENDING) > 0

/** A castle lies in the shield zone and is no shield (304.2a). */
export const CASTLE = "castle"
export const isCastle = (found: GameObject): boolean => mark(found.marks, CASTLE) > 0

/** Does it count in its zone? */
export const isCounted = (found: GameObject): boolean => !isPending(found) && !isCastle(found)

/** These cards become pending, all before the first is processed (409.1e, 409.1f). */
export function* pend(game: Game, cards: readonly ObjectId[], rule: string): Procedure<void> {
  const events = cards.map(
    (object): GameEvent => ({ type: "mark", as: "pends", rule, object, name: PENDING, amount: 1 }),
  )
  yield* happen(game, events)
}

/** A card that stays where it was is pending no longer; it was not placed there anew (409.2, 409.2a). */
export function* endPending(game: Game, card: ObjectId): Procedure<void> {
  const found = game.state.objects[card]
  if (found === undefined || !isPending(found)) return
  yield* happen(game, [{ type: "mark", as: "pends-no-more", rule: "409.2", object: card, name: PENDING, amount: 0 }])
}

/** The step as the trace shows it; before the rulebook had a word for it there is nothing to print. */
export function notePending(game: Game, player: Parameters<typeof step>[3] & object): void {
  if (game.edition.has("pending-state-named")) step(game, "pend", ["601.1b", "409.1b"], player)
}
