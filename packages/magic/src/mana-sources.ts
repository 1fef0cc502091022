import {
  type Game,
  type GameEvent,
  type Modal,
  makeFrame,
  matchesPattern,
  object,
  type PlayerId,
  zone,
} from "@dilemma-table/engine"
import { type Activated, type ActivatedAbility, activatedAbilities, activationFacts } from "./activated.ts"
import { together } from "./costs.ts"
import { colors, type MagicCost, type ManaType, type ManaUse, manaTypes } from "./lexicon.ts"
import { addsMana, isManaAbility, TAPPED_FOR_MANA, type Triggered, tappedForMana } from "./mana-abilities.ts"
import { type ManaCost, openSymbol, readManaCost, sizeOf } from "./mana-cost.ts"
import { mayBeSpent, poolOf, type Spending } from "./mana-pool.ts"
import { planPayment, type Reading, type Source } from "./plan-payment.ts"
import { place } from "./position.ts"
import { type Use, usesOf } from "./using-objects.ts"

/** A reading depends on an ability's data alone and is done once for each. */
const readings = new WeakMap<ActivatedAbility, Reading>()

/** What an effect adds, one string for each choice, where that can be read off; null where it can't. */
function outputsOf(effect: unknown, inner = true): readonly string[] | null {
  if (!addsMana(effect)) return [""]
  if (Array.isArray(effect)) {
    const parts = effect.map((one) => outputsOf(one))
    return parts.reduce(
      (sums, part) => sums?.flatMap((sum) => part?.map((one) => sum + one) ?? []) ?? null,
      parts.includes(null) ? null : [""],
    )
  }
  const data = effect as ManaWords
  if (inner && data.only !== undefined) return null
  if (data.addMana !== undefined) return [manaOf(data.addMana)]
  if (typeof data.addAnyMana === "number") {
    const n = data.addAnyMana
    return (data.among ?? colors).map((type) => type.repeat(n))
  }
  const parts = (data.either ?? singleModes(data.modal))?.map((one) => outputsOf(one))
  return parts === undefined || parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

/** The modes of which one is chosen. */
const singleModes = (modal: ManaWords["modal"]): readonly unknown[] | undefined =>
  modal?.choose === 1 && modal.chooser === undefined ? modal.modes.map((mode) => mode.do) : undefined

interface ManaWords {
  readonly only?: ManaUse
  readonly addMana?: string
  readonly addAnyMana?: unknown
  readonly among?: readonly ManaType[]
  readonly either?: readonly unknown[]
  readonly modal?: Modal
}

/** Does it do nothing but add mana? */
function onlyAdds(effect: unknown): boolean {
  if (Array.isArray(effect)) return effect.every(onlyAdds)
  const { addMana, addAnyMana, either } = effect as ManaWords
  return either === undefined ? addMana !== undefined || addAnyMana !== undefined : either.every(onlyAdds)
}

/** "{U}{U}" as "UU". */
export function manaOf(text: string): string {
  const cost = readManaCost(text)
  if (cost === null) throw new RangeError(`Not mana: ${text}`)
  return manaTypes.map((type) => type.repeat(cost.typed[type] ?? 0)).join("")
}

/** So much life it takes beside adding mana; null where it does something else as well. */
function lifeTaken(effect: unknown): number | null {
  if (Array.isArray(effect))
    return effect.map(lifeTaken).reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
  const { addMana, addAnyMana, either, loseLife, gainLife, damage, by, ...rest } = effect as LifeWords
  if (addMana !== undefined || addAnyMana !== undefined || either !== undefined) return onlyAdds(effect) ? 0 : null
  if (by !== undefined && by !== "you") return null
  if (typeof loseLife === "number") return loseLife
  if (typeof gainLife === "number") return -gainLife
  const { player, ...others } = rest
  return typeof damage === "number" && player === "you" && Object.keys(others).length === 0 ? damage : null
}

interface LifeWords {
  readonly addMana?: unknown
  readonly addAnyMana?: unknown
  readonly either?: unknown
  readonly loseLife?: unknown
  readonly gainLife?: unknown
  readonly damage?: unknown
  readonly player?: unknown
  readonly by?: unknown
}

/** How often something is to be chosen in it. */
const choices = (effect: unknown): number => JSON.stringify(effect).match(/"(either|addAnyMana)":/g)?.length ?? 0

const lucky = ["random", "mill", "draw", "shuffleLibrary", "search", "top", "scry", "flipCoin", "rollDie"]
const hasLuck = (effect: unknown): boolean =>
  typeof effect === "object" &&
  effect !== null &&
  (lucky.some((word) => word in effect) || Object.values(effect).some(hasLuck))

const isItself = (cost: MagicCost): boolean => "tap" in cost || ("sacrifice" in cost && cost.sacrifice === "this")

interface Paid {
  readonly payLife?: unknown
}

function readingOf(ability: ActivatedAbility): Reading {
  const known = readings.get(ability)
  if (known !== undefined) return known
  const { activate, cost } = ability
  const whole: unknown = Array.isArray(activate) && activate.length === 1 ? activate[0] : activate
  const outputs = outputsOf(whole, false)
  const { only } = whole as ManaWords
  const one = outputs !== null && cost.length > 0 && choices(activate) < 2
  const lost = lifeTaken(activate)
  const paid = cost.reduce(
    (sum, one) => sum + ("payLife" in one && typeof one.payLife === "number" ? one.payLife : 0),
    0,
  )
  const { mana } = together(cost, 0)
  const counted = cost.every((one) => isItself(one) || "mana" in one || typeof (one as Paid).payLife === "number")
  const numbers =
    one && counted && lost !== null && lost >= 0 && mana.x === 0 && openSymbol(mana) < 0
      ? { cost: mana, pays: paid, loses: lost }
      : undefined
  const found: Reading = {
    outputs: outputs ?? manaTypes,
    plain: one && cost.every(isItself) && onlyAdds(activate),
    mild: one && lost !== null && cost.every((one) => isItself(one) || typeof (one as Paid).payLife === "number"),
    life: paid + (lost ?? 0),
    price: outputs === null ? null : sizeOf(mana),
    lost: cost.some((one) => "sacrifice" in one),
    pure: outputs !== null && lost !== null,
    once: cost.some(isItself),
    taps: cost.some((one) => "tap" in one),
    byColor: JSON.stringify(activate).includes("addAnyMana"),
    luck: hasLuck(activate) || hasLuck(cost),
    ...(only === undefined ? {} : { only }),
    ...(numbers === undefined ? {} : { numbers }),
  }
  readings.set(ability, found)
  return found
}

/** What triggers as it is tapped for mana adds to it (605.1b, 605.4a): read off too, where it is as plain. */
function withTriggered(game: Game, player: PlayerId, source: Source, { cost }: ActivatedAbility): Source {
  const watchers = game.state.watch[TAPPED_FOR_MANA] ?? []
  if (watchers.length === 0 || !cost.some((one) => "tap" in one)) return source
  const event: GameEvent = tappedForMana(player, source.object)
  let more = ""
  for (const { object: id, ability } of watchers) {
    const { when, do: effect, if: condition } = ability as unknown as Triggered
    const frame = makeFrame(id, object(game.state, id).controller, { event, ability })
    if (!addsMana(effect) || !matchesPattern(game, frame, when as never, event)) continue
    const [first, ...others] = outputsOf(effect) ?? []
    if (first === undefined || others.length > 0 || condition !== undefined || !onlyAdds(effect))
      return uncounted(source)
    if (frame.you === player) more += first
  }
  return more === "" ? source : { ...source, outputs: source.outputs.map((output) => output + more) }
}

function uncounted({ numbers: _, ...source }: Source): Source {
  return { ...source, plain: false, mild: false, pure: false, price: null }
}

/** An activated ability as a source of mana, if it is a mana ability that could be activated now but for mana that it costs itself. */
function sourceOf(game: Game, player: PlayerId, one: Activated): Source | null {
  const { object: id, n, ability } = one
  if (!isManaAbility(game, ability)) return null
  const { activating } = place(game)
  if (activating.length > 0 && activating.includes(`${id}:${n}`)) return null
  const reading = readingOf(ability)
  if (reading.taps && object(game.state, id).tapped) return null
  if (activationFacts(game, player, one) !== null) return null
  return withTriggered(game, player, { object: id, n, ...reading }, ability)
}

const manaIn = ({ ability }: Activated): ManaCost => together(ability.cost, 0).mana

/** Does it cost no mana itself? */
const isFree = (source: Source, one: Activated): boolean => source.plain || sizeOf(manaIn(one)) === 0

/** A player's mana abilities: those that could be activated now, and those for which mana would have to be had first. */
export interface ManaAbilities {
  readonly sources: readonly Source[]
  readonly dear: readonly Source[]
}

/**
 * The mana abilities this player could activate now (605.3a), least choice first so that the plainest are used first.
 * Left out are those being activated (605.3c), and those that cost more mana than pool and plain sources give.
 */
export const manaSources = (game: Game, player: PlayerId): readonly Source[] => manaAbilities(game, player).sources

/** The same, with those beside them that cost more. */
export function manaAbilities(game: Game, player: PlayerId): ManaAbilities {
  const found: Source[] = []
  const costly: { readonly source: Source; readonly mana: ManaCost }[] = []
  for (const id of zone(game, player, "battlefield")) {
    for (const one of activatedAbilities(game, id)) {
      const source = sourceOf(game, player, one)
      if (source === null) continue
      if (isFree(source, one)) found.push(source)
      else costly.push({ source, mana: manaIn(one) })
    }
  }
  const bounded = found.every(({ pure }) => pure) && costly.every(({ source }) => source.pure)
  if (bounded) for (const [i, source] of found.entries()) found[i] = withTimes(game, player, source)
  const mild = found.filter((source) => source.mild)
  const dear: Source[] = []
  for (const { source, mana } of costly) (affordable(game, player, source, mild, mana) ? found : dear).push(source)
  const sources = found.sort(
    (a, b) => Number(a.lost) - Number(b.lost) || a.outputs.length - b.outputs.length || a.object - b.object,
  )
  return { sources, dear }
}

/** What a mana ability sacrifices. */
export function sacrificesFor(game: Game, player: PlayerId, source: Source): readonly Use[] {
  const ability = activatedAbilities(game, source.object).find(({ n }) => n === source.n)?.ability
  const frame = makeFrame(source.object, player, { ability: (ability ?? null) as never })
  const costs = ability?.cost.filter((cost) => "sacrifice" in cost) ?? []
  return usesOf(game, frame, costs)
}

/** With how often something else can be sacrificed for it; where it isn't used up by that of its own. */
function withTimes(game: Game, player: PlayerId, source: Source): Source {
  if (source.once || !source.lost) return source
  const uses = sacrificesFor(game, player, source)
  const times = Math.min(...uses.map(({ ids, count }) => Math.floor(ids.length / Math.max(1, count))))
  return Number.isFinite(times) ? { ...source, times } : source
}

/** Can the mana that a mana ability itself costs be had from the pool and from plain sources? */
function affordable(game: Game, player: PlayerId, source: Source, plain: readonly Source[], mana: ManaCost): boolean {
  const ability = activatedAbilities(game, source.object).find(({ n }) => n === source.n)?.ability
  const frame = makeFrame(source.object, player, { ability: (ability ?? null) as never })
  const on = { object: source.object, source: source.object, frame }
  const others = usableFor(game, player, plain, on).filter((other) => other.object !== source.object)
  return planPayment(poolOf(game, player, on), others, mana) !== null
}

/** Those of these whose mana may be spent on this (106.6). */
export const usableFor = (game: Game, player: PlayerId, sources: readonly Source[], on: Spending): readonly Source[] =>
  sources.some(({ only }) => only !== undefined)
    ? sources.filter(({ only }) => only === undefined || mayBeSpent(game, player, only, on))
    : sources
