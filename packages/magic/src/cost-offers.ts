import type { Game, Key, ObjectId } from "@dilemma-table/engine"
import { abilities, keywordData } from "./layers.ts"
import type { MagicCost, MagicEffect, MagicFilter } from "./lexicon.ts"
import type { Way } from "./permissions.ts"

/*
 * What is announced about costs with a spell (601.2b): which alternative cost, which additional ones. A choice made later may
 * justify one made before (601.4): until these are announced, every combination of them is looked at.
 */

/** An additional cost that may be paid: kicker, entwine, buyback, a card spliced on. */
export interface Optional {
  /** As it is kept with the spell, and asked for by `paid`. */
  readonly key: string
  readonly source: ObjectId
  readonly costs: readonly MagicCost[]
  readonly times: "once" | "any"
}

export interface CostOffers {
  readonly ways: readonly Way[]
  readonly optional: readonly Optional[]
  /** Additional costs of which one is chosen, each a list of alternatives. */
  readonly choices: readonly (readonly (readonly MagicCost[])[])[]
  readonly always: readonly MagicCost[]
  /** For each mode beyond the first (702.120a). */
  readonly escalate: readonly MagicCost[]
  /** The text that the spell has if it is announced with this (702.96a, 702.113a, 702.148a). */
  readonly texts: Readonly<Record<string, MagicEffect>>
}

export const NO_OFFERS: CostOffers = { ways: [], optional: [], choices: [], always: [], escalate: [], texts: {} }

/** An additional cost in words of its own that may be paid, as it is kept with the spell. */
const ADDITIONAL = "additional"

type WithOr = readonly MagicCost[]

/** What the card's own text offers, with the ways in which it may be cast. */
export function costOffers(
  game: Game,
  id: ObjectId,
  ways: readonly Way[],
  splices: readonly Optional[],
  texts: CostOffers["texts"] = {},
): CostOffers {
  const optional: Optional[] = [...splices, ...keywordCosts(game, id)]
  for (const key of ["kicker", "entwine", "buyback"] as const)
    keywordWhole(game, id, key).forEach((ability, i) => {
      const times = ability.times === "any" ? "any" : "once"
      optional.push({ key: i === 0 ? key : `${key}:${i + 1}`, source: id, costs: ability[key] as WithOr, times })
    })
  const additional = keywordWhole(game, id, "additionalCost").filter((one) => {
    if (one.optional !== true) return true
    const times = one.times === "any" ? "any" : "once"
    optional.push({ key: ADDITIONAL, source: id, costs: one.additionalCost as WithOr, times })
    return false
  })
  return {
    ways,
    optional,
    choices: additional
      .filter((one) => one.or !== undefined)
      .map((one) => [one.additionalCost as WithOr, ...(one.or as readonly WithOr[])]),
    always: additional.filter((one) => one.or === undefined).flatMap((one) => one.additionalCost as WithOr),
    escalate: keywordData<readonly MagicCost[]>(game, id, "escalate").flat(),
    texts,
  }
}

const token: MagicFilter = { any: [{ type: ["artifact", "enchantment"] }, { token: true }], controller: "you" }
const sharing: MagicFilter = { type: "creature", controller: "you", sharesColor: "this" }

/** Keywords that stand for an additional cost which may be paid, and the cost. */
const additional: Readonly<Record<string, (argument: unknown) => readonly MagicCost[]>> = {
  bargain: () => [{ sacrifice: token }], // 702.166a
  conspire: () => [{ tapSome: sharing, count: 2 }], // 702.78a
  casualty: (n) => [{ sacrifice: { type: "creature", power: { min: n as number } } }], // 702.153a
  teamwork: (n) => [{ tapPower: n as number, of: { type: "creature", controller: "you" } }], // 702.194a
  replicate: (costs) => costs as readonly MagicCost[], // 702.56a
  offspring: (costs) => costs as readonly MagicCost[], // 702.175a
  gift: () => [], // 702.174a
  squad: (costs) => costs as readonly MagicCost[], // 702.157a
}

const repeatable: readonly string[] = ["replicate", "squad"]

const keywordCosts = (game: Game, id: ObjectId): readonly Optional[] =>
  abilities(game, id).flatMap((ability): readonly Optional[] => {
    const word = typeof ability === "string" ? ability : (Object.keys(ability)[0] ?? "")
    const costs = additional[word]
    if (costs === undefined) return []
    const argument =
      typeof ability === "string" ? null : (ability as unknown as Readonly<Record<string, unknown>>)[word]
    return [{ key: word, source: id, costs: costs(argument), times: repeatable.includes(word) ? "any" : "once" }]
  })

type Whole = Readonly<Record<string, unknown>>

/** A keyword's abilities whole, with their fields. */
const keywordWhole = (game: Game, id: ObjectId, keyword: string): readonly Whole[] =>
  (abilities(game, id) as readonly unknown[]).filter(
    (ability): ability is Whole => typeof ability === "object" && ability !== null && keyword in ability,
  )

/** Kept with a spell that is exiled instead of going to a graveyard, by the way it was cast. */
export const EXILED = "exiled"

const keysOf = (way: Way): readonly Key[] =>
  way.key === "normal" ? [] : [way.key, ...(way.pays ?? []), ...(way.exiled === true ? [EXILED] : [])]

/** So many combinations are looked at. */
const MOST_PLANS = 256

/** A bound for what is tried: nobody pays a cost more often. */
export const mostTimes = 20

/** How often it may be paid at first: what makes the spell cheaper (`times` of an additional cost) may have to be paid more than once. */
const timesTried = ({ key, times }: Optional): readonly (readonly Key[])[] =>
  Array.from({ length: key === ADDITIONAL && times === "any" ? mostTimes : 1 }, (_, n) => Array(n + 1).fill(key))

/** Every combination of what may be announced, as the keys that are kept with the spell; the plainest first. */
export function plansOf({ ways, optional, choices }: CostOffers): readonly (readonly Key[])[] {
  let plans: (readonly Key[])[] = ways.length === 0 ? [[]] : ways.map(keysOf)
  for (const one of optional)
    plans = [...plans, ...timesTried(one).flatMap((keys) => plans.map((plan) => [...plan, ...keys]))].slice(
      0,
      MOST_PLANS,
    )
  choices.forEach((alternatives, i) => {
    plans = plans.flatMap((plan) => alternatives.map((_, n) => [...plan, choiceKey(i, n)])).slice(0, MOST_PLANS)
  })
  return plans
}

export const choiceKey = (i: number, n: number): string => `or:${i + 1}:${n + 1}`

/** Is there nothing to announce about costs? */
export const isSettled = (offers: CostOffers): boolean =>
  offers.ways.every(({ key }, _, ways) => key === "normal" && ways.length === 1) &&
  offers.optional.length === 0 &&
  offers.choices.length === 0

/**
 * The way of casting it that was announced; the plain one where none was. One with an alternative cost holds the key of the way
 * that has the mana cost in its place, too.
 */
export function wayAnnounced({ ways }: CostOffers, announced: readonly Key[]): Way | undefined {
  const found = ways.filter(({ key }) => key !== "normal" && announced.includes(key))
  if (found.length === 0) return ways.find(({ key }) => key === "normal")
  return found.find(({ key }) => !found.some(({ pays }) => pays?.includes(key) === true)) ?? found[0]
}

/** What is to be paid by what was announced, {X} and the costs of modes apart. */
export function costsAnnounced(
  offers: CostOffers,
  base: readonly MagicCost[],
  announced: readonly Key[],
): readonly MagicCost[] {
  const way = wayAnnounced(offers, announced)
  const optional = offers.optional.flatMap(({ key, costs }) =>
    announced.filter((one) => one === key).flatMap(() => costs),
  )
  const chosen = offers.choices.flatMap((alternatives, i) =>
    alternatives.flatMap((costs, n) => (announced.includes(choiceKey(i, n)) ? costs : [])),
  )
  return [...(way?.costs ?? base), ...(way?.extra ?? []), ...offers.always, ...optional, ...chosen]
}

/** The extra cost of so many modes (702.120a). */
export const escalated = ({ escalate }: CostOffers, modes: number): readonly MagicCost[] =>
  Array.from({ length: Math.max(0, modes - 1) }, () => escalate).flat()
