import {
  type Ability,
  affectedObjects,
  amountOf,
  type Game,
  type GameObject,
  type Given,
  holds,
  type Layered,
  makeFrame,
  type ObjectId,
  object,
  type PlayerId,
  presentIn,
  readingPlainly,
  type Value,
} from "@dilemma-table/engine"
import { basicMana } from "./basic-mana.ts"
import { type Characteristics, type Held, isKeyword, printedOf, withCounters } from "./characteristics.ts"
import { chosenColor } from "./chosen-kinds.ts"
import { withWhatItStandsFor } from "./compiling.ts"
import { actsIn, type Layer, layers, layerWords, mayDepend, type Unit, unitOf, unitsOf } from "./continuous-units.ts"
import { withEveryCreatureType } from "./creature-types.ts"
import type { Color } from "./lexicon.ts"
import { chosenName } from "./naming.ts"
import { isBasicType, withSubtypes } from "./subtypes.ts"

/*
 * The interaction of continuous effects (613): layer by layer, in each those from characteristic-defining abilities first
 * (613.3), then by timestamp (613.7) unless one depends on another (613.8). Layer 1 is in the object's card (707), layer 2
 * in its controller. Worked out for all objects at once, and kept until something is written to the position.
 */

class Table implements Layered {
  readonly game: Game
  chars = new Map<ObjectId, Characteristics>()
  /** What an effect that has begun to apply goes on to apply to (613.6). */
  begun = new Map<Unit, readonly ObjectId[]>()
  readonly units: Unit[]
  given: readonly Given[] = []

  constructor(game: Game) {
    this.game = game
    this.units = unitsOf(game)
  }

  of(id: ObjectId): Characteristics {
    const known = this.chars.get(id)
    if (known !== undefined) return known
    return printedOf(this.game, object(this.game.state, id))
  }

  private change(id: ObjectId, change: Partial<Characteristics>): void {
    this.chars.set(id, { ...this.of(id), ...change })
  }

  keeps(id: ObjectId, ability: Ability): boolean {
    const found = this.chars.get(id)
    return found === undefined || found.abilities.some((held) => held.own && held.ability === ability)
  }

  abilities(id: ObjectId): readonly Ability[] | null {
    if (this.game.readAs.has(id)) return null
    const found = this.chars.get(id)
    return found === undefined ? null : abilitiesAmong(found.abilities)
  }

  work(): void {
    for (const layer of layers) {
      this.runLayer(layer)
      if (layer.layer === "6") this.given = givenIn(this.chars)
      // Counters change power and toughness in layer 7c (613.4c).
      if (layer.layer === "7c") for (const id of this.chars.keys()) this.count(id)
    }
  }

  private count(id: ObjectId): void {
    this.chars.set(id, withCounters(this.of(id), object(this.game.state, id)))
  }

  private runLayer(layer: Layer): void {
    const pending = new Set(this.units.filter((unit) => actsIn(unit, layer)))
    while (pending.size > 0) {
      const next = this.nextOf(
        [...pending].filter((unit) => this.exists(unit)),
        layer,
      )
      if (next === null) return
      pending.delete(next)
      const known = this.units.length
      this.apply(next, layer)
      // An ability just given may act in this layer, too, and in those to come (613.5).
      for (const unit of this.units.slice(known)) if (actsIn(unit, layer)) pending.add(unit)
    }
  }

  /** Which is applied next: what defines characteristics, then the oldest that depends on none but what depends on it (613.8b). */
  private nextOf(live: readonly Unit[], layer: Layer): Unit | null {
    const defining = live.filter((unit) => unit.defining)
    const among = [...(defining.length > 0 ? defining : live)].sort((a, b) => a.time - b.time)
    const [first] = among
    if (first === undefined) return null
    if (among.length === 1) return first
    const on = new Map(among.map((a) => [a, among.filter((b) => b !== a && this.depends(a, b, layer))]))
    if ([...on.values()].every((list) => list.length === 0)) return first
    const reach = (from: Unit): ReadonlySet<Unit> => {
      const seen = new Set<Unit>()
      const walk = (unit: Unit): void => {
        for (const next of on.get(unit) ?? []) {
          if (seen.has(next)) continue
          seen.add(next)
          walk(next)
        }
      }
      walk(from)
      return seen
    }
    return among.find((a) => [...reach(a)].every((b) => reach(b).has(a))) ?? first
  }

  /** Would applying the one change whether the other exists, what it applies to or what it does (613.8a)? */
  private depends(a: Unit, b: Unit, layer: Layer): boolean {
    if (!mayDepend(a, b, layer)) return false
    const before = this.footprint(a, layer)
    const { chars, begun } = this
    const known = this.units.length
    this.chars = new Map(chars)
    this.begun = new Map(begun)
    this.apply(b, layer)
    const after = this.footprint(a, layer)
    this.chars = chars
    this.begun = begun
    this.units.length = known
    return before !== after
  }

  private footprint(unit: Unit, layer: Layer): string {
    if (!this.exists(unit)) return "-"
    const ids = this.affected(unit)
    const numbers = layer.layer.startsWith("7") ? ids.map((id) => this.numbers(unit, layer, id)) : []
    return `${ids.join(",")}|${numbers.join(";")}`
  }

  private numbers(unit: Unit, { words }: Layer, id: ObjectId): string {
    const given = words.filter((word) => unit.does[word] !== undefined && unit.does[word] !== true)
    return given.map((word) => this.number(unit, word, id)).join(",")
  }

  private exists(unit: Unit): boolean {
    if (this.begun.has(unit)) return true
    const { game } = this
    if (unit.ability !== null && !this.of(unit.source).abilities.some((held) => held.ability === unit.ability))
      return false
    if (unit.while === undefined) return true
    return holds(game, makeFrame(unit.source, unit.controller as PlayerId, { names: unit.names }), unit.while as never)
  }

  private affected(unit: Unit): readonly ObjectId[] {
    return this.begun.get(unit) ?? affectedObjects(this.game, unit)
  }

  private apply(unit: Unit, layer: Layer): void {
    const ids = this.affected(unit)
    this.begun.set(unit, ids)
    for (const id of ids) {
      for (const word of layer.words) if (unit.does[word] !== undefined) this.applyWord(unit, word, id, layer)
    }
  }

  /** A number that an effect gives to this object, which the number may be about ("own"). */
  private number(unit: Unit, word: string, at: ObjectId): number {
    const value = unit.does[word] as Value
    if (typeof value === "number") return value
    return amountOf(this.game, makeFrame(unit.source, unit.controller as PlayerId, { names: unit.names, at }), value)
  }

  private applyWord(unit: Unit, word: (typeof layers)[number]["words"][number], id: ObjectId, { layer }: Layer): void {
    const now = this.of(id)
    const argument = unit.does[word]
    switch (word) {
      case "setTypes":
        this.change(id, { types: argument as readonly string[] })
        break
      case "addType":
        this.change(id, { types: [...new Set([...now.types, ...([argument].flat() as string[])])] })
        break
      case "removeType":
        this.change(id, { types: now.types.filter((type) => type !== argument) })
        break
      case "addSupertype":
        this.change(id, { supertypes: [...new Set([...now.supertypes, argument as string])] })
        break
      case "removeSupertype":
        this.change(id, { supertypes: now.supertypes.filter((one) => one !== argument) })
        break
      case "chosenType": {
        const type = chosenName(this.game, unit.source)
        if (type === null) break
        if (argument === "set") this.setSubtypes(id, [type])
        else this.addSubtypes(id, [type], now.abilities)
        break
      }
      case "chosenColor": {
        const color = chosenColor(this.game, unit.source)
        if (color !== null) this.change(id, { colors: [color] })
        break
      }
      case "setSubtypes":
        this.setSubtypes(id, argument as readonly string[])
        break
      case "addSubtype":
        this.addSubtypes(id, [argument].flat() as string[], now.abilities)
        break
      case "everyCreatureType":
        this.change(id, { subtypes: withEveryCreatureType(now.subtypes) })
        break
      case "setColors":
        this.change(id, { colors: argument as readonly Color[] })
        break
      case "addColors":
        this.change(id, { colors: [...new Set([...now.colors, ...(argument as readonly Color[])])] })
        break
      case "grant":
        for (const ability of [argument].flat() as Ability[]) this.give(unit, id, ability)
        break
      case "loses":
        this.change(id, {
          abilities: now.abilities.filter(
            ({ ability }) => argument !== "all" && ![argument].flat().some((one) => isKeyword(ability, one as string)),
          ),
        })
        break
      case "basePower":
      case "baseToughness": {
        if (unit.defining !== (layer === "7a")) return
        this.change(id, { [word === "basePower" ? "power" : "toughness"]: this.number(unit, word, id) })
        break
      }
      case "power":
        this.change(id, { power: now.power + this.number(unit, word, id) })
        break
      case "toughness":
        this.change(id, { toughness: now.toughness + this.number(unit, word, id) })
        break
      case "switchPowerToughness": {
        if (!this.chars.has(id)) this.count(id)
        const { power, toughness } = this.of(id)
        this.change(id, { power: toughness, toughness: power })
        break
      }
    }
  }

  /** A land whose land types are set loses what its text and its old types gave it, and gets the mana of the new ones (305.7). */
  private setSubtypes(id: ObjectId, set: readonly string[]): void {
    const now = this.of(id)
    const bare = set.some(isBasicType)
    this.change(id, { subtypes: withSubtypes(now.subtypes, set) })
    this.addSubtypes(id, set, bare ? now.abilities.filter(({ own }) => !own) : now.abilities)
  }

  private addSubtypes(id: ObjectId, added: readonly string[], abilities: readonly Held[]): void {
    const { subtypes, types } = this.of(id)
    const mana = types.includes("land") ? added.filter(isBasicType).map(basicMana) : []
    const more = mana.filter((ability) => !abilities.some((held) => held.ability === ability))
    this.change(id, {
      subtypes: [...new Set([...subtypes, ...added])],
      abilities: [...abilities, ...more.map((ability): Held => ({ ability, time: 0, own: false }))],
    })
  }

  private give(unit: Unit, id: ObjectId, ability: Ability): void {
    const { abilities } = this.of(id)
    const all = withWhatItStandsFor(ability)
    const { time } = unit
    this.change(id, { abilities: [...abilities, ...all.map((one): Held => ({ ability: one, time, own: false }))] })
    const { controller } = object(this.game.state, id)
    for (const one of all)
      if (typeof one === "object" && "static" in one) this.units.push(unitOf(one, id, controller, time, false))
  }
}

const listed = new WeakMap<readonly Held[], readonly Ability[]>()

/** The abilities by themselves; one list for each list of those held, since more is found out for each list once. */
function abilitiesAmong(held: readonly Held[]): readonly Ability[] {
  const known = listed.get(held)
  if (known !== undefined) return known
  const found = held.map(({ ability }) => ability)
  listed.set(held, found)
  return found
}

const givenIn = (chars: ReadonlyMap<ObjectId, Characteristics>): readonly Given[] => {
  const given: Given[] = []
  for (const [id, { abilities }] of chars)
    for (const { ability, time, own } of abilities) if (!own) given.push({ object: id, ability, time })
  return given
}

/** Does anything that stands or is in effect change characteristics? */
function changesAny(game: Game): boolean {
  const { own, words } = presentIn(game)
  const known = own.get("layers")
  if (known !== undefined) return known === true
  const any = layerWords.some((word) => words.has(word))
  own.set("layers", any)
  return any
}

const tables = new WeakMap<Game, { readonly revision: number; readonly table: Table }>()
const working = new WeakMap<Game, Table>()

/** What continuous effects make of characteristics in the position as it is; null where nothing changes any. */
export function layered(game: Game): Table | null {
  if (!changesAny(game)) return null
  const busy = working.get(game)
  if (busy !== undefined) return busy
  const { revision } = game
  const known = tables.get(game)
  if (known !== undefined && known.revision === revision) return known.table
  const table = new Table(game)
  working.set(game, table)
  try {
    readingPlainly(game, () => table.work())
  } finally {
    working.delete(game)
  }
  tables.set(game, { revision, table })
  return table
}

/** An object's characteristics now. */
export function characteristicsOf(game: Game, found: GameObject): Characteristics {
  const table = game.readAs.size > 0 && game.readAs.has(found.id) ? null : layered(game)
  return table?.chars.get(found.id) ?? withCounters(printedOf(game, found), found)
}
