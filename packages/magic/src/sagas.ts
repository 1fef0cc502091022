import {
  ask,
  type Game,
  type GameEvent,
  happen,
  numberRange,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  zone,
} from "@dilemma-table/engine"
import { type Chapter, LORE } from "./chapters.ts"
import { abilities, hasKeyword, subtypesOf } from "./layers.ts"
import { stackOf } from "./position.ts"

/*
 * Sagas (714): lore counters, and chapter abilities that trigger as the counters reach their numbers.
 */

/** Do the counters put by this event bring their number on the object from below so many to that or more (714.2b)? */
export function reaches(game: Game, event: GameEvent, wanted: number): boolean {
  const { object: id, name = "", amount = 1 } = event
  if (id === undefined || amount <= 0) return false
  const now = object(game.state, id).counters[name] ?? 0
  // Its chapters that are gone past as it enters don't trigger in that turn (702.155a).
  if (name === LORE && now !== wanted && hasKeyword(game, id, "read-ahead") && enteredNow(game, id)) return false
  return now >= wanted && now - amount < wanted
}

const enteredNow = (game: Game, id: ObjectId): boolean =>
  game.state.history.some((event) => event.becomes === id && event.to === "battlefield")

/** As a Saga with read ahead enters its controller chooses a number of lore counters, up to its last chapter (702.155b). */
export function* readAhead(game: Game, by: PlayerId, id: ObjectId): Procedure<number> {
  const last = Math.max(1, ...chaptersOf(game, id))
  const [n] = yield* ask(game, {
    by,
    kind: "number",
    rules: ["702.155b"],
    prompt: "read-ahead",
    source: id,
    space: numberRange(1, last),
  })
  return Number(n)
}

const chaptersOf = (game: Game, id: ObjectId): readonly number[] =>
  (abilities(game, id) as readonly unknown[]).flatMap((ability) => {
    if (typeof ability !== "object" || ability === null || !("chapter" in ability) || "when" in ability) return []
    return [(ability as Chapter).chapter].flat()
  })

const isSaga = (game: Game, id: ObjectId): boolean => subtypesOf(game, id).includes("Saga")

/** The lore counter with which a Saga enters (714.3a). */
export const loreOf = (game: Game, id: ObjectId): Readonly<Record<string, number>> =>
  isSaga(game, id) && !hasKeyword(game, id, "read-ahead") ? { [LORE]: 1 } : {}

/** As their controller's first main phase begins each Saga with chapter abilities gets a lore counter (714.3c). */
export function* loreCounters(game: Game): Procedure<void> {
  const sagas = zone(game, game.state.active, "battlefield").filter(
    (id) => isSaga(game, id) && chaptersOf(game, id).length > 0,
  )
  yield* happen(
    game,
    sagas.map((id) => ({
      type: "counters",
      rule: "714.3c",
      object: id,
      name: LORE,
      amount: 1,
      player: game.state.active,
    })),
  )
}

const isChapter = (ability: unknown): boolean => typeof ability === "object" && ability !== null && "chapter" in ability

/** Has a chapter ability of it triggered that hasn't left the stack yet? */
const isTelling = (game: Game, id: ObjectId): boolean =>
  game.state.waiting.some(({ source, ability }) => source === id && isChapter(ability)) ||
  stackOf(game).some((one) => {
    const { stacked } = object(game.state, one)
    return stacked?.source === id && isChapter(stacked.ability)
  })

/** Is it a Saga whose last chapter has been told (714.4)? */
export function isToldOut(game: Game, id: ObjectId): boolean {
  if (!isSaga(game, id)) return false
  const chapters = chaptersOf(game, id)
  const lore = object(game.state, id).counters[LORE] ?? 0
  return chapters.length > 0 && lore >= Math.max(...chapters) && !isTelling(game, id)
}
