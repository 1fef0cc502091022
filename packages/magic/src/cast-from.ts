import { type Game, type ObjectId, object, type PlayerId } from "@dilemma-table/engine"

/** The zones as they are numbered in the mark of a spell that tells from where it was cast. */
const zoneNames = ["library", "hand", "battlefield", "graveyard", "exile", "stack", "command", "outside"]

export const CAST_FROM = "cast-from"
/** The player who cast it, plus one. */
export const CAST_BY = "cast-by"
export const castFromMark = (zone: string): number => zoneNames.indexOf(zone) + 1

/** Was it put on the stack from this zone, it or the spell that it was? */
export const wasCastFrom = (game: Game, id: ObjectId, zone: string): boolean =>
  object(game.state, id).marks[CAST_FROM] === castFromMark(zone)

/** Did this player cast it, or the spell that it was? What was put onto the battlefield, and a copy, wasn't cast. */
export const wasCastBy = (game: Game, id: ObjectId, player: PlayerId): boolean =>
  object(game.state, id).marks[CAST_BY] === player + 1
