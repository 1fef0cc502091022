import {
  type Game,
  type GameEvent,
  happen,
  mark,
  type ObjectId,
  object,
  type Procedure,
  zone,
} from "@dilemma-table/engine"
import { cant } from "./layers.ts"

/** The mark of a permanent that stays tapped through its controller's next untap step. */
export const FROZEN = "frozen"

/** The active player untaps all their permanents that can untap (502.3); what was to stay tapped once has done so. */
export function* untapAll(game: Game): Procedure<void> {
  const { active } = game.state
  const own = zone(game, active, "battlefield")
  const isFrozen = (id: ObjectId): boolean => mark(object(game.state, id).marks, FROZEN) > 0
  const untapped = own.filter((id) => object(game.state, id).tapped && !isFrozen(id) && !cant(game, id, "untap"))
  yield* happen(
    game,
    untapped.map((id) => ({ type: "untap", rule: "502.3", object: id, player: active })),
  )
  yield* happen(
    game,
    own.filter(isFrozen).map((id): GameEvent => ({ type: "mark", rule: "502.3", object: id, name: FROZEN, amount: 0 })),
  )
}
