import type { Game } from "./game.ts"
import type { ObjectId, PlayerId } from "./ids.ts"
import type { ZoneSpec } from "./rulebook.ts"
import { mark, object } from "./state.ts"

export function zoneSpec(game: Game, name: string): ZoneSpec {
  const spec = game.rulebook.zones[game.basis.zoneIndex[name] ?? -1]
  if (spec === undefined) throw new RangeError(`There is no zone ${name}`)
  return spec
}

/** Is what lies in a zone of this name in play? Of no zone: no. */
export const isInPlay = (game: Game, name: string | undefined): boolean =>
  name !== undefined && game.rulebook.zones[game.basis.zoneIndex[name] ?? -1]?.play === true

/** Those of the objects that don't lie where they are treated as though they didn't exist. */
export function notAside(game: Game, ids: readonly ObjectId[]): readonly ObjectId[] {
  const { aside } = game.basis
  return aside === undefined || !ids.some((id) => object(game.state, id).zone === aside)
    ? ids
    : ids.filter((id) => object(game.state, id).zone !== aside)
}

/** Where a zone's list lies in `state.zones`. */
export function zoneSlot(game: Game, player: PlayerId, name: string): number {
  const index = game.basis.zoneIndex[name]
  if (index === undefined) throw new RangeError(`There is no zone ${name}`)
  return index * game.state.players.length + (game.rulebook.zones[index]?.shared === true ? 0 : player)
}

/** The objects in a player's zone (or a shared one), the top first where it has an order. */
export const zone = (game: Game, player: PlayerId, name: string): readonly ObjectId[] =>
  game.state.zones[zoneSlot(game, player, name)] ?? []

/** The zone that "the top card" means where none is named. */
export function deckZone(game: Game): string {
  const spec = game.rulebook.zones.find((one) => one.deck === true)
  if (spec === undefined) throw new RangeError("No zone of this game is a deck")
  return spec.name
}

const seatLists: (readonly (readonly PlayerId[])[])[] = []

/** All seats in turn order, once for each seat to begin with. Made once for each number of players. */
function seatOrders(n: number): readonly (readonly PlayerId[])[] {
  seatLists[n] ??= Array.from({ length: n }, (_, first) =>
    Array.from({ length: n }, (_, i) => ((first + i) % n) as PlayerId),
  )
  return seatLists[n]
}

/** Every seat of the table, also of players who have left the game. */
export const seats = (game: Game): readonly PlayerId[] => seatsFrom(game, 0 as PlayerId)

/** Every seat in turn order from this one on, also of players who have left. */
export const seatsFrom = (game: Game, first: PlayerId): readonly PlayerId[] =>
  seatOrders(game.state.players.length)[first] ?? []

/** The mark of a player who has left a game that goes on. */
export const LEFT = "left"

/** Has this player left the game? Where two play, the game is over then. */
export const hasLeft = (game: Game, player: PlayerId): boolean =>
  mark(game.state.players[player]?.marks ?? {}, LEFT) > 0

/** The players in the game. */
export const players = (game: Game): readonly PlayerId[] => playersFrom(game, 0 as PlayerId)

/** The players in the game, in turn order from this seat on. */
export const playersFrom = (game: Game, first: PlayerId): readonly PlayerId[] => {
  const all = seatsFrom(game, first)
  return all.length === 2 || !all.some((player) => hasLeft(game, player))
    ? all
    : all.filter((player) => !hasLeft(game, player))
}

/** The next player in turn order who is in the game. */
export function nextPlayer(game: Game, player: PlayerId): PlayerId {
  const n = game.state.players.length
  let next = ((player + 1) % n) as PlayerId
  while (n > 2 && next !== player && hasLeft(game, next)) next = ((next + 1) % n) as PlayerId
  return next
}

/** The other players in the game, in turn order from this one on. */
export const opponentsOf = (game: Game, player: PlayerId): readonly PlayerId[] =>
  game.state.players.length === 2
    ? (opponentLists[player] ?? [])
    : playersFrom(game, player).filter((other) => other !== player)

/** The other player, in a game of two. */
export const opponentOf = (game: Game, player: PlayerId): PlayerId => nextPlayer(game, player)

const opponentLists: readonly (readonly PlayerId[])[] = [[1 as PlayerId], [0 as PlayerId]]

/** Every object in a zone of this name, turn player's first. */
export function allIn(game: Game, name: string): readonly ObjectId[] {
  if (zoneSpec(game, name).shared) return zone(game, game.state.active, name)
  const all: ObjectId[] = []
  for (const player of playersFrom(game, game.state.active)) {
    for (const id of zone(game, player, name)) all.push(id)
  }
  return all
}

/** How many objects lie in the zones of this name; none where the game has no such zone. */
export const countIn = (game: Game, name: string): number =>
  game.basis.zoneIndex[name] === undefined ? 0 : allIn(game, name).length

/** Everyone's bit. */
export const everyone = (game: Game): number => (1 << game.state.players.length) - 1

/** Who sees cards that lie face up in this zone of `owner`. */
export function seersOf(game: Game, spec: ZoneSpec, owner: PlayerId): number {
  if (spec.seen === "all") return everyone(game)
  return spec.seen === "owner" ? 1 << owner : 0
}

/** Does this player know which card it is? */
export const knows = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  (object(game.state, id).known & (1 << player)) !== 0
