import { type Game, type GameEvent, mark, type ObjectId, object } from "@dilemma-table/engine"

/*
 * Costs announced for a spell are remembered by the permanent it becomes (400.7d): "if it was kicked".
 */

const markOf = (cost: string): string => `paid:${cost}`

/** How often this cost was announced for the spell that became this permanent. */
export const timesPaid = (game: Game, id: ObjectId, cost: string): number =>
  id === 0 ? 0 : mark(object(game.state, id).marks, markOf(cost))

/** The events that make a permanent remember what was announced for its spell. */
export function rememberPaid(permanent: ObjectId, announced: readonly (string | number)[]): readonly GameEvent[] {
  return [...new Set(announced)].map((cost) => ({
    type: "mark",
    rule: "400.7d",
    object: permanent,
    name: markOf(String(cost)),
    amount: announced.filter((one) => one === cost).length,
  }))
}
