import {
  type Filter,
  type Game,
  makeFrame,
  matches,
  type ObjectId,
  type PlayerId,
  type Refusal,
  standing,
} from "@dilemma-table/engine"

/*
 * What effects forbid to be used or to be put out (101.2). A card that couldn't be put out can't be declared either (601.1b).
 */

/** The card whose effect names this card under the word; undefined if there is none. */
function forbidding(game: Game, word: "cantUse" | "cantEnter", card: ObjectId): ObjectId | undefined {
  return standing(game, word).find(
    ({ source, controller, does }) =>
      matches(game, makeFrame(source, controller as PlayerId), card, does[word] as Filter) === true,
  )?.source
}

/** Why an effect keeps this card from being used; null if none does. */
export function useForbidden(game: Game, player: PlayerId, card: ObjectId): Refusal | null {
  const source = forbidding(game, "cantUse", card)
  return source === undefined ? null : { code: "use-forbidden", rule: "601.1b", object: card, player, data: { source } }
}

/** Why an effect keeps this card from being put into the battle zone; null if none does. */
export function entryForbidden(game: Game, player: PlayerId, card: ObjectId): Refusal | null {
  const source = forbidding(game, "cantEnter", card)
  return source === undefined ? null : { code: "cant-enter", rule: "101.2", object: card, player, data: { source } }
}
