import {
  abilitiesOf,
  affects,
  type Game,
  type GameObject,
  mayAffect,
  NO_MARKS,
  type ObjectId,
  object,
  saysWord,
  standing,
  UNKNOWN_CARD,
} from "@dilemma-table/engine"
import { type Characteristics, holdsAny, holdsKeyword } from "./characteristics.ts"
import { characteristicsOf, layered } from "./continuous-effects.ts"
import type { Color, MagicAbility } from "./lexicon.ts"
import { manaValueOfCost } from "./mana-cost.ts"
import { faceOf } from "./position.ts"
import { cardOf, isCopy } from "./represented.ts"

/*
 * Characteristics as continuous effects make them (613): asked here, worked out in continuous-effects.ts. What has left
 * answers by what is remembered of it (113.7a, 608.2h).
 */

const now = (game: Game, found: GameObject): Characteristics => characteristicsOf(game, found)

/** Card types (layer 4, 613.1d). */
export function typesOf(game: Game, id: ObjectId): readonly string[] {
  const found = object(game.state, id)
  return found.last !== null ? (found.last.types as readonly string[]) : now(game, found).types
}

export const hasType = (game: Game, id: ObjectId, type: string): boolean => typesOf(game, id).includes(type)

/** Subtypes (layer 4). */
export function subtypesOf(game: Game, id: ObjectId): readonly string[] {
  const found = object(game.state, id)
  return found.last !== null ? (found.last.subtypes as readonly string[]) : now(game, found).subtypes
}

export function supertypesOf(game: Game, id: ObjectId): readonly string[] {
  const found = object(game.state, id)
  return found.last !== null ? (found.last.supertypes as readonly string[]) : now(game, found).supertypes
}

/** Colors: of the mana cost or as given, then layer 5 (105.2, 202.2, 613.1e). */
export function colorsOf(game: Game, id: ObjectId): readonly Color[] {
  const found = object(game.state, id)
  return found.last !== null ? (found.last.colors as readonly Color[]) : now(game, found).colors
}

/** Does it have this keyword (layer 6, 613.1f)? A counter named like one gives it (122.1b). */
export function hasKeyword(game: Game, id: ObjectId, keyword: string): boolean {
  const found = object(game.state, id)
  if (found.last !== null) return (found.last.keywords as readonly string[]).includes(keyword)
  return heldBy(game, found, keyword)
}

function heldBy(game: Game, found: GameObject, keyword: string): boolean {
  if (
    found.counters !== NO_MARKS &&
    (found.counters[keyword] ?? 0) > 0 &&
    !game.readAs.has(found.id) &&
    layered(game) === null
  )
    return true
  return holdsKeyword(now(game, found).abilities, keyword)
}

/** Has it one of these keywords, alone or with something behind it? */
export function hasAnyKeyword(game: Game, id: ObjectId, keywords: readonly string[]): boolean {
  const found = object(game.state, id)
  if (found.last !== null || found.counters !== NO_MARKS) return keywords.some((word) => hasKeyword(game, id, word))
  return holdsAny(now(game, found).abilities, keywords)
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

/** Power: 613.4b sets, 613.4c adds, counters among them, 613.4d switches. */
export function powerOf(game: Game, id: ObjectId): number {
  const found = object(game.state, id)
  return found.last !== null ? ((found.last.power as number | null) ?? 0) : now(game, found).power
}

export function toughnessOf(game: Game, id: ObjectId): number {
  const found = object(game.state, id)
  return found.last !== null ? ((found.last.toughness as number | null) ?? 0) : now(game, found).toughness
}

/** Mana value (202.3): X is what was announced on the stack and 0 elsewhere (202.3e). */
export function manaValueOf(game: Game, id: ObjectId): number {
  const found = object(game.state, id)
  if (found.kind === "ability" || (found.card === UNKNOWN_CARD && !found.faceDown)) return 0
  const x = found.zone === "stack" ? (found.said?.x ?? 0) : 0
  return manaValueOfCost(costForValue(game, found), x)
}

/** Its mana cost as it is written; absent where it has none. */
export const manaCostTextOf = (game: Game, id: ObjectId): string | undefined => {
  const found = object(game.state, id)
  return found.faceDown ? undefined : faceOf(game, found).data.manaCost
}

/**
 * The mana cost that its mana value is calculated from: of a nonmodal double-faced card with its back face up the front face's
 * (202.3b, 712.8c, 712.8e); a copy of that has none.
 */
function costForValue(game: Game, found: GameObject): string | undefined {
  const up = game.readAs.get(found.id) ?? found.face
  const own = faceOf(game, found).data.manaCost
  if (found.card === UNKNOWN_CARD || found.faceDown || up !== 1) return own
  const { layout, faces } = cardOf(game, found)
  if (layout === "meld") return meldedCost(game, found)
  if (layout !== "transforming") return own
  return found.kind === "card" && !isCopy(game, found) ? faces[0]?.manaCost : undefined
}

/** A melded permanent's mana value is the sum of its front faces'; a copy of one has none (202.3c, 712.8g). */
const meldedCost = (game: Game, found: GameObject): string | undefined =>
  found.under.length === 0 || isCopy(game, found)
    ? undefined
    : [found.id, ...found.under].map((id) => cardOf(game, object(game.state, id)).faces[0]?.manaCost ?? "").join("")

/** Is this forbidden for it ("attack", "block", …)? */
export const cant = (game: Game, id: ObjectId, what: string): boolean =>
  mayAffect(game, "cant", id) &&
  standing(game, "cant").some((one) => saysWord(one.does.cant, what) && affects(game, one, id))

/** What is remembered of a permanent as it leaves the battlefield (113.7a, 608.2h). */
export function lastKnown(game: Game, id: ObjectId): Readonly<Record<string, never>> {
  const found = object(game.state, id)
  const { types, subtypes, supertypes, colors, power, toughness, abilities: held } = now(game, found)
  const creature = types.includes("creature")
  const keywords = new Set(held.flatMap(({ ability }) => (typeof ability === "string" ? [ability] : [])))
  for (const keyword in found.counters) if (heldBy(game, found, keyword)) keywords.add(keyword)
  return {
    types,
    subtypes,
    supertypes,
    colors,
    power: creature ? power : null,
    toughness: creature ? toughness : null,
    keywords: [...keywords],
  } as never
}

/** Abilities that work now, in printed order, those given after them. */
export const abilities = (game: Game, id: ObjectId): readonly MagicAbility[] =>
  abilitiesOf(game, id) as readonly unknown[] as readonly MagicAbility[]
