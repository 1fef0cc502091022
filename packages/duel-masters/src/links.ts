import {
  ask,
  type CompiledFace,
  type Game,
  type GameEvent,
  happen,
  isThere,
  makeFrame,
  mark,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  readFace,
  run,
  type Watcher,
  zone,
} from "@dilemma-table/engine"
import { endEffects } from "./ending-effects.ts"
import type { DmFace } from "./lexicon.ts"
import { plainName } from "./names.ts"

/*
 * Gods that are linked (804) are one creature: the one that was there first lies uppermost, the others as parts of it, each
 * marked with where it lies beside that one. What a part has, the creature has by an effect that ends as the part leaves.
 */

/** The mark of a card that is a linked part of the creature it lies with. */
const LINKED = "linked"
const COLUMN = "link-column"
const ROW = "link-row"
/** Marks count from nothing: this is the place of the uppermost card. */
const HERE = 50
/** The name that tells the effect by which a linked creature has what its part has. */
const PART = "(linked part)"

interface Link {
  readonly of: readonly string[]
  readonly at: "left" | "right" | "above" | "below"
}

const beside = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] } as const

/** Is it a creature of linked cards? */
export const isLinked = (game: Game, id: ObjectId): boolean => linkedParts(game, id).length > 0

/** The cards linked with it, which lie as parts of it. */
export const linkedParts = (game: Game, id: ObjectId): readonly ObjectId[] =>
  object(game.state, id).under.filter((part) => mark(object(game.state, part).marks, LINKED) > 0)

/** All cards of the creature that is linked with this one, the uppermost first. */
export const cardsOf = (game: Game, id: ObjectId): readonly ObjectId[] => [id, ...linkedParts(game, id)]

function linksOf(game: Game, id: ObjectId): readonly Link[] {
  for (const ability of readFace(game, id)?.abilities ?? [])
    if (typeof ability === "object" && "gLink" in ability) return ability.gLink as readonly Link[]
  return []
}

type Place = readonly [column: number, row: number]

const placeOf = (game: Game, id: ObjectId): Place => {
  const { marks } = object(game.state, id)
  return mark(marks, LINKED) > 0 ? [mark(marks, COLUMN) - HERE, mark(marks, ROW) - HERE] : [0, 0]
}

interface Spot {
  readonly creature: ObjectId
  readonly next: ObjectId
  readonly place: Place
}

/** Where it could be linked: beside cards that its ability names, where no other card is linked yet (804.2a). */
function spotsFor(game: Game, player: PlayerId, god: ObjectId): readonly Spot[] {
  const links = linksOf(game, god)
  if (links.length === 0) return []
  return zone(game, player, "battle").flatMap((creature) => {
    if (creature === god || object(game.state, creature).over !== 0) return []
    const cards = cardsOf(game, creature)
    const taken = cards.map((card) => placeOf(game, card).join())
    return links.flatMap(({ of, at }) =>
      cards.flatMap((next): readonly Spot[] => {
        const [column, row] = placeOf(game, next)
        const place: Place = [column + beside[at][0], row + beside[at][1]]
        return isNamed(game, next, of) && !taken.includes(place.join()) ? [{ creature, next, place }] : []
      }),
    )
  })
}

const isNamed = (game: Game, id: ObjectId, names: readonly string[]): boolean => {
  const name = readFace(game, id)?.data.name ?? game.card(object(game.state, id).card).data.name
  const own = [name.ja, name.en].filter((one) => one !== undefined).map(plainName)
  return names.some((one) => own.includes(plainName(one)))
}

/** A God that has entered is linked, if its player wants: the creature that was there goes on (804.1a, 804.3). */
export function* link(game: Game, player: PlayerId, god: ObjectId): Procedure<void> {
  const spots = spotsFor(game, player, god)
  if (spots.length === 0) return
  const [key] = yield* ask(game, {
    by: player,
    kind: "cards",
    rules: ["804.1a", "804.2"],
    prompt: "link-with",
    source: god,
    about: { count: 1 },
    space: pick([...new Set(spots.map(({ next }) => next))].map(objectOption), 0, 1),
  })
  const spot = spots.find(({ next }) => next === key)
  const face = readFace(game, god)
  if (spot === undefined || face === null || face === undefined) return
  const marks = [
    [LINKED, 1],
    [COLUMN, spot.place[0] + HERE],
    [ROW, spot.place[1] + HERE],
  ] as const
  yield* happen(game, [
    ...marks.map(([name, amount]): GameEvent => ({ type: "mark", rule: "804.1a", object: god, name, amount })),
    { type: "lay-under", as: "is-linked", rule: "804.1a", object: god, over: spot.creature },
  ])
  yield* give(game, player, god, spot.creature, face)
  yield* happen(game, [{ type: "note", as: "links", rule: "804.1a", object: spot.creature, source: god, player }])
}

/** What the printed face of a card gives: its power, civilizations, races, abilities but for one. */
export function givenBy(face: CompiledFace, but: string) {
  const { power = 0, civilizations, races = [] } = face.data as unknown as DmFace
  const abilities = face.abilities.filter((ability) =>
    typeof ability === "string" ? ability !== but : !(but in ability),
  )
  return { power, civilizations, races, abilities }
}

/** The creature has what the part has: power, civilizations, races, abilities (804.1b). */
function* give(game: Game, player: PlayerId, part: ObjectId, creature: ObjectId, face: CompiledFace): Procedure<void> {
  const { power, civilizations, races, abilities } = givenBy(face, "gLink")
  const does = {
    power,
    ...(civilizations.length === 0 ? {} : { civilizations }),
    ...(races.length === 0 ? {} : { races }),
    ...(abilities.length === 0 ? {} : { grant: abilities }),
  }
  const frame = makeFrame(part, player, { names: { [PART]: [creature] } })
  yield* run(game, frame, { continuous: { does }, on: { ref: PART }, until: "game" } as never)
}

/** What linked cards have ends as they leave, or are the creature itself. */
export function* unlinked(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  if (!game.state.effects.some(({ names }) => PART in names)) return
  if (!moved.some(({ from }) => from === "battle")) return
  const gone = (id: ObjectId): boolean => !isThere(game.state, id) || object(game.state, id).over === 0
  const alone = game.state.effects.flatMap(({ names, source }) =>
    PART in names && isThere(game.state, source) && object(game.state, source).over === 0 ? [source] : [],
  )
  yield* endEffects(game, ({ names, source }) => PART in names && gone(source))
  yield* happen(
    game,
    alone.map((id): GameEvent => ({ type: "mark", rule: "703.4e", object: id, name: LINKED, amount: 0 })),
  )
}

/** Of linked Gods that would leave only one card does (703.4f, 804.7). */
export const oneLeaves = (game: Game, events: readonly GameEvent[]): readonly Watcher[] =>
  events.flatMap(({ type, from, to, object: id }) =>
    type === "move" &&
    from === "battle" &&
    to !== "battle" &&
    id !== undefined &&
    isThere(game.state, id) &&
    isLinked(game, id)
      ? [{ object: id, ability: ONE_LEAVES }]
      : [],
  )

const ONE_LEAVES = { replace: { on: "leaves", object: "this" }, with: { leaveOnly: "one" } } as const as never
