import {
  abilityHolds,
  askOne,
  type Effect,
  type EventPattern,
  type Game,
  type GameEvent,
  happen,
  makeFrame,
  mark,
  matchesPattern,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  playersFrom,
  run,
  step,
  type Watcher,
} from "@dilemma-table/engine"
import { tried } from "./cost-trials.ts"
import { SAVED } from "./saved.ts"

interface Replacement {
  readonly replace: EventPattern
  readonly with: Effect
  readonly may?: true
}

const of = (watcher: Watcher): Replacement => watcher.ability as unknown as Replacement
const controllerOf = (game: Game, watcher: Watcher): PlayerId => object(game.state, watcher.object).controller

/**
 * Replaces events (609): one replacement an event (101.5, 609.3), the turn player's before the other player's (609.8); a spell's
 * own about where it goes before all others (609.8a). Those of simultaneous events are all decided before any is carried
 * out (609.9).
 * @returns the events that were not replaced
 */
export function* replace(
  game: Game,
  events: readonly GameEvent[],
  watchers: readonly Watcher[],
): Procedure<readonly GameEvent[]> {
  const chosen = new Map<GameEvent, Watcher>()
  const own = watchers.filter((one) => events.some((event) => event.as === "after-cast" && event.object === one.object))
  yield* assign(game, events, own, chosen)
  for (const player of playersFrom(game, game.state.active))
    yield* assign(
      game,
      events,
      watchers.filter((one) => controllerOf(game, one) === player),
      chosen,
    )
  for (const [event, watcher] of chosen) {
    const player = controllerOf(game, watcher)
    step(game, "replace", ["609.1"], { player, object: watcher.object })
    yield* carryOut(game, watcher, event)
  }
  return events.filter((event) => !chosen.has(event))
}

/**
 * What happens instead. Until it is done the event's object isn't put away a second time for the same reason: what it is
 * saved from has never happened (609.4), and is looked at again afterwards (703.3).
 */
function* carryOut(game: Game, watcher: Watcher, event: GameEvent): Procedure<void> {
  yield* happenInstead(game, watcher, event)
  yield* setSaved(game, event, 0)
}

function* happenInstead(game: Game, watcher: Watcher, event: GameEvent): Procedure<boolean> {
  yield* setSaved(game, event, 1)
  return yield* run(game, frameFor(game, watcher, event), of(watcher).with)
}

function* setSaved(game: Game, { object: id, rule }: GameEvent, amount: number): Procedure<void> {
  if (id !== undefined) yield* happen(game, [{ type: "mark", rule, object: id, name: SAVED, amount }])
}

const frameFor = (game: Game, watcher: Watcher, event: GameEvent) =>
  makeFrame(watcher.object, controllerOf(game, watcher), { event, ability: watcher.ability })

/** One player decides, event by event, which of its replacements applies. */
function* assign(
  game: Game,
  events: readonly GameEvent[],
  watchers: readonly Watcher[],
  chosen: Map<GameEvent, Watcher>,
): Procedure<void> {
  for (const event of events) {
    if (chosen.has(event)) continue
    const fitting = watchers.filter((watcher) => applies(game, watcher, event))
    const [first] = fitting
    if (first === undefined) continue
    const watcher = fitting.length === 1 && of(first).may !== true ? first : yield* choose(game, fitting, event)
    if (watcher !== null) chosen.set(event, watcher)
  }
}

/**
 * An event can't be replaced by one that can't happen (609.4), nor what happens instead of it to the same card a second time
 * (101.5).
 */
function applies(game: Game, watcher: Watcher, event: GameEvent): boolean {
  if (event.object !== undefined && mark(object(game.state, event.object).marks, SAVED) > 0) return false
  if (!matchesPattern(game, frameFor(game, watcher, event), of(watcher).replace, event)) return false
  if (!abilityHolds(game, watcher, event)) return false
  const { result } = tried(game, (copy) => happenInstead(copy, watcher, event))
  return result.end === "done" ? result.value !== false : result.end !== "illegal"
}

function* choose(game: Game, fitting: readonly Watcher[], event: GameEvent): Procedure<Watcher | null> {
  const options = fitting.map((watcher, i): Option => {
    const key = `replace:${watcher.object}${i === 0 ? "" : `:${i + 1}`}`
    return { key, is: { type: "event", event: i, object: watcher.object } }
  })
  const optional = fitting.every((watcher) => of(watcher).may === true)
  const key = yield* askOne(
    game,
    {
      by: controllerOf(game, fitting[0] as Watcher),
      kind: "replacement",
      rules: ["609.8", "101.5b"],
      prompt: optional ? "replace-may" : "replace",
      ...(event.object === undefined ? {} : { source: event.object }),
      about: { event: event.as ?? event.type },
    },
    optional ? [...options, { key: "no", is: { type: "no" } }] : options,
  )
  return fitting[options.findIndex((option) => option.key === key)] ?? null
}
