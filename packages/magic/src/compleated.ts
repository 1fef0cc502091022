import type { Game, ObjectId } from "@dilemma-table/engine"
import { halfKey } from "./halves.ts"
import { hasKeyword } from "./layers.ts"
import { timesPaid } from "./paid.ts"

/** Compleated: two loyalty counters less for each Phyrexian mana symbol for which life was paid (702.150a). */
export function lessForLife(
  game: Game,
  id: ObjectId,
  own: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const { loyalty } = own
  if (loyalty === undefined || !hasKeyword(game, id, "compleated")) return own
  return { ...own, loyalty: Math.max(0, loyalty - 2 * timesPaid(game, id, String(halfKey("P")))) }
}
