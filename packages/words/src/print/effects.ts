import type {
  Duration,
  Effect,
  EventPattern,
  Filter,
  PlayerRef,
  Selector,
  StaticEffect,
  Value,
} from "@dilemma-table/engine"
import { conditional, ledBy } from "./conditional.ts"
import { conditionText, valueText } from "./conditions.ts"
import { modalPart } from "./modes.ts"
import { bind, filterNp, meanSelf, selectorNp, whence } from "./nouns.ts"
import { type Act, type Clause, clauseOf, led, type Noun, type Np, type Part } from "./phrase.ts"
import type { Printing } from "./printing.ts"

type Data = Readonly<Record<string, unknown>>

/** An effect as parts of sentences, in the order in which it is carried out. */
export function effectParts(p: Printing, effect: Effect): readonly Part[] {
  return listParts(p, Array.isArray(effect) ? (effect as readonly Effect[]) : [effect])
}

/** An effect as what it is made of says it. */
export function plainParts(p: Printing, effect: Effect): readonly Part[] {
  if (Array.isArray(effect)) return listParts(p, effect as readonly Effect[])
  const data = effect as Data
  for (const head in data) {
    const structure = structures[head]
    if (structure !== undefined) return structure(p, data)
    const verb = p.words.verbs[head]
    if (verb !== undefined) {
      const parts = [verb(p, data[head] as never, data as never)].flat() as readonly Part[]
      landed(p, head, data.as)
      return parts
    }
  }
  return [{ is: "fixed", text: p.tongue.fallback("", JSON.stringify(effect)) }]
}

/** Effects one after the other; some the game says in one. */
function listParts(p: Printing, effects: readonly Effect[]): readonly Part[] {
  const parts: Part[] = []
  for (let i = 0; i < effects.length; ) {
    if (p.recent !== undefined && !p.recent.held) p.recent.now += 1
    const together = p.words.manner.inOne?.(p, effects.slice(i)) ?? null
    parts.push(...(together === null ? plainParts(p, effects[i] as Effect) : together.parts))
    i += together?.used ?? 1
  }
  return parts
}

/** What a verb named lies where the verb puts things. */
function landed(p: Printing, verb: string, name: unknown): void {
  const zone = p.words.manner.landing[verb]
  const bound = typeof name === "string" ? p.names.get(name) : undefined
  if (zone !== undefined && bound !== undefined) p.names.set(name as string, { ...bound, zone })
}

const structures: Readonly<Record<string, (p: Printing, data: Data) => readonly Part[]>> = {
  if: conditional,
  may: (p, data) => {
    const acting = p.words.manner.everyone !== undefined && JSON.stringify(p.actor) === JSON.stringify(data.by ?? null)
    const by = acting ? null : otherPlayer(p, data.by as PlayerRef | undefined)
    const within: Printing = by === null ? p : { ...p, actor: data.by as PlayerRef }
    const all = effectParts(within, data.may as Effect)
    const end = all.findLastIndex((part) => !saidApart(part)) + 1
    const apart = p.words.manner.pronouns === true && end > 0 ? end : all.length
    return [...may(p, p.tongue.one(all.slice(0, apart)), by), ...all.slice(apart), ...afterwards(p, data, by)]
  },
  try: (p, data) => {
    const cant = p.words.manner.cantLead
    const done = effectParts(p, data.try as Effect)
    const casts = typeof data.try === "object" && data.try !== null && ("cast" in data.try || "play" in data.try)
    const other = otherPlayer(p, (data.try as Data).by as PlayerRef | undefined)
    if ("may" in (data.try as Data) && other !== null && JSON.stringify(data.then) === "[]")
      return [...done, ...ledBy(p, p.tongue.ifNotDone(p, { ...other, text: "that player" }), data.else as Effect)]
    if (cant === undefined || casts || data.else === undefined || JSON.stringify(data.then) !== "[]")
      return [...done, ...afterwards(p, data, null)]
    return [...done, ...ledBy(p, cant, data.else as Effect)]
  },
  forEach: (p, data) => {
    const np = selectorNp(p, data.forEach as Selector)
    const way = p.words.manner.pronouns === true ? howItCame(p, data.forEach as Selector) : null
    bind(p, data.as as string, { noun: np.noun, many: false })
    return ledBy(p, p.tongue.forEachLead(way === null ? np : { ...np, text: way }), data.do as Effect)
  },
  eachPlayer: (p, data) => {
    const ref = data.eachPlayer as PlayerRef
    p.names.set(data.as as string, { noun: p.tongue.player(p, ref).noun, many: false })
    const { everyone } = p.words.manner
    if (everyone !== undefined && ref === "any")
      return ledBy({ ...p, actor: { ref: data.as as string } }, `${everyone}は`, data.do as Effect)
    return ledBy(p, p.tongue.eachPlayerLead(p, ref), data.do as Effect)
  },
  repeat: (p, data) => p.tongue.times(p, data.repeat as Value, effectParts(p, data.do as Effect)),
  let: (p, data) => {
    const be = data.be as Value | Selector
    if (!isSelector(be)) {
      p.names.set(data.let as string, { noun: p.words.manner.thing(null), many: false, full: valueText(p, be) })
      return []
    }
    const np = selectorNp(p, be)
    const chosen = np.reach === "choose" || np.reach === "random"
    bind(p, data.let as string, np, { ...whence(p, be), ...(chosen ? {} : { full: np }) })
    return chosen ? [p.tongue.chosenFirst(np)] : []
  },
  either: (p, data) => {
    const by = otherPlayer(p, data.by as PlayerRef | undefined)
    return [
      p.tongue.or(
        p,
        (data.either as readonly Effect[]).map((one) => effectParts(p, one)),
        by,
      ),
    ]
  },
  modal: (p, data) => [modalPart(p, data.modal as never)],
  continuous: (p, data) => continuous(p, data),
  later: (p, data) => {
    const lead = p.tongue.later(p, data.later as EventPattern, data.until as Duration | undefined, data.every === true)
    // Where a moment is all that is waited for, what was spoken of before still is.
    const moment =
      (data.later as EventPattern).object === undefined && p.event !== null && p.words.manner.inOrder === true
    const dead = (data.later as EventPattern).on === "dies" && p.words.manner.pronouns === true
    const noun = dead ? p.words.manner.thing("graveyard") : eventNoun(p, data.later as EventPattern)
    const within = moment ? p : { ...p, event: noun }
    return ledBy(within, lead, data.do as Effect)
  },
}

/** "the permanents exiled this way": what a verb has named. */
function howItCame(p: Printing, what: Selector): string | null {
  const bound = typeof what === "object" && "ref" in what ? p.names.get(what.ref) : undefined
  return bound?.way === undefined || !bound.many ? null : `the ${bound.noun.many} ${bound.way}`
}

const isReflexive = (effect: unknown): boolean => typeof effect === "object" && effect !== null && "reflexive" in effect

const otherPlayer = (p: Printing, ref: PlayerRef | undefined): Np | null =>
  ref === undefined || ref === "you" ? null : p.tongue.player(p, ref)

/** Is the last of what follows about something that was named before it could be done? */
function isTied(p: Printing, data: Data): boolean {
  if (p.words.manner.tiedByName !== true || data.may === undefined || data.then === undefined) return false
  const names = [...JSON.stringify(data.may).matchAll(/"as":"([^"]*)"/g)].map(([, name]) => name)
  const [only, ...more] = [data.then].flat() as unknown as readonly Data[]
  if (only === undefined || more.length > 0) return false
  const about = "continuous" in only ? only.on : Object.values(only)[0]
  return names.some((name) => JSON.stringify(about) === JSON.stringify({ ref: name }))
}

function afterwards(p: Printing, data: Data, by: Np | null): readonly Part[] {
  return [
    ...(data.then === undefined
      ? []
      : isTied(p, data)
        ? effectParts(p, data.then as Effect)
        : isReflexive(data.then)
          ? effectParts(p, data.then as Effect)
          : ledBy(p, p.tongue.ifDone(p, by), data.then as Effect)),
    ...(data.else === undefined ? [] : ledBy(p, p.tongue.ifNotDone(p, by), data.else as Effect)),
  ]
}

/** A sentence of its own behind what may be done: "you may choose new targets for the copy", "if you win the flip, …". */
const saidApart = (part: Part): boolean =>
  part.is === "fixed"
    ? /^(?:ただし|\(|you may choose new targets for the cop)/.test(part.text)
    : part.is === "clause" && /^if you (win|lose)( the flip)?, $/.test(part.lead)

export function may(p: Printing, parts: readonly Part[], by: Np | null): readonly Part[] {
  const [first, ...rest] = parts
  if (first === undefined) return []
  if (rest.length === 0 && first.is === "clause") return [p.tongue.may(first, by)]
  if (rest.length === 0 && first.is === "fixed") return [p.tongue.mayFixed(first.text, by)]
  if (first.is === "clause" && rest.every(saidApart)) return [p.tongue.may(first, by), ...rest]
  const said = parts.flatMap((part) => (part.is === "choices" ? [] : [p.tongue.sentence(part)]))
  const choices = parts.filter((part) => part.is === "choices")
  const before = said.length === 0 ? "" : p.tongue.joinSentences(said)
  return [
    ...(before === "" ? [] : [p.tongue.mayFixed(before, by)]),
    ...choices.map((part) => led(p.tongue.mayLead(by), part)),
  ]
}

const selectorHeads = ["all", "choose", "target", "random", "top"]

const isSelector = (be: Value | Selector): be is Selector =>
  be === "this" || be === "it" || be === "cause" || (typeof be === "object" && selectorHeads.some((head) => head in be))

/** What is affected: its source, what that is attached to, or all that pass. */
export function affectedNp(p: Printing, to: Filter | "this" | "attached" | undefined, plainly = false): Np {
  if (to === undefined || to === "this") return p.tongue.self(p)
  if (to === "attached") return p.tongue.attached(p)
  const bare = p.words.manner.bareAffected === true && (plainly || Object.keys(to).some((word) => word !== "type"))
  return bare ? p.tongue.bothKinds(filterNp(p, to, { none: true }, "all")) : selectorNp(p, { all: to })
}

/** What a static ability or continuous effect does, as acts of what it affects. */
export function staticActs(p: Printing, does: Data, subject: Np): readonly Act[] {
  const pair = p.words.manner.pair?.(p, does, subject) ?? null
  const again = p.words.manner.subjectOnce === true ? { ...subject, text: "" } : p.tongue.again(subject)
  let named = pair !== null
  const acts = Object.entries(does).flatMap(([word, argument]): readonly Act[] => {
    if (argument === undefined || pair?.[0].includes(word)) return []
    const np = named ? again : subject
    named = true
    const printer = p.words.statics[word]
    if (printer === undefined)
      return [{ subject: np, verb: p.tongue.fallback(word, JSON.stringify(argument)), rest: "" }]
    return [printer(p, argument as never, np)].flat() as readonly Act[]
  })
  return [...(pair === null ? [] : [pair[1]]), ...acts].map((one, i) =>
    i === 0 ? one : { ...one, joint: "and" as const, subject: once(one.subject, acts[0]?.subject ?? null) },
  )

  /** Where a subject is named once, what is said of it further has the same. */
  function once(own: Np | null, first: Np | null): Np | null {
    if (p.words.manner.subjectOnce !== true) return own
    return own === null || own.text === "" ? first : own
  }
}

/** "Creatures target player controls get …": of many that are described as they are named, all are meant without a word. */
const plainly = (p: Printing, np: Np): Np =>
  p.words.manner.bareAffected === true && np.reach === "all"
    ? { ...np, text: np.text.replace(/^all (?=\w+ \w)/, "") }
    : np

/** "Creatures can't block": of what can't be done all are meant without a word. */
export const onlyCant = (does: Data): boolean => Object.keys(does).every((word) => word.startsWith("cant"))

function continuous(p: Printing, data: Data): readonly Part[] {
  const what = data.continuous as StaticEffect
  const first: Part[] = []
  let subject: Np
  if (data.on === undefined) subject = affectedNp(p, what.to, onlyCant(what.does as Data))
  else {
    const on = data.on as Selector
    const every = typeof on === "object" && "all" in on && p.words.manner.bareAffected === true ? on.all : undefined
    const np =
      every === undefined
        ? plainly(p, selectorNp(p, on))
        : p.tongue.eachOfThem(affectedNp(p, every, onlyCant(what.does as Data)), p, every, what.does as Data)
    const chosen = np.reach === "choose" || np.reach === "random"
    if (chosen && p.tongue.choosesFirst && p.words.manner.inlineChoice !== true) {
      first.push(p.tongue.chosenFirst(np))
      subject = p.tongue.bound(p, { noun: np.noun, many: np.many }, 0)
    } else subject = np
  }
  meanSelf(p, (data.on ?? what.to ?? "this") as Selector)
  const { gains } = p.words.manner
  const acts = staticActs(p, what.does as Data, subject).map((one) =>
    one.verb === gains?.[0] && !one.rest.startsWith("base power") ? { ...one, verb: gains[1] } : one,
  )
  const { before, behind } = p.words.manner.durations[data.until as Duration]
  const [leader, ...others] = acts
  const each = p.words.manner.pronouns === true && subject.reach === "target" && subject.many && leader?.verb === "get"
  const clause: Clause =
    each && leader !== undefined ? clauseOf({ ...leader, verb: "each get" }, ...others) : clauseOf(...acts)
  const whiles = what.while === undefined ? "" : p.tongue.whileLead(conditionText(p, what.while), p)
  const self = p.tongue.self(p).text
  const lasts = p.tongue.lasting(acts, behind).replace("{self}", self)
  const apart = p.words.manner.pronouns === true ? untilAndThisTurn(clause, behind) : null
  if (apart !== null) return [...first, led(before + whiles, apart)]
  // What is said in quotation marks has how long it lasts in front of it.
  const quotes =
    p.words.manner.pronouns === true && lasts.startsWith(" until") && acts.some(({ rest }) => rest.includes("“"))
  if (quotes) return [...first, led(`${lasts.slice(1)}, ${whiles}`, clause)]
  return [...first, led(before.replace("{self}", self) + whiles, p.tongue.lastingClause(clause, lasts))]
}

/** "Gets +1/+0 until end of turn and can't be blocked this turn": what can't be done has a turn of its own. */
function untilAndThisTurn(clause: Clause, behind: string): Clause | null {
  const cant = clause.acts.filter(({ verb }) => verb.startsWith("can't"))
  const last = clause.acts.at(-1)
  if (behind !== " until end of turn" || cant.length !== 1 || last !== cant[0] || clause.acts.length < 2) return null
  return {
    ...clause,
    acts: clause.acts.map((one, i) =>
      one === last
        ? { ...one, rest: `${one.rest} this turn`.trim() }
        : i === clause.acts.length - 2
          ? { ...one, rest: `${one.rest}${behind}` }
          : one,
    ),
  }
}

const eventSaid = (p: Printing, pattern: EventPattern) =>
  p.words.events[[pattern.on].flat()[0] ?? ""]?.({ ...p, names: new Map(p.names) }, pattern)

/** What caused an event of this pattern is called so; undefined where its words don't tell. */
export function causeNoun(p: Printing, pattern: EventPattern): Noun | undefined {
  const said = eventSaid(p, pattern)
  return said !== undefined && "cause" in said ? said.cause : undefined
}

/** What an event's object is called afterwards, for "it". */
export function eventNoun(p: Printing, pattern: EventPattern): Noun {
  const { object } = pattern
  const said = eventSaid(p, pattern)
  if (said !== undefined && "it" in said && said.it !== undefined) return said.it
  if (object === "this") return p.self
  if (object === "attached") return p.bearer.noun
  if (object === undefined) return p.words.manner.thing(null)
  const [self, others] = object.any ?? []
  const meant = self?.is === "this" && others?.other === true ? others : object
  return selectorNp({ ...p, names: new Map(p.names) }, { all: meant }).noun
}
