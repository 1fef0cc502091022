import type { Condition, Effect, Filter, Value } from "@dilemma-table/engine"
import type { CastPermission, SpellCosts } from "@dilemma-table/magic"
import { abilityText } from "../../abilities.ts"
import { conditionText, valueText } from "../../conditions.ts"
import { affectedNp } from "../../effects.ts"
import { article, capital, listed } from "../../english/bend.ts"
import { howMany, noun } from "../../english/phrases.ts"
import { costText } from "../../modes.ts"
import { filterNp } from "../../nouns.ts"
import type { Printing } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { exceptText } from "./board.ts"
import { eachText } from "./each.ts"
import { manyValues, melding, togetherReplacing, togetherWays } from "./together.ts"

/*
 * Abilities whose sentence isn't made of the sentences of their parts: what costs so much less, how something enters, what
 * defines power and toughness, what may be cast for another cost.
 */

type Data = Readonly<Record<string, unknown>>
type Way = (p: Printing, data: Data) => string | null

/** Its text, where Magic writes such an ability in a way of its own; null for all others. */
export function ownWay(p: Printing, data: Data): string | null {
  const ways: readonly Way[] =
    "static" in data ? staticWays : "replace" in data ? replacingWays : "when" in data ? [melding] : []
  for (const way of ways) {
    const text = way(p, data)
    if (text !== null) return text
  }
  return null
}

const does = (data: Data): Data => data.static as Data
const only = (data: Data, ...words: readonly string[]): boolean =>
  Object.keys(data).length > 0 && Object.keys(data).every((word) => words.includes(word))

/** "if you control an Elf": a condition, with "unless" for what must not be. */
function conditional(p: Printing, condition: Condition | undefined): string {
  if (condition === undefined) return ""
  if ("not" in condition) return ` unless ${conditionText(p, condition.not as Condition)}`
  return ` if ${conditionText(p, condition)}`
}

const entersTapped: Way = (p, data) => {
  if (does(data).entersTapped !== true || !only(does(data), "entersTapped")) return null
  const subject = affectedNp(p, data.to as never)
  const condition = data.while as Condition | undefined
  const enters = `${subject.text} ${subject.many ? "enter" : "enters"} tapped`
  if (condition !== undefined && !("not" in condition)) return sentence(`if ${conditionText(p, condition)}, ${enters}`)
  return sentence(`${enters}${conditional(p, condition)}`)
}

/** "This creature's power and toughness are each equal to …" (604.3). */
const ownNumbers: Way = (p, data) => {
  const { basePower: power, baseToughness: toughness, ...rest } = does(data) as Readonly<Record<string, Value>>
  if (Object.keys(rest).length > 0 || data.while !== undefined || (data.to ?? "this") !== "this") return null
  const self = `${p.tongue.self(p).text}'s`
  const value = (power ?? toughness) as Value
  if (value === undefined || typeof value === "number") return null
  if (toughness === undefined) return sentence(`${self} power is equal to ${valueText(p, power as Value)}`)
  if (power === undefined) return sentence(`${self} toughness is equal to ${valueText(p, toughness)}`)
  if (JSON.stringify(power) === JSON.stringify(toughness))
    return sentence(`${self} power and toughness are each equal to ${valueText(p, power)}`)
  const more = typeof toughness === "object" && "plus" in toughness ? (toughness.plus as readonly Value[]) : []
  if (more.length !== 2 || JSON.stringify(more[0]) !== JSON.stringify(power)) return null
  return sentence(
    `${self} power is equal to ${valueText(p, power)} and its toughness is equal to that number plus ${more[1] as number}`,
  )
}

const costs: Way = (p, data) => {
  const change = (does(data).spellCosts ?? does(data).abilityCosts) as SpellCosts | undefined
  if (change === undefined || !only(does(data), "spellCosts", "abilityCosts")) return null
  const { less, more, lessFor, moreFor, each, also, atLeast, notBelow } = change
  if (
    also !== undefined ||
    atLeast !== undefined ||
    [less, more, lessFor, moreFor].filter((one) => one !== undefined).length !== 1
  )
    return null
  const self = data.to === "this"
  const spells = does(data).spellCosts !== undefined
  const subject = self
    ? spells
      ? "this spell"
      : p.tongue.self(p).text
    : spells
      ? spellsText(p, data.to as Filter | undefined)
      : `activated abilities of ${affectedNp(p, data.to as never).text}`
  const way = less === undefined && lessFor === undefined ? "more" : "less"
  const value = lessFor ?? moreFor
  const amount = less ?? more ?? "{X}"
  const where = value === undefined || value === "x" ? "" : `, where X is ${valueText(p, value)}`
  const perTarget = JSON.stringify(each) === '{"plus":[{"targetsAnnounced":true},-1]}'
  const behind =
    each === undefined
      ? ""
      : perTarget
        ? " for each target beyond the first"
        : eachText(p, { times: [1, each] })?.behind
  if (behind === undefined) return null
  const floor = notBelow === undefined ? "" : ". This effect can't reduce the mana in that cost to less than one mana"
  const turn =
    (data.while as { readonly yourTurn?: boolean } | undefined)?.yourTurn === true ? "during your turn, " : ""
  if (data.while !== undefined && turn === "") return null
  const condition = change.if === undefined ? "" : ` if ${conditionText({ ...p, selfIt: true }, change.if)}`
  return sentence(
    `${turn}${subject} ${self ? "costs" : "cost"} ${amount} ${way} to ${spells ? "cast" : "activate"}${behind}${where}${condition}${floor}`,
  )
}

/** "Creature spells you cast". */
function spellsText(p: Printing, to: Filter | undefined): string {
  const { controller, ...rest } = (to ?? {}) as Filter
  const { text } = p.tongue.bothKinds(
    filterNp(p, { zone: "stack", spell: true, ...rest } as Filter, { none: true }, "all"),
  )
  const who = controller === "you" ? " you cast" : controller === "opponent" ? " your opponents cast" : ""
  const [, first = text, from = ""] = /^(.*?)( cast from .*)?$/.exec(text) ?? []
  return who === "" ? text : `${first}${who}${from.replace(/ cast from (?:a )?/, " from your ")}`
}

/** "You may pay {1}{U} rather than pay this spell's mana cost." */
const otherCost: Way = (p, data) => {
  const permission = does(data).mayCast as CastPermission | undefined
  if (permission === undefined || !only(does(data), "mayCast") || (data.to ?? "this") !== "this") return null
  const { cost, also, anytime, free, from, ...rest } = permission
  if (Object.keys(rest).length > 0 || data.zone !== from) return null
  const spell = "this spell"
  const lead = data.while === undefined ? "" : `if ${conditionText(p, data.while as Condition)}, `
  if (from === "hand" && cost !== undefined && also === undefined && anytime === undefined && free === undefined)
    return sentence(
      `${lead}you may ${listed(
        cost.map((one) => costText(p, one).replace(/^\{/, "pay {")),
        "and",
      )} rather than pay ${spell}'s mana cost`,
    )
  if (from === "hand" && free === true && cost === undefined && also === undefined)
    return sentence(`${lead}you may cast ${spell} without paying its mana cost`)
  if (from === "hand" && anytime === true && cost === undefined && free === undefined) {
    const paying =
      also === undefined ? "" : ` if you pay ${also.map((one) => costText(p, one)).join(", ")} more to cast it`
    const condition = data.while === undefined ? "" : ` if ${conditionText(p, data.while as Condition)}`
    return sentence(`you may cast ${spell} as though it had flash${paying}${condition}`)
  }
  if (from === "graveyard" && Object.keys(permission).length === 1)
    return sentence(`${lead === "" ? "" : lead}you may cast this card from your graveyard`)
  return null
}

/** "Cast this spell only during combat." */
const castOnly: Way = (p, data) => {
  const condition = (data.while as { readonly not?: Condition } | undefined)?.not
  if (condition === undefined || does(data).cantCast !== "any" || data.to !== "this" || data.zone !== "anywhere")
    return null
  const all = "every" in condition ? (condition.every as readonly Condition[]) : [condition]
  const when = (one: Condition): string => {
    const text = conditionText(p, one)
    if (text === "it's your turn") return "during your turn"
    if (text === "it's not your turn") return "during an opponent's turn"
    const { during, of } = one as { readonly during?: unknown; readonly of?: unknown }
    if (typeof during !== "string" || !(during in castingTimes)) return `if ${text}`
    return `during ${of === "you" ? "your" : during === "combat" ? "" : "the"} ${castingTimes[during]}`.replace(
      "  ",
      " ",
    )
  }
  return sentence(`cast this spell only ${all.map(when).join(" and only ")}`)
}

const castingTimes: Readonly<Record<string, string>> = {
  combat: "combat",
  "declare-attackers": "declare attackers step",
  "declare-blockers": "declare blockers step",
  main: "main phase",
}

const blocking: Way = (p, data) => {
  const { cantBeBlockedBy, mustBeBlockedBy } = does(data) as { cantBeBlockedBy?: Filter; mustBeBlockedBy?: Filter }
  if (data.while !== undefined || Object.keys(does(data)).length !== 1) return null
  const subject = affectedNp(p, data.to as never).text
  if (mustBeBlockedBy !== undefined)
    return sentence(`all ${filterNp(p, mustBeBlockedBy, { none: true }, "all").text} able to block ${subject} do so`)
  const power = (cantBeBlockedBy as { readonly power?: { readonly max?: unknown } } | undefined)?.power?.max
  if (JSON.stringify(power) !== '{"plus":[{"number":"power","of":"this"},-1]}') return null
  return sentence(`creatures with power less than ${subject}'s power can't block it`)
}

const controlling: Way = (p, data) =>
  does(data).controlledBy === "you" && only(does(data), "controlledBy")
    ? sentence(`you control ${affectedNp(p, data.to as never).text}`)
    : null

/** "Your opponents can't cast creature spells." */
export function cantCastText(p: Printing, who: string, to: Filter | undefined): string {
  const text = filterNp(p, { ...to, zone: "stack", spell: true } as Filter, { none: true }, "all").text
  const those = who === "opponent" ? p.words.manner.players.opponents : who === "any" ? "players" : "you"
  return `${those} can't cast ${manyValues(text)}`
}

const cantCast: Way = (p, data) => {
  const { cantCast: who } = does(data)
  const turn = (data.while as { readonly yourTurn?: boolean } | undefined)?.yourTurn === true ? " during your turn" : ""
  if (typeof who !== "string" || !only(does(data), "cantCast") || (data.while !== undefined && turn === "")) return null
  if (data.zone !== undefined || typeof data.to === "string" || "zone" in ((data.to ?? {}) as Filter)) return null
  return sentence(cantCastText(p, who, data.to as Filter | undefined) + turn)
}

const activating: Way = (p, data) => {
  const { cant, cantActivate } = does(data) as { cant?: unknown; cantActivate?: string }
  if (cantActivate === undefined || data.while !== undefined) return null
  const mana = cantActivate === "nonmana" ? " unless they're mana abilities" : ""
  const subject = affectedNp(p, data.to as never)
  if (only(does(data), "cantActivate"))
    return sentence(`activated abilities of ${subject.text.replace(/^all /, "")} can't be activated${mana}`)
  if (JSON.stringify(cant) !== '["attack","block"]' || !only(does(data), "cant", "cantActivate")) return null
  return sentence(`${subject.text} can't attack or block, and its activated abilities can't be activated${mana}`)
}

/** "If a source an opponent controls would deal damage to you, prevent 1 of that damage." */
const preventingSome: Way = (p, data) => {
  const { from, to, toPlayer, combat, upTo } = (does(data).prevents ?? {}) as Data & { readonly from?: Filter }
  if (upTo === undefined || !only(does(data), "prevents") || data.while !== undefined) return null
  const source = filterNp(p, from ?? {}, { exactly: 1 }, "all").text.replace(/\bpermanent\b/, "source")
  const whom = [
    ...(toPlayer === undefined ? [] : [p.tongue.player(p, toPlayer as never).text]),
    ...(to === undefined ? [] : [filterNp(p, to as Filter, { exactly: 1 }, "all").text]),
  ]
  const kind = combat === true ? "combat damage" : "damage"
  const behind = whom.length === 0 ? "" : ` to ${listed(whom, "or")}`
  return sentence(`if ${source} would deal ${kind}${behind}, prevent ${upTo as number} of that damage`)
}

/** "Each card in your graveyard has mayhem. The mayhem cost is equal to its mana cost." */
const forManaCost: Way = (p, data) => {
  const { grant } = does(data) as { readonly grant?: Data }
  const [word, ...more] = typeof grant === "object" ? Object.keys(grant) : []
  if (word === undefined || more.length > 0 || grant?.[word] !== "mana-cost" || !only(does(data), "grant")) return null
  if (typeof data.to !== "object" || data.while !== undefined) return null
  const each = filterNp(p, data.to as Filter, { exactly: 1 }, "all")
    .text.replace(/^an? /, "each ")
    .replace(/^(each instant) or /, "$1 and ")
  return sentence(`${each} has ${word}. The ${word} cost is equal to its mana cost`)
}

/** "You may play lands from your graveyard." */
const playing: Way = (p, data) => {
  const permission = does(data).mayPlay as CastPermission | undefined
  const { from, as, ...rest } = (permission ?? {}) as CastPermission
  if (permission === undefined || !only(does(data), "mayPlay") || Object.keys(rest).length > 0) return null
  if (JSON.stringify(as) !== '{"type":"land"}' || data.while !== undefined) return null
  const to = JSON.stringify(data.to)
  if (from === "graveyard" && to === '{"zone":"graveyard","owner":"you"}')
    return sentence("you may play lands from your graveyard")
  return from === "library" && to === '{"zone":"library","owner":"you","top":true}'
    ? sentence("you may play lands from the top of your library")
    : null
}

/** "• Hill — …": what something has while that word is the chosen one. */
const ifChosen: Way = (p, data) => {
  const { chosenWord, ...others } = (data.while ?? {}) as { readonly chosenWord?: string }
  const { grant } = does(data)
  if (chosenWord === undefined || Object.keys(others).length > 0 || data.to !== "this" || !only(does(data), "grant"))
    return null
  return Array.isArray(grant) ? null : `${p.words.manner.bullet}${chosenWord} — ${abilityText(p, grant as never)}`
}

const staticWays: readonly Way[] = [
  ...togetherWays,
  castOnly,
  cantCast,
  ifChosen,
  preventingSome,
  forManaCost,
  playing,
  entersTapped,
  ownNumbers,
  costs,
  otherCost,
  blocking,
  controlling,
  activating,
]

const isEntering = (data: Data): boolean => {
  const { on, ...rest } = data.replace as Data
  return on === "enters" && only(rest, "object")
}

/** "This creature enters with two +1/+1 counters on it" (614.1c). */
const entersWith: Way = (p, data) => {
  const change = (data.with as { readonly change?: Data } | undefined)?.change
  if (!isEntering(data) || change === undefined || !only(change, "tapped", "counters") || data.may !== undefined)
    return null
  const { object } = data.replace as { readonly object: Filter | "this" | "attached" }
  const subject = affectedNp(p, object as never)
  const one = object === "this"
  const entries = Object.entries((change.counters ?? {}) as Readonly<Record<string, Value>>)
  if (!one && entries.length === 0) return sentence(`${subject.text} enter tapped`)
  const [entry, ...others] = entries
  if (entry === undefined || others.length > 0) return null
  const [kind, count] = entry
  const counters = noun(`${one ? "" : "additional "}${kind} counter`)
  const each = eachText(p, count)
  const on = one ? "on it" : subject.many ? "on it" : "on it"
  const how =
    each !== null
      ? `${howMany(p, each.times, counters)} ${on}${each.behind}`
      : typeof count === "number" || count === "x"
        ? `${howMany(p, count, counters)} ${on}`
        : `a number of ${counters.many} ${on} equal to ${valueText(p, count)}`
  const enters = `enters ${change.tapped === true ? "tapped " : ""}with ${how}`
  const condition = data.if as Condition | undefined
  const who = one
    ? subject.text
    : filterNp(p, object as Filter, { exactly: 1 }, "all").text.replace(/^an? |^another /, (word) =>
        word === "another " ? "each other " : "each ",
      )
  if (condition === undefined) return sentence(`${who} ${enters}`)
  if ("paid" in (condition as object)) return sentence(`if ${conditionText(p, condition)}, it ${enters}`)
  return sentence(`${who} ${enters}${conditional(p, condition)}`)
}

/** "As this land enters, you may pay 3 life. If you don't, it enters tapped." */
const orTapped: Way = (p, data) => {
  const { may, then, else: other } = data.with as { may?: Effect; then?: Data; else?: Data }
  if (
    !isEntering(data) ||
    may === undefined ||
    then?.putOntoBattlefield !== "it" ||
    other?.tapped !== true ||
    other.putOntoBattlefield !== "it" ||
    (data.replace as Data).object !== "this"
  )
    return null
  const [first] = p.read.effect(p, may)
  if (first?.is !== "clause") return null
  const done = p.tongue.sentence(first)
  return `As ${p.tongue.self(p).text} enters, you may ${done.charAt(0).toLowerCase()}${done.slice(1)}. If you don't, it enters tapped.`
}

/** "You may have this creature enter as a copy of any creature on the battlefield" (707.5). */
const entersAs: Way = (p, data) => {
  const { enterAs, except, ...rest } = data.with as { enterAs?: { readonly choose?: Filter }; except?: readonly Data[] }
  if (
    !isEntering(data) ||
    data.may !== true ||
    enterAs?.choose === undefined ||
    Object.keys(rest).length > 0 ||
    (data.replace as Data).object !== "this"
  )
    return null
  const what = filterNp(p, enterAs.choose, { exactly: 1 }, "all").text.replace(/^an? /, "")
  const where = enterAs.choose.controller === undefined ? `any ${what} on the battlefield` : article(what)
  return sentence(
    `you may have ${p.tongue.self(p).text} enter as a copy of ${where}${exceptText(p, { except: except ?? [] })}`,
  )
}

/** "As this enchantment enters, choose Hill or Vale." */
const choosingWord: Way = (p, data) => {
  const [first, second, ...more] = (Array.isArray(data.with) ? data.with : []) as readonly Data[]
  if (!isEntering(data) || (data.replace as Data).object !== "this" || more.length > 0 || data.may !== undefined)
    return null
  const words = first?.chooseWord as readonly string[] | undefined
  if (JSON.stringify(second) !== '{"putOntoBattlefield":"it"}') return null
  if (typeof first?.chooseKind === "string")
    return sentence(`as ${p.tongue.self(p).text} enters, choose a ${first.chooseKind.replaceAll("-", " ")}`)
  if (words === undefined) return null
  return sentence(`as ${p.tongue.self(p).text} enters, choose ${listed(words, "or")}`)
}

/** "If a creature would die, exile it instead. When you do, draw a card." */
const insteadAndThen: Way = (p, data) => {
  const { try: done, then, ...others } = data.with as { readonly try?: Effect; readonly then?: Data }
  if (done === undefined || then === undefined || !("reflexive" in then) || Object.keys(others).length > 0) return null
  const instead = abilityText(p, { ...data, with: done } as never)
  return `${instead} ${linesOf(p, p.read.effect(p, then as never)).join("\n")}`
}

const replacingWays: readonly Way[] = [
  choosingWord,
  orTapped,
  entersWith,
  entersAs,
  insteadAndThen,
  ...togetherReplacing,
]

const sentence = (text: string): string => `${capital(text)}.`
