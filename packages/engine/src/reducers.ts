import type { GameEvent } from "./events.ts"
import type { Game } from "./game.ts"
import { type CardIndex, NONE, type ObjectId, type PlayerId } from "./ids.ts"
import { lookedThrough, shown } from "./knowledge.ts"
import { type ActiveEffect, type GameObject, isThere, type Mutable, NO_IDS, object, type PlayerState } from "./state.ts"
import { holder, type Writer } from "./write.ts"
import { zoneSlot, zoneSpec } from "./zones.ts"

/** Writes an event's change. The event is a record of the reducer's own, in which it fills in what came of it. */
export type Reducer = (write: Writer, event: GameEvent) => GameEvent | null

const moves: Reducer = (write, event) => {
  const id = event.object as ObjectId
  if (!isThere(write.game.state, id)) return null
  const old = object(write.game.state, id)
  const player = event.player ?? old.controller
  const fromPlace = placeOf(write, old)
  const hidden = fromPlace !== null && event.fromPlace === undefined && event.among === undefined
  const among = hidden ? lookedThrough(write.game, old, 1 << player) : undefined
  const moved = event as Mutable<GameEvent>
  if (among !== undefined) moved.among = among
  const becomes = write.move(id, event.to as string, moved, 1 << player)
  moved.from = old.zone
  moved.becomes = becomes
  moved.player = player
  moved.seen = object(write.game.state, becomes).known
  if (fromPlace !== null) moved.fromPlace = fromPlace
  return moved
}

/** Its place in its zone, from 0 for the top, where places are seen. */
function placeOf(write: Writer, found: GameObject): number | null {
  if (found.over !== NONE || !zoneSpec(write.game, found.zone).ordered) return null
  return (write.state.zones[zoneSlot(write.game, holder(found), found.zone)] ?? NO_IDS).indexOf(found.id)
}

const alive =
  (change: (write: Writer, event: GameEvent, found: GameObject) => boolean): Reducer =>
  (write, event) => {
    const id = event.object as ObjectId
    if (!isThere(write.game.state, id)) return null
    return change(write, event, object(write.game.state, id)) ? event : null
  }

const always =
  (change: (write: Writer, event: GameEvent) => void): Reducer =>
  (write, event) => {
    change(write, event)
    return event
  }

/** Reducers of the event types the engine has itself. */
export const engineReducers: Readonly<Record<string, Reducer>> = {
  move: moves,
  create: (write, event) => {
    const becomes = write.create(event.amount as CardIndex, "token", event.player as PlayerId, event.to as string, {
      ...(event.tapped === undefined ? {} : { tapped: event.tapped }),
      ...(event.face === undefined ? {} : { face: event.face }),
      ...(event.attachTo === undefined ? {} : { attachedTo: event.attachTo }),
    })
    return { ...event, object: becomes, becomes }
  },
  cease: alive((write, event) => {
    write.cease(event.object as ObjectId)
    return true
  }),
  tap: alive((write, event, found) => {
    if (found.tapped) return false
    write.tap(found.id, true)
    return true
  }),
  untap: alive((write, event, found) => {
    if (!found.tapped) return false
    write.tap(found.id, false)
    return true
  }),
  counters: alive((write, event, found) => {
    write.addCounters(found.id, event.name as string, event.amount ?? 1)
    return true
  }),
  mark: alive((write, event, found) => {
    write.setMark(found.id, event.name as string, event.amount ?? 1)
    return true
  }),
  attach: alive((write, event, found) => {
    write.patch(found.id, { attachedTo: event.attachTo ?? NONE })
    return true
  }),
  face: alive((write, event, found) => {
    write.turn(found.id, event.face ?? found.face, event.faceDown ?? found.faceDown)
    return true
  }),
  control: alive((write, event, found) => {
    if (found.controller === event.player) return false
    write.control(found.id, event.player as PlayerId)
    return true
  }),
  know: always((write, event) => shown(write, event.objects ?? NO_IDS, event.seen ?? 0)),
  shuffle: always((write, event) =>
    write.reorder(event.player as PlayerId, event.to as string, event.objects ?? NO_IDS),
  ),
  order: always((write, event) =>
    write.reorder(event.player as PlayerId, event.to as string, event.objects ?? NO_IDS, event.seen ?? 0),
  ),
  life: always((write, event) => {
    const player = event.player as PlayerId
    write.player(player, { life: (write.state.players[player] as PlayerState).life + (event.amount ?? 0) })
  }),
  "player-mark": always((write, event) =>
    write.setPlayerMark(event.player as PlayerId, event.name as string, event.amount ?? 0),
  ),
  effect: always((write, event) => {
    const effect = event.effect
    if (effect === undefined) return
    const n = write.nextTime()
    write.state.effects = [...write.state.effects, effectRecord(effect, n, write.state.turn, now(write.game))]
  }),
  "effect-ends": always((write, event) => {
    const { amount: n, object } = event
    write.state.effects = write.state.effects.flatMap((effect) => {
      if (effect.n !== n) return [effect]
      const objects = object === undefined ? [] : (effect.objects ?? []).filter((id) => id !== object)
      return objects.length === 0 ? [] : [{ ...effect, objects }]
    })
  }),
  result: always((write, event) => {
    write.state.result ??= { winner: event.player ?? null, reason: event.name ?? "", rule: event.rule }
  }),
  turn: always((write, event) => {
    write.state.turn += 1
    write.state.active = event.player as PlayerId
    write.state.history = []
    write.state.players.forEach(({ marks }, seat) => {
      for (const name in marks) if (name.startsWith("turn:")) write.setPlayerMark(seat as PlayerId, name, 0)
    })
  }),
  /** Something only to be seen and watched: it changes nothing by itself. */
  note: always(() => {}),
}

/** A continuous effect with every field in one order: all that stands is looked through all the time, and read fast in one shape. */
export const effectRecord = (
  { source, controller, does, objects, until, names }: NonNullable<GameEvent["effect"]>,
  n: number,
  turn: number,
  time: number,
): ActiveEffect => ({ n, source, controller, does, objects, until, turn, time, names })

/** Between the objects there are and those to come (see `timeOf`). */
const now = (game: Game): number => game.state.objects.length * 2 - 1
