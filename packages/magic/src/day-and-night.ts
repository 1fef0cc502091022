import {
  allIn,
  type CompiledCard,
  type Game,
  type GameEvent,
  happen,
  type ObjectId,
  object,
  type Procedure,
} from "@dilemma-table/engine"
import { transformBound } from "./double-faced.ts"
import { hasKeyword } from "./layers.ts"
import { type DayNight, place, setPlace } from "./position.ts"
import { representing } from "./represented.ts"

/*
 * Day and night (731): designations of the game itself, and the permanents bound to them (702.145).
 */

const castThisTurn = ({ state }: Game): number =>
  state.history.filter(({ type, as, player }) => type === "note" && as === "casts" && player === state.active).length

/** It becomes day or night (731.1); what is bound to it turns over (702.145b, 702.145e). */
export function* becomes(game: Game, is: DayNight["is"], rule: string): Procedure<boolean> {
  const before = place(game).dayNight
  if (before?.is === is) return false
  setPlace(game, { dayNight: { is, casts: before?.casts ?? castThisTurn(game), before: before?.before ?? 0 } })
  const events: GameEvent[] = [{ type: "note", as: is === "day" ? "becomes-day" : "becomes-night", rule }]
  if (before !== null) events.push({ type: "note", as: "day-night-changes", rule: "731.1a" })
  yield* happen(game, events)
  return true
}

/** The second part of the untap step asks how many spells the last active player cast in their turn (731.2). */
export function* checkDayNight(game: Game): Procedure<void> {
  const { dayNight } = place(game)
  if (dayNight === null) return
  if (dayNight.is === "day" && dayNight.before === 0) yield* becomes(game, "night", "731.2a")
  else if (dayNight.is === "night" && dayNight.before >= 2) yield* becomes(game, "day", "731.2b")
}

/** As a turn ends it is remembered how many spells its player cast in it. */
export function turnPassed(game: Game): void {
  const { dayNight } = place(game)
  if (dayNight !== null) setPlace(game, { dayNight: { ...dayNight, before: dayNight.casts, casts: 0 } })
}

const bound = new WeakMap<readonly CompiledCard[], boolean>()

/** Has any card of this game daybound or nightbound? */
function isAnyBound({ cards }: Game): boolean {
  const known = bound.get(cards)
  if (known !== undefined) return known
  const found = cards.some(({ faces }) =>
    faces.some(({ abilities }) =>
      abilities.some((one) => one === ("daybound" as never) || one === ("nightbound" as never)),
    ),
  )
  bound.set(cards, found)
  return found
}

const withKeyword = (game: Game, keyword: string): readonly ObjectId[] =>
  allIn(game, "battlefield").filter((id) => !object(game.state, id).faceDown && hasKeyword(game, id, keyword))

/** What follows at once wherever something is bound to day and night (702.145c, d, f, g), and of spells that are cast. */
export function* followDayNight(game: Game, done: readonly GameEvent[]): Procedure<void> {
  const { dayNight } = place(game)
  if (dayNight !== null) {
    const more = done.filter(
      ({ type, as, player }) => type === "note" && as === "casts" && player === game.state.active,
    )
    if (more.length > 0) setPlace(game, { dayNight: { ...dayNight, casts: dayNight.casts + more.length } })
  }
  if (!isAnyBound(game)) return
  const daybound = withKeyword(game, "daybound")
  const nightbound = withKeyword(game, "nightbound")
  if (dayNight === null) {
    if (daybound.length > 0) yield* becomes(game, "day", "702.145d")
    else if (nightbound.length > 0) yield* becomes(game, "night", "702.145g")
    return
  }
  const up = (id: ObjectId): number => representing(game, object(game.state, id)).face
  if (dayNight.is === "night")
    yield* transformBound(
      game,
      daybound.filter((id) => up(id) === 0),
      "702.145c",
    )
  else
    yield* transformBound(
      game,
      nightbound.filter((id) => up(id) === 1),
      "702.145f",
    )
}

/** Does a card whose front face has daybound enter with its back face up now (702.145b)? */
export const entersByNight = (game: Game, id: ObjectId): boolean => {
  if (place(game).dayNight?.is !== "night" || !isAnyBound(game)) return false
  const { card, kind } = object(game.state, id)
  return kind === "card" && game.card(card).faces[0]?.abilities.includes("daybound" as never) === true
}
