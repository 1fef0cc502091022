import type { Ability, Effect, EventPattern, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { type CastingFilterWords, type KeywordShape, moreKeywords } from "@dilemma-table/magic"
import { abilityText } from "../../abilities.ts"
import { valueText } from "../../conditions.ts"
import { capital } from "../../english/bend.ts"
import { costText, textParts } from "../../modes.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { clause, type Np, spaced } from "../../phrase.ts"
import type { FilterPrinter, Printing, TextPrinter, VerbPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { behindKeyword } from "./levels.ts"
import { giftNames } from "./relations.ts"

const costsText = (p: Printing, costs: readonly object[]): string => costs.map((one) => costText(p, one)).join(", ")

/** "evoke {R}", "escape—{3}{B}, exile four other cards". */
const withCosts = (p: Printing, name: string, costs: readonly object[]): string =>
  costs.length === 1 && "mana" in (costs[0] ?? {})
    ? `${name} ${costsText(p, costs)}`
    : `${name}—${capital(costsText(p, costs))}.`

interface Whole {
  readonly for?: readonly object[]
  readonly search?: Filter
  readonly text?: never
  readonly of?: Filter
  readonly cost?: readonly object[]
}

const shapes: Readonly<Record<KeywordShape, (p: Printing, name: string, argument: never, whole: Whole) => string>> = {
  plain: (_, name) => name,
  costs: (p, name, costs: readonly object[]) => withCosts(p, name, costs),
  mana: (_, name, mana: string) => `${name} ${mana}`,
  number: (_, name, n: number) => `${name} ${n}`,
  "number-costs": (p, name, n: number | "x", whole) =>
    `${name} ${n === "x" ? "X" : n}—${costsText(p, whole.for ?? [])}`,
  filter: (p, name, filter: Filter) => `${name} for ${filterNp(p, filter, { none: true }, "all").text}`,
  text: (_, name, argument: string) => `${name} ${argument}`,
  ability: (p, name, ability: Ability) => `${name} — ${abilityText(p, ability)}`,
  activated: (p, name, does: Effect, whole) => behindKeyword(p, name, does, whole.cost ?? []),
}

export const castingKeywords: Readonly<Record<string, TextPrinter>> = {
  ...Object.fromEntries(
    Object.entries(moreKeywords).map(([word, { shape, en }]): readonly [string, TextPrinter] => [
      word,
      (p, argument: never, whole) => shapes[shape](p, en, argument, whole as Whole),
    ]),
  ),
  gift: (_, what: string) => `gift ${giftNames[what] ?? what}`,
  mayhem: (p, costs: readonly object[] | "mana-cost") =>
    costs === "mana-cost" ? "mayhem for its mana cost" : withCosts(p, "mayhem", costs),
  champion: (p, filter: Filter) =>
    `champion ${filterNp(p, filter, { exactly: 1 }, "choose").text.replace(/ you control$/, "")}`,
  devour: (p, n: number, { of }: Whole) =>
    of === undefined ? `devour ${n}` : `devour ${filterNp(p, of, { none: true }, "all").bare} ${n}`,
  emerge: (p, costs: readonly object[], { of }: Whole) =>
    of === undefined
      ? withCosts(p, "emerge", costs)
      : withCosts(p, `emerge from ${filterNp(p, of, { none: true }, "all").bare}`, costs),
  cycling: (p, costs: readonly object[], { search }: Whole) => {
    if (search === undefined) return withCosts(p, "cycling", costs)
    const what = filterNp(p, { zone: "library", ...search }, { none: true }, "all").bare.replace(/ cards?$/, "")
    return withCosts(p, `${what}cycling`, costs)
  },
  cleave: (p, costs: readonly object[], { text }: Whole) =>
    `${withCosts(p, "cleave", costs)} (${linesOf(p, textParts(p, text as never)).join(" ")})`,
}

export const castingFilters: Readonly<Record<keyof CastingFilterWords, FilterPrinter>> = {
  castBy: (p, by: PlayerRef) => ({ with: `cast by ${p.tongue.player(p, by).text}` }),
  castFrom: (p, zone: string) => ({
    with: `cast from ${zone === "graveyard" ? "a graveyard" : (p.words.zones[zone]?.name ?? zone)}`,
  }),
  attached: (_, is: boolean) => ({ with: is ? "attached to something" : "not attached to anything" }),
  designation: (_, name: string) => ({ adjective: name }),
  newSinceUpkeep: () => ({ with: "that came under its controller's control since their last upkeep began" }),
}

/** What is counted by how much of it there was. */
const amountsThisWay: Readonly<Record<string, string>> = {
  "loses-life": "life lost",
  "gains-life": "life gained",
  "deals-damage": "damage dealt",
}

export const castingValues: Readonly<Record<string, TextPrinter>> = {
  ofGivenUp: (p, name: string) => `the sacrificed creature's ${p.words.numbers[name] ?? name}`,
  timesPaid: (_, cost: string) => `the number of times its ${cost} cost was paid`,
  earlier: (p, pattern: EventPattern) =>
    `the number of times this happened before it this turn: ${p.tongue.when(p, pattern).replace(/^when(ever)? |, $/gi, "")}`,
  opponents: () => "the number of opponents you have",
  countersOn: (p, what: Selector, whole: { readonly kind: string }) =>
    `the number of ${whole.kind} counters on ${selectorNp(p, what).text}`,
  targetsAnnounced: () => "the number of its targets",
  thisWay: (p, name: string, whole: { readonly kind?: string }) =>
    name === "counters-removed"
      ? `the number of ${spaced(whole.kind, "counters")} removed this way`
      : name in amountsThisWay
        ? `the ${amountsThisWay[name]} this way`
        : `how much this way ${p.tongue.when(p, { on: name }).replace(/^when(ever)? |, $/gi, "")}`,
}

export const castingVerbs: Readonly<Record<string, VerbPrinter>> = {
  unattach: (p, what: Selector) => clause("unattach", selectorNp(p, what).text),
  designate: (p, what: Selector, whole: { readonly to: string }) => clause("become", whole.to, selectorNp(p, what)),
  counts: (p, _: string, whole: { readonly of: Selector }) =>
    clause("exploit", selectorNp(p, whole.of).text, p.tongue.self(p) as Np),
}

export const castingCosts: Readonly<Record<string, TextPrinter>> = {
  tapPower: (p, n: Value, whole: { readonly of: Filter }) =>
    `tap any number of ${filterNp(p, { ...whole.of, tapped: false }, { none: true }, "all").text} with total power ${valueText(p, n)} or greater`,
}
