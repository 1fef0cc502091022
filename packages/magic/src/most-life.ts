import { type Game, type PlayerId, players } from "@dilemma-table/engine"

const lifeOf = (game: Game, player: PlayerId): number => game.state.players[player]?.life ?? 0

/** Has this player the most life, or is tied for it (702.105a)? */
export const hasMostLife = (game: Game, player: PlayerId): boolean =>
  players(game).every((other) => lifeOf(game, other) <= lifeOf(game, player))
