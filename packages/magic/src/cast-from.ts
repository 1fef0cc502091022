import { type Game, type ObjectId, object } from "@dilemma-table/engine"

/** The zones as they are numbered in the mark of a spell that tells from where it was cast. */
const zoneNames = ["library", "hand", "battlefield", "graveyard", "exile", "stack", "command", "outside"]

export const CAST_FROM = "cast-from"
export const castFromMark = (zone: string): number => zoneNames.indexOf(zone) + 1

/** Was it put on the stack from this zone, it or the spell that it was? */
export const wasCastFrom = (game: Game, id: ObjectId, zone: string): boolean =>
  object(game.state, id).marks[CAST_FROM] === castFromMark(zone)
