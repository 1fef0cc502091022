import type { Effect, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { ActionFilterWords } from "@dilemma-table/magic"
import { ledParts } from "../../conditional.ts"
import { valueText } from "../../conditions.ts"
import { listed } from "../../english/bend.ts"
import { howMany, noun } from "../../english/phrases.ts"
import { bind, filterNp, selectorNp } from "../../nouns.ts"
import { clause, fixed, type Np, spaced } from "../../phrase.ts"
import type { FilterPrinter, Printing, VerbPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { isUsualTarget } from "../usual-targets.ts"

const counted =
  (verb: string): VerbPrinter =>
  (p, n: Value) =>
    clause(verb, valueText(p, n))

/** Where the action's target isn't the one that the rules give it, it is said. */
const aimed =
  (verb: string, action: "support" | "earthbend"): VerbPrinter =>
  (p, n: Value, whole: { readonly on: Selector }) =>
    isUsualTarget(action, whole.on, n, p.self.one === "spell")
      ? clause(verb, valueText(p, n))
      : clause(verb, `${valueText(p, n)} on ${selectorNp(p, whole.on).text}`)

const repeated =
  (verb: string): VerbPrinter =>
  (p, n: Value) =>
    clause(verb, n === 1 ? "" : n === 2 ? "twice" : `${valueText(p, n)} times`)

const doing =
  (verb: string): VerbPrinter =>
  (p, what: Selector) =>
    clause(verb, selectorNp(p, what).text)

/** "young-hero-role" as "Young Hero Role". */
const tokenName = (name: string): string =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")

interface KnownWhole {
  readonly count?: Value
  readonly by?: PlayerRef
  readonly tapped?: true
  readonly attachedTo?: Selector
}

interface Going {
  readonly by?: PlayerRef
  readonly as: string
  readonly rest: string
}

/** "exile cards from the top of your library until you exile a nonland card". */
function goingDown(p: Printing, verb: string, filter: Filter, { by: ref, as, rest }: Going) {
  const np = filterNp(p, { zone: "library", ...filter }, { exactly: 1 }, "choose")
  const doer = by(p, ref)
  const you = doer === null
  const found = np.bare === "" ? np.text : np.bare
  bind(p, as, np, { zone: verb === "exile" ? "exile" : "library", yours: you })
  p.names.set(rest, { noun: noun("card"), many: true, rest: true, full: selectorLike("the rest") })
  return clause(
    verb,
    `cards from the top of ${you ? "your" : "their"} library until ${you ? "you" : "they"} ${verb} ${found}`,
    doer,
  )
}

const selectorLike = (text: string): Np => ({ text, many: true }) as Np

const by = (p: Printing, ref: PlayerRef | undefined) =>
  ref === undefined || ref === "you" ? null : p.tongue.player(p, ref)

interface Flip {
  readonly by?: PlayerRef
  readonly as?: string
  readonly won?: Effect
  readonly lost?: Effect
  readonly heads?: Effect
  readonly tails?: Effect
}

interface Roll {
  readonly count?: Value
  readonly by?: PlayerRef
  readonly as?: string
  readonly table?: readonly { readonly from: number; readonly to?: number; readonly do: Effect }[]
}

const rowOf = (from: number, to: number | undefined): string =>
  to === undefined ? `${from}+` : from === to ? String(from) : `${from}—${to}`

export const actionVerbs: Readonly<Record<string, VerbPrinter>> = {
  investigate: repeated("investigate"),
  populate: repeated("populate"),
  monstrosity: counted("monstrosity"),
  adapt: counted("adapt"),
  bolster: counted("bolster"),
  amass: (p, n: Value, { kind }: { readonly kind?: string }) =>
    clause("amass", spaced(kind === undefined ? "" : `${kind}s`, valueText(p, n))),
  explore: (p, what: Selector) => clause("explore", "", selectorNp(p, what)),
  connive: (p, what: Selector) => clause("connive", "", selectorNp(p, what)),
  goad: doing("goad"),
  detain: doing("detain"),
  discover: counted("discover"),
  manifestDread: (p, n: Value) =>
    clause("manifest", spaced("dread", n === 1 ? "" : n === 2 ? "twice" : `${valueText(p, n)} times`)),
  incubate: counted("incubate"),
  learn: () => clause("learn", ""),
  suspect: doing("suspect"),
  endure: (p, n: Value, whole: { readonly who?: Selector }) =>
    clause("endure", valueText(p, n), selectorNp(p, whole.who ?? "this")),
  blight: counted("blight"),
  support: aimed("support", "support"),
  earthbend: aimed("earthbend", "earthbend"),
  airbend: doing("airbend"),
  exileUntil: (p, filter: Filter, whole: Going) => goingDown(p, "exile", filter, whole),
  revealUntil: (p, filter: Filter, whole: Going) => goingDown(p, "reveal", filter, whole),
  clash: (p, _: true, whole: { readonly then?: Effect; readonly else?: Effect }) => [
    clause("clash", "with an opponent"),
    ...(whole.then === undefined ? [] : ledParts(p, "if you win, ", p.read.effect(p, whole.then))),
    ...(whole.else === undefined
      ? []
      : ledParts(p, whole.then === undefined ? "if you don't win, " : "otherwise, ", p.read.effect(p, whole.else))),
  ],
  flipCoin: (p, n: Value, whole: Flip) => {
    if (whole.as !== undefined)
      p.names.set(whole.as, { noun: noun("flip"), many: true, full: "the number of flips won this way" })
    const after = (lead: string, next: Effect | undefined) =>
      next === undefined ? [] : ledParts(p, lead, p.read.effect(p, next))
    return [
      clause("flip", howMany(p, n, noun("coin")), by(p, whole.by)),
      ...after("if you win the flip, ", whole.won),
      ...after("if you lose the flip, ", whole.lost),
      ...after("if it comes up heads, ", whole.heads),
      ...after("if it comes up tails, ", whole.tails),
    ]
  },
  rollDie: (p, sides: number, whole: Roll) => {
    if (whole.as !== undefined) p.names.set(whole.as, { noun: noun("result"), many: false, full: "the result" })
    const die = sides === 6 ? noun("six-sided die", "six-sided dice") : noun(`d${sides}`)
    const roll = clause("roll", howMany(p, whole.count ?? 1, die), by(p, whole.by))
    if (whole.table === undefined) return roll
    const rows = whole.table.map(({ from, to, do: next }) => {
      const within = { ...p, names: new Map(p.names), recent: { name: null, sentence: 0, now: 0, held: false } }
      return [`${rowOf(from, to)} | ${linesOf(p, p.read.effect(within, next)).join(" ")}`]
    })
    const header = p.tongue.sentence(roll).replace(/^./, (first) => first.toLowerCase())
    return [{ is: "choices", header: [`${header}.`], items: rows, bullet: "" }]
  },
  vote: (p, words: readonly string[]) => {
    for (const word of words) p.names.set(word, { noun: noun("vote"), many: true, full: `the number of ${word} votes` })
    return fixed(`starting with you, each player votes for ${listed(words, "or")}`)
  },
  ringTempts: (p, ref: PlayerRef) =>
    clause("tempt", p.tongue.player(p, ref).text, { text: "the Ring", many: false } as Np),
  undesignate: (p, what: Selector, whole: { readonly from: string }) => {
    const np = selectorNp(p, what)
    return clause("become", `no longer ${whole.from}`, np)
  },
  proliferate: () => clause("proliferate", ""),
  createKnown: (p, name: string, whole: KnownWhole) =>
    clause(
      "create",
      spaced(
        howMany(p, whole.count ?? 1, noun(spaced(whole.tapped === true && "tapped", `${tokenName(name)} token`))),
        whole.attachedTo !== undefined && `attached to ${selectorNp(p, whole.attachedTo).text}`,
      ),
      by(p, whole.by),
    ),
}

export const actionFilters: Readonly<Record<keyof ActionFilterWords, FilterPrinter>> = {
  leastToughness: () => ({ with: "with the least toughness among its controller's creatures" }),
}
