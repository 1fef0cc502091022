import {
  type Ability,
  type Game,
  type GameEvent,
  happen,
  isThere,
  mark,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  players,
  type SharedLimit,
} from "@dilemma-table/engine"

/** How often a triggered ability may be used: once each turn, or once among all that share a name (ファイナル革命, ニンジャ・ストライク). */
export type Limit = "turn" | SharedLimit

/** Marks of a player that are forgotten as the turn ends, and as an attack does. */
const IN_TURN = "turn:used:"
const IN_ATTACK = "turn:used-in-attack:"

const sharedMark = ({ within, of }: SharedLimit): string => `${within === "turn" ? IN_TURN : IN_ATTACK}${of}`

/** "Only once each turn" is counted by the ability's place on its card. */
const ownMark = (game: Game, source: ObjectId, ability: Ability): string => {
  const found = object(game.state, source)
  return `used:${game.cards[found.card]?.faces[found.face]?.abilities.indexOf(ability) ?? -1}`
}

/** Has the ability been used as often as it may be? */
export function isUsedUp(game: Game, player: PlayerId, source: ObjectId, ability: Ability, limit: Limit): boolean {
  if (limit !== "turn") return mark(game.state.players[player]?.marks ?? {}, sharedMark(limit)) > 0
  return mark(object(game.state, source).marks, ownMark(game, source, ability)) === game.state.turn + 1
}

/**
 * It is used, from before it is carried out; `used` is false where it turned out that nothing was done, for declining it doesn't
 * count as using it.
 */
export function* rememberUse(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  ability: Ability,
  limit: Limit,
  used: boolean,
): Procedure<void> {
  if (limit !== "turn")
    yield* happen(game, [{ type: "player-mark", rule: "605.1", player, name: sharedMark(limit), amount: used ? 1 : 0 }])
  else if (isThere(game.state, source)) {
    const name = ownMark(game, source, ability)
    const amount = used ? game.state.turn + 1 : 0
    yield* happen(game, [{ type: "mark", rule: "605.1", object: source, name, amount }])
  }
}

/** The attack is over: what may be used once in an attack may be used again. */
export function* forgetUsesInAttack(game: Game): Procedure<void> {
  const events = players(game).flatMap((player) =>
    Object.keys(game.state.players[player]?.marks ?? {})
      .filter((name) => name.startsWith(IN_ATTACK))
      .map((name): GameEvent => ({ type: "player-mark", rule: "510.2", player, name, amount: 0 })),
  )
  if (events.length > 0) yield* happen(game, events)
}
