import {
  addCards as addDmCards,
  type Civilization,
  type Deck,
  type DmCard,
  deckFault,
  deckSetup,
  decks,
  hasSummoningSickness,
  isCreature,
  library,
  loadLibrary,
  pileOf,
  rulebook,
} from "@dilemma-table/duel-masters"
import type { CardData } from "@dilemma-table/engine"
import type { DeckChoice } from "../protocol/messages.ts"
import { asDeck } from "./as-deck.ts"
import type { KnownGame } from "./known.ts"

const deckOf = (choice: DeckChoice | undefined): Deck => {
  if (typeof choice === "object") return asDeck(choice)
  const found = decks.find((deck) => deck.id === choice) ?? decks[0]
  if (found === undefined) throw new RangeError("Duel Masters has no decks")
  return found
}

const attack = new Set(["attack", "target", "block", "clash", "battle", "break", "attack-end", "attack-over"])

interface Framed {
  readonly civilizations?: readonly Civilization[]
  readonly mana?: number
  readonly cost?: number
}

export const addCards = (more: readonly CardData[]): void => addDmCards(more as unknown as readonly DmCard[])

export { loadLibrary }

export const known: KnownGame = {
  rulebook,
  cards: library as unknown as readonly CardData[],
  decks,
  setup: ([a, b], seed, first) => deckSetup([deckOf(a), deckOf(b)], seed, {}, first),
  steps: ["start", "draw", "charge", "main", "attack", "end"],
  stepOf: ({ step }) => {
    const name = String(step)
    if (name === "setup" || name === "hands") return ""
    if (name === "turn" || name === "untap") return "start"
    if (name === "turn-over") return "end"
    return attack.has(name) ? "attack" : name
  },
  deckFault: (deck) => deckFault(deck),
  listedAs: ({ name }) => name.ja ?? name.en ?? "",
  pileOf: (card) => pileOf(card as unknown as DmCard),
  costOf: (card, i) => (card.faces[i] as Framed | undefined)?.cost ?? null,
  life: false,
  isSick: (game, id) => isCreature(game, id) && hasSummoningSickness(game, id),
  frame: (card, i) => {
    const face = card.faces[i] ?? card.faces[0]
    const { civilizations = [], mana } = (face ?? {}) as Framed
    return { colors: civilizations, kinds: face?.types ?? [], mana: mana ?? 1, corner: null }
  },
}
