import type { MagicCard } from "../lexicon.ts"
import { cards } from "./index.ts"

/** A deck: its name, and its cards by English name. */
export interface Deck {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
  readonly about: { readonly ja: string; readonly en: string }
  readonly cards: Readonly<Record<string, number>>
}

const findByName = (name: string): MagicCard | undefined => cards.find((card) => card.name.en === name)

/**
 * What is wrong with a deck, or null: at least sixty cards, at most four of a name but for basic lands (100.2a).
 * @param find the card of a name
 */
export function deckFault(
  { cards: list }: Deck,
  find: (name: string) => MagicCard | undefined = findByName,
): { readonly code: string; readonly rule: string; readonly card?: string } | null {
  for (const [card, n] of Object.entries(list)) {
    const found = find(card)
    if (found === undefined) return { code: "no-such-card", rule: "100.2a", card }
    if (n > 4 && found.faces[0]?.supertypes?.includes("basic") !== true)
      return { code: "too-many-copies", rule: "100.2a", card }
  }
  const size = Object.values(list).reduce((sum, n) => sum + n, 0)
  return size < 60 ? { code: "deck-size", rule: "100.2a" } : null
}

/** Both show modes, dilemmas, and cards of which either face may be played. */
export const decks: readonly Deck[] = [
  {
    id: "assimilation",
    name: { ja: "青黒ジレンマ", en: "Blue–black dilemmas" },
    about: {
      ja: "モードを選ぶたびに《Seven of Nine》でカードを引き、呪文にも土地にもなるカードを使い分ける。",
      en: "Draws cards with Seven of Nine whenever modes are chosen; some cards are spells or lands, as one likes.",
    },
    cards: {
      "Seven of Nine": 4,
      "Typhoid Rats": 4,
      "Wind Drake": 4,
      "Downwind Ambusher": 3,
      "Alrund, God of the Cosmos": 3,
      "Collective Brutality": 4,
      "Funeral Charm": 4,
      "Unfortunate Accident": 3,
      "Cryptic Command": 3,
      "Mystic Confluence": 2,
      Counterspell: 3,
      "Silundi Vision": 3,
      "Hagra Mauling": 3,
      Island: 9,
      Swamp: 8,
    },
  },
  {
    id: "commission",
    name: { ja: "緑白選択", en: "Green–white choices" },
    about: {
      ja: "《Captain Benjamin Sisko》のトークンと、1枚で何役もこなす命令や魔除けで押す。",
      en: "Pushes with the tokens of Captain Benjamin Sisko, and with commands and charms that do what is needed.",
    },
    cards: {
      "Captain Benjamin Sisko": 4,
      "Charming Prince": 4,
      "Grizzly Bears": 4,
      "Gala Greeters": 3,
      "Kazandu Mammoth": 4,
      "Serra Angel": 2,
      "Dromoka's Command": 4,
      "Valorous Stance": 4,
      "Inscription of Abundance": 4,
      "Emerald Charm": 2,
      "Felidar Retreat": 2,
      "Emeria's Call": 2,
      "Sejiri Shelter": 2,
      "Branchloft Pathway": 4,
      Forest: 8,
      Plains: 7,
    },
  },
]
