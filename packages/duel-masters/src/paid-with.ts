import {
  type Filter,
  type Game,
  type GameEvent,
  makeFrame,
  matches,
  type ObjectId,
  object,
  type PlayerId,
  readFace,
} from "@dilemma-table/engine"
import type { Mark } from "./executing.ts"

/*
 * With which cards a card was paid for, where it asks for that (フォートE).
 */

/** What is remembered where a card that matches was tapped to pay. */
export const paidWithMark = (filter: Filter): string => `paid-with-${JSON.stringify(filter)}`

/** What is remembered of what was tapped to pay for a card, of all that its abilities ask about. */
export function paidWith(game: Game, player: PlayerId, card: ObjectId, events: readonly GameEvent[]): readonly Mark[] {
  const asked = [...filtersIn(readFace(game, card)?.abilities)]
  if (asked.length === 0) return []
  const tapped = events.flatMap(({ as, object }) => (as === "taps-for-mana" && object !== undefined ? [object] : []))
  const frame = makeFrame(card, player)
  return asked
    .filter((filter) => tapped.some((id) => matches(game, frame, id, { zone: "mana", ...filter }) === true))
    .map((filter) => [paidWithMark(filter), 1])
}

/** Which of the filters a card asks about this one matches: cards that differ in it don't pay alike. */
export function paidWithKey(game: Game, card: ObjectId, id: ObjectId): string {
  const asked = [...filtersIn(readFace(game, card)?.abilities)]
  if (asked.length === 0) return ""
  const frame = makeFrame(card, object(game.state, card).owner)
  return asked.map((filter) => matches(game, frame, id, { zone: "mana", ...filter }) === true).join()
}

function* filtersIn(node: unknown): Generator<Filter> {
  if (typeof node !== "object" || node === null) return
  if ("paidWith" in node) yield node.paidWith as Filter
  for (const inner of Object.values(node)) yield* filtersIn(inner)
}
