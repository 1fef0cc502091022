import {
  askOne,
  type Game,
  type GameEvent,
  type GameObject,
  happen,
  type ObjectId,
  objectOption,
  type PlayerId,
  type Procedure,
  step,
  zone,
} from "@dilemma-table/engine"
import { moveEvents } from "./moving.ts"
import { CASTLE, endPending, isCastle } from "./pending.ts"
import { shieldsOf } from "./shields.ts"

/*
 * Castles (304): a card in the shield zone, attached to a shield, that is no shield itself.
 */

/** Lays the castle on a shield of its player's choice (304.2); without one it stays where it was. */
export function* fortify(game: Game, player: PlayerId, card: ObjectId): Procedure<void> {
  const shields = shieldsOf(game, player)
  if (shields.length === 0) {
    yield* endPending(game, card)
    return
  }
  step(game, "fortify", ["304.2"], { player, object: card })
  const shield = yield* askOne(
    game,
    { by: player, kind: "cards", rules: ["304.2"], prompt: "fortify", source: card },
    shields.map(objectOption),
  )
  const done = yield* happen(
    game,
    moveEvents(game, card, "shields", {
      rule: "304.2",
      as: "laid-on-shield",
      source: card,
      attachTo: shield as ObjectId,
      shown: true,
    }),
  )
  const castle = done.find((event) => event.object === card)?.becomes
  if (castle !== undefined)
    yield* happen(game, [{ type: "mark", rule: "304.2", object: castle, name: CASTLE, amount: 1 }])
}

/** As a fortified shield leaves, the castle is put into the graveyard (703.4k). */
export function* unfortified(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  if (!moved.some((event) => event.from === "shields")) return
  const events = ([0, 1] as PlayerId[]).flatMap((player) =>
    zone(game, player, "shields").flatMap((id) => {
      const found = game.state.objects[id] as GameObject
      const shield = game.state.objects[found.attachedTo]
      return isCastle(found) && (shield === undefined || shield.became !== 0)
        ? moveEvents(game, id, "graveyard", { rule: "703.4k", as: "put-away" })
        : []
    }),
  )
  if (events.length > 0) yield* happen(game, events)
}
