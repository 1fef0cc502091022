import type { Effect, EventPattern, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { BoardFilterWords, BoardStatic, Price } from "@dilemma-table/magic"
import { abilityText, isKeyword } from "../../abilities.ts"
import { ledParts } from "../../conditional.ts"
import { valueText } from "../../conditions.ts"
import { article, listed } from "../../english/bend.ts"
import { howMany, noun } from "../../english/phrases.ts"
import { bind, filterNp, selectorNp } from "../../nouns.ts"
import { act, clause, clauseOf, fixed, type Np, spaced } from "../../phrase.ts"
import type { FilterPrinter, Printing, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"
import { colorNames, supertypeNames, typeNames } from "../names.ts"
import { basicLandTypes, named } from "./nouns.ts"
import { subtypePlural } from "./plurals.ts"
import { paying } from "./prices.ts"
import { each } from "./verb-phrases.ts"

const those = (p: Printing, filter: Filter): string => filterNp(p, filter, { none: true }, "all").text
const one = (p: Printing, filter: Filter): string => filterNp(p, filter, { exactly: 1 }, "all").text
const player = (p: Printing, ref: PlayerRef): string => p.tongue.player(p, ref).text
const colored = (list: readonly string[]): string =>
  listed(
    list.map((color) => named(colorNames, color)),
    "and",
  )

const musts: Readonly<Record<string, readonly [string, string]>> = {
  attack: ["attack", "each combat if able"],
  block: ["block", "each combat if able"],
  "be-blocked": ["must", "be blocked if able"],
}

interface Prevents {
  readonly from?: Filter
  readonly to?: Filter
  readonly toPlayer?: PlayerRef
  readonly combat?: boolean
  readonly upTo?: number
}

export const boardStatics: Readonly<Record<keyof BoardStatic, StaticPrinter>> = {
  setTypes: (_, types: readonly string[], subject) =>
    act("be", `${article(types.map((type) => named(typeNames, type)).join(" "))} and no other card type`, subject),
  removeType: (_, type: string, subject) => act("aren't", article(named(typeNames, type)), subject),
  addSupertype: (_, type: string, subject) => act("be", named(supertypeNames, type), subject),
  setSubtypes: (_, types: readonly string[], subject) => {
    // A land that is one of these is no other (305.7).
    const lands = types.every((type) => basicLandTypes.includes(type))
    const said = types.map((type) => (subject.many ? subtypePlural(type) : article(type)))
    return act("be", lands ? listed(said, "and") : `${listed(types, "and")}, losing others`, subject)
  },
  addColors: (_, colors: readonly string[], subject) =>
    act("be", `${colored(colors)} in addition to ${subject.many ? "their" : "its"} other colors`, subject),
  switchPowerToughness: (_, __: true, subject) => act("have", "power and toughness switched", subject),
  must: (_, what: string, subject) => act(musts[what]?.[0] ?? "attack", musts[what]?.[1] ?? "", subject),
  mustAttack: (p, ref: PlayerRef, subject) => act("attack", `${player(p, ref)} each combat if able`, subject),
  mustBeBlockedBy: (p, filter: Filter, subject) =>
    act("must", `be blocked by all ${those(p, filter)} able to`, subject),
  cantAttack: (p, ref: PlayerRef, subject) => act("can't", `attack ${player(p, ref)}`, subject),
  needsDefenderWith: (p, filter: Filter, subject) =>
    act("can't", `attack unless defending player controls ${filterNp(p, filter, { exactly: 1 }, "all").text}`, subject),
  unblockedByDefenderWith: (p, filter: Filter, subject) =>
    act(
      "can't",
      `be blocked as long as defending player controls ${filterNp(p, filter, { exactly: 1 }, "all").text}`,
      subject,
    ),
  cantBlock: (p, filter: Filter, subject) => act("can't", `block ${those(p, filter)}`, subject),
  canBlockOnly: (p, filter: Filter, subject) => act("can", `block only ${those(p, filter)}`, subject),
  cantBeBlockedBy: (p, filter: Filter, subject) => act("can't", `be blocked by ${those(p, filter)}`, subject),
  cantBeBlockedExceptBy: (p, filter: Filter, subject) =>
    act(
      "can't",
      `be blocked except by ${those(p, filter).replace(/^(\w+ creatures) or (\w+ creatures)$/, "$1 and/or $2")}`,
      subject,
    ),
  blockedByAtLeast: (p, n: number, subject) =>
    act("can't", `be blocked except by ${p.words.manner.count(n)} or more creatures`, subject),
  blockedByAtMost: (p, n: number, subject) =>
    act("can't", `be blocked by more than ${p.words.manner.count(n)} creature${n === 1 ? "" : "s"}`, subject),
  blocksMore: (p, n: number, subject) =>
    act("can", `block ${howMany(p, n, noun("additional creature"))} each combat`, subject),
  attackCost: (p, price: Price, subject) =>
    act("can't", `attack you unless their controller ${paying(p, price)} for each of them`, subject),
  blockCost: (p, price: Price, subject) =>
    act("can't", `block unless their controller ${paying(p, price)} for each of them`, subject),
  attackersAtMost: (p, n: number) =>
    act("can", "attack each combat", {
      text: `no more than ${howMany(p, n, noun("creature"))}`,
      many: n !== 1,
    } as Np),
  assignsToughness: (_, __: true, subject) =>
    act("assign", "combat damage equal to its toughness rather than its power", subject),
  prevents: (p, what: Prevents) =>
    act(
      "prevent",
      `${what.upTo ?? "all"} ${what.upTo === undefined ? "" : "of each source's "}${preventedText(p, what)}`,
    ),
  unpreventable: (_, __: true, subject) =>
    act("can't", `be prevented`, { ...subject, text: `damage by ${subject.text}` }),
  replacing: (p, ability: never, subject) => act("have", `“${abilityText(p, ability)}”`, subject),
  once: (_, __: true, subject) => act("work", "only the next time", subject),
}

function preventedText(p: Printing, { from, to, toPlayer, combat }: Prevents): string {
  const whom = [...(to === undefined ? [] : [those(p, to)]), ...(toPlayer === undefined ? [] : [player(p, toPlayer)])]
  return spaced(
    combat === true ? "combat" : combat === false ? "noncombat" : "",
    "damage that would be dealt",
    whom.length > 0 && `to ${listed(whom, "and")}`,
    from !== undefined && `by ${those(p, from)}`,
  )
}

export const boardFilters: Readonly<Record<keyof BoardFilterWords, FilterPrinter>> = {
  blocks: (p, what: Selector) => ({ with: `blocking ${selectorNp(p, what).text}` }),
  blockedBy: (p, what: Selector) => ({ with: `blocked by ${selectorNp(p, what).text}` }),
  blocked: (_, is: boolean) => ({ adjective: is ? "blocked" : "unblocked" }),
  sharesColor: (p, what: Selector) => ({ with: `that shares a color with ${selectorNp(p, what).text}` }),
  enteredThisTurn: () => ({ with: "that entered this turn" }),
}

export const boardValues: Readonly<Record<string, TextPrinter>> = {
  thatMuch: () => "that much",
  own: (p, name: string) => `its ${p.words.numbers[name] ?? name}`,
}

export const boardCosts: Readonly<Record<string, TextPrinter>> = {
  loyalty: (_, n: number | "x") => (n === "x" ? "[−X]" : n > 0 ? `[+${n}]` : n === 0 ? "[0]" : `[−${-n}]`),
}

export const boardKeywords: Readonly<Record<string, TextPrinter>> = {
  bushido: (_, n: number) => `bushido ${n}`,
  toxic: (_, n: number) => `toxic ${n}`,
}

interface Copying {
  readonly except?: readonly Readonly<Record<string, unknown>>[]
  readonly as?: string
}

/** ", except it's an artifact in addition to its other types": each in the words of a static ability. */
export function exceptText(p: Printing, { except }: Copying): string {
  if (except === undefined) return ""
  const texts = except.flatMap(
    (does) =>
      asCreature(p, does) ??
      Object.entries(does).map(([word, argument]) => {
        const said = p.words.statics[word]?.(p, argument as never, it)
        return said === undefined ? "" : plainly(p.tongue.sentence(clauseOf(...[said].flat())))
      }),
  )
  return texts.length === 0 ? "" : `, except ${listed(texts, "and")}`
}

/** "it's a 4/4 Hero with flying in addition to its other types"; null where neither numbers nor types are changed. */
function asCreature(p: Printing, does: Readonly<Record<string, unknown>>): readonly string[] | null {
  const { basePower, baseToughness, addType, addSubtype, addColors, setColors, grant, ...others } = does
  const numbers = typeof basePower === "number" && typeof baseToughness === "number"
  if (Object.keys(others).length > 0 || (basePower !== undefined && !numbers)) return null
  const strength = numbers ? `${basePower}/${baseToughness}` : ""
  const types = [addType ?? []].flat().map((type) => named(typeNames, type as string))
  if (setColors !== undefined && (addColors !== undefined || (addType ?? addSubtype) === undefined)) return null
  const colors = [addColors ?? setColors ?? []].flat().map((color) => named(colorNames, color as string))
  const kinds = [listed(colors, "and"), ...[addSubtype ?? []].flat(), ...types].filter((one) => one !== "")
  if (strength === "" && kinds.length === 0) return null
  const given = grant === undefined ? null : [p.words.statics.grant?.(p, grant as never, it)].flat()[0]?.rest
  const keywords = [grant ?? []].flat().every((one) => isKeyword(p, one as never))
  const inside = given != null && strength !== "" && types.includes("creature") && keywords
  const has = given == null || inside ? [] : [`it has ${given}`]
  if (kinds.length === 0) return [`it's ${strength}`, ...has]
  const other = addColors !== undefined ? "colors and types" : "types"
  return [
    `it's ${article(spaced(strength, ...(kinds as string[])))}${inside ? ` with ${given}` : ""} in addition to its other ${other}`,
    ...has,
  ]
}

/** The same said of several. */
const ofMany = (many: boolean, text: string): string =>
  many
    ? text
        .replace(/\bit's not\b|\bit isn't\b/g, "they aren't")
        .replace(/\bit's\b/g, "they're")
        .replace(/\bit has\b/g, "they have")
        .replace(/\bits\b/g, "their")
    : text

const it: Np = { text: "it", many: false, noun: noun("permanent") } as Np

/** A sentence as a part of another one. */
const plainly = (text: string): string =>
  text
    .replace(/\.$/, "")
    .replace(/^It is\b/, "it's")
    .replace(/^It /, "it ")

interface Change {
  readonly amount?: Value
  readonly tapped?: true
  readonly counters?: Readonly<Record<string, Value>>
  readonly to?: Selector
  readonly toPlayer?: PlayerRef
  readonly zone?: string
}

/** "it happens … instead": the ways in which it differs. */
function changeText(p: Printing, change: Change): string {
  const counters = Object.entries(change.counters ?? {}).map(([kind, n]) => howMany(p, n, noun(`${kind} counter`)))
  return listed(
    [
      ...(change.amount === undefined ? [] : [`the amount is ${valueText(p, change.amount)}`]),
      ...(change.tapped === true ? ["it enters tapped"] : []),
      ...(counters.length === 0 ? [] : [`it enters with ${listed(counters, "and")} on it`]),
      ...(change.to === undefined ? [] : [`it is dealt to ${selectorNp(p, change.to).text}`]),
      ...(change.toPlayer === undefined ? [] : [`it is dealt to ${player(p, change.toPlayer)}`]),
      ...(change.zone === undefined ? [] : [`it goes to ${p.words.zones[change.zone]?.name ?? change.zone}`]),
    ],
    "and",
  )
}

export const boardVerbs: Readonly<Record<string, VerbPrinter>> = {
  change: (p, change: Change) => fixed(changeText(p, change)),
  enterAs: (p, what: Selector, whole: Copying) =>
    fixed(`it enters as a copy of ${selectorNp(p, what).text}${exceptText(p, whole)}`),
  becomeCopy: (
    p,
    what: Selector,
    whole: Copying & { of: Selector; until?: keyof Printing["words"]["manner"]["durations"] },
  ) => {
    const until = whole.until === undefined ? "" : p.words.manner.durations[whole.until].behind
    const subject =
      typeof what === "object" && "all" in what
        ? { ...filterNp(p, what.all, { exactly: 1 }, "all"), text: each(p, what), many: false }
        : selectorNp(p, what)
    return clause(
      "become",
      `a copy of ${selectorNp(p, whole.of).text}${until}${ofMany(subject.many, exceptText(p, whole))}`,
      subject,
    )
  },
  createCopy: (p, what: Selector, whole: Copying & { count?: Value; by?: PlayerRef; tapped?: true }) => {
    const count = whole.count ?? 1
    bind(p, whole.as, { noun: noun("token"), many: count !== 1 })
    const tokens = howMany(p, count, noun(spaced(whole.tapped === true && "tapped", "token")))
    const copies = count === 1 ? "that's a copy" : "that are copies"
    const by = whole.by === undefined || whole.by === "you" ? null : p.tongue.player(p, whole.by)
    return clause("create", `${tokens} ${copies} of ${selectorNp(p, what).text}${exceptText(p, whole)}`, by)
  },
  preventNext: (p, amount: Value, whole: { to?: Selector; player?: PlayerRef; from?: Filter }) => {
    const whom = [
      ...(whole.to === undefined ? [] : [selectorNp(p, whole.to).text]),
      ...(whole.player === undefined ? [] : [player(p, whole.player)]),
    ]
    const from = whole.from === undefined ? "" : ` by ${one(p, whole.from)}`
    return clause(
      "prevent",
      `the next ${valueText(p, amount)} damage that would be dealt to ${listed(whom, "and")}${from} this turn`,
    )
  },
  regenerate: (p, what: Selector) => clause("regenerate", each(p, what)),
  removeDamage: (p, what: Selector) => clause("remove", `all damage from ${selectorNp(p, what).text}`),
  removeFromCombat: (p, what: Selector) => clause("remove", `${selectorNp(p, what).text} from combat`),
  poison: (p, amount: Value, whole: { by?: PlayerRef }) => {
    const { you, ...who } = p.tongue.player(p, whole.by ?? "you")
    return clause("get", howMany(p, amount, noun("poison counter")), you === true ? { ...who, many: true } : who)
  },
  meanwhile: (p, what: { would: EventPattern; instead: Effect }, whole: { do: Effect }) => {
    const would = p.tongue.would(p, what.would, "")
    const instead = p.tongue.instead(p.tongue.one(p.read.effect(p, what.instead)), p)
    return [...p.read.effect(p, whole.do), ...ledParts(p, would, instead)]
  },
}
