import type { Game } from "./game.ts"
import { type CardIndex, NONE, type ObjectId, type PlayerId, UNKNOWN_CARD } from "./ids.ts"
import { inHand, pickedOut, reorderedCard } from "./knowledge.ts"
import {
  copyObject,
  type GameObject,
  isThere,
  type Marks,
  type Mutable,
  NO_IDS,
  NO_MARKS,
  object,
  type PlayerState,
  type State,
} from "./state.ts"
import { unwatch, watchObject } from "./watch.ts"
import { seersOf, zoneSlot, zoneSpec } from "./zones.ts"

export type WritableState = Mutable<Omit<State, "objects" | "zones" | "players">> & {
  objects: (GameObject | undefined)[]
  zones: (readonly ObjectId[])[]
  players: PlayerState[]
}

export interface Arrival {
  readonly controller?: PlayerId
  readonly place?: "top" | "bottom"
  readonly tapped?: boolean
  readonly faceDown?: boolean
  readonly face?: number
  /** The card in play that it is put on, becoming one thing with it. */
  readonly over?: ObjectId
  readonly attachTo?: ObjectId
  /** The seats that see which card it is, beside those who see the cards where it goes. */
  readonly seen?: number
  /** The cards among which it was chosen by their content. */
  readonly among?: readonly ObjectId[]
}

/** The only way to write to a state; reducers are given it and nothing else has it. */
export class Writer {
  readonly game: Game
  constructor(game: Game) {
    this.game = game
  }

  get state(): WritableState {
    this.game.revision += 1
    return this.game.state as WritableState
  }

  patch(id: ObjectId, change: Partial<GameObject>): void {
    this.state.objects[id] = Object.assign(copyObject(object(this.game.state, id)), change)
  }

  /** A record of its own in the object's place, to be written to at once. */
  private renewed(id: ObjectId): Mutable<GameObject> {
    const copy = copyObject(object(this.game.state, id))
    this.state.objects[id] = copy
    return copy
  }

  tap(id: ObjectId, tapped: boolean): void {
    this.renewed(id).tapped = tapped
  }

  know(id: ObjectId, known: number): void {
    this.renewed(id).known = known
  }

  player(player: PlayerId, change: Partial<PlayerState>): void {
    const { life, marks } = this.state.players[player] as PlayerState
    this.state.players[player] = { life: change.life ?? life, marks: change.marks ?? marks }
  }

  /** Turns it so that another of its faces counts, or face down or up. */
  turn(id: ObjectId, face: number, faceDown = object(this.game.state, id).faceDown): void {
    unwatch(this.game, id)
    this.patch(id, { face, faceDown })
    watchObject(this.game, id)
  }

  /** Makes it an object of another card; what it was by itself is for the rulebook to remember ("printed-card"). */
  turnInto(id: ObjectId, card: CardIndex, face: number): void {
    unwatch(this.game, id)
    this.patch(id, { card, face })
    watchObject(this.game, id)
  }

  setMark(id: ObjectId, name: string, amount: number): void {
    const renewed = this.renewed(id)
    renewed.marks = withMark(renewed.marks, name, amount)
  }

  addCounters(id: ObjectId, name: string, amount: number): void {
    const { counters } = object(this.game.state, id)
    this.patch(id, { counters: withMark(counters, name, Math.max(0, (counters[name] ?? 0) + amount)) })
  }

  setPlayerMark(player: PlayerId, name: string, amount: number): void {
    this.player(player, { marks: withMark((this.state.players[player] as PlayerState).marks, name, amount) })
  }

  nextTime(): number {
    this.state.time += 1
    return this.state.time
  }

  private takeOut(found: GameObject): void {
    const slot = zoneSlot(this.game, holder(found), found.zone)
    this.state.zones[slot] = (this.state.zones[slot] ?? NO_IDS).filter((other) => other !== found.id)
  }

  private putIn(found: GameObject, place: "top" | "bottom"): void {
    const slot = zoneSlot(this.game, holder(found), found.zone)
    const list = this.state.zones[slot] ?? NO_IDS
    this.state.zones[slot] = place === "top" ? [found.id, ...list] : [...list, found.id]
  }

  /**
   * Moves an object to a zone, where it is a new object. The old record stays as last known information.
   * @param chooser the seats that know which of the cards it was with was taken
   */
  move(id: ObjectId, to: string, arrival: Arrival = {}, chooser = 0): ObjectId {
    const leaving = object(this.game.state, id)
    const spec = zoneSpec(this.game, to)
    const fromSpec = zoneSpec(this.game, leaving.zone)
    const last = fromSpec.play === true ? this.game.rulebook.lastKnown(this.game, id) : null
    const next = this.state.objects.length as ObjectId
    const { owner } = leaving
    const faceDown = arrival.faceDown ?? false
    const inherited = arrival.over === undefined ? null : object(this.game.state, arrival.over)
    const sees = (arrival.seen ?? 0) | (faceDown ? 0 : seersOf(this.game, spec, owner))
    if (arrival.among !== undefined || inHand(this.game, leaving))
      pickedOut(this, leaving, arrival.among, chooser, sees)
    const old = object(this.game.state, id)
    // A copy of something is itself again elsewhere.
    const own = old.marks["printed-card"] as CardIndex | undefined
    const card = own ?? old.card
    const keepsFace = own === undefined && (spec.play === true || to === "stack")
    const fresh: GameObject = {
      id: next,
      kind: old.kind,
      card,
      face: arrival.face ?? (keepsFace ? old.face : outsideFace(this.game, card)),
      owner,
      controller: arrival.controller ?? (spec.play === true ? old.controller : owner),
      zone: to,
      tapped: arrival.tapped ?? inherited?.tapped ?? false,
      faceDown,
      known: old.known | sees,
      was: id,
      became: NONE,
      attachedTo: arrival.attachTo ?? NONE,
      under: inherited === null ? NO_IDS : [inherited.id, ...inherited.under],
      over: NONE,
      since: inherited?.since ?? this.state.turn,
      counters: NO_MARKS,
      marks: NO_MARKS,
      said: spec.play === true || to === "stack" ? old.said : null,
      stacked: null,
      last: null,
    }
    if (old.over === NONE) {
      unwatch(this.game, id)
      this.takeOut(old)
    } else if (isThere(this.game.state, old.over)) {
      const top = object(this.game.state, old.over)
      this.patch(top.id, { under: top.under.filter((under) => under !== id) })
    }
    const gone = copyObject(object(this.game.state, id))
    gone.became = next
    gone.last = last
    this.state.objects[id] = gone
    this.state.objects[next] = fresh
    if (inherited !== null) this.coverBy(inherited, fresh)
    this.putIn(fresh, arrival.place ?? (spec.ordered ? "top" : "bottom"))
    watchObject(this.game, next)
    return next
  }

  /** `base` and what lies under it now lie under `top`. */
  private coverBy(base: GameObject, top: GameObject): void {
    unwatch(this.game, base.id)
    this.takeOut(base)
    for (const id of [base.id, ...base.under])
      this.patch(id, { over: top.id, ...(id === base.id ? { under: NO_IDS } : {}) })
  }

  /** Lays a card in play beneath another, as one thing with it. */
  tuck(id: ObjectId, top: ObjectId): void {
    const found = object(this.game.state, id)
    unwatch(this.game, id)
    this.takeOut(found)
    this.patch(id, { over: top })
    this.patch(top, { under: [id, ...object(this.game.state, top).under] })
  }

  /** What lay beneath a card that has left is there by itself now, with `under` beneath it. */
  uncover(id: ObjectId, under: readonly ObjectId[], tapped: boolean): void {
    for (const other of under) this.patch(other, { over: id })
    this.patch(id, { over: NONE, under, tapped })
    this.putIn(object(this.game.state, id), "bottom")
    watchObject(this.game, id)
  }

  /** Lays it in another zone's list, the same object: neither for the rules nor for who follows it has it moved. */
  setAside(id: ObjectId, zone: string): void {
    unwatch(this.game, id)
    this.takeOut(object(this.game.state, id))
    this.patch(id, { zone })
    this.putIn(object(this.game.state, id), "bottom")
    watchObject(this.game, id)
  }

  create(
    card: CardIndex,
    kind: GameObject["kind"],
    player: PlayerId,
    to: string,
    change: Partial<GameObject> = {},
  ): ObjectId {
    const id = this.state.objects.length as ObjectId
    const spec = zoneSpec(this.game, to)
    const fresh: GameObject = {
      id,
      kind,
      card,
      face: spec.play === true || to === "stack" ? 0 : outsideFace(this.game, card),
      owner: player,
      controller: player,
      zone: to,
      tapped: false,
      faceDown: false,
      known: card === UNKNOWN_CARD ? 0 : seersOf(this.game, spec, player),
      was: NONE,
      became: NONE,
      attachedTo: NONE,
      under: NO_IDS,
      over: NONE,
      since: this.state.turn,
      counters: NO_MARKS,
      marks: NO_MARKS,
      said: null,
      stacked: null,
      last: null,
    }
    this.state.objects[id] = Object.assign(fresh, change)
    this.putIn(object(this.game.state, id), spec.ordered && to === "stack" ? "top" : "bottom")
    watchObject(this.game, id)
    return id
  }

  /** Takes an object out of the game's zones (a token, a copy, an ability that has left). */
  cease(id: ObjectId): void {
    const old = object(this.game.state, id)
    const last = zoneSpec(this.game, old.zone).play === true ? this.game.rulebook.lastKnown(this.game, id) : old.last
    unwatch(this.game, id)
    if (old.over === NONE) this.takeOut(old)
    this.patch(id, { became: id, last })
  }

  control(id: ObjectId, player: PlayerId): void {
    const old = object(this.game.state, id)
    this.takeOut(old)
    this.patch(id, { controller: player, since: this.state.turn })
    this.putIn(object(this.game.state, id), "bottom")
  }

  /**
   * Puts these cards of a zone into this order, at the places they had between them. They become new objects that can't be
   * followed; only `seen` and who sees the zone know which is which.
   */
  reorder(player: PlayerId, name: string, ids: readonly ObjectId[], seen = 0): void {
    const slot = zoneSlot(this.game, player, name)
    const list = this.state.zones[slot] ?? NO_IDS
    const all = ids.length === list.length
    let place = 0
    this.state.zones[slot] = list.map((id) =>
      all || ids.includes(id)
        ? this.renew(ids[place++] as ObjectId, seen | seersOf(this.game, zoneSpec(this.game, name), player))
        : id,
    )
  }

  private renew(id: ObjectId, seen: number): ObjectId {
    const old = object(this.game.state, id)
    const next = this.state.objects.length as ObjectId
    unwatch(this.game, id)
    const card = reorderedCard(this.game, old, next, seen)
    const gone = copyObject(old)
    gone.became = id
    this.state.objects[id] = gone
    const fresh = copyObject(old)
    fresh.id = next
    fresh.card = card
    if (card !== old.card) fresh.face = outsideFace(this.game, card)
    fresh.was = NONE
    fresh.known = old.known & seen
    this.state.objects[next] = fresh
    watchObject(this.game, next)
    return next
  }
}

/** The face that counts of a card out of play. */
export const outsideFace = (game: Game, card: CardIndex): number => game.cards[card]?.outside ?? 0

/** Whose list an object stands in: its controller's in play, its owner's elsewhere. */
export const holder = (found: GameObject): PlayerId => found.controller

export function withMark(marks: Marks, name: string, amount: number): Marks {
  if (amount === 0 && marks[name] === undefined) return marks
  const changed: Record<string, number> = {}
  let left = 0
  for (const other in marks) {
    if (other === name) continue
    changed[other] = marks[other] as number
    left += 1
  }
  if (amount !== 0) changed[name] = amount
  return left === 0 && amount === 0 ? NO_MARKS : changed
}
