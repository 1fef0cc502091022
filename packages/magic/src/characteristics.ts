import {
  type Ability,
  type CompiledFace,
  type Game,
  type GameObject,
  NO_MARKS,
  UNKNOWN_CARD,
} from "@dilemma-table/engine"
import { withEveryCreatureType } from "./creature-types.ts"
import { type Color, plainKeywords } from "./lexicon.ts"
import { colorsOfCost } from "./mana-cost.ts"
import { type CompiledMagicFace, faceAs, faceOf } from "./position.ts"

/** An ability of an object, since when, and whether it is one of its face's own. */
export interface Held {
  readonly ability: Ability
  readonly time: number
  readonly own: boolean
}

/** An object's characteristics (109.3) but for its name, cost and rules text, which its face keeps. */
export interface Characteristics {
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
  readonly supertypes: readonly string[]
  readonly colors: readonly Color[]
  readonly abilities: readonly Held[]
  readonly power: number
  readonly toughness: number
}

const NONE: readonly never[] = []
const BLANK: Characteristics = {
  types: NONE,
  subtypes: NONE,
  supertypes: NONE,
  colors: NONE,
  abilities: NONE,
  power: 0,
  toughness: 0,
}

const known = new WeakMap<object, Characteristics>()

/**
 * What the face that is up says, before any effect; nothing for an ability on the stack, which has only its text (603.3,
 * 113.7), and for a card that nobody here knows.
 */
export function printedOf(game: Game, found: GameObject): Characteristics {
  if (found.kind === "ability") return BLANK
  if (found.card === UNKNOWN_CARD && !found.faceDown) return BLANK
  return printedOn(faceOf(game, found))
}

/** The same with another of its faces up. */
export const printedAs = (game: Game, found: GameObject, face: number): Characteristics =>
  found.kind === "ability" || (found.card === UNKNOWN_CARD && !found.faceDown)
    ? BLANK
    : printedOn(faceAs(game, found, face))

function printedOn(face: CompiledMagicFace): Characteristics {
  const before = known.get(face)
  if (before !== undefined) return before
  const { types, subtypes = NONE, supertypes = NONE, colors, manaCost, power = 0, toughness = 0 } = face.data
  const abilities = (face.abilities as CompiledFace["abilities"]).map((ability) => ({ ability, time: 0, own: true }))
  const own: Characteristics = {
    types,
    // Changeling defines its own object's types everywhere (702.73a, 604.3), before any effect changes them (613.3).
    subtypes: face.data.abilities?.includes("changeling") === true ? withEveryCreatureType(subtypes) : subtypes,
    supertypes,
    colors: colors ?? colorsOfCost(manaCost),
    abilities,
    power,
    toughness,
  }
  known.set(face, own)
  return own
}

const words = new WeakMap<readonly Held[], ReadonlySet<string>>()

/** The keywords among these abilities, with or without something behind them, and the heads of the others. */
function wordsOf(held: readonly Held[]): ReadonlySet<string> {
  const known = words.get(held)
  if (known !== undefined) return known
  const found = new Set<string>()
  for (const { ability } of held) {
    if (typeof ability === "string") found.add(ability)
    else for (const word in ability) found.add(word)
  }
  words.set(held, found)
  return found
}

/** Is one of these abilities this keyword? */
export const holdsKeyword = (held: readonly Held[], keyword: string): boolean =>
  held.length > 0 && wordsOf(held).has(keyword)

/** Is one of these abilities one of these keywords? */
export function holdsAny(held: readonly Held[], keywords: readonly string[]): boolean {
  if (held.length === 0) return false
  const said = wordsOf(held)
  return keywords.some((keyword) => said.has(keyword))
}

/** Is this ability the keyword, alone or with something behind it? */
export const isKeyword = (ability: unknown, keyword: string): boolean =>
  ability === keyword || (typeof ability === "object" && ability !== null && keyword in ability)

/** What counters named like "+1/+1" or "-0/-2" add to power and toughness (122.1a). */
function countersOf({ counters }: GameObject): readonly [number, number] {
  let power = 0
  let toughness = 0
  for (const name in counters) {
    const n = counters[name] ?? 0
    const [, p, t] = /^([+-]\d+)\/([+-]\d+)$/.exec(name) ?? []
    power += Number(p ?? 0) * n
    toughness += Number(t ?? 0) * n
  }
  return [power, toughness]
}

/** With what counters add, which only creatures have (122.1a, 613.4c). */
export function withCounters(now: Characteristics, found: GameObject): Characteristics {
  if (found.counters === NO_MARKS || !now.types.includes("creature")) return now
  const [power, toughness] = countersOf(found)
  return power === 0 && toughness === 0
    ? now
    : { ...now, power: now.power + power, toughness: now.toughness + toughness }
}

const plain: readonly string[] = plainKeywords

/** Counters named like a keyword, which give it, and since when (122.1b, 613.7c). */
export function keywordCounters({ id, counters, marks }: GameObject): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = []
  for (const name in counters) {
    if ((counters[name] ?? 0) > 0 && plain.includes(name)) found.push([name, marks[`time:${name}`] ?? id * 2])
  }
  return found
}
