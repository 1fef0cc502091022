import { hasKeyword, hasSummoningSickness } from "@dilemma-table/duel-masters"
import { type Game, opponentsOf, type Plain, type PlayerId, players, zone } from "@dilemma-table/engine"
import { isSick, place, type Step } from "@dilemma-table/magic"

/**
 * How far a player looks from winning, from 0: what the opponents have left, less what an attack of all that can attack
 * would take of it if everything that can block did, the strongest first. Only a guess: it says what is tried first.
 */
export const farFromWinning = (game: Game, seat: PlayerId): number =>
  Math.max(...opponentsOf(game, seat).map((other) => Math.max(0, left(game, seat, other))))

function left(game: Game, seat: PlayerId, other: PlayerId): number {
  return game.rulebook.game === "magic"
    ? (game.state.players[other]?.life ?? 0) - magicDamage(game, seat)
    : 2 * (zone(game, other, "shields").length + 1 - breaks(game, seat, other))
}

const struck: readonly Step[] = ["combat-damage", "end-of-combat", "postcombat-main", "end", "cleanup"]

function magicDamage(game: Game, seat: PlayerId): number {
  const { step, attackers } = place(game)
  if (game.state.active !== seat || struck.includes(step)) return 0
  const own = creatures(game, seat)
  if (attackers.length > 0 && step !== "declare-attackers")
    return sum(attackers.filter(({ blocked }) => !blocked).map(({ attacker }) => own.get(attacker)?.power ?? 0))
  const attacking = attackers.map(({ attacker }) => Number(attacker))
  const able = [...own.values()].filter(({ id, tapped }) =>
    attacking.length > 0 ? attacking.includes(id) : !tapped && !isSick(game, id),
  )
  const blockers = opponentsOf(game, seat).flatMap((other) => [...creatures(game, other).values()])
  return unblocked(
    able.map(({ power }) => power),
    blockers.filter(({ tapped }) => !tapped).length,
  )
}

interface Creature {
  readonly id: Parameters<typeof isSick>[1]
  readonly power: number
  readonly tapped: boolean
}

function creatures(game: Game, seat: PlayerId): ReadonlyMap<number, Creature> {
  const found = new Map<number, Creature>()
  for (const owner of players(game))
    for (const id of zone(game, owner, "battlefield")) {
      const one = game.state.objects[id]
      if (one === undefined || one.controller !== seat) continue
      const { power, types } = (game.rulebook.lastKnown(game, id) ?? {}) as Readonly<Record<string, Plain>>
      if (typeof power === "number" && (!Array.isArray(types) || types.includes("creature")))
        found.set(id, { id, power, tapped: one.tapped })
    }
  return found
}

function breaks(game: Game, seat: PlayerId, other: PlayerId): number {
  if (game.state.active !== seat) return 0
  const able = zone(game, seat, "battle").filter(
    (id) => game.state.objects[id]?.tapped === false && !hasSummoningSickness(game, id),
  )
  const blockers = zone(game, other, "battle").filter(
    (id) => game.state.objects[id]?.tapped === false && hasKeyword(game, id, "blocker"),
  )
  return unblocked(
    able.map((id) => (hasKeyword(game, id, "double-breaker") ? 2 : 1)),
    blockers.length,
  )
}

/** What is left where so many of the strongest are stopped. */
const unblocked = (powers: readonly number[], stopped: number): number =>
  sum([...powers].sort((a, b) => b - a).slice(stopped))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + Math.max(0, one), 0)
