import type { Game } from "../game.ts"
import type { ObjectId, PlayerId } from "../ids.ts"
import { object } from "../state.ts"
import { allIn } from "../zones.ts"
import { boundPlayers, type Frame } from "./frame.ts"
import type { Filter } from "./types.ts"

/** The zones a filter looks in: its own, or the zones in play. */
export function zonesOf(game: Game, filter: Filter): readonly string[] {
  if (filter.zone !== undefined) return typeof filter.zone === "string" ? [filter.zone] : filter.zone
  if (filter.is !== undefined) return []
  return game.rulebook.zones.filter((spec) => spec.play === true).map((spec) => spec.name)
}

/** Those of the objects that the rulebook counts in their zones, for this filter. */
export function counted(game: Game, ids: readonly ObjectId[], filter?: Filter): readonly ObjectId[] {
  const { uncounted } = game.rulebook
  if (uncounted === undefined || !ids.some((id) => uncounted(object(game.state, id), filter))) return ids
  return ids.filter((id) => !uncounted(object(game.state, id), filter))
}

/** Of the objects of all zones of this name those that count. */
export const countedIn = (game: Game, name: string, filter: Filter): readonly ObjectId[] =>
  counted(game, allIn(game, name), filter)

/**
 * So many things that "an opponent" has are all one opponent's. Where several play, what is asked is asked of each of them: by
 * a filter that means that one.
 */
export function ofOneOpponent(
  frame: Frame,
  filter: Filter,
  atLeast: number,
  opponents: () => readonly PlayerId[],
): readonly (readonly [Frame, Filter])[] {
  const whose = filter.controller === "opponent" ? "controller" : filter.owner === "opponent" ? "owner" : null
  const all = atLeast > 1 && whose !== null ? opponents() : []
  if (whose === null || all.length < 2) return [[frame, filter]]
  const ref = "one opponent"
  return all.map((one) => [
    { ...frame, names: { ...frame.names, [ref]: boundPlayers([one]) } },
    { ...filter, [whose]: { ref } },
  ])
}
