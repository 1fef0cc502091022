import {
  type Filter,
  firstRefusal,
  type Game,
  type Key,
  makeFrame,
  matches,
  type ObjectId,
  type Option,
  object,
  objectOption,
  opponentOf,
  type PlayerId,
  playerOption,
  type Refusal,
  standing,
  standingOn,
  zone,
} from "@dilemma-table/engine"
import { cant, hasKeyword, hasSummoningSickness, isCreature, isInBattle } from "./characteristics.ts"

type AttackCheck = (game: Game, player: PlayerId, creature: ObjectId) => Refusal | null

/** Why this creature can't attack now; null if it can. */
export const attackRefusal = (game: Game, player: PlayerId, creature: ObjectId): Refusal | null =>
  firstRefusal(attackChecks, game, player, creature)

const duringAttacks: AttackCheck = (game, player, creature) => {
  if (game.state.active !== player) return { code: "not-your-turn", rule: "505.1", object: creature, player }
  const { step } = game.state.loop
  return step === "main" || step === "attack"
    ? null
    : { code: "not-attack-step", rule: "505.1", object: creature, player }
}

const isYourCreature: AttackCheck = (game, player, creature) => {
  if (!isInBattle(game, creature)) return { code: "not-in-battle-zone", rule: "506.1a", object: creature, player }
  if (!isCreature(game, creature)) return { code: "not-a-creature", rule: "506.1a", object: creature, player }
  return object(game.state, creature).controller === player
    ? null
    : { code: "not-your-card", rule: "506.1a", object: creature, player }
}

const isUntapped: AttackCheck = (game, player, creature) =>
  object(game.state, creature).tapped ? { code: "is-tapped", rule: "506.1a", object: creature, player } : null

const isAllowed: AttackCheck = (game, player, creature) =>
  cant(game, "attack", creature) ? { code: "cant-attack", rule: "101.2", object: creature, player } : null

const isReady: AttackCheck = (game, player, creature) =>
  hasSummoningSickness(game, creature) && !hasKeyword(game, creature, "mach-fighter")
    ? { code: "summoning-sickness", rule: "301.5", object: creature, player }
    : null

const hasTarget: AttackCheck = (game, player, creature) =>
  attackTargets(game, creature).length === 0
    ? { code: "nothing-to-attack", rule: "505.2", object: creature, player }
    : null

/** What must hold so that the creature can attack now. */
export const attackChecks: readonly AttackCheck[] = [
  duringAttacks,
  isYourCreature,
  isUntapped,
  isAllowed,
  isReady,
  hasTarget,
]

/** What the creature can attack: the other player, or that player's tapped creatures (505.2) and others that a text allows. */
export function attackTargets(game: Game, creature: ObjectId): readonly Option[] {
  const all = allowedTargets(game, creature)
  const wanted = all.filter(({ is }) => is.type === "object" && mustBeAttacked(game, creature, is.object))
  return wanted.length === 0 ? all : wanted
}

/** Does something say that this creature attacks that one if it can? */
const mustBeAttacked = (game: Game, creature: ObjectId, target: ObjectId): boolean =>
  standingOn(game, "mustAttack", creature).some((what) => {
    const which = what.does.mustAttack as true | Filter
    return which !== true && matches(game, makeFrame(what.source, what.controller as PlayerId), target, which) === true
  })

function allowedTargets(game: Game, creature: ObjectId): readonly Option[] {
  const { controller } = object(game.state, creature)
  const opponent = opponentOf(game, controller)
  const options: Option[] = []
  if (!hasSummoningSickness(game, creature) && !cant(game, "attack-players", creature))
    options.push(playerOption(opponent))
  if (cant(game, "attack-creatures", creature)) return options
  for (const id of zone(game, opponent, "battle"))
    if (targetRefusal(game, creature, id) === null) options.push(objectOption(id))
  return options
}

/** Why this creature can't be attacked by that one; null if it can. */
export function targetRefusal(game: Game, creature: ObjectId, target: ObjectId): Refusal | null {
  if (!isInBattle(game, target) || !isCreature(game, target))
    return { code: "not-a-creature", rule: "505.2", object: target }
  if (!object(game.state, target).tapped && !attacksUntapped(game, creature, target))
    return { code: "target-is-untapped", rule: "505.2", object: target }
  for (const what of standingOn(game, "cantBeAttacked", target)) {
    const by = what.does.cantBeAttacked as true | Filter
    if (by === true || matches(game, makeFrame(what.source, what.controller as PlayerId), creature, by) === true)
      return { code: "cant-be-attacked", rule: "101.2", object: target, data: { source: what.source } }
  }
  return null
}

function attacksUntapped(game: Game, creature: ObjectId, target: ObjectId): boolean {
  if (hasKeyword(game, creature, "mach-fighter") && object(game.state, creature).since === game.state.turn) return true
  return standingOn(game, "attacksUntapped", creature).some((what) => {
    const which = what.does.attacksUntapped as true | Filter
    return which === true || matches(game, makeFrame(what.source, what.controller as PlayerId), target, which) === true
  })
}

/**
 * Who may change what is attacked: untapped creatures with Blocker that nothing keeps from blocking, and, where a creature is
 * attacked, with Guardman (507.1a). Not the one attacked.
 */
export function blockersFor(game: Game, player: PlayerId, attacker: ObjectId, target: Key): readonly ObjectId[] {
  return zone(game, player, "battle").filter((id) => {
    if (id === target) return false
    return blockRefusal(game, id, attacker) === null || (typeof target === "number" && isFreeGuard(game, id))
  })
}

const isFreeGuard = (game: Game, id: ObjectId): boolean =>
  isInBattle(game, id) && isCreature(game, id) && hasKeyword(game, id, "guardman") && !object(game.state, id).tapped

/** Why this creature can't block that one; null if it can. `tappedForIt`: it has been tapped to do so. */
export function blockRefusal(game: Game, blocker: ObjectId, attacker: ObjectId, tappedForIt = false): Refusal | null {
  if (!isInBattle(game, blocker) || !isCreature(game, blocker))
    return { code: "not-a-creature", rule: "507.1a", object: blocker }
  if (!hasKeyword(game, blocker, "blocker")) return { code: "not-a-blocker", rule: "507.1a", object: blocker }
  if (object(game.state, blocker).tapped && !tappedForIt) return { code: "is-tapped", rule: "507.1a", object: blocker }
  if (cant(game, "block", blocker)) return { code: "cant-block", rule: "101.2", object: blocker }
  if (standing(game, "cantBeBlocked").length === 0) return null
  for (const what of standingOn(game, "cantBeBlocked", attacker)) {
    const by = what.does.cantBeBlocked as true | Filter
    if (by === true || matches(game, makeFrame(what.source, what.controller as PlayerId), blocker, by) === true)
      return { code: "cant-be-blocked", rule: "101.2", object: attacker, data: { source: what.source } }
  }
  return null
}
