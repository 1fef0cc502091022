import type { Game } from "./game.ts"
import { type CardIndex, type ObjectId, UNKNOWN_CARD } from "./ids.ts"
import { DependsOnUnknown } from "./refusal.ts"
import { object } from "./state.ts"

/** The card of an object whose identity matters now. On an imagined position an unknown one stops the run. */
export function certain(game: Game, id: ObjectId): CardIndex {
  const { card } = object(game.state, id)
  if (card === UNKNOWN_CARD && game.imagined) throw new DependsOnUnknown(id)
  return card
}
