import type { CardData, CardIndex, Game, GameObject } from "@dilemma-table/engine"
import type { MagicCard } from "./lexicon.ts"
import { faceDownFace } from "./position.ts"

/*
 * What is a copy of something face down is face up, and has the characteristics that the other has (707.2, 708.2): a card of its
 * own among a game's cards, which whatever can copy brings with it.
 */

const characteristics = { types: ["creature"], power: 2, toughness: 2 } as const
const name = { en: "Face-down creature", ja: "裏向きのクリーチャー" }
const plain: MagicCard = { name, faces: [characteristics] }
const warded: MagicCard = { name, faces: [{ ...characteristics, abilities: [{ ward: "{2}" }] }] }

const prints = [plain, warded].map((card) => JSON.stringify(card))

/** Objects of such a card have no name; that of the card only tells people what it is. */
export const isNameless = (data: CardData): boolean => data.name.en === name.en && prints.includes(JSON.stringify(data))

const copying = ["enterAs", "becomeCopy", "createCopy", "copy"]

/** Does a text copy permanents or spells? */
const copies = (text: unknown): boolean =>
  typeof text === "object" &&
  text !== null &&
  (Array.isArray(text)
    ? text.some(copies)
    : Object.entries(text).some(([word, part]) => copying.includes(word) || copies(part)))

export const copiesBring = (data: CardData): readonly CardData[] =>
  copies(data.faces) ? [plain as unknown as CardData, warded as unknown as CardData] : []

/** The card of whose characteristics a copy of this is: its own, or those of what lies face down. */
export function copiedCard(game: Game, found: GameObject): CardIndex {
  const down = found.faceDown ? faceDownFace(found) : null
  if (down === null) return found.card
  const wanted = prints[down.abilities.length === 0 ? 0 : 1]
  const card = game.cards.find(({ id, data }) => id === name.en && JSON.stringify(data) === wanted)
  if (card === undefined) throw new RangeError("No card of this game brings what a copy of a face-down permanent is")
  return card.index
}
