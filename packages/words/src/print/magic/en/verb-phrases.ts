import type { Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { Price } from "@dilemma-table/magic"
import { valueText } from "../../conditions.ts"
import { listed, numberWord, participle } from "../../english/bend.ts"
import { howMany, noun, possessive, quantityText } from "../../english/phrases.ts"
import { costText } from "../../modes.ts"
import { bind, filterNp, meanSelf, selectorNp, whence } from "../../nouns.ts"
import { type Act, act, type Clause, clause, clauseOf, fixed, led, type Np, type Part, spaced } from "../../phrase.ts"
import type { Printing, VerbPrinter } from "../../printing.ts"
import { typeNames } from "../names.ts"
import type { Casting, Entering, ManaWhole, Searching, Whole } from "../verb-data.ts"
import { eachText } from "./each.ts"
import { paysAnyEnergy } from "./energy.ts"
import { card, named } from "./nouns.ts"
import { toPay } from "./prices.ts"

/*
 * What verbs of Magic's texts are said with: who does it, to what, how much of it.
 */

/** Who does it, where a text says so even of the reader: "you gain 3 life". */
export const spoken = (p: Printing, ref: PlayerRef | undefined): Np => {
  const player = p.tongue.player(p, ref ?? "you")
  const { you, ...rest } = player
  return you === true ? { ...rest, many: true } : player
}

/** Who does it: you, unless it is said otherwise; said, too, where another player has it done. */
export const by = (p: Printing, whole: Whole): Np | null => {
  const who = whole.by ?? "you"
  return who === "you" && (p.actor === null || p.actor === "you") ? null : p.tongue.player(p, who)
}

export const moved = (p: Printing, whole: Whole, np: Pick<Np, "noun" | "many">, verb: string): void =>
  bind(p, whole.as, np, { way: `${participle(verb)} ${verb === "put" ? "into your hand " : ""}this way` })

/** "destroy target creature". `rest` is said behind, given "your" or "its owner's". */
export function doing(
  p: Printing,
  verb: string,
  what: Selector,
  whole: Whole,
  rest: (owner: string, many: boolean) => string = () => "",
): Clause {
  const yours = whence(p, what).yours === true
  const zone = wholeZone(p, what)
  if (zone !== null && (verb === "exile" || verb === "reveal")) {
    const so = rest("", true)
    moved(p, whole, { noun: card, many: true }, verb)
    return clause(verb, so === "" ? zone : spaced("all cards from", zone, so))
  }
  const np = selectorNp(p, what)
  moved(p, whole, np, verb)
  meantBefore(p, what, whole.as)
  leave(p, what, verb)
  // What it became has a name of its own.
  if (whole.as === undefined) meanSelf(p, what)
  const behind = rest(yours ? "your" : np.many ? "their owners'" : "its owner's", np.many)
  if (np.chooser !== null)
    return clauseOf(act("choose", np.text, np.chooser), {
      ...act(verb, spaced(np.many ? "them" : "it", behind)),
      joint: "and",
    })
  return clause(verb, spaced(np.from === "" ? np.text : np.bare, np.from, behind))
}

/** What was moved has a new name; it is still what it was called by before. */
function meantBefore(p: Printing, what: Selector, name: string | undefined): void {
  const now = name === undefined ? undefined : p.names.get(name)
  const was = typeof what !== "object" ? undefined : "ref" in what ? what.ref : "as" in what ? what.as : undefined
  if (now !== undefined && was !== undefined) p.names.set(name as string, { ...now, was })
}

/** What is destroyed, countered or put elsewhere is asked about as it was. */
function leave(p: Printing, what: Selector, verb: string): void {
  if (verb === "sacrifice" && p.recent !== undefined) p.recent.name = null
  if (what === "this" && verb === "exile") p.names.set("this", { noun: p.self, many: false, zone: "exile" })
  if (typeof what !== "object" || !/^(destroy|counter|exile|return)$/.test(verb)) return
  const name = "ref" in what ? what.ref : "as" in what ? what.as : undefined
  const known = name === undefined ? undefined : p.names.get(name)
  if (known !== undefined) p.names.set(name as string, { ...known, past: true })
}

/** "target player's graveyard", "your hand": all the cards that are in it. */
export function wholeZone(p: Printing, what: Selector): string | null {
  if (typeof what !== "object" || !("all" in what)) return null
  const { zone, owner, ...others } = what.all
  if (Object.keys(others).length > 0 || (zone !== "graveyard" && zone !== "hand")) return null
  if (owner === undefined) return null
  if (owner === "opponent" || owner === "any") return `each ${owner === "any" ? "player" : "opponent"}'s ${zone}`
  return `${possessive(p, owner)} ${zone}`
}

export const simply =
  (verb: string): VerbPrinter =>
  (p, what: Selector, whole: Whole) =>
    doing(p, verb, what, whole)

/** "Spend this mana only to cast creature spells", a sentence of its own. */
export function withUse(p: Printing, added: Clause, { only, lasts }: ManaWhole): Part | readonly Part[] {
  const kept = lasts === "turn" ? [fixed("until end of turn, you don't lose this mana as steps and phases end")] : []
  if (only === undefined) return [added, ...kept]
  const uses = [
    ...(only.spells === undefined ? [] : [`cast ${spellsOf(p, only.spells)}`]),
    ...(only.abilities === undefined
      ? []
      : Object.keys(only.abilities).length === 0
        ? ["activate abilities"]
        : [`activate abilities of ${filterNp(p, only.abilities, { none: true }, "all").text}`]),
  ]
  return [added, fixed(`spend this mana only to ${listed(uses, "or")}`), ...kept]
}

/** "creature spells", or "a creature spell of the chosen type or a legendary creature spell" where one of several kinds is meant. */
function spellsOf(p: Printing, filter: Filter): string {
  const { any, ...others } = filter
  const spell = (one: Filter): Filter => ({ zone: "stack", spell: true, ...one }) as Filter
  const apart = any?.some((one) => Object.keys(one).length > 1) === true && Object.keys(others).length === 0
  return apart
    ? listed(
        any.map((one) => filterNp(p, spell(one), { exactly: 1 }, "all").text),
        "or",
      )
    : filterNp(p, spell(filter), { none: true }, "all").text
}

/** "draw two cards" of a player: in the imperative of the reader. */
export const ofCards =
  (verb: string): VerbPrinter =>
  (p, count: Value, whole: Whole & { atRandom?: true; upTo?: true }) => {
    const who = by(p, whole)
    const within: Printing = who === null ? p : { ...p, actor: whole.by ?? null }
    const many = spaced(whole.upTo === true && "up to", cardsText(within, count, verb))
    moved(p, whole, { noun: card, many: count !== 1 }, verb)
    return clause(verb, spaced(many, whole.atRandom === true && "at random"), who)
  }

/** What is done so often or so much that it can be pointed to as "that many". */
const counted: ReadonlySet<string> = new Set(
  "draws discards mills sacrifices deals-damage gains-life loses-life".split(" "),
)

const isThatMuch = (value: Value): boolean =>
  typeof value === "object" &&
  ("thatMuch" in value || ("thisWay" in value && counted.has((value as { thisWay: string }).thisWay)))

/** "two cards", "cards equal to the number of …", "half the cards in their hand, rounded up". */
function cardsText(p: Printing, count: Value, verb: string): string {
  const half = typeof count === "object" && "half" in count ? (count as { half: Value; rounded: string }) : null
  if (half !== null && typeof half.half === "object" && (half.half as { cardsIn?: string }).cardsIn === "hand")
    return `half the cards in ${p.actor === null || p.actor === "you" ? "your" : "their"} hand, rounded ${half.rounded}`
  if (isThatMuch(count)) return "that many cards"
  if (
    verb === "discard" &&
    typeof count === "object" &&
    ("timesPaid" in count || "kinds" in count || "happened" in count)
  ) {
    const each = eachText(p, { times: [1, count] } as unknown as Value)
    if (each !== null) return `a card${each.behind}`
  }
  if (typeof count === "object" && "thisWay" in count) return `cards equal to ${valueText(p, count)}`
  const [some, more, ...others] = (typeof count === "object" && "plus" in count ? count.plus : []) as readonly Value[]
  if (typeof more === "number" && others.length === 0 && quantityText(p, some as Value) === "that many")
    return `that many cards plus ${numberWord(more)}`
  const text = howMany(p, count, card)
  return text.startsWith("a number of cards equal to ") ? text.slice("a number of ".length) : text
}

/** Do those who put it onto the battlefield put what is theirs? Then it needn't be said whose it will be. */
export function ownersOwn(p: Printing, what: Selector): boolean {
  if (typeof what !== "object" || !("choose" in what || "all" in what)) return false
  const { owner } = "choose" in what ? what.choose : what.all
  const doer = "choose" in what ? (what.by ?? p.actor) : p.actor
  return owner !== undefined && JSON.stringify(nameOf(owner)) === JSON.stringify(nameOf(doer))
}

/** A player by the name that a text gives them. */
const nameOf = (who: PlayerRef | null | undefined): unknown =>
  typeof who === "object" && who !== null && "as" in who ? { ref: who.as } : who

export const isPlural = (p: Printing, what: Selector): boolean =>
  selectorNp({ ...p, names: new Map(p.names), recent: { name: null, sentence: 0, now: 0, held: false } }, what).many

/** "2 damage", "damage equal to its power". */
export const damageText = (p: Printing, value: Value): string => {
  if (isThatMuch(value)) return "that much damage"
  const each = eachText(p, value)
  if (each !== null) return `${each.times} damage${each.behind}`
  const text = quantityText(p, value)
  if (typeof value === "number" || text === "X") return `${valueText(p, value)} damage`
  if (text.endsWith(" X")) return `${text} damage`
  return text === "that many" ? "that much damage" : `damage equal to ${valueText(p, value)}`
}

/** A cost as something that is done. */
const costAct = (p: Printing, cost: object, who: Np | null): Act => {
  const [verb = "", ...rest] = costText(p, cost).replace(/^\{/, "pay {").split(" ")
  return act(verb, rest.join(" "), who ?? undefined)
}

/** "you gain 3 life": who it is said of first, then how much. */
export function ofLife(p: Printing, verb: string, amount: Value, whole: Whole): Clause {
  const who = spoken(p, whole.by)
  return clause(verb, lifeText(whole.by === undefined ? p : { ...p, actor: whole.by }, amount), who)
}

/** "3 life", "life equal to …". */
const lifeText = (p: Printing, value: Value): string => {
  const each = eachText(p, value)
  return each === null ? lifeOf(p, value) : `${each.times} life${each.behind}`
}

const lifeOf = (p: Printing, value: Value): string =>
  isThatMuch(value)
    ? "that much life"
    : typeof value === "object" &&
        "half" in value &&
        typeof (value as { half: unknown }).half === "object" &&
        "life" in (value as { half: object }).half
      ? `half ${p.actor === null || p.actor === "you" ? "your" : "their"} life, rounded ${(value as { rounded?: string }).rounded}`
      : typeof value === "number" || valueText(p, value) === "X"
        ? `${valueText(p, value)} life`
        : `life equal to ${valueText(p, value)}`

export const counters = (p: Printing, value: Value, kind: string): string => howMany(p, value, noun(`${kind} counter`))

/** Of each of several that different opponents may control. */
const ofOpponents = (text: string): string =>
  text.replace(/\ban opponent (controls|owns)\b/, (_, verb) => `your opponents ${verb === "owns" ? "own" : "control"}`)

/** "each creature you control" where all are meant. */
export function each(p: Printing, what: Selector): string {
  const filter = typeof what === "object" && "all" in what ? what.all : null
  const np = selectorNp(p, what)
  meanSelf(p, what)
  if (np.reach === "target" && np.many && !/targets$/.test(np.text)) return `each of ${np.text}`
  if (filter === null || np.reach !== "all") return np.text
  const types = filter.type
  if (Array.isArray(types) && types.length === 2 && Object.keys(filter).length === 1)
    return types.map((type) => `each ${named(typeNames, type)}`).join(" and ")
  const one = ofOpponents(filterNp({ ...p, names: new Map(p.names) }, filter, { exactly: 1 }, "all").text)
  return one.startsWith("another ") ? `each other ${one.slice(8)}` : one.replace(/^an? /, "each ")
}

/** "a basic land card or a Desert card". */
export function severalSought(p: Printing, filter: Filter, { upTo }: Searching): string | null {
  const { any, ...rest } = filter
  if (typeof upTo === "object")
    return filterNp(p, { zone: "library", ...filter }, { upTo }, "choose").bare.replace(
      /^up to a number of (.*?) equal to (.*)$/,
      "up to X $1, where X is $2",
    )
  if (any === undefined || upTo !== undefined || Object.keys(rest).length > 0) return null
  return listed(
    any.map((one) => filterNp(p, { zone: "library", ...one }, { exactly: 1 }, "choose").bare),
    "or",
  )
}

/** "a +1/+1 counter on it". */
export const withCounters = (p: Printing, all: Readonly<Record<string, number>>): string =>
  `${listed(
    Object.entries(all).map(([kind, n]) => counters(p, n, kind)),
    "and",
  )} on it`

/** "It enters with two +1/+1 counters on it if it's a creature": a sentence of its own. Nothing where all of them do. */
export function countersOnSome(p: Printing, { counters: all, countersFor }: Entering): readonly Part[] {
  if (all === undefined || countersFor === undefined) return []
  const { text } = filterNp(p, countersFor, { exactly: 1 }, "all")
  const has = / with (.*)$/.exec(text)?.[1]
  const enters = `it enters with ${withCounters(p, all)}`
  return [fixed(has === undefined ? `${enters} if it's ${text}` : `if that card has ${has}, ${enters}`)]
}

/** "you may cast it without paying its mana cost"; behind it what the spell must be. */
export function casting(p: Printing, verb: string, what: Selector, whole: Casting): Clause {
  const np = spellFromHand(p, what, whole) ?? cardFromHand(p, what) ?? selectorNp(p, what)
  moved(p, whole, np, verb)
  const ofIts = isLinked(what) && isLinked((whole.by as { readonly ownerOf?: unknown } | undefined)?.ownerOf)
  if (ofIts && whole.free === true && whole.spell === undefined)
    return clause("may", `${verb} that card without paying its mana cost`, { ...np, text: "the exiled card's owner" })
  const cost =
    whole.free === true
      ? "without paying its mana cost"
      : whole.cost !== undefined &&
        `by paying ${whole.cost.map((one) => costText(p, one)).join(", ")} rather than paying its mana cost`
  if (whole.spell !== undefined && whole.copy === undefined && whole.called === undefined && np.many && !isHand(what)) {
    const many = whole.any === true
    const kind = { zone: "stack", spell: true, ...whole.spell } as Filter
    const spells = filterNp(p, kind, many ? { none: true } : { exactly: 1 }, "choose").text
    const free = whole.free === true && (many ? "without paying their mana costs" : "without paying its mana cost")
    const [, kinds = spells, having = ""] = /^(.*?)( with .*)?$/.exec(spells) ?? []
    const from = spaced(many && "any number of", `${kinds} from among ${np.text}${having}`, free || cost)
    return whole.must === true
      ? clause(verb, from, by(p, whole))
      : clause("may", `${verb} ${from}`, spoken(p, whole.by))
  }
  const as =
    whole.spell !== undefined &&
    !(isHand(what) && whole.any !== true) &&
    `as ${filterNp(p, { zone: "stack", ...whole.spell }, { exactly: 1 }, "choose").text}`
  const one = whole.copy === true ? `a copy of ${np.text}` : isLinked(what) ? "the exiled card" : np.text
  const said = whole.any === true ? `any number of spells from among ${one}` : one
  const called = whole.called !== undefined && `(${whole.called})`
  const rest = spaced(said, whole.transformed === true && "transformed", as, cost, called)
  return whole.must === true ? clause(verb, rest, by(p, whole)) : clause("may", `${verb} ${rest}`, spoken(p, whole.by))
}

/** What was exiled with this, where it is one card. */
const isLinked = (what: unknown): boolean => JSON.stringify(what) === '{"all":{"zone":"exile","linked":true}}'

/** "You may copy the exiled card. If you do, you may cast the copy without paying its mana cost" (707.12). */
export function castCopy(p: Printing, what: Selector, whole: Casting): readonly Part[] | null {
  if (whole.copy !== true || whole.must === true || whole.spell !== undefined || whole.any === true) return null
  const cost = whole.free === true ? "without paying its mana cost" : ""
  const who = spoken(p, whole.by)
  const card = isLinked(what) ? "the exiled card" : selectorNp(p, what).text
  return [clause("may", `copy ${card}`, who), led("if you do, ", clause("may", spaced("cast the copy", cost), who))]
}

const isHand = (what: unknown): boolean => JSON.stringify(what) === '{"all":{"zone":"hand","owner":"you"}}'

/** "an instant or sorcery spell from your hand": whatever there can be cast as such a spell. */
function spellFromHand(p: Printing, what: Selector, { spell, any }: Casting): Np | null {
  if (!isHand(what) || any === true) return null
  const np = filterNp(p, { ...spell, zone: "stack", spell: true } as Filter, { exactly: 1 }, "choose")
  return { ...np, text: `${np.text} from your hand` }
}

/** "a red card from your hand": a card as it lies there. */
function cardFromHand(p: Printing, what: Selector): Np | null {
  if (typeof what !== "object" || !("choose" in what) || what.upTo !== 1) return null
  const { zone, owner, ...kind } = what.choose
  if (zone !== "hand" || owner !== "you") return null
  const np = filterNp(p, { ...kind, zone: "hand" } as Filter, { exactly: 1 }, "choose")
  return { ...np, text: `${np.bare} from your hand` }
}

export const ofPlayer =
  (verb: string, rest: string): VerbPrinter =>
  (p, ref: PlayerRef) =>
    clause(verb, rest, spoken(p, ref))

/** "manifest the top card of your library". */
export function lyingDown(p: Printing, verb: string, what: Selector, whole: Whole): Clause {
  const np = selectorNp(p, what)
  // What lies face down is a creature (708.2a).
  bind(p, whole.as, { ...np, noun: noun("creature") })
  return clause(verb, spaced(np.from === "" ? np.text : np.bare, np.from), by(p, whole))
}

/** "it becomes day": said of nothing. */
export const IT = { text: "it", many: false } as Np

/** "Half the creatures they control, rounded up": of what, and how it is rounded. */
export function halfOf(
  filter: Filter,
  { count, by: who }: Whole & { readonly count?: Value },
): { readonly all: Filter; readonly rounded: string } | null {
  if (typeof count !== "object" || !("half" in count)) return null
  const { half, rounded } = count as { readonly half: Value; readonly rounded: string }
  if (typeof half !== "object" || !("count" in half)) return null
  const of = (half as { readonly count: Selector }).count
  const theirs = JSON.stringify({ ...filter, controller: who ?? "you" })
  return typeof of === "object" && "all" in of && JSON.stringify({ ...of.all, controller: who ?? "you" }) === theirs
    ? { all: of.all, rounded }
    : null
}

/** "scry 2", "scry X, where X is …". */
export const seenX = (p: Printing, count: Value): string => {
  const text = valueText(p, count)
  return /^(\d+|X)$/.test(text) || quantityText(p, count) !== "" ? text : `X, where X is ${text}`
}

/** "pay {2}", "sacrifice a creature": what is paid, perhaps several times. */
export const payingIt: VerbPrinter = (p, price: Price, whole: Whole & { times?: Value; upTo?: true }) =>
  paysAnyEnergy(p, price, whole as never) ??
  (whole.upTo === true
    ? clause(
        "may",
        `${toPay(p, price)} up to ${typeof whole.times === "number" ? p.words.manner.count(whole.times) : valueText(p, whole.times ?? 1)} times`,
        spoken(p, whole.by),
      )
    : whole.times !== undefined
      ? clause(
          "pay",
          `${typeof price === "string" ? price : price.map((one) => costText(p, one)).join(" and ")} a number of times equal to ${valueText(p, whole.times)}`,
          by(p, whole),
        )
      : typeof price === "string"
        ? clause("pay", price, by(p, whole))
        : clauseOf(...price.map((one) => costAct(p, one, by(p, whole)))))
