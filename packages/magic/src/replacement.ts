import {
  type Ability,
  type ActiveEffect,
  ask,
  askYesNo,
  type CardIndex,
  type Effect,
  type Frame,
  type Game,
  type GameEvent,
  type Gather,
  holds,
  makeFrame,
  matchesPattern,
  NO_MARKS,
  type ObjectId,
  type Option,
  object,
  one,
  type PlayerId,
  type Procedure,
  type Replaced,
  replacersOf,
  run,
  type Watcher,
} from "@dilemma-table/engine"
import { isCommander } from "./commander.ts"
import { puttings, withPut } from "./entering-counters.ts"
import { eventNames, INTO_HAND_OR_LIBRARY } from "./events.ts"
import type { Moving } from "./melding.ts"
import { place, setPlace } from "./position.ts"
import { affectedPlayer, type Prevention, prevented, preventions } from "./prevention.ts"

interface ReplacementAbility {
  readonly replace: { readonly on: string | readonly string[] }
  readonly with: unknown
  readonly if?: unknown
  readonly may?: true
}

/** Something that may change an event: an ability, or an effect that replaces or prevents. */
interface Candidate {
  readonly key: string
  readonly object: ObjectId
  /** 616.1a–e: what comes first is chosen first. */
  readonly rank: number
  readonly by:
    | {
        readonly watcher: Watcher /** It changes the counters of the kind that this puts on what enters. */
        readonly putting?: GameEvent
      }
    | { readonly prevention: Prevention }
}

interface Settled {
  readonly events: readonly GameEvent[]
  /** What is done after the events, and what was used on the way. */
  readonly later: readonly { readonly frame: Frame; readonly effect: Effect; readonly used: readonly string[] }[]
}

/**
 * Replacement and prevention effects (614–616). Of all that would apply to an event the affected player, or the controller of
 * the affected object, chooses one (616.1); what it makes of the event is looked at again (616.1f), and nothing applies
 * twice to one event or what it has become (614.5). What isn't itself an event at that time is done right after.
 */
export function* replaceEvents(
  game: Game,
  events: readonly GameEvent[],
  watchers: readonly Watcher[],
): Procedure<Replaced> {
  const done: GameEvent[] = []
  const later: Settled["later"][number][] = []
  for (const event of events) {
    const settled = yield* settle(game, event, watchers, place(game).replacing)
    done.push(...settled.events)
    later.push(...settled.later)
  }
  return {
    events: done,
    *then() {
      for (const { frame, effect, used } of later) {
        const { replacing } = place(game)
        setPlace(game, { replacing: used })
        yield* run(game, frame, effect)
        setPlace(game, { replacing })
      }
    },
  }
}

function* settle(
  game: Game,
  event: GameEvent,
  watchers: readonly Watcher[],
  used: readonly string[],
): Procedure<Settled> {
  const all = candidates(game, event, [...watchers, ...ofCopied(game, event)]).filter(({ key }) => !used.includes(key))
  const first = Math.min(...all.map(({ rank }) => rank))
  const applying = all.filter(({ rank }) => rank === first)
  if (applying.length === 0) return { events: [event], later: [] }
  const chosen = yield* chooseOne(game, event, applying)
  const now = [...used, chosen.key]
  const became = yield* apply(game, event, chosen, now)
  if (became === null) return yield* settle(game, event, watchers, now)
  const events: GameEvent[] = []
  const later = [...became.later]
  // A commander's may apply again to what the event becomes (903.9b).
  const usedUp = isCommanders(chosen) ? used : now.filter((key) => key !== commanderKey(event))
  for (const next of became.events) {
    const settled = yield* settle(game, next, replacersOf(game, [next]), usedUp)
    events.push(...settled.events)
    later.push(...settled.later)
  }
  return { events, later }
}

/** What enters as a copy has the copied card's abilities about entering (614.12, 707.5). */
function ofCopied(game: Game, event: GameEvent): readonly Watcher[] {
  const { copy } = (event.data ?? {}) as { readonly copy?: { readonly card: CardIndex; readonly face: number } }
  const { object: id } = event
  if (copy === undefined || id === undefined || event.to !== "battlefield") return NOBODY
  const abilities = game.card(copy.card).faces[copy.face]?.abilities ?? []
  return abilities.flatMap((ability) => {
    if (typeof ability !== "object" || !("replace" in ability)) return []
    const { on, object: whom } = ability.replace as {
      readonly on: string | readonly string[]
      readonly object?: unknown
    }
    return whom === "this" && [on].flat().includes("enters") ? [{ object: id, ability }] : []
  })
}

/** Carries one of them out; null where its player would rather not. */
function* apply(game: Game, event: GameEvent, chosen: Candidate, used: readonly string[]): Procedure<Settled | null> {
  if ("prevention" in chosen.by) return { events: prevented(event, chosen.by.prevention), later: [] }
  const { watcher, putting } = chosen.by
  const ability = watcher.ability as unknown as ReplacementAbility
  const frame = frameOf(game, watcher, putting ?? event)
  if (ability.may === true) {
    const asked =
      watcher.ability === commanderReturns
        ? { by: object(game.state, watcher.object).owner, rules: ["903.9b"], prompt: "commander" }
        : { by: frame.you, rules: ["614.1"], prompt: "may" }
    const wanted = yield* askYesNo(game, { ...asked, source: watcher.object })
    if (!wanted) return null
  }
  const gather: Gather = { events: [], later: [], taken: new Set(), chosen: [] }
  yield* run(game, { ...frame, gather }, ability.with as never)
  const effect = effectOf(game, watcher.ability)
  const once = effect !== null && (effect.does.does as { readonly once?: true }).once === true
  const ends: readonly GameEvent[] = once ? [{ type: "effect-ends", rule: "614.1", amount: effect.n }] : []
  if (putting !== undefined)
    return { events: [...ends, withPut(game, event, String(putting.name), gather.events)], later: [] }
  const events =
    watcher.ability === commanderReturns ? gather.events.map((one) => withoutOthers(game, event, one)) : gather.events
  return {
    events: [...ends, ...events],
    later: gather.later.map((one) => ({ frame: one.frame, effect: one.effect, used })),
  }
}

/** The lasting effect that this ability stands for, if it is one's. */
const effectOf = (game: Game, ability: Ability): ActiveEffect | null =>
  game.state.effects.find((effect) => (effect.does.does as { readonly replacing?: Ability }).replacing === ability) ??
  null

/** Replacement effects that last, and those of what is just being carried out (614.15). Others are abilities of objects. */
export function lastingReplacers(game: Game, events: readonly GameEvent[]): readonly Watcher[] {
  const { effects } = game.state
  const { selfReplacing } = place(game)
  const turning = [
    ...(events.some(({ type }) => type === "face") ? ofTurned(game, events) : NOBODY),
    ...ofCounters(game, events),
    ...ofCommanders(game, events),
  ]
  if (effects.length === 0 && selfReplacing.length === 0) return turning
  const found: Watcher[] = [...turning]
  for (const { source, does } of effects) {
    const ability = (does.does as { readonly replacing?: Ability }).replacing
    if (ability !== undefined) found.push({ object: source, ability })
  }
  for (const { source, ability } of selfReplacing) found.push({ object: source, ability: ability as Ability })
  return found
}

const NOBODY: readonly Watcher[] = []

interface Counting {
  readonly kind: string
  readonly ability: Ability
  /** Does it apply to such an event? */
  readonly on: (event: GameEvent) => boolean
}

const counting = (kind: string, ability: object, on: Counting["on"]): Counting => ({
  kind,
  ability: ability as unknown as Ability,
  on,
})

/** Counters that stand for a replacement effect (122.1c, 122.1d, 122.1h). */
const replacingCounters: readonly Counting[] = [
  counting(
    "stun",
    { replace: { on: "becomes-untapped", object: "this" }, with: { removeCounters: 1, kind: "stun", on: "this" } },
    ({ type }) => type === "untap",
  ),
  counting(
    "shield",
    { replace: { on: "destroyed", object: "this" }, with: { removeCounters: 1, kind: "shield", on: "this" } },
    // Not what state-based actions destroy.
    ({ as, rule }) => as === "destroy" && !rule.startsWith("704."),
  ),
  counting(
    "finality",
    { replace: { on: "dies", object: "this" }, with: { change: { zone: "exile" } } },
    ({ type, from, to }) => type === "move" && from === "battlefield" && to === "graveyard",
  ),
]

function ofCounters(game: Game, events: readonly GameEvent[]): readonly Watcher[] {
  const found: Watcher[] = []
  for (const event of events) {
    if (event.object === undefined || (event.type !== "untap" && event.type !== "move")) continue
    const { counters, zone } = object(game.state, event.object)
    if (counters === NO_MARKS || zone !== "battlefield") continue
    for (const { kind, ability, on } of replacingCounters)
      if ((counters[kind] ?? 0) > 0 && on(event)) found.push({ object: event.object, ability })
  }
  return found
}

/** A commander that would be put into its owner's hand or library (903.9b). */
const commanderReturns = {
  replace: { on: INTO_HAND_OR_LIBRARY, object: "this" },
  with: { change: { zone: "command" } },
  may: true,
} as unknown as Ability

const ofCommanders = (game: Game, events: readonly GameEvent[]): readonly Watcher[] =>
  events.flatMap((event): readonly Watcher[] =>
    event.type === "move" && event.object !== undefined && commandersGoing(game, event).length > 0
      ? [{ object: event.object, ability: commanderReturns }]
      : NOBODY,
  )

const isCommanders = ({ by }: Candidate): boolean => "watcher" in by && by.watcher.ability === commanderReturns

const commanderKey = (event: GameEvent): string =>
  keyOf({ object: event.object as ObjectId, ability: commanderReturns })

/** Of the cards that represent what would move the commanders that would go to a hand or library. */
function commandersGoing(game: Game, { object: id, to, data }: GameEvent): readonly ObjectId[] {
  if (id === undefined || to === undefined) return []
  const intoHandOrLibrary = (zone: string): boolean => zone === "hand" || zone === "library"
  if (object(game.state, id).under.length === 0) return intoHandOrLibrary(to) && isCommander(game, id) ? [id] : []
  const { components } = (data ?? {}) as Moving
  return [id, ...object(game.state, id).under].filter(
    (one, i) => intoHandOrLibrary(i === 0 ? to : (components?.[i - 1] ?? to)) && isCommander(game, one),
  )
}

/** Of a melded permanent only the card that is a commander goes to the command zone, the other where it would have gone (903.9c). */
function withoutOthers(game: Game, before: GameEvent, changed: GameEvent): GameEvent {
  const { object: id, to } = before
  if (id === undefined || to === undefined || object(game.state, id).under.length === 0) return changed
  const commanders = commandersGoing(game, before)
  const goes = (one: ObjectId): string => (commanders.includes(one) ? "command" : to)
  const components = object(game.state, id).under.map(goes)
  return { ...changed, to: goes(id), data: { ...(changed.data as object | undefined), components } }
}

/** "As this is turned face up", "as this transforms": what it will have then is applied meanwhile (708.11, 712.20). */
const ofTurned = (game: Game, events: readonly GameEvent[]): readonly Watcher[] =>
  events.flatMap((event) =>
    (turnedTo(game, event) ?? []).flatMap((ability): readonly Watcher[] =>
      replacesOwn(ability, event) ? [{ object: event.object as ObjectId, ability }] : [],
    ),
  )

/** The abilities of the face to which something is turned; null where nothing is turned so. */
function turnedTo(game: Game, { type, object: id, face, faceDown }: GameEvent): readonly Ability[] | null {
  if (type !== "face" || id === undefined || faceDown === true) return null
  const found = object(game.state, id)
  return game.card(found.card).faces[face ?? found.face]?.abilities ?? []
}

function replacesOwn(ability: Ability, event: GameEvent): boolean {
  if (typeof ability !== "object" || !("replace" in ability)) return false
  const { on, object: whom } = ability.replace as { readonly on: string | readonly string[]; readonly object?: unknown }
  return whom === "this" && eventNames(event).some((name) => [on].flat().includes(name))
}

/**
 * Has the object whose own ability this is that ability as the event makes it? What enters face down has none of its own
 * (708.3), what is turned those of the face to come.
 */
function stillHas(game: Game, { object: id, ability }: Watcher, event: GameEvent): boolean {
  if (event.object !== id || effectOf(game, ability) !== null) return true
  if (event.type === "move" && event.to === "battlefield") return event.faceDown !== true
  return turnedTo(game, event)?.includes(ability) ?? true
}

const isSelf = (game: Game, { ability }: Watcher): boolean =>
  place(game).selfReplacing.some((one) => one.ability === ability)

function frameOf(game: Game, { object: source, ability }: Watcher, event: GameEvent): Frame {
  const effect = effectOf(game, ability)
  const controller = effect?.controller ?? entersUnder(event, source) ?? object(game.state, source).controller
  // X of a spell that becomes a permanent is what was chosen for it (107.3m).
  const { zone, said } = object(game.state, source)
  const spoken = event.object === source && zone === "stack" && said !== null ? { said } : {}
  return makeFrame(source, controller, {
    event,
    ability,
    ...spoken,
    ...(effect === null ? {} : { names: effect.names }),
  })
}

/** What enters is judged as it would be on the battlefield (614.12). */
const entersUnder = (event: GameEvent, source: ObjectId): PlayerId | undefined =>
  event.object === source && event.to === "battlefield" ? event.controller : undefined

const keyOf = ({ object: source, ability }: Watcher): string => `${source}:${JSON.stringify(ability)}`

function candidates(game: Game, event: GameEvent, watchers: readonly Watcher[]): readonly Candidate[] {
  const found: Candidate[] = watchers
    .filter((watcher) => applies(game, watcher, event))
    .map((watcher) => ({ key: keyOf(watcher), object: watcher.object, rank: rankOf(game, watcher), by: { watcher } }))
  for (const putting of puttings(game, event))
    for (const watcher of replacersOf(game, [putting]))
      if (applies(game, watcher, putting))
        found.push({
          key: `${keyOf(watcher)}:${putting.name}`,
          object: watcher.object,
          rank: rankOf(game, watcher),
          by: { watcher, putting },
        })
  for (const prevention of preventions(game, event))
    found.push({ key: prevention.key, object: prevention.object, rank: 4, by: { prevention } })
  return found
}

/** First self-replacement effects, then what an object would enter as a copy of, then the rest (616.1a, 616.1c, 616.1e). */
function rankOf(game: Game, watcher: Watcher): number {
  if (isSelf(game, watcher)) return 0
  return JSON.stringify((watcher.ability as unknown as ReplacementAbility).with).includes('"enterAs"') ? 2 : 4
}

function applies(game: Game, watcher: Watcher, event: GameEvent): boolean {
  const replacement = watcher.ability as unknown as ReplacementAbility
  const frame = frameOf(game, watcher, event)
  if (!stillHas(game, watcher, event)) return false
  if (!matchesPattern(game, frame, replacement.replace as never, event)) return false
  return replacement.if === undefined || holds(game, frame, replacement.if as never)
}

function* chooseOne(game: Game, event: GameEvent, applying: readonly Candidate[]): Procedure<Candidate> {
  const [first] = applying
  if (first === undefined) throw new Error("Nothing applies")
  if (applying.length === 1) return first
  const [key] = yield* ask(game, {
    by: affectedPlayer(game, event),
    kind: "replacement",
    rules: ["616.1"],
    prompt: "replacement",
    space: one(
      applying.map(({ object: id }, i): Option => ({ key: i + 1, is: { type: "event", event: i, object: id } })),
    ),
  })
  return applying[Number(key) - 1] ?? first
}
