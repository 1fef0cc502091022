import { dealt } from "virtual:dealt-decks"
import { type CardData, namesOf } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import type { DeckChoice } from "../protocol/messages.ts"
import type { GameName, ShownPrint } from "../shown/types.ts"
import { type KnownGame, loadChunk } from "./known.ts"

/** A bundled deck's cards, and what is printed on each in one language. */
export interface DealtDeck {
  readonly cards: readonly CardData[]
  readonly prints: readonly ShownPrint[]
}

/**
 * A game with no more cards than these decks have, for a table that is to be seen soon.
 * @returns null where one of the decks isn't bundled
 */
export async function loadDealt(game: GameName, decks: readonly DeckChoice[], lang: Lang): Promise<KnownGame | null> {
  const loaders = [...new Set(decks)].map((deck) =>
    typeof deck === "string" ? dealt[`${game}/${deck}/${lang}`] : undefined,
  )
  if (loaders.includes(undefined)) return null
  const [{ known, addCards }, ...found] = await Promise.all([
    loadChunk(game),
    ...loaders.map(async (load) => (await load?.())?.deck),
  ])
  const prints = new Map<string, { readonly data: string; readonly print: ShownPrint }>()
  for (const deck of found) {
    if (deck === undefined) continue
    addCards(deck.cards)
    for (const [i, card] of deck.cards.entries()) {
      const print = deck.prints[i]
      if (print !== undefined) prints.set(nameOf(card), { data: JSON.stringify(card), print })
    }
  }
  const printed: KnownGame["printed"] = (now, data) => {
    const one = now === lang ? prints.get(nameOf(data)) : undefined
    return one !== undefined && one.data === JSON.stringify(data) ? one.print : null
  }
  return { ...known, printed }
}

const nameOf = ({ name }: CardData): string => namesOf(name).join("\n")
