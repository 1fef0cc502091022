import type { Change } from "@dilemma-table/words"
import { type Counted, isCounted } from "../shown/mode-share.ts"

/*
 * Many cards to which the same happens are told in one line: "Wind Drake ×3 · Serra Angel ×2 to graveyard".
 */

type CardChange = Exclude<Change, Counted>

/** The cards of one player to which the same happens. */
export interface CardsChange {
  readonly key: string
  readonly player: number
  /** What happens to each. */
  readonly change: CardChange
  /** The cards' names, each once, in the order in which they lie there. */
  readonly names: readonly { readonly name: string; readonly times: number }[]
}

const sameOf = (change: CardChange): string =>
  JSON.stringify([change.player, change.type, change.type === "becomes" ? change.from : "", change.to])

/** What happens to cards, those of one player to which the same happens together. */
export function cardsTogether(changes: readonly Change[]): readonly CardsChange[] {
  const found = new Map<string, { readonly change: CardChange; readonly names: Map<string, number> }>()
  for (const change of changes) {
    if (isCounted(change)) continue
    const key = sameOf(change)
    const { names } = found.get(key) ?? { names: new Map<string, number>() }
    if (!found.has(key)) found.set(key, { change, names })
    names.set(change.card, (names.get(change.card) ?? 0) + 1)
  }
  return [...found].map(([key, { change, names }]) => ({
    key,
    player: change.player,
    change,
    names: [...names].map(([name, times]) => ({ name, times })),
  }))
}
