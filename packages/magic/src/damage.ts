import {
  type Game,
  type GameEvent,
  happen,
  happenAsIs,
  isThere,
  NONE,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  replacersOf,
  type Target,
} from "@dilemma-table/engine"
import { hasKeyword, hasType, keywordData, powerOf } from "./layers.ts"
import { counted } from "./player-counters.ts"
import { inZone } from "./position.ts"
import { gainForbidden } from "./prohibitions.ts"
import { replaceEvents } from "./replacement.ts"

/** So much damage by a source to an object or a player. */
export interface Damage {
  readonly source: ObjectId
  readonly to: Target
  readonly amount: number
}

/**
 * Deals damage, all at the same time (120.4): it is replaced and prevented (120.4a), dealt, and what it results in follows
 * (120.3): loss of life or poison, counters, loss of loyalty, gain of life.
 * @returns whether any was dealt
 */
export function* dealDamage(game: Game, damages: readonly Damage[], combat = false): Procedure<boolean> {
  const proposed = damages
    .filter((damage) => damage.amount > 0 && canBeDealt(game, damage))
    .map(
      ({ source, to, amount }): GameEvent => ({
        type: "damage",
        as: combat ? "combat-damage" : "damage",
        rule: combat ? "510.2" : "120.3",
        source,
        amount,
        ...("object" in to ? { object: to.object } : { player: to.player }),
        data: {
          deathtouch: hasKeyword(game, source, "deathtouch"),
          counters: hasKeyword(game, source, "infect") || hasKeyword(game, source, "wither"),
        },
      }),
    )
  if (proposed.length === 0) return false
  const replaced = yield* replaceEvents(game, proposed, replacersOf(game, proposed))
  const dealt = yield* happenAsIs(
    game,
    replaced.events.filter(({ type, amount = 0 }) => type !== "damage" || amount > 0),
  )
  const hits = dealt.filter(({ type }) => type === "damage")
  yield* happen(
    game,
    hits.flatMap((event) => results(game, event)),
  )
  yield* replaced.then()
  return hits.length > 0
}

const canBeDealt = (game: Game, { to }: Damage): boolean =>
  "player" in to ||
  (inZone(game, to.object, "battlefield") &&
    ["creature", "planeswalker", "battle"].some((type) => hasType(game, to.object, type)))

/** What follows from damage to a player, or by a source with lifelink (120.3a, b, f, g). */
function results(game: Game, event: GameEvent): readonly GameEvent[] {
  const { source = NONE, player, amount = 0, as } = event
  const found: GameEvent[] = []
  if (player !== undefined && event.object === undefined) {
    if (hasKeyword(game, source, "infect")) found.push(...poison(game, player, amount, "702.90b"))
    else found.push(lifeEvent(player, -amount, "120.3a", source))
    const toxic = as === "combat-damage" ? keywordData<number>(game, source, "toxic") : []
    if (toxic.length > 0)
      found.push(
        ...poison(
          game,
          player,
          toxic.reduce((sum, n) => sum + n, 0),
          "120.3g",
        ),
      )
  }
  if (hasKeyword(game, source, "lifelink") && !gainForbidden(game, object(game.state, source).controller))
    found.push(lifeEvent(object(game.state, source).controller, amount, "702.15b", source))
  return found
}

/** A player gets poison counters (122.1f). */
export function poison(game: Game, player: PlayerId, amount: number, rule: string): readonly GameEvent[] {
  return amount <= 0 ? [] : counted(game, player, "poison", amount, rule)
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
