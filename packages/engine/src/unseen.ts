import type { Game } from "./game.ts"
import { type Key, type ObjectId, type PlayerId, seatName } from "./ids.ts"
import type { ZoneSpec } from "./rulebook.ts"
import { type GameObject, object } from "./state.ts"
import { everyone, players, zone, zoneSpec } from "./zones.ts"

/*
 * What a player calls objects. Those in sight are called by their ids. In a hidden zone ids would tell where a card came
 * from or when it was drawn: there a card is called by its zone and a place, which is its real one only where the zone has
 * an order.
 */

/** A player, or a spectator, who knows what everybody knows. */
export type Viewer = PlayerId | null

/** Does whoever has these bits set know it? */
export const isKnownTo = (game: Game, viewer: Viewer, known: number): boolean =>
  viewer === null ? (known & everyone(game)) === everyone(game) : (known & (1 << viewer)) !== 0

const inSight = (spec: ZoneSpec, viewer: Viewer, owner: PlayerId): boolean =>
  spec.seen === "all" || (spec.seen === "owner" && viewer === owner)

/** Does this player see the very object (perhaps face down), so that it can be called by its id? Also of objects that have moved on. */
export const seesObject = (game: Game, viewer: Viewer, found: GameObject): boolean =>
  inSight(zoneSpec(game, found.zone), viewer, found.owner)

/** How a card at this place of a zone that isn't seen is called; the top is 1. */
export const placeKey = (name: string, player: PlayerId, place: number): string =>
  `${name}:${seatName(player)}:${place}`

/** An object in a hidden zone as a player may think of it. */
export interface Unseen {
  readonly key: string
  readonly id: ObjectId
  readonly zone: string
  readonly player: PlayerId
  /** From 1; means something only where the zone has an order. */
  readonly place: number
}

/** All that lies in zones this player doesn't see, in an order that tells nothing. */
export function unseenBy(game: Game, viewer: Viewer): ReadonlyMap<ObjectId, Unseen> {
  const found = new Map<ObjectId, Unseen>()
  for (const spec of game.rulebook.zones) {
    if (spec.shared) continue
    for (const player of players(game)) {
      if (inSight(spec, viewer, player)) continue
      const ids = zone(game, player, spec.name)
      const list = spec.ordered ? ids : mixed(game, viewer, ids)
      list.forEach((id, i) => {
        found.set(id, { key: placeKey(spec.name, player, i + 1), id, zone: spec.name, player, place: i + 1 })
      })
    }
  }
  return found
}

/** Known cards first, by card; the others, and equal ones, in an order that comes from the state's random numbers. */
function mixed(game: Game, viewer: Viewer, ids: readonly ObjectId[]): readonly ObjectId[] {
  const rank = (id: ObjectId): number => {
    const found = object(game.state, id)
    return isKnownTo(game, viewer, found.known) ? found.card : Number.MAX_SAFE_INTEGER
  }
  const lots = new Map(ids.map((id) => [id, lot(game.state.random, id)]))
  return [...ids].sort((a, b) => rank(a) - rank(b) || (lots.get(a) as number) - (lots.get(b) as number) || a - b)
}

function lot(random: readonly number[], id: ObjectId): number {
  let hash: number = id
  for (const number of random) {
    hash = Math.imul(hash ^ number, 0x85ebca6b)
    hash ^= hash >>> 13
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Calls objects as this player does. Null for one that can't be called anything: it has left a hidden zone. */
export function namer(game: Game, viewer: Viewer): (id: ObjectId) => Key | null {
  const unseen = unseenBy(game, viewer)
  return (id) => {
    const found = game.state.objects[id]
    if (found === undefined) return null
    return seesObject(game, viewer, found) ? id : (unseen.get(id)?.key ?? null)
  }
}
