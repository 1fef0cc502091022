import type { Condition, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { PlayersStatic } from "@dilemma-table/magic"
import { conditionText, valueText } from "../../conditions.ts"
import { listed } from "../../english/bend.ts"
import { howMany, noun, possessive, quantityText } from "../../english/phrases.ts"
import { selectorNp } from "../../nouns.ts"
import { act, clause, type Np, spaced } from "../../phrase.ts"
import type { Printing, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"

const doer = (p: Printing, ref: PlayerRef): Np => {
  const { you, ...who } = p.tongue.player(p, ref)
  return you === true ? { ...who, many: true } : who
}

/** "{E}{E}", "two experience counters". */
const countersText = (p: Printing, n: Value, kind: string): string => {
  if (kind !== "energy") return howMany(p, n, noun(`${kind} counter`))
  return typeof n === "number" && n <= 10 ? "{E}".repeat(n) : `an amount of {E} equal to ${valueText(p, n)}`
}

export const playersVerbs: Readonly<Record<string, VerbPrinter>> = {
  getCounters: (p, n: Value, whole: { readonly kind: string; readonly by?: PlayerRef }) =>
    clause("get", countersText(p, n, whole.kind), doer(p, whole.by ?? "you")),
  staysTapped: (p, what: Selector) => {
    const np = selectorNp(p, what)
    return clause(
      "don't",
      `untap during ${what === "this" ? "your" : np.many ? "their controllers'" : "its controller's"} next untap ${np.many ? "steps" : "step"}`,
      np,
    )
  },
}

export const playersStatics: Readonly<Record<keyof PlayersStatic, StaticPrinter>> = {
  handSize: (p, { of, is, more }: NonNullable<PlayersStatic["handSize"]>) => {
    if (is === "any") return act("have", "no maximum hand size", doer(p, of as PlayerRef))
    const whose = of === "opponent" ? "each opponent's" : possessive({ ...p, actor: null }, of as PlayerRef)
    const size = { text: `${whose} maximum hand size`, many: false } as Np
    if (is !== undefined) return act("be", valueText(p, is as Value), size)
    const less = typeof more === "number" && more < 0
    return act(
      "be",
      `${less ? "reduced" : "increased"} by ${quantityText(p, (less ? -(more as number) : (more ?? 0)) as Value) || valueText(p, (more ?? 0) as Value)}`,
      size,
    )
  },
}

export const playersValues: Readonly<Record<string, TextPrinter>> = {
  playerCounters: (p, kind: string, whole: { readonly of: PlayerRef; readonly most?: true }) => {
    const what = kind === "energy" ? "{E}" : `${kind} counters`
    if (whole.most === true) return `the most ${what} an opponent has`
    const who = doer(p, whole.of)
    return `the ${kind === "energy" ? "amount of" : "number of"} ${what} ${who.text} ${who.many ? "have" : "has"}`
  },
}

const parts: Readonly<Record<string, string>> = {
  upkeep: "upkeep",
  draw: "draw step",
  main: "main phase",
  combat: "combat",
  "declare-attackers": "declare attackers step",
  "declare-blockers": "declare blockers step",
  "end-of-combat": "end of combat step",
  end: "end step",
}

/** "your upkeep", "combat on your turn". */
function partText(p: Printing, part: string, of: PlayerRef | undefined): string {
  const name = parts[part] ?? part
  const whose = of === undefined ? null : possessive({ ...p, actor: null }, of)
  if (part === "before-attackers") return spaced(whose ?? "the", "turn, before attackers are declared")
  if (part === "combat") return whose === null ? name : `${name} on ${whose} turn`
  return whose === null ? `the ${name}` : `${whose} ${name}`
}

export const playersConditions: Readonly<Record<string, TextPrinter>> = {
  during: (p, which: string | readonly string[], whole: { readonly of?: PlayerRef }) =>
    `it's ${listed(
      [which].flat().map((part) => partText(p, part, whole.of)),
      "or",
    )}`,
  somePlayer: (p, of: PlayerRef, { as, has }: { readonly as: string; readonly has: Condition }) => {
    p.names.set(as, { noun: noun("player"), many: false })
    return conditionText(p, has).replaceAll("that player", of === "opponent" ? "an opponent" : "a player")
  },
}

export const playersCosts: Readonly<Record<string, TextPrinter>> = {
  payCounters: (p, n: Value, whole: { readonly kind: string }) => `pay ${countersText(p, n, whole.kind)}`,
}
