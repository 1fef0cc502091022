import type { Condition, Effect, EventPattern, Filter, PlayerRef, Value } from "@dilemma-table/engine"
import type { CastPermission } from "@dilemma-table/magic"
import { isKeyword } from "../../abilities.ts"
import { conditionText } from "../../conditions.ts"
import { affectedNp, staticActs } from "../../effects.ts"
import { capital, numberWord } from "../../english/bend.ts"
import { filterNp } from "../../nouns.ts"
import { clauseOf, type Np } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import type { Data } from "./data.ts"

/*
 * Abilities about spells, names, damage and triggers, and what is done as something enters, each in Magic's sentence for it.
 */

type Way = (p: Printing, data: Data) => string | null

const sentence = (text: string): string => `${capital(text)}.`
const does = (data: Data): Data => data.static as Data
const only = (data: Data, ...words: readonly string[]): boolean => Object.keys(data).join() === words.join()
const is = (data: unknown, what: unknown): boolean => JSON.stringify(data) === JSON.stringify(what)

/** Where cards are played from: {zone, owner, top} as it is said. */
const places: readonly (readonly [to: Filter, said: string])[] = [
  [{ zone: "hand", owner: "you" }, "your hand"],
  [{ zone: "graveyard", owner: "you" }, "your graveyard"],
  [{ zone: "library", owner: "you", top: true } as Filter, "the top of your library"],
]

/** "Play lands and cast spells from your graveyard", "cast creature spells from your hand without paying their mana costs". */
export function playedFrom(p: Printing, what: Data, to: unknown): string | null {
  const [word = ""] = Object.keys(what)
  const { from, as, free, cost, ...rest } = (what[word] ?? {}) as CastPermission
  const place = places.find(([where]) => is(to, where))
  if (place === undefined || from !== place[0].zone || Object.keys(rest).length > 0) return null
  const spells = filterNp(p, { zone: "stack", spell: true, ...as } as Filter, { none: true }, "all").text
  const acts =
    word === "mayCast" ? `cast ${spells}` : word === "mayPlay" && as === undefined ? "play lands and cast spells" : null
  if (acts === null) return null
  const said = `${acts} from ${place[1]}${free === true ? " without paying their mana costs" : ""}`
  if (cost === undefined) return said
  const paidInLife = is(cost, [{ payLife: { number: "manaValue", of: "this" } }])
  return paidInLife && free === undefined
    ? `${said}. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost`
    : null
}

const gerunds: Readonly<Record<string, string>> = { enters: "entering", dies: "dying", attacks: "attacking" }

const chosenName = { chosenName: true }

/** "Of even mana value" is said of many at once. */
export const manyValues = (text: string): string => text.replace(/\b(even|odd) mana value\b/, "$1 mana values")

export const togetherWays: readonly Way[] = [
  // "You may play lands and cast spells from your graveyard."
  (p, data) => {
    if (data.while !== undefined || Object.keys(does(data)).length !== 1) return null
    const text = playedFrom(p, does(data), data.to)
    return text === null ? null : sentence(`you may ${text}`)
  },
  // "Spells with the chosen name can't be cast."
  (_, data) => {
    if (!is(data.to, chosenName) || data.while !== undefined) return null
    const { cantActivate } = does(data)
    if (only(does(data), "cantActivate"))
      return sentence(
        `activated abilities of sources with the chosen name can't be activated${cantActivate === "nonmana" ? " unless they're mana abilities" : ""}`,
      )
    return is(does(data), { cantCast: "any" }) ? sentence("spells with the chosen name can't be cast") : null
  },
  // "Your opponents can't block with creatures with even mana values."
  (p, data) => {
    const { controller, ...filter } = (typeof data.to === "object" ? data.to : {}) as Filter
    if (!is(does(data), { cant: "block" }) || controller !== "opponent" || !("parity" in filter)) return null
    const those = filterNp(p, filter as Filter, { none: true }, "all").text
    return sentence(`${p.words.manner.players.opponents} can't block with ${manyValues(those)}`)
  },
  // "If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time."
  (p, data) => {
    const { on, object, ...rest } = (does(data).triggersAgain ?? {}) as EventPattern
    const gerund = typeof on === "string" ? gerunds[on] : undefined
    if (gerund === undefined || Object.keys(rest).length > 0 || typeof object === "string") return null
    if (!only(does(data), "triggersAgain") || data.while !== undefined) return null
    const one = (filter: Filter): string => filterNp(p, filter, { exactly: 1 }, "all").text
    return sentence(
      `if ${one(object ?? {})} ${gerund} causes a triggered ability of ${one((data.to ?? {}) as Filter)} to trigger, that ability triggers an additional time`,
    )
  },
  // "As long as this creature is paired with another creature, each of those creatures has flying."
  (p, data) => {
    const pair = { any: [{ is: "this" }, { pairedWith: "this" }] }
    if (!is(data.to, pair) || !is(data.while, { matches: "this", filter: { paired: true } })) return null
    const { grant, ...others } = does(data)
    const keywords = Object.keys(others).length === 0 && [grant].flat().every((one) => isKeyword(p, one as never))
    const text = keywords ? "both creatures" : "each of those creatures"
    const those = { ...affectedNp(p, "this"), text, many: keywords }
    return said(p, `as long as ${p.tongue.self(p).text} is paired with another creature, `, those, does(data))
  },
  // "All creatures lose all abilities and have base power and toughness 1/1": what it is comes before how strong it is.
  (p, data) => {
    const { basePower, baseToughness, ...others } = does(data) as Readonly<Record<string, Value>>
    const [word, ...more] = Object.keys(others)
    if (basePower === undefined || baseToughness === undefined || more.length > 0 || data.while !== undefined)
      return null
    if ((word !== "loses" || others.loses !== ("all" as never)) && word !== "addType") return null
    const subject = p.tongue.eachOfThem(affectedNp(p, data.to as never), p, data.to as never, does(data))
    return said(p, "", subject, others, { basePower, baseToughness })
  },
]

/** A sentence of what something does, in this order. */
function said(p: Printing, lead: string, subject: Np, ...all: readonly Data[]): string {
  const acts = all.flatMap((one, i) => staticActs(p, one, i === 0 ? subject : p.tongue.again(subject)))
  const [first, ...rest] = acts
  if (first === undefined) return ""
  const clause = { ...clauseOf(first, ...rest.map((one) => ({ ...one, joint: "and" as const }))), lead }
  return `${p.tongue.sentence(clause)}.`
}

/** "At …, if you both own and control this creature and a creature named Wren, exile them, then meld them into …" (701.42b). */
export const melding: Way = (p, data) => {
  const [own, other, ...more] = ((data.if as { readonly every?: readonly Data[] } | undefined)?.every ??
    []) as readonly Data[]
  const { owner, controller, ...filter } = (other?.exists ?? {}) as Filter
  const yours = is(own, { matches: "this", filter: { owner: "you", controller: "you" } })
  if (!yours || owner !== "you" || controller !== "you" || more.length > 0 || p.melded === undefined) return null
  if (!is(data.do, { meld: "this", with: filter })) return null
  const there = `${p.tongue.self(p).text} and ${filterNp(p, filter as Filter, { exactly: 1 }, "all").text}`
  const when = p.tongue.when(p, data.when as EventPattern)
  return sentence(`${when}if you both own and control ${there}, exile them, then meld them into ${p.melded}`)
}

/** "twice that many", "that many plus one". */
function manyText({ times, plus }: Data): string | null {
  const [much, n] = (times ?? plus ?? []) as readonly unknown[]
  if (JSON.stringify(much) !== '{"thatMuch":true}' || typeof n !== "number") return null
  if (times !== undefined) return n === 2 ? "twice that many" : null
  return `that many plus ${numberWord(n)}`
}

/** What is replaced, where it is all that is said of it. */
const replaced = (data: Data, on: string, ...words: readonly string[]): boolean => {
  const pattern = data.replace as EventPattern
  return pattern.on === on && Object.keys(pattern).every((word) => word === "on" || words.includes(word))
}

export const togetherReplacing: readonly Way[] = [
  // "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead."
  (p, data) => {
    const combat = replaced(data, "deals-combat-damage", "source", "player")
    if (!combat && !replaced(data, "deals-damage", "source", "player")) return null
    const amount = (data.with as { readonly change?: { readonly amount?: Data } } | undefined)?.change?.amount
    const more = amount === undefined ? null : moreText(amount)
    if (more === null || data.if !== undefined || data.may !== undefined) return null
    const { source, player } = data.replace as { readonly source?: Filter; readonly player?: PlayerRef }
    const from = is(source, { is: "this" }) ? p.tongue.self(p).text : sourceText(p, source ?? {})
    const whom =
      player === undefined ? ["a permanent or player", "that permanent or player"] : damaged[player as string]
    if (whom === undefined) return null
    return sentence(
      `if ${from} would deal ${combat ? "combat " : ""}damage to ${whom[0]}, it deals ${more} to ${whom[1]} instead`,
    )
  },
  // "If one or more +1/+1 counters would be put on a creature you control, twice that many are put on it instead."
  (p, data) => {
    if (!replaced(data, "counters-put", "object", "name") || data.if !== undefined || data.may !== undefined)
      return null
    const amount = (data.with as { readonly change?: { readonly amount?: Data } } | undefined)?.change?.amount
    const many = amount === undefined ? null : manyText(amount)
    const { object, name } = data.replace as { readonly object?: Filter | "this"; readonly name?: string }
    if (many === null || object === undefined || JSON.stringify(data.with).includes('"counters"')) return null
    const np = object === "this" ? p.tongue.self(p) : filterNp(p, object, { exactly: 1 }, "all")
    const kind = name === undefined ? "" : `${name} `
    const those = name === undefined ? "of each of those kinds of " : kind
    const it = object === "this" ? "it" : `that ${np.noun.one}`
    return sentence(
      `if one or more ${kind}counters would be put on ${np.text}, ${many} ${those}counters are put on ${it} instead`,
    )
  },
  // "If you would gain life, you gain that much life plus 1 instead."
  (p, data) => {
    const amount = (data.with as { readonly change?: { readonly amount?: Data } } | undefined)?.change?.amount
    if (!replaced(data, "gains-life", "player") || amount === undefined || data.may !== undefined) return null
    const { player } = data.replace as { readonly player?: PlayerRef }
    const more = gainedText(amount)
    if (player !== "you" || more === null || data.if !== undefined) return null
    return sentence(`if you would gain life, you gain ${more} instead`)
  },
  // "As this creature enters, choose a card name." "As this creature is turned face up, put a +1/+1 counter on it."
  (p, data) => {
    const enters = replaced(data, "enters", "object")
    const [first, second, ...more] = (Array.isArray(data.with) ? data.with : []) as readonly Effect[]
    if (!enters && !replaced(data, "turns-up", "object")) return null
    if ((data.replace as EventPattern).object !== "this" || data.may !== undefined || more.length > 0) return null
    if (!is(second, enters ? { putOntoBattlefield: "it" } : { turnFaceUp: "it" }) || Array.isArray(first)) return null
    const within: Printing = { ...p, event: p.self }
    const condition = data.if === undefined ? "" : `if ${conditionText(within, data.if as Condition)}, `
    const [done = "", ...lines] = linesOf(within, p.read.effect(within, first as Effect))
    if (lines.length > 0 || done === "") return null
    const text = `${done.charAt(0).toLowerCase()}${done.slice(1)}`
    return `As ${p.tongue.self(p).text} ${enters ? "enters" : "is turned face up"}, ${condition}${text}`
  },
]

/** "a source you control", "a Giant source you control". */
function sourceText(p: Printing, source: Filter): string {
  const { text } = filterNp(p, source, { exactly: 1 }, "all")
  const { subtype, type } = source as { readonly subtype?: string; readonly type?: string }
  return typeof subtype === "string" && type === undefined
    ? text.replace(subtype, `${subtype} source`)
    : text.replace(/\bpermanent\b/, "source")
}

const damaged: Readonly<Record<string, readonly [whom: string, again: string]>> = {
  any: ["a player", "that player"],
  opponent: ["an opponent", "that player"],
  you: ["you", "you"],
}

/** "twice that much life", "that much life plus 1". */
function gainedText(amount: Data): string | null {
  const [factor, n] = (Array.isArray(amount.times) ? amount.times : []) as readonly unknown[]
  if (is(factor, { thatMuch: true }) && n === 2) return "twice that much life"
  const [much, more] = (Array.isArray(amount.plus) ? amount.plus : []) as readonly unknown[]
  return is(much, { thatMuch: true }) && typeof more === "number" ? `that much life plus ${more}` : null
}

/** "double that damage", "that much damage plus 2". */
function moreText(amount: Data): string | null {
  const [factor, n] = (Array.isArray(amount.times) ? amount.times : []) as readonly unknown[]
  if (is(factor, { thatMuch: true }) && (n === 2 || n === 3)) return `${n === 2 ? "double" : "triple"} that damage`
  const [much, more] = (Array.isArray(amount.plus) ? amount.plus : []) as readonly unknown[]
  return is(much, { thatMuch: true }) && typeof more === "number" && more > 0 ? `that much damage plus ${more}` : null
}
