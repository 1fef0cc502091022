import {
  ask,
  type Constraint,
  firstRefusal,
  type Game,
  happen,
  isThere,
  type Key,
  numberRange,
  type ObjectId,
  type Option,
  object,
  opponentOf,
  type PlayerId,
  type Procedure,
  pick,
  type Refusal,
  step,
  zone,
} from "@dilemma-table/engine"
import { isSick } from "./activated.ts"
import { type Damage, dealDamage } from "./damage.ts"
import { cant, hasKeyword, hasType, keywordData, powerOf, subtypesOf, toughnessOf } from "./layers.ts"
import { type Attacker, inZone, place, setPlace } from "./position.ts"

/** Why this creature can't be declared as an attacker: the first check that fails, or null (508.1a, 508.1c). */
export function attackRefusal(game: Game, player: PlayerId, id: ObjectId): Refusal | null {
  return firstRefusal<Parameters<AttackCheck>>(attackChecks, game, player, id)
}

type AttackCheck = (game: Game, player: PlayerId, id: ObjectId) => Refusal | null

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
  attackCheck("has-defender", "702.3b", (game, id) => !hasKeyword(game, id, "defender")),
  attackCheck("cant-attack", "508.1c", (game, id) => !cant(game, id, "attack")),
]

/** Creatures that could attack now. */
export const possibleAttackers = (game: Game): readonly ObjectId[] =>
  zone(game, game.state.active, "battlefield").filter((id) => attackRefusal(game, game.state.active, id) === null)

/** Attackers are declared (508.1): chosen, tapped unless vigilant, attacking; then what watches that triggers. */
export function* declareAttackers(game: Game): Procedure<void> {
  const active = game.state.active
  const able = possibleAttackers(game)
  const keys =
    able.length === 0
      ? []
      : yield* ask(game, {
          by: active,
          kind: "attackers",
          rules: ["508.1a"],
          prompt: "attackers",
          space: pick(
            able.map((id): Option => ({ key: id, is: { type: "object", object: id } })),
            0,
            able.length,
          ),
          rest: true,
        })
  step(game, "declare-attackers", ["508.1"], { player: active })
  const chosen = keys as readonly ObjectId[]
  yield* happen(
    game,
    chosen
      .filter((id) => !hasKeyword(game, id, "vigilance"))
      .map((id) => ({ type: "tap", rule: "508.1f", object: id, player: active })),
  )
  setPlace(game, { begun: true, attackers: chosen.map((attacker) => ({ attacker, blockers: [], blocked: false })) })
  const defender = opponentOf(game, active)
  yield* happen(
    game,
    chosen.map((id) => ({ type: "note", as: "attacks", rule: "508.1m", object: id, player: defender })),
  )
}

/** May this creature block that attacker (509.1a, 509.1b and the attacker's evasion)? */
function canBlock(game: Game, blocker: ObjectId, attacker: ObjectId): boolean {
  if (!hasType(game, blocker, "creature") || object(game.state, blocker).tapped || cant(game, blocker, "block"))
    return false
  if (cant(game, attacker, "be-blocked")) return false
  if (hasKeyword(game, attacker, "flying") && !["flying", "reach"].some((word) => hasKeyword(game, blocker, word)))
    return false
  const defender = object(game.state, blocker).controller
  return !keywordData<string>(game, attacker, "landwalk").some((kind) =>
    zone(game, defender, "battlefield").some((id) => hasType(game, id, "land") && subtypesOf(game, id).includes(kind)),
  )
}

const pairKey = (blocker: ObjectId, attacker: ObjectId): string => `${blocker}>${attacker}`

interface Pair {
  readonly key: string
  readonly blocker: ObjectId
  readonly attacker: ObjectId
}

function possibleBlocks(game: Game, attackers: readonly ObjectId[]): readonly Pair[] {
  const defender = opponentOf(game, game.state.active)
  return zone(game, defender, "battlefield").flatMap((blocker) =>
    attackers
      .filter((attacker) => canBlock(game, blocker, attacker))
      .map((attacker) => ({ key: pairKey(blocker, attacker), blocker, attacker })),
  )
}

/** Blockers are declared (509.1), each for one attacker; a creature with menace needs two or none (702.111b). */
export function* declareBlockers(game: Game): Procedure<void> {
  const defender = opponentOf(game, game.state.active)
  const attackers = place(game)
    .attackers.map(({ attacker }) => attacker)
    .filter((id) => inZone(game, id, "battlefield"))
  const pairs = possibleBlocks(game, attackers)
  const keys: readonly Key[] =
    pairs.length === 0
      ? []
      : yield* ask(game, {
          by: defender,
          kind: "blockers",
          rules: ["509.1a"],
          prompt: "blockers",
          space: pick(
            pairs.map(({ key, blocker, attacker }) => ({
              key,
              is: { type: "pair", object: blocker, other: attacker },
            })),
            0,
            pairs.length,
            { constraints: blockConstraints(game, pairs, attackers) },
          ),
          rest: true,
        })
  step(game, "declare-blockers", ["509.1"], { player: defender })
  const chosen = pairs.filter(({ key }) => keys.includes(key))
  const blocksOf = (attacker: ObjectId): readonly ObjectId[] =>
    chosen.filter((pair) => pair.attacker === attacker).map((pair) => pair.blocker)
  setPlace(game, {
    begun: true,
    attackers: place(game).attackers.map(({ attacker }) => ({
      attacker,
      blockers: blocksOf(attacker),
      blocked: blocksOf(attacker).length > 0,
    })),
  })
  yield* happen(
    game,
    chosen.map(({ blocker }) => ({ type: "note", as: "blocks", rule: "509.1i", object: blocker, player: defender })),
  )
}

function blockConstraints(game: Game, pairs: readonly Pair[], attackers: readonly ObjectId[]): readonly Constraint[] {
  const once: Constraint = { type: "different", groups: pairs.map(({ key, blocker }) => [key, blocker]) }
  return attackers.some((id) => hasKeyword(game, id, "menace")) ? [once, { type: "ask", question: "blocks" }] : [once]
}

/** Do these blocks keep to menace? Asked by the decision's space. */
export function blocksLegal(game: Game, keys: readonly Key[], partial: boolean): boolean {
  if (partial) return true
  return place(game).attackers.every(({ attacker }) => {
    const n = keys.filter((key) => String(key).endsWith(`>${attacker}`)).length
    return n !== 1 || !hasKeyword(game, attacker, "menace")
  })
}

const strikesFirst = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, "first-strike") || hasKeyword(game, id, "double-strike")

const inCombat = (game: Game): readonly ObjectId[] =>
  place(game)
    .attackers.flatMap(({ attacker, blockers }) => [attacker, ...blockers])
    .filter((id) => inZone(game, id, "battlefield"))

/** Is there a first-strike damage step (510.4)? */
export const hasFirstStrikeStep = (game: Game): boolean => inCombat(game).some((id) => strikesFirst(game, id))

/** Combat damage is assigned, the active player's creatures first, and dealt all at once (510.1, 510.2). */
export function* combatDamage(game: Game, first: boolean): Procedure<void> {
  const { struck, attackers } = place(game)
  const deals = (id: ObjectId): boolean => {
    if (!inZone(game, id, "battlefield") || !hasType(game, id, "creature")) return false
    if (first) return strikesFirst(game, id)
    return !struck.includes(id) || hasKeyword(game, id, "double-strike")
  }
  step(game, first ? "first-strike-damage" : "combat-damage", ["510.1"], { player: game.state.active })
  const damages: Damage[] = []
  for (const one of attackers) if (deals(one.attacker)) damages.push(...(yield* assign(game, one)))
  for (const { attacker, blockers } of attackers) {
    for (const blocker of blockers) {
      if (deals(blocker) && inZone(game, attacker, "battlefield"))
        damages.push({ source: blocker, to: { object: attacker }, amount: powerOf(game, blocker) })
    }
  }
  setPlace(game, { begun: true, struck: first ? inCombat(game).filter((id) => strikesFirst(game, id)) : [] })
  yield* dealDamage(game, damages, true)
}

/** What an attacker's damage goes to (510.1b, 510.1c); with trample the rest to the player (702.19b). */
function* assign(game: Game, { attacker, blockers, blocked }: Attacker): Procedure<readonly Damage[]> {
  const power = powerOf(game, attacker)
  const player = opponentOf(game, game.state.active)
  if (power <= 0) return []
  const there = blockers.filter((id) => isThere(game.state, id) && inZone(game, id, "battlefield"))
  const trample = hasKeyword(game, attacker, "trample")
  if (!blocked || (there.length === 0 && trample)) return [{ source: attacker, to: { player }, amount: power }]
  if (there.length === 0) return []
  const lethal = there.map((id) => lethalFor(game, attacker, id))
  const needed = lethal.reduce((sum, n) => sum + n, 0)
  const through = trample && power > needed ? yield* askThrough(game, attacker, power - needed) : 0
  const shares = yield* share(game, attacker, there, through > 0 ? lethal : there.map(() => 0), power - through)
  return [
    ...there.map((id, i) => ({ source: attacker, to: { object: id }, amount: shares[i] ?? 0 })),
    { source: attacker, to: { player }, amount: through },
  ]
}

function lethalFor(game: Game, attacker: ObjectId, id: ObjectId): number {
  if (hasKeyword(game, attacker, "deathtouch")) return 1
  return Math.max(0, toughnessOf(game, id) - (object(game.state, id).marks.damage ?? 0))
}

function* askThrough(game: Game, attacker: ObjectId, most: number): Procedure<number> {
  const [n] = yield* ask(game, {
    by: game.state.active,
    kind: "number",
    rules: ["702.19b"],
    prompt: "trample",
    source: attacker,
    space: numberRange(0, most),
  })
  return Number(n)
}

/** Damage divided among several blockers as the attacker's controller chooses (510.1c). */
function* share(
  game: Game,
  attacker: ObjectId,
  blockers: readonly ObjectId[],
  least: readonly number[],
  total: number,
): Procedure<readonly number[]> {
  if (blockers.length === 1) return [total]
  const rest = total - least.reduce((sum, n) => sum + n, 0)
  const keys: readonly Key[] = yield* ask(game, {
    by: game.state.active,
    kind: "division",
    rules: ["510.1c"],
    prompt: "divide-damage",
    source: attacker,
    space: {
      type: "distribute",
      options: blockers.map((id): Option => ({ key: id, is: { type: "object", object: id } })),
      total: rest,
      least: 0,
    },
  })
  return blockers.map((id, i) => (least[i] ?? 0) + keys.filter((key) => key === id).length)
}
