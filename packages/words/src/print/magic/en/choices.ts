import type { EventPattern, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { ChoiceFilterWords, ChoiceStatic, KindToChoose } from "@dilemma-table/magic"
import { valueText } from "../../conditions.ts"
import { article } from "../../english/bend.ts"
import { noun, possessive } from "../../english/phrases.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { act, clause, type Np, spaced } from "../../phrase.ts"
import type { FilterPrinter, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"
import { supertypeNames } from "../names.ts"
import { named } from "./nouns.ts"
import { each } from "./verb-phrases.ts"

/*
 * Colors and types that are chosen, life totals and counters as a whole.
 */

const kinds: Readonly<Record<KindToChoose, string>> = {
  color: "color",
  "creature-type": "creature type",
  "card-type": "card type",
  "basic-land-type": "basic land type",
}

export const choiceVerbs: Readonly<Record<string, VerbPrinter>> = {
  chooseKind: (_, kind: KindToChoose) => clause("choose", article(kinds[kind])),
  lifeBecomes: (p, value: Value, whole: { readonly by?: PlayerRef }) =>
    clause("become", valueText(p, value), {
      text: `${possessive({ ...p, actor: null }, whole.by ?? "you")} life total`,
      many: false,
      noun: noun("life total"),
    } as Np),
  doubleCounters: (p, what: Selector, whole: { readonly kind?: string }) =>
    clause(
      "double",
      spaced(
        whole.kind === undefined ? "the number of each kind of counter on" : `the number of ${whole.kind} counters on`,
        each(p, what),
      ),
    ),
  moveAllCounters: (p, what: Selector, whole: { readonly to: Selector }) =>
    clause("move", `all counters from ${selectorNp(p, what).text} onto ${selectorNp(p, whole.to).text}`),
}

export const choiceFilters: Readonly<Record<keyof ChoiceFilterWords, FilterPrinter>> = {
  ofChosenKind: (p) => ({ with: `of the chosen ${p.chosenKind ?? "type"}` }),
  inset: (_, layout: string) => ({ with: layout === "adventure" ? "that has an Adventure" : "that has an Omen" }),
  greatest: (p, { of, among }: { readonly of: string; readonly among: Filter }) => ({
    with: `with the greatest ${p.words.numbers[of] ?? of} among ${filterNp(p, among, { none: true }, "all").text}`,
  }),
}

const lifeChanges: Readonly<Record<string, string>> = { "gains-life": "gained", "loses-life": "lost" }

export const choiceValues: Readonly<Record<string, TextPrinter>> = {
  amountHappened: (p, pattern: EventPattern) => {
    const { on, player, ...more } = pattern
    const changed = typeof on === "string" ? lifeChanges[on] : undefined
    if (changed === undefined || player === undefined || Object.keys(more).length > 0)
      return `how much there was this turn of: ${p.tongue.happened(p, pattern).replace(/^the number of times /, "")}`
    const { text } = p.tongue.player(p, player)
    const who = text === "that player" ? "they" : player === "opponent" ? "your opponents" : text
    return `the amount of life ${who} ${changed} this turn`
  },
}

export const choiceStatics: Readonly<Record<keyof ChoiceStatic, StaticPrinter>> = {
  chosenType: (_, how: "set" | "add", subject) =>
    act("be", how === "set" ? "of the chosen type" : "of the chosen type in addition to its other types", subject),
  chosenColor: (_, __: true, subject) => act("be", "of the chosen color", subject),
  removeSupertype: (_, type: string, subject) => act("be", `not ${named(supertypeNames, type)}`, subject),
}
