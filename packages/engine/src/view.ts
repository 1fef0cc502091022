import type { Decision, OptionIs } from "./decision.ts"
import { decision, type Game } from "./game.ts"
import { type CardIndex, type Key, NONE, type ObjectId, type PlayerId, UNKNOWN_CARD } from "./ids.ts"
import type { Ability, CardName, StaticEffect } from "./language/types.ts"
import type { Said } from "./modes.ts"
import type { Constraint, Option, Space } from "./space/types.ts"
import { type GameObject, type Marks, object, type Plain, type PlayerState, type Result } from "./state.ts"
import { isKnownTo, namer, seesObject, type Unseen, unseenBy, type Viewer } from "./unseen.ts"
import { isInPlay, players, zone } from "./zones.ts"

export { placeKey, seesObject, type Viewer } from "./unseen.ts"

/** A card that the player knows: its index in the game's card table, and its name. */
export interface CardView {
  readonly index: CardIndex
  readonly name: CardName
}

/** An object as a player sees it. What isn't known of it is absent. */
export interface ObjectView {
  /** Its id; in a zone that isn't seen, the zone and a place (`placeKey`). */
  readonly key: Key
  readonly kind: GameObject["kind"]
  readonly card?: CardView
  readonly face?: number
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly tapped: boolean
  readonly faceDown: boolean
  /** The turn in which it came under its controller's control; of a card in a hand nobody else can tell. */
  readonly since?: number
  readonly counters: Marks
  readonly marks: Marks
  readonly attachedTo?: Key
  /** Cards beneath it, topmost first. */
  readonly under?: readonly ObjectView[]
  readonly said?: Said
  /** For an ability on the stack. */
  readonly stacked?: { readonly ability: Ability; readonly source: Key | null }
  /** Its characteristics now, in a zone in play. */
  readonly now?: Readonly<Record<string, Plain>>
}

export interface ZoneView {
  readonly zone: string
  /** Whose; null for a shared one. */
  readonly player: PlayerId | null
  /** How many cards are in it. */
  readonly count: number
  /** All of them, in order, where the zone is seen; otherwise those whose card is known, under their `placeKey`. */
  readonly objects: readonly ObjectView[]
}

/** What is asked, to the one who is asked: keys and `source` as in the rest of the view. */
export interface OwnQuestion extends Omit<Decision, "space" | "source"> {
  readonly source?: Key
  readonly space: ViewSpace
}

/** A card to be chosen in a zone that the player doesn't see. */
export interface UnseenOption {
  readonly type: "unseen"
  readonly zone: string
  readonly player: PlayerId
  readonly place: number
}

export interface ViewOption extends Omit<Option, "is"> {
  readonly is: OptionIs | UnseenOption
}

type WithViewOptions<S> = S extends { readonly options: readonly Option[] }
  ? Omit<S, "options"> & { readonly options: readonly ViewOption[] }
  : S
export type ViewSpace = WithViewOptions<Space>

export type Asked =
  | { readonly type: "you"; readonly by: PlayerId; readonly decision: OwnQuestion }
  | { readonly type: "other"; readonly by: PlayerId; readonly kind: Decision["kind"] }
  /** Something that only hidden cards make possible may be asked now. */
  | { readonly type: "window"; readonly by: PlayerId }

/** The game as one player sees it; plain data. No seed, no order of hidden zones, no past: for that see `viewLog`. */
export interface View {
  /** Null for a spectator, who knows what everybody knows. */
  readonly player: Viewer
  readonly turn: number
  readonly active: PlayerId
  readonly loop: Readonly<Record<string, Plain>>
  readonly players: readonly PlayerState[]
  readonly zones: readonly ZoneView[]
  readonly waiting: readonly WaitingView[]
  readonly effects: readonly EffectView[]
  readonly asked: Asked | null
  readonly result: Result | null
}

export interface WaitingView {
  /** The key under which its controller chooses it. */
  readonly n?: number
  readonly kind: string
  readonly source: Key | null
  readonly controller: PlayerId
  readonly ability: Ability | null
}

export interface EffectView {
  readonly source: Key | null
  readonly controller: PlayerId
  readonly does: StaticEffect
  readonly objects: readonly Key[] | null
  readonly until: string
  readonly turn: number
}

/** The game as this player sees it; null for a spectator. */
export function view(game: Game, player: Viewer): View {
  const asked = decision(game)
  const { state } = game
  const name = namer(game, player)
  const look = (id: ObjectId): ObjectView => objectView(game, player, id, name)
  return {
    player,
    turn: state.turn,
    active: state.active,
    loop: loopView(game, name),
    players: state.players,
    zones: zoneViews(game, player, look, name),
    waiting: state.waiting
      .filter((one) => one.controller === player || isNamed(game, player, one.source))
      .map(({ n, kind, source, controller, ability }) => ({
        ...(controller === player ? { n } : {}),
        kind,
        source: name(source),
        controller,
        ability,
      })),
    effects: state.effects.map(({ source, controller, does, objects, until, turn }) => ({
      source: name(source),
      controller,
      does,
      objects: objects?.map(name).filter((key) => key !== null) ?? null,
      until,
      turn,
    })),
    asked: asked === null ? null : questionFor(game, player, asked),
    result: state.result,
  }
}

/** What everybody sees of the rulebook's place in the game. */
export function openLoop(game: Game, { loop } = game.state): Readonly<Record<string, Plain>> {
  const { loopHidden } = game.rulebook
  if (loopHidden === undefined || !loopHidden.some((field) => field in loop)) return loop
  return Object.fromEntries(Object.entries(loop).filter(([field]) => !loopHidden.includes(field)))
}

/** The rulebook's place in the game; objects in it are called as elsewhere in the view. */
function loopView(game: Game, name: (id: ObjectId) => Key | null): Readonly<Record<string, Plain>> {
  const loop = openLoop(game)
  const { loopObjects } = game.rulebook
  if (loopObjects === undefined) return loop
  const named = (value: Plain | undefined): Plain => {
    if (typeof value === "number") return value === NONE ? value : name(value as ObjectId)
    if (Array.isArray(value)) return value.map((one: Plain) => named(one))
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one)]))
    return value ?? null
  }
  return { ...loop, ...Object.fromEntries(loopObjects.map((field) => [field, named(loop[field])])) }
}

const isNamed = (game: Game, viewer: Viewer, id: ObjectId): boolean => {
  const found = game.state.objects[id]
  return found !== undefined && seesObject(game, viewer, found)
}

function zoneViews(
  game: Game,
  viewer: Viewer,
  look: (id: ObjectId) => ObjectView,
  name: (id: ObjectId) => Key | null,
): readonly ZoneView[] {
  return game.rulebook.zones.flatMap((spec) => {
    const seats = spec.shared ? players(game).slice(0, 1) : players(game)
    return seats.map((player) => {
      const ids = zone(game, player, spec.name)
      const shown = ids.filter((id) => {
        const found = object(game.state, id)
        return seesObject(game, viewer, found) || isKnownTo(game, viewer, found.known)
      })
      return {
        zone: spec.name,
        player: spec.shared ? null : player,
        count: ids.length,
        objects: spec.seen === "all" ? shown.map(look) : inNamedOrder(shown, name).map(look),
      }
    })
  })
}

/** Cards of a hidden zone in the order of their keys. Keys of one zone differ in the place only. */
function inNamedOrder(ids: readonly ObjectId[], name: (id: ObjectId) => Key | null): readonly ObjectId[] {
  const place = (id: ObjectId): number => {
    const key = name(id)
    return typeof key === "string" ? Number(key.slice(key.lastIndexOf(":") + 1)) : 0
  }
  return [...ids].sort((a, b) => place(a) - place(b))
}

function objectView(game: Game, viewer: Viewer, id: ObjectId, name: (id: ObjectId) => Key | null): ObjectView {
  const found = object(game.state, id)
  const known = isKnownTo(game, viewer, found.known) && found.card !== UNKNOWN_CARD
  const plays = isInPlay(game, found.zone)
  const on = found.attachedTo === NONE ? null : name(found.attachedTo)
  return {
    key: name(id) ?? id,
    kind: found.kind,
    ...(known ? { card: { index: found.card, name: nameOf(game, found) }, face: found.face } : {}),
    owner: found.owner,
    controller: found.controller,
    tapped: found.tapped,
    faceDown: found.faceDown,
    ...(seesObject(game, viewer, found) ? { since: found.since } : {}),
    counters: found.counters,
    marks: found.marks,
    ...(on === null ? {} : { attachedTo: on }),
    ...(found.under.length === 0 ? {} : { under: found.under.map((under) => objectView(game, viewer, under, name)) }),
    ...(found.said === null ? {} : { said: found.said }),
    ...(found.stacked === null
      ? {}
      : { stacked: { ability: found.stacked.ability, source: name(found.stacked.source) } }),
    ...((known || isOpenlyFaceDown(game, found)) && plays && found.over === NONE ? nowOf(game, id) : {}),
  }
}

const nameOf = (game: Game, found: GameObject): CardName => {
  const card = game.card(found.card)
  return card.faces[found.face]?.name ?? card.data.name
}

/** Are the characteristics of what lies face down open to all, whatever card it is (Magic 708.2)? */
const isOpenlyFaceDown = (game: Game, found: GameObject): boolean =>
  found.faceDown && game.rulebook.faceDownFace !== undefined

function nowOf(game: Game, id: ObjectId): { readonly now?: Readonly<Record<string, Plain>> } {
  if (game.imagined) return {}
  const now = game.rulebook.lastKnown(game, id)
  return now === null ? {} : { now }
}

function questionFor(game: Game, viewer: Viewer, asked: Decision): Asked {
  const { by, kind } = asked
  if (by === viewer) return { type: "you", by, decision: translated(game, viewer, asked).question }
  return asked.hidden === true ? { type: "window", by } : { type: "other", by, kind }
}

/**
 * The keys of the real decision that this player means by keys of the view's.
 * @returns keys that `answer` takes; one that wasn't offered stays as it is, and is refused there
 */
export function fromView(game: Game, player: PlayerId, keys: readonly Key[]): readonly Key[] {
  const asked = decision(game)
  if (asked === null || asked.by !== player) return keys
  const { real } = translated(game, player, asked)
  return keys.map((key) => real.get(key) ?? key)
}

/** A decision in the words of a view, and what its keys are really. */
function translated(
  game: Game,
  viewer: Viewer,
  asked: Decision,
): { readonly question: OwnQuestion; readonly real: ReadonlyMap<Key, Key> } {
  const { space, source, ...rest } = asked
  const name = namer(game, viewer)
  const named = source === undefined || source === NONE ? null : name(source)
  const question = { ...rest, ...(named === null ? {} : { source: named }) }
  const hidden = hiddenOptions(game, viewer, space)
  if (hidden.size === 0) return { question: { ...question, space }, real: new Map() }
  const said = (key: Key): Key => hidden.get(key)?.said ?? key
  return {
    question: { ...question, space: renamed(space, hidden, said) },
    real: new Map([...hidden].map(([key, { said: now }]) => [now, key])),
  }
}

interface HiddenOption {
  readonly said: Key
  readonly unseen: Unseen
}

/** Options for cards in zones that the player doesn't see, by their real keys. */
function hiddenOptions(game: Game, viewer: Viewer, space: Space): ReadonlyMap<Key, HiddenOption> {
  const found = new Map<Key, HiddenOption>()
  if (!("options" in space)) return found
  let unseen: ReadonlyMap<ObjectId, Unseen> | null = null
  for (const { key, is } of space.options) {
    if (!("object" in is) || is.object === NONE || isNamed(game, viewer, is.object)) continue
    unseen ??= unseenBy(game, viewer)
    const place = unseen.get(is.object)
    if (place === undefined) continue
    const said = key === is.object ? place.key : String(key).replace(String(is.object), place.key)
    found.set(key, { said, unseen: place })
  }
  return found
}

/** Real order would tell something: what is hidden stands in the order of its places, everywhere. */
function renamed(space: Space, hidden: ReadonlyMap<Key, HiddenOption>, said: (key: Key) => Key): ViewSpace {
  if (!("options" in space)) return space
  const sorted = space.options
    .filter((option) => hidden.has(option.key))
    .sort((a, b) => inOrder(hidden.get(a.key) as HiddenOption, hidden.get(b.key) as HiddenOption))
  let next = 0
  const options = space.options.map((option): ViewOption => {
    if (!hidden.has(option.key)) return option
    const { key } = sorted[next++] as Option
    const { unseen, said: now } = hidden.get(key) as HiddenOption
    return { key: now, is: { type: "unseen", zone: unseen.zone, player: unseen.player, place: unseen.place } }
  })
  if (space.type !== "pick") return { ...space, options }
  const places = new Map(options.map((option, i) => [option.key, i]))
  const place = (key: Key): number => places.get(key) ?? options.length
  return { ...space, options, constraints: space.constraints.map((one) => renamedConstraint(one, said, place)) }
}

const inOrder = (a: HiddenOption, b: HiddenOption): number =>
  (a.unseen.zone < b.unseen.zone ? -1 : a.unseen.zone > b.unseen.zone ? 1 : 0) ||
  a.unseen.player - b.unseen.player ||
  a.unseen.place - b.unseen.place

function renamedConstraint(constraint: Constraint, said: (key: Key) => Key, place: (key: Key) => number): Constraint {
  const keys = (list: readonly Key[]): readonly Key[] => list.map(said).sort((a, b) => place(a) - place(b))
  const pairs = <V>(list: readonly (readonly [Key, V])[]) =>
    list.map(([key, value]) => [said(key), value] as const).sort(([a], [b]) => place(a) - place(b))
  switch (constraint.type) {
    case "different":
      return { ...constraint, groups: pairs(constraint.groups) }
    case "most":
    case "least":
      return { ...constraint, weights: pairs(constraint.weights) }
    case "forbidden":
      return {
        ...constraint,
        pairs: constraint.pairs
          .map(([a, b]) => keys([a, b]) as [Key, Key])
          .sort(([a, b], [c, d]) => place(a) - place(c) || place(b) - place(d)),
      }
    case "at-least-one":
      return { ...constraint, keys: keys(constraint.keys) }
    case "maximal":
      return {
        ...constraint,
        requirements: constraint.requirements.map(keys),
        ...(constraint.anyOf === undefined ? {} : { anyOf: constraint.anyOf.map(keys) }),
        ...(constraint.also === undefined ? {} : { also: constraint.also.map(keys) }),
      }
    default:
      return constraint
  }
}
