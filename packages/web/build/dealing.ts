import { type CardData, namesOf } from "@dilemma-table/engine"
import { langs } from "@dilemma-table/words"
import type { DealtDeck } from "../src/games/dealt.ts"
import { type KnownDeck, type KnownGame, loadGame } from "../src/games/known.ts"
import type { OfferedDeck } from "../src/protocol/messages.ts"
import { shownPrint } from "../src/shown/prints.ts"
import { offeredDecks } from "../src/worker/offered-decks.ts"

/*
 * What is made of the bundled decks when the page is built (see dealt.ts beside it).
 */

const games = ["magic", "duel-masters"] as const

const known = await Promise.all(games.map(async (game) => [game, await loadGame(game)] as const))

/** The bundled decks of each game as they are offered. */
export const offered: Readonly<Record<string, readonly OfferedDeck[]>> = Object.fromEntries(
  known.map(([game, all]) => [game, offeredDecks(all)]),
)

interface Dealt {
  /** "game/deck/language" */
  readonly path: string
  readonly deck: DealtDeck
}

/** Each deck's cards, with what is printed on them in each language. */
export const dealtDecks: readonly Dealt[] = known.flatMap(([game, all]) =>
  all.decks.flatMap((deck) => {
    const cards = cardsOf(all, deck)
    return langs.map((lang) => ({
      path: `${game}/${deck.id}/${lang}`,
      deck: { cards, prints: cards.map((data) => shownPrint(lang, all, all.rulebook, data)) },
    }))
  }),
)

function cardsOf({ rulebook }: KnownGame, { cards, hyperspatial = {}, gr = {} }: KnownDeck): readonly CardData[] {
  const names = [cards, hyperspatial, gr].flatMap((list) => Object.keys(list))
  const found = names.map((name) => {
    const data = rulebook.find(name)
    if (data === undefined) throw new RangeError(`A deck lists ${name}, which isn't in the library`)
    return data
  })
  return [...new Map(found.map((data) => [namesOf(data.name).join("\n"), data])).values()]
}
