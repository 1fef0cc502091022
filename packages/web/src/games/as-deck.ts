import type { DeckLists } from "../protocol/messages.ts"
import type { KnownDeck } from "./known.ts"

/** What somebody made, as the decks of a game are written. */
export const asDeck = ({ cards = {}, hyperspatial, gr }: DeckLists, id = "own", name = ""): KnownDeck => ({
  id,
  name: { ja: name, en: name },
  about: { ja: "", en: "" },
  cards,
  ...(hyperspatial === undefined ? {} : { hyperspatial }),
  ...(gr === undefined ? {} : { gr }),
})
