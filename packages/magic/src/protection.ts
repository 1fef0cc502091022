import {
  decided,
  type Filter,
  type Game,
  isThere,
  makeFrame,
  matches,
  type ObjectId,
  object,
} from "@dilemma-table/engine"
import { keywordData } from "./layers.ts"

/**
 * Has this permanent protection, or hexproof, from that object (702.16a, 702.11d)? A source that has left counts as it last was (608.2h).
 */
export function isProtectedFrom(
  game: Game,
  id: ObjectId,
  from: ObjectId,
  keyword: "protection" | "hexproofFrom" = "protection",
): boolean {
  if (!isThere(game.state, id)) return false
  const qualities = keywordData<Filter>(game, id, keyword)
  if (qualities.length === 0) return false
  const frame = makeFrame(id, object(game.state, id).controller)
  return qualities.some((quality) => decided(game, matches(game, frame, from, quality), from))
}
