import type { Effect, EventPattern, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { BoardFilterWords, BoardStatic, Price } from "@dilemma-table/magic"
import { keywordTerms } from "../../../glossary/magic.ts"
import { abilityText } from "../../abilities.ts"
import { ledParts } from "../../conditional.ts"
import { valueText } from "../../conditions.ts"
import { counter, noun } from "../../japanese/phrases.ts"
import { bind, filterNp, selectorNp } from "../../nouns.ts"
import { act, clause, clauseOf, fixed, type Np } from "../../phrase.ts"
import type { FilterPrinter, Printing, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"
import { colorNames, counterNames, supertypeNames, typeNames } from "../names.ts"
import { named, points, subtype } from "./nouns.ts"
import { priceText } from "./prices.ts"

const those = (p: Printing, filter: Filter): string => filterNp(p, filter, { none: true }, "all").text
const player = (p: Printing, ref: PlayerRef): string => p.tongue.player(p, ref).text
const colored = (list: readonly string[]): string => list.map((color) => named(colorNames, color)).join("と")
const creatures = noun("クリーチャー", "体")
const many = (p: Printing, n: number): string => `クリーチャー${counter(p, n, creatures)}`

const musts: Readonly<Record<string, readonly [string, string]>> = {
  attack: ["攻撃する", "可能なら毎戦闘"],
  block: ["ブロックする", "可能なら毎戦闘"],
  "be-blocked": ["ブロックされる", "可能なら必ず"],
}

interface Prevents {
  readonly from?: Filter
  readonly to?: Filter
  readonly toPlayer?: PlayerRef
  readonly combat?: boolean
  readonly upTo?: number
}

export const boardStatics: Readonly<Record<keyof BoardStatic, StaticPrinter>> = {
  setTypes: (_, types: readonly string[], subject) =>
    act("である", `${types.map((type) => named(typeNames, type)).join("・")}(他のカード・タイプではない)`, subject),
  removeType: (_, type: string, subject) => act("でない", `${named(typeNames, type)}`, subject),
  addSupertype: (_, type: string, subject) => act("である", named(supertypeNames, type).replace(/の$/, ""), subject),
  setSubtypes: (_, types: readonly string[], subject) =>
    act("になる", `他の同種のサブタイプを失い、${types.map(subtype).join("・")}`, subject),
  addColors: (_, colors: readonly string[], subject) => act("でもある", `他の色に加えて${colored(colors)}`, subject),
  switchPowerToughness: (_, __: true, subject) => act("入れ替える", `${subject.text}のパワーとタフネスを`),
  must: (_, what: string, subject) => act(musts[what]?.[0] ?? "攻撃する", musts[what]?.[1] ?? "", subject),
  mustAttack: (p, ref: PlayerRef, subject) => act("攻撃する", `可能なら毎戦闘${player(p, ref)}を`, subject),
  mustBeBlockedBy: (p, filter: Filter, subject) =>
    act("ブロックする", `可能なら必ず${subject.text}を`, filterNp(p, filter, { none: true }, "all")),
  cantAttack: (p, ref: PlayerRef, subject) => act("攻撃できない", `${player(p, ref)}を`, subject),
  needsDefenderWith: (p, filter: Filter, subject) =>
    act("攻撃できない", `防御プレイヤーが${those(p, filter)}をコントロールしていないかぎり`, subject),
  unblockedByDefenderWith: (p, filter: Filter, subject) =>
    act("ブロックされない", `防御プレイヤーが${those(p, filter)}をコントロールしている間`, subject),
  cantBlock: (p, filter: Filter, subject) => act("ブロックできない", `${those(p, filter)}を`, subject),
  canBlockOnly: (p, filter: Filter, subject) => act("ブロックできない", `${those(p, filter)}しか`, subject),
  cantBeBlockedBy: (p, filter: Filter, subject) => act("ブロックされない", `${those(p, filter)}には`, subject),
  cantBeBlockedExceptBy: (p, filter: Filter, subject) =>
    act("ブロックされない", `${those(p, filter)}以外には`, subject),
  blockedByAtLeast: (p, n: number, subject) => act("ブロックされない", `${many(p, n)}以上によってしか`, subject),
  blockedByAtMost: (p, n: number, subject) => act("ブロックされない", `${many(p, n)}より多くには`, subject),
  blocksMore: (p, n: number, subject) => act("ブロックできる", `追加で${many(p, n)}を`, subject),
  attackCost: (p, price: Price, subject) =>
    act("攻撃できない", `コントローラーが1体につき${priceText(p, price)}を支払わないかぎりあなたを`, subject),
  blockCost: (p, price: Price, subject) =>
    act("ブロックできない", `コントローラーが1体につき${priceText(p, price)}を支払わないかぎり`, subject),
  attackersAtMost: (p, n: number) => act("攻撃できない", `各戦闘で、${many(p, n)}までしか`),
  assignsToughness: (_, __: true, subject) => act("割り振る", "自身のタフネスに等しい点数の戦闘ダメージを", subject),
  prevents: (p, what: Prevents) =>
    act("軽減する", `${preventedText(p, what)}を${what.upTo === undefined ? "すべて" : `それぞれ${what.upTo}点`}`),
  unpreventable: (_, __: true, subject) => act("軽減されない", `${subject.text}によるダメージは`),
  replacing: (p, ability: never, subject) => act("持つ", `「${abilityText(p, ability)}」を`, subject),
  once: (_, __: true, subject) => act("はたらく", "次の1回だけ", subject),
}

function preventedText(p: Printing, { from, to, toPlayer, combat }: Prevents): string {
  const whom = [...(to === undefined ? [] : [those(p, to)]), ...(toPlayer === undefined ? [] : [player(p, toPlayer)])]
  const by = from === undefined ? "" : `${those(p, from)}が`
  const kind = combat === true ? "戦闘ダメージ" : combat === false ? "戦闘ダメージ以外のダメージ" : "ダメージ"
  return `${by}${whom.length === 0 ? "" : `${whom.join("と")}に`}与える${kind}`
}

export const boardFilters: Readonly<Record<keyof BoardFilterWords, FilterPrinter>> = {
  blocks: (p, what: Selector) => ({ with: `${selectorNp(p, what).text}をブロックしている` }),
  blockedBy: (p, what: Selector) => ({ with: `${selectorNp(p, what).text}にブロックされている` }),
  blocked: (_, is: boolean) => ({ adjective: is ? "ブロックされている" : "ブロックされていない" }),
  sharesColor: (p, what: Selector) => ({ with: `${selectorNp(p, what).text}と共通の色を持つ` }),
  enteredThisTurn: () => ({ with: "このターンに戦場に出た" }),
}

export const boardValues: Readonly<Record<string, TextPrinter>> = {
  thatMuch: () => "その点数",
  own: (p, name: string) => `それ自身の${p.words.numbers[name] ?? name}`,
}

export const boardCosts: Readonly<Record<string, TextPrinter>> = {
  loyalty: (_, n: number | "x") => (n === "x" ? "[−X]" : n > 0 ? `[+${n}]` : n === 0 ? "[0]" : `[−${-n}]`),
}

export const boardKeywords: Readonly<Record<string, TextPrinter>> = {
  bushido: (_, n: number) => `${keywordTerms.bushido.ja}${n}`,
  toxic: (_, n: number) => `${keywordTerms.toxic.ja}${n}`,
}

interface Copying {
  readonly except?: readonly Readonly<Record<string, unknown>>[]
  readonly as?: string
}

/** 「ただし、それは他のタイプに加えてアーティファクトでもある」. */
function exceptText(p: Printing, { except }: Copying): string {
  if (except === undefined) return ""
  const texts = except.flatMap((does) =>
    Object.entries(does).map(([word, argument]) => {
      const said = p.words.statics[word]?.(p, argument as never, it)
      return said === undefined ? "" : p.tongue.sentence(clauseOf(...[said].flat())).replace(/。$/, "")
    }),
  )
  return texts.length === 0 ? "" : `(ただし、${texts.join("、")})`
}

const it: Np = { text: "それ", many: false } as Np

interface Change {
  readonly amount?: Value
  readonly tapped?: true
  readonly counters?: Readonly<Record<string, Value>>
  readonly to?: Selector
  readonly toPlayer?: PlayerRef
  readonly zone?: string
}

function changeText(p: Printing, change: Change): string {
  const counters = Object.entries(change.counters ?? {}).map(([kind, n]) => {
    const its = noun(`${counterNames[kind] ?? kind}カウンター`, "個")
    return `${its.one}${typeof n === "number" ? counter(p, n, its) : `${valueText(p, n)}個`}`
  })
  return [
    ...(change.amount === undefined ? [] : [`その点数は${valueText(p, change.amount)}になる`]),
    ...(change.tapped === true ? ["それはタップ状態で戦場に出る"] : []),
    ...(counters.length === 0 ? [] : [`それは${counters.join("と")}が置かれた状態で戦場に出る`]),
    ...(change.to === undefined ? [] : [`それは${selectorNp(p, change.to).text}に与えられる`]),
    ...(change.toPlayer === undefined ? [] : [`それは${player(p, change.toPlayer)}に与えられる`]),
    ...(change.zone === undefined ? [] : [`それは${p.words.zones[change.zone]?.name ?? change.zone}に置かれる`]),
  ].join("、")
}

export const boardVerbs: Readonly<Record<string, VerbPrinter>> = {
  change: (p, change: Change) => fixed(changeText(p, change)),
  enterAs: (p, what: Selector, whole: Copying) =>
    fixed(`それは${selectorNp(p, what).text}のコピーとして戦場に出る${exceptText(p, whole)}`),
  becomeCopy: (
    p,
    what: Selector,
    whole: Copying & { of: Selector; until?: keyof Printing["words"]["manner"]["durations"] },
  ) => {
    const until = whole.until === undefined ? "" : p.words.manner.durations[whole.until].before
    return clause(
      "なる",
      `${until}${selectorNp(p, whole.of).text}のコピー${exceptText(p, whole)}に`,
      selectorNp(p, what),
    )
  },
  createCopy: (p, what: Selector, whole: Copying & { count?: Value; by?: PlayerRef; tapped?: true }) => {
    const tokens = noun("トークン", "つ")
    const count = whole.count ?? 1
    bind(p, whole.as, { noun: tokens, many: count !== 1 })
    const by = whole.by === undefined || whole.by === "you" ? null : p.tongue.player(p, whole.by)
    const n = typeof count === "number" ? counter(p, count, tokens) : `${valueText(p, count)}つ`
    return clause(
      "生成する",
      `${selectorNp(p, what).text}のコピーであるトークン${n}${exceptText(p, whole)}を${whole.tapped === true ? "タップ状態で" : ""}`,
      by,
    )
  },
  preventNext: (p, amount: Value, whole: { to?: Selector; player?: PlayerRef; from?: Filter }) => {
    const whom = [
      ...(whole.to === undefined ? [] : [selectorNp(p, whole.to).text]),
      ...(whole.player === undefined ? [] : [player(p, whole.player)]),
    ]
    const from = whole.from === undefined ? "" : `${those(p, whole.from)}が`
    return clause("軽減する", `このターン、次に${from}${whom.join("と")}に与えるダメージを${points(p, amount)}`)
  },
  regenerate: (p, what: Selector) => clause("再生する", `${selectorNp(p, what).text}を`),
  removeDamage: (p, what: Selector) => clause("取り除く", `${selectorNp(p, what).text}が負っているダメージをすべて`),
  removeFromCombat: (p, what: Selector) => clause("取り除く", `${selectorNp(p, what).text}を戦闘から`),
  poison: (p, amount: Value, whole: { by?: PlayerRef }) => {
    const its = noun("毒カウンター", "個")
    const n = typeof amount === "number" || amount === "x" ? counter(p, amount, its) : `${valueText(p, amount)}個`
    const { you: _, ...who } = p.tongue.player(p, whole.by ?? "you")
    return clause("得る", `毒カウンター${n}を`, who)
  },
  meanwhile: (p, what: { would: EventPattern; instead: Effect }, whole: { do: Effect }) => {
    const would = p.tongue.would(p, what.would, "")
    const instead = p.tongue.instead(p.tongue.one(p.read.effect(p, what.instead)), p)
    return [...p.read.effect(p, whole.do), ...ledParts(p, would, instead)]
  },
}
