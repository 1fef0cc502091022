import type { PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { ActionFilterWords } from "@dilemma-table/magic"
import { valueText } from "../../conditions.ts"
import { countOf, noun } from "../../japanese/phrases.ts"
import { selectorNp } from "../../nouns.ts"
import { clause } from "../../phrase.ts"
import type { FilterPrinter, Printing, VerbPrinter } from "../../printing.ts"
import { subtype } from "./nouns.ts"

const counted =
  (name: string): VerbPrinter =>
  (p, n: Value) =>
    clause("行う", `${name}${valueText(p, n)}を`)

const repeated =
  (name: string): VerbPrinter =>
  (p, n: Value) =>
    clause("行う", `${name}を${n === 1 ? "" : `${valueText(p, n)}回`}`)

const doing =
  (verb: string): VerbPrinter =>
  (p, what: Selector) =>
    clause(verb, `${selectorNp(p, what).text}を`)

const tokens: Readonly<Record<string, string>> = {
  treasure: "宝物",
  food: "食物",
  clue: "手掛かり",
  blood: "血",
  gold: "金",
}

const by = (p: Printing, ref: PlayerRef | undefined) =>
  ref === undefined || ref === "you" ? null : p.tongue.player(p, ref)

export const actionVerbs: Readonly<Record<string, VerbPrinter>> = {
  investigate: repeated("調査"),
  populate: repeated("居住"),
  monstrosity: counted("怪物化"),
  adapt: counted("順応"),
  bolster: counted("鼓舞"),
  amass: (p, n: Value, { kind }: { readonly kind?: string }) =>
    clause("行う", `${kind === undefined ? "" : subtype(kind)}動員${valueText(p, n)}を`),
  explore: (p, what: Selector) => clause("行う", "探検を", selectorNp(p, what)),
  connive: (p, what: Selector) => clause("行う", "謀議を", selectorNp(p, what)),
  goad: doing("使嗾する"),
  detain: doing("留置する"),
  proliferate: () => clause("行う", "増殖を"),
  createKnown: (
    p,
    name: string,
    whole: { readonly count?: Value; readonly by?: PlayerRef; readonly tapped?: true },
  ) => {
    const its = noun(`${tokens[name] ?? name}トークン`, "つ")
    const tapped = whole.tapped === true ? "タップ状態で" : ""
    return clause("生成する", `${countOf(p, whole.count ?? 1, its).replace(/を$/, "")}を${tapped}`, by(p, whole.by))
  },
}

export const actionFilters: Readonly<Record<keyof ActionFilterWords, FilterPrinter>> = {
  leastToughness: () => ({ with: "コントローラーのクリーチャーの中でタフネスが最小である" }),
}
