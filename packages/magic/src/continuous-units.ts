import {
  type Ability,
  allIn,
  type Game,
  isThere,
  NO_NAMES,
  type ObjectId,
  object,
  type Standing,
  timeOf,
} from "@dilemma-table/engine"
import { keywordCounters } from "./characteristics.ts"

/*
 * The continuous effects of a position, each as one thing with a timestamp (611, 613.7).
 */

/** The layers that are worked out here, with the words that act in them (613.1d–g, 613.4). */
export const layers = [
  {
    layer: "4",
    words: [
      "setTypes",
      "addType",
      "removeType",
      "addSupertype",
      "removeSupertype",
      "setSubtypes",
      "addSubtype",
      "chosenType",
      "everyCreatureType",
    ],
  },
  { layer: "5", words: ["setColors", "addColors", "chosenColor"] },
  { layer: "6", words: ["grant", "loses"] },
  { layer: "7a", words: ["basePower", "baseToughness"] },
  { layer: "7b", words: ["basePower", "baseToughness"] },
  { layer: "7c", words: ["power", "toughness"] },
  { layer: "7d", words: ["switchPowerToughness"] },
] as const
export type Layer = (typeof layers)[number]

export const layerWords: readonly string[] = layers.flatMap(({ words }) => words as readonly string[])

/** One continuous effect: of a static ability, of a resolved one, or of a counter. */
export interface Unit extends Standing {
  /** The static ability it comes from; null where it stands by itself. */
  readonly ability: Ability | null
  readonly while: unknown
  /** Does it define a characteristic of its own object (604.3)? */
  readonly defining: boolean
}

export const actsIn = (unit: Unit, { layer, words }: Layer): boolean => {
  if (!words.some((word) => unit.does[word] !== undefined)) return false
  if (layer === "7a") return unit.defining
  return layer === "7b" ? !unit.defining : true
}

interface StaticAbility {
  readonly static: Readonly<Record<string, unknown>>
  readonly to?: Standing["to"]
  readonly while?: unknown
}

export function unitOf(ability: Ability, source: ObjectId, controller: number, time: number, own: boolean): Unit {
  const { static: does, to = "this", while: condition } = ability as unknown as StaticAbility
  const defining =
    own && to === "this" && condition === undefined && does.power === undefined && does.toughness === undefined
  return { source, controller, does, to, objects: null, time, names: NO_NAMES, ability, while: condition, defining }
}

/** Does this player still control the source of an effect that lasts so long (611.2b)? */
export const isHeldBy = (game: Game, source: ObjectId, player: unknown): boolean =>
  isThere(game.state, source) && object(game.state, source).controller === player

export function unitsOf(game: Game): Unit[] {
  const units: Unit[] = []
  const { watch, effects } = game.state
  const seen = new Map<ObjectId, Ability[]>()
  for (const word of layerWords) {
    for (const { object: source, ability } of watch[`static:${word}`] ?? []) {
      const had = seen.get(source) ?? []
      if (had.includes(ability)) continue
      seen.set(source, [...had, ability])
      units.push(unitOf(ability, source, object(game.state, source).controller, timeOf(game, source), true))
    }
  }
  for (const { source, controller, does, objects, time, names, until } of effects) {
    if (!layerWords.some((word) => word in does.does)) continue
    if (until === "while-source" && !isThere(game.state, source)) continue
    if (until === "while-you-control" && !isHeldBy(game, source, controller)) continue
    const { does: what, to, while: condition } = does
    const did = what as Readonly<Record<string, unknown>>
    units.push({
      source,
      controller,
      does: did,
      to,
      objects,
      time,
      names,
      ability: null,
      while: condition,
      defining: false,
    })
  }
  for (const id of allIn(game, "battlefield")) {
    for (const [keyword, time] of keywordCounters(object(game.state, id)))
      units.push({
        source: id,
        controller: object(game.state, id).controller,
        does: { grant: keyword },
        to: undefined,
        objects: [id],
        time,
        names: NO_NAMES,
        ability: null,
        while: undefined,
        defining: false,
      })
  }
  return units
}

/** The words of filters, conditions and values that ask for what a layer changes. */
const asked: Readonly<Record<string, RegExp>> = {
  "4": /"(type|subtype|supertype|permanent|number)"/,
  "5": /"(color|colorless|multicolored)"/,
  "6": /"(keyword|number)"/,
  "7": /"(power|toughness|number|greatest|own)"/,
}

const texts = new WeakMap<object, string>()

const textOf = (unit: Unit): string => {
  const known = texts.get(unit.does)
  if (known !== undefined) return known
  const text = JSON.stringify([
    unit.to,
    unit.while,
    unit.does.power,
    unit.does.toughness,
    unit.does.basePower,
    unit.does.baseToughness,
  ])
  texts.set(unit.does, text)
  return text
}

/** Could it at all? Most effects have nothing to do with each other. */
export function mayDepend(a: Unit, b: Unit, { layer }: Layer): boolean {
  if (a.ability !== null && (b.does.loses !== undefined || b.does.setSubtypes !== undefined)) return true
  return asked[layer[0] as string]?.test(textOf(a)) === true
}
