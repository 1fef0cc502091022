import { type Game, type GameEvent, mark, type PlayerId } from "@dilemma-table/engine"

/*
 * Counters that players have (122.1): each kind is a mark of the player's.
 */

const start = "counter:"

const nameOf = (kind: string): string => (kind === "poison" ? kind : `${start}${kind}`)

/** How many counters of this kind a player has. */
export const playerCounters = (game: Game, player: PlayerId, kind: string): number =>
  mark(game.state.players[player]?.marks ?? {}, nameOf(kind))

/** The kinds of counters that a player has. */
export const kindsOfCounters = (game: Game, player: PlayerId): readonly string[] =>
  Object.entries(game.state.players[player]?.marks ?? {}).flatMap(([name, n]) =>
    n <= 0 ? [] : name === "poison" ? [name] : name.startsWith(start) ? [name.slice(start.length)] : [],
  )

/** A player gets so many counters of a kind (122.6), or loses them. `name` is the mark, `data` tells the kind. */
export function counted(
  game: Game,
  player: PlayerId,
  kind: string,
  amount: number,
  rule: string,
): readonly GameEvent[] {
  if (amount === 0) return []
  const now = Math.max(0, playerCounters(game, player, kind) + amount)
  return [
    {
      type: "player-mark",
      as: amount > 0 ? "gets-counters" : "loses-counters",
      rule,
      player,
      name: nameOf(kind),
      amount: now,
      data: { kind, by: Math.abs(amount) },
    },
  ]
}
