import { type Built, both, given } from "../building.ts"
import { type Clause, type Ending, type Lead, type Sentence, sentence, told } from "./telling.ts"
import { chosen, type Many, type Meant, selector } from "./things.ts"

/** A deck looked through, what is found shown and put somewhere, the deck shuffled. */
export function searching(said: {
  readonly whose: unknown
  readonly zone: string | null
  readonly filter: Built
  readonly n: Many
  readonly up: boolean
  readonly reveal: true | null
  readonly to: { readonly verb: string; readonly end: Ending; readonly onto?: unknown }
  readonly shuffle: true | null
}): Clause {
  const { whose, zone, filter, n, up, reveal, to, shuffle } = said
  const mine = whose === "you"
  const single = "count" in n && n.count === 1
  const may = to.end === "may" || up
  const amount = may && "count" in n ? { upTo: n.count } : single ? {} : (n as Built)
  return {
    effect: [
      given({ search: filter, as: "found", ...amount, zone, of: mine ? null : whose, reveal }),
      { [to.verb]: { ref: "found" }, ...(to.onto === undefined ? {} : { onto: to.onto }) },
      ...(shuffle === null ? [] : [{ shuffle: mine ? "you" : whose }]),
    ],
    end: to.end === "may" || shuffle !== null ? "fin" : to.end,
  }
}

/** Is it said what kind of things are asked about, whose or where? */
export function sure(condition: Built): boolean {
  const asked = (condition.exists ?? (condition.not as Built | undefined)?.exists) as Built | undefined
  return asked === undefined || ["zone", "controller", "type", "race", "name", "any"].some((word) => word in asked)
}

/** メクレイド: of the top three cards one of these that costs so much or less may be used free; the rest goes beneath the deck. */
export const mekureid = (filter: Built, n: number): readonly unknown[] => [
  { look: { top: 3, as: "mekureid" } },
  { may: { useFree: { choose: { zone: "deck", is: { ref: "mekureid" }, ...filter, maxCost: n } } } },
  { putOnDeck: { all: { zone: "deck", is: { ref: "mekureid" } } }, at: "bottom", order: "chosen" },
]

/** Cards of a zone are looked at, and something is done with some of them. Null where the sentence goes on. */
export function peeked(
  place: Built,
  filter: Built,
  n: Many,
  { effect, end }: { readonly effect: (what: Meant) => unknown; readonly end: Ending },
): readonly unknown[] | null {
  if (end !== "fin" && end !== "may") return null
  const done = effect(chosen(both(place, filter), n))
  return [{ look: { all: place } }, end === "may" ? { may: done } : done]
}

/** Verbs whose things may be done once for each of some others. */
const eachVerbs = ["destroy", "returnToHand", "putIntoMana", "putIntoGraveyard", "putOnDeck", "discard", "tap", "untap"]

/** What is done once for each of some things: so many are chosen, or drawn. Null where it can't be said so. */
export function multiplied(effect: unknown, by: unknown): unknown {
  if (typeof effect !== "object" || effect === null || Array.isArray(effect)) return null
  const node = effect as Built
  if (node.draw === 1) return { ...node, draw: by }
  const verb = eachVerbs.find((one) => one in node)
  if (verb === undefined) return null
  const what = node[verb] as Built | null
  if (typeof what !== "object" || what === null) return null
  if (what.top === 1) return { ...node, [verb]: { ...what, top: by } }
  if (!("choose" in what || "random" in what) || ["count", "upTo", "any", "sum"].some((word) => word in what))
    return null
  return { ...node, [verb]: { ...what, count: by } }
}

/** An ability led by a word. */
export const worded = (word: string, ability: Built | readonly Built[]): unknown =>
  Array.isArray(ability) ? ability.map((one, i) => (i === 0 ? { ...one, word } : one)) : { ...(ability as Built), word }

/** One event or another: one pattern where they happen to the same. */
export function patterns(said: Built, others: readonly Built[]): Built | null {
  const { unsaid: _, ...first } = said
  const rest = others.map(({ unsaid, player, ...one }) => {
    if (first.by !== undefined && (unsaid === true || player === first.by)) return { ...one, by: first.by }
    return player === undefined ? one : { ...one, player: unsaid === true ? (first.player ?? player) : player }
  })
  if (rest.length === 0) return first
  if ([first, ...rest].every(isUse)) return usesOf([first, ...rest])
  const { on, ...about } = first as Built
  if (!rest.every(({ on: _, ...other }) => JSON.stringify(other) === JSON.stringify(about))) return null
  return { on: [on, ...rest.map((one) => one.on)], ...about }
}

const uses: Readonly<Record<string, string>> = { summons: "creature", casts: "spell", generates: "cross-gear" }
const isUse = ({ on }: Built): boolean => typeof on === "string" && on in uses

/** Summoning these or casting those: what is used is of one type or the other anyway. */
function usesOf(all: readonly Built[]): Built | null {
  const [first] = all
  if (all.some(({ player, nth }) => player !== first?.player || nth !== undefined)) return null
  const objects = all.map(({ on, object }) => ({ type: uses[String(on)], ...(object as Built | undefined) }))
  if (new Set(all.map(({ on }) => on)).size !== all.length) return null
  return given({ on: all.map(({ on }) => on), object: { any: objects }, player: first?.player })
}

/** Options behind clauses. */
export function toModal(leads: readonly Lead[], clauses: readonly Clause[], modal: Built): Sentence | null {
  if (clauses.some(({ end }) => end !== "cont")) return null
  return sentence(leads, [...clauses, { effect: modal, end: "fin" }])
}

/** What happens instead; null where it can't be said so. */
export function replacing(
  pattern: Built,
  clauses: readonly Clause[],
  condition: unknown,
  more: readonly Sentence[],
): Built | null {
  const said = sentence([], clauses)
  if (said === null || said.by !== null) return null
  const effect = more.length === 0 ? said.effect : told([{ ...said, may: false }, ...more])
  // What follows a replacement that may be chosen has to say that it follows the choice.
  const follows = more.filter((one) => one.noTrigger !== true)
  const [tied] = follows
  if (effect === null || (said.may && tied !== undefined && tied.leads[0]?.lead !== "done")) return null
  return given({ replace: pattern, if: condition, may: said.may ? true : null, with: effect })
}

/** "When it battles its power is …" without how long: it is so while the battle goes on, and no ability that triggers. */
export const lastsWithBattle = (when: Built, effect: unknown): boolean =>
  when.on === "battles" && typeof effect === "object" && effect !== null && (effect as Built).until === "game"

interface Stated extends Clause {
  readonly does: readonly Built[]
  readonly who: Meant
}

interface Predicate {
  readonly does?: Built
  readonly gives?: readonly unknown[]
  readonly end: Ending
}

/**
 * What is said of a subject, one thing after the other. All that can stand side by side does; of abilities that are given the
 * first does. Null where one thing is said twice, or the clause goes on or ends too early.
 */
export function stating(
  who: Meant,
  first: Predicate,
  rest: readonly Predicate[],
  until: string | null = null,
): Stated | null {
  const said = [first, ...rest]
  if (said.slice(0, -1).some(({ end }) => end !== "cont")) return null
  const does: Record<string, unknown> = {}
  for (const one of said) {
    for (const [word, argument] of Object.entries(one.does ?? {})) {
      if (word === "cant" && "cant" in does) does.cant = [does.cant, argument].flat()
      else if (word in does) return null
      else does[word] = argument
    }
    if (one.gives !== undefined) {
      if ("grant" in does) return null
      does.grant = one.gives.length === 1 ? one.gives[0] : one.gives
    }
  }
  const all = [does]
  const on = selector(who)
  const again = who.reach === "choose" || who.reach === "random" ? { points: "it", many: isMany(who), at: [0, 0] } : on
  // Shields that are being added to the hand are so only later; how many untap is asked of all that are there then.
  const effect =
    who.reach === "all" && (who.filter.comingToHand === true || "untapsAtMost" in does)
      ? all.map((one) => ({ continuous: { does: one, to: who.filter }, until }))
      : all.map((one, i) => ({ continuous: { does: one }, on: i === 0 ? on : again, until }))
  return { effect, end: said.at(-1)?.end ?? "fin", does: all, who }
}

const isMany = ({ more }: Meant): boolean => more.any === true || (more.count ?? more.upTo ?? 1) !== 1

/** What is so as abilities; null where only an effect could say it. */
export function standing(condition: unknown, stated: readonly Stated[]): readonly Built[] | null {
  const last = stated.at(-1)
  if (last?.end !== "fin" || stated.slice(0, -1).some(({ end }) => end !== "cont")) return null
  const abilities = stated.flatMap(({ does, who }) => {
    const to = who.reach === "this" || who.reach === "attached" ? who.reach : who.reach === "all" ? who.filter : null
    if (to === null) return [null]
    return does.map((one) => given({ static: one, to: to === "this" ? null : to, while: condition }))
  })
  return abilities.includes(null) ? null : (abilities as readonly Built[])
}

/** The cost of using cards changes. */
export const costing = (what: Built | null, change: Built): Built =>
  given({ static: { costs: change }, to: what === null ? null : costed(what) })

/** The same of cards that needn't be in the battle zone. */
export const owned = (filter: Built): Built => costed(filter)

const costed = (filter: Built): Built =>
  Object.fromEntries(
    Object.entries(filter).map(([word, argument]) => [word === "controller" ? "owner" : word, argument]),
  )

/** The same without saying whose, which the word says itself. */
export const unowned = ({ controller: _, ...filter }: Built): Built => filter

/** What an evolution creature is put on, as the keyword says it: creatures of one's own. */
export function base({ controller: _, ...filter }: Built): Built {
  if (Array.isArray(filter.any)) return { ...filter, any: (filter.any as readonly Built[]).map(base) }
  const { type, ...rest } = filter
  return type === "creature" && filter.race === undefined ? rest : filter
}

/** An O-Drive for each of several civilizations, with what each of these leads. Null where a line has none. */
export function driven(
  costs: readonly (readonly string[])[],
  lines: readonly { readonly civilization: string; readonly ability: Built | readonly Built[] }[],
): readonly Built[] | null {
  const keywords = costs.map((cost) => {
    const leads = lines.filter(({ civilization }) => civilization === cost[0]).flatMap(({ ability }) => ability)
    return { oDrive: cost.length, civilizations: cost, as: cost[0], leads }
  })
  const known = lines.every(({ civilization }) => costs.some(([first]) => first === civilization))
  return known && keywords.every(({ leads }) => leads.length > 0) ? keywords : null
}

/** What may be done for a change of costs: once, or to any number. Null where it can't be said so. */
export function costDoing({ effect, end, by }: Clause, { lessEach }: Built): Built | null {
  if (by !== undefined || (end !== "may" && end !== "fin")) return null
  const many = JSON.stringify(effect).includes('"any":true')
  if ((lessEach !== undefined) !== many) return null
  return given({ act: effect, optional: end === "may" ? true : null })
}

/** A card comes somewhere out of the zones that the text says it of: "from" them, since it is asked where it lies then. */
export function arrivingFrom(on: string, object: unknown): Built {
  if (typeof object !== "object" || object === null || !("zone" in object)) return { on, object }
  const { zone, ...card } = object as Built
  return [zone]
    .flat()
    .map((from): Built => ({ on, object: card, from: from as string }))
    .reduceRight((or, first) => ({ ...first, or }))
}

/** What a card gives to what bears it calls that "this": it is the ability's own card. */
export function ofItsBearer(ability: unknown): unknown {
  if (Array.isArray(ability)) return ability.map(ofItsBearer)
  if (typeof ability !== "object" || ability === null) return ability
  const { all } = ability as { readonly all?: unknown }
  if (JSON.stringify(all) === '{"bearing":"this"}') return "this"
  return Object.fromEntries(Object.entries(ability).map(([word, argument]) => [word, ofItsBearer(argument)]))
}

/** Abilities that work where a note says so. */
export const workingIn = (abilities: readonly Built[], zone: unknown): readonly Built[] =>
  zone === null ? abilities : abilities.map((one) => ({ ...one, zone }))

/** Options with what is said of how they are chosen. More that may be chosen instead are so many, or as many as otherwise. */
export function modalOf(modal: Built, rules: readonly Built[]): Built {
  const { mayInstead, ...said } = Object.assign({}, modal, ...rules) as Built
  if (mayInstead === undefined) return said
  const { if: condition, choose } = mayInstead as { readonly if: unknown; readonly choose: unknown }
  return { ...said, instead: { if: condition, choose: { oneOf: [said.choose, choose] } } }
}
