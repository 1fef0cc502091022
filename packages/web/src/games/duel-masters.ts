import {
  type Civilization,
  type Deck,
  deckFault,
  deckSetup,
  decks,
  hasSummoningSickness,
  isCreature,
  library,
  rulebook,
} from "@dilemma-table/duel-masters"
import type { CardData } from "@dilemma-table/engine"
import type { DeckChoice, DeckPile } from "../protocol/messages.ts"
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
  readonly special?: readonly string[]
}

/** Kinds of cards that lie in the hyperspatial zone. */
const apart = new Set(["psychic", "dragheart", "rule-plus", "duelist"])

const pileOf = ({ faces }: CardData): DeckPile => {
  const kinds = faces.flatMap((face) => [...face.types, ...((face as Framed).special ?? [])])
  if (kinds.includes("gr")) return "gr"
  return kinds.some((kind) => apart.has(kind)) ? "hyperspatial" : "cards"
}

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
  deckFault,
  listedAs: ({ name }) => name.ja ?? name.en ?? "",
  pileOf,
  costOf: (card, i) => (card.faces[i] as Framed | undefined)?.cost ?? null,
  life: false,
  isSick: (game, id) => isCreature(game, id) && hasSummoningSickness(game, id),
  frame: (card, i) => {
    const face = card.faces[i] ?? card.faces[0]
    const { civilizations = [], mana } = (face ?? {}) as Framed
    return { colors: civilizations, kinds: face?.types ?? [], mana: mana ?? 1, corner: null }
  },
}
