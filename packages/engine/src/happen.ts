import type { GameEvent } from "./events.ts"
import type { Game } from "./game.ts"
import { grantedWatchers } from "./grants.ts"
import { holds, matchesPattern } from "./language/evaluate.ts"
import { makeFrame } from "./language/frame.ts"
import type { Ability, EventPattern } from "./language/types.ts"
import { note } from "./log.ts"
import type { Procedure } from "./procedure.ts"
import { object, type State, type Waiting, type Watcher } from "./state.ts"
import { engineReducers, Writer } from "./write.ts"

/**
 * The one door through which a rulebook changes the state. Takes a batch of events proposed to happen at the same time,
 * lets the rulebook replace them, writes them, puts the abilities that watch into `state.waiting` and logs.
 * @returns what really happened, in order
 */
export function* happen(game: Game, proposed: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  const watchers = replacers(game, proposed)
  const events = watchers.length === 0 ? proposed : yield* game.rulebook.replace(game, proposed, watchers)
  const done = apply(game, events)
  if (done.length > 0 && game.rulebook.follows !== undefined) yield* game.rulebook.follows(game, done)
  return done
}

/** Abilities that might replace one of these events. */
function replacers(game: Game, events: readonly GameEvent[]): readonly Watcher[] {
  const found: Watcher[] = []
  for (const event of events) {
    for (const name of game.rulebook.eventNames(event)) {
      for (const watcher of watching(game, game.state.watch, `replace:${name}`)) {
        if (!found.some((other) => other.object === watcher.object && other.ability === watcher.ability))
          found.push(watcher)
      }
    }
  }
  return found
}

/** Who watches under this name in a state's index, abilities given by effects among them. */
function watching(game: Game, watch: State["watch"], name: string): readonly Watcher[] {
  const own = watch[name] ?? []
  const granted = grantedWatchers(game, name)
  return granted.length === 0 ? own : [...own, ...granted]
}

/** Writes events that can no longer be replaced. */
function apply(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.length === 0) return events
  const write = new Writer(game)
  const before = game.state.watch
  const lookingBack = new Map<string, readonly Watcher[]>()
  for (const event of events) {
    for (const name of game.rulebook.eventNames(event)) {
      if (game.rulebook.looksBack.has(name) && !lookingBack.has(name))
        lookingBack.set(name, watching(game, before, name))
    }
  }
  const done: GameEvent[] = []
  for (const event of events) {
    const reducer = game.rulebook.reducers[event.type] ?? engineReducers[event.type]
    if (reducer === undefined) throw new Error(`Nothing reduces the event ${event.type}`)
    const happened = reducer(write, event)
    if (happened === null) continue
    done.push(happened)
    note(game, { type: "event", rules: [happened.rule], event: happened })
  }
  if (done.length === 0) return done
  write.state.history = [...write.state.history, ...done]
  trigger(game, write, done, lookingBack)
  return done
}

function trigger(
  game: Game,
  write: Writer,
  done: readonly GameEvent[],
  lookingBack: ReadonlyMap<string, readonly Watcher[]>,
): void {
  triggerDelayed(game, write, done)
  for (const event of done) {
    const asked = new Set<Watcher>()
    for (const name of game.rulebook.eventNames(event)) {
      for (const watcher of lookingBack.get(name) ?? watching(game, game.state.watch, name)) {
        if (asked.has(watcher)) continue
        asked.add(watcher)
        if (watches(game, watcher, event)) wait(game, write, watcher, event)
      }
    }
  }
}

/** Delayed abilities, which effects left behind: each triggers once and is gone. */
function triggerDelayed(game: Game, write: Writer, done: readonly GameEvent[]): void {
  for (const effect of game.state.effects) {
    const ability = effect.does.does.delayed as Ability | undefined
    if (ability === undefined) continue
    const frame = makeFrame(effect.source, effect.controller, { names: effect.names, ability })
    const event = done.find((one) => matchesPattern(game, frame, (ability as { when: EventPattern }).when, one))
    if (event === undefined) continue
    const kind = game.rulebook.waits(game, { object: effect.source, ability }, event)
    write.state.effects = game.state.effects.filter((other) => other !== effect)
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
  enterWaiting(game, write, {
    kind,
    source: watcher.object,
    controller: object(game.state, watcher.object).controller,
    ability: watcher.ability,
    event,
    names: {},
  })
}

function enterWaiting(game: Game, write: Writer, waiting: Omit<Waiting, "n" | "since">): void {
  const n = write.nextTime()
  write.state.waiting = [...write.state.waiting, { ...waiting, n, since: write.state.history.length }]
  note(game, { type: "waits", rules: [], n, object: waiting.source, player: waiting.controller })
}

/** Puts something into `waiting` that no event's pattern brought there: a declared card, a delayed ability. */
export function addWaiting(game: Game, waiting: Omit<Waiting, "n" | "since">): void {
  enterWaiting(game, new Writer(game), waiting)
}

export function removeWaiting(game: Game, n: number): void {
  new Writer(game).state.waiting = game.state.waiting.filter((waiting) => waiting.n !== n)
}

/** The rulebook's own place in the game. Not an event: nothing watches it. */
export function setLoop(game: Game, change: State["loop"]): void {
  new Writer(game).state.loop = { ...game.state.loop, ...change }
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
