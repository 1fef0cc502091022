import { type Game, mark, type ObjectId, object, type Said, type Writer } from "@dilemma-table/engine"

/*
 * Costs announced for a spell are remembered by the permanent it becomes (400.7d): "if it was kicked".
 */

const markOf = (cost: string): string => `paid:${cost}`

/** How often this cost was announced for the spell that became this permanent. */
export const timesPaid = (game: Game, id: ObjectId, cost: string): number =>
  id === 0 ? 0 : mark(object(game.state, id).marks, markOf(cost))

/** The X that was announced for the spell that became this permanent (107.3m), plus one. */
const X = "announced-x"
export const announcedX = (game: Game, id: ObjectId): number | null => {
  const found = id === 0 ? undefined : object(game.state, id).marks[X]
  return found === undefined ? null : found - 1
}

/** A permanent remembers what was announced for its spell (400.7d), as it enters: its abilities ask for it then. */
export function rememberAnnounced(write: Writer, permanent: ObjectId, { costs, x }: Said): void {
  for (const cost of new Set(costs))
    write.setMark(permanent, markOf(String(cost)), costs.filter((one) => one === cost).length)
  if (x !== null) write.setMark(permanent, X, x + 1)
}
