import type { Ability, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { type DungeonName, dungeons, type RelationFilterWords, type RelationStatic } from "@dilemma-table/magic"
import { abilityText } from "../../abilities.ts"
import { valueText } from "../../conditions.ts"
import { counter, noun } from "../../japanese/phrases.ts"
import { selectorNp } from "../../nouns.ts"
import { act, clause, type Np } from "../../phrase.ts"
import type { FilterPrinter, Printing, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"
import { counterNames } from "../names.ts"

const doer = (p: Printing, ref: PlayerRef): Np => {
  const { you: _, ...who } = p.tongue.player(p, ref)
  return who
}

const text = (p: Printing, what: Selector): string => selectorNp(p, what).text

const designations: Readonly<Record<string, readonly [verb: string, rest: string]>> = {
  monarch: ["なる", "統治者に"],
  initiative: ["得る", "イニシアチブを"],
  "city's-blessing": ["得る", "ゲームの残りの間、都市の承認を"],
}

const states: Readonly<Record<string, string>> = {
  monarch: "統治者である",
  initiative: "イニシアチブを持っている",
  "city's-blessing": "都市の承認を持っている",
}

/** 「カード１枚を贈呈」 */
export const giftNames: Readonly<Record<string, string>> = {
  card: "カード１枚",
  food: "食物１つ",
  treasure: "宝物１つ",
  "tapped-fish": "タップ状態の魚１体",
  octopus: "タコ１体",
  "extra-turn": "追加の１ターン",
}

export const relationVerbs: Readonly<Record<string, VerbPrinter>> = {
  moveCounters: (p, n: Value, whole: { readonly kind: string; readonly from: Selector; readonly to: Selector }) => {
    const its = noun(`${counterNames[whole.kind] ?? whole.kind}カウンター`, "個")
    const count = typeof n === "number" || n === "x" ? counter(p, n, its) : `${valueText(p, n)}個`
    return clause("移動させる", `${text(p, whole.from)}から${text(p, whole.to)}の上に${its.one}${count}を`)
  },
  joinAttack: (p, what: Selector) => clause("なる", "攻撃している状態に", selectorNp(p, what)),
  pair: (p, what: Selector, whole: { readonly with: Selector }) =>
    clause("組にする", `${text(p, what)}と${text(p, whole.with)}を`),
  exileHaunting: (p, what: Selector, whole: { readonly haunts: Selector }) =>
    clause("追放する", `${text(p, whole.haunts)}に憑依した状態で${text(p, what)}を`),
  playerBecomes: (p, what: string, whole: { readonly by?: PlayerRef }) => {
    const [verb, rest] = designations[what] ?? ["なる", `${what}に`]
    return clause(verb, rest, doer(p, whole.by ?? "you"))
  },
  speedUp: (p, n: Value, whole: { readonly by?: PlayerRef }) =>
    clause("増す", `${doer(p, whole.by ?? "you").text}の速度が${valueText(p, n)}`),
  giveGift: (_, what: string) => clause("贈呈する", `約束した${giftNames[what] ?? what}を`),
  readsAhead: (p) =>
    clause("出る", "最終章の番号までの選ばれた数の伝承カウンターが置かれた状態で戦場に", p.tongue.self(p)),
  venture: (p, into: string, whole: { readonly by?: PlayerRef }) =>
    clause(
      "行う",
      into === "undercity" ? "地下街探索を" : "ダンジョン探索を",
      whole.by === undefined || whole.by === "you" ? null : doer(p, whole.by),
    ),
  emblem: (p, abilities: readonly Ability[], whole: { readonly by?: PlayerRef }) =>
    clause(
      "得る",
      `${abilities.map((one) => `「${abilityText(p, one)}」`).join("と")}を持つ紋章を`,
      doer(p, whole.by ?? "you"),
    ),
}

export const relationFilters: Readonly<Record<keyof RelationFilterWords, FilterPrinter>> = {
  sharesType: (p, what: Selector) => ({ with: `${text(p, what)}と共通のクリーチャー・タイプを持つ` }),
  sharesName: (p, what: Selector) => ({ with: `${text(p, what)}と同じ名前を持つ` }),
  paired: (_, is: boolean) => ({ with: is ? "組になっている" : "組になっていない" }),
  pairedWith: (p, what: Selector) => ({ with: `${text(p, what)}と組になっている` }),
  hauntedBy: (p, what: Selector) => ({ with: `${text(p, what)}が憑依している` }),
  chosenForCost: () => ({ with: "コストのために選ばれた" }),
  encoded: () => ({ with: "暗号化された" }),
  historic: () => ({ with: "歴史的な" }),
}

export const relationValues: Readonly<Record<string, TextPrinter>> = {
  xOf: (p, what: Selector) => `${text(p, what)}で宣言されたX`,
  colorsSpent: (p, what: Selector) => `${text(p, what)}を唱えるために支払われたマナの色の数`,
  ofChosen: (p, name: string) => `コストのために選ばれたものの${p.words.numbers[name] ?? name}`,
  total: (p, name: string, whole: { readonly of: Selector }) =>
    `${text(p, whole.of)}の${p.words.numbers[name] ?? name}の合計`,
  opponentsAttacked: () => "この戦闘であなたが攻撃した対戦相手の人数",
  temptations: (p, ref: PlayerRef) => `このゲームに指輪が${doer(p, ref).text}を誘惑した回数`,
  speed: (p, ref: PlayerRef) => `${doer(p, ref).text}の速度`,
}

export const relationConditions: Readonly<Record<string, TextPrinter>> = {
  mostLife: (p, ref: PlayerRef) => `${doer(p, ref).text}のライフが最も多い`,
  completedDungeon: (p, ref: PlayerRef, whole: { readonly named?: DungeonName }) =>
    `${doer(p, ref).text}が${whole.named === undefined ? "ダンジョン" : (dungeons[whole.named].name.ja ?? whole.named)}を踏破したことがある`,
  playerIs: (p, what: string, whole: { readonly who: PlayerRef }) =>
    `${doer(p, whole.who).text}が${states[what] ?? what}`,
}

export const relationStatics: Readonly<Record<keyof RelationStatic, StaticPrinter>> = {
  everyCreatureType: (_, __: true, subject) => act("である", "すべてのクリーチャー・タイプ", subject),
}
