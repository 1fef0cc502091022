import type { CardIndex, Game, GameObject } from "@dilemma-table/engine"
import type { MagicCard } from "./lexicon.ts"

/*
 * What an object is represented by: its own card, whatever it is a copy of.
 */

/** The card whose characteristics an object has, as a copy or by itself. */
export const cardOf = (game: Game, found: GameObject): MagicCard => game.card(found.card).data as unknown as MagicCard

/**
 * The card, and its face, that represents an object: its own, whatever it is a copy of (712.9). A copy keeps these in its marks
 * (becoming-copies.ts).
 */
export function representing(game: Game, found: GameObject): { readonly card: MagicCard; readonly face: number } {
  const own = found.marks["printed-card"]
  if (own === undefined) return { card: cardOf(game, found), face: found.face }
  return {
    card: game.card(own as CardIndex).data as unknown as MagicCard,
    face: (found.marks["printed-face"] ?? 1) - 1,
  }
}

/** Is it a copy by an effect, so that turning its card over doesn't show? */
export const isCopy = (game: Game, found: GameObject): boolean => {
  const { card, face } = representing(game, found)
  return card !== cardOf(game, found) || face !== found.face
}
