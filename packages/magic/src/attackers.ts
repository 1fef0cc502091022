import {
  affects,
  ask,
  type Constraint,
  firstRefusal,
  type Game,
  happen,
  type Key,
  makeFrame,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type PlayerRef,
  type Procedure,
  pick,
  playerOption,
  playersOf,
  type Refusal,
  type Standing,
  standing,
  step,
  zone,
} from "@dilemma-table/engine"
import { isSick } from "./activated.ts"
import { optionalCosts } from "./attack-choices.ts"
import { controlsOne, type Defender, defenders, defendingName, defendingPlayers, joinAttack } from "./combat.ts"
import { combatCostsPayable, payCombatCosts, pricesOf, tapAttackers } from "./combat-costs.ts"
import { cant, hasKeyword, hasType } from "./layers.ts"
import type { MagicCost } from "./lexicon.ts"
import { inZone, place, setPlace } from "./position.ts"

/*
 * Declaring attackers (508): each creature alone may be checked (508.1a, c), then all restrictions together, and of the
 * requirements as many are met as can be (508.1d).
 */

type AttackCheck = (game: Game, player: PlayerId, id: ObjectId) => Refusal | null

/** Why this creature can't be declared as an attacker: the first check that fails, or null (508.1a, 508.1c). */
export function attackRefusal(game: Game, player: PlayerId, id: ObjectId): Refusal | null {
  return firstRefusal<Parameters<AttackCheck>>(attackChecks, game, player, id)
}

const attackCheck =
  (code: string, rule: string, holds: (game: Game, id: ObjectId, player: PlayerId) => boolean): AttackCheck =>
  (game, player, id) =>
    holds(game, id, player) ? null : { code, rule, object: id, player }

const attackChecks: readonly AttackCheck[] = [
  attackCheck("not-your-turn", "508.1", (game, _id, player) => game.state.active === player),
  attackCheck("not-yours", "508.1a", (game, id, player) => {
    const { controller, zone } = object(game.state, id)
    return controller === player && zone === "battlefield"
  }),
  attackCheck("not-a-creature", "508.1a", (game, id) => hasType(game, id, "creature")),
  attackCheck("tapped", "508.1a", (game, id) => !object(game.state, id).tapped),
  attackCheck("summoning-sick", "302.6", (game, id) => !isSick(game, id)),
  attackCheck("has-defender", "702.3b", (game, id) => !hasKeyword(game, id, "defender") || ignoresDefender(game, id)),
  attackCheck("cant-attack", "508.1c", (game, id) => !cant(game, id, "attack")),
]

/** As though it didn't have defender (702.3b). */
function ignoresDefender(game: Game, id: ObjectId): boolean {
  return standing(game, "ignoresDefender").some((what) => affects(game, what, id))
}

/** Creatures that could attack now. */
export const possibleAttackers = (game: Game): readonly ObjectId[] =>
  zone(game, game.state.active, "battlefield").filter((id) => attackRefusal(game, game.state.active, id) === null)

interface Attack extends Defender {
  readonly key: Key
  readonly attacker: ObjectId
}

/** The players that a standing effect names, from its controller's view. */
const meant = (game: Game, what: Standing, word: string): readonly PlayerId[] =>
  playersOf(
    game,
    makeFrame(what.source, what.controller as PlayerId, { names: what.names }),
    what.does[word] as PlayerRef,
  )

/** What each creature could attack, but for what it can't attack by its text (508.1b, 508.1c). */
function possibleAttacks(game: Game): readonly Attack[] {
  const all = defenders(game, (player) => zone(game, player, "battlefield"))
  const forbidden = standing(game, "cantAttack")
  const needing = standing(game, "needsDefenderWith")
  const [nearest] = defendingPlayers(game)
  return possibleAttackers(game).flatMap((attacker) => {
    const not = forbidden.filter((what) => affects(game, what, attacker))
    const needs = needing.filter((what) => affects(game, what, attacker))
    return all
      .filter(({ player }) => !not.some((what) => meant(game, what, "cantAttack").includes(player)))
      .filter(({ player }) => needs.every((what) => controlsOne(game, what, "needsDefenderWith", player)))
      .map(({ player, at }) => ({
        attacker,
        player,
        at,
        key: at !== null ? `${attacker}>${at}` : player === nearest ? attacker : `${attacker}>${defendingName(player)}`,
      }))
  })
}

function optionOf({ key, attacker, at, player }: Attack): Option {
  if (at !== null) return { key, is: { type: "pair", object: attacker, other: at, how: "attacks" } }
  return {
    key,
    is: key === attacker ? { type: "object", object: attacker } : { type: "against", object: attacker, player },
  }
}

/** Each attacks one thing; what all restrictions together allow; as many requirements as can be (508.1b–d). */
function constraintsOf(game: Game, attacks: readonly Attack[]): readonly Constraint[] {
  const constraints: Constraint[] = []
  if (attacks.some(({ key, attacker }) => key !== attacker))
    constraints.push({ type: "different", groups: attacks.map(({ key, attacker }) => [key, attacker]) })
  if (attacks.some((one) => cant(game, one.attacker, "attack-alone") || taxOf(game, one).length > 0))
    constraints.push({ type: "ask", question: "attacks" })
  const most = mostAttackers(game)
  if (most < attacks.length)
    constraints.push({ type: "most", weights: attacks.map(({ key }) => [key, 1]), total: most })
  const requirements: (readonly Key[])[] = []
  // Nobody has to pay a cost to attack, but what attacks for one attacks all the same (508.1d).
  const free = attacks.filter((one) => taxOf(game, one).length === 0)
  const paid = free.length === attacks.length ? [] : attacks.filter((one) => !free.includes(one))
  const also: (readonly Key[])[] = []
  const require = (id: ObjectId, meets: (one: Attack) => boolean): void => {
    const keysOf = (list: readonly Attack[]): readonly Key[] =>
      list.filter((one) => one.attacker === id && meets(one)).map(({ key }) => key)
    const keys = keysOf(free)
    if (keys.length === 0) return
    requirements.push(keys)
    also.push(keysOf(paid))
  }
  const attackers = [...new Set(free.map(({ attacker }) => attacker))]
  const must = standing(game, "must").filter((what) => what.does.must === "attack")
  for (const what of must) for (const id of attackers) if (affects(game, what, id)) require(id, () => true)
  for (const what of standing(game, "mustAttack")) {
    const whom = meant(game, what, "mustAttack")
    for (const id of attackers) {
      if (affects(game, what, id)) require(id, ({ player, at }) => at === null && whom.includes(player))
    }
  }
  if (requirements.length > 0) {
    const more = paid.length === 0 ? {} : { also }
    constraints.push({ type: "maximal", requirements: [], anyOf: requirements, ...more })
  }
  return constraints
}

/** What the declaration has to keep to: whom each attacks, restrictions, requirements. */
const rulesOf = (constraints: readonly Constraint[]): readonly string[] => [
  "508.1a",
  ...(constraints.some(({ type }) => type === "different") ? ["508.1b"] : []),
  "508.1c",
  ...(constraints.some(({ type }) => type === "maximal") ? ["508.1d"] : []),
]

const chosenOf = (attacks: readonly Attack[], keys: readonly Key[]): readonly Attack[] =>
  attacks.filter(({ key }) => keys.includes(key))

/** What has to be paid for this attack (508.1h). */
const taxOf = (game: Game, { attacker, player }: Attack): readonly MagicCost[] =>
  pricesOf(game, "attackCost", attacker, (what) => what.controller === player)

const taxesOf = (game: Game, chosen: readonly Attack[]): readonly MagicCost[] =>
  standing(game, "attackCost").length === 0 ? [] : chosen.flatMap((one) => taxOf(game, one))

/** Those that attacking taps (508.1f). */
const tappedBy = (game: Game, chosen: readonly Attack[]): readonly ObjectId[] =>
  chosen.map(({ attacker }) => attacker).filter((id) => !hasKeyword(game, id, "vigilance"))

function taxPayable(game: Game, chosen: readonly Attack[]): boolean {
  const [first] = chosen
  const costs = taxesOf(game, chosen)
  if (first === undefined || costs.length === 0) return true
  return combatCostsPayable(game, game.state.active, first.attacker, costs, tappedBy(game, chosen))
}

/**
 * Creatures have been put onto the battlefield attacking (508.4): their controller chooses whom, of these players if they are given. They weren't declared as
 * attackers, so nothing triggers on their attacking.
 */
export function* enterAttacking(game: Game, ids: readonly ObjectId[], whom?: readonly PlayerId[]): Procedure<void> {
  const during = ["declare-attackers", "declare-blockers", "first-strike-damage", "combat-damage", "end-of-combat"]
  if (!during.includes(place(game).step)) return
  const all = defenders(game, (player) => zone(game, player, "battlefield")).filter(
    ({ player }) => whom === undefined || whom.includes(player),
  )
  if (all.length === 0) return
  for (const id of ids) {
    if (object(game.state, id).controller !== game.state.active || !hasType(game, id, "creature")) continue
    const options = all.map(
      ({ player, at }): Option =>
        at === null ? playerOption(player) : { key: at, is: { type: "object", object: at } },
    )
    const key =
      options.length === 1
        ? options[0]?.key
        : (yield* ask(game, {
            by: game.state.active,
            kind: "player",
            rules: ["508.4"],
            prompt: "whom-to-attack",
            source: id,
            space: pick(options, 1, 1),
          }))[0]
    const defender = all[options.findIndex((option) => option.key === key)]
    if (defender !== undefined) joinAttack(game, id, defender)
  }
}

/** At most so many creatures can attack in a combat. */
const mostAttackers = (game: Game): number =>
  standing(game, "attackersAtMost").reduce(
    (most, what) => Math.min(most, what.does.attackersAtMost as number),
    Infinity,
  )

/** Do these attacks keep to what can't attack alone, and can their costs be paid? Asked by the decision's space. */
export function attacksLegal(game: Game, keys: readonly Key[], partial: boolean): boolean {
  if (!taxPayable(game, chosenOf(possibleAttacks(game), keys))) return false
  if (partial || keys.length !== 1) return true
  const attacker = Number.parseInt(String(keys[0]), 10) as ObjectId
  return !cant(game, attacker, "attack-alone")
}

/** Attackers are declared (508.1): chosen, tapped unless vigilant, attacking; then what watches that triggers. */
export function* declareAttackers(game: Game): Procedure<void> {
  const active = game.state.active
  const attacks = possibleAttacks(game)
  const attackers = new Set(attacks.map(({ attacker }) => attacker)).size
  const constraints = constraintsOf(game, attacks)
  const keys =
    attacks.length === 0
      ? []
      : yield* ask(game, {
          by: active,
          kind: "attackers",
          rules: rulesOf(constraints),
          prompt: "attackers",
          space: pick(attacks.map(optionOf), 0, attackers, { constraints }),
          rest: true,
        })
  step(game, "declare-attackers", ["508.1"], { player: active })
  const declared = chosenOf(attacks, keys)
  yield* tapAttackers(game, active, tappedBy(game, declared))
  const more = yield* optionalCosts(
    game,
    active,
    declared.map(({ attacker }) => attacker),
  )
  const [first] = declared
  if (first !== undefined) yield* payCombatCosts(game, active, first.attacker, taxesOf(game, declared))
  // What has been sacrificed or given away by then doesn't attack (508.1k).
  const chosen = declared.filter(
    ({ attacker }) => inZone(game, attacker, "battlefield") && object(game.state, attacker).controller === active,
  )
  const ids = chosen.map(({ attacker }) => attacker)
  setPlace(game, {
    begun: true,
    attackers: chosen.map(({ attacker, player, at }) => ({
      attacker,
      by: defendingName(active),
      defending: defendingName(player),
      at,
      blockers: [],
      blocked: false,
    })),
  })
  const [alone] = ids.length === 1 ? ids : []
  yield* happen(game, [
    ...more,
    ...chosen.map(({ attacker, player, at }) => ({
      type: "note",
      as: "attacks",
      rule: "508.1m",
      object: attacker,
      player,
      ...(at === null ? {} : { over: at }),
    })),
    ...(alone === undefined
      ? []
      : [{ type: "note", as: "attacks-alone", rule: "506.5", object: alone, player: active }]),
    ...(ids.length === 0
      ? []
      : [{ type: "note", as: "player-attacks", rule: "508.3d", objects: ids, player: active, amount: ids.length }]),
    ...[...new Set(chosen.flatMap(({ at }) => at ?? []))].map((at) => ({
      type: "note",
      as: "is-attacked",
      rule: "508.3b",
      object: at,
      player: active,
    })),
  ])
}
