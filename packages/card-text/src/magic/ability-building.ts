import type { Built, Pointer } from "../building.ts"
import { given } from "../building.ts"

/*
 * What the grammar of abilities builds with: patterns of events, static abilities, costs, replacements.
 */

/** The word "it", "that creature" … at its place, until it is known what it points to. */
export const pointer = (points: string, { start, end }: { readonly start: number; readonly end: number }): Pointer => ({
  points,
  many: false,
  at: [start, end],
})

/** An ability with the word that leads it (207.2c). Keywords are left as they are. */
export const ledBy = (word: string, ability: unknown): unknown =>
  typeof ability === "object" && ability !== null && heads.some((head) => head in ability)
    ? { ...ability, word }
    : ability

const heads = ["spell", "when", "activate", "static", "replace"]

/** Which objects an event is about, as its subject says it. */
export interface Subject {
  readonly object: unknown
  readonly oneOrMore?: "objects" | "players"
}

/** "~ enters or attacks": an event of an object, or one of several. */
export function eventOf(subject: Subject, events: readonly Built[]): Built {
  const [first = {}, ...others] = events
  const same = others.every(
    (other) => JSON.stringify({ ...other, on: null }) === JSON.stringify({ ...first, on: null }),
  )
  if (!same) return anyEvent(events.map((one) => eventOf(subject, [one])))
  const on = events.map((one) => one.on as string)
  const { on: _, controller, owner, tapped, designation, blockedBy, ...rest } = first
  const pattern = { on: on.length === 1 ? on[0] : on, ...subject, ...rest } as Built
  const how = given({ tapped, designation, controller, owner })
  if (Object.keys(how).length > 0) return { ...pattern, object: { ...asFilter(subject.object), ...how } }
  if (blockedBy === undefined) return pattern
  return given({ ...pattern, object: blockedBy, source: asFilter(subject.object) })
}

/** One of several kinds of events. */
export const anyEvent = ([first = {}, ...others]: readonly Built[]): Built =>
  others.length === 0 ? first : { ...first, or: anyEvent("or" in first ? [first.or as Built, ...others] : others) }

/** Which objects as a filter. */
export function asFilter(object: unknown): Built {
  if (object === "this") return { is: "this" }
  return object === "attached" ? { bearer: true } : (object as Built)
}

/** A source deals damage to somebody. Of several at once an ability triggers once for each player they hurt. */
export function damageEvent({ object, oneOrMore }: Subject, on: string, to: Built | null): Built {
  return given({ on, source: asFilter(object), ...to, ...(oneOrMore === undefined ? {} : { oneOrMore: "objects" }) })
}

/**
 * "When …, if …, …": where it works is said by what it triggers on (being cast), or by its condition (lying in the graveyard).
 */
export function triggered(pattern: Built, condition: Built | null, effect: unknown, limit: unknown): Built {
  const { zone: there, ...when } = pattern
  const lies = condition?.matches === "this" ? (condition.filter as Built).zone : undefined
  const done = limit === "once" ? { onceEachTurn: effect } : effect
  const zone = there ?? lies ?? hauntingZone(when)
  return given({ when, if: condition, do: done, limit: limit === "once" ? null : limit, zone })
}

/** What watches the creature that a card haunts works in exile, where it haunts it (702.55c). */
const hauntingZone = (when: Built): unknown => {
  const haunted = (pattern: unknown): boolean =>
    (pattern as Built | undefined)?.object !== undefined &&
    JSON.stringify((pattern as Built).object) === JSON.stringify(HAUNTED)
  if (haunted(when)) return "exile"
  return haunted(when.or) ? ["battlefield", "exile"] : null
}

/** The creature that this card haunts. */
export const HAUNTED: Built = { hauntedBy: "this" }

/** What "it" is behind a condition: what the condition asks of. */
export const pronounOf = (condition: Built): unknown =>
  JSON.stringify(condition.matches ?? null) === '{"all":{"bearer":true}}' ? "attached" : "this"

/** How often something happened this turn. */
export const happened = (pattern: Built, least: unknown): Built => ({
  compare: [{ happened: pattern }, ">=", least],
})

/** "If it would die": an event that is replaced. */
export const wouldBe = ({ object }: Subject, event: Built): Built => ({ ...event, object })

/** Where an activated ability works, by what its costs take from where; the costs themselves don't say it. */
export function zoneOfCost(costs: readonly Built[]): string | null {
  for (const cost of costs) {
    if (cost.discard === "this") return "hand"
    if ((cost.exile === "this" || cost.reveal === "this") && cost.from !== undefined) return cost.from as string
  }
  return null
}

/** The same costs, without where they take something from. */
export const costsAlone = (costs: readonly Built[]): readonly Built[] =>
  costs.map((cost) => {
    if (cost.exile !== "this" && cost.reveal !== "this") return cost
    const { from: _, ...rest } = cost
    return rest
  })

/** Counters “removed this way” were removed as the cost, unless the effect removes some. */
export function paidWith(costs: readonly Built[], effect: unknown): unknown {
  const paid = costs.find(({ removeCounters }) => removeCounters !== undefined)
  if (paid === undefined || !JSON.stringify(effect).includes('"counters-removed"')) return effect
  if (JSON.stringify(effect).includes('"removeCounters"')) return { notSaid: "which counters" }
  return filled(effect)

  function filled(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(filled)
    if (typeof node !== "object" || node === null) return node
    const all = node as Record<string, unknown>
    if (all.thisWay === "counters-removed")
      return all.kind === paid?.kind ? paid?.removeCounters : { notSaid: "which counters" }
    for (const [word, argument] of Object.entries(all)) all[word] = filled(argument)
    return all
  }
}

/** What is given up or used for a cost: this, or so many of some kind. */
export interface Given {
  readonly this?: true
  readonly count?: unknown
  readonly filter?: Built
}

export function counted(verb: string, what: Given): Built {
  if (what.this === true) return { [verb]: "this" }
  return { [verb]: withoutYou(what.filter ?? {}), ...(what.count === 1 ? {} : { count: what.count }) }
}

/** "Tap two untapped Elves you control": that they are untapped goes without saying. */
export function untappedOnes(verb: string, what: Given): Built {
  const { tapped: _, ...filter } = what.filter ?? {}
  return counted(verb, { ...what, filter })
}

/** "Discard a creature card". */
export function discarding({ filter = {}, count, this: self }: Given, atRandom: boolean): Built {
  if (self === true) return { discard: "this" }
  const { zone: _, owner: __, ...matching } = filter
  return given({ discard: count, matching, atRandom: atRandom ? true : null })
}

/** Costs are paid with what is one's own; that needn't be said. */
export function withoutYou(filter: Built): Built {
  if (filter.controller !== "you") return filter
  const { controller: _, ...rest } = filter
  return rest
}

/** Spells that can't be cast are looked at as cards. */
export function withoutStack(filter: Built): Built {
  const { zone: _, spell: __, ...rest } = filter
  return rest
}

/** "A red spell from among them": cards that were named, one of which is cast if it is such a spell. */
export function castFromAmong(filter: Built): Built {
  const { is, ...spell } = withoutStack(filter)
  return given({ cast: is, spell: Object.keys(spell).length === 0 ? null : spell })
}

/**
 * "A red spell from your hand": any card there that can be cast as such a spell, whichever of its faces that is; "a red card from
 * your hand" is looked for as it lies there. Null for all others.
 */
export function castFromHand(filter: Built): Built | null {
  const { every, zone, spell, owner: _, ...rest } = filter
  const others = ((every ?? []) as readonly Built[]).filter((one) => one.zone !== "hand")
  const hand = zone === "hand" || others.length < ((every ?? []) as readonly Built[]).length
  if (!hand || others.some((one) => "zone" in one)) return null
  const kind = given({ ...rest, every: others.length === 0 ? null : others })
  const inHand = { zone: "hand", owner: "you" }
  return spell === true
    ? given({ cast: { all: inHand }, spell: Object.keys(kind).length === 0 ? null : kind })
    : { cast: { choose: { ...kind, ...inHand }, upTo: 1 } }
}

type Does = Readonly<Record<string, unknown>>

/**
 * A static ability, or several where one can't say all of it. What is said twice is a list where the language has lists
 * (abilities that are granted, what can't be done).
 */
export function standing(to: unknown, does: readonly Does[], condition: unknown): Built | readonly Built[] {
  const all: Record<string, unknown>[] = [{}]
  for (const one of does)
    for (const [word, argument] of Object.entries(one)) {
      const last = all.at(-1) as Record<string, unknown>
      if (!(word in last)) last[word] = argument
      else if (listed.has(word)) last[word] = [last[word], argument].flat()
      else all.push({ [word]: argument })
    }
  const abilities = all.map((one) => given({ static: single(one), to, zone: zoneOf(one, to), while: condition }))
  return abilities.length === 1 ? (abilities[0] as Built) : abilities
}

const listed: ReadonlySet<string> = new Set(["grant", "cant", "loses", "addType", "addSubtype"])

/** A list of one is said as that one. */
const single = (does: Does): Built =>
  Object.fromEntries(
    Object.entries(does).map(([word, argument]) => [
      word,
      listed.has(word) && Array.isArray(argument) && argument.length === 1 ? argument[0] : argument,
    ]),
  )

const zoneOf = (does: Does, to: unknown): string | null =>
  to === "this" &&
  ([does.cant].flat().some((one) => one === "be-countered" || one === "be-copied") ||
    [does.grant].flat().some((one) => ofSpells.has(String(one))))
    ? "stack"
    : null

/** These do something for a spell alone, so what has them only under a condition has them on the stack. */
const ofSpells: ReadonlySet<string> = new Set([
  "cascade",
  "storm",
  "gravestorm",
  "demonstrate",
  "rebound",
  "split-second",
])

/** "+1/+1 for each …" */
export function pumped(power: number, toughness: number, each: unknown): Built {
  const times = (n: number): unknown => (n === 0 ? null : { times: [n, each] })
  return given({ power: times(power), toughness: times(toughness) })
}

/** "+X/+X, where X is …": each is 1, −1 or 0 times X. */
export function pumpedByX(power: number, toughness: number, x: unknown): Built {
  const times = (n: number): unknown => (n === 0 ? null : n === 1 ? x : { times: [-1, x] })
  return given({ power: times(power), toughness: times(toughness) })
}

export interface Entering {
  readonly kind: string
  readonly count: unknown
}

/** "~ enters with two +1/+1 counters on it". */
export const entersWith = (object: unknown, tapped: boolean, { kind, count }: Entering, condition: unknown): Built =>
  given({
    replace: { on: "enters", object },
    with: { change: { ...(tapped ? { tapped: true } : {}), counters: { [kind]: count } } },
    if: condition,
  })

/** "As ~ enters, you may … If you don't, it enters tapped." */
export const orTapped = (may: Built): Built => ({
  replace: { on: "enters", object: "this" },
  with: { may, then: { putOntoBattlefield: "it" }, else: { putOntoBattlefield: "it", tapped: true } },
})

/** What costs less or more: mana, so often, or X. */
export function costChange(change: Built, how: Built): Built {
  const { value, ...rest } = how
  if (change.x !== undefined) return { [`${change.x as string}For`]: value ?? "x", ...rest }
  return { ...change, ...rest }
}

export const signedBy = (way: string, n: unknown): unknown =>
  way === "increased" ? n : typeof n === "number" ? -n : { times: [-1, n] }

/** Damage of some kind is prevented as long as this stands. */
export function preventing(combat: boolean, way: string, to: unknown): Built | readonly Built[] {
  const filter = asFilter(to)
  const prevents = (one: Built): Built => ({ static: { prevents: { ...one, ...(combat ? { combat: true } : {}) } } })
  if (way === "to") return prevents({ to: filter })
  if (way === "by") return prevents({ from: filter })
  return [prevents({ to: filter }), prevents({ from: filter })]
}

export interface HowMany {
  readonly none?: true
  readonly atLeast?: unknown
  readonly atMost?: unknown
  readonly filter: Built
}

/** "You control three or more artifacts", "there are no islands". */
export function controls({ none, atLeast, atMost, filter }: HowMany, who: string | null): Built {
  const found = who === null ? filter : { ...filter, controller: who }
  if (none === true) return { not: { exists: found } }
  if (atMost !== undefined) return { compare: [{ count: { all: found } }, "<=", atMost] }
  return { exists: found, ...(atLeast === 1 ? {} : { atLeast }) }
}

/** Of one of these players it holds. */
export function ofSome(somePlayer: string, has: (of: unknown) => Built): Built {
  const marker = { eachOne: somePlayer }
  return { somePlayer, as: marker, has: has(marker) }
}

/** What all opponents control together. */
export const controlTogether = (has: HowMany): Built =>
  has.none === true || has.atLeast === 1
    ? controls(has, "opponent")
    : {
        compare: [
          { count: { all: { ...has.filter, controller: "opponent" } } },
          has.atMost === undefined ? ">=" : "<=",
          has.atMost ?? has.atLeast,
        ],
      }

export const inZone = (has: HowMany, zone: string): HowMany => ({
  ...has,
  filter: { ...has.filter, zone, owner: "you" },
})

export const compared = (value: unknown, how: string, n: unknown): Built => ({ compare: [value, how, n] })

/** Something is such a thing. */
export const being = (matches: unknown, filter: Built): Built => ({ matches, filter })

export const castFromTop = (filter: Built): Built => ({
  static: { mayCast: { from: "library", as: withoutStack(filter) } },
  to: { zone: "library", owner: "you", top: true },
})

/** Something of a card with the abilities under it. */
export const having = (head: Built, abilities: readonly unknown[]): Built =>
  given({ ...head, abilities: abilities.length === 0 ? null : abilities })

/** The two words of a vote, in either order. */
export const areThose = (words: readonly string[], said: readonly string[]): boolean =>
  [...words].sort().join() === [...said].sort().join()

/** Support is done to up to so many creatures, others if a permanent says it (701.41a). */
export const supporting = (n: unknown, spell: boolean): Built => ({
  support: n,
  on: { target: { type: "creature", ...(spell ? {} : { other: true }) }, upTo: n },
})

/** "{W}" → "W". */
export const typeOfMana = (symbol: string): string => symbol.slice(1, -1)

/** One of several kinds of mana: a symbol each, or several. */
export function manaOf(kinds: readonly string[], only: Built | null): Built {
  if (kinds.every((one) => /^\{[WUBRGC]\}$/.test(one)))
    return given({ addAnyMana: 1, among: kinds.map(typeOfMana), only })
  return { either: kinds.map((addMana) => given({ addMana, only })) }
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A Roman numeral up to ten; 0 for what is none. */
export const roman = (text: string): number =>
  ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"].indexOf(text) + 1

const words = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ")

/** "three" → 3. */
export const numberOf = (word: string): number => (word === "twenty" ? 20 : words.indexOf(word) + 1)

/** An ability that something has while this word is the chosen one (607.2p). */
export const ifChosen = (word: string, ability: unknown): Built => ({
  static: { grant: ability },
  to: "this",
  while: { chosenWord: word },
})

/** "As it enters, choose one of these words", with what each stands for. */
export const choosingWords = (words: readonly string[], abilities: readonly Built[]): readonly Built[] => [
  { replace: { on: "enters", object: "this" }, with: [{ chooseWord: words }, { putOntoBattlefield: "it" }] },
  ...abilities,
]

/** "Each opponent and each planeswalker they control": whose these are is said of the players before them, not of the event's. */
export function recipients(all: readonly Built[]): readonly Built[] {
  const who = all[0]?.player
  if (who !== "opponent" && who !== "any") return all
  return all.map((one) => {
    const every = (one.to as { readonly all?: Built } | undefined)?.all
    if (every === undefined || (every.controller as { readonly points?: string } | undefined)?.points !== "player")
      return one
    const { controller: _, ...rest } = every
    return { ...one, to: { all: who === "any" ? rest : { ...rest, controller: who } } }
  })
}
