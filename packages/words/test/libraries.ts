import { rulebook as duelMasters, library } from "@dilemma-table/duel-masters"
import { type CardData, checkCard, type Edition, makeEdition, newestDate, type Rulebook } from "@dilemma-table/engine"
import { cards, magic } from "@dilemma-table/magic"

/** Both rulebooks with the cards they know, and the newest edition of each. */
export interface Library {
  readonly rulebook: Rulebook
  readonly edition: Edition
  readonly cards: readonly CardData[]
}

const of = (rulebook: Rulebook, all: readonly unknown[]): Library => ({
  rulebook,
  edition: makeEdition(rulebook.flags, newestDate(rulebook)),
  cards: all as readonly CardData[],
})

export const libraries: readonly Library[] = [of(duelMasters, library), of(magic, cards)]

export const isLegal = ({ rulebook, edition }: Library, data: CardData): boolean =>
  checkCard(rulebook, edition, data) === null
