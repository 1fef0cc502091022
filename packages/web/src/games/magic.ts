import type { CardData } from "@dilemma-table/engine"
import {
  addCards as addMagicCards,
  cards,
  type Deck,
  deckFault,
  deckSetup,
  decks,
  faceSymbol,
  isSick,
  loadLibrary,
  type MagicCard,
  type MagicFace,
  magic,
  manaValueOfCost,
} from "@dilemma-table/magic"
import type { DeckChoice } from "../protocol/messages.ts"
import { asDeck } from "./as-deck.ts"
import type { KnownGame } from "./known.ts"

const colorOf: Readonly<Record<string, string>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" }
const landColor: Readonly<Record<string, string>> = {
  Plains: "white",
  Island: "blue",
  Swamp: "black",
  Mountain: "red",
  Forest: "green",
}

/** The colours by which a face's frame is drawn: its own, or of a land those of the mana it says it gives. */
function frameColors({ colors, manaCost = "", types, subtypes = [], abilities = [] }: MagicFace): readonly string[] {
  if (colors !== undefined) return colors.map((letter) => colorOf[letter] ?? "colorless")
  const letters = types.includes("land")
    ? [...JSON.stringify(abilities).matchAll(/"([WUBRG])"/g)].map(([, letter = ""]) => letter)
    : [...manaCost].filter((letter) => letter in colorOf)
  const found = [...subtypes.map((kind) => landColor[kind]), ...letters.map((letter) => colorOf[letter])]
  return [...new Set(found.filter((color) => color !== undefined))]
}

const deckOf = (choice: DeckChoice | undefined): Deck => {
  if (typeof choice === "object") return asDeck(choice)
  const found = decks.find((deck) => deck.id === choice) ?? decks[0]
  if (found === undefined) throw new RangeError("Magic has no decks")
  return found
}

export const addCards = (more: readonly CardData[]): void => addMagicCards(more as unknown as readonly MagicCard[])

export { loadLibrary }

export const known: KnownGame = {
  rulebook: magic,
  cards: cards as unknown as readonly CardData[],
  decks,
  setup: ([a, b], seed, first) => deckSetup([deckOf(a), deckOf(b)], seed, {}, first),
  steps: [
    "untap",
    "upkeep",
    "draw",
    "precombat-main",
    "beginning-of-combat",
    "declare-attackers",
    "declare-blockers",
    "combat-damage",
    "end-of-combat",
    "postcombat-main",
    "end",
    "cleanup",
  ],
  stepOf: ({ stage, step }) =>
    stage === "opening" ? "" : step === "first-strike-damage" ? "combat-damage" : String(step),
  deckFault: (deck, find) => deckFault(deck, find as Parameters<typeof deckFault>[1]),
  listedAs: ({ name }) => name.en ?? name.ja ?? "",
  pileOf: () => "cards",
  costOf: (card, i) => {
    const { manaCost } = card.faces[i] as unknown as MagicFace
    return manaCost === undefined ? null : manaValueOfCost(manaCost)
  },
  life: true,
  isSick,
  frame: (card, i) => {
    const face = (card.faces[i] ?? card.faces[0]) as unknown as MagicFace
    const corner = faceSymbol(card as unknown as MagicCard, i)?.name ?? null
    return { colors: frameColors(face), kinds: face.types, mana: null, corner }
  },
}
