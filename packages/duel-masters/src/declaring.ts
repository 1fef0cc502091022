import { firstRefusal, type Game, type ObjectId, object, type PlayerId, type Refusal } from "@dilemma-table/engine"
import { isElementType, typesOf } from "./characteristics.ts"
import { lacksBase } from "./evolution.ts"
import { refusalByFaces, type Said } from "./faces.ts"
import { entryForbidden, useForbidden } from "./forbidden.ts"
import { kindRefusal } from "./kinds.ts"
import type { PayFor } from "./lexicon.ts"
import { isPending } from "./pending.ts"
import { byItself, type Terms, wayRefusal, waysFor } from "./ways.ts"

/*
 * What must hold so that a card may be declared (601.1a, 601.1b). Each check stands by itself, and the first that fails is
 * the answer to "why not?".
 */

type UseCheck = (game: Game, player: PlayerId, card: ObjectId) => Refusal | null

/** Why this player can't use this card now from where it is, by paying or by an ability that lets it be used free; null if it can. */
export const useRefusal = (game: Game, player: PlayerId, card: ObjectId, said?: Said): Refusal | null =>
  refusalByFaces(game, player, card, useCheck, said)

/** Why this card can't be used at all, wherever it comes from and whatever it costs; null if it can. */
export const usingRefusal = (game: Game, player: PlayerId, card: ObjectId): Refusal | null =>
  refusalByFaces(game, player, card, cardCheck)

const useCheck: UseCheck = (game, player, card) => firstRefusal(useChecks, game, player, card)
const cardCheck: UseCheck = (game, player, card) => firstRefusal(cardChecks, game, player, card)

const inMainStep: UseCheck = (game, player, card) => {
  if (game.state.active !== player) return { code: "not-your-turn", rule: "504.1", object: card, player }
  return game.state.loop.step === "main" ? null : { code: "not-main-step", rule: "504.1", object: card, player }
}

const isYours: UseCheck = (game, player, card) =>
  object(game.state, card).owner === player ? null : { code: "not-your-card", rule: "601.1", object: card, player }

const fromThere: UseCheck = (game, player, card) =>
  waysFor(game, player, card, byItself).length > 0 ? null : notFromThere(game, player, card)

const notFromThere = (game: Game, player: PlayerId, card: ObjectId): Refusal => {
  const { zone } = object(game.state, card)
  return { code: "not-usable-from-there", rule: "601.1", object: card, player, data: { zone } }
}

const notUnderWay: UseCheck = (game, _player, card) =>
  isPending(object(game.state, card)) ? { code: "is-pending", rule: "409.1", object: card } : null

/** What can't be put out can't be used to be put out. */
const mayEnter: UseCheck = (game, player, card) => {
  const types = typesOf(game, card)
  return types !== "unknown" && types.some(isElementType) ? entryForbidden(game, player, card) : null
}

const hasBase: UseCheck = (game, player, card) =>
  lacksBase(game, player, card) ? { code: "no-evolution-base", rule: "801.1a", object: card, player } : null

const isPayable: UseCheck = (game, player, card) => meetingRefusal(game, player, card, byItself)

/** Why no way of meeting the card's cost can be carried out, by the first of them, or why there is none; null if one can. */
function meetingRefusal(game: Game, player: PlayerId, card: ObjectId, terms: Terms): Refusal | null {
  const ways = waysFor(game, player, card, terms)
  if (ways.length === 0) return notFromThere(game, player, card)
  let first: Refusal | null = null
  for (const way of ways) {
    const refusal = wayRefusal(game, player, card, way)
    if (refusal === null) return null
    first ??= refusal
  }
  return first
}

/** Why an effect that says so can't let this card be used, free or by paying; null if it can. */
export const effectUseRefusal = (
  game: Game,
  player: PlayerId,
  card: ObjectId,
  free: boolean,
  payFor?: PayFor,
): Refusal | null =>
  refusalByFaces(game, player, card, beingUsed({ free, byItself: false, ...(payFor === undefined ? {} : { payFor }) }))

/** What asks whether a card can be used on these terms as it is read just now, whenever and wherever that is. */
export const beingUsed =
  (terms: Terms): UseCheck =>
  (game, player, card) =>
    firstRefusal(cardChecks, game, player, card) ?? (terms.free ? null : meetingRefusal(game, player, card, terms))

const cardChecks: readonly UseCheck[] = [kindRefusal, useForbidden, mayEnter, hasBase]
/** What must hold so that a player may declare it now. */
export const useChecks: readonly UseCheck[] = [inMainStep, isYours, fromThere, notUnderWay, ...cardChecks, isPayable]
