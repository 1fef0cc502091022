import type { DmFilterWords } from "@dilemma-table/duel-masters"
import type { Filter, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { either, noun } from "../../japanese/phrases.ts"
import { nextTo, selectorNp } from "../../nouns.ts"
import type { FilterPrinter, TextPrinter } from "../../printing.ts"
import { civilizationNames, everyKeywordName, specialNames } from "../names.ts"
import { all, group, type Many, named, typeNoun } from "./nouns.ts"

/** Are the ones with the greatest number meant of all those that the filter is about otherwise? */
function isAmong(filter: Filter, among: Filter): boolean {
  const isExtreme = (value: unknown): boolean =>
    typeof value === "object" && value !== null && ("highest" in value || "lowest" in value)
  const said = (one: Filter): string =>
    JSON.stringify(
      Object.entries(one)
        .filter(([, value]) => !isExtreme(value))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return said(filter) === said(among)
}

const bounded =
  (what: string, how: string): FilterPrinter =>
  (p, value: Value, whole) => {
    const most =
      typeof value === "object"
        ? ((value as { lowest?: string }).lowest ?? (value as { highest?: string }).highest)
        : undefined
    const extreme =
      typeof value !== "object" || most === undefined || p.words.numbers[most] !== what
        ? null
        : "lowest" in value
          ? "小さい"
          : "highest" in value
            ? "大きい"
            : null
    if (how === "" && extreme !== null) {
      const among = (value as { among: Filter }).among
      const theirs = isAmong(whole, among) ? "" : `${group(p, among)}の中で`
      return { clause: `${what}が${theirs}一番${extreme}` }
    }
    if (typeof value === "number" || value === "x") return { with: `${what}${valueText(p, value)}${how}の` }
    if (
      how === "" &&
      typeof value === "object" &&
      "ref" in value &&
      p.names.get(value.ref as string)?.noun.one === "数字"
    )
      return { with: `選んだ数字と同じ${what}の` }
    const next = how === "" ? null : nextTo(value, how === "以下" ? -1 : 1)
    const same = next !== null && typeof next === "object" && "number" in next && "of" in next ? next : null
    if (same !== null && p.words.numbers[same.number as string] === what)
      return {
        clause: `${what}が${selectorNp(p, same.of as Selector).text}より${how === "以下" ? "小さい" : "大きい"}`,
      }
    if (next !== null) return { clause: `${what}が${valueText(p, next)}より${how === "以下" ? "小さい" : "大きい"}` }
    return { clause: `${what}が${valueText(p, value)}${how === "" ? "と同じ" : `${how}の`}` }
  }
const state =
  (yes: string, no: string): FilterPrinter =>
  (_, is: boolean) => ({ adjective: is ? yes : no })

export const filters: Readonly<Record<keyof DmFilterWords, FilterPrinter>> = {
  type: (_, types: Many) => {
    const nouns = all(types).map(typeNoun)
    return {
      noun: noun(either(nouns.map((each) => each.one)), nouns.length === 1 ? (nouns[0]?.counter ?? "枚") : "枚"),
    }
  },
  special: (_, kinds: Many) => ({ close: either(all(kinds).map((kind) => named(specialNames, kind))) }),
  civilization: (_, of: Many) => ({ with: `${either(all(of).map((one) => named(civilizationNames, one)))}の` }),
  civilizations: (_, of: readonly string[]) => ({
    with: `${of.map((one) => named(civilizationNames, one)).join("と")}の文明を持つ`,
  }),
  colorless: state("無色の", "無色ではない"),
  multicolored: (_, is: boolean) => (is ? { close: "多色" } : { adjective: "多色ではない" }),
  race: (_, races: Many) => ({ noun: { ...noun(either(all(races)), "体"), rank: 0 } }),
  raceWith: (_, text: string) => ({ clause: `種族に「${text}」とある` }),
  cost: bounded("コスト", ""),
  maxCost: bounded("コスト", "以下"),
  minCost: bounded("コスト", "以上"),
  power: bounded("パワー", ""),
  maxPower: bounded("パワー", "以下"),
  minPower: bounded("パワー", "以上"),
  name: (_, name: string) => ({ noun: { ...noun(`《${name}》`, "体"), rank: 0 } }),
  nameWith: (_, name: string) => ({ clause: `名前に《${name}》とある` }),
  named: (_, __: string, whole) =>
    Object.keys(whole).length === 1 ? { noun: noun("選んだカード", "枚") } : { with: "選んだ名前の" },
  ofNamed: (p, name: string) => ({ with: `選んだ${p.names.get(name)?.noun.one ?? "種族"}の` }),
  bearing: (p, what: Selector) =>
    what === "this" && p.bearer.adjective !== undefined
      ? { clause: p.bearer.adjective }
      : { clause: `${selectorNp(p, what).text}で要塞化した` },
  powerEnding: (_, digits: number) => ({ clause: `パワーの最後の三桁が「${String(digits).padStart(3, "0")}」の` }),
  ultimateEvolution: (_, is: boolean) => (is ? { close: "究極進化" } : { adjective: "究極進化ではない" }),
  attacked: state("攻撃されている", "攻撃されていない"),
  battling: state("バトルしている", "バトルしていない"),
  on: (p, whose: Selector) => ({ clause: `${selectorNp(p, whose).text}にクロスされている` }),
  keyword: (_, keyword: string) => ({ with: `「${named(everyKeywordName, keyword)}」を持つ` }),
  attacking: state("攻撃している", "攻撃していない"),
  blocking: state("ブロックしている", "ブロックしていない"),
  blockedBy: (p, by: Selector) => ({ clause: `${selectorNp(p, by).text}にブロックされた` }),
  linked: state("リンクしている", "リンクしていない"),
  crossed: state("クロスされている", "クロスされていない"),
  crossing: state("クロスしている", "クロスしていない"),
  exLifeOf: (p, whose: Selector) => ({ noun: noun(`${selectorNp(p, whose).text}の「EXライフ」シールド`, "つ") }),
  evolved: state("下にカードがある", "下にカードがない"),
  enteredThisTurn: state("このターンに出た", "このターンより前に出た"),
  comingToHand: state("手札に加わる", "手札に加わらない"),
  faceUp: state("表向きの", "裏向きの"),
  usable: (_, how: string) => ({ adjective: how === "free" ? "使える" : "コストを支払って使える" }),
  sharing: (p, about: { what: string; with: Selector }) => ({
    clause: `${selectorNp(p, about.with).text}と同じ${sharedWords[about.what] ?? about.what}を持つ`,
  }),
}

const sharedWords: Readonly<Record<string, string>> = {
  type: "カードタイプ",
  civilization: "文明",
  race: "種族",
  name: "名前",
}

const usedWays: Readonly<Record<string, string>> = {
  pay: "コストを支払って",
  free: "コストを支払わずに",
  instead: "支払うかわりの行動で",
  fixed: "かわりのコストを支払って",
  "pay-for": "別のコストを支払って",
}

export const conditions: Readonly<Record<string, TextPrinter>> = {
  civilizationsAmong: (p, among: Filter, whole: { all: readonly string[] }) =>
    `${group(p, among)}の中に${whole.all.map((one) => named(civilizationNames, one)).join("と")}がある`,
  usedFrom: (p, zone: string) =>
    `自分の${p.words.zones[zone]?.name ?? zone}から${p.self.one === "呪文" ? "唱えて" : p.self.one === "クリーチャー" ? "召喚して" : "使って"}いる`,
  lastUsed: (p, filter: Filter) => `この${p.self.one}を使う直前に${group(p, filter)}を使っていた`,
  wasSummoned: (p) => `この${p.self.one}が召喚されて出た`,
  byKeyword: (p, keyword: string) =>
    `この${p.self.one}を「${named(everyKeywordName, keyword)}」${p.self.one === "呪文" ? "で唱えた" : "によって使ったか出した"}`,
  usedBy: (p, way: string) => `この${p.self.one}を${usedWays[way] ?? way}使った`,
  paidAdditional: (_, which: true | string) => `追加コスト${which === true ? "" : `(${which})`}を支払った`,
  paidWith: (p, filter: Filter) => `マナゾーンの${group(p, filter)}をタップしてこの${p.self.one}を使った`,
  wasPaidFor: (p) => `この${p.self.one}がコストを支払われて使われた`,
}

const different =
  (what: string): TextPrinter =>
  (p, filter: Filter) =>
    `${group(p, filter)}の${what}の数`

export const values: Readonly<Record<string, TextPrinter>> = {
  civilizationsOf: different("文明"),
  typesOf: different("カードタイプ"),
  racesOf: different("種族"),
  linkedCards: (p, what: Selector) => `${selectorNp(p, what).text}にリンクしているカードの数`,
  brokenInAttack: () => "その攻撃中にブレイクしたシールドの数",
  doneForCost: (p) => `この${p.self.one}のコストのためにこうしたカードの数`,
  highest: (p, name: string, whole: { among: Filter }) =>
    `${group(p, whole.among)}の中で一番大きい${p.words.numbers[name] ?? name}`,
  lowest: (p, name: string, whole: { among: Filter }) =>
    `${group(p, whole.among)}の中で一番小さい${p.words.numbers[name] ?? name}`,
  smaller: (p, list: readonly Value[]) => `${list.map((one) => valueText(p, one)).join("と")}のうち小さいほう`,
  greater: (p, list: readonly Value[]) => `${list.map((one) => valueText(p, one)).join("と")}のうち大きいほう`,
}
