import { type CardData, namesOf } from "@dilemma-table/engine"
import type { MagicCard } from "../lexicon.ts"

/*
 * The library where every byte has to be fetched: first the cards of the decks in play, the rest when it is asked for. It
 * stands in the place of index.ts there (see "imports" in package.json).
 */

/** Every card that is here by now. */
export const cards: MagicCard[] = []

const byName = new Map<string, MagicCard>()

/** A card of the library by its Japanese or English name, where it is here. */
export const findCard = (name: string): CardData | undefined => byName.get(name) as unknown as CardData | undefined

/** Cards of the library that were fetched by themselves. */
export function addCards(more: readonly MagicCard[]): void {
  for (const card of more) {
    const names = namesOf(card.name)
    if (names.every((name) => byName.has(name))) continue
    cards.push(card)
    for (const name of names) byName.set(name, card)
  }
}

/** Fetches the whole library. Cards that are here already stay the objects they are. */
export async function loadLibrary(): Promise<void> {
  const { cards: all } = await import("./index.ts")
  const before = new Map(byName)
  cards.length = 0
  byName.clear()
  addCards(all.map((card) => before.get(namesOf(card.name)[0] ?? "") ?? card))
}
