import type { Effect, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { effectParts, plainParts } from "../../effects.ts"
import { selectorNp } from "../../nouns.ts"
import { type Act, type Clause, clause, led, type Part, trailed } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { type Data, held, isData, leftBy, restName, restOf, you } from "./data.ts"
import { idiomPair } from "./idioms.ts"
import { alone } from "./said-alone.ts"

/*
 * Effects that Magic's texts don't say one by one, each in its own sentence.
 */

interface Together {
  readonly parts: readonly Part[]
  readonly used: number
}

/** Several effects at the beginning of a list, or one that is said in its own way. */
export function inOne(p: Printing, effects: readonly Effect[]): Together | null {
  const [first, second] = effects as readonly unknown[]
  if (Array.isArray(first)) return { parts: oneSentence(p, first as readonly Effect[]), used: 1 }
  if (!isData(first)) return null
  if (sacrificed(p, first, second)) return { parts: [], used: 1 }
  const chosen = chosenBefore(p, first, second)
  if (chosen !== null) return { parts: chosen, used: 1 }
  const several = whereXOfAll(p, effects)
  if (several !== null) return several
  const two = isData(second) ? pairOf(p, first, second) : null
  if (two !== null) return { parts: two, used: 2 }
  const one = alone(p, oneSentence, first)
  return one === null ? null : { parts: one, used: 1 }
}

/** A list within a list is one sentence. */
function oneSentence(p: Printing, effects: readonly Effect[]): readonly Part[] {
  const both = youAndAnother(p, effects)
  if (both !== null) return both
  const lasts = sameDuration(effects)
  if (lasts !== null) return inFront(p, lasts, effects)
  const parts = held(p, () => effectParts(p, effects))
  return joined(parts).map(inFluent)
}

/** "You and target opponent each draw two cards." */
function youAndAnother(p: Printing, [first, second, ...more]: readonly Effect[]): readonly Part[] | null {
  const { by: own, ...one } = (isData(first) ? first : {}) as Data
  const { by: other, ...two } = (isData(second) ? second : {}) as Data
  if (
    own !== "you" ||
    other === undefined ||
    other === "you" ||
    more.length > 0 ||
    JSON.stringify(one) !== JSON.stringify(two)
  )
    return null
  const [part, ...others] = held(p, () => plainParts(p, second as Effect))
  const [act] = part?.is === "clause" ? part.acts : []
  if (part?.is !== "clause" || act?.subject == null || part.acts.length > 1 || others.length > 0) return null
  const subject = { ...act.subject, text: `you and ${act.subject.text} each`, many: true }
  return [{ ...part, acts: [{ ...act, subject }] }]
}

/** "You draw a card and you lose 1 life"; "reveal it, put it into your hand, then shuffle". */
function inFluent(part: Part): Part {
  if (part.is !== "clause") return part
  const [first, ...rest] = part.acts
  if (first === undefined) return part
  const addressed =
    first.subject === null && first.verb === "draw" && rest.some(({ subject }) => subject?.text === "you")
  // "Destroy target creature and you lose 2 life."
  const told = !addressed && first.subject === null && !first.verb.startsWith("you")
  const again = (one: Act): Act =>
    (addressed || (told && /^(gain|lose)$/.test(one.verb))) && one.subject?.text === "you"
      ? { ...one, subject: null, verb: `you ${one.verb}` }
      : one
  const acts = [addressed ? { ...first, subject: you } : first, ...rest.map(again)].reduce(dealt, [])
  const last = acts.length - 1
  return {
    ...part,
    acts: acts.map((one, i) => (i > 0 && i < last && one.joint === "then" ? { ...one, joint: "and" } : one)),
  }
}

/** "It deals 3 damage to target creature and 2 damage to you": what deals it is said once. */
function dealt(all: readonly Act[], one: Act): readonly Act[] {
  const before = all.at(-1)
  const same = one.verb === "deal" && before?.verb === "deal" && one.subject?.text === before.subject?.text
  return same && before !== undefined
    ? [...all.slice(0, -1), { ...before, rest: `${before.rest} and ${one.rest}` }]
    : [...all, one]
}

/** Clauses joined by "and" or "then". */
function joined(parts: readonly Part[]): readonly Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const before = found.at(-1)
    if (before?.is !== "clause" || part.is !== "clause" || part.lead !== "") {
      found.push(part)
      continue
    }
    const last = before.acts.at(-1)
    const both = alike(last, part.acts) && before.tail === "" ? last : undefined
    if (both !== undefined) {
      const [one] = part.acts as readonly [Act]
      found[found.length - 1] = {
        ...before,
        acts: [...before.acts.slice(0, -1), { ...both, rest: `${both.rest} and ${one.rest}` }],
        tail: part.tail,
      }
      continue
    }
    const acts = part.acts.map(
      (one, i): Act => (i === 0 ? { ...sameOne(last, one), joint: joint(last, one) } : sameOne(last, one)),
    )
    found[found.length - 1] =
      before.tail === ""
        ? { ...before, acts: [...before.acts, ...acts], tail: part.tail }
        : {
            ...before,
            acts: [...before.acts.slice(0, -1), tailed(before.acts.at(-1) as Act, before.tail), ...acts],
            tail: part.tail,
          }
  }
  return found
}

/** "Destroy target creature and target land": the same is done to both. */
const alike = (last: Act | undefined, [one, ...more]: readonly Act[]): boolean =>
  last !== undefined &&
  one !== undefined &&
  more.length === 0 &&
  last.subject === null &&
  one.subject === null &&
  last.verb === one.verb &&
  /^(destroy|exile|tap|untap|detain|goad)$/.test(one.verb) &&
  !/\b(it|them|from|the rest)\b/.test(`${last.rest} ${one.rest}`)

/** "Target player draws two cards and loses 2 life": the player who was just said. */
const sameOne = (last: Act | undefined, next: Act): Act =>
  next.subject?.text === "that player" && last?.subject?.noun?.one === "player"
    ? { ...next, subject: last.subject }
    : next

const tailed = (one: Act, tail: string): Act => ({ ...one, rest: one.rest + tail })

const inOrder = new Set(
  "draw discard mill return put exile shuffle search reveal look sacrifice create scry surveil fight manifest explore may choose cast play".split(
    " ",
  ),
)

/** One thing after the other is "then"; what happens beside it is "and". */
function joint(before: Act | undefined, next: Act): "and" | "then" {
  const [verb = ""] = next.verb.replace(/^you /, "").split(" ")
  const [was = ""] = (before?.verb ?? "").replace(/^you /, "").split(" ")
  if (verb === "put" && /counters? on /.test(next.rest) && !/^(may|search|reveal|look|create|mill)$/.test(was))
    return "and"
  // "Reveal it and put it into your hand."
  const shown = was === "reveal" || (was === "may" && before?.rest.startsWith("reveal ") === true)
  if (shown && verb === "put" && /^(it|them|that card|those cards) /.test(next.rest)) return "and"
  if (was === "draw" && verb === "create") return "and"
  if (was === "create" && (verb === "attach" || verb === "put")) return "then"
  return inOrder.has(verb) && inOrder.has(was) ? "then" : "and"
}

/** How long all of these last, if they last equally long and do nothing else. */
function sameDuration(effects: readonly Effect[]): string | null {
  const all = effects.map((one) => (isData(one) && ("continuous" in one || "gainControl" in one) ? one.until : null))
  const [first] = all
  return all.length > 1 && typeof first === "string" && first !== "game" && all.every((one) => one === first)
    ? first
    : null
}

/** "Until end of turn, you gain control of target creature and it gains haste." */
function inFront(p: Printing, until: string, effects: readonly Effect[]): readonly Part[] {
  const parts = held(p, () => effects.flatMap((one) => effectParts(p, one))).map(
    (part): Part => (part.is === "clause" ? { ...part, tail: "" } : part),
  )
  const behind = p.words.manner.durations[until as "this-turn"].behind.trim()
  const cut = (text: string): string => (text.endsWith(behind) ? text.slice(0, -behind.length).trimEnd() : text)
  const whole = joined(
    parts.map((part) =>
      part.is === "clause"
        ? {
            ...part,
            acts: part.acts.map(
              (one): Act => ({
                ...one,
                rest: cut(one.rest),
                subject: one.subject ?? (one.verb === "gain" ? you : null),
              }),
            ),
          }
        : part,
    ),
  )
  const [first, ...rest] = whole
  return first === undefined ? [] : [led(`${behind}, `, first), ...rest]
}

/** Two effects that are said together wherever they stand side by side. */
function pairOf(p: Printing, first: Data, next: Data): readonly Part[] | null {
  const second = leftBy(first, next)
  const counted = whereX(p, first, second)
  if (counted !== null) return counted
  const idiom = idiomPair(p, first, second)
  if (idiom !== null) return idiom
  const rest = restOf(second, p)
  const goneThrough = isData(second.putIntoLibrary) && "ref" in second.putIntoLibrary
  const together =
    second !== next || goneThrough
      ? "putIntoHand" in first || "putOntoBattlefield" in first
      : "putIntoHand" in first && isChoiceOf(first.putIntoHand)
  if (rest !== null && together) {
    const [part] = held(p, () => plainParts(p, first as Effect))
    if (part?.is !== "clause") return null
    return [
      {
        ...part,
        acts: part.acts.map((one, i) =>
          i === part.acts.length - 1 ? tailed(one, ` and ${restName(second, p)} ${rest}`) : one,
        ),
      },
    ]
  }
  const taken = isData(first.gainControl) && isData(second.untap) ? (second.untap as Data).ref : undefined
  if (taken !== undefined) {
    const parts = plainParts(p, first as Effect)
    if (p.recent !== undefined) p.recent.name = null
    return [...parts, ...plainParts(p, second as Effect)]
  }
  const joins = idioms.some(([a, b]) => a in first && b in second && both(first, second))
  return joins ? joined(held(p, () => [...effectParts(p, first as Effect), ...effectParts(p, second as Effect)])) : null
}

const selecting = ["all", "choose", "target", "random", "top"]

/** "You may sacrifice another creature": what is chosen to be sacrificed is said as it is. */
function sacrificed(p: Printing, { let: name, be }: Data, second: unknown): boolean {
  const inner = isData(second) && isData(second.may) ? second.may : second
  if (typeof name !== "string" || !isData(be) || !isData(be.choose) || be.choose.controller !== "you") return false
  if (!isData(inner) || JSON.stringify(inner.sacrificeIt) !== `{"ref":"${name}"}`) return false
  const { controller: _, ...choose } = be.choose
  const np = selectorNp(p, { ...be, choose, as: name } as Selector)
  p.names.set(name, { noun: np.noun, many: np.many, full: np, way: "sacrificed this way" })
  return true
}

/** "Choose target creature.": a target that is named before anything is done to it. */
function chosenBefore(p: Printing, first: Data, second: unknown): readonly Part[] | null {
  const { let: name, be } = first
  if (typeof name !== "string" || !isData(be) || !("target" in be)) return null
  const copied = isData(second) && "becomeCopy" in second && JSON.stringify(second.becomeCopy) !== `{"ref":"${name}"}`
  if (!copied && JSON.stringify(second ?? null).includes(`{"ref":"${name}"}`) && !apart(second, name)) return null
  const np = selectorNp(p, { ...be, as: name } as Selector)
  if (p.recent !== undefined) p.recent.name = null
  return [clause("choose", np.text)]
}

/**
 * Is the target said by itself? Not where it is said as something is done to it: with the first of two things of which one is
 * done, with what may be done, and where what is attached to it is meant, too.
 */
function apart(second: unknown, name: string): boolean {
  const said = (one: unknown): boolean => JSON.stringify(one ?? null).includes(`{"ref":"${name}"}`)
  if (JSON.stringify(second).includes(`"any":[{"is":{"ref":"${name}"}}`)) return false
  if (!isData(second)) return true
  if ("either" in second || "try" in second || ("may" in second && !said(second.by)))
    return !said(second.either ?? second.try ?? second.may)
  return !("else" in second && "if" in second && !said(second.if))
}

/** "Create an X/X green Ooze creature token, where X is the number of lands you control." */
function whereX(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const { let: name, be } = first
  if (typeof name !== "string" || !isData(be) || selecting.some((head) => head in be)) return null
  p.names.set(name, { noun: p.words.manner.thing(null), many: false, full: "X" })
  const [part, ...more] = effectParts(p, second as Effect)
  if (part?.is !== "clause") return null
  return [whereText(p, part, be), ...more]
}

/** "…, where X is this creature's power": what is asked of the card itself names it. */
function whereText(p: Printing, part: Clause, be: Data): Part {
  const text = held(p, () => valueText(p, be as Value))
  if (
    p.recent !== undefined &&
    JSON.stringify(be).includes('"this"') &&
    p.names.get(p.recent.name ?? "")?.many !== true
  )
    p.recent.name = p.recent.self === true ? "this" : null
  return trailed(part, `, where X is ${text}`)
}

/** "Each opponent loses X life and you gain X life, where X is …": said of all that goes by the number. */
function whereXOfAll(p: Printing, [first, ...others]: readonly Effect[]): Together | null {
  const { let: name, be } = (isData(first) ? first : {}) as Data
  if (typeof name !== "string" || !isData(be) || selecting.some((head) => head in be)) return null
  const end = others.findIndex((one) => !JSON.stringify(one).includes(`{"ref":"${name}"}`))
  const meant = others.slice(0, end < 0 ? others.length : end)
  if (meant.length < 2) return null
  p.names.set(name, { noun: p.words.manner.thing(null), many: false, full: "X" })
  const [part, ...more] = joined(held(p, () => effectParts(p, meant))).map(inFluent)
  if (part?.is !== "clause" || more.length > 0) return null
  return { parts: [whereText(p, part, be)], used: meant.length + 1 }
}

const idioms = [
  ["draw", "discard"],
  ["discard", "draw"],
  ["scry", "draw"],
  ["surveil", "draw"],
] as const

/** The reader does both. */
const both = (first: Data, second: Data): boolean => first.by === undefined && second.by === undefined

const isChoiceOf = (what: unknown): boolean =>
  isData(what) && isData(what.choose) && (what.choose as Data).is !== undefined && what.upTo === undefined
