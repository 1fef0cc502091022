import { eventRecord, type GameEvent } from "./events.ts"
import type { Game } from "./game.ts"
import { grantedWatchers, isGiving, isKept } from "./grants.ts"
import { NONE } from "./ids.ts"
import { holds, matchesPattern } from "./language/evaluate.ts"
import { makeFrame } from "./language/frame.ts"
import type { Ability, EventPattern } from "./language/types.ts"
import { note } from "./log.ts"
import { presentIn } from "./present.ts"
import type { Procedure } from "./procedure.ts"
import { engineReducers } from "./reducers.ts"
import type { Replaced } from "./rulebook.ts"
import { type Mutable, object, type Plain, type State, type Waiting, type Watcher } from "./state.ts"
import { Writer } from "./write.ts"
import { zoneSpec } from "./zones.ts"

/**
 * The one door through which a rulebook changes the state. Takes a batch of events proposed to happen at the same time,
 * lets the rulebook replace them, writes them, puts the abilities that watch into `state.waiting` and logs.
 * @param tried takes what was replaced and counts as tried
 * @returns what really happened, in order
 */
export function* happen(
  game: Game,
  proposed: readonly GameEvent[],
  tried?: GameEvent[],
): Procedure<readonly GameEvent[]> {
  game.stepOn()
  if (proposed.length === 0) return proposed
  const wanted = proposed.map((event) => fromWhere(game, event))
  const watchers = replacersOf(game, wanted)
  const replaced: readonly GameEvent[] | Replaced =
    watchers.length === 0 ? wanted : yield* game.rulebook.replace(game, wanted, watchers)
  const done = apply(game, "then" in replaced ? replaced.events : replaced, replaced === wanted)
  if (done.length > 0 && game.rulebook.follows !== undefined) yield* game.rulebook.follows(game, done)
  if ("then" in replaced) {
    tried?.push(...(replaced.tried ?? []))
    yield* replaced.then()
  }
  return done
}

/**
 * Lets the rulebook replace what is about to happen, before something else is done that depends on whether it will.
 * @returns what is left of it: it is carried out by `happenAsIs`
 */
export function* replaceAhead(game: Game, proposed: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  game.stepOn()
  const wanted = proposed.map((event) => fromWhere(game, event))
  const watchers = replacersOf(game, wanted)
  if (watchers.length === 0) return wanted
  const replaced: readonly GameEvent[] | Replaced = yield* game.rulebook.replace(game, wanted, watchers)
  if (!("then" in replaced)) return replaced
  yield* replaced.then()
  return replaced.events
}

/** Makes happen what can be replaced no more. */
export function* happenAsIs(game: Game, events: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  game.stepOn()
  const done = apply(game, events, false)
  if (done.length > 0 && game.rulebook.follows !== undefined) yield* game.rulebook.follows(game, done)
  return done
}

/** What would move leaves a zone: what watches its leaving must be found before it has moved. */
function fromWhere(game: Game, event: GameEvent): GameEvent {
  const record = eventRecord(event)
  if (record.type !== "move" || record.object === undefined || record.from !== undefined) return record
  const { zone, became } = object(game.state, record.object)
  if (became === NONE) record.from = zone
  return record
}

/** Abilities that might replace one of these events. */
export function replacersOf(game: Game, events: readonly GameEvent[]): readonly Watcher[] {
  const { replaced } = presentIn(game)
  const giving = isGiving(game)
  const others = game.rulebook.replacers?.(game, events) ?? NOBODY
  if (replaced.size === 0 && !giving && others.length === 0) return NOBODY
  let found = null as Watcher[] | null
  for (const event of events) {
    for (const name of game.rulebook.eventNames(event)) {
      const own = watching(game, replaced.get(name), giving ? `replace:${name}` : "", giving)
      const more = others.filter(({ ability }) => game.rulebook.watchNames(ability).includes(`replace:${name}`))
      const watchers = more.length === 0 ? own : [...own, ...more]
      for (const watcher of watchers) {
        found ??= []
        if (!found.some((other) => other.object === watcher.object && other.ability === watcher.ability))
          found.push(watcher)
      }
    }
  }
  return found ?? NOBODY
}

const NOBODY: readonly Watcher[] = []

/**
 * Those of the abilities found in the index that work, and abilities given by effects that watch under this name.
 * @param name is looked at only where abilities are given
 */
function watching(game: Game, named: readonly Watcher[] = NOBODY, name: string, giving: boolean): readonly Watcher[] {
  const kept = named.length === 0 ? null : isKept(game)
  const own = kept === null ? named : named.filter(kept)
  if (!giving) return own
  const granted = grantedWatchers(game, name)
  return granted.length === 0 ? own : [...own, ...granted]
}

/**
 * Writes events that can no longer be replaced.
 * @param own are they records that nobody else holds?
 */
function apply(game: Game, events: readonly GameEvent[], own: boolean): readonly GameEvent[] {
  if (events.length === 0) return events
  const write = new Writer(game)
  const lookingBack = lookers(game, events)
  const done: GameEvent[] = []
  for (const event of events) {
    const reducer = game.rulebook.reducers[event.type] ?? engineReducers[event.type]
    if (reducer === undefined) throw new Error(`Nothing reduces the event ${event.type}`)
    const happened = reducer(write, own ? event : eventRecord(event))
    if (happened === null) continue
    if (!isSeveral(happened)) noted(game, done, happened)
    else for (const one of happened) noted(game, done, one)
  }
  if (done.length === 0) return done
  const history = write.state.history.slice()
  for (const event of done) history.push(event)
  write.state.history = history
  trigger(game, write, done, lookingBack)
  return done
}

const isSeveral = (happened: GameEvent | readonly GameEvent[]): happened is readonly GameEvent[] =>
  Array.isArray(happened)

function noted(game: Game, done: GameEvent[], happened: GameEvent): void {
  const event = withSeers(game, happened)
  done.push(event)
  note(game, { type: "event", rules: [event.rule], event })
}

type Lookers = ReadonlyMap<string, readonly Watcher[]>

/** Who watches what is about to happen and looks back: found before it happens. */
function lookers(game: Game, events: readonly GameEvent[]): Lookers | null {
  const { looksBack } = game.rulebook
  let found = null as Map<string, readonly Watcher[]> | null
  for (const event of events) {
    for (const name of game.rulebook.eventNames(event)) {
      if (!looksBack.has(name) || found?.has(name) === true) continue
      found ??= new Map()
      found.set(name, watching(game, presentIn(game).watched.get(name), name, isGiving(game)))
    }
  }
  return found
}

/** Of something that happens to a card in a hidden zone: who knows which card it is, at this time. */
function withSeers(game: Game, event: GameEvent): GameEvent {
  if (event.object === undefined || event.seen !== undefined) return event
  const { zone, known } = object(game.state, event.object)
  if (zoneSpec(game, zone).seen !== "all") (event as Mutable<GameEvent>).seen = known
  return event
}

function trigger(game: Game, write: Writer, done: readonly GameEvent[], lookingBack: Lookers | null): void {
  const { triggering } = game.rulebook
  const watchers = triggering === undefined ? undefined : presentIn(game).watched.get(triggering)
  const before = game.state.waiting
  triggerOn(game, write, done, lookingBack)
  if (triggering === undefined || watchers === undefined || game.state.waiting === before) return
  for (const waiting of game.state.waiting.filter((one) => !before.includes(one))) {
    const event = triggeringEvent(game, triggering, waiting)
    for (const watcher of watchers) if (watches(game, watcher, event)) wait(game, write, watcher, event)
  }
}

/** That an ability has triggered, by what kind of event (`name`) and what it happened to (`source`); `amount` tells which it is. */
const triggeringEvent = (game: Game, as: string, { source: object, controller, event, n }: Waiting): GameEvent =>
  eventRecord({
    type: "note",
    as,
    rule: "603.2",
    player: controller,
    object,
    amount: n,
    ...(event === null ? {} : { name: game.rulebook.eventNames(event)[0] ?? event.type }),
    ...(event?.becomes === undefined ? {} : { source: event.becomes }),
    ...(event?.becomes === undefined && event?.object !== undefined ? { source: event.object } : {}),
  })

function triggerOn(game: Game, write: Writer, done: readonly GameEvent[], lookingBack: Lookers | null): void {
  triggerDelayed(game, write, done)
  const giving = isGiving(game)
  const { watched } = presentIn(game)
  const together: Together[] = []
  for (const event of done) {
    let asked = null as Watcher[] | null
    for (const name of game.rulebook.eventNames(event)) {
      const past = lookingBack?.get(name)
      for (const watcher of past ?? watching(game, watched.get(name), name, giving)) {
        if (asked?.includes(watcher) === true) continue
        if (past !== undefined && seesOnlyItself(game, watcher, event, done)) continue
        asked ??= []
        asked.push(watcher)
        if (!watches(game, watcher, event)) continue
        const { oneOrMore } = patternOf(watcher)
        if (oneOrMore === undefined) wait(game, write, watcher, event)
        else join(together, watcher, event)
      }
    }
  }
  for (const { watcher, events } of together) waitOnce(game, write, watcher, events)
}

/** Events at the same time on which an ability triggers once. */
interface Together {
  readonly watcher: Watcher
  readonly player: number | undefined
  readonly events: GameEvent[]
}

const patternOf = ({ ability }: Watcher): EventPattern => (ability as { readonly when: EventPattern }).when

/** Once for each player that the pattern names, where it is about several objects (Magic 603.2c). */
function join(all: Together[], watcher: Watcher, event: GameEvent): void {
  const { oneOrMore, player: named } = patternOf(watcher)
  const player = oneOrMore === "objects" && named !== undefined ? event.player : undefined
  const known = all.find(
    (one) => one.watcher.object === watcher.object && one.watcher.ability === watcher.ability && one.player === player,
  )
  if (known === undefined) all.push({ watcher, player, events: [event] })
  else known.events.push(event)
}

/** It waits once for all of these, which are one event to it. */
function waitOnce(game: Game, write: Writer, watcher: Watcher, events: readonly GameEvent[]): void {
  const whole = allTogether(events)
  const kind = game.rulebook.waits(game, watcher, whole)
  if (kind === null) return
  const more = Math.max(...events.map((event) => game.rulebook.triggersMore?.(game, watcher, event) ?? 0))
  for (let n = 0; n <= more; n++) enterWaiting(game, write, waitingOf(game, kind, watcher, whole))
}

function allTogether(events: readonly GameEvent[]): GameEvent {
  const [first] = events
  if (first === undefined) throw new Error("Nothing happened")
  const objects = events.flatMap((event) => event.becomes ?? event.object ?? [])
  return {
    ...first,
    ...(events.length === 1 ? {} : { becomes: undefined, object: undefined }),
    objects,
    amount: events.reduce((sum, { amount = 1 }) => sum + amount, 0),
  } as GameEvent
}

/** Has it left in the same batch as something else, in a game in which it then looks back for itself alone? */
const seesOnlyItself = (game: Game, watcher: Watcher, event: GameEvent, done: readonly GameEvent[]): boolean =>
  game.rulebook.looksBackForItself === true &&
  event.object !== watcher.object &&
  done.some((one) => one.type === "move" && one.object === watcher.object)

/** Delayed abilities, which effects left behind: each triggers once and is gone, but for one that says it triggers every time. */
function triggerDelayed(game: Game, write: Writer, done: readonly GameEvent[]): void {
  for (const effect of game.state.effects) {
    const ability = effect.does.does.delayed as Ability | undefined
    if (ability === undefined) continue
    const frame = makeFrame(effect.source, effect.controller, { names: effect.names, ability })
    const { when } = ability as { when: EventPattern }
    const events = done.filter((one) => matchesPattern(game, frame, when, one))
    const [first] = events
    if (first === undefined) continue
    const every = effect.does.does.every === true
    for (const event of every ? events : [first]) {
      const kind = game.rulebook.waits(game, { object: effect.source, ability }, event)
      if (kind !== null)
        enterWaiting(game, write, {
          kind,
          source: effect.source,
          controller: effect.controller,
          ability,
          event,
          names: effect.names,
        })
    }
    if (!every) write.state.effects = game.state.effects.filter((other) => other !== effect)
  }
}

/** Has this ability triggered on this event? */
function watches(game: Game, watcher: Watcher, event: GameEvent): boolean {
  const { ability } = watcher
  if (typeof ability !== "object" || !("when" in ability)) return false
  const frame = makeFrame(watcher.object, object(game.state, watcher.object).controller, { event, ability })
  return matchesPattern(game, frame, (ability as { when: EventPattern }).when, event)
}

function wait(game: Game, write: Writer, watcher: Watcher, event: GameEvent): void {
  const kind = game.rulebook.waits(game, watcher, event)
  if (kind === null) return
  const waiting = waitingOf(game, kind, watcher, event)
  const more = game.rulebook.triggersMore?.(game, watcher, event) ?? 0
  for (let n = 0; n <= more; n++) enterWaiting(game, write, waiting)
}

const waitingOf = (game: Game, kind: string, { object: source, ability }: Watcher, event: GameEvent) => ({
  kind,
  source,
  controller: object(game.state, source).controller,
  ability,
  event,
  names: {},
})

function enterWaiting(game: Game, write: Writer, waiting: Omit<Waiting, "n" | "since">, logged = true): void {
  const n = write.nextTime()
  write.state.waiting = [...write.state.waiting, { ...waiting, n, since: write.state.history.length }]
  if (logged) note(game, { type: "waits", rules: [], n, object: waiting.source, player: waiting.controller })
}

/**
 * Puts something into `waiting` that no event's pattern brought there: a declared card, a delayed ability.
 * @param logged false for what is no ability but a place in the order of things
 */
export function addWaiting(game: Game, waiting: Omit<Waiting, "n" | "since">, logged = true): void {
  enterWaiting(game, new Writer(game), waiting, logged)
}

export function removeWaiting(game: Game, n: number): void {
  new Writer(game).state.waiting = game.state.waiting.filter((waiting) => waiting.n !== n)
}

/** The rulebook's own place in the game. Not an event: nothing watches it. */
export function setLoop(game: Game, change: State["loop"]): void {
  const { state } = game
  const loop: Record<string, Plain | undefined> = { ...state.loop }
  const unasked = game.rulebook.loopUnasked
  let asked = unasked === undefined
  for (const name in change) {
    loop[name] = change[name]
    asked ||= unasked?.has(name) === false
  }
  if (asked) game.revision += 1
  ;(state as { loop: State["loop"] }).loop = loop as State["loop"]
}

/** Does an ability's own condition hold for its controller now? Absent is yes. */
export function abilityHolds(game: Game, watcher: Watcher, event: GameEvent | null): boolean {
  const ability: Ability = watcher.ability
  if (typeof ability !== "object" || !("if" in ability) || ability.if === undefined) return true
  return holds(
    game,
    makeFrame(watcher.object, object(game.state, watcher.object).controller, { event, ability }),
    ability.if as never,
  )
}
