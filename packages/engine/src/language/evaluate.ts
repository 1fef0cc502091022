import type { GameEvent } from "../events.ts"
import type { Game } from "../game.ts"
import { NONE, type ObjectId, type PlayerId } from "../ids.ts"
import { readingAs } from "../reading.ts"
import { DependsOnUnknown } from "../refusal.ts"
import { type GameObject, isThere, NO_IDS, object, topmost } from "../state.ts"
import { deckZone, hasLeft, isInPlay, opponentsOf, seatsFrom, zone } from "../zones.ts"
import { arrives } from "./arriving.ts"
import { comparisons } from "./comparing.ts"
import { counted, countedIn, ofOneOpponent, zonesOf } from "./counted.ts"
import { boundPlayers, type Frame, playersBound, saidOf, unnamedPlayer } from "./frame.ts"
import { allOf, negate, someOf } from "./tri.ts"
import type { Comparison, Condition, EventPattern, Filter, PlayerRef, Selector, Value } from "./types.ts"
import type { Tri } from "./vocabulary.ts"

/**
 * The players a reference means, of those in the game. Several who would choose or act at the same time stand in turn order,
 * the active player first (Magic 101.4).
 */
export function playersOf(game: Game, frame: Frame, ref: PlayerRef): readonly PlayerId[] {
  const found = playersMeant(game, frame, ref)
  return game.state.players.length === 2 ? found : found.filter((player) => !hasLeft(game, player))
}

/** The players a reference means, also those who have left the game: what is asked about them can still be told (Magic 800.4i). */
export function playersMeant(game: Game, frame: Frame, ref: PlayerRef): readonly PlayerId[] {
  if (ref === "you") return [frame.you]
  if (ref === "opponent") return others(game, frame.you)
  if (ref === "any") return seatsFrom(game, game.state.active)
  if (ref === "active") return [game.state.active]
  if (ref === "that-player") return frame.event?.player === undefined ? [] : [frame.event.player]
  if (ref === "chooser") return modesChosenBy(game, frame)
  if ("ownerOf" in ref) return select(game, frame, ref.ownerOf).map((id) => object(game.state, id).owner)
  if ("controllerOf" in ref) return select(game, frame, ref.controllerOf).map((id) => object(game.state, id).controller)
  if ("opponentsBut" in ref) {
    const not = playersMeant(game, frame, ref.opponentsBut as PlayerRef)
    return others(game, frame.you).filter((player) => !not.includes(player))
  }
  if ("targetPlayer" in ref) {
    const slot = frame.slots.indexOf(ref)
    if (slot < 0) {
      const before = frame.names[ref.as ?? unnamedPlayer(ref)]
      if (before === undefined && ref.as !== undefined) frame.names[ref.as] = boundPlayers([])
      return typeof before === "string" ? playersBound(before) : []
    }
    const found = (frame.targets[slot] ?? []).flatMap((target) => ("player" in target ? [target.player] : []))
    if (ref.as !== undefined) frame.names[ref.as] = boundPlayers(found)
    return found
  }
  const bound = frame.names[ref.ref]
  if (typeof bound === "string" && bound.startsWith("player:")) return playersBound(bound)
  // A slot without a target left, or one that was given objects, means no player.
  if (Array.isArray(bound)) return []
  throw new Error(`The name ${ref.ref} isn't bound to a player`)
}

/** As long as nobody has been named, any opponent might be the one. */
function modesChosenBy(game: Game, { chooser, said, you }: Frame): readonly PlayerId[] {
  const by = chooser ?? said?.modes?.by
  return by === undefined ? others(game, you) : [by]
}

const others = (game: Game, you: PlayerId): readonly PlayerId[] =>
  game.state.players.length === 2
    ? opponentsOf(game, you)
    : seatsFrom(game, game.state.active).filter((player) => player !== you)

export function playerOf(game: Game, frame: Frame, ref: PlayerRef | undefined): PlayerId {
  const [player] = playersOf(game, frame, ref ?? "you")
  return player ?? frame.you
}

/**
 * Does this object pass? Words are asked in the order in which they are written; "no" ends it. A card that can be read in
 * several ways passes if it does in one of them.
 */
export function matches(game: Game, frame: Frame, id: ObjectId, filter: Filter): Tri {
  const found = object(game.state, id)
  const readings = game.readAs.has(id) ? null : (game.rulebook.readings?.(game, found, filter) ?? null)
  if (readings === null) return matchesWords(game, frame, id, found, filter)
  return someOf(readings, (face) => readingAs(game, id, face, () => matchesWords(game, frame, id, found, filter)))
}

function matchesWords(game: Game, frame: Frame, id: ObjectId, found: GameObject, filter: Filter): Tri {
  let result: Tri = true
  for (const word in filter) {
    const argument = (filter as Record<string, unknown>)[word]
    if (argument === undefined) continue
    const one = matchWord(game, frame, id, found, word, argument)
    if (one === false) return false
    if (one === "unknown") result = "unknown"
  }
  return result
}

function matchWord(
  game: Game,
  frame: Frame,
  id: ObjectId,
  found: ReturnType<typeof object>,
  word: string,
  argument: unknown,
): Tri {
  switch (word) {
    case "any":
      return someOf(argument as Filter[], (filter) => matches(game, frame, id, filter))
    case "every":
      return allOf(argument as Filter[], (filter) => matches(game, frame, id, filter))
    case "not":
      return negate(matches(game, frame, id, argument as Filter))
    case "is":
      return meant(game, frame, argument as Selector).includes(id)
    case "other":
      return id !== topmost(game.state, frame.source)
    case "controller":
      return playersMeant(game, frame, argument as PlayerRef).includes(found.controller)
    case "owner":
      return playersMeant(game, frame, argument as PlayerRef).includes(found.owner)
    case "zone":
      return typeof argument === "string" ? found.zone === argument : (argument as string[]).includes(found.zone)
    case "tapped":
      return found.tapped === argument
    case "faceDown":
      return found.faceDown === argument
    case "token":
      return (found.kind === "token") === argument
    case "counter":
      return (found.counters[argument as string] ?? 0) > 0
    case "beneath":
      return found.over !== NONE && select(game, frame, argument as Selector).includes(topmost(game.state, id))
    default: {
      const known = game.rulebook.vocabulary.filters[word]
      if (known === undefined) throw new Error(`No filter is called ${word}`)
      return known.test(game, frame, id, argument as never)
    }
  }
}

/** A three-valued answer where only yes or no will do. On an imagined position an unknown stops the run; otherwise it is no. */
export function decided(game: Game, tri: Tri, id: ObjectId): boolean {
  if (tri !== "unknown") return tri
  if (game.imagined) throw new DependsOnUnknown(id)
  return false
}

/**
 * Every object that passes, turn player's zones first. Unknown cards stop an imagined run only if `strict`. No more are looked for
 * once one is `enough`.
 */
export function objectsMatching(
  game: Game,
  frame: Frame,
  filter: Filter,
  strict = true,
  enough?: (id: ObjectId) => boolean,
): readonly ObjectId[] {
  const own = namedBy(game, frame, filter)
  const lists = own === null ? zonesOf(game, filter).map((name) => countedIn(game, name, filter)) : [own]
  const sure = strict || own !== null
  const result: ObjectId[] = []
  for (const list of lists) {
    for (const id of list) {
      const tri = matches(game, frame, id, filter)
      if (tri === false || (tri === "unknown" && sure && !decided(game, tri, id))) continue
      result.push(id)
      if (enough?.(id) === true) return result
    }
  }
  return result
}

/** The objects that a filter itself names, among which alone it looks; null where it looks through zones. */
function namedBy(game: Game, frame: Frame, filter: Filter): readonly ObjectId[] | null {
  if (filter.is !== undefined && filter.zone === undefined) return select(game, frame, filter.is)
  return filter.beneath === undefined ? null : cardsBeneath(game, frame, filter.beneath)
}

/**
 * The objects a selector means now, where nobody has to choose. What was named and lies beneath another card since is one
 * thing with that one (a creature that evolved is the same creature).
 */
export function select(game: Game, frame: Frame, selector: Selector): readonly ObjectId[] {
  if (selector === "this") return frame.source === NONE ? NO_IDS : [topmost(game.state, frame.source)]
  if (selector === "cause") return frame.event?.source === undefined ? NO_IDS : [frame.event.source]
  if (selector === "it") return uncovered(game, eventObjects(frame.event))
  if ("ref" in selector) {
    const bound = frame.names[selector.ref]
    if (bound === undefined) throw new Error(`The name ${selector.ref} isn't bound`)
    return Array.isArray(bound) ? uncovered(game, bound as readonly ObjectId[]) : NO_IDS
  }
  if ("all" in selector) return objectsMatching(game, frame, selector.all)
  if ("top" in selector)
    return counted(game, zone(game, playerOf(game, frame, selector.of), selector.zone ?? deckZone(game))).slice(
      0,
      amountOf(game, frame, selector.top),
    )
  if ("target" in selector) {
    const slot = frame.slots.indexOf(selector)
    return (frame.targets[slot] ?? []).flatMap((target) => ("object" in target ? [target.object] : []))
  }
  throw new Error("Somebody has to choose here")
}

/** The objects a selector means for what is done to them: "it" is looked for where what happened has brought it. */
export function meant(game: Game, frame: Frame, selector: Selector): readonly ObjectId[] {
  const found = select(game, frame, selector)
  const { event } = frame
  const { wentOn } = game.rulebook
  return selector === "it" && event !== null && wentOn !== undefined
    ? found.map((id) => wentOn(game, event, id))
    : found
}

/** What is asked about "it" that left play is asked of what it last was there, where the rulebook says so (Magic 608.2h). */
export function asLastKnown(game: Game, frame: Frame, selector: Selector): readonly ObjectId[] {
  const { event } = frame
  if (selector !== "it" || game.rulebook.asksLastKnown !== true || event?.object === undefined)
    return select(game, frame, selector)
  return isInPlay(game, event.from) && !isInPlay(game, event.to) ? [event.object] : select(game, frame, selector)
}

function uncovered(game: Game, ids: readonly ObjectId[]): readonly ObjectId[] {
  if (!ids.some((id) => (game.state.objects[id]?.over ?? NONE) !== NONE)) return ids
  return [...new Set(ids.map((id) => topmost(game.state, id)))]
}

/** What an event happened to: the new object where it moved to play, else as it was. */
export function eventObjects(event: GameEvent | null): readonly ObjectId[] {
  if (event === null) return NO_IDS
  if (event.becomes !== undefined) return [event.becomes]
  if (event.object !== undefined) return [event.object]
  return event.objects ?? NO_IDS
}

export function amountOf(game: Game, frame: Frame, value: Value): number {
  if (typeof value === "number") return value
  if (value === "x") return frame.said?.x ?? 0
  if ("ref" in value) {
    const bound = frame.names[value.ref as string]
    if (typeof bound === "number") return bound
    if (Array.isArray(bound)) return bound.length
    throw new Error(`The name ${value.ref} isn't bound to a number`)
  }
  if ("count" in value) return select(game, frame, value.count as Selector).length
  if ("number" in value) {
    const [id] = asLastKnown(game, frame, value.of as Selector)
    return saidOf(frame, value.number as string, id) ?? numberOf(game, value.number as string, id)
  }
  if ("plus" in value) return (value.plus as Value[]).reduce<number>((sum, one) => sum + amountOf(game, frame, one), 0)
  if ("times" in value)
    return (value.times as Value[]).reduce<number>((product, one) => product * amountOf(game, frame, one), 1)
  if ("happened" in value) return timesHappened(game, frame, value.happened as EventPattern)
  for (const head in value) {
    const word = game.rulebook.vocabulary.values[head]
    if (word !== undefined)
      return word.value(game, frame, (value as Record<string, unknown>)[head] as never, value as never)
  }
  throw new Error(`No value is called ${Object.keys(value)[0]}`)
}

export function numberOf(game: Game, name: string, id: ObjectId | undefined): number {
  if (id === undefined) return 0
  const word = game.rulebook.vocabulary.numbers[name]
  if (word === undefined) throw new Error(`No number is called ${name}`)
  const number = word(game, id)
  if (number !== "unknown") return number
  if (game.imagined) throw new DependsOnUnknown(id)
  return 0
}

export function holdsTri(game: Game, frame: Frame, condition: Condition): Tri {
  const has = <K extends string>(head: K): boolean => head in condition
  if (has("exists")) {
    const { exists, atLeast } = condition as { exists: Filter; atLeast?: Value }
    const n = atLeast === undefined ? 1 : amountOf(game, frame, atLeast)
    const ways = ofOneOpponent(frame, exists, n, () => others(game, frame.you))
    return someOf(ways, ([asked, filter]) => existsTri(game, asked, filter, n))
  }
  if (has("compare")) {
    const [left, how, right] = (condition as { compare: readonly [Value, Comparison, Value] }).compare
    return comparisons[how](amountOf(game, frame, left), amountOf(game, frame, right))
  }
  if (has("every"))
    return allOf((condition as { every: readonly Condition[] }).every, (one) => holdsTri(game, frame, one))
  if (has("some"))
    return someOf((condition as { some: readonly Condition[] }).some, (one) => holdsTri(game, frame, one))
  if (has("not")) return negate(holdsTri(game, frame, (condition as { not: Condition }).not))
  if (has("matches")) {
    const { matches: who, filter } = condition as { matches: Selector; filter: Filter }
    const asked = filter.zone === undefined ? asLastKnown(game, frame, who) : select(game, frame, who)
    return someOf(asked, (id) => matches(game, frame, id, filter))
  }
  if (has("yourTurn")) return (game.state.active === frame.you) === (condition as { yourTurn: boolean }).yourTurn
  if (has("did")) return frame.names[(condition as { did: string }).did] === true
  for (const head in condition) {
    const word = game.rulebook.vocabulary.conditions[head]
    if (word !== undefined)
      return word.holds(game, frame, (condition as Record<string, unknown>)[head] as never, condition as never)
  }
  throw new Error(`No condition is called ${Object.keys(condition)[0]}`)
}

/** What lies beneath these. It belongs to no zone's list: it is one thing with what lies on it. */
const cardsBeneath = (game: Game, frame: Frame, selector: Selector): readonly ObjectId[] =>
  select(game, frame, selector).flatMap((id) =>
    object(game.state, id).under.filter((under) => object(game.state, under).over === id),
  )

function existsTri(game: Game, frame: Frame, filter: Filter, atLeast: number): Tri {
  if (filter.beneath !== undefined) return objectsMatching(game, frame, filter).length >= atLeast
  const named = filter.is !== undefined && filter.zone === undefined
  const among = named
    ? [select(game, frame, filter.is as Selector)]
    : zonesOf(game, filter).map((name) => countedIn(game, name, filter))
  let sure = 0
  let perhaps = 0
  for (const ids of among) {
    for (const id of ids) {
      const tri = matches(game, frame, id, filter)
      if (tri === true) sure += 1
      else if (tri === "unknown") perhaps += 1
      if (sure >= atLeast) return true
    }
  }
  return sure + perhaps >= atLeast ? "unknown" : false
}

export const holds = (game: Game, frame: Frame, condition: Condition): boolean =>
  decided(game, holdsTri(game, frame, condition), frame.source)

/** How often an event like this happened this turn. */
export const timesHappened = (game: Game, frame: Frame, pattern: EventPattern): number =>
  game.state.history.filter((event) => matchesPattern(game, frame, pattern, event)).length

const listed = (on: string | readonly string[], names: readonly string[]): boolean =>
  typeof on === "string" ? names.includes(on) : on.some((name) => names.includes(name))

/** Is this the kind of event the pattern means? `frame` is of the ability that watches. */
export function matchesPattern(game: Game, frame: Frame, pattern: EventPattern, event: GameEvent): boolean {
  if (pattern.or !== undefined && matchesPattern(game, frame, pattern.or, event)) return true
  if (!listed(pattern.on, game.rulebook.eventNames(event))) return false
  if (pattern.from !== undefined && event.from !== pattern.from) return false
  if (pattern.to !== undefined && event.to !== pattern.to) return false
  if (pattern.name !== undefined && event.name !== pattern.name) return false
  if (
    pattern.player !== undefined &&
    (event.player === undefined || !playersMeant(game, frame, pattern.player).includes(event.player))
  )
    return false
  if (
    pattern.source !== undefined &&
    (event.source === undefined || !passes(game, frame, event.source, pattern.source))
  )
    return false
  if (pattern.turn !== undefined && !playersMeant(game, frame, pattern.turn).includes(game.state.active)) return false
  if (pattern.by !== undefined) {
    const by = doer(game, event)
    if (by === undefined || !playersMeant(game, frame, pattern.by).includes(by)) return false
  }
  if (pattern.object !== undefined && !objectPasses(game, frame, pattern, event)) return false
  if (game.rulebook.matchesEvent?.(game, pattern, event) === false) return false
  return pattern.nth === undefined || isNth(game, frame, pattern, event)
}

/** Who does it: what an effect moves is moved by the player whose effect it is. */
function doer(game: Game, event: GameEvent): PlayerId | undefined {
  return event.type === "move" && event.source !== undefined && event.source !== NONE
    ? object(game.state, event.source).controller
    : event.player
}

/** Is it the nth of its kind in this turn? Of events at the same time the first in order counts as earlier. */
function isNth(game: Game, frame: Frame, { nth, ...kind }: EventPattern, event: GameEvent): boolean {
  let before = 0
  for (const other of game.state.history) {
    if (other === event) break
    if (matchesPattern(game, frame, kind, other)) before += 1
  }
  return before + 1 === nth
}

function objectPasses(game: Game, frame: Frame, pattern: EventPattern, event: GameEvent): boolean {
  const wanted = pattern.object as Filter | "this" | "attached"
  if (wanted === "this") return event.object === frame.source || event.becomes === frame.source
  const id =
    event.becomes !== undefined && isThere(game.state, event.becomes) && arrives(game, event, pattern)
      ? event.becomes
      : event.object
  // Of something that several do together, one of them is enough.
  if (id === undefined)
    return wanted !== "attached" && (event.objects ?? NO_IDS).some((one) => passes(game, frame, one, wanted))
  if (wanted === "attached") return object(game.state, frame.source).attachedTo === id
  return passes(game, frame, id, wanted)
}

const passes = (game: Game, frame: Frame, id: ObjectId, filter: Filter): boolean =>
  decided(game, matches(game, frame, id, filter), id)
