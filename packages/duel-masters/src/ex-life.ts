import {
  abilitiesOf,
  type Game,
  type GameEvent,
  isThere,
  type ObjectId,
  object,
  type PlayerId,
} from "@dilemma-table/engine"
import { topOfDeck } from "./drawing.ts"
import { moveEvents } from "./moving.ts"
import { EX_LIFE } from "./pending.ts"

/**
 * EXライフ: as the creature is put out, at the same time, the top card of its player's deck becomes a shield that belongs to it.
 * That defines how it enters (110.4f); it doesn't happen where something else happens instead.
 */
export function exLifeEvents(game: Game, player: PlayerId, card: ObjectId): readonly GameEvent[] {
  const count = abilitiesOf(game, card).filter((ability) => ability === EX_LIFE).length
  if (count === 0) return []
  return topOfDeck(game, player, count).flatMap((id) =>
    moveEvents(game, id, "shields", { rule: "110.4f", as: EX_LIFE, source: card, player }).map((event) => ({
      ...event,
      fromPlace: 0,
    })),
  )
}

/** The creature that the shield belongs to: the one that `source` has become. */
export function exLifeOwner(game: Game, event: GameEvent): ObjectId | null {
  if (event.as !== EX_LIFE || event.source === undefined) return null
  const { became } = object(game.state, event.source)
  return became !== 0 && isThere(game.state, became) ? became : null
}
