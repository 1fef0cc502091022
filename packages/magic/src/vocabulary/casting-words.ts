import {
  type ConditionWord,
  did,
  type EventPattern,
  type FilterWord,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  isThere,
  matchesPattern,
  NONE,
  numberOf,
  type ObjectId,
  object,
  opponentsOf,
  optional,
  type PlayerRef,
  type Procedure,
  playersOf,
  type Selector,
  select,
  term,
  text,
  type ValueWord,
  type VerbWord,
  words,
  yes,
} from "@dilemma-table/engine"
import { wasCastBy, wasCastFrom } from "../cast-from.ts"
import { timesPaid } from "../paid.ts"
import { inZone } from "../position.ts"
import { targetsSaid } from "../targets.ts"
import { present } from "./present.ts"

/*
 * Words about how something was cast, what was paid for it, and designations (701).
 */

type Whole = Readonly<Record<string, unknown>>

/** How often this cost was announced for the spell, or for what has become a permanent. */
function timesAnnounced(game: Game, frame: Frame, cost: string): number {
  const own = frame.source === NONE ? null : object(game.state, frame.source)
  const said = frame.said?.costs ?? (own?.zone === "stack" ? own.said?.costs : undefined) ?? []
  return Math.max(said.filter((key) => key === cost).length, timesPaid(game, frame.source, cost))
}

const alike = (a: GameEvent, b: GameEvent): boolean =>
  a.type === b.type && a.as === b.as && a.object === b.object && a.player === b.player && a.source === b.source

/** How often it happened this turn before the event at hand: of a turn gone by never. */
function before(game: Game, frame: Frame, pattern: EventPattern): number {
  const { event } = frame
  if (event === null) return 0
  const { history } = game.state
  const at = history.findIndex((other) => alike(other, event))
  return history.slice(0, Math.max(0, at)).filter((other) => matchesPattern(game, frame, pattern, other)).length
}

export const castingValues: Readonly<Record<string, ValueWord>> = {
  ofGivenUp: {
    shape: term("number-name"),
    value: (game, frame, name: string) =>
      (frame.said?.gaveUp ?? []).reduce((sum, id) => sum + numberOf(game, name, id), 0),
  },
  timesPaid: { shape: text, value: (game, frame, cost: string) => timesAnnounced(game, frame, cost) },
  earlier: { shape: term("pattern"), value: (game, frame, pattern: EventPattern) => before(game, frame, pattern) },
  opponents: { shape: yes, value: (game, frame) => opponentsOf(game, frame.you).length },
  countersOn: {
    shape: term("selector"),
    fields: { kind: text },
    value: (game, frame, what: Selector, whole) => {
      const { kind } = whole as { readonly kind: string }
      return select(game, frame, what).reduce((sum, id) => sum + (object(game.state, id).counters[kind] ?? 0), 0)
    },
  },
  targetsAnnounced: {
    shape: yes,
    value: (_game, { said }) => (said === null ? 0 : targetsSaid(said).length),
  },
  thisWay: {
    shape: term("event-name"),
    fields: { kind: optional(text) },
    value: (game, frame, name: string, whole) => {
      const { kind } = whole as { readonly kind?: string }
      return frame.done
        .filter((event) => game.rulebook.eventNames(event).includes(name))
        .filter((event) => kind === undefined || event.name === kind)
        .reduce((sum, { amount = 1 }) => sum + Math.abs(amount), 0)
    },
  },
}

/** When its controller's last upkeep began while they controlled it: the turn, plus one. */
export const UPKEEP = "upkeep"

export const castingFilters: Readonly<Record<string, FilterWord>> = {
  castFrom: { shape: term("zone"), test: (game, _frame, id, zone) => wasCastFrom(game, id, zone as string) },
  castBy: {
    shape: term("player"),
    test: (game, frame, id, who) => playersOf(game, frame, who as PlayerRef).some((one) => wasCastBy(game, id, one)),
  },
  attached: {
    shape: { shape: "boolean" },
    test: (game, _frame, id, wanted) => {
      const { attachedTo } = object(game.state, id)
      return (attachedTo !== NONE && inZone(game, attachedTo, "battlefield")) === wanted
    },
  },
  designation: {
    shape: text,
    test: (game, _frame, id, name) => isDesignated(game, id, name as string),
  },
  newSinceUpkeep: {
    shape: yes,
    test: (game, _frame, id) => {
      const { marks, since } = object(game.state, id)
      const upkeep = marks[UPKEEP]
      return upkeep === undefined || upkeep - 1 === game.state.turn || upkeep - 1 < since
    },
  },
}

/** These are no longer attached to anything (701.3d). */
function* unattach(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const ids = (yield* present(game, frame, what)).filter((id) => object(game.state, id).attachedTo !== NONE)
  return yield* did(
    game,
    frame,
    ids.map((id) => ({ type: "attach", as: "unattaches", rule: "701.3d", object: id, attachTo: NONE })),
  )
}

/** A designation, which is neither an ability nor copied (702.112b, 701.37b). */
function* designate(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const to = whole.to as string
  const name = `${whole.until === "this-turn" ? FOR_TURN : "designation:"}${to}`
  const ids = (yield* present(game, frame, what)).filter((id) => !isDesignated(game, id, to))
  return yield* did(
    game,
    frame,
    ids.flatMap((id) => [
      {
        type: "mark",
        rule: "701.37b",
        object: id,
        name,
        amount: game.state.turn + (whole.until === undefined ? 0 : 1),
      },
      { type: "note", as: "becomes-designated", rule: "701.37b", object: id, name: to, player: frame.you },
    ]),
  )
}

/** The mark of what something is until the end of a turn: the turn after. */
const FOR_TURN = "designation-turn:"

/** Is it this, for good or in this turn? */
const isDesignated = (game: Game, id: ObjectId, name: string): boolean => {
  const { marks } = object(game.state, id)
  return marks[`designation:${name}`] !== undefined || marks[`${FOR_TURN}${name}`] === game.state.turn + 1
}

/** What the ability has done counts as this event, for what watches for it. */
function* counts(game: Game, frame: Frame, as: unknown, whole: Whole): Procedure<boolean> {
  const [source] = select(game, frame, whole.of as Selector)
  yield* happen(game, [
    {
      type: "note",
      as: as as string,
      rule: "702.110b",
      object: frame.source,
      player: frame.you,
      ...(source === undefined ? {} : { source }),
    },
  ])
  return isThere(game.state, frame.source)
}

type Run = VerbWord["run"]

export const castingVerbs: Readonly<Record<string, VerbWord>> = {
  unattach: { shape: term("selector"), unknowns: "works", run: unattach as Run },
  designate: {
    shape: term("selector"),
    fields: { to: text, until: optional(words("this-turn")) },
    unknowns: "works",
    run: designate as Run,
  },
  counts: {
    shape: words("exploits"),
    fields: { of: term("selector") },
    unknowns: "works",
    run: counts as Run,
  },
}

export const castingConditions: Readonly<Record<string, ConditionWord>> = {
  paid: {
    shape: text,
    fields: { atLeast: { optional: { shape: "integer", min: 1 } } },
    holds: (game, frame, cost: string, whole) =>
      timesAnnounced(game, frame, cost) >= ((whole as { readonly atLeast?: number }).atLeast ?? 1),
  },
}
