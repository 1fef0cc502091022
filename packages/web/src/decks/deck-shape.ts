import type { Catalogue, ListedCard } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import { piles, sizeOf } from "./own-decks.ts"

export interface Held {
  readonly card: ListedCard
  readonly n: number
}

/** The cards of a list that are known. */
export function heldIn(catalogue: Catalogue, list: Readonly<Record<string, number>> = {}): readonly Held[] {
  return catalogue.cards.flatMap((card) => {
    const n = Object.hasOwn(list, card.id) ? (list[card.id] ?? 0) : 0
    return n > 0 ? [{ card, n }] : []
  })
}

/** The colours of a deck, the main ones first. */
export function colorsIn(catalogue: Catalogue, lists: DeckLists): readonly string[] {
  const counts = new Map<string, number>()
  for (const pile of piles)
    for (const { card, n } of heldIn(catalogue, lists[pile]))
      for (const color of card.colors) if (color !== "colorless") counts.set(color, (counts.get(color) ?? 0) + n)
  const enough = sizeOf(lists.cards) / 10
  return [...counts]
    .filter(([, n]) => n >= enough)
    .sort(([, a], [, b]) => b - a)
    .map(([color]) => color)
}

/** Kinds of cards in the order in which decks are written down; what isn't among them comes last. */
const order = ["creature", "planeswalker", "instant", "sorcery", "spell", "artifact", "enchantment", "battle", "land"]

/** The kind under which a deck's list shows a card. */
export function groupOf({ kinds }: ListedCard): string {
  // A land that is a creature on its other face is played as either: what it costs to cast counts.
  return order.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? ""
}

/** Grouped by kind, cheap ones first. */
export function grouped(held: readonly Held[]): readonly (readonly [kind: string, held: readonly Held[]])[] {
  const groups = new Map<string, Held[]>()
  for (const one of held) {
    const kind = groupOf(one.card)
    groups.set(kind, [...(groups.get(kind) ?? []), one])
  }
  const place = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length)
  return [...groups]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([kind, own]) => [kind, own.sort((a, b) => (a.card.cost ?? -1) - (b.card.cost ?? -1))] as const)
}
