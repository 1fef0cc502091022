import {
  amountOf,
  ask,
  CHANCE,
  did,
  type Filter,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  numberRange,
  type ObjectId,
  object,
  objectOption,
  objectsMatching,
  order,
  type PlayerId,
  type Procedure,
  pick,
  type Value,
  zone,
} from "@dilemma-table/engine"
import { drawCards } from "../drawing.ts"
import { inRandomOrder } from "../random-order.ts"
import { present } from "./present.ts"
import { who } from "./who.ts"

type Whole = Readonly<Record<string, unknown>>

/** "Up to": a player says how many (608.2d). */
export function* howMany(game: Game, frame: Frame, by: PlayerId, most: number): Procedure<number> {
  const [n] = yield* ask(game, {
    by,
    kind: "number",
    rules: ["608.2d"],
    prompt: "how-many",
    source: frame.source,
    space: numberRange(0, most),
  })
  return Number(n)
}

/** Drawing (121.1), one card after another. */
export function* draw(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const n = amountOf(game, frame, value as Value)
  const before = game.state.history.length
  for (const one of who(game, frame, whole.by))
    yield* drawCards(game, one, whole.upTo === true ? yield* howMany(game, frame, one, n) : n, "121.1")
  frame.done.push(...game.state.history.slice(before).filter((event) => event.as === "draws"))
  return game.state.history.length > before
}

/** Discarding (701.9): players choose their own cards in turn order, then all discard at once (101.4). */
export function* discard(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const n = amountOf(game, frame, value as Value)
  const events: GameEvent[] = []
  for (const player of who(game, frame, whole.by)) {
    const cards = zone(game, player, "hand")
    const count = Math.min(n, cards.length)
    if (count === 0) continue
    const random = whole.atRandom === true
    const keys = yield* ask(game, {
      by: random ? CHANCE : player,
      kind: random ? "random" : "cards",
      rules: [random ? "701.9b" : "701.9a"],
      prompt: "discard",
      source: frame.source,
      about: { count },
      space: pick(cards.map(objectOption), count, count),
    })
    for (const id of keys as readonly ObjectId[])
      events.push({
        type: "move",
        as: "discards",
        rule: "701.9a",
        object: id,
        to: "graveyard",
        player,
        source: frame.source,
      })
  }
  return yield* did(game, frame, events)
}

/** These are discarded by their owners (701.9). */
export function* discardIt(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const ids = (yield* present(game, frame, what)).filter((id) => object(game.state, id).zone === "hand")
  return yield* did(
    game,
    frame,
    ids.map((id) => ({
      type: "move",
      as: "discards",
      rule: "701.9a",
      object: id,
      to: "graveyard",
      player: object(game.state, id).owner,
      source: frame.source,
    })),
  )
}

/** Milling (701.17a). */
export function* mill(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const n = amountOf(game, frame, value as Value)
  const events = who(game, frame, whole.by).flatMap((player) =>
    zone(game, player, "library")
      .slice(0, n)
      .map((id) => ({ type: "move", as: "mills", rule: "701.17a", object: id, to: "graveyard", player })),
  )
  return yield* did(game, frame, events)
}

/** Where the looked-at cards that don't stay on top go, and by which rules. */
interface Sorting {
  readonly rule: string
  readonly prompt: string
  readonly as: string
  readonly away: "bottom" | "graveyard"
}

/** Scrying (701.22a): looked-at cards go to the bottom in any order or back on top in any order. */
export const scry = sorting({ rule: "701.22a", prompt: "scry", as: "scries", away: "bottom" })

/** Surveilling (701.25a): any of them go to the graveyard, the rest back on top in any order. */
export const surveil = sorting({ rule: "701.25a", prompt: "surveil", as: "surveils", away: "graveyard" })

function sorting({ rule, prompt, as, away }: Sorting) {
  return function* (game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
    const n = amountOf(game, frame, value as Value)
    let any = false
    for (const player of who(game, frame, whole.by)) {
      const cards = zone(game, player, "library").slice(0, n)
      if (cards.length === 0) continue
      any = true
      yield* happen(game, [{ type: "know", as: "looks", rule, objects: cards, seen: 1 << player, player }])
      const keys = yield* ask(game, {
        by: player,
        kind: "order",
        rules: [rule],
        prompt,
        source: frame.source,
        space: {
          type: "partition",
          options: cards.map(objectOption),
          groups: [
            { name: "top", min: 0, max: cards.length, ordered: true },
            { name: away, min: 0, max: cards.length, ordered: away === "bottom" },
          ],
        },
      })
      const split = keys.indexOf(away)
      const ids = (from: number, to: number): readonly ObjectId[] =>
        keys.slice(from, to).filter((key) => typeof key === "number") as readonly unknown[] as readonly ObjectId[]
      const top = ids(0, split < 0 ? keys.length : split)
      const others = split < 0 ? [] : ids(split, keys.length)
      // Moves within the library: the topmost of the kept cards last, so that it ends on top.
      yield* happen(game, [
        ...others.map(
          (id): GameEvent => ({
            type: "move",
            as,
            rule,
            object: id,
            player,
            ...(away === "bottom" ? { to: "library", place: "bottom" } : { to: "graveyard" }),
          }),
        ),
        ...[...top]
          .reverse()
          .map((id): GameEvent => ({ type: "move", as, rule, object: id, to: "library", place: "top", player })),
      ])
    }
    return any
  }
}

/** Into their owners' libraries, the first of them so manieth from the top; on the bottom of one with fewer cards. */
function* putNth(game: Game, frame: Frame, ids: readonly ObjectId[], nth: number): Procedure<boolean> {
  const owners = new Set(ids.map((id) => object(game.state, id).owner))
  const above = new Map([...owners].map((owner) => [owner, zone(game, owner, "library").slice(0, nth - 1)]))
  const done = yield* did(
    game,
    frame,
    ids.map((id) => ({ type: "move", rule: "401.7", object: id, to: "library", place: "top", source: frame.source })),
  )
  // What lay above comes back above, in its order.
  for (const cards of above.values())
    yield* happen(
      game,
      [...cards]
        .reverse()
        .map((id): GameEvent => ({ type: "move", rule: "401.7", object: id, to: "library", place: "top" })),
    )
  return done
}

/** Onto the top or the bottom of its owner's library, several in the order their owner likes (401.4). */
export function* putIntoLibrary(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  let ids = yield* present(game, frame, what)
  if (whole.order === "random") {
    const before = frame.done.length
    for (const owner of new Set(ids.map((id) => object(game.state, id).owner))) {
      const own = ids.filter((id) => object(game.state, id).owner === owner)
      frame.done.push(...(yield* inRandomOrder(game, owner, own, whole.place as "top" | "bottom", "401.4")))
    }
    return frame.done.length > before
  }
  if (ids.length > 1) {
    ids = (yield* ask(game, {
      by: frame.you,
      kind: "order",
      rules: ["401.4"],
      prompt: "library-order",
      source: frame.source,
      space: order(ids.map(objectOption)),
    })) as readonly ObjectId[]
  }
  const place = whole.place as "top" | "bottom"
  if (whole.nth !== undefined) return yield* putNth(game, frame, ids, whole.nth as number)
  return yield* did(
    game,
    frame,
    ids.map((id) => ({ type: "move", rule: "401.4", object: id, to: "library", place, source: frame.source })),
  )
}

/** Each of these players chooses permanents they control and sacrifices them, all at once (701.21a, 101.4). */
export function* sacrifice(game: Game, frame: Frame, filter: unknown, whole: Whole): Procedure<boolean> {
  const n = whole.count === undefined ? 1 : amountOf(game, frame, whole.count as Value)
  const chosen: { readonly id: ObjectId; readonly player: PlayerId }[] = []
  for (const player of who(game, frame, whole.by)) {
    const able = objectsMatching(game, frame, filter as Filter).filter(
      (id) => object(game.state, id).controller === player,
    )
    const count = Math.min(n, able.length)
    if (count === 0) continue
    const keys = yield* ask(game, {
      by: player,
      kind: "cards",
      rules: ["701.21a"],
      prompt: "sacrifice",
      source: frame.source,
      about: { count },
      space: pick(able.map(objectOption), count, count),
    })
    chosen.push(...(keys as readonly ObjectId[]).map((id) => ({ id, player })))
  }
  return yield* did(
    game,
    frame,
    chosen.map(({ id, player }) => sacrificed(id, player)),
  )
}

/** These are sacrificed, by whoever chooses them if nobody is named; nobody can sacrifice what isn't theirs (701.21a). */
export function* sacrificeIt(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const chooser = typeof what === "object" && what !== null && "choose" in what ? (what as Whole).by : undefined
  const meant = yield* present(game, frame, what)
  const players = who(game, frame, whole.by ?? chooser)
  const ids = meant.filter((id) => {
    const { zone, controller } = object(game.state, id)
    return zone === "battlefield" && players.includes(controller)
  })
  return yield* did(
    game,
    frame,
    ids.map((id) => sacrificed(id, object(game.state, id).controller)),
  )
}

export const sacrificed = (id: ObjectId, player: PlayerId): GameEvent => ({
  type: "move",
  as: "sacrifices",
  rule: "701.21a",
  object: id,
  to: "graveyard",
  player,
})
