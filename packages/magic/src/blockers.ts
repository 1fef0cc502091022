import {
  affects,
  ask,
  type Constraint,
  decided,
  type Filter,
  type Game,
  type GameEvent,
  happen,
  type Key,
  makeFrame,
  matches,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  pick,
  type Refusal,
  type Standing,
  standing,
  step,
  zone,
} from "@dilemma-table/engine"
import { controlsOne, defendingPlayer, defendingPlayers, isFighting } from "./combat.ts"
import { combatCostsPayable, payCombatCosts, pricesOf } from "./combat-costs.ts"
import { cant, colorsOf, hasKeyword, hasType, keywordData, powerOf, subtypesOf } from "./layers.ts"
import type { MagicCost } from "./lexicon.ts"
import { type Attacker, inZone, place, setPlace } from "./position.ts"
import { isProtectedFrom } from "./protection.ts"

/*
 * Declaring blockers (509): each pair may be checked alone (509.1a, 509.1b), then what an attacker and a blocker allow
 * together, and of the requirements as many are met as can be (509.1c).
 */

type PairCheck = (game: Game, blocker: ObjectId, attacker: ObjectId) => boolean

/** Why a creature can't block an attacker: the check that fails and its rule. */
interface PairFault {
  readonly code: string
  readonly rule: string
}

const fault = (code: string, rule: string): PairFault => ({ code, rule })

/** An attacker that only such creatures can block. */
const evasions: Readonly<Record<string, PairFault & { readonly holds: PairCheck }>> = {
  flying: {
    ...fault("evaded-by-flying", "702.9b"),
    holds: (game, blocker) => hasKeyword(game, blocker, "flying") || hasKeyword(game, blocker, "reach"),
  },
  fear: {
    ...fault("evaded-by-fear", "702.36b"),
    holds: (game, blocker) => hasType(game, blocker, "artifact") || colorsOf(game, blocker).includes("B"),
  },
  intimidate: {
    ...fault("evaded-by-intimidate", "702.13b"),
    holds: (game, blocker, attacker) =>
      hasType(game, blocker, "artifact") ||
      colorsOf(game, blocker).some((one) => colorsOf(game, attacker).includes(one)),
  },
  shadow: {
    ...fault("evaded-by-shadow", "702.28b"),
    holds: (game, blocker) => hasKeyword(game, blocker, "shadow"),
  },
  horsemanship: {
    ...fault("evaded-by-horsemanship", "702.31b"),
    holds: (game, blocker) => hasKeyword(game, blocker, "horsemanship"),
  },
  skulk: {
    ...fault("evaded-by-skulk", "702.118b"),
    holds: (game, blocker, attacker) => powerOf(game, blocker) <= powerOf(game, attacker),
  },
}

const notACreature = fault("not-a-creature", "509.1a")
const tapped = fault("tapped", "509.1a")
const cantBlock = fault("cant-block", "509.1b")
const cantBeBlocked = fault("cant-be-blocked", "509.1b")
const isProtected = fault("protected-from-blocker", "702.16f")
const shadowOnly = fault("shadow-blocks-shadow", "702.28b")
const walksPast = fault("evaded-by-landwalk", "702.14c")

const frameOf = (what: Standing) => makeFrame(what.source, what.controller as PlayerId, { names: what.names })

const passes = (game: Game, what: Standing, word: string, id: ObjectId): boolean =>
  decided(game, matches(game, frameOf(what), id, what.does[word] as Filter), id)

/** What such a word says of one object, about another one. */
const says = (game: Game, word: string, of: ObjectId, about: ObjectId): readonly boolean[] =>
  standing(game, word)
    .filter((what) => affects(game, what, of))
    .map((what) => passes(game, what, word, about))

/** Why a creature can't block, whatever attacks (509.1a, 509.1b). */
function ownFault(game: Game, blocker: ObjectId): PairFault | null {
  if (!hasType(game, blocker, "creature")) return notACreature
  if (object(game.state, blocker).tapped) return tapped
  return cant(game, blocker, "block") ? cantBlock : null
}

/** Why this creature can't block that attacker (509.1a, 509.1b); null if it can. */
function pairFault(game: Game, blocker: ObjectId, attacker: ObjectId): PairFault | null {
  const own = ownFault(game, blocker)
  if (own !== null) return own
  if (cant(game, attacker, "be-blocked")) return cantBeBlocked
  if (isProtectedFrom(game, attacker, blocker)) return isProtected
  for (const keyword in evasions)
    if (hasKeyword(game, attacker, keyword) && evasions[keyword]?.holds(game, blocker, attacker) === false)
      return evasions[keyword] ?? null
  if (hasKeyword(game, blocker, "shadow") && !hasKeyword(game, attacker, "shadow")) return shadowOnly
  if (says(game, "cantBeBlockedBy", attacker, blocker).includes(true)) return cantBeBlocked
  if (says(game, "cantBeBlockedExceptBy", attacker, blocker).includes(false)) return cantBeBlocked
  if (says(game, "cantBlock", blocker, attacker).includes(true)) return cantBlock
  if (says(game, "canBlockOnly", blocker, attacker).includes(false)) return cantBlock
  const defender = object(game.state, blocker).controller
  const past = standing(game, "unblockedByDefenderWith").filter((what) => affects(game, what, attacker))
  if (past.some((what) => controlsOne(game, what, "unblockedByDefenderWith", defender))) return cantBeBlocked
  const walks = keywordData<string>(game, attacker, "landwalk").some((kind) =>
    zone(game, defender, "battlefield").some((id) => hasType(game, id, "land") && subtypesOf(game, id).includes(kind)),
  )
  return walks ? walksPast : null
}

const canBlock = (game: Game, blocker: ObjectId, attacker: ObjectId): boolean =>
  pairFault(game, blocker, attacker) === null

/**
 * Why this creature can't be declared as a blocker now: of nothing that attacks its controller (509.1a, 509.1b). Null if it can
 * block one of these.
 */
export function blockRefusal(game: Game, player: PlayerId, id: ObjectId): Refusal | null {
  const refused = ({ code, rule }: PairFault, of = id): Refusal => ({ code, rule, object: of, player })
  const { controller, zone: lies } = object(game.state, id)
  if (controller !== player || lies !== "battlefield") return refused(fault("not-yours", "509.1a"))
  const own = ownFault(game, id)
  if (own !== null) return refused(own)
  if (game.asked?.kind !== "blockers" || game.asked.by !== player)
    return refused(fault("not-declaring-blockers", "509.1"))
  const attackers = place(game).attackers.filter(
    (one) => isFighting(game, one.attacker) && defendingPlayer(one) === player,
  )
  const faults = attackers.map(({ attacker }) => ({ attacker, why: pairFault(game, id, attacker) }))
  const [first] = faults
  if (first === undefined) return refused(fault("nothing-to-block", "509.1a"))
  if (faults.some(({ why }) => why === null) || first.why === null) return null
  const isOwn = first.why === cantBlock
  return refused(first.why, isOwn ? id : first.attacker)
}

interface Pair {
  readonly key: string
  readonly blocker: ObjectId
  readonly attacker: ObjectId
}

const pairKey = (blocker: ObjectId, attacker: ObjectId): string => `${blocker}>${attacker}`

/** A player's creatures block what attacks that player, or what that player controls (509.1a, 802.4). */
function possibleBlocks(game: Game, defender: PlayerId, attackers: readonly Attacker[]): readonly Pair[] {
  const own = attackers.filter((one) => defendingPlayer(one) === defender).map(({ attacker }) => attacker)
  return zone(game, defender, "battlefield").flatMap((blocker) =>
    own
      .filter((attacker) => canBlock(game, blocker, attacker))
      .map((attacker) => ({ key: pairKey(blocker, attacker), blocker, attacker })),
  )
}

const sumOf = (game: Game, word: string, id: ObjectId): number =>
  standing(game, word)
    .filter((what) => affects(game, what, id))
    .reduce((sum, what) => sum + (what.does[word] as number), 0)

/** So many creatures have to block it, if any do (702.111b and the like). */
function leastBlockers(game: Game, attacker: ObjectId): number {
  const said = standing(game, "blockedByAtLeast")
    .filter((what) => affects(game, what, attacker))
    .map((what) => what.does.blockedByAtLeast as number)
  return Math.max(hasKeyword(game, attacker, "menace") ? 2 : 0, ...said, 0)
}

const mostBlockers = (game: Game, attacker: ObjectId): number =>
  Math.min(
    ...standing(game, "blockedByAtMost")
      .filter((what) => affects(game, what, attacker))
      .map((what) => what.does.blockedByAtMost as number),
    Number.POSITIVE_INFINITY,
  )

function constraintsOf(game: Game, pairs: readonly Pair[]): readonly Constraint[] {
  const constraints: Constraint[] = []
  const blockers = [...new Set(pairs.map(({ blocker }) => blocker))]
  const attackers = [...new Set(pairs.map(({ attacker }) => attacker))]
  const keysOf = (id: ObjectId): readonly string[] =>
    pairs.filter(({ blocker, attacker }) => blocker === id || attacker === id).map(({ key }) => key)
  const more = new Map(blockers.map((id) => [id, sumOf(game, "blocksMore", id)]))
  const single = pairs.filter(({ blocker }) => more.get(blocker) === 0)
  if (single.length > 0)
    constraints.push({ type: "different", groups: single.map(({ key, blocker }) => [key, blocker]) })
  for (const [id, extra] of more)
    if (extra > 0) constraints.push({ type: "most", weights: keysOf(id).map((key) => [key, 1]), total: 1 + extra })
  for (const id of attackers) {
    const most = mostBlockers(game, id)
    if (most < keysOf(id).length)
      constraints.push({ type: "most", weights: keysOf(id).map((key) => [key, 1]), total: most })
  }
  const together = attackers.some((id) => leastBlockers(game, id) > 1)
  if (together || blockers.some((id) => cant(game, id, "block-alone") || pricesOf(game, "blockCost", id).length > 0))
    constraints.push({ type: "ask", question: "blocks" })
  const free = freePairs(game, pairs)
  const anyOf = requirements(game, free)
  if (anyOf.length > 0) {
    const more = free.length === pairs.length ? {} : { also: alsoMeeting(game, pairs, free, anyOf) }
    constraints.push({ type: "maximal", requirements: [], anyOf, ...more })
  }
  return constraints
}

/** Nobody has to pay a cost to block (509.1c). */
const freePairs = (game: Game, pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(({ blocker }) => pricesOf(game, "blockCost", blocker).length === 0)

/** Of requirements that several blocks can meet, which blocks for a cost meet them as well. */
const alsoMeeting = (
  game: Game,
  pairs: readonly Pair[],
  free: readonly Pair[],
  anyOf: readonly (readonly Key[])[],
): readonly (readonly Key[])[] => {
  const all = requirements(game, pairs)
  return anyOf.map((keys) => {
    const whole = all.find((list) => list.length > keys.length && keys.every((key) => list.includes(key))) ?? []
    return whole.filter((key) => !free.some((pair) => pair.key === key))
  })
}

/** "Blocks if able", "must be blocked if able", "all creatures able to block it do so" (509.1c). */
function requirements(game: Game, pairs: readonly Pair[]): readonly (readonly Key[])[] {
  const found: (readonly Key[])[] = []
  const blockers = [...new Set(pairs.map(({ blocker }) => blocker))]
  const attackers = [...new Set(pairs.map(({ attacker }) => attacker))]
  const keysOf = (id: ObjectId): readonly string[] =>
    pairs.filter(({ blocker, attacker }) => blocker === id || attacker === id).map(({ key }) => key)
  for (const what of standing(game, "must")) {
    if (what.does.must === "block") for (const id of blockers) if (affects(game, what, id)) found.push(keysOf(id))
    if (what.does.must === "be-blocked") for (const id of attackers) if (affects(game, what, id)) found.push(keysOf(id))
  }
  for (const what of standing(game, "mustBeBlockedBy"))
    for (const { key, blocker, attacker } of pairs)
      if (affects(game, what, attacker) && passes(game, what, "mustBeBlockedBy", blocker)) found.push([key])
  return found
}

/** What has to be paid for these creatures to block (509.1d). */
const blockCosts = (game: Game, blockers: readonly ObjectId[]): readonly MagicCost[] =>
  standing(game, "blockCost").length === 0
    ? []
    : [...new Set(blockers)].flatMap((id) => pricesOf(game, "blockCost", id))

/** Do these blocks keep to menace and the like, and can their costs be paid? Asked by the decision's space. */
export function blocksLegal(game: Game, keys: readonly Key[], partial: boolean): boolean {
  const ids = keys.map((key) => Number.parseInt(String(key), 10) as ObjectId)
  const [first] = ids
  if (first !== undefined) {
    const by = object(game.state, first).controller
    if (!combatCostsPayable(game, by, first, blockCosts(game, ids))) return false
  }
  if (partial) return true
  const [only] = keys
  if (keys.length === 1 && cant(game, Number.parseInt(String(only), 10) as ObjectId, "block-alone")) return false
  return place(game).attackers.every(({ attacker }) => {
    const n = keys.filter((key) => String(key).endsWith(`>${attacker}`)).length
    return n === 0 || n >= leastBlockers(game, attacker)
  })
}

/** Blockers are declared (509.1), by each defending player in turn order; then what watches that triggers. */
export function* declareBlockers(game: Game): Procedure<void> {
  const attackers = place(game).attackers.filter(({ attacker }) => isFighting(game, attacker))
  const chosen: Pair[] = []
  for (const defender of defendingPlayers(game)) {
    const pairs = possibleBlocks(game, defender, attackers)
    if (pairs.length === 0) continue
    const constraints = constraintsOf(game, pairs)
    const keys: readonly Key[] = yield* ask(game, {
      by: defender,
      kind: "blockers",
      rules: ["509.1a", "509.1b", ...(constraints.some(({ type }) => type === "maximal") ? ["509.1c"] : [])],
      prompt: "blockers",
      space: pick(
        pairs.map(({ key, blocker, attacker }) => ({ key, is: { type: "pair", object: blocker, other: attacker } })),
        0,
        pairs.length,
        { constraints },
      ),
      // Of several defending players the later ones are asked in the middle of it.
      rest: game.state.players.length === 2,
    })
    const declared = pairs.filter(({ key }) => keys.includes(key))
    const blockers = declared.map(({ blocker }) => blocker)
    const [first] = blockers
    if (first !== undefined) yield* payCombatCosts(game, defender, first, blockCosts(game, blockers))
    // What has been sacrificed or given away by then doesn't block (509.1g).
    chosen.push(
      ...declared.filter(
        ({ blocker }) => inZone(game, blocker, "battlefield") && object(game.state, blocker).controller === defender,
      ),
    )
  }
  step(game, "declare-blockers", ["509.1"], { player: game.state.active })
  const blocksOf = (attacker: ObjectId): readonly ObjectId[] =>
    chosen.filter((pair) => pair.attacker === attacker).map((pair) => pair.blocker)
  setPlace(game, {
    begun: true,
    attackers: attackers.map((one) => ({
      ...one,
      blockers: blocksOf(one.attacker),
      blocked: blocksOf(one.attacker).length > 0,
    })),
  })
  yield* happen(game, notes(game, chosen))
}

/** What abilities watch (509.3): once for each creature that blocks, for each pair, and for each that becomes blocked or doesn't. */
function notes(game: Game, chosen: readonly Pair[]): readonly GameEvent[] {
  const note = (as: string, rule: string, object: ObjectId, player: PlayerId, source?: ObjectId): GameEvent => ({
    type: "note",
    as,
    rule,
    object,
    player,
    ...(source === undefined ? {} : { source }),
  })
  const of = (blocker: ObjectId): PlayerId => object(game.state, blocker).controller
  return [
    ...[...new Set(chosen.map(({ blocker }) => blocker))].map((id) => note("blocks", "509.3a", id, of(id))),
    ...chosen.map(({ blocker, attacker }) => note("blocks-creature", "509.3b", blocker, of(blocker), attacker)),
    ...place(game).attackers.map((one) =>
      note(
        one.blocked ? "becomes-blocked" : "isnt-blocked",
        one.blocked ? "509.3c" : "509.1h",
        one.attacker,
        defendingPlayer(one),
      ),
    ),
  ]
}
