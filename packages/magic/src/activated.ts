import {
  affects,
  type Condition,
  firstRefusal,
  type Game,
  holds,
  makeFrame,
  type ObjectId,
  object,
  type PlayerId,
  type Refusal,
  standing,
} from "@dilemma-table/engine"
import { otherCostsPayable } from "./costs.ts"
import { abilities, hasKeyword, hasType } from "./layers.ts"
import type { MagicAbility, MagicCost, MagicEffect, MagicZone } from "./lexicon.ts"
import { isManaAbility } from "./mana-abilities.ts"
import { isMain, place, stackOf, TURN_BEGAN } from "./position.ts"
import { activationForbidden } from "./prohibitions.ts"

/** An activated ability as the language says it (602.1). */
export interface ActivatedAbility {
  readonly activate: MagicEffect
  readonly cost: readonly MagicCost[]
  readonly zone?: MagicZone
  readonly limit?: "turn" | "game"
  readonly timing?: "sorcery"
  /** Only while this holds (602.5b). */
  readonly if?: Condition
  /** The keyword that it stands for, where the rules ask for it. */
  readonly named?: string
}

/** An activated ability of an object. `n` counts its activated abilities from 1, printed ones first, then those given. */
export interface Activated {
  readonly object: ObjectId
  readonly n: number
  readonly ability: ActivatedAbility
}

export function activatedAbilities(game: Game, id: ObjectId): readonly Activated[] {
  const own = activatedAmong(abilities(game, id))
  return own.length === 0 ? NONE_ACTIVATED : own.map((ability, i) => ({ object: id, n: i + 1, ability }))
}

/** Has it an ability that is activated in this zone? */
export const isActivatedIn = (game: Game, id: ObjectId, name: MagicZone): boolean =>
  activatedAmong(abilities(game, id)).some(({ zone }) => zone === name)

const NONE_ACTIVATED: readonly Activated[] = []

/** Those of a list of abilities that are activated; found once for each list, which a card's face shares with all its objects. */
function activatedAmong(all: readonly MagicAbility[]): readonly ActivatedAbility[] {
  const known = activatedOf.get(all)
  if (known !== undefined) return known
  const found = all.filter((ability) => typeof ability === "object" && "activate" in ability)
  activatedOf.set(all, found as unknown as readonly ActivatedAbility[])
  return found as unknown as readonly ActivatedAbility[]
}

const activatedOf = new WeakMap<readonly MagicAbility[], readonly ActivatedAbility[]>()

/** Could a sorcery be cast now (307.5)? */
export const sorceryTiming = (game: Game, player: PlayerId): boolean =>
  game.state.active === player && isMain(place(game).step) && stackOf(game).length === 0

type Check = (game: Game, player: PlayerId, one: Activated) => Refusal | null

const isYours: Check = (game, player, { object: id }) =>
  object(game.state, id).controller === player ? null : { code: "not-yours", rule: "602.2", object: id, player }

const worksHere: Check = (game, _player, { object: id, ability }) => {
  const { zone } = object(game.state, id)
  return zone === (ability.zone ?? "battlefield")
    ? null
    : { code: "works-elsewhere", rule: "113.6", object: id, data: { zone: ability.zone ?? "battlefield" } }
}

/** An ability with a loyalty symbol in its cost (606.2). */
export const isLoyalty = ({ cost }: ActivatedAbility): boolean => cost.some((one) => "loyalty" in one)

/** The mark of a permanent whose loyalty ability has been activated, with the turn after. */
export const LOYALTY_USED = "activated:loyalty"

/** Each permanent's loyalty abilities together are activated once a turn, when a sorcery could be cast (606.3). */
const loyalty: Check = (game, player, { object: id, ability }) => {
  if (!isLoyalty(ability)) return null
  if (!sorceryTiming(game, player)) return { code: "only-as-sorcery", rule: "606.3", object: id, player }
  return object(game.state, id).marks[LOYALTY_USED] === game.state.turn + 1
    ? { code: "once-each-turn", rule: "606.3", object: id }
    : null
}

const timing: Check = (game, player, { object: id, ability }) =>
  ability.timing !== "sorcery" || sorceryTiming(game, player)
    ? null
    : { code: "only-as-sorcery", rule: "602.5d", object: id, player }

const oncePerTurn: Check = (game, _player, { object: id, n, ability }) => {
  const { marks } = object(game.state, id)
  if (ability.limit !== "turn" || marks[`activated:${n}`] !== game.state.turn + 1) return null
  const again = ability.named === "boast" && marks[`again:${n}`] !== game.state.turn + 1
  return again && standing(game, "boastsTwice").some((what) => affects(game, what, id))
    ? null
    : { code: "once-each-turn", rule: "602.5b", object: id }
}

/** "Activate only once" (702.177a). */
const oncePerGame: Check = (game, _player, { object: id, n, ability }) =>
  ability.limit === "game" && object(game.state, id).marks[`activated:${n}`] !== undefined
    ? { code: "only-once", rule: "602.5b", object: id }
    : null

const condition: Check = (game, player, { object: id, ability }) =>
  ability.if === undefined || holds(game, makeFrame(id, player, { ability: ability as never }), ability.if)
    ? null
    : { code: "only-while", rule: "602.5b", object: id, player }

/** An effect may forbid it, of mana abilities as well or of others alone (602.5). */
const notForbidden: Check = (game, player, { object: id, ability }) =>
  activationForbidden(game, id, isManaAbility(game, ability))
    ? { code: "activation-forbidden", rule: "602.5", object: id, player }
    : null

/** A creature's {T} or {Q} abilities need it to have been yours since your turn began (302.6, 602.5a). */
const summoningSick: Check = (game, _player, { object: id, ability }) =>
  ability.cost.some((cost) => "tap" in cost || "untap" in cost) && isSick(game, id)
    ? { code: "summoning-sick", rule: "602.5a", object: id }
    : null

const untapped: Check = (game, player, { object: id, ability }) =>
  ability.cost.some((cost) => "tap" in cost) && object(game.state, id).tapped
    ? { code: "cost-unpayable", rule: "118.3", object: id, player, data: { cost: "tap" } }
    : null

/** Where mana is part of the cost, its mana abilities may first give life, or tap what is to be untapped: then that shows with the mana. */
const costsPayable: Check = (game, player, { object: id, ability }) => {
  const withMana = ability.cost.some((cost) => "mana" in cost)
  const costs = withMana ? ability.cost.filter((cost) => !("payLife" in cost || "untapSome" in cost)) : ability.cost
  return costs.every((cost) => "tap" in cost || "mana" in cost)
    ? null
    : otherCostsPayable(game, makeFrame(id, player, { ability: ability as never }), costs)
}

/** Has this creature come under its controller's control too recently to attack or to pay {T} (302.6)? */
export function isSick(game: Game, id: ObjectId): boolean {
  const found = object(game.state, id)
  if (!hasType(game, id, "creature") || hasKeyword(game, id, "haste")) return false
  return found.since >= turnOf(game, found.controller)
}

/** The number of the turn that this player's most recent turn had. */
function turnOf(game: Game, player: PlayerId): number {
  const { turn, active, players } = game.state
  if (active === player) return turn
  const began = players[player]?.marks[TURN_BEGAN]
  if (began !== undefined) return began
  // Before the position with which the game was begun the turns went round.
  return turn - 1 - ((active - player - 1 + players.length) % players.length)
}

/** Everything about activating it that doesn't hang on announcements and mana. */
export const activationFacts: Check = (game, player, one) =>
  firstRefusal<Parameters<Check>>(activationChecks, game, player, one)

const activationChecks: readonly Check[] = [
  isYours,
  worksHere,
  notForbidden,
  timing,
  condition,
  untapped,
  oncePerTurn,
  oncePerGame,
  loyalty,
  summoningSick,
  costsPayable,
]
