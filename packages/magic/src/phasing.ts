import {
  allIn,
  type Game,
  type GameEvent,
  happen,
  hasLeft,
  isThere,
  mark,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  seatsFrom,
  standing,
  zone,
} from "@dilemma-table/engine"
import { removeFromCombat } from "./combat.ts"
import { cant, hasKeyword } from "./layers.ts"
import { inZone, TURN_BEGAN } from "./position.ts"
import { concerns } from "./prohibitions.ts"

/*
 * Phasing (702.26). A phased-out permanent lies aside and is treated as though it didn't exist: nothing that looks at the
 * battlefield finds it. It stays the object it is, with its counters and all that is attached to it.
 */

/** Where phased-out permanents lie. The rules know no such zone: to them it is a status (110.5). */
export const PHASED_OUT = "phased-out"

/** The mark of what phased out along with what it is attached to, and phases in along with it (702.26g). */
const INDIRECTLY = "phased-indirectly"

const isPhasedOut = (game: Game, id: ObjectId): boolean => inZone(game, id, PHASED_OUT)

/** May a phased-out permanent phase in? */
const mayPhaseIn = (game: Game, id: ObjectId): boolean =>
  !standing(game, "cantPhaseIn").some((what) => concerns(game, what, id))

/** What is attached to one of these, or to what is: each once. */
function attachedTo(game: Game, ids: readonly ObjectId[], among: readonly ObjectId[]): readonly ObjectId[] {
  const all = [...ids]
  for (const id of all)
    for (const other of among) if (object(game.state, other).attachedTo === id && !all.includes(other)) all.push(other)
  return all.slice(ids.length)
}

const phase = (object: ObjectId, as: "phases-out" | "phases-in", rule: string, source?: ObjectId): GameEvent => ({
  type: "phase",
  as,
  rule,
  object,
  ...(source === undefined ? {} : { source }),
})

/** These phase out, and with them what is attached to them (702.26g); what is itself among them goes with its bearer (702.26h). */
function goingOut(game: Game, wanted: readonly ObjectId[], rule: string, source?: ObjectId): readonly GameEvent[] {
  const ids = wanted.filter((id) => inZone(game, id, "battlefield") && !cant(game, id, "phase-out"))
  if (ids.length === 0) return []
  const there = allIn(game, "battlefield")
  const along = attachedTo(game, ids, there).filter((id) => !cant(game, id, "phase-out"))
  const all = [...ids, ...along]
  return all.flatMap((id): readonly GameEvent[] => {
    const indirect = all.includes(object(game.state, id).attachedTo)
    return [
      ...(indirect
        ? [{ type: "mark", rule: "702.26g", object: id, name: INDIRECTLY, amount: 1 } satisfies GameEvent]
        : []),
      phase(id, "phases-out", indirect ? "702.26g" : rule, source),
    ]
  })
}

/** These phase in, and with them what phased out along with them (702.26g). */
function comingIn(game: Game, wanted: readonly ObjectId[], rule: string, source?: ObjectId): readonly GameEvent[] {
  const ids = wanted.filter((id) => isPhasedOut(game, id) && mayPhaseIn(game, id))
  if (ids.length === 0) return []
  const away = allAside(game).filter((id) => mark(object(game.state, id).marks, INDIRECTLY) > 0)
  return [...ids, ...attachedTo(game, ids, away)].flatMap((id): readonly GameEvent[] => [
    phase(id, "phases-in", ids.includes(id) ? rule : "702.26g", source),
    ...(mark(object(game.state, id).marks, INDIRECTLY) > 0
      ? [{ type: "mark", rule: "702.26g", object: id, name: INDIRECTLY, amount: 0 } satisfies GameEvent]
      : []),
  ])
}

/** All that is phased out, whoever controlled it; also of players who have left (702.26n). */
const allAside = (game: Game): readonly ObjectId[] =>
  seatsFrom(game, game.state.active).flatMap((seat) => zone(game, seat, PHASED_OUT))

/** Permanents phase out and others in, at the same time. */
function* phases(game: Game, events: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  if (events.length === 0) return []
  const done = yield* happen(game, events)
  const gone = done.flatMap(({ as, object }) => (as === "phases-out" && object !== undefined ? [object] : []))
  removeFromCombat(game, gone)
  // What lasts for as long as it can be seen to is over, for good (702.26f, 611.2b).
  const over = game.state.effects.filter(
    ({ until, source }) => (until === "while-source" || until === "while-you-control") && gone.includes(source),
  )
  yield* happen(
    game,
    over.map((effect): GameEvent => ({ type: "effect-ends", rule: "702.26f", amount: effect.n })),
  )
  return done
}

/** An effect has these phase out (702.26b). */
export const phaseOut = (game: Game, ids: readonly ObjectId[], source: ObjectId): Procedure<readonly GameEvent[]> =>
  phases(game, goingOut(game, ids, "702.26b", source))

/** An effect has these phase in (702.26c). */
export const phaseIn = (game: Game, ids: readonly ObjectId[], source?: ObjectId): Procedure<readonly GameEvent[]> =>
  phases(game, comingIn(game, ids, "702.26c", source))

/**
 * As the untap step begins the active player's permanents with phasing phase out, and what phased out under that player's
 * control phases in, all at once (502.1). What did so under a player who has left comes with the turn after that player's next
 * would have begun (702.26n).
 */
export function* phasing(game: Game): Procedure<void> {
  const { active } = game.state
  const out = zone(game, active, "battlefield").filter((id) => hasKeyword(game, id, "phasing"))
  const back = [active, ...passedOver(game)]
    .flatMap((seat) => zone(game, seat, PHASED_OUT))
    .filter(
      (id) =>
        mark(object(game.state, id).marks, INDIRECTLY) === 0 || !isThere(game.state, object(game.state, id).attachedTo),
    )
  yield* phases(game, [...goingOut(game, out, "502.1"), ...comingIn(game, back, "502.1")])
  // What no effect gives back to anybody who is there is exiled (800.4c).
  yield* happen(
    game,
    back
      .filter((id) => inZone(game, id, "battlefield") && hasLeft(game, object(game.state, id).controller))
      .map((id): GameEvent => ({ type: "move", rule: "800.4c", object: id, to: "exile" })),
  )
}

/** The players who have left and whose turn would have begun since the last turn: those between it and this one. */
function passedOver(game: Game): readonly PlayerId[] {
  const { active, players: all } = game.state
  if (all.length === 2) return []
  const began = (seat: PlayerId): number => mark(all[seat]?.marks ?? {}, TURN_BEGAN)
  const others = seatsFrom(game, active).slice(1)
  const last = others.reduce((best, seat) => (began(seat) > began(best) ? seat : best))
  return others.slice(others.indexOf(last) + 1).filter((seat) => hasLeft(game, seat))
}
