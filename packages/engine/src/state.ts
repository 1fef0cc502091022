import type { GameEvent } from "./events.ts"
import type { CardIndex, ObjectId, PlayerId } from "./ids.ts"
import type { Ability, Duration, StaticEffect } from "./language/types.ts"
import type { Said } from "./modes.ts"
import type { RuleId } from "./rules.ts"

/** What can stand in a state, a decision or a save. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined }

export type Marks = Readonly<Record<string, number>>

/**
 * One object of a game, immutable: a change makes a new record, so a copy of the state may share it.
 * After the object has moved on, its record stays as its last known information, with `became` set.
 */
export interface GameObject {
  readonly id: ObjectId
  readonly kind: "card" | "token" | "copy" | "ability"
  readonly card: CardIndex
  /** The face that is up or used; 0 is the front. */
  readonly face: number
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly zone: string
  readonly tapped: boolean
  readonly faceDown: boolean
  /** One bit a seat: who knows which card this is. */
  readonly known: number
  /**
   * The object it was before its last zone change, and the one it became; 0 for none. One that is gone, or whose zone was
   * reordered, became itself: nobody can follow it. Never shown to a player.
   */
  readonly was: ObjectId
  readonly became: ObjectId
  /** What it is attached to. */
  readonly attachedTo: ObjectId
  /** Cards beneath it that are one thing with it (an evolved creature's), topmost first. */
  readonly under: readonly ObjectId[]
  /** The card it lies beneath. */
  readonly over: ObjectId
  /** The turn in which it came under its controller's control. */
  readonly since: number
  readonly counters: Marks
  /** The rulebook's own numbers about it (damage, pending…). Absent is 0. */
  readonly marks: Marks
  /** What was announced for it while it was cast, used, activated or put on the stack. Never changes afterwards. */
  readonly said: Said | null
  /** For an ability on the stack: the ability, its source and the event that made it trigger. */
  readonly stacked: Stacked | null
  /** Characteristics as the rulebook last computed them, taken as the object left play. */
  readonly last: Readonly<Record<string, Plain>> | null
}

export interface Stacked {
  readonly ability: Ability
  readonly source: ObjectId
  readonly event: GameEvent | null
  readonly names: Names
}

/** Names bound while an ability runs, or kept for one that waits. */
export type Bound = number | string | boolean | readonly ObjectId[]
export type Names = Readonly<Record<string, Bound>>

export interface PlayerState {
  readonly life: number
  /** "turn:" marks are forgotten when a turn begins. Everybody sees them. */
  readonly marks: Marks
}

/** An ability that has triggered, or a card declared, and waits until the rulebook's order reaches it. */
export interface Waiting {
  readonly n: number
  /** The rulebook's class of it: "trigger", "s-trigger", … */
  readonly kind: string
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly ability: Ability | null
  readonly event: GameEvent | null
  readonly names: Names
  readonly since: number
}

/** A continuous effect of a resolved ability: what it does, to whom, until when. */
export interface ActiveEffect {
  readonly n: number
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly does: StaticEffect
  /** The objects fixed when it began; null where `does` says by itself whom it affects. */
  readonly objects: readonly ObjectId[] | null
  readonly until: Duration
  readonly turn: number
  readonly time: number
  readonly names: Names
}

/** An ability and whose it is, found by the name of what it watches. */
export interface Watcher {
  readonly object: ObjectId
  readonly ability: Ability
}

export interface Result {
  /** Null is a draw. */
  readonly winner: PlayerId | null
  readonly reason: string
  readonly rule: RuleId
}

/**
 * A whole position as plain data. Containers are copied by `copyState`; everything in them is immutable and shared.
 * Only reducers write (see write.ts).
 */
export interface State {
  readonly objects: readonly (GameObject | undefined)[]
  /** By zone (in the rulebook's order), then by seat. A shared zone uses seat 0. */
  readonly zones: readonly (readonly ObjectId[])[]
  readonly players: readonly PlayerState[]
  readonly turn: number
  readonly active: PlayerId
  /** The rulebook's own place in the game: step, passes, combat. Everybody sees it (see `loopObjects`). */
  readonly loop: Readonly<Record<string, Plain>>
  readonly waiting: readonly Waiting[]
  readonly effects: readonly ActiveEffect[]
  /** What is watched or stands continuously, by name. Follows effective abilities. */
  readonly watch: Readonly<Record<string, readonly Watcher[]>>
  /** What happened this turn. */
  readonly history: readonly GameEvent[]
  /** Counts up with everything that needs an order: waiting abilities, effects, timestamps. */
  readonly time: number
  readonly random: readonly number[]
  readonly result: Result | null
}

export const NO_MARKS: Marks = Object.freeze({})
export const NO_NAMES: Names = Object.freeze({})
export const NO_IDS: readonly ObjectId[] = Object.freeze([])

/** A copy that can be written to without touching the original. Written by hand for speed; compared with `structuredClone` in tests. */
export function copyState(state: State): State {
  return {
    objects: state.objects.slice(),
    zones: state.zones.slice(),
    players: state.players.slice(),
    turn: state.turn,
    active: state.active,
    loop: state.loop,
    waiting: state.waiting,
    effects: state.effects,
    watch: state.watch,
    history: state.history,
    time: state.time,
    random: state.random,
    result: state.result,
  }
}

/** A copy with other random numbers. It takes the original's place, and so its containers with it. */
export function withRandom(state: State, random: State["random"]): State {
  const { objects, zones, players, turn, active, loop, waiting, effects, watch, history, time, result } = state
  return { objects, zones, players, turn, active, loop, waiting, effects, watch, history, time, random, result }
}

export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** A record of its own to be changed and kept. Written by hand, so that all records have one shape and are read fast. */
export function copyObject(found: GameObject): Mutable<GameObject> {
  return {
    id: found.id,
    kind: found.kind,
    card: found.card,
    face: found.face,
    owner: found.owner,
    controller: found.controller,
    zone: found.zone,
    tapped: found.tapped,
    faceDown: found.faceDown,
    known: found.known,
    was: found.was,
    became: found.became,
    attachedTo: found.attachedTo,
    under: found.under,
    over: found.over,
    since: found.since,
    counters: found.counters,
    marks: found.marks,
    said: found.said,
    stacked: found.stacked,
    last: found.last,
  }
}

/** The object with this id, alive or as last known. An id that never was is a fault of the caller. */
export function object(state: State, id: ObjectId): GameObject {
  const found = state.objects[id]
  if (found === undefined) throw new RangeError(`There is no object ${id}`)
  return found
}

/** Has it not moved on? */
export const isThere = (state: State, id: ObjectId): boolean => {
  const found = state.objects[id]
  return found !== undefined && found.became === 0
}

/** What it is one thing with while it lies beneath another card: the topmost one. Itself where it doesn't. */
export function topmost(state: State, id: ObjectId): ObjectId {
  let at = id
  for (let over = state.objects[at]?.over; isThere(state, at) && over !== undefined && over !== 0; ) {
    at = over
    over = state.objects[at]?.over
  }
  return at
}

/** The object it is now, following zone changes; itself while it hasn't moved. */
export function current(state: State, id: ObjectId): ObjectId {
  let at = id
  for (let next = object(state, at).became; next !== 0 && next !== at; next = object(state, at).became) at = next
  return at
}

export const mark = (marks: Marks, name: string): number => marks[name] ?? 0
