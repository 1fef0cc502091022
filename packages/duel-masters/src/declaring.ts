import {
  type Ability,
  type Condition,
  type Filter,
  firstRefusal,
  type Game,
  holds,
  makeFrame,
  matches,
  type ObjectId,
  object,
  type PlayerId,
  type Refusal,
  standing,
} from "@dilemma-table/engine"
import { civilizationsOf, specialsOf, typesOf } from "./characteristics.ts"
import { canPayInstead } from "./cost-words.ts"
import { changesFor, leastCost, ownStatics } from "./costs.ts"
import { lacksBase } from "./evolution.ts"
import type { CardType, Civilization, DmCost } from "./lexicon.ts"
import { paymentRefusal } from "./payment.ts"
import { isPending } from "./pending.ts"

/*
 * What must hold so that a card may be declared (601.1a, 601.1b). Each check stands by itself, and the first that fails is
 * the answer to "why not?".
 */

type UseCheck = (game: Game, player: PlayerId, card: ObjectId) => Refusal | null

/** Why this player can't use this card now from where it is, by paying or by an ability that lets it be used free; null if it can. */
export const useRefusal = (game: Game, player: PlayerId, card: ObjectId): Refusal | null =>
  firstRefusal(useChecks, game, player, card)

/** Why this card can't be used at all, wherever it comes from and whatever it costs; null if it can. */
export const usingRefusal = (game: Game, player: PlayerId, card: ObjectId): Refusal | null =>
  firstRefusal(cardChecks, game, player, card)

const inMainStep: UseCheck = (game, player, card) => {
  if (game.state.active !== player) return { code: "not-your-turn", rule: "504.1", object: card, player }
  return game.state.loop.step === "main" ? null : { code: "not-main-step", rule: "504.1", object: card, player }
}

const isYours: UseCheck = (game, player, card) =>
  object(game.state, card).owner === player ? null : { code: "not-your-card", rule: "601.1", object: card, player }

const fromThere: UseCheck = (game, player, card) => {
  const { zone } = object(game.state, card)
  return zone === "hand" || usableZones(game, player, card).includes(zone)
    ? null
    : { code: "not-usable-from-there", rule: "601.1", object: card, player, data: { zone } }
}

/** The zones beside the hand from which the card or an effect says that it may be used. */
function usableZones(game: Game, player: PlayerId, card: ObjectId): readonly string[] {
  const zones = [...(ownStatics(game, card, "usableFrom") as (string | string[])[]).flat()]
  for (const what of standing(game, "usableFrom")) {
    if (what.controller !== player || what.to === undefined || what.to === "this" || what.to === "attached") continue
    if (matches(game, makeFrame(what.source, player), card, what.to) === true)
      zones.push(...[what.does.usableFrom as string | string[]].flat())
  }
  return zones
}

const notUnderWay: UseCheck = (game, _player, card) =>
  isPending(object(game.state, card)) ? { code: "is-pending", rule: "409.1", object: card } : null

/** Types that can't be executed by themselves, with the rule that says so. */
const notAlone: Partial<Record<CardType, string>> = {
  cell: "305.3",
  weapon: "306.1",
  fortress: "307.1",
  land: "313.1",
}

const canBeUsed: UseCheck = (game, player, card) => {
  const types = typesOf(game, card)
  const specials = specialsOf(game, card)
  if (types === "unknown" || specials === "unknown") return null
  if (specials.includes("psychic")) return { code: "psychic-cant-be-used", rule: "805.4a", object: card, player }
  if (specials.includes("gr")) return { code: "gr-cant-be-used", rule: "811.2a", object: card, player }
  const alone = types.find((type) => notAlone[type] !== undefined)
  return alone === undefined || types.length > 1
    ? null
    : { code: "cant-be-used-alone", rule: notAlone[alone] as string, object: card, player, data: { type: alone } }
}

const isAllowed: UseCheck = (game, player, card) => {
  for (const what of standing(game, "cantUse")) {
    const frame = makeFrame(what.source, what.controller as PlayerId)
    if (matches(game, frame, card, what.does.cantUse as Filter) === true)
      return { code: "use-forbidden", rule: "601.1b", object: card, player, data: { source: what.source } }
  }
  return null
}

const hasBase: UseCheck = (game, player, card) =>
  lacksBase(game, player, card) ? { code: "no-evolution-base", rule: "801.1a", object: card, player } : null

const isPayable: UseCheck = (game, player, card) => {
  const refusal = payingRefusal(game, player, card)
  return refusal === null || waysOfUsing(game, player, card).length > 0 ? null : refusal
}

const cardChecks: readonly UseCheck[] = [canBeUsed, isAllowed, hasBase]
const useChecks: readonly UseCheck[] = [inMainStep, isYours, fromThere, notUnderWay, ...cardChecks, isPayable]

/** Why its cost can't be paid, were every change of it that is possible used; null if it can. */
export function payingRefusal(game: Game, player: PlayerId, card: ObjectId): Refusal | null {
  const cost = leastCost(game, card, changesFor(game, player, card))
  return paymentRefusal(game, player, card, cost, civilizationsToPay(game, card))
}

/** One card is tapped for each of these before anything else is paid. */
export function civilizationsToPay(game: Game, card: ObjectId): readonly Civilization[] {
  const civilizations = civilizationsOf(game, card)
  return civilizations === "unknown" ? [] : civilizations
}

/** How a card may be used: by paying, free by its own ability, or by something else instead of its cost. */
export type Way =
  | { readonly key: "pay" }
  | { readonly key: "free" }
  | { readonly key: `instead:${number}`; readonly costs: readonly DmCost[] }

export function waysOfUsing(game: Game, player: PlayerId, card: ObjectId): readonly Way[] {
  const ways: Way[] = []
  if (payingRefusal(game, player, card) === null) ways.push({ key: "pay" })
  if (isFree(game, player, card)) ways.push({ key: "free" })
  ownStatics(game, card, "payInstead").forEach((costs, i) => {
    if (canPayInstead(game, player, card, costs as readonly DmCost[]))
      ways.push({ key: `instead:${i + 1}`, costs: costs as readonly DmCost[] })
  })
  return ways
}

/** G・ゼロ and the like: the condition is read as the card is declared (112.3e, 601.1a). */
function isFree(game: Game, player: PlayerId, card: ObjectId): boolean {
  const frame = makeFrame(card, player)
  const found = object(game.state, card)
  const abilities: readonly Ability[] = game.cards[found.card]?.faces[found.face]?.abilities ?? []
  if (abilities.some((one) => typeof one === "object" && "gZero" in one && holds(game, frame, one.gZero as Condition)))
    return true
  return ownStatics(game, card, "freeIf").some((condition) => holds(game, frame, condition as Condition))
}
