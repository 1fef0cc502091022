import {
  type Frame,
  type Game,
  type GameEvent,
  happen,
  isThere,
  mark,
  type ObjectId,
  object,
  type Procedure,
} from "@dilemma-table/engine"
import { isPending, LOOKED_AT } from "./pending.ts"

/*
 * An effect that uses cards from a deck, or puts them out, while it shows or looks at cards of that deck: those others belong
 * to the deck, but what is carried out meanwhile doesn't touch them (605.4). Cards searched for aren't set aside: the whole
 * deck is seen then.
 */

const seeing: ReadonlySet<string | undefined> = new Set(["reveals", "looks"])

/**
 * Carries this out, with the cards that the effect has seen in a deck out of its reach.
 * @param cards what is used or put out; nothing is kept from it unless one comes from a deck
 */
export function* withoutLookedAt<T>(
  game: Game,
  frame: Frame,
  cards: readonly ObjectId[],
  procedure: () => Procedure<T>,
): Procedure<T> {
  const others = game.edition.has("looked-at-cards-untouched") ? lookedAt(game, frame, cards) : []
  if (others.length === 0) return yield* procedure()
  const marking = (amount: 0 | 1): readonly GameEvent[] =>
    others
      .filter((id) => isThere(game.state, id))
      .map((object) => ({ type: "mark", rule: "605.4", object, name: LOOKED_AT, amount }))
  yield* happen(game, marking(1))
  const result = yield* procedure()
  yield* happen(game, marking(0))
  return result
}

/** The cards that are still in the deck from which cards are used, among those that the effect has shown or looked at. */
function lookedAt(game: Game, frame: Frame, cards: readonly ObjectId[]): readonly ObjectId[] {
  const inDeck = (id: ObjectId): boolean => isThere(game.state, id) && object(game.state, id).zone === "deck"
  if (!cards.some(inDeck)) return []
  const seen = frame.done.flatMap(({ type, as, objects = [] }) => (type === "know" && seeing.has(as) ? objects : []))
  return [...new Set(seen)].filter((id) => {
    if (cards.includes(id) || !inDeck(id)) return false
    const found = object(game.state, id)
    return !isPending(found) && mark(found.marks, LOOKED_AT) === 0
  })
}
