import { loadWords } from "@dilemma-table/words"
import { forgetGames, loadGame } from "../games/known.ts"
import type { CardRequests } from "../protocol/card-messages.ts"
import { type Handlers, serve } from "../protocol/port.ts"
import { shownPrint } from "../shown/prints.ts"
import { catalogueOf } from "./catalogue.ts"
import { dealt, judged } from "./judged-deck.ts"
import { readList } from "./read-list.ts"

/** Cards are listed, printed and looked up here, and decks read and judged; the page gets plain data. */
function cardHandlers(): Handlers<CardRequests> {
  return {
    renew() {
      forgetGames()
      return null
    },
    catalogue: async ({ game }) => catalogueOf(game, await loadGame(game)),
    async prints({ game, lang, ids }) {
      const [known] = await Promise.all([loadGame(game), loadWords(game, lang)])
      return ids.map((id) => {
        const data = known.rulebook.find(id)
        return data === null || data === undefined ? null : shownPrint(lang, known, known.rulebook, data)
      })
    },
    async rulings({ game, id }) {
      const { rulingsOf } = await import("./card-rulings.ts")
      return rulingsOf(game, await loadGame(game), id)
    },
    readList: async ({ game, text }) => readList(catalogueOf(game, await loadGame(game)).cards, text),
    judge: async ({ game, lists }) => judged(await loadGame(game), lists),
    deal: async ({ game, lists, seed }) => dealt(await loadGame(game), lists, seed),
  }
}

serve<CardRequests, never>(self, cardHandlers)
