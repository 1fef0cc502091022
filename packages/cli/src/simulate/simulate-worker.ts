import { type GameRecord, type Simulated, simulateGame } from "@dilemma-table/players"
import { type Order, simulatedOf } from "./order.ts"

/** Games for a thread. */
export interface Batch {
  /** An `Order` as JSON. */
  readonly order: string
  readonly indexes: readonly number[]
}

let last: { readonly order: string; readonly simulated: Simulated } | null = null

/** In a thread: plays the games of these indexes. */
export default function play({ order, indexes }: Batch): readonly GameRecord[] {
  if (last?.order !== order) last = { order, simulated: simulatedOf(JSON.parse(order) as Order) }
  const { simulated } = last
  return indexes.map((index) => simulateGame(simulated, index))
}
