import {
  type CardData,
  type CardIndex,
  type Filter,
  type Frame,
  type Game,
  isThere,
  object,
  type Selector,
  select,
} from "@dilemma-table/engine"
import { library } from "#library"
import type { CardType, DmCard } from "./lexicon.ts"

/**
 * Names a player may choose: of every card of the library, and of other cards that this player knows to be in the game. The
 * filter may say a type, and whose name it isn't.
 */
export function cardNames(game: Game, frame: Frame, filter: Filter): readonly string[] {
  const names = cardsKnown(game, frame)
    .filter((card) => fits(card as DmCard, filter))
    .map((card) => card.name.ja ?? card.name.en ?? "")
  const excluded = excludedNames(game, frame, filter)
  return [...new Set(names)].filter((name) => name !== "" && !excluded.includes(name))
}

/** Races a player may choose: of the same cards. */
export const raceNames = (game: Game, frame: Frame): readonly string[] => [
  ...new Set(
    cardsKnown(game, frame).flatMap(({ faces }) => (faces as DmCard["faces"]).flatMap(({ races }) => races ?? [])),
  ),
]

/** Every card of the library, and others that this player knows to be in the game. */
function cardsKnown(game: Game, frame: Frame): readonly (DmCard | CardData)[] {
  const seen = new Set<CardIndex>()
  for (const found of game.state.objects)
    if (found !== undefined && isThere(game.state, found.id) && (found.known & (1 << frame.you)) !== 0)
      seen.add(found.card)
  return [...library, ...[...seen].flatMap((card) => game.cards[card]?.data ?? [])]
}

function fits(card: DmCard, { type }: Filter & { readonly type?: CardType | readonly CardType[] }): boolean {
  if (type === undefined) return true
  return card.faces.some((face) => [type].flat().some((one) => face.types.includes(one as CardType)))
}

/** Names that cards have which the filter says it isn't. */
function excludedNames(game: Game, frame: Frame, { not }: Filter): readonly string[] {
  const sharing = (not as { sharing?: { what: string; with: Selector } } | undefined)?.sharing
  if (sharing?.what !== "name") return []
  return select(game, frame, sharing.with).flatMap((id) => game.cards[object(game.state, id).card]?.data.name.ja ?? [])
}
