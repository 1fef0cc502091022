import {
  affects,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  standing,
  type Target,
} from "@dilemma-table/engine"
import { hasKeyword, hasType, powerOf } from "./layers.ts"
import { inZone } from "./position.ts"

/** So much damage by a source to an object or a player. */
export interface Damage {
  readonly source: ObjectId
  readonly to: Target
  readonly amount: number
}

/** Is damage by this source, or to this object, prevented (615.1, 615.6)? */
function prevented(game: Game, { source, to }: Damage): boolean {
  return standing(game, "preventDamage").some((what) => {
    if (what.does.preventDamage === "by") return what.objects?.includes(source) ?? affects(game, what, source)
    return "object" in to && affects(game, what, to.object)
  })
}

/**
 * Deals damage, all at the same time (120.3, 120.4). To a player it is loss of life, on a creature it stays marked, from a
 * planeswalker it takes loyalty counters; lifelink's controller gains as much (702.15b).
 */
export function* dealDamage(game: Game, damages: readonly Damage[], combat = false): Procedure<boolean> {
  const events = damages
    .filter((damage) => damage.amount > 0 && canBeDealt(game, damage) && !prevented(game, damage))
    .map(
      ({ source, to, amount }): GameEvent => ({
        type: "damage",
        as: combat ? "combat-damage" : "damage",
        rule: combat ? "510.2" : "120.3",
        source,
        amount,
        ...("object" in to ? { object: to.object } : { player: to.player }),
        data: { deathtouch: hasKeyword(game, source, "deathtouch") },
      }),
    )
  const dealt = yield* happen(game, events)
  yield* happen(game, [
    ...dealt.flatMap((event) => lifeLost(event)),
    ...dealt.flatMap((event) => lifeGained(game, event)),
  ])
  return dealt.length > 0
}

const canBeDealt = (game: Game, { to }: Damage): boolean =>
  "player" in to ||
  (inZone(game, to.object, "battlefield") &&
    ["creature", "planeswalker", "battle"].some((type) => hasType(game, to.object, type)))

const lifeLost = (event: GameEvent): readonly GameEvent[] =>
  event.player === undefined ? [] : [lifeEvent(event.player, -(event.amount ?? 0), "120.3a", event.source)]

function lifeGained(game: Game, event: GameEvent): readonly GameEvent[] {
  if (event.source === undefined || !hasKeyword(game, event.source, "lifelink")) return []
  return [lifeEvent(object(game.state, event.source).controller, event.amount ?? 0, "702.15b", event.source)]
}

/** Gain or loss of life (119.3). */
export const lifeEvent = (player: PlayerId, amount: number, rule: string, source?: ObjectId): GameEvent => ({
  type: "life",
  as: amount < 0 ? "loses-life" : "gains-life",
  rule,
  player,
  amount,
  ...(source === undefined ? {} : { source }),
})

/** Two creatures fight: each deals damage equal to its power to the other, unless either is gone (701.14a, 701.14b). */
export function* fight(game: Game, a: ObjectId, b: ObjectId): Procedure<boolean> {
  const able = [a, b].every(
    (id) => isThere(game.state, id) && inZone(game, id, "battlefield") && hasType(game, id, "creature"),
  )
  if (!able) return false
  if (a === b) return yield* dealDamage(game, [{ source: a, to: { object: a }, amount: powerOf(game, a) * 2 }])
  return yield* dealDamage(game, [
    { source: a, to: { object: b }, amount: powerOf(game, a) },
    { source: b, to: { object: a }, amount: powerOf(game, b) },
  ])
}
