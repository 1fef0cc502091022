import type { Ability, Effect, EventPattern, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { type CastingFilterWords, type KeywordShape, moreKeywords } from "@dilemma-table/magic"
import { keywordTerms } from "../../../glossary/magic.ts"
import { abilityText } from "../../abilities.ts"
import { valueText } from "../../conditions.ts"
import { costText, textParts } from "../../modes.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { clause, type Np } from "../../phrase.ts"
import type { FilterPrinter, Printing, TextPrinter, VerbPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { counterNames } from "../names.ts"
import { behindKeyword } from "./levels.ts"
import { giftNames } from "./relations.ts"

const costsText = (p: Printing, costs: readonly object[]): string => costs.map((one) => costText(p, one)).join("、")

const withCosts = (p: Printing, name: string, costs: readonly object[]): string =>
  `${name}${costs.length === 1 && "mana" in (costs[0] ?? {}) ? "" : "―"}${costsText(p, costs)}`

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
  mana: (_, name, mana: string) => `${name}${mana}`,
  number: (_, name, n: number) => `${name}${n}`,
  "number-costs": (p, name, n: number | "x", whole) => `${name}${n === "x" ? "X" : n}―${costsText(p, whole.for ?? [])}`,
  filter: (p, name, filter: Filter) => `${name}(${filterNp(p, filter, { none: true }, "all").text})`,
  text: (_, name, argument: string) => `${name}(${argument})`,
  ability: (p, name, ability: Ability) => `${name} ― ${abilityText(p, ability)}`,
  activated: (p, name, does: Effect, whole) => behindKeyword(p, name, does, whole.cost ?? []),
}

export const castingKeywords: Readonly<Record<string, TextPrinter>> = {
  ...Object.fromEntries(
    Object.entries(moreKeywords).map(([word, { shape, ja }]): readonly [string, TextPrinter] => [
      word,
      (p, argument: never, whole) => shapes[shape](p, ja, argument, whole as Whole),
    ]),
  ),
  gift: (_, what: string) => `${giftNames[what] ?? what}を贈呈`,
  mayhem: (p, costs: readonly object[] | "mana-cost") =>
    costs === "mana-cost" ? `${moreKeywords.mayhem.ja}(マナ・コスト)` : withCosts(p, moreKeywords.mayhem.ja, costs),
  devour: (p, n: number, { of }: Whole) =>
    of === undefined
      ? `${moreKeywords.devour.ja}${n}`
      : `${filterNp(p, of, { none: true }, "all").bare}${moreKeywords.devour.ja}${n}`,
  emerge: (p, costs: readonly object[], { of }: Whole) =>
    of === undefined
      ? withCosts(p, moreKeywords.emerge.ja, costs)
      : withCosts(p, `${filterNp(p, of, { none: true }, "all").bare}からの${moreKeywords.emerge.ja}`, costs),
  cycling: (p, costs: readonly object[], { search }: Whole) => {
    if (search === undefined) return withCosts(p, moreKeywords.cycling.ja, costs)
    const what = filterNp(p, { zone: "library", ...search }, { none: true }, "all").bare.replace(
      /(・?カード|である)$/,
      "",
    )
    return withCosts(p, `${what}${moreKeywords.cycling.ja}`, costs)
  },
  cleave: (p, costs: readonly object[], { text }: Whole) =>
    `${withCosts(p, keywordTerms.cleave.ja, costs)}(${linesOf(p, textParts(p, text as never)).join("")})`,
}

const designations: Readonly<Record<string, string>> = {
  renowned: "高名",
  monstrous: "怪物的",
  saddled: "騎乗されている状態",
  solved: "解明",
  suspected: "容疑をかけられた状態",
  warped: "ワープ",
}

/** What an object's designation is called. */
export const designationName = (name: string): string => designations[name] ?? name.replace(/^level /, "レベル")
const named = designationName

export const castingFilters: Readonly<Record<keyof CastingFilterWords, FilterPrinter>> = {
  castBy: (p, by: PlayerRef) => ({ with: `${p.tongue.player(p, by).text}が唱えた` }),
  castFrom: (p, zone: string) => ({ with: `${p.words.zones[zone]?.name ?? zone}から唱えられた` }),
  attached: (_, is: boolean) => ({ with: is ? "何かについている" : "何にもついていない" }),
  designation: (_, name: string) => ({ with: `${named(name)}である` }),
  newSinceUpkeep: () => ({ with: "コントローラーの前のアップキープの開始時より後にコントロール下に入った" }),
}

/** What is counted by how much of it there was. */
const amountsThisWay: Readonly<Record<string, string>> = {
  "loses-life": "失われた点数のライフ",
  "gains-life": "得られた点数のライフ",
  "deals-damage": "与えられたダメージ",
}

export const castingValues: Readonly<Record<string, TextPrinter>> = {
  ofGivenUp: (p, name: string) => `コストとして失ったものの${p.words.numbers[name] ?? name}`,
  timesPaid: (_, cost: string) =>
    `その${cost === "additional" ? "追加" : `${moreKeywords[cost as keyof typeof moreKeywords]?.ja ?? cost}・`}コストが支払われた回数`,
  earlier: (p, pattern: EventPattern) =>
    `このターン、それ以前に${p.tongue.when(p, pattern).replace(/(たび|とき)、?$/, "")}回数`,
  opponents: () => "対戦相手の人数",
  countersOn: (p, what: Selector, whole: { readonly kind: string }) =>
    `${selectorNp(p, what).text}の上にある${counterNames[whole.kind] ?? whole.kind}カウンターの数`,
  targetsAnnounced: () => "その対象の数",
  thisWay: (p, name: string, whole: { readonly kind?: string }) =>
    name === "counters-removed"
      ? `これにより取り除かれた${counterNames[whole.kind ?? ""] ?? whole.kind ?? ""}カウンターの数`
      : name in amountsThisWay
        ? `これにより${amountsThisWay[name]}の値`
        : `これにより${p.tongue.when(p, { on: name }).replace(/(たび|とき)、?$/, "")}合計`,
}

export const castingVerbs: Readonly<Record<string, VerbPrinter>> = {
  unattach: (p, what: Selector) => clause("はずす", `${selectorNp(p, what).text}を`),
  designate: (p, what: Selector, whole: { readonly to: string }) =>
    clause("なる", `${named(whole.to)}に`, selectorNp(p, what)),
  counts: (p, _: string, whole: { readonly of: Selector }) =>
    clause("濫用する", `${selectorNp(p, whole.of).text}を`, p.tongue.self(p) as Np),
}

export const castingCosts: Readonly<Record<string, TextPrinter>> = {
  tapPower: (p, n: Value, whole: { readonly of: Filter }) =>
    `${filterNp(p, { ...whole.of, tapped: false }, { none: true }, "all").text}を合計パワーが${valueText(p, n)}以上になるように好きな数タップする`,
}
