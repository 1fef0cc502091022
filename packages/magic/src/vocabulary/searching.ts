import {
  amountOf,
  ask,
  CHANCE,
  did,
  everyone,
  type Filter,
  type Frame,
  type Game,
  happen,
  matches,
  type ObjectId,
  objectOption,
  order,
  type PlayerId,
  type Procedure,
  pick,
  shuffle,
  step,
  type Value,
  zone,
} from "@dilemma-table/engine"
import { who } from "./who.ts"

/*
 * Searching a library (701.23).
 */

type Whole = Readonly<Record<string, unknown>>

/**
 * Searching one's library (701.23): cards with stated qualities needn't be found (701.23b), what is just a card must be
 * (701.23d); then it is shuffled.
 */
export function* search(game: Game, frame: Frame, filter: unknown, whole: Whole): Procedure<boolean> {
  const [player = frame.you] = who(game, frame, whole.by)
  const cards = zone(game, player, "library")
  step(game, "search", ["701.23a"], { player })
  yield* happen(game, [{ type: "know", as: "looks", rule: "701.23a", objects: cards, seen: 1 << player, player }])
  const able = cards.filter((id) => matches(game, frame, id, filter as Filter) === true)
  const wanted =
    whole.any === true ? able.length : whole.upTo === undefined ? 1 : amountOf(game, frame, whole.upTo as Value)
  const most = Math.min(wanted, able.length)
  const mere = whole.upTo === undefined && whole.any === undefined && Object.keys(filter as Filter).length === 0
  const keys = yield* ask(game, {
    by: player,
    kind: "cards",
    rules: [mere ? "701.23d" : "701.23b"],
    prompt: "search",
    source: frame.source,
    space: pick(able.map(objectOption), mere ? most : 0, most),
  })
  const found = keys as readonly ObjectId[]
  if (whole.reveal === true)
    yield* happen(game, [
      { type: "know", as: "reveals", rule: "701.20a", objects: found, seen: everyone(game), player },
    ])
  if (whole.to === "top") return yield* onTop(game, player, found, whole.reveal === true ? everyone(game) : 1 << player)
  const done = yield* did(
    game,
    frame,
    found.map((id) => ({
      type: "move",
      rule: "701.23a",
      object: id,
      to: whole.to as string,
      controller: player,
      player,
      ...(whole.tapped === true ? { tapped: true } : {}),
    })),
  )
  yield* shuffle(game, player, "library", "701.24a")
  return done
}

/** The library is shuffled, and what was found in it is put on top: the rest lies in random order beneath (701.24b). */
function* onTop(game: Game, player: PlayerId, found: readonly ObjectId[], seen: number): Procedure<boolean> {
  const rest = zone(game, player, "library").filter((id) => !found.includes(id))
  const keys =
    rest.length === 0
      ? []
      : yield* ask(game, {
          by: CHANCE,
          kind: "shuffle",
          rules: ["701.24b"],
          prompt: "shuffle",
          about: { player, zone: "library" },
          space: order(rest.map(objectOption)),
        })
  const objects = [...found, ...(keys as readonly ObjectId[])]
  yield* happen(game, [{ type: "shuffle", rule: "701.24b", player, to: "library", objects }])
  const top = zone(game, player, "library").slice(0, found.length)
  if (top.length > 0) yield* happen(game, [{ type: "know", as: "looks", rule: "701.24b", objects: top, seen, player }])
  return found.length > 0
}
