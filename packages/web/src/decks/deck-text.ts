import type { Lang } from "@dilemma-table/words"
import type { DeckLists, DeckPile } from "../protocol/messages.ts"
import { piles, sizeOf } from "./own-decks.ts"

/**
 * A deck as a list that people and other programs read, and `readList` too.
 * @param nameOf what a card is called
 */
export function deckText(
  lists: DeckLists,
  nameOf: (card: string) => string,
  headOf: (pile: DeckPile) => string,
): string {
  const filled = piles.filter((pile) => sizeOf(lists[pile]) > 0)
  return filled
    .map((pile) => {
      const lines = Object.entries(lists[pile] ?? {}).map(([card, n]) => `${n} ${nameOf(card)}`)
      return [...(filled.length > 1 ? [headOf(pile)] : []), ...lines].join("\n")
    })
    .join("\n\n")
    .concat("\n")
}

/** A name for its file, without what file systems refuse. */
export const fileName = (name: string, lang: Lang): string =>
  `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || (lang === "ja" ? "デッキ" : "deck")}.txt`
