import {
  allIn,
  type Game,
  type Key,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  staticWordsOf,
  zone,
} from "@dilemma-table/engine"
import { activatedAbilities, activationFacts, isActivatedIn, sorceryTiming } from "./activated.ts"
import { activationJudged } from "./activating.ts"
import { allowancesOf, allowedCards } from "./allowances.ts"
import type { Completable } from "./announcing.ts"
import { beginCastRefusal, castJudged } from "./casting.ts"
import { castsFromGraveyard, isSetAside, waysOfCasting } from "./casting-keywords.ts"
import { type Characteristics, holdsAny, printedAs } from "./characteristics.ts"
import { helpToPay } from "./convoke.ts"
import { handActionJudged, handActions, offersHandAction } from "./hand-actions.ts"
import { playLandRefusal } from "./lands.ts"
import { isManaAbility } from "./mana-abilities.ts"
import { manaCost, sizeOf } from "./mana-cost.ts"
import { type Purse, purseOf } from "./payability.ts"
import { facesToTry } from "./permissions.ts"
import { FACE_DOWN, faceAs, place } from "./position.ts"
import { lockedHalves, unlockJudged } from "./rooms.ts"
import { turnUpJudged } from "./special-actions.ts"
import { mayChangeCost } from "./total-cost.ts"

/*
 * What a player with priority may do (117.1). At every priority every card in hand is looked at, so what can't be is found
 * out from the face alone where that can be told: when it may be cast, and whether it is too dear.
 */

/**
 * The keys of an action decision, by what they do. IDs are object ids, N an activated ability's number from 1.
 * - `pass`
 * - `play:ID` plays a land · `cast:ID` casts a card · `activate:ID:N` activates an ability, mana abilities among them.
 *   `play:ID:fF`, `cast:ID:fF`: its face F, where that isn't the front (0)
 * - `suspend:ID`, `foretell:ID`, `plot:ID` exile a card from the hand (116.2f, 116.2h, 116.2k)
 * - `unlock:ID:fH` unlocks half H of a Room (116.2m)
 * - `turn-up:ID` turns a face-down permanent face up (116.2b)
 * - `propose:ID`, `propose:ID:fF`, `propose:ID:N` begins a casting or an activation that can't be completed; offered only
 *   where `Place.proposals` is set. It ends in a reversal (733.1).
 */
const faced = (key: string, face: number): string => (face === 0 ? key : `${key}:f${face}`)
export const playKey = (id: ObjectId, face = 0): string => faced(`play:${id}`, face)
export const castKey = (id: ObjectId, face = 0): string => faced(`cast:${id}`, face)
const unlockKey = (id: ObjectId, half: number): string => `unlock:${id}:f${half}`
const turnUpKey = (id: ObjectId): string => `turn-up:${id}`
export const activateKey = (id: ObjectId, n: number): string => `activate:${id}:${n}`

/** An action that is offered. `sure`: can it be completed whatever comes of mana abilities? */
export interface Offer {
  readonly option: Option
  readonly sure: boolean
}

const act = (key: Key, name: string, id: ObjectId, { ability, face }: Which = {}): Option => ({
  key,
  is: {
    type: "act",
    act: name,
    object: id,
    ...(ability === undefined ? {} : { ability: ability - 1 }),
    ...(face === undefined ? {} : { face }),
  },
})

/** Which activated ability, counted from 1, or which face; a face isn't said of a card that has only one. */
interface Which {
  readonly ability?: number
  readonly face?: number
}

/** Cards that a player might cast or play: the hand, and what its own text or an effect may allow elsewhere. */
function playable(game: Game, player: PlayerId): readonly ObjectId[] {
  const found = [...zone(game, player, "hand")]
  const allowed = allowedCards(game)
  for (const name of elsewhere) {
    // Nothing lets its owner cast a card from the library by itself.
    if (allowed.size === 0 && name === "library") continue
    for (const id of allowed.size > 0 ? allIn(game, name) : zone(game, player, name))
      if (allowed.has(id) || (isOwn[name](game, id) && object(game.state, id).owner === player)) found.push(id)
  }
  return found
}

const elsewhere = ["graveyard", "exile", "library", "command"] as const

/** Might its own text, or what was done with it before, let its owner cast it from there? */
const isOwn: Readonly<Record<(typeof elsewhere)[number], (game: Game, id: ObjectId) => boolean>> = {
  graveyard: castsFromGraveyard,
  exile: isSetAside,
  library: () => false,
  command: () => true,
}

/** What a player with priority may do. Left out is what can't be completed, and what was just reversed. */
export function offers(game: Game, player: PlayerId): readonly Offer[] {
  const purse = purseOf(game, player)
  const found: Offer[] = []
  for (const id of playable(game, player)) offerCasting(game, player, id, purse, found)
  for (const id of zone(game, player, "hand")) {
    if (!offersHandAction(game, id)) continue
    for (const action of handActions) {
      const judged = handActionJudged(game, player, id, action, purse)
      if (judged !== null && judged.answer !== "no")
        found.push(...offered(game, `${action}:${id}`, action, id, judged.answer, {}))
    }
  }
  for (const id of zone(game, player, "battlefield")) {
    const up = object(game.state, id).faceDown ? turnUpJudged(game, player, id, purse) : null
    for (const half of lockedHalves(game, id)) {
      const judged = unlockJudged(game, player, id, half, purse)
      if (judged !== null)
        found.push(...offered(game, unlockKey(id, half), "unlock", id, judged.answer, { face: half }))
    }
    if (up !== null) found.push(...offered(game, turnUpKey(id), "turn-up", id, up.answer, {}))
    offerActivating(game, player, id, purse, found)
  }
  // Abilities that are activated in the hand and the graveyard (113.6).
  for (const name of ["hand", "graveyard"] as const)
    for (const id of zone(game, player, name))
      if (isActivatedIn(game, id, name)) offerActivating(game, player, id, purse, found)
  return found
}

function offerCasting(game: Game, player: PlayerId, id: ObjectId, purse: Purse, found: Offer[]): void {
  const card = object(game.state, id)
  const single = game.card(card.card).faces.length === 1
  const { proposals } = place(game)
  for (const face of facesToTry(game, id)) {
    const printed = printedAs(game, card, face)
    const which = single ? {} : { face: Math.max(face, 0) }
    if (printed.types.includes("land")) {
      if (playLandRefusal(game, player, id, face) === null)
        found.push({ option: act(playKey(id, face), "play", id, which), sure: true })
    } else if (mayBeTimely(game, player, id, printed)) {
      const dear = isTooDear(game, id, face, printed, purse)
      if ((dear && !proposals) || beginCastRefusal(game, player, id, face) !== null) continue
      const answer = dear ? "no" : castJudged(game, player, id, face, purse).answer
      const name = face === FACE_DOWN ? "cast:face-down" : "cast"
      found.push(...offered(game, castKey(id, face), name, id, answer, which))
    }
  }
}

function offerActivating(game: Game, player: PlayerId, id: ObjectId, purse: Purse, found: Offer[]): void {
  for (const one of activatedAbilities(game, id)) {
    const key = activateKey(id, one.n)
    const which = { ability: one.n }
    if (isManaAbility(game, one.ability)) {
      const source = purse.sources.find((other) => other.object === id && other.n === one.n)
      if (source !== undefined) found.push({ option: act(key, "mana", id, which), sure: source.plain })
    } else if (activationFacts(game, player, one) === null) {
      const { answer } = activationJudged(game, player, one, purse)
      found.push(...offered(game, key, "activate", id, answer, which))
    }
  }
}

const atAnyTime: readonly string[] = ["flash", "sneak"]

/** False where no way of casting it can be taken at this time: only what an effect allows may say "at any time" (601.3). */
const mayBeTimely = (game: Game, player: PlayerId, id: ObjectId, { types, abilities }: Characteristics): boolean =>
  types.includes("instant") ||
  sorceryTiming(game, player) ||
  allowancesOf(game, id).length > 0 ||
  holdsAny(abilities, atAnyTime)

/** Is its mana cost more than there can be, and can nothing else be paid for it, as far as its text and effects go? */
const isTooDear = (game: Game, id: ObjectId, face: number, { abilities }: Characteristics, purse: Purse): boolean =>
  face !== FACE_DOWN &&
  object(game.state, id).zone === "hand" &&
  sizeOf(manaCost(faceAs(game, object(game.state, id), face).data.manaCost)) > purse.most &&
  !mayChangeCost(game, id) &&
  !ownCosts(game, id, face) &&
  allowancesOf(game, id).length === 0 &&
  !holdsAny(abilities, waysOfCasting) &&
  !holdsAny(abilities, helpToPay)

/** Does this face say what it costs? As another face than the one it has in its zone, nothing of that stands yet. */
function ownCosts(game: Game, id: ObjectId, face: number): boolean {
  const found = game.card(object(game.state, id).card).faces[face]
  return found !== undefined && staticWordsOf(found).has("spellCosts")
}

function offered(
  game: Game,
  key: string,
  name: string,
  id: ObjectId,
  answer: Completable,
  which: Which,
): readonly Offer[] {
  const { refused, proposals } = place(game)
  if (answer !== "no" && !(refused.includes(key) && answer !== "yes"))
    return [{ option: act(key, name, id, which), sure: answer === "yes" }]
  const propose = key.replace(/^[a-z]+/, "propose")
  return proposals && !refused.includes(propose) ? [{ option: act(propose, "propose", id, which), sure: false }] : []
}
