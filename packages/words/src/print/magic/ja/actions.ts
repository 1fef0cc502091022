import type { Effect, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { ActionFilterWords } from "@dilemma-table/magic"
import { ledParts } from "../../conditional.ts"
import { valueText } from "../../conditions.ts"
import { countOf, noun } from "../../japanese/phrases.ts"
import { bind, filterNp, selectorNp } from "../../nouns.ts"
import { clause, fixed, type Np } from "../../phrase.ts"
import type { FilterPrinter, Printing, VerbPrinter } from "../../printing.ts"
import { isUsualTarget } from "../usual-targets.ts"
import { designationName } from "./casting.ts"
import { subtype } from "./nouns.ts"

const counted =
  (name: string): VerbPrinter =>
  (p, n: Value) =>
    clause("行う", `${name}${valueText(p, n)}を`)

/** Where the action's target isn't the one that the rules give it, it is said. */
const aimed =
  (name: string, action: "support" | "earthbend"): VerbPrinter =>
  (p, n: Value, whole: { readonly on: Selector }) =>
    isUsualTarget(action, whole.on, n, p.self.one === "呪文")
      ? clause("行う", `${name}${valueText(p, n)}を`)
      : clause("行う", `${selectorNp(p, whole.on).text}に${name}${valueText(p, n)}を`)

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
  map: "地図",
  powerstone: "パワーストーン",
  junk: "ジャンク",
  lander: "着陸船",
  mutagen: "ミュータジェン",
  shard: "破片",
  walker: "ウォーカー",
  "cursed-role": "呪われし者・役割・",
  "monster-role": "怪物・役割・",
  "royal-role": "王族・役割・",
  "sorcerer-role": "魔術師・役割・",
  "virtuous-role": "高潔な者・役割・",
  "wicked-role": "悪人・役割・",
  "young-hero-role": "若き英雄・役割・",
}

interface Going {
  readonly by?: PlayerRef
  readonly as: string
  readonly rest: string
}

/** 「土地でないカード１枚が公開されるまで、ライブラリーの一番上から公開する」 */
function goingDown(p: Printing, verb: string, passive: string, filter: Filter, { by: ref, as, rest }: Going) {
  const np = filterNp(p, { zone: "library", ...filter }, { exactly: 1 }, "choose")
  const whose = ref === undefined || ref === "you" ? "あなた" : "自分"
  bind(p, as, np)
  p.names.set(rest, { noun: noun("カード", "枚"), many: true, full: { ...np, text: "残り", many: true } })
  return clause(
    verb,
    `${np.text.replace(/^(あなたの)?ライブラリーにある/, "")}が${passive}まで、${whose}のライブラリーの一番上からカードを`,
    by(p, ref),
  )
}

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
  to === undefined ? `${from}以上` : from === to ? String(from) : `${from}～${to}`

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
  discover: counted("発見"),
  manifestDread: repeated("戦慄予示"),
  incubate: counted("培養"),
  learn: () => clause("行う", "履修を"),
  suspect: (p, what: Selector) => clause("かける", `${selectorNp(p, what).text}に容疑を`),
  endure: (p, n: Value, whole: { readonly who?: Selector }) =>
    clause("行う", `忍耐${valueText(p, n)}を`, selectorNp(p, whole.who ?? "this")),
  blight: counted("枯朽"),
  support: aimed("支援", "support"),
  earthbend: aimed("土の技", "earthbend"),
  airbend: (p, what: Selector) => clause("行う", `${selectorNp(p, what).text}に気の技を`),
  exileUntil: (p, filter: Filter, whole: Going) => goingDown(p, "追放する", "追放される", filter, whole),
  revealUntil: (p, filter: Filter, whole: Going) => goingDown(p, "公開する", "公開される", filter, whole),
  clash: (p, _: true, whole: { readonly then?: Effect; readonly else?: Effect }) => [
    clause("行う", "対戦相手１人と激突を"),
    ...(whole.then === undefined ? [] : ledParts(p, "あなたが勝った場合、", p.read.effect(p, whole.then))),
    ...(whole.else === undefined
      ? []
      : ledParts(
          p,
          whole.then === undefined ? "あなたが勝たなかった場合、" : "そうでない場合、",
          p.read.effect(p, whole.else),
        )),
  ],
  flipCoin: (p, n: Value, whole: Flip) => {
    if (whole.as !== undefined)
      p.names.set(whole.as, { noun: noun("回", "回"), many: true, full: "あなたが勝った回数" })
    const after = (lead: string, next: Effect | undefined) =>
      next === undefined ? [] : ledParts(p, lead, p.read.effect(p, next))
    return [
      clause("行う", `コイン投げを${n === 1 ? "1" : valueText(p, n)}回`, by(p, whole.by)),
      ...after("あなたが勝った場合、", whole.won),
      ...after("あなたが負けた場合、", whole.lost),
      ...after("表が出た場合、", whole.heads),
      ...after("裏が出た場合、", whole.tails),
    ]
  },
  rollDie: (p, sides: number, whole: Roll) => {
    if (whole.as !== undefined) p.names.set(whole.as, { noun: noun("出目", "個"), many: false, full: "出目" })
    return [
      clause("振る", `${sides}面体サイコロを${valueText(p, whole.count ?? 1)}個`, by(p, whole.by)),
      ...(whole.table ?? []).flatMap(({ from, to, do: next }) =>
        ledParts(p, `出目が${rowOf(from, to)}なら、`, p.read.effect(p, next)),
      ),
    ]
  },
  vote: (p, words: readonly string[]) => {
    for (const word of words) p.names.set(word, { noun: noun("票", "票"), many: true, full: `${word}の票数` })
    return fixed(`あなたから順に、各プレイヤーは${words.join("か")}に投票する`)
  },
  ringTempts: (p, ref: PlayerRef) =>
    clause("誘惑する", `${p.tongue.player(p, ref).text}を`, { text: "指輪", many: false } as Np),
  undesignate: (p, what: Selector, whole: { readonly from: string }) =>
    clause("でなくなる", designationName(whole.from), selectorNp(p, what)),
  proliferate: () => clause("行う", "増殖を"),
  createKnown: (
    p,
    name: string,
    whole: {
      readonly count?: Value
      readonly by?: PlayerRef
      readonly tapped?: true
      readonly attachedTo?: Selector
    },
  ) => {
    const its = noun(`${tokens[name] ?? name}トークン`, "つ")
    const tapped = whole.tapped === true ? "タップ状態で" : ""
    const on = whole.attachedTo === undefined ? "" : `${selectorNp(p, whole.attachedTo).text}につけて`
    return clause(
      "生成する",
      `${on}${countOf(p, whole.count ?? 1, its).replace(/を$/, "")}を${tapped}`,
      by(p, whole.by),
    )
  },
}

export const actionFilters: Readonly<Record<keyof ActionFilterWords, FilterPrinter>> = {
  leastToughness: () => ({ with: "コントローラーのクリーチャーの中でタフネスが最小である" }),
}
