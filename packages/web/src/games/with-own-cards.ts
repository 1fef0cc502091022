import { foldedName, namesToFind } from "@dilemma-table/card-text"
import { type CardData, namesOf } from "@dilemma-table/engine"
import { keptCards } from "../own-cards/kept.ts"
import type { GameName } from "../shown/types.ts"
import type { KnownGame } from "./known.ts"

const byNames = (cards: readonly CardData[]): ReadonlyMap<string, CardData> => {
  const found = new Map<string, CardData>()
  for (const card of cards) {
    const faces = card.faces.flatMap(({ name }) => (name === undefined ? [] : namesOf(name)))
    for (const name of namesToFind(namesOf(card.name), faces)) if (!found.has(name)) found.set(name, card)
  }
  return found
}

/** A game whose cards are those of the library and those that somebody imported; where both have one, the library's. */
export async function withOwnCards(game: GameName, known: KnownGame): Promise<KnownGame> {
  const kept = (await keptCards(game)).flatMap(({ card, text }) => (card === null ? [] : [{ card, text }]))
  if (kept.length === 0) return known
  const own = kept.filter(({ card }) => namesOf(card.name).every((name) => known.rulebook.find(name) === undefined))
  const byName = byNames(own.map(({ card }) => card))
  const find = (name: string): CardData | undefined => known.rulebook.find(name) ?? byName.get(foldedName(name))
  return {
    ...known,
    rulebook: { ...known.rulebook, find },
    cards: [...known.cards, ...own.map(({ card }) => card)],
    // A game keeps such cards themselves: it can be taken up where they aren't kept any more.
    setup(decks, seed, first) {
      const setup = known.setup(decks, seed, first)
      const cards = setup.cards.map((source) => {
        const data = "card" in source ? byName.get(foldedName(source.card)) : undefined
        return data === undefined ? source : { data }
      })
      return { ...setup, cards }
    },
    deckFault: (deck) => known.deckFault(deck, find),
    texts: new Map(own.map(({ card, text }) => [card, text])),
  }
}
