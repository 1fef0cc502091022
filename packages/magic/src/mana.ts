import {
  type Game,
  happen,
  Illegal,
  makeFrame,
  mark,
  type ObjectId,
  type PlayerId,
  type Procedure,
  players,
  run,
  slotsOf,
  step,
  zone,
} from "@dilemma-table/engine"
import { type ActivatedAbility, activatedAbilities, activationFacts } from "./activated.ts"
import { payCosts, together } from "./costs.ts"
import { colors, type MagicCost, type ManaType, manaTypes } from "./lexicon.ts"
import { type ManaCost, readManaCost, sizeOf } from "./mana-cost.ts"
import { place, setPlace } from "./position.ts"

/** Unspent mana, by type (106.4). */
export type Pool = Readonly<Partial<Record<ManaType, number>>>

export function poolOf(game: Game, player: PlayerId): Pool {
  const marks = game.state.players[player]?.marks ?? {}
  const pool: Partial<Record<ManaType, number>> = {}
  for (const type of manaTypes) if (mark(marks, `mana:${type}`) > 0) pool[type] = mark(marks, `mana:${type}`)
  return pool
}

/** A pool with this mana added to it. */
export function withMana(pool: Pool, mana: string): Pool {
  const sum: Partial<Record<ManaType, number>> = { ...pool }
  for (const type of manaTypes) {
    const n = [...mana].filter((one) => one === type).length
    if (n > 0) sum[type] = (sum[type] ?? 0) + n
  }
  return sum
}

/** Adds mana to a player's pool (106.4). `mana` is a string of types: "UU". */
export function* addMana(game: Game, player: PlayerId, mana: string, source: ObjectId): Procedure<boolean> {
  const events = manaTypes
    .map((type) => ({ type, amount: [...mana].filter((one) => one === type).length }))
    .filter(({ amount }) => amount > 0)
  yield* happen(
    game,
    events.map(({ type, amount }) => ({
      type: "mana",
      as: "adds-mana",
      rule: "106.4",
      player,
      name: type,
      amount,
      source,
    })),
  )
  return events.length > 0
}

/** Takes mana out of a player's pool. */
export function* spendMana(game: Game, player: PlayerId, mana: string, rule: string): Procedure<void> {
  yield* happen(
    game,
    manaTypes
      .map((type) => ({ type, amount: [...mana].filter((one) => one === type).length }))
      .filter(({ amount }) => amount > 0)
      .map(({ type, amount }) => ({ type: "mana", as: "spends-mana", rule, player, name: type, amount: -amount })),
  )
}

/** Unspent mana is lost as a step or phase ends (106.4, 500.5). */
export function* emptyPools(game: Game): Procedure<void> {
  for (const player of players(game)) {
    const left = Object.entries(poolOf(game, player))
    yield* happen(
      game,
      left.map(([name, amount]) => ({ type: "mana", as: "loses-mana", rule: "500.5", player, name, amount: -amount })),
    )
  }
}

/** Does this effect add mana, wherever in it? */
function addsMana(effect: unknown): boolean {
  if (typeof effect !== "object" || effect === null) return false
  if ("addMana" in effect || "addAnyMana" in effect) return true
  return Object.values(effect).some(addsMana)
}

/** An activated mana ability: no target, could add mana, no loyalty ability (605.1a). */
export function isManaAbility(game: Game, ability: ActivatedAbility): boolean {
  const known = manaAbilities.get(ability)
  if (known !== undefined) return known
  const effect = ability.activate as never
  const found = addsMana(effect) && slotsOf(game.rulebook, effect).length === 0
  manaAbilities.set(ability, found)
  return found
}

/** Both depend on an ability's data alone and are found once for each. */
const manaAbilities = new WeakMap<ActivatedAbility, boolean>()
const readings = new WeakMap<ActivatedAbility, Reading>()

/** What can be read off a mana ability without trying it. */
interface Reading {
  /** What it would add, one string of types for each choice; everything it might where that can't be read off. */
  readonly outputs: readonly string[]
  /** It costs nothing but {T} and itself, and nothing but mana comes of it: what it gives can be counted. */
  readonly plain: boolean
  /** It sacrifices something: used only when nothing else will do. */
  readonly lost: boolean
  /** Its object taps or sacrifices itself for it: none of that object's abilities of this kind can be used after it. */
  readonly once: boolean
  /** The choice among outputs is answered by a color ("any color") rather than by a place ("A or B"). */
  readonly byColor: boolean
  /** Hidden or random results decide what comes of it. */
  readonly luck: boolean
}

/** A mana ability that could be activated now. */
export interface Source extends Reading {
  readonly object: ObjectId
  readonly n: number
}

/** What an effect adds, one string for each choice, where that can be read off; null where it can't. */
function outputsOf(effect: unknown): readonly string[] | null {
  if (!addsMana(effect)) return [""]
  if (Array.isArray(effect)) {
    const parts = effect.map(outputsOf)
    return parts.reduce(
      (sums, part) => sums?.flatMap((sum) => part?.map((one) => sum + one) ?? []) ?? null,
      parts.includes(null) ? null : [""],
    )
  }
  const data = effect as ManaWords
  if (data.addMana !== undefined) return [manaOf(data.addMana)]
  if (typeof data.addAnyMana === "number") {
    const n = data.addAnyMana
    return (data.among ?? colors).map((type) => type.repeat(n))
  }
  const parts = data.either?.map(outputsOf)
  return parts === undefined || parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

interface ManaWords {
  readonly addMana?: string
  readonly addAnyMana?: unknown
  readonly among?: readonly ManaType[]
  readonly either?: readonly unknown[]
}

/** Does it do nothing but add mana? */
const onlyAdds = (effect: unknown): boolean =>
  Array.isArray(effect) ? effect.length === 1 && onlyAdds(effect[0]) : addsMana(effect)

/** "{U}{U}" as "UU". */
export function manaOf(text: string): string {
  const cost = readManaCost(text)
  if (cost === null) throw new RangeError(`Not mana: ${text}`)
  return manaTypes.map((type) => type.repeat(cost.typed[type] ?? 0)).join("")
}

const lucky = ["random", "mill", "draw", "shuffleLibrary", "search", "top", "scry"]
const hasLuck = (effect: unknown): boolean =>
  typeof effect === "object" &&
  effect !== null &&
  (lucky.some((word) => word in effect) || Object.values(effect).some(hasLuck))

const isItself = (cost: MagicCost): boolean => "tap" in cost || ("sacrifice" in cost && cost.sacrifice === "this")

function readingOf(ability: ActivatedAbility): Reading {
  const known = readings.get(ability)
  if (known !== undefined) return known
  const { activate, cost } = ability
  const outputs = outputsOf(activate)
  const found: Reading = {
    outputs: outputs ?? manaTypes,
    plain: outputs !== null && cost.length > 0 && cost.every(isItself) && onlyAdds(activate),
    lost: cost.some((one) => "sacrifice" in one),
    once: cost.some(isItself),
    byColor: JSON.stringify(activate).includes("addAnyMana"),
    luck: hasLuck(activate) || hasLuck(cost),
  }
  readings.set(ability, found)
  return found
}

/**
 * The mana abilities this player could activate now (605.3a), least choice first so that the plainest are used first.
 * Left out are those being activated (605.3c), and those that cost more mana than pool and plain sources give.
 */
export function manaSources(game: Game, player: PlayerId): readonly Source[] {
  const { activating } = place(game)
  const found: Source[] = []
  const dear: { readonly source: Source; readonly mana: ManaCost }[] = []
  for (const id of zone(game, player, "battlefield")) {
    for (const one of activatedAbilities(game, id)) {
      if (!isManaAbility(game, one.ability) || activating.includes(`${id}:${one.n}`)) continue
      if (activationFacts(game, player, one) !== null) continue
      const source: Source = { object: id, n: one.n, ...readingOf(one.ability) }
      const { mana } = together(one.ability.cost, 0)
      if (source.plain || sizeOf(mana) === 0) found.push(source)
      else dear.push({ source, mana })
    }
  }
  const plain = found.filter((source) => source.plain)
  for (const { source, mana } of dear) if (affordable(game, player, source, plain, mana)) found.push(source)
  return found.sort(
    (a, b) => Number(a.lost) - Number(b.lost) || a.outputs.length - b.outputs.length || a.object - b.object,
  )
}

/** Can the mana that a mana ability itself costs be had from the pool and from plain sources? */
function affordable(game: Game, player: PlayerId, source: Source, plain: readonly Source[], mana: ManaCost): boolean {
  const others = plain.filter((other) => other.object !== source.object)
  return planPayment(poolOf(game, player), others, mana) !== null
}

/** One mana ability to activate and which of its outputs is meant. */
export interface Tapped {
  readonly source: Source
  readonly output: string
}

/** The types of mana each single symbol of a cost may be paid with, the narrowest first. */
const demands = (cost: ManaCost): readonly (readonly ManaType[])[] => [
  ...manaTypes.flatMap((type) => Array.from({ length: cost.typed[type] ?? 0 }, () => [type])),
  ...cost.hybrid.map((halves) => halves.filter((half): half is ManaType => half !== "2" && half !== "P")),
]

/**
 * Mana abilities of which only one can be used: those of one object that taps or sacrifices itself for them. An ability
 * without such a cost stands by itself.
 */
export function alternatives(sources: readonly Source[]): readonly (readonly Source[])[] {
  const found: Source[][] = []
  const byObject = new Map<ObjectId, Source[]>()
  for (const source of sources) {
    const known = source.once ? byObject.get(source.object) : undefined
    if (known !== undefined) known.push(source)
    else {
      const own = [source]
      found.push(own)
      if (source.once) byObject.set(source.object, own)
    }
  }
  return found
}

/** The most mana that one of these can give. */
export const mostOf = (sources: readonly Source[]): number =>
  Math.max(0, ...sources.flatMap(({ outputs }) => outputs.map((output) => output.length)))

/**
 * Which sources to use so that pool and sources pay this cost; null if they can't. Exact for sources whose outputs are
 * all that comes of them.
 */
export function planPayment(pool: Pool, sources: readonly Source[], cost: ManaCost): readonly Tapped[] | null {
  const wanted = demands(cost)
  const left = new Map<ManaType, number>(manaTypes.map((type) => [type, pool[type] ?? 0]))
  const groups = alternatives(sources)
    .map((group) => ({
      ways: group.flatMap((source) => source.outputs.map((output): Tapped => ({ source, output }))),
      sign: group.map(({ outputs }) => outputs.join()).join("|"),
      lost: group.every((source) => source.lost),
    }))
    .sort((a, b) => Number(a.lost) - Number(b.lost) || a.ways.length - b.ways.length)
  const used = new Set<object>()
  const chosen: Tapped[] = []
  const total = (): number => [...left.values()].reduce((sum, n) => sum + n, 0)
  const change = (mana: string, by: number): void => {
    for (const type of mana as Iterable<ManaType>) left.set(type as ManaType, (left.get(type as ManaType) ?? 0) + by)
  }
  const generic = (): boolean => {
    const before = chosen.length
    const taken: object[] = []
    for (const group of groups) {
      if (total() >= cost.generic) break
      const [first, ...others] = group.ways
      if (used.has(group) || first === undefined) continue
      const best = others.reduce((most, one) => (one.output.length > most.output.length ? one : most), first)
      used.add(group)
      taken.push(group)
      chosen.push(best)
      change(best.output, 1)
    }
    if (total() >= cost.generic) return true
    for (const group of taken) used.delete(group)
    for (const { output } of chosen.splice(before)) change(output, -1)
    return false
  }
  const meet = (i: number): boolean => {
    const types = wanted[i]
    if (types === undefined) return generic()
    for (const type of types) {
      if ((left.get(type) ?? 0) === 0) continue
      change(type, -1)
      if (meet(i + 1)) return true
      change(type, 1)
    }
    const tried = new Set<string>()
    for (const group of groups) {
      if (used.has(group)) continue
      for (const way of group.ways) {
        const { output } = way
        const type = types.find((one) => output.includes(one))
        const sign = `${group.sign}>${output}`
        if (type === undefined || tried.has(sign)) continue
        tried.add(sign)
        used.add(group)
        chosen.push(way)
        change(output, 1)
        change(type, -1)
        if (meet(i + 1)) return true
        change(type, 1)
        change(output, -1)
        chosen.pop()
        used.delete(group)
      }
    }
    return false
  }
  return meet(0) ? chosen : null
}

/** Every mana that could pay this cost out of the pool, as strings of types; at most `limit`. */
export function waysToPay(pool: Pool, cost: ManaCost, limit = 100): readonly string[] {
  const wanted = demands(cost)
  const left: Record<string, number> = { ...pool }
  const found = new Set<string>()
  const spend = (i: number, least: number, spent: string): void => {
    if (found.size >= limit) return
    if (i === wanted.length + cost.generic) {
      found.add(manaTypes.map((type) => type.repeat([...spent].filter((one) => one === type).length)).join(""))
      return
    }
    const types = wanted[i] ?? manaTypes
    const generic = i >= wanted.length
    for (const type of types) {
      const place = manaTypes.indexOf(type)
      if ((left[type] ?? 0) === 0 || (generic && place < least)) continue
      left[type] = (left[type] ?? 0) - 1
      spend(i + 1, generic ? place : 0, spent + type)
      left[type] = (left[type] ?? 0) + 1
    }
  }
  spend(0, 0, "")
  return [...found]
}

/** Activates a mana ability: it is paid for and resolves at once, without the stack (605.3b). */
export function* activateManaAbility(game: Game, player: PlayerId, id: ObjectId, n: number): Procedure<void> {
  const one = activatedAbilities(game, id).find((other) => other.n === n)
  if (one === undefined) throw new Illegal({ code: "no-such-ability", rule: "602.2", object: id, player })
  step(game, "activate-mana-ability", ["605.3b"], { player, object: id })
  const frame = makeFrame(id, player, { ability: one.ability as never })
  const { activating } = place(game)
  setPlace(game, { activating: [...activating, `${id}:${n}`] })
  yield* payCosts(game, frame, one.ability.cost)
  yield* run(game, frame, one.ability.activate as never)
  setPlace(game, { activating })
}
