import type { GameEvent } from "../events.ts"
import type { ObjectId, PlayerId } from "../ids.ts"
import type { ChosenModes, Said, Target } from "../modes.ts"
import { type Bound, type Names, NO_NAMES } from "../state.ts"
import type { Ability, AnySlot, Effect, Modal } from "./types.ts"

/**
 * What an ability knows while it runs: whose it is, what made it trigger, what its names are bound to.
 * Lives in a generator and is built anew by a re-run; it holds ids, never objects.
 */
export interface Frame {
  readonly source: ObjectId
  readonly you: PlayerId
  readonly ability: Ability | null
  readonly event: GameEvent | null
  readonly said: Said | null
  /** Modes chosen before the text began that are no part of `said`: by the modal part they were chosen for. */
  readonly declared?: ReadonlyMap<Modal, ChosenModes>
  readonly names: Record<string, Bound>
  /** The target slots of the text that runs, in its order, and the targets still legal for each. */
  readonly slots: readonly AnySlot[]
  readonly targets: readonly (readonly Target[])[]
  /** What this ability has done so far. */
  readonly done: GameEvent[]
  /** Who chooses the modes of the text, where that is known before they are chosen. */
  readonly chooser?: PlayerId
  /** The object a filter looks at, for "owner" and "controller" of it. */
  readonly at?: ObjectId
  /** What it does isn't done but gathered, to be done together with what else happens (a replacement of simultaneous events). */
  readonly gather?: Gather
}

/** What an effect would do: its events, what can only be done after them, and the objects that can't be part of it. */
export interface Gather {
  readonly events: GameEvent[]
  readonly later: { readonly frame: Frame; readonly effect: Effect }[]
  readonly taken: ReadonlySet<ObjectId>
  /** What was chosen on the way. */
  readonly chosen: ObjectId[]
}

/** Under which name a frame keeps which number of an object a player has said to count, where it has several. */
export const numberSaid = (number: string, object: ObjectId): string => `${number}:${object}`

/** The number that was said so; undefined where none had to be. */
export function saidOf(frame: Frame, number: string, object: ObjectId | undefined): number | undefined {
  const said = object === undefined ? undefined : frame.names[numberSaid(number, object)]
  return typeof said === "number" ? said : undefined
}

/** The names that target slots give what was announced for them. */
export function targetNames(slots: readonly AnySlot[], targets: readonly (readonly Target[])[]): Names {
  const named = slots.flatMap((slot, i) =>
    slot.as === undefined ? [] : [[slot.as, boundTo(targets[i] ?? [])] as const],
  )
  return named.length === 0 ? NO_NAMES : Object.fromEntries(named)
}

/** As what a player slot without a name is known to slots whose filters hold it. */
export const unnamedPlayer = ({ targetPlayer }: { readonly targetPlayer: string }): string => `target:${targetPlayer}`

/** How players are bound to a name, and which a name bound so means. */
export const boundPlayers = (players: readonly PlayerId[]): Bound => `player:${players.join(",")}`
export const playersBound = (bound: string): readonly PlayerId[] =>
  bound === "player:"
    ? []
    : bound
        .slice(7)
        .split(",")
        .map((one) => Number(one) as PlayerId)

/** To what a target slot's name is bound by what was announced for it. */
export function boundTo(targets: readonly Target[]): Bound {
  const players = targets.flatMap((target) => ("player" in target ? [target.player] : []))
  if (players.length > 0 && players.length === targets.length) return boundPlayers(players)
  return targets.flatMap((target) => ("object" in target ? [target.object] : []))
}

export function makeFrame(
  source: ObjectId,
  you: PlayerId,
  about: Partial<Omit<Frame, "source" | "you" | "names">> & { readonly names?: Names } = NOTHING,
): Frame {
  const {
    ability = null,
    event = null,
    said = null,
    slots = NO_SLOTS,
    targets = NO_SLOTS,
    declared,
    chooser,
    at,
  } = about
  const own = about.names === undefined || about.names === NO_NAMES ? {} : { ...about.names }
  const names = slots.length === 0 ? own : Object.assign(own, targetNames(slots, targets))
  // One shape for all frames: filters and conditions read them all the time.
  const done = about.done ?? []
  return { source, you, ability, event, said, declared, names, slots, targets, done, chooser, at } as Frame
}

const NO_SLOTS: readonly never[] = []
const NOTHING: Partial<Frame> = {}
