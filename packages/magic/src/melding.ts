import {
  ask,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  object,
  objectOption,
  order,
  type PlayerId,
  type Procedure,
  step,
  type Writer,
} from "@dilemma-table/engine"
import { layoutOf } from "./double-faced.ts"
import { cardOf } from "./represented.ts"

/*
 * Meld cards and melded permanents (701.42, 712.4, 712.21): one object that two cards represent. The second card lies beneath
 * the first; no rule or effect finds it there.
 */

/** Are these the two cards of one meld pair (701.42b)? They share their back face, and are called differently. */
function arePair(game: Game, ids: readonly ObjectId[]): boolean {
  const [a, b] = ids
  if (a === undefined || b === undefined || ids.length !== 2) return false
  const meldable = (id: ObjectId): boolean => object(game.state, id).kind === "card" && layoutOf(game, id) === "meld"
  if (!meldable(a) || !meldable(b)) return false
  const name = (id: ObjectId, face: number): string =>
    JSON.stringify(cardOf(game, object(game.state, id)).faces[face]?.name)
  return name(a, 1) === name(b, 1) && name(a, 0) !== name(b, 0)
}

/** Melds two cards under this player's control (701.42a); what can't be melded stays where it is (701.42c). */
export function* meld(
  game: Game,
  ids: readonly ObjectId[],
  player: PlayerId,
  source: ObjectId,
): Procedure<readonly GameEvent[]> {
  const there = ids.filter((id) => isThere(game.state, id) && object(game.state, id).zone !== "battlefield")
  if (!arePair(game, there)) {
    for (const object of there) step(game, "stays", ["701.42c"], { object })
    return []
  }
  const [first] = there
  if (first === undefined) return []
  return yield* happen(game, [
    {
      type: "move",
      as: "melds",
      rule: "701.42a",
      object: first,
      objects: there,
      to: "battlefield",
      controller: player,
      player,
      face: 1,
      source,
    },
  ])
}

/** The other card of a pair being melded comes to lie beneath the first, as one permanent (712.14c). */
export function joined(write: Writer, { object: id, objects, becomes, controller }: GameEvent): void {
  const other = objects?.find((one) => one !== id)
  if (other === undefined || becomes === undefined || controller === undefined) return
  write.tuck(write.move(other, "battlefield", { controller, face: 1 }), becomes)
}

/** What the event of a melded permanent's moving may say: where each of the cards beneath goes, if not to the same zone (903.9c). */
export interface Moving {
  readonly components?: readonly string[]
}

/** As one permanent leaves, the other card that represented it goes to the same zone (712.21). */
export function parted(write: Writer, beneath: readonly ObjectId[], event: GameEvent): readonly GameEvent[] {
  const { components } = (event.data ?? {}) as Moving
  return beneath.map((id, i): GameEvent => {
    const to = components?.[i] ?? (event.to as string)
    const becomes = write.move(id, to, {
      ...(event.place === undefined ? {} : { place: event.place }),
      ...(event.faceDown === undefined ? {} : { faceDown: event.faceDown }),
      ...(event.seen === undefined ? {} : { seen: event.seen }),
    })
    const { owner } = object(write.game.state, becomes)
    return {
      type: "component",
      rule: "712.21",
      object: id,
      player: owner,
      from: event.from ?? "",
      to,
      becomes,
    }
  })
}

/** Its owner arranges the two cards of a melded permanent in a graveyard or library; in a library nobody else knows how (712.21a). */
export function* arrangeComponents(game: Game, done: readonly GameEvent[]): Procedure<void> {
  for (const [i, event] of done.entries()) {
    if (event.type !== "component" || event.becomes === undefined) continue
    const before = done[i - 1]
    const first = before?.becomes
    if (before === undefined || first === undefined || before.to !== event.to) continue
    const both = [first, event.becomes].filter((id) => isThere(game.state, id))
    if (both.length < 2) continue
    if (event.to === "exile") yield* orderTimes(game, both, before.player ?? (event.player as PlayerId))
    if (!["graveyard", "library"].includes(event.to ?? "")) continue
    const player = event.player as PlayerId
    const wanted = yield* ask(game, {
      by: player,
      kind: "order",
      rules: ["712.21a"],
      prompt: "melded-order",
      space: order(both.map(objectOption)),
    })
    const about = { rule: "712.21a", player, to: event.to as string, objects: wanted as readonly ObjectId[] }
    yield* happen(game, [
      event.to === "library" ? { type: "order", ...about, seen: 1 << player } : { type: "arrange", ...about },
    ])
  }
}

/** Whoever exiles a melded permanent sets the two cards in order of time (712.21b), where anything there asks for that. */
function* orderTimes(game: Game, both: readonly ObjectId[], player: PlayerId): Procedure<void> {
  if (!both.every((id) => worksThere(game, id))) return
  const objects = (yield* ask(game, {
    by: player,
    kind: "order",
    rules: ["712.21b"],
    prompt: "timestamps",
    space: order(both.map(objectOption)),
  })) as readonly ObjectId[]
  yield* happen(game, [{ type: "timestamps", rule: "712.21b", objects }])
}

/** Does any static ability of it work where it lies? Only then is its time asked for. */
const worksThere = (game: Game, id: ObjectId): boolean =>
  Object.entries(game.state.watch).some(
    ([name, list]) => name.startsWith("static:") && list.some((one) => one.object === id),
  )

/** These objects of a zone all see take the places they have between them in this order, as the objects they are. */
export function arranged(write: Writer, { player, to, objects = [] }: GameEvent, slot: number): void {
  if (player === undefined || to === undefined) return
  let next = 0
  write.state.zones[slot] = (write.state.zones[slot] ?? []).map((id) =>
    objects.includes(id) ? (objects[next++] as ObjectId) : id,
  )
}
