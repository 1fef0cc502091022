import { type CardData, namesOf } from "@dilemma-table/engine"
import type { AbilityTally } from "@dilemma-table/players"
import { inLang, type Lang, printCardModes } from "@dilemma-table/words"
import type { KnownGame } from "../games.ts"

/** The cards of a simulation, by the names under which they are counted. */
export type Cards = ReadonlyMap<string, CardData>

/** What the modes of an ability say, in printed order; those that can't be found are left out. */
export function modeTexts(lang: Lang, { rulebook }: KnownGame, cards: Cards, ability: AbilityTally): readonly string[] {
  const card = cards.get(ability.card)
  const least = Math.max(1, ...ability.modes.map(({ mode }) => mode))
  return card === undefined ? [] : (printCardModes(lang, rulebook, card, ability, least)?.modes ?? [])
}

/** How a card is called, with its face where it isn't the first. */
export function cardTitle(lang: Lang, known: KnownGame, cards: Cards, { card: listed, face }: AbilityTally): string {
  const card = cards.get(listed)
  if (card === undefined) return listed
  const name = inLang(lang, card.name)
  const own = face === 0 ? undefined : card.faces[face]?.name
  if (own === undefined || namesOf(own).some((one) => namesOf(card.name).includes(one))) return name
  return `${name} · ${inLang(lang, own)}`
}
