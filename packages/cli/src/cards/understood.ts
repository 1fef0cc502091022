import { type CardSource, type Compiled, comparableText, compileCard, offersModes } from "@dilemma-table/card-text"
import type { CardData } from "@dilemma-table/engine"
import { type Lang, langs, printCard } from "@dilemma-table/words"
import { type KnownGame, knownGames } from "../games.ts"
import { isSameCard } from "./same-card.ts"

export type { CardSource }

/** What cards are counted as: all of them, those with modes, those with two modal faces. */
export type Kind = "all" | "modal" | "mdfc"

export function kindsOf(card: CardSource): readonly Kind[] {
  const doubleFaced = card.game === "magic" && /^modal(_dfc)?$/.test(card.source.layout)
  return ["all", ...(offersModes(card) ? (["modal"] as const) : []), ...(doubleFaced ? (["mdfc"] as const) : [])]
}

/** What the compiler makes of a card. */
export const understood = (source: CardSource): Compiled<CardData> => compileCard(source)

export function gameOf({ game }: CardSource): KnownGame {
  const found = knownGames.find(({ rulebook }) => rulebook.game === game)
  if (found === undefined) throw new RangeError(`No game is called ${game}`)
  return found
}

/** The language in which a game's card files have their texts. */
const langOfTexts: Readonly<Record<CardSource["game"], Lang>> = { magic: "en", "duel-masters": "ja" }

/** Each face's text as the card would be printed, in the language of its file. */
export const printedBack = (source: CardSource, card: CardData): readonly string[] =>
  printCard(langOfTexts[source.game], gameOf(source).rulebook, card).faces.map(({ text }) => text.join("\n"))

/** Is what is printed back (`back`) what was printed, but for ways of writing without a meaning? */
export function isExact(source: CardSource, card: CardData, back = printedBack(source, card)): boolean {
  const { faces } = source.source
  return (
    back.length === faces.length &&
    faces.every(({ text }, i) => comparableText(source, i, text) === comparableText(source, i, back[i] ?? ""))
  )
}

/** Does what is printed of a card (`back`) read back to the same card? */
export function readsBack(source: CardSource, card: CardData, back = printedBack(source, card)): boolean {
  const faces = source.source.faces.map((face, i) => ({ ...face, text: back[i] ?? "" }))
  const again = understood({ game: source.game, source: { ...source.source, faces } } as CardSource)
  return again.ok && isSameCard(gameOf(source).rulebook, card, again.card)
}

/** All that stands on a card, as its file has it and, where it is understood, in both languages; for searching. */
export function textsOf(source: CardSource, card: CardData | null): string {
  const printed = source.source.faces.flatMap((face) => [
    face.name,
    "typeLine" in face ? face.typeLine : face.type,
    face.text,
  ])
  if (card === null) return printed.join("\n")
  const { rulebook } = gameOf(source)
  const both = langs.flatMap((lang) =>
    printCard(lang, rulebook, card).faces.flatMap(({ name, types, text }) => [name, types, ...text]),
  )
  return [...new Set([...printed, ...both])].join("\n")
}

/** The card with its Japanese name, where one is known. */
export const named = (card: CardData, ja: string | null): CardData =>
  ja === null || card.name.ja !== undefined ? card : { ...card, name: { ...card.name, ja } }
