import type { Key, ObjectId, PlayerId } from "./ids.ts"
import type { RuleId } from "./rules.ts"
import type { ActiveEffect, Mutable, Names, Plain } from "./state.ts"

/**
 * Something that happens, proposed or done. One wide record, so that patterns, reducers and sentences read the same fields.
 * The engine reduces the types below; a rulebook adds its own types with reducers of its own.
 *
 * move (object, to, controller?, place?, tapped?, faceDown?, face?, over?, attachTo?; becomes) · create (card, player, to; becomes) ·
 * tap, untap (object) · face (object, face?, faceDown?) · counters (object, name, amount) · mark (object, name, amount) ·
 * life (player, amount) · player-mark (player, name, amount) · attach (object, to) · control (object, player) ·
 * order (player, to, objects, seen) and shuffle (player, to, objects): these cards of the zone `to` take the places they had
 * between them in this order · know (objects, seen: the seats they are shown to) · effect (effect) · effect-ends (amount = n) ·
 * modes (object, player, picks) · say (object; said) · result (player | null) · step (name) · turn (player)
 */
export interface GameEvent {
  readonly type: string
  /** The word under which it happens: "destroy", "discard", "draw", "break"… Patterns may name it. */
  readonly as?: string
  readonly rule: RuleId
  /** The player who does it or to whom it happens. */
  readonly player?: PlayerId
  readonly object?: ObjectId
  readonly objects?: readonly ObjectId[]
  /** What caused it: the source of the effect, cost or rule. */
  readonly source?: ObjectId
  readonly from?: string
  readonly to?: string
  readonly controller?: PlayerId
  readonly place?: "top" | "bottom"
  readonly tapped?: boolean
  readonly faceDown?: boolean
  readonly face?: number
  /** The card it is put on, or what it is attached to. */
  readonly over?: ObjectId
  readonly attachTo?: ObjectId
  readonly name?: string
  readonly amount?: number
  readonly keys?: readonly Key[]
  /** Filled in by the reducer: the object's new id. */
  readonly becomes?: ObjectId
  /**
   * Filled in by the reducer: the place it left, from 0 for the top, where its zone has an order. Proposed: the place is
   * said (a draw takes the top card), so everybody sees which card it is that goes.
   */
  readonly fromPlace?: number
  /**
   * Who sees which card it is (a bit for each seat). Proposed: beside those who see the cards where it goes. Afterwards: all
   * who know.
   */
  readonly seen?: number
  /**
   * The cards among which `player` chose it by looking at them (a search). The others see neither its place nor, unless it
   * is shown, which card it was. In a hand it is always so; in a deck it is found by the reducer, unless `fromPlace` is said.
   */
  readonly among?: readonly ObjectId[]
  readonly names?: Names
  readonly effect?: Omit<ActiveEffect, "n" | "turn" | "time">
  readonly data?: Plain
}

type EventRecord = { -readonly [Field in keyof GameEvent]-?: GameEvent[Field] | undefined }

const BLANK: EventRecord = {
  type: "",
  as: undefined,
  rule: "",
  player: undefined,
  object: undefined,
  objects: undefined,
  source: undefined,
  from: undefined,
  to: undefined,
  controller: undefined,
  place: undefined,
  tapped: undefined,
  faceDown: undefined,
  face: undefined,
  over: undefined,
  attachTo: undefined,
  name: undefined,
  amount: undefined,
  keys: undefined,
  becomes: undefined,
  fromPlace: undefined,
  seen: undefined,
  among: undefined,
  names: undefined,
  effect: undefined,
  data: undefined,
}

/**
 * A copy of an event with every field in one order, absent ones undefined: reducers, patterns and the log then read records
 * of one shape. Literals as rulebooks write them have dozens, and engines slow down tenfold where they meet so many. (Assigned
 * to a blank it takes 140 ns, read field by field 230.)
 */
export const eventRecord = (event: GameEvent): Mutable<GameEvent> =>
  Object.assign({ ...BLANK }, event) as Mutable<GameEvent>

/** An event as a rulebook proposes it: the rule is demanded, the rest follows from the type. */
export type ProposedEvent = GameEvent
