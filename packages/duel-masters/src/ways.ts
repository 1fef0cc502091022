import { type Game, type ObjectId, object, type PlayerId, type Refusal } from "@dilemma-table/engine"
import { civilizationsOf, isMadeColorless } from "./characteristics.ts"
import { leastPayments } from "./cost-trials.ts"
import { canPayBy } from "./cost-words.ts"
import { type Change, changesFor, ownStatics, printedCost, standingFor } from "./costs.ts"
import { isCompleted } from "./king-cells.ts"
import type { AdditionalCost, Civilization, CostChange, DmCost, KeywordWord, PayFor } from "./lexicon.ts"
import { paymentRefusal } from "./payment.ts"

/*
 * How the cost of a card may be met (601.1a, 112.3). What a text puts in the place of the cost ("instead") is a replacement:
 * there is one at most, the turn player's before the other's, and what it fixes isn't changed any more. "May be used by
 * paying so much" is another cost of the same kind: it is increased and reduced, and nothing replaces it.
 */

export type WayKind = "pay" | "free" | "instead" | "fixed" | "pay-for"

export interface Way {
  /** `pay`, `free`, or the kind with the place of its text: `instead:1`, `pay-for:2`. */
  readonly key: string
  readonly kind: WayKind
  /** The card whose text allows it. */
  readonly source: ObjectId
  /** What is to be paid before any change; null where no mana is. */
  readonly mana: number | null
  /** One card is tapped for each of these before anything else is paid (112.2a). */
  readonly civilizations: readonly Civilization[]
  /** What is done in the step of paying the rest. */
  readonly acts: readonly DmCost[]
  /** A change of what is to be paid that goes with it. */
  readonly change?: CostChange
  /** The keyword that allows it. */
  readonly by?: KeywordWord
}

/** What lets the card be used: itself, or an effect, which may leave out the cost. */
export interface Terms {
  readonly free: boolean
  /** False where an effect lets the card be used from where it is, at this time. */
  readonly byItself: boolean
  /** What an effect says it may be used for, instead of its own cost. */
  readonly payFor?: PayFor
}

export const byItself: Terms = { free: false, byItself: true }

/** Every way in which this card may be used from where it is, payable or not; none if it can't be used from there. */
export function waysFor(game: Game, player: PlayerId, card: ObjectId, terms: Terms): readonly Way[] {
  if (terms.free) return [freeWay(card)]
  if (terms.payFor !== undefined) return [wayOfPayingFor(game, card, terms.payFor, "pay-for")]
  const { zone } = object(game.state, card)
  const here = !terms.byItself || zone === "hand" || usableZones(game, player, card).includes(zone)
  return [
    ...(here ? costOrInstead(game, player, card) : []),
    ...(here && terms.byItself ? freeWays(game, player, card) : []),
    ...waysOfPayingFor(game, card, zone, here),
  ]
}

/** Those that can be carried out now, as it looks at the declaration. */
export const waysOfUsing = (game: Game, player: PlayerId, card: ObjectId, terms: Terms): readonly Way[] =>
  waysFor(game, player, card, terms).filter((way) => wayRefusal(game, player, card, way) === null)

/** The zones beside the hand from which the card or an effect says that it may be used; for King Cells a rule does (814.1). */
export function usableZones(game: Game, player: PlayerId, card: ObjectId): readonly string[] {
  const written = (ownStatics(game, card, "usableFrom") as (string | string[])[]).flat()
  const own = isCompleted(game, card) ? [...written, "mana"] : written
  const given = standingFor(game, "usableFrom", card)
    .filter((what) => what.controller === player)
    .flatMap((what) => [what.does.usableFrom as string | string[]].flat())
  return given.length === 0 ? own : [...own, ...given]
}

const freeWay = (source: ObjectId): Way => ({
  key: "free",
  kind: "free",
  source,
  mana: null,
  civilizations: [],
  acts: [],
})

/**
 * The card's own cost, or what is put in its place: one replacement at most, the turn player's first; what must be replaced
 * has no other way beside the same player's other replacements.
 */
function costOrInstead(game: Game, player: PlayerId, card: ObjectId): readonly Way[] {
  const found = replacements(game, player, card)
  const replacing = (otherwise: readonly Way[], group: readonly Replacing[]): readonly Way[] => {
    const ways = group.map(({ way }) => way)
    return ways.some((way) => way.kind === "fixed") ? ways : [...otherwise, ...ways]
  }
  const { active } = game.state
  const others = replacing(
    [payWay(game, card)],
    found.filter(({ by }) => by !== active),
  )
  return replacing(
    others,
    found.filter(({ by }) => by === active),
  )
}

const payWay = (game: Game, card: ObjectId): Way => ({
  key: "pay",
  kind: "pay",
  source: card,
  mana: printedCost(game, card),
  civilizations: civilizationsToPay(game, card),
  acts: [],
})

interface Replacing {
  readonly by: PlayerId
  readonly way: Way
}

function replacements(game: Game, player: PlayerId, card: ObjectId): readonly Replacing[] {
  const found: Replacing[] = []
  const instead = (source: ObjectId, by: PlayerId, acts: readonly DmCost[]): void => {
    const key = `instead:${found.length + 1}`
    found.push({ by, way: { key, kind: "instead", source, mana: null, civilizations: [], acts } })
  }
  const fixed = (source: ObjectId, by: PlayerId, mana: number): void => {
    const civilizations = civilizationsToPay(game, card)
    found.push({ by, way: { key: `fixed:${found.length + 1}`, kind: "fixed", source, mana, civilizations, acts: [] } })
  }
  for (const acts of ownStatics(game, card, "payInstead")) instead(card, player, acts as readonly DmCost[])
  for (const what of isCompleted(game, card) ? [] : standingFor(game, "payInstead", card))
    instead(what.source, what.controller as PlayerId, what.does.payInstead as readonly DmCost[])
  for (const cost of ownStatics(game, card, "costBecomes")) fixed(card, player, cost as number)
  for (const what of standingFor(game, "costBecomes", card))
    fixed(what.source, what.controller as PlayerId, what.does.costBecomes as number)
  return found
}

/** G・ゼロ and the like: the condition is read as the card is declared (112.3e, 601.1a). */
function freeWays(game: Game, player: PlayerId, card: ObjectId): readonly Way[] {
  if (ownStatics(game, card, "free").length > 0) return [freeWay(card)]
  const [given] = standingFor(game, "free", card).filter((what) => what.controller === player)
  return given === undefined ? [] : [freeWay(given.source)]
}

/** "May be used by paying so much", from the zones it says or those from which the card may be used anyway. */
function waysOfPayingFor(game: Game, card: ObjectId, zone: string, here: boolean): readonly Way[] {
  return (ownStatics(game, card, "payFor") as readonly PayFor[]).flatMap((text, i): readonly Way[] => {
    const zones = text.from === undefined ? null : [text.from].flat()
    if (zones === null ? !here : !(zones as readonly string[]).includes(zone)) return []
    return [wayOfPayingFor(game, card, text, `pay-for:${i + 1}`)]
  })
}

/** No mana can be paid for 0: that is using it free. */
const wayOfPayingFor = (game: Game, card: ObjectId, text: PayFor, key: string): Way => ({
  ...(text.mana === 0
    ? freeWay(card)
    : {
        kind: "pay-for",
        source: card,
        mana: text.mana,
        civilizations: isMadeColorless(game, card) ? [] : (text.civilizations ?? civilizationsToPay(game, card)),
        acts: [],
      }),
  key,
  ...(text.and === undefined ? {} : { acts: text.and }),
  ...(text.change === undefined ? {} : { change: text.change }),
  ...(text.by === undefined ? {} : { by: text.by }),
})

/** One card is tapped for each of these before anything else is paid. A colorless card has none. */
export function civilizationsToPay(game: Game, card: ObjectId): readonly Civilization[] {
  const civilizations = civilizationsOf(game, card)
  return civilizations === "unknown" ? [] : civilizations
}

/** An additional cost, with the card that demands or offers it. */
export interface Additional {
  readonly key: string
  readonly source: ObjectId
  readonly costs: readonly DmCost[]
  readonly optional: boolean
  readonly as?: string
}

/** Costs paid beside the card's own (112.2d). None where the card is used free. */
export function additionalCosts(game: Game, card: ObjectId, way: Way): readonly Additional[] {
  if (way.kind === "free") return []
  const found: { readonly source: ObjectId; readonly text: AdditionalCost }[] = [
    ...ownStatics(game, card, "additionalCost").map((text) => ({ source: card, text: text as AdditionalCost })),
    ...standingFor(game, "additionalCost", card).map((what) => ({
      source: what.source,
      text: what.does.additionalCost as AdditionalCost,
    })),
  ]
  return found.map(({ source, text }, i) => ({
    key: `additional:${i + 1}`,
    source,
    costs: text.pay,
    optional: text.optional === true,
    ...(text.as === undefined ? {} : { as: text.as }),
  }))
}

/** Why the card can't be used in this way now, with all its changes of cost used and these additional costs; null if it can. */
export function wayRefusal(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  way: Way,
  additional: readonly Additional[] = additionalCosts(game, card, way).filter((one) => !one.optional),
): Refusal | null {
  const acts = [...way.acts, ...additional.flatMap(({ costs }) => costs)]
  const mana = acts.filter((cost): cost is DmCost & { readonly mana: number } => "mana" in cost)
  if (!canPayBy(game, player, card, acts))
    return { code: "cost-cant-be-paid", rule: "601.1b", object: card, player, data: { source: way.source } }
  if (way.mana === null && mana.length === 0) return null
  const more = mana.reduce((sum, cost) => sum + cost.mana, 0)
  const civilizations = [...way.civilizations, ...mana.flatMap((cost) => costCivilizations(game, card, cost))]
  const changes = changesOf(game, player, card, way)
  if (changes.length === 0) return paymentRefusal(game, player, card, (way.mana ?? 0) + more, civilizations)
  let least: Refusal | null = null
  let tried = false
  for (const { cost, position } of leastPayments(game, card, way.mana ?? 0, changes)) {
    const refusal =
      paymentRefusal(game, player, card, 0, civilizations) ?? paymentRefusal(position, player, card, cost + more, [])
    if (refusal === null) return null
    tried = true
    if (least === null || Number(refusal.data?.cost ?? 0) < Number(least.data?.cost ?? 0)) least = refusal
  }
  return tried
    ? least
    : { code: "cost-cant-be-paid", rule: "601.1a", object: card, player, data: { source: way.source } }
}

/** The civilizations that a cost in a text asks for: none while an effect makes the card colorless. */
const costCivilizations = (game: Game, card: ObjectId, cost: DmCost): readonly Civilization[] =>
  isMadeColorless(game, card) || !("civilizations" in cost) ? [] : (cost.civilizations ?? [])

/** The changes that may apply, the way's own first: none to what is done instead, nor to a cost that is fixed. */
export function changesOf(game: Game, player: PlayerId, card: ObjectId, way: Way): readonly Change[] {
  if (way.kind !== "pay" && way.kind !== "pay-for") return []
  const found = changesFor(game, player, card)
  const { change } = way
  return change === undefined
    ? found
    : [{ key: way.key, source: card, controller: player, change, ofWay: true }, ...found]
}
