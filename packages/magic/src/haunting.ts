import { type Frame, type Game, happen, mark, type ObjectId, object, type Procedure } from "@dilemma-table/engine"
import { present } from "./vocabulary/present.ts"

/*
 * Haunt (702.55): an exiled card haunts a creature, and has abilities that watch it from there.
 */

/** Which creature an exiled card haunts: its mark. */
const HAUNTS = "haunts"

/** The creature that this card haunts; 0 where it haunts none. */
export const hauntedBy = (game: Game, card: ObjectId): number => mark(object(game.state, card).marks, HAUNTS)

/** The card is exiled, and haunts that creature for as long as it stays in exile (702.55b). Only a card can haunt. */
export function* exileHaunting(
  game: Game,
  frame: Frame,
  what: unknown,
  { haunts }: Readonly<Record<string, unknown>>,
): Procedure<boolean> {
  const [card] = yield* present(game, frame, what)
  const [creature] = yield* present(game, frame, haunts)
  if (card === undefined || creature === undefined || object(game.state, card).kind !== "card") return false
  const about = { rule: "702.55b", source: frame.source, player: frame.you } as const
  const moves = yield* happen(game, [{ type: "move", as: "exile", ...about, object: card, to: "exile" }])
  const exiled = moves.find((one) => one.object === card && one.to === "exile")?.becomes
  if (exiled === undefined) return moves.length > 0
  yield* happen(game, [
    { type: "note", as: "haunts", ...about, source: exiled, object: creature },
    { type: "mark", ...about, object: exiled, name: HAUNTS, amount: creature },
  ])
  return true
}
