import { type Game, happen, type ObjectId, type PlayerId, type Procedure, step, zone } from "@dilemma-table/engine"
import { enter } from "./entering.ts"
import { isPending } from "./pending.ts"

/**
 * GR summons: the top card of the player's own ultra GR zone is summoned as if its cost had been paid (701.30).
 * @returns the creature in the battle zone; null if the zone is empty
 */
export function* grSummon(game: Game, player: PlayerId, source: ObjectId): Procedure<ObjectId | null> {
  const top = zone(game, player, "gr").find((id) => {
    const found = game.state.objects[id]
    return found !== undefined && !isPending(found)
  })
  if (top === undefined) return null
  step(game, "gr-summon", ["701.30"], { player, object: top })
  yield* happen(game, [{ type: "note", as: "gr-summons", rule: "701.30a", player, object: top, source }])
  const [creature] = yield* enter(game, [top], {
    player,
    rule: "701.30a",
    as: "gr-summoned",
    source,
    marks: ["summoned", "paid-for"],
  })
  return creature ?? null
}
