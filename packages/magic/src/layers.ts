import {
  abilitiesOf,
  affects,
  amountOf,
  type Game,
  type GameObject,
  makeFrame,
  type ObjectId,
  object,
  type PlayerId,
  type Standing,
  standing,
  standingOn,
  UNKNOWN_CARD,
  type Value,
} from "@dilemma-table/engine"
import type { Color, MagicAbility, MagicFace } from "./lexicon.ts"
import { colorsOfCost, manaValueOfCost } from "./mana-cost.ts"
import { faceOf } from "./position.ts"

/*
 * Characteristics as continuous effects make them, in the order of the layers (613.1): 2 control is kept in the object,
 * 4 types, 5 colors, 6 abilities, 7 power and toughness in its sublayers (613.4). Within a layer by time (613.7).
 * Dependencies (613.8) aren't worked out: no word so far lets one effect of a layer change another's.
 */

const BLANK: MagicFace = { types: [] }

/** The face's printed data; nothing for an ability on the stack, which has only its text (603.3, 113.7). */
function printed(game: Game, found: GameObject): MagicFace {
  return found.kind === "ability" || found.card === UNKNOWN_CARD || found.faceDown ? BLANK : faceOf(game, found).data
}

const NOTHING: readonly Standing[] = []

const changes = (game: Game, word: string, id: ObjectId): readonly Standing[] => {
  if (game.state.effects.length === 0 && game.state.watch[`static:${word}`] === undefined) return NOTHING
  const found = standingOn(game, word, id)
  return found.length < 2 ? found : [...found].sort((a, b) => a.time - b.time)
}

/** Card types (layer 4, 613.1d). */
export function typesOf(game: Game, id: ObjectId): readonly string[] {
  const found = object(game.state, id)
  if (found.last !== null) return found.last.types as readonly string[]
  const own = printed(game, found).types
  const added = changes(game, "addType", id).map((what) => what.does.addType as string)
  return added.length === 0 ? own : [...new Set([...own, ...added])]
}

export const hasType = (game: Game, id: ObjectId, type: string): boolean => typesOf(game, id).includes(type)

/** Subtypes (layer 4). */
export function subtypesOf(game: Game, id: ObjectId): readonly string[] {
  const found = object(game.state, id)
  if (found.last !== null) return found.last.subtypes as readonly string[]
  const own = printed(game, found).subtypes ?? []
  const added = changes(game, "addSubtype", id).map((what) => what.does.addSubtype as string)
  return added.length === 0 ? own : [...new Set([...own, ...added])]
}

export const supertypesOf = (game: Game, id: ObjectId): readonly string[] =>
  printed(game, object(game.state, id)).supertypes ?? []

/** Colors: of the mana cost or as given, then layer 5 (105.2, 202.2, 613.1e). */
export function colorsOf(game: Game, id: ObjectId): readonly Color[] {
  const found = object(game.state, id)
  if (found.last !== null) return found.last.colors as readonly Color[]
  const set = changes(game, "setColors", id).at(-1)
  if (set !== undefined) return set.does.setColors as readonly Color[]
  const face = printed(game, found)
  return face.colors ?? colorsOfCost(face.manaCost)
}

/** Does it have this keyword, taking gains and losses by time (layer 6, 613.1f)? */
export function hasKeyword(game: Game, id: ObjectId, keyword: string): boolean {
  const found = object(game.state, id)
  if (found.last !== null) return (found.last.keywords as readonly string[]).includes(keyword)
  return keywordNow(game, found, keyword)
}

const isKeyword = (ability: unknown, keyword: string): boolean =>
  ability === keyword || (typeof ability === "object" && ability !== null && keyword in ability)

function keywordNow(game: Game, found: GameObject, keyword: string): boolean {
  if (found.kind === "ability" || found.card === UNKNOWN_CARD) return false
  // A counter named like a keyword gives it (122.1b).
  let has =
    (found.counters[keyword] ?? 0) > 0 || faceOf(game, found).abilities.some((ability) => isKeyword(ability, keyword))
  const gains = standing(game, "grant").filter((what) => isKeyword(what.does.grant, keyword))
  const losses = standing(game, "loses").filter((what) => what.does.loses === keyword)
  if (gains.length + losses.length === 0) return has
  const inOrder = [...gains, ...losses].sort((a, b) => a.time - b.time)
  for (const what of inOrder) if (affects(game, what, found.id)) has = "grant" in what.does
  return has
}

/** The data of a keyword that has some ("enchant", "equip", "landwalk"…), one for each instance. */
export function keywordData<T>(game: Game, id: ObjectId, keyword: string): readonly T[] {
  const found: T[] = []
  for (const ability of abilitiesOf(game, id)) {
    if (typeof ability === "object" && keyword in ability)
      found.push((ability as unknown as Record<string, T>)[keyword] as T)
  }
  return found
}

function number(game: Game, what: Standing, word: string): number {
  const value = what.does[word] as Value
  if (typeof value === "number") return value
  return amountOf(game, makeFrame(what.source, what.controller as PlayerId, { names: what.names as never }), value)
}

const counters = (found: GameObject): number => (found.counters["+1/+1"] ?? 0) - (found.counters["-1/-1"] ?? 0)

function powerOrToughness(game: Game, id: ObjectId, word: "power" | "toughness", base: string): number {
  const found = object(game.state, id)
  if (found.last !== null) return (found.last[word] as number | null) ?? 0
  const set = changes(game, base, id).at(-1)
  const start = set === undefined ? (printed(game, found)[word] ?? 0) : number(game, set, base)
  const added = changes(game, word, id).reduce((sum, what) => sum + number(game, what, word), 0)
  return start + added + (hasType(game, id, "creature") ? counters(found) : 0)
}

/** Power: 613.4b sets, 613.4c adds, counters among them. */
export const powerOf = (game: Game, id: ObjectId): number => powerOrToughness(game, id, "power", "basePower")
export const toughnessOf = (game: Game, id: ObjectId): number =>
  powerOrToughness(game, id, "toughness", "baseToughness")

/** Mana value (202.3): X is what was announced on the stack and 0 elsewhere (202.3e). */
export function manaValueOf(game: Game, id: ObjectId): number {
  const found = object(game.state, id)
  const x = found.zone === "stack" ? (found.said?.x ?? 0) : 0
  return manaValueOfCost(printed(game, found).manaCost, x)
}

/** Is this forbidden for it ("attack", "block", …)? */
export const cant = (game: Game, id: ObjectId, what: string): boolean =>
  standing(game, "cant").some((one) => one.does.cant === what && affects(game, one, id))

const keptKeywords = ["lifelink", "deathtouch", "indestructible", "flying"]

/** What is remembered of a permanent as it leaves the battlefield (113.7a, 608.2h). */
export function lastKnown(game: Game, id: ObjectId): Readonly<Record<string, never>> {
  const creature = hasType(game, id, "creature")
  return {
    types: typesOf(game, id),
    subtypes: subtypesOf(game, id),
    colors: colorsOf(game, id),
    power: creature ? powerOf(game, id) : null,
    toughness: creature ? toughnessOf(game, id) : null,
    keywords: keptKeywords.filter((keyword) => hasKeyword(game, id, keyword)),
  } as never
}

/** Abilities that work now, in printed order, those given after them. */
export const abilities = (game: Game, id: ObjectId): readonly MagicAbility[] =>
  abilitiesOf(game, id) as readonly unknown[] as readonly MagicAbility[]
