import {
  type Game,
  type GameEvent,
  happen,
  NONE,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  zone,
} from "@dilemma-table/engine"
import { moveEvents } from "./moving.ts"
import { isOutOfReach } from "./pending.ts"

/** The top cards of a player's deck that count. */
export const topOfDeck = (game: Game, player: PlayerId, count: number): readonly ObjectId[] =>
  zone(game, player, "deck")
    .filter((id) => !isOutOfReach(object(game.state, id)))
    .slice(0, count)

/** The name of the card drawn as a turn begins (502.1), for patterns. */
export const TURN_DRAW = "turn-draw"

/** Draws cards one at a time (114.2); from an empty deck nothing happens (114.6). */
export function* draw(
  game: Game,
  player: PlayerId,
  count: number,
  about: { readonly rule: string; readonly source?: ObjectId; readonly name?: string },
): Procedure<readonly GameEvent[]> {
  const drawn: GameEvent[] = []
  for (let i = 0; i < count; i++) {
    const [top] = topOfDeck(game, player, 1)
    if (top === undefined) break
    const { rule, source = NONE, name } = about
    const events = moveEvents(game, top, "hand", {
      rule,
      as: "draws",
      player,
      source,
      ...(name === undefined ? {} : { name }),
    })
    drawn.push(
      ...(yield* happen(
        game,
        events.map((event) => ({ ...event, fromPlace: 0 })),
      )),
    )
  }
  return drawn
}
