import {
  affects,
  ask,
  type Game,
  type Key,
  numberRange,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  playersFrom,
  standing,
  step,
} from "@dilemma-table/engine"
import { attacked, defendingPlayer, inCombat, isFighting } from "./combat.ts"
import { type Damage, dealDamage } from "./damage.ts"
import { hasKeyword, hasType, powerOf, toughnessOf } from "./layers.ts"
import { type Attacker, place, setPlace } from "./position.ts"

/*
 * Combat damage (510): attackers' damage is announced first, then blockers'; all is dealt at once. Nobody orders blockers: an
 * attacker's damage is divided among them as its controller likes (510.1c).
 */

const strikesFirst = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, "first-strike") || hasKeyword(game, id, "double-strike")

/** Is there a first-strike damage step (510.4)? */
export const hasFirstStrikeStep = (game: Game): boolean => inCombat(game).some((id) => strikesFirst(game, id))

/** So much combat damage it assigns (510.1a). */
function powerToAssign(game: Game, id: ObjectId): number {
  const byToughness = standing(game, "assignsToughness").some((what) => affects(game, what, id))
  return byToughness ? toughnessOf(game, id) : powerOf(game, id)
}

/** Combat damage is assigned, the active player's creatures first, and dealt all at once (510.1, 510.2). */
export function* combatDamage(game: Game, first: boolean): Procedure<void> {
  const { struck, attackers } = place(game)
  const deals = (id: ObjectId): boolean => {
    if (!isFighting(game, id)) return false
    if (first) return strikesFirst(game, id)
    return !struck.includes(id) || hasKeyword(game, id, "double-strike")
  }
  step(game, first ? "first-strike-damage" : "combat-damage", ["510.1"], { player: game.state.active })
  const damages: Damage[] = []
  for (const one of attackers) if (deals(one.attacker)) damages.push(...(yield* assign(game, one, damages)))
  const blockers = inTurnOrder(game, [...new Set(attackers.flatMap((one) => one.blockers))])
  for (const blocker of blockers) if (deals(blocker)) damages.push(...(yield* assignBlocker(game, blocker, attackers)))
  setPlace(game, { begun: true, struck: first ? inCombat(game).filter((id) => strikesFirst(game, id)) : [] })
  yield* dealDamage(game, damages, true)
}

/** Of several defending players each in turn assigns damage (802.5). */
const inTurnOrder = (game: Game, blockers: readonly ObjectId[]): readonly ObjectId[] =>
  game.state.players.length === 2
    ? blockers
    : playersFrom(game, game.state.active).flatMap((player) =>
        blockers.filter((id) => object(game.state, id).controller === player),
      )

/** What an unblocked attacker's damage goes to (510.1b), or what is left of a trampling one's (702.19b). */
function through(game: Game, attacker: Attacker): Damage["to"] | null {
  const to = attacked(game, attacker)
  if (to === null) return null
  return to.at === null ? { player: defendingPlayer(attacker) } : { object: to.at }
}

/** What an attacker's damage goes to (510.1b, 510.1c); with trample the rest to what it attacks (702.19b). */
function* assign(game: Game, one: Attacker, assigned: readonly Damage[]): Procedure<readonly Damage[]> {
  const { attacker, blockers, blocked } = one
  const power = powerToAssign(game, attacker)
  if (power <= 0) return []
  const there = blockers.filter((id) => isFighting(game, id))
  const trample = hasKeyword(game, attacker, "trample")
  const beyond = through(game, one)
  if (!blocked || (there.length === 0 && trample))
    return beyond === null ? [] : [{ source: attacker, to: beyond, amount: power }]
  if (there.length === 0) return []
  const lethal = there.map((id) => lethalFor(game, attacker, id, assigned))
  const needed = lethal.reduce((sum, n) => sum + n, 0)
  const rest = trample && beyond !== null && power > needed ? yield* askThrough(game, attacker, power - needed) : 0
  const by = object(game.state, attacker).controller
  const shares = yield* share(game, by, attacker, there, rest > 0 ? lethal : there.map(() => 0), power - rest)
  return [
    ...there.map((id, i): Damage => ({ source: attacker, to: { object: id }, amount: shares[i] ?? 0 })),
    ...(beyond === null ? [] : [{ source: attacker, to: beyond, amount: rest }]),
  ]
}

/** A blocker's damage goes to what it blocks, divided if it blocks several (510.1d). */
function* assignBlocker(game: Game, blocker: ObjectId, attackers: readonly Attacker[]): Procedure<readonly Damage[]> {
  const power = powerToAssign(game, blocker)
  const against = attackers.flatMap((one) =>
    one.blockers.includes(blocker) && isFighting(game, one.attacker) ? [one.attacker] : [],
  )
  if (power <= 0 || against.length === 0) return []
  const by = object(game.state, blocker).controller
  const shares = yield* share(
    game,
    by,
    blocker,
    against,
    against.map(() => 0),
    power,
  )
  return against.map((id, i): Damage => ({ source: blocker, to: { object: id }, amount: shares[i] ?? 0 }))
}

/** Lethal damage: what is marked and what is assigned already counts, deathtouch makes it 1 (510.1c, 702.2c, 702.19b). */
function lethalFor(game: Game, attacker: ObjectId, id: ObjectId, assigned: readonly Damage[]): number {
  const before = assigned.filter(({ to }) => "object" in to && to.object === id)
  const marked = (object(game.state, id).marks.damage ?? 0) + before.reduce((sum, { amount }) => sum + amount, 0)
  const left = Math.max(0, toughnessOf(game, id) - marked)
  const deadly =
    before.some(({ source, amount }) => amount > 0 && hasKeyword(game, source, "deathtouch")) &&
    hasType(game, id, "creature")
  if (deadly) return 0
  return hasKeyword(game, attacker, "deathtouch") ? Math.min(1, left) : left
}

function* askThrough(game: Game, attacker: ObjectId, most: number): Procedure<number> {
  const [n] = yield* ask(game, {
    by: object(game.state, attacker).controller,
    kind: "number",
    rules: ["702.19b"],
    prompt: "trample",
    source: attacker,
    space: numberRange(0, most),
  })
  return Number(n)
}

/** Damage divided among several as the controller of its source chooses (510.1c, 510.1d). */
function* share(
  game: Game,
  by: PlayerId,
  source: ObjectId,
  among: readonly ObjectId[],
  least: readonly number[],
  total: number,
): Procedure<readonly number[]> {
  if (among.length === 1) return [total]
  const rest = total - least.reduce((sum, n) => sum + n, 0)
  const keys: readonly Key[] =
    rest === 0
      ? []
      : yield* ask(game, {
          by,
          kind: "division",
          rules: ["510.1c"],
          prompt: "divide-damage",
          source,
          space: {
            type: "distribute",
            options: among.map((id): Option => ({ key: id, is: { type: "object", object: id } })),
            total: rest,
            least: 0,
          },
        })
  return among.map((id, i) => (least[i] ?? 0) + keys.filter((key) => key === id).length)
}
