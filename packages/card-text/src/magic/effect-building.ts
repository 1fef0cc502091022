import { type Built, chosen, given, type Things } from "../building.ts"
import { chosenBy, notSaid } from "./noun-building.ts"

/*
 * What the grammar of effects builds with: who does what, in which order, for how long.
 */

/** Something that a player does: `s` as it is said ("draws": true, "draw": false; null where it is the same). */
export interface Act {
  readonly s: boolean | null
  /** @param by who does it; null: the reader */
  does(by: unknown): unknown
}

/** Without words that are absent, anywhere in what is being built; the nodes of selectors and pointers stay themselves. */
function cleaned(effect: unknown): unknown {
  if (Array.isArray(effect)) return effect.map(cleaned)
  const whole = given(effect as Built)
  const inner = whole.be ?? whole.discardIt ?? whole.sacrificeIt
  const word = ["be", "discardIt", "sacrificeIt"].find((one) => whole[one] === inner && inner !== undefined)
  if (word === undefined || typeof inner !== "object" || inner === null || "points" in inner) return whole
  return { ...whole, [word]: given(inner as Built) }
}

export const act = (s: boolean | null, make: (by: unknown) => unknown): Act => ({ s, does: (by) => cleaned(make(by)) })

/** What only the reader does, as the language has it. */
export const mine = (s: boolean | null, make: () => unknown): Act => ({
  s,
  does: (by) => (by === null || by === "you" ? cleaned(make()) : { notSaid: "done by another player" }),
})

/** Something done to objects: to several kinds of them one after the other. */
export const acting = (
  s: boolean | null,
  what: readonly Things[],
  make: (it: unknown, by: unknown) => unknown,
): Act => ({
  s,
  does: (by) => {
    const [first, second] = what
    const on = second === undefined ? null : attachedTo(second)
    if (first !== undefined && second !== undefined && what.length === 2 && on !== null) {
      // "Return target creature and all Auras attached to it": at once, since what has gone has nothing attached to it.
      const { other: _, ...others } = second.filter
      const both = { all: { any: [{ is: { ...on } }, others] } }
      return [{ let: "?", be: given(chosenBy(first, by) as Built) }, cleaned(make(both, by))]
    }
    const all = what.map((one) => cleaned(make(chosenBy(one, by), by)))
    return all.length === 1 ? all[0] : all
  },
})

/** What all of these are attached to, or whose name they have, where that was said before. */
function attachedTo({ reach, filter }: Things): Built | null {
  const on = ((filter.attachedTo as Built | undefined)?.is ?? filter.sharesName) as Built | undefined
  return reach === "all" && typeof on === "object" && "points" in on ? on : null
}

/** Who does something. */
export interface Who {
  readonly ref: unknown
  readonly many?: boolean
  /** Each of these players. */
  readonly each?: boolean
  /** Another player does the same before them. */
  readonly too?: string
}

/** The same as what a part of the text means. */
export const same = (to: unknown): unknown =>
  typeof to === "object" && to !== null && !("same" in to) ? { same: to } : to

export const agrees = (who: Who, { s }: Act): boolean => s === null || s !== (who.many === true)

/** A player does things, one after the other. Whoever does each for themselves is named for it. */
export function playerDoes(who: Who, acts: readonly Act[]): unknown {
  if (who.ref === "you") return acts.map((one) => one.does(null))
  if (who.each === true) return eachDoes(who.ref, acts)
  if (who.too !== undefined)
    return [
      acts.map((one) => one.does(who.too)),
      bySubject(
        who.ref,
        acts.map((one) => one.does(same(who.ref))),
      ),
    ]
  return bySubject(
    who.ref,
    acts.map((one) => one.does(same(who.ref))),
  )
}

/** The one who does it is said first: what is theirs is said of them. */
const bySubject = (subject: unknown, effect: unknown): Built => ({ subject, do: effect })

/** Each player's own things: one player after the other, where more is said of them than that they do it. */
function eachDoes(ref: unknown, acts: readonly Act[]): unknown {
  const plainly = acts.map((one) => one.does(ref))
  const marked = { eachOne: ref }
  const personal = acts.map((one) => one.does(marked))
  return plainly.every(isSimple) ? plainly : [{ eachPlayer: ref, as: marked, do: personal }]
}

/** It says who does it, and nothing that is theirs or is counted. */
function isSimple(effect: unknown): boolean {
  if (Array.isArray(effect)) return effect.every(isSimple)
  const { by: _, ...rest } = effect as Built
  return !JSON.stringify(rest).match(/"(choose|opponent|any)"|"points"|"owner"/)
}

/** Something that things do: words that last, or a verb. */
export interface Does {
  readonly s: boolean | null
  readonly lasts?: Built
  readonly until?: unknown
  readonly do?: (it: unknown) => unknown
  /** Done by it to itself. */
  readonly toItself?: true
}

export const does = (s: boolean | null, make: (it: unknown) => unknown): Does => ({ s, do: (it) => cleaned(make(it)) })

/** "Target creature and all other creatures with the same name as that creature" do something. */
export function namesakesDo(what: Things, others: Built, parts: readonly Does[]): unknown {
  const all = { any: [{ is: { ...(others.sharesName as Built) } }, others] }
  return [{ let: "?", be: chosen(what) }, thingsDo({ reach: "all", filter: all, more: {}, many: true }, parts)]
}

export const agreesWith = (what: Things, { s }: Does): boolean =>
  s === null || (what.many === true && what.each !== true ? !s : s)

const lists: ReadonlySet<string> = new Set(["grant", "cant", "loses", "addType", "addSubtype"])

/** What is said side by side; lists where the language has them. */
function together(all: readonly Built[]): Built {
  const said: Record<string, unknown> = {}
  for (const one of all)
    for (const [word, argument] of Object.entries(one))
      said[word] = word in said && lists.has(word) ? [said[word], argument].flat() : argument
  return said
}

export const oneOrMany = (all: readonly unknown[]): unknown => (all.length === 1 ? all[0] : all)

/** Things do this and that: what lasts as long is one effect. */
export function thingsDo(what: Things, parts: readonly Does[]): unknown {
  const { each: eachOne, ...all } = what
  if (eachOne === true) return thingsDo(all, parts.map(ofEachItself))
  const subject = chosen(what)
  const effects: unknown[] = []
  let said = false
  const it = (): unknown => {
    const now = said ? same(subject) : subject
    said = true
    return now
  }
  let open: Built[] = []
  parts.forEach((part, i) => {
    if (part.do !== undefined) {
      effects.push(part.do(it()))
      return
    }
    open.push(part.lasts ?? {})
    const next = parts[i + 1]
    if (next?.lasts !== undefined && (part.until == null || part.until === next.until)) return
    effects.push(ofChosenColor(given({ on: it(), continuous: { does: together(open) }, until: part.until })))
    open = []
  })
  return effects
}

/** "Its power" is said of each of several, not of what was said before; what else is "its" can't be told apart. */
const ofEachItself = (part: Does): Does => {
  const { do: made, lasts } = part
  if (part.toItself === true) return { ...part, do: () => notSaid("each to itself") }
  if (made !== undefined) return { ...part, do: (it) => itsOwn(made(it), it) }
  return lasts !== undefined && /"(of|controllerOf|ownerOf)":\{"points":"it"/.test(JSON.stringify(lasts))
    ? { ...part, lasts: notSaid("what is each one's own") }
    : part
}

function itsOwn(effect: unknown, subject: unknown): unknown {
  if (effect === subject) return effect
  if (Array.isArray(effect)) return effect.map((one) => itsOwn(one, subject))
  if (typeof effect !== "object" || effect === null) return effect
  const all = effect as Built
  const isIts = (of: unknown): boolean => typeof of === "object" && of !== null && (of as Built).points === "it"
  if ("number" in all && isIts(all.of)) return { own: all.number }
  if (isIts(all.controllerOf) || isIts(all.ownerOf) || isIts(all.countersOn)) return notSaid("what is each one's own")
  return Object.fromEntries(Object.entries(all).map(([word, argument]) => [word, itsOwn(argument, subject)]))
}

/** "Deals damage to itself". */
export const hurtsItself = (s: boolean | null, amount: unknown): Does => ({
  ...does(s, (it) => damaged(it, amount, [{ to: same(it) }])),
  toItself: true,
})

/** Damage by `from` to all of these. */
export function damaged(from: unknown, damage: unknown, recipients: readonly Built[]): unknown {
  const source = from === "this" ? null : from
  const objects = recipients.filter(({ to }) => to !== undefined)
  const players = recipients.filter(({ player }) => player !== undefined)
  if (objects.length <= 1 && players.length <= 1) return given({ from: source, damage, ...objects[0], ...players[0] })
  return recipients.map((one, i) => given({ from: i === 0 ? source : same(source), damage, ...one }))
}

export const dividing = (from: unknown, damage: unknown, to: Things): Built =>
  given({ from: from === "this" ? null : from, damage, to: chosen(to), divided: true })

/** So many for each of something. */
export const each = (n: unknown, of: unknown): unknown => (of === null ? n : { times: [n, of] })

/** Onto the battlefield. What another player puts there is theirs, and they control it (110.2a). */
export const entering = (it: unknown, how: readonly Built[], by: unknown = null): Built =>
  Object.assign({}, { putOntoBattlefield: it }, by === null || by === "you" ? {} : { under: "owner" }, ...how)

export const tapOrUntap = (it: unknown): Built => ({ either: [{ tap: it }, { untap: same(it) }] })

export interface Sought {
  readonly filter: Built
  readonly upTo?: unknown
  readonly any?: true
}

export function searched({ filter, upTo, any }: Sought, reveal: boolean, to: Built, by: unknown): Built {
  const { zone: _, owner: __, ...sought } = filter
  return given({ by: by === "you" ? null : by, search: sought, upTo, any, ...to, reveal: reveal ? true : null })
}

export const mayPlay = (what: Things, until: unknown, anyMana: unknown): Built =>
  given({ on: chosen(what), continuous: { does: { mayPlay: given({ from: "exile", anyMana }) } }, until })
export const mayCast = (what: Things, until: unknown, anyMana: unknown): Built =>
  given({ on: chosen(what), continuous: { does: { mayCast: given({ from: "exile", anyMana }) } }, until })

/** "You may …", "that player may …". Of cards that are looked at up to one is chosen: what is left has to be known. */
export const may = (by: unknown, effect: unknown): unknown => {
  const inner = alone(effect)
  const cast = mayCastOne(inner)
  if (cast !== null) return given({ ...cast, by: by ?? cast.by })
  const one = ofSeen(inner)
  return one === null ? given({ by, may: inner }) : one
}

/** Casting and playing are asked for by themselves, unless they must be done. */
function mayCastOne(effect: unknown): Built | null {
  if (typeof effect !== "object" || effect === null || Array.isArray(effect)) return null
  const { must, ...rest } = effect as Built
  return ("cast" in rest || "play" in rest) && must === true ? rest : null
}

/** "Put a land card from among them …": the same of up to one. */
function ofSeen(effect: unknown): unknown {
  if (Array.isArray(effect)) {
    const first = ofSeen(effect[0])
    return first === null ? null : [first, ...effect.slice(1)]
  }
  if (typeof effect !== "object" || effect === null) return null
  for (const [verb, what] of Object.entries(effect as Built)) {
    const { choose, count, upTo, any } = (what ?? {}) as Built
    if (typeof choose !== "object" || choose === null) continue
    const { is, zone } = choose as Built
    const seen = is !== undefined || (verb === "be" && zone === "hand")
    if (!seen || (upTo === undefined && any === undefined && count !== undefined)) return null
    return { ...effect, [verb]: upTo === undefined && any === undefined ? { ...(what as Built), upTo: 1 } : what }
  }
  return null
}

function eachMay(ref: unknown, acts: readonly Act[]): Built {
  const marked = { eachOne: ref }
  return { eachPlayer: ref, as: marked, do: { by: marked, may: alone(acts.map((one) => one.does(marked))) } }
}

export const mayOf = (who: Who, acts: readonly Act[]): unknown =>
  who.each === true
    ? eachMay(who.ref, acts)
    : bySubject(who.ref, { by: same(who.ref), may: alone(acts.map((one) => one.does(same(who.ref)))) })

/** A list of one is said as that one. */
export function alone(effect: unknown): unknown {
  if (!Array.isArray(effect)) return effect
  const all = effect.flat(9)
  return all.length === 1 ? all[0] : all
}

/** Power and toughness as often again. */
export function multiplied(
  times: number,
  it: Things,
  until: unknown,
  numbers: readonly string[] = ["power", "toughness"],
): Built {
  const on = chosen(it)
  const more = (number: string): unknown => {
    const value = { number, of: same(on) }
    return times === 1 ? value : { times: [times, value] }
  }
  return given({
    on,
    continuous: { does: Object.fromEntries(numbers.map((number) => [number, more(number)])) },
    until,
  })
}

export const doubledCounters = (kind: string, it: Things): Built => {
  const on = chosen(it)
  // Of several each one's own are doubled.
  if (it.many === true) return { doubleCounters: on, kind }
  return { on, putCounters: { countersOn: same(on), kind }, kind }
}

/** Dying this turn, it is exiled instead (614). */
export const diesExiled = (what: Things, type: unknown = null): Built => ({
  on: chosen(what),
  continuous: {
    does: {
      grant: {
        replace: { on: "dies", object: type === null ? "this" : { is: "this", type } },
        with: { exile: "it" },
      },
    },
  },
  until: "this-turn",
})

const colors = ["W", "U", "B", "R", "G"]

/** "Gains protection from the color of your choice": one effect for each color, of which one is chosen as it is carried out. */
export function ofChosenColor(effect: Built): Built {
  if (!JSON.stringify(effect).includes('"protection":{"chosen":true}')) return effect
  const { on, ...rest } = effect
  const one = (color: string, first: boolean): unknown => ({
    on: first || (typeof on === "object" && on !== null && "all" in on) ? on : same(on),
    ...(JSON.parse(
      JSON.stringify(rest).replace('"protection":{"chosen":true}', `"protection":{"color":"${color}"}`),
    ) as Built),
  })
  return { either: colors.map((color, i) => one(color, i === 0)) }
}

export const topOrBottom = (it: unknown, by: unknown): Built =>
  given({
    by,
    either: [
      { putIntoLibrary: it, place: "top" },
      { putIntoLibrary: same(it), place: "bottom" },
    ],
  })

/** Where what is left of the cards that were looked at goes. */
export function placed(it: unknown, { place, order, graveyard, hand }: Built): Built {
  if (graveyard === true) return { putIntoGraveyard: it }
  return hand === true ? { putIntoHand: it } : given({ putIntoLibrary: it, place, order })
}

/** Into its owner's library, or that of the player who does it. */
export const shuffledIn = (it: unknown, by: unknown, owners: boolean): unknown => [
  { putIntoLibrary: it, place: "bottom" },
  { shuffleLibrary: owners ? { ownerOf: same(it) } : by === null || by === "you" ? "you" : same(by) },
]
