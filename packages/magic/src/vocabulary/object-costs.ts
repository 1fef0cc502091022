import {
  amountOf,
  ask,
  either,
  type Filter,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  integer,
  isThere,
  type ObjectId,
  object,
  objectOption,
  objectsMatching,
  optional,
  type Procedure,
  pick,
  type Shape,
  term,
  text,
  type Value,
  words,
  yes,
  zone,
} from "@dilemma-table/engine"
import { powerOf } from "../layers.ts"
import { type ObjectCost, onBattlefield, takeObjects, type Use, unpaid, usable } from "../using-objects.ts"
import { sacrificed } from "./card-verbs.ts"
import { anyCounters, firstCounters } from "./counter-verbs.ts"

/*
 * Costs that take objects. A cost is paid with what its player has: permanents they control, cards of their own in other zones.
 */

const amount: Shape = either(integer(1), term("value"))
const thisOr: Shape = either(words("this"), term("filter"))
const counted = { count: optional(amount) }

type Whole = Readonly<Record<string, unknown>>

function objectCost<A>(
  shape: Shape,
  use: (game: Game, frame: Frame, argument: A, whole: Whole) => Use,
  fields?: ObjectCost["fields"],
): ObjectCost {
  return {
    shape,
    ...(fields === undefined ? {} : { fields }),
    use: use as unknown as ObjectCost["use"],
    payable: ((game: Game, frame: Frame, argument: A, whole: Whole) =>
      usable([use(game, frame, argument, whole)])) as unknown as ObjectCost["payable"],
    pay: ((game: Game, frame: Frame, _: A, whole: Whole) =>
      takeObjects(game, frame, whole as never, [])) as unknown as ObjectCost["pay"],
  }
}

/** What a player has that matches. A spell being cast can't be used up for itself; an ability's source can. */
const able = (game: Game, frame: Frame, what: Filter | "this"): readonly ObjectId[] =>
  what === "this"
    ? [frame.source].filter((id) => isThere(game.state, id) && object(game.state, id).controller === frame.you)
    : objectsMatching(game, frame, what).filter(
        (id) => object(game.state, id).controller === frame.you && (id !== frame.source || frame.ability !== null),
      )

const count = (game: Game, frame: Frame, whole: Whole): number =>
  whole.count === undefined ? 1 : amountOf(game, frame, whole.count as Value)

/** Each of them, one event. */
const each =
  (event: (id: ObjectId) => GameEvent) =>
  (ids: readonly ObjectId[]): readonly GameEvent[] =>
    ids.map(event)

const moved = (as: string, to: string, rule: string, prompt: string): ObjectCost =>
  objectCost<Filter | "this">(
    thisOr,
    (game, frame, what, whole) => ({
      how: "leave",
      ids: able(game, frame, what),
      count: count(game, frame, whole),
      prompt,
      rule,
      events: each((id) => ({ type: "move", as, rule, object: id, to, player: frame.you })),
    }),
    counted,
  )

const turnOthers = (type: "tap" | "untap"): ObjectCost =>
  objectCost<Filter>(
    term("filter"),
    (game, frame, what, whole) => {
      const all = able(game, frame, what).filter((id) => onBattlefield(game, id))
      const rule = type === "tap" ? "701.26a" : "701.26b"
      const ids = all.filter((id) => object(game.state, id).tapped === (type === "untap"))
      return {
        how: type,
        ids,
        ...(type === "untap" ? { onceTapped: all.filter((id) => !ids.includes(id)) } : {}),
        count: count(game, frame, whole),
        prompt: `${type}-some`,
        rule,
        events: each((id) => ({ type, rule, object: id, player: frame.you })),
      }
    },
    counted,
  )

/** The source's own {T} or {Q} (107.5, 107.6). */
const turnThis = (type: "tap" | "untap"): ObjectCost =>
  objectCost<true>(yes, (game, frame) => {
    const rule = type === "tap" ? "107.5" : "107.6"
    const there = onBattlefield(game, frame.source) && object(game.state, frame.source).tapped === (type === "untap")
    return {
      how: type,
      ids: there ? [frame.source] : [],
      count: 1,
      prompt: type,
      rule,
      events: each((id) => ({ type, rule, object: id, player: frame.you })),
    }
  })

/** Costs that take objects (118), by their words. */
export const objectCosts: Readonly<Record<string, ObjectCost>> = {
  sacrifice: objectCost<Filter | "this">(
    thisOr,
    (game, frame, what, whole) => ({
      how: "leave",
      ids: able(game, frame, what).filter((id) => onBattlefield(game, id)),
      count: count(game, frame, whole),
      prompt: "sacrifice",
      rule: "701.21a",
      events: each((id) => sacrificed(id, frame.you)),
    }),
    counted,
  ),
  discard: objectCost<Value | "this">(
    either(words("this"), amount),
    (game, frame, what, whole) => ({
      how: "leave",
      ids: what === "this" ? able(game, frame, what) : hand(game, frame, whole.matching as Filter | undefined),
      count: what === "this" ? 1 : amountOf(game, frame, what),
      prompt: "discard",
      rule: whole.atRandom === true ? "701.9b" : "701.9a",
      ...(whole.atRandom === true ? { atRandom: true } : {}),
      events: each((id) => ({
        type: "move",
        as: "discards",
        rule: "701.9a",
        object: id,
        to: "graveyard",
        player: frame.you,
      })),
    }),
    { matching: optional(term("filter")), atRandom: optional(yes) },
  ),
  tapPower: {
    shape: amount,
    fields: { of: term("filter") },
    payable: ((game: Game, frame: Frame, n: Value, whole: Whole) =>
      untappedPower(game, tappable(game, frame, whole)) >= amountOf(game, frame, n)) as never,
    pay: tapPower as never,
  } as unknown as ObjectCost,
  tap: turnThis("tap"),
  untap: turnThis("untap"),
  exile: moved("exile", "exile", "701.13a", "exile-cost"),
  bounce: moved("bounce", "hand", "118.1", "bounce-cost"),
  tapSome: turnOthers("tap"),
  untapSome: turnOthers("untap"),
  reveal: objectCost<Filter | "this">(
    thisOr,
    (game, frame, what, whole) => ({
      how: "reveal",
      ids: able(game, frame, what),
      count: count(game, frame, whole),
      prompt: "reveal-cost",
      rule: "701.20a",
      events: (objects) => [
        {
          type: "know",
          as: "reveals",
          rule: "701.20a",
          objects,
          seen: (1 << game.state.players.length) - 1,
          player: frame.you,
        },
      ],
    }),
    counted,
  ),
  removeCounters: objectCost<Value>(
    amount,
    (game, frame, value, whole) => {
      const kind = whole.kind as string | undefined
      const from = (whole.from as Filter | undefined) ?? "this"
      const n = amountOf(game, frame, value)
      const less = (id: ObjectId, name: string, amount: number): GameEvent =>
        ({ type: "counters", rule: "122.1", object: id, name, amount: -amount }) as const
      const use: Use = {
        how: "counters",
        ids: able(game, frame, from).filter((id) => countersOn(game, id, kind) >= n),
        count: 1,
        prompt: "counters-cost",
        rule: "122.1",
        events: (ids) =>
          ids.flatMap((id) =>
            kind === undefined
              ? firstCounters(game, id, n).map(([name, amount]) => less(id, name, amount))
              : [less(id, kind, n)],
          ),
      }
      if (kind !== undefined) return use
      return {
        ...use,
        *chosen([id]) {
          if (id === undefined) return []
          return (yield* anyCounters(game, frame, id, n)).map(([name, amount]) => less(id, name, amount))
        },
      }
    },
    { kind: optional(text), from: optional(term("filter")) },
  ),
  putCounters: objectCost<number>(
    integer(1),
    (game, frame, n, whole) => ({
      how: "counters",
      ids: able(game, frame, (whole.on as Filter | undefined) ?? "this").filter((id) => onBattlefield(game, id)),
      count: 1,
      prompt: "counters-cost",
      rule: "122.6",
      events: each((id) => ({
        type: "counters",
        rule: "122.6",
        object: id,
        name: whole.kind as string,
        amount: n,
        player: frame.you,
      })),
    }),
    { kind: text, on: optional(term("filter")) },
  ),
}

/** How many counters are on it: of this kind, or of all. */
const countersOn = (game: Game, id: ObjectId, kind: string | undefined): number => {
  const { counters } = object(game.state, id)
  return kind === undefined
    ? Object.values(counters).reduce<number>((sum, n) => sum + (n ?? 0), 0)
    : (counters[kind] ?? 0)
}

const tappable = (game: Game, frame: Frame, whole: Whole): readonly ObjectId[] =>
  able(game, frame, whole.of as Filter).filter((id) => onBattlefield(game, id) && !object(game.state, id).tapped)

const untappedPower = (game: Game, ids: readonly ObjectId[]): number =>
  ids.reduce((sum, id) => sum + Math.max(0, powerOf(game, id)), 0)

/** Any number of untapped creatures whose power together is enough (702.122a). */
function* tapPower(game: Game, frame: Frame, n: Value, whole: Whole): Procedure<void> {
  const ids = tappable(game, frame, whole)
  const total = amountOf(game, frame, n)
  if (untappedPower(game, ids) < total) throw unpaid(frame, "tap-power")
  const keys = yield* ask(game, {
    by: frame.you,
    kind: "cost-choice",
    rules: ["601.2h", "702.122a"],
    prompt: "tap-power",
    source: frame.source,
    about: { count: total },
    space: pick(ids.map(objectOption), 0, ids.length, {
      constraints: [{ type: "least", weights: ids.map((id) => [id, Math.max(0, powerOf(game, id))]), total }],
    }),
  })
  yield* happen(
    game,
    (keys as readonly ObjectId[]).map((id) => ({ type: "tap", rule: "701.26a", object: id, player: frame.you })),
  )
}

/** The cards that can be discarded for what is being paid: the spell itself has left the hand. */
const hand = (game: Game, frame: Frame, matching: Filter | undefined): readonly ObjectId[] =>
  matching === undefined
    ? zone(game, frame.you, "hand").filter((id) => id !== frame.source || frame.ability !== null)
    : able(game, frame, { ...matching, zone: "hand" })
