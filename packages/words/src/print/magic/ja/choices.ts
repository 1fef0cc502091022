import type { EventPattern, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { ChoiceFilterWords, ChoiceStatic, KindToChoose } from "@dilemma-table/magic"
import { valueText } from "../../conditions.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { act, clause } from "../../phrase.ts"
import type { FilterPrinter, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"
import { counterNames, supertypeNames } from "../names.ts"
import { named } from "./nouns.ts"

const kinds: Readonly<Record<KindToChoose, string>> = {
  color: "色1つ",
  "creature-type": "クリーチャー・タイプ1つ",
  "card-type": "カード・タイプ1つ",
  "basic-land-type": "基本土地タイプ1つ",
}

export const choiceVerbs: Readonly<Record<string, VerbPrinter>> = {
  chooseKind: (_, kind: KindToChoose) => clause("選ぶ", `${kinds[kind]}を`),
  lifeBecomes: (p, value: Value, whole: { readonly by?: PlayerRef }) =>
    clause("なる", `${p.tongue.player(p, whole.by ?? "you").text}のライフの総量は${valueText(p, value)}に`),
  doubleCounters: (p, what: Selector, whole: { readonly kind?: string }) =>
    clause(
      "する",
      `${selectorNp(p, what).text}の上の${whole.kind === undefined ? "各種類のカウンター" : `${counterNames[whole.kind] ?? whole.kind}カウンター`}の数を倍に`,
    ),
  moveAllCounters: (p, what: Selector, whole: { readonly to: Selector }) =>
    clause("移動する", `${selectorNp(p, what).text}から${selectorNp(p, whole.to).text}にカウンターすべてを`),
}

export const choiceFilters: Readonly<Record<keyof ChoiceFilterWords, FilterPrinter>> = {
  ofChosenKind: (p) => ({ with: p.chosenKind === "color" ? "選ばれた色である" : "選ばれたタイプである" }),
  inset: (_, layout: string) => ({ with: layout === "adventure" ? "出来事を持つ" : "前兆を持つ" }),
  greatest: (p, { of, among }: { readonly of: string; readonly among: Filter }) => ({
    with: `${filterNp(p, among, { none: true }, "all").text}の中で${p.words.numbers[of] ?? of}が最大である`,
  }),
}

export const choiceValues: Readonly<Record<string, TextPrinter>> = {
  amountHappened: (p, pattern: EventPattern) => `${p.tongue.happened(p, pattern)}(その量の合計)`,
}

export const choiceStatics: Readonly<Record<keyof ChoiceStatic, StaticPrinter>> = {
  chosenType: (_, how: "set" | "add", subject) =>
    act("である", how === "set" ? "選ばれたタイプ" : "他のタイプに加えて選ばれたタイプ", subject),
  chosenColor: (_, __: true, subject) => act("である", "選ばれた色", subject),
  removeSupertype: (_, type: string, subject) => act("でない", named(supertypeNames, type).replace(/の$/, ""), subject),
}
