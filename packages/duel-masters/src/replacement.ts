import {
  abilityHolds,
  askOne,
  type Effect,
  type EventPattern,
  type Frame,
  type Game,
  type GameEvent,
  type Gather,
  gathered,
  happen,
  makeFrame,
  mark,
  matchesPattern,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  playersFrom,
  type Replaced,
  run,
  step,
  takeFirst,
  trial,
  type Watcher,
} from "@dilemma-table/engine"
import { isHiddenShield } from "./pending.ts"
import { SAVED } from "./saved.ts"

interface Replacement {
  readonly replace: EventPattern
  readonly with: Effect
  readonly may?: true
}

const of = (watcher: Watcher): Replacement => watcher.ability as unknown as Replacement
const controllerOf = (game: Game, watcher: Watcher): PlayerId => object(game.state, watcher.object).controller

/** What has been decided so far about events that would happen at the same time. */
interface Plan {
  readonly replaced: Set<GameEvent>
  /** What happens instead, at the same time as what isn't replaced. */
  readonly instead: GameEvent[]
  /** What is done after that, with the event in whose place it is done. */
  readonly later: { readonly event: GameEvent; readonly parts: Gather["later"] }[]
  /** Cards that another replacement concerns already (609.9b). */
  readonly taken: Set<ObjectId>
}

/**
 * Replaces events (609): one replacement an event (101.5, 609.3), the turn player's before the other player's (609.8); a spell's
 * own about where it goes before all others (609.8a). Those of simultaneous events are all decided, with the cards they
 * concern, before any is carried out, and then happen together (609.9, 609.9a, 609.9b).
 */
export function* replace(game: Game, events: readonly GameEvent[], watchers: readonly Watcher[]): Procedure<Replaced> {
  const plan: Plan = { replaced: new Set(), instead: [], later: [], taken: new Set() }
  const own = watchers.filter((one) => events.some((event) => event.as === "after-cast" && event.object === one.object))
  // What happens only together with something else is looked at after that.
  for (const about of [events.filter((event) => !isTogether(event)), events.filter(isTogether)]) {
    yield* assign(game, plan, about, own)
    for (const player of playersFrom(game, game.state.active)) {
      const theirs = watchers.filter((one) => controllerOf(game, one) === player)
      yield* assign(game, plan, about, theirs)
    }
  }
  return {
    events: [...events.filter((event) => !plan.replaced.has(event) && !goesWith(game, plan, event)), ...plan.instead],
    tried: [...plan.replaced], // 101.3a
    *then() {
      for (const { event, parts } of plan.later) {
        for (const { frame, effect } of parts) yield* run(game, frame, effect)
        yield* setSaved(game, event, 0)
      }
    },
  }
}

/** Words under which something happens only together with what happens to another card. */
const together: ReadonlySet<string> = new Set(["moves-along", "becomes-base", "ex-life"])

const isTogether = (event: GameEvent): boolean => event.as !== undefined && together.has(event.as)

/** Does it happen only with an event that is replaced: cards beneath one that doesn't leave, a shield of one that doesn't come? */
function goesWith(game: Game, { replaced }: Plan, event: GameEvent): boolean {
  if (!isTogether(event) || event.object === undefined) return false
  const { over, attachedTo } = object(game.state, event.object)
  const main = event.as === "moves-along" ? [over, attachedTo] : [event.source]
  return [...replaced].some((one) => main.includes(one.object))
}

/** One player decides, event by event, which of its replacements applies. */
function* assign(game: Game, plan: Plan, events: readonly GameEvent[], watchers: readonly Watcher[]): Procedure<void> {
  if (watchers.length === 0) return
  for (const [i, event] of events.entries()) {
    if (plan.replaced.has(event) || goesWith(game, plan, event)) continue
    const fitting = watchers.filter((watcher) => applies(game, plan, watcher, event))
    const [first] = fitting
    if (first === undefined) continue
    const optional =
      fitting.every((watcher) => of(watcher).may === true) ||
      fitting.every((watcher) => isWantedLater(game, plan, watcher, event, events.slice(i + 1)))
    const watcher = fitting.length === 1 && !optional ? first : yield* choose(game, fitting, event, optional)
    if (watcher !== null) yield* carryOut(game, plan, watcher, event)
  }
}

/**
 * Could this replacement be used for a later event as well, but not for both? Then its player says for which (609.9a).
 */
function isWantedLater(
  game: Game,
  plan: Plan,
  watcher: Watcher,
  event: GameEvent,
  later: readonly GameEvent[],
): boolean {
  const others = later.filter((other) => !plan.replaced.has(other) && applies(game, plan, watcher, other))
  if (others.length === 0 || !game.edition.has("replacements-assigned-together")) return false
  const concerned = wouldTake(game, plan, watcher, event)
  return others.some(
    (other) => !applies(game, { ...plan, taken: new Set([...plan.taken, ...concerned]) }, watcher, other),
  )
}

/** The cards that it would concern if it were carried out for this event. */
function wouldTake(game: Game, plan: Plan, watcher: Watcher, event: GameEvent): readonly ObjectId[] {
  const found: ObjectId[] = []
  trial(
    game,
    function* (copy) {
      const gather: Gather = { events: [], later: [], taken: plan.taken, chosen: [] }
      yield* run(copy, { ...frameFor(copy, watcher, event), gather }, of(watcher).with)
      found.push(...gather.chosen, ...concernedBy(gather))
      return true
    },
    takeFirst,
  )
  return found
}

const concernedBy = ({ events }: Gather): readonly ObjectId[] =>
  events.flatMap((event) => (event.object === undefined ? [] : [event.object]))

/**
 * What happens instead. Until it is done the event's object isn't put away a second time for the same reason: what it is
 * saved from has never happened (609.4), and is looked at again afterwards (703.3).
 */
function* carryOut(game: Game, plan: Plan, watcher: Watcher, event: GameEvent): Procedure<void> {
  step(game, "replace", ["609.1"], { player: controllerOf(game, watcher), object: watcher.object })
  plan.replaced.add(event)
  const frame = frameFor(game, watcher, event)
  if (!game.edition.has("replacements-assigned-together")) {
    yield* setSaved(game, event, 1)
    yield* run(game, frame, of(watcher).with)
    yield* setSaved(game, event, 0)
    return
  }
  const gather: Gather = { events: [], later: [], taken: plan.taken, chosen: [] }
  yield* run(game, { ...frame, gather }, of(watcher).with)
  plan.instead.push(...gather.events)
  for (const id of [...gather.chosen, ...concernedBy(gather)]) plan.taken.add(id)
  if (gather.later.length === 0) return
  yield* setSaved(game, event, 1)
  plan.later.push({ event, parts: gather.later })
}

function* setSaved(game: Game, event: GameEvent, amount: number): Procedure<void> {
  const { object: id, rule } = event
  const player = drawerOf(event)
  if (id !== undefined) yield* happen(game, [{ type: "mark", rule, object: id, name: SAVED, amount }])
  // What is drawn instead of a card isn't replaced again, whichever card it is (101.5).
  if (player !== undefined) yield* happen(game, [{ type: "player-mark", rule, player, name: SAVED, amount }])
}

const drawerOf = ({ as, player }: GameEvent): PlayerId | undefined => (as === "draws" ? player : undefined)

const frameFor = (game: Game, watcher: Watcher, event: GameEvent): Frame =>
  makeFrame(watcher.object, controllerOf(game, watcher), { event, ability: watcher.ability })

/**
 * An event can't be replaced by one that can't happen (609.4), nor what happens instead of it to the same card a second time
 * (101.5).
 */
function applies(game: Game, plan: Plan, watcher: Watcher, event: GameEvent): boolean {
  if (event.object !== undefined && mark(object(game.state, event.object).marks, SAVED) > 0) return false
  const drawer = drawerOf(event)
  if (drawer !== undefined && mark(game.state.players[drawer]?.marks ?? {}, SAVED) > 0) return false
  if (isHiddenShield(game, watcher.object) && event.object !== watcher.object) return false
  if (!matchesPattern(game, frameFor(game, watcher, event), of(watcher).replace, event)) return false
  if (!abilityHolds(game, watcher, event)) return false
  const { result } = trial(
    game,
    function* (copy) {
      yield* setSaved(copy, event, 1)
      return yield* gathered(copy, frameFor(copy, watcher, event), of(watcher).with, plan.taken)
    },
    takeFirst,
  )
  return result.end === "done" ? result.value !== false : result.end !== "illegal"
}

function* choose(
  game: Game,
  fitting: readonly Watcher[],
  event: GameEvent,
  optional: boolean,
): Procedure<Watcher | null> {
  const options = fitting.map((watcher, i): Option => {
    const key = `replace:${watcher.object}${i === 0 ? "" : `:${i + 1}`}`
    return { key, is: { type: "event", event: i, object: watcher.object } }
  })
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
