import type { Ability, Effect, EventPattern, Filter, PlayerRef, Value } from "@dilemma-table/engine"
import type { CastPermission, MagicStatic, Price, SpellCosts } from "@dilemma-table/magic"
import { keywordTerms as terms } from "../../../glossary/magic.ts"
import { abilityText, afresh, isKeyword } from "../../abilities.ts"
import { conditionText, valueText } from "../../conditions.ts"
import { counter, countOf, noun } from "../../japanese/phrases.ts"
import { costText, textParts } from "../../modes.ts"
import { filterNp } from "../../nouns.ts"
import { type Act, act, type Np } from "../../phrase.ts"
import type { Printing, StaticPrinter, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { colorNames, counterNames, keywordNames, romans, typeNames } from "../names.ts"
import { boardCosts, boardKeywords, boardStatics } from "./board.ts"
import { castingCosts, castingKeywords } from "./casting.ts"
import { choiceStatics } from "./choices.ts"
import { effectStatics } from "./effects.ts"
import { levelKeywords } from "./levels.ts"
import { card, named, points, signed, subtype } from "./nouns.ts"
import { playersCosts, playersStatics } from "./players.ts"
import { relationStatics } from "./relations.ts"
import { turnStatics } from "./turn.ts"

const cants: Readonly<Record<string, string>> = {
  attack: "攻撃できない",
  block: "ブロックできない",
  "be-blocked": "ブロックされない",
  "be-targeted": "呪文や能力の対象にならない",
  "be-countered": "打ち消されない",
  "be-copied": "コピーされない",
  untap: "アンタップしない",
  transform: "変身できない",
  "phase-out": "フェイズ・アウトできない",
}

const simple = (value: Value | undefined): boolean => value === undefined || typeof value === "number" || value === "x"

/** 「+1/+2の修整を受ける」, 「基本のパワーとタフネスは2/2である」. */
export function pair(
  p: Printing,
  does: Readonly<Record<string, unknown>>,
  subject: Np,
): readonly [readonly string[], Act] | null {
  const { power, toughness, basePower, baseToughness } = does as Readonly<Record<string, Value | undefined>>
  if (basePower !== undefined && baseToughness !== undefined && power === undefined && toughness === undefined)
    return [
      ["basePower", "baseToughness"],
      act("である", `基本のパワーとタフネスが${valueText(p, basePower)}/${valueText(p, baseToughness)}`, subject),
    ]
  if (power === undefined && toughness === undefined) return null
  const minus = [power, toughness].some((one) => typeof one === "number" && one < 0)
  const at = (value: Value | undefined): string =>
    value === undefined || value === 0 ? (minus ? "-0" : "+0") : simple(value) ? signed(p, value) : "+X"
  const variable = [power, toughness].find((one) => !simple(one))
  const both = !simple(power) && !simple(toughness) && JSON.stringify(power) !== JSON.stringify(toughness)
  if (both)
    return [
      ["power", "toughness"],
      act(
        "受ける",
        `+X/+Yの修整(Xは${valueText(p, power as Value)}、Yは${valueText(p, toughness as Value)})を`,
        subject,
      ),
    ]
  const where = variable === undefined ? "" : `(Xは${valueText(p, variable)})`
  return [["power", "toughness"], act("受ける", `${at(power)}/${at(toughness)}の修整${where}を`, subject)]
}

export const statics: Readonly<Record<keyof MagicStatic, StaticPrinter>> = {
  ...boardStatics,
  ...turnStatics,
  ...playersStatics,
  ...relationStatics,
  ...effectStatics,
  ...choiceStatics,
  power: (p, amount: Value, subject) => act("受ける", `${signed(p, amount)}/+0の修整を`, subject),
  toughness: (p, amount: Value, subject) => act("受ける", `+0/${signed(p, amount)}の修整を`, subject),
  basePower: (p, amount: Value, subject) => act("である", `基本のパワーが${valueText(p, amount)}`, subject),
  baseToughness: (p, amount: Value, subject) => act("である", `基本のタフネスが${valueText(p, amount)}`, subject),
  grant: (p, given: Ability | readonly Ability[], subject) => {
    const texts = [given].flat().map((ability) => {
      const text = abilityText(p, ability as never)
      return isKeyword(p, ability as never) ? text : `「${text}」`
    })
    return act("持つ", `${texts.join("と")}を`, subject)
  },
  loses: (_, what: string | readonly string[], subject) =>
    act(
      "失う",
      `${[what]
        .flat()
        .map((one) => (one === "all" ? "すべての能力" : named(keywordNames, one)))
        .join("と")}を`,
      subject,
    ),
  addType: (_, types: string | readonly string[], subject) =>
    act(
      "でもある",
      `他のタイプに加えて${[types]
        .flat()
        .map((type) => named(typeNames, type))
        .join("・")}`,
      subject,
    ),
  addSubtype: (_, types: string | readonly string[], subject) =>
    act("でもある", `他のタイプに加えて${[types].flat().map(subtype).join("・")}`, subject),
  setColors: (_, colors: readonly string[], subject) =>
    act("である", colors.length === 0 ? "無色" : colors.map((color) => named(colorNames, color)).join("と"), subject),
  cant: (_, what: string | readonly string[], subject) =>
    [what].flat().map((one) => act(cants[one] ?? one, "", subject)),
  entersTapped: (_, __: true, subject) => act("出る", "タップ状態で戦場に", subject),
  preventDamage: (_, how: string, subject) => {
    const way = how.replace("combat-", "")
    const deals = way === "by" ? "が与える" : way === "to" ? "に与えられる" : "に与えられるか与える"
    return act("軽減する", `${subject.text}${deals}${way === how ? "" : "戦闘"}ダメージをすべて`)
  },
  spellCosts: (p, change: SpellCosts, subject) => costChange(p, change, `${subject.text}を唱えるため`),
  abilityCosts: (p, change: SpellCosts, subject) => costChange(p, change, `${subject.text}の起動型能力`),
  landPlays: (_, count: number) => act("よい", `あなたは各ターン、追加で土地${count}つをプレイしても`),
  cantLose: (p, who: PlayerRef) => act("敗北しない", "ゲームに", p.tongue.player(p, who)),
  cantWin: (p, who: PlayerRef) => act("勝利しない", "ゲームに", p.tongue.player(p, who)),
  youHave: (p, what: string) =>
    act("持つ", `${named(keywordNames, what)}を`, { ...p.tongue.self(p), text: p.words.manner.players.you }),
  triggersAgain: (p, pattern: EventPattern, subject) =>
    act("誘発する", `、${p.tongue.when(p, pattern)}それによるならもう１回`, {
      ...subject,
      text: `${subject.text}の誘発型能力`,
    }),
  mayCast: (p, permission: CastPermission, subject) => permitted(p, "唱えて", permission, subject),
  mayPlay: (p, permission: CastPermission, subject) => permitted(p, "プレイして", permission, subject),
  cantCast: (p, who: PlayerRef, subject) => act("唱えられない", `${subject.text}を`, p.tongue.player(p, who)),
  cantPlay: (p, who: PlayerRef, subject) => act("プレイできない", `${subject.text}を`, p.tongue.player(p, who)),
  cantActivate: (_, which: string, subject) =>
    act("起動できない", `${which === "nonmana" ? "マナ能力でないかぎり" : ""}`, {
      ...subject,
      text: `${subject.text}の起動型能力`,
    }),
  entersTransformed: (_, __: true, subject) => act("出る", "変身した状態で戦場に", subject),
  topSeen: (_, who: string) =>
    who === "you"
      ? act("よい", "あなたはあなたのライブラリーの一番上のカードを望む時に見ても")
      : act("プレイする", "あなたはあなたのライブラリーの一番上のカードを公開したままで"),
  controlledBy: (p, who: "you", subject) =>
    act("コントロールする", `${subject.text}を`, { ...p.tongue.player(p, who), text: p.words.manner.players.you }),
}

const permitted = (p: Printing, verb: string, permission: CastPermission, subject: Np) => {
  const zones = permission.from === undefined ? [] : [permission.from].flat()
  const from = zones.length === 0 ? "" : `${zones.map((zone) => p.words.zones[zone]?.name ?? zone).join("か")}から`
  const as = permission.as === undefined ? "" : `${filterNp(p, permission.as, { none: true }, "all").text}として`
  const cost =
    permission.free === true
      ? "マナ・コストを支払うことなく"
      : permission.cost === undefined
        ? ""
        : `${permission.cost.map((one) => costText(p, one)).join("、")}で`
  const when = permission.anytime === true ? "瞬速を持つかのように" : ""
  const up =
    permission.transformed === true
      ? "変身した状態で"
      : permission.faceDown === true
        ? "裏向きの2/2クリーチャー・呪文として"
        : ""
  const also =
    permission.also === undefined ? "" : `追加で${permission.also.map((one) => costText(p, one)).join("、")}ことで`
  const who = permission.owner === true ? "オーナーは" : ""
  const then = permission.exiled === true ? "（墓地に置かれるなら代わりに追放する）" : ""
  const any =
    permission.anyMana === undefined
      ? ""
      : `マナを好きな${permission.anyMana === "color" ? "色" : "タイプ"}のマナであるかのように支払って`
  return act("よい", `${who}${subject.text}を${up}${as}${from}${when}${cost}${also}${any}${verb}も${then}`)
}

const costChange = (p: Printing, change: SpellCosts, whose: string) => {
  const { less, lessFor, more, moreFor, also, atLeast, each, notBelow } = change
  const times = each === undefined ? "" : `${valueText(p, each)}回分`
  const parts = [
    ...(less === undefined ? [] : [`${times}${less}少なく`]),
    ...(lessFor === undefined ? [] : [`${valueText(p, lessFor)}だけ少なく`]),
    ...(more === undefined ? [] : [`${times}${more}多く`]),
    ...(moreFor === undefined ? [] : [`${valueText(p, moreFor)}だけ多く`]),
    ...(also === undefined ? [] : [`加えて${also.map((one) => costText(p, one)).join("、")}`]),
    ...(atLeast === undefined ? [] : [`少なくとも{${atLeast}}に`]),
  ]
  const floor = notBelow === undefined ? "" : `(${notBelow}マナより少なくはならない)`
  const only = change.if === undefined ? "" : `${conditionText(p, change.if)}なら、`
  return act("なる", `${only}${whose}のコストは${parts.join("、")}${floor}`)
}

const ofThis = (p: Printing): string => `この${p.self.one}`

interface Counted {
  readonly count?: Value
}

const someOf = (p: Printing, what: Filter | "this", { count = 1 }: Counted): string =>
  what === "this" ? ofThis(p) : filterNp(p, what, { exactly: count }, "choose").text

export const costs: Readonly<Record<string, TextPrinter>> = {
  ...boardCosts,
  ...playersCosts,
  ...castingCosts,
  mana: (_, mana: string) => mana,
  tap: () => "{T}",
  untap: () => "{Q}",
  payLife: (p, amount: Value) => `${points(p, amount)}のライフを支払う`,
  sacrifice: (p, what: Filter | "this", whole: Counted) => `${someOf(p, what, whole)}を生け贄に捧げる`,
  discard: (p, count: Value | "this", whole: { matching?: Filter; atRandom?: true }) => {
    const random = whole.atRandom === true ? "無作為に" : ""
    if (count === "this") return `このカードを捨てる`
    if (whole.matching === undefined) return `${random}${countOf(p, count, card)}捨てる`
    return `${random}${filterNp(p, { ...whole.matching, zone: "hand" }, { exactly: count }, "choose").text}を捨てる`
  },
  exile: (p, what: Filter | "this", whole: Counted) => `${someOf(p, what, whole)}を追放する`,
  bounce: (p, what: Filter | "this", whole: Counted) => `${someOf(p, what, whole)}をオーナーの手札に戻す`,
  tapSome: (p, what: Filter, whole: Counted) => `${someOf(p, { ...what, tapped: false }, whole)}をタップする`,
  untapSome: (p, what: Filter, whole: Counted) => `${someOf(p, { ...what, tapped: true }, whole)}をアンタップする`,
  reveal: (p, what: Filter | "this", whole: Counted) => `${someOf(p, what, whole)}を公開する`,
  mill: (p, count: Value) => `カード${counter(p, count, card)}を切削する`,
  removeCounters: (p, count: Value, whole: { kind?: string; from?: Filter }) => {
    const its = noun(`${whole.kind === undefined ? "" : (counterNames[whole.kind] ?? whole.kind)}カウンター`, "個")
    return `${someOf(p, whole.from ?? "this", {})}の上から${its.one}${counter(p, count, its)}を取り除く`
  },
  putCounters: (p, count: number, whole: { kind: string; on?: Filter }) => {
    const its = noun(`${counterNames[whole.kind] ?? whole.kind}カウンター`, "個")
    return `${someOf(p, whole.on ?? "this", {})}の上に${its.one}${counter(p, count, its)}を置く`
  },
}

const pricesText = (p: Printing, own: readonly object[]): string => own.map((one) => costText(p, one)).join("、")

const morphText = (p: Printing, keyword: string, own: readonly object[]): string =>
  `${keyword}${own.every((one) => "mana" in one) ? "" : "―"}${pricesText(p, own)}`

export const keywords: Readonly<Record<string, TextPrinter>> = {
  ...boardKeywords,
  ...Object.fromEntries(
    Object.entries(keywordNames).map(([key, { ja }]): readonly [string, TextPrinter] => [key, () => ja]),
  ),
  ...castingKeywords,
  ...levelKeywords,
  enchant: (p, what: Filter) => `${terms.enchant.ja}(${filterNp(p, what, { none: true }, "all").text})`,
  equip: (_, cost: string) => `${terms.equip.ja}${cost}`,
  ward: (p, cost: Price) =>
    typeof cost === "string" ? `${terms.ward.ja}${cost}` : `${terms.ward.ja}―${pricesText(p, cost)}`,
  protection: (p, from: Filter) => `${terms.protection.ja}(${filterNp(p, from, { none: true }, "all").text})`,
  hexproofFrom: (p, from: Filter) => `${terms.hexproofFrom.ja}(${filterNp(p, from, { none: true }, "all").text})`,
  additionalCost: (
    p,
    own: readonly object[],
    whole: { or?: readonly (readonly object[])[]; optional?: true; times?: "any" },
  ) =>
    `この呪文を唱えるための追加コストとして、${whole.times === "any" ? "望む回数だけ、" : ""}${[
      own,
      ...(whole.or ?? []),
    ]
      .map((costs) => pricesText(p, costs))
      .join("か、または")}${whole.optional === true ? "ことを選んでもよい" : ""}`,
  kicker: (p, own: readonly object[], whole: { times?: "any" }) =>
    `${whole.times === "any" ? terms.multikicker.ja : terms.kicker.ja}${pricesText(p, own)}`,
  entwine: (p, own: readonly object[]) => `${terms.entwine.ja}${pricesText(p, own)}`,
  escalate: (p, own: readonly object[]) => `${terms.escalate.ja}${pricesText(p, own)}`,
  buyback: (p, own: readonly object[]) => `${terms.buyback.ja}${pricesText(p, own)}`,
  splice: (p, own: readonly object[], whole: { onto: string | readonly string[] }) =>
    `${terms.splice.ja}(${[whole.onto]
      .flat()
      .map((kind) => (kind in typeNames ? named(typeNames, kind) : subtype(kind)))
      .join("か")})${pricesText(p, own)}`,
  flashback: (p, own: readonly object[] | "mana-cost") =>
    own === "mana-cost" ? `${terms.flashback.ja}(マナ・コスト)` : `${terms.flashback.ja}${pricesText(p, own)}`,
  craft: (p, what: Filter, whole: { count?: number; for: readonly object[] }) =>
    `${filterNp(p, what, { exactly: whole.count ?? 1 }, "choose").text}作製${pricesText(p, whole.for)}`,
  prototype: (_, what: { manaCost: string; power: number; toughness: number }) =>
    `試作${what.manaCost} ― ${what.power}/${what.toughness}`,
  chapter: (p, chapters: number | readonly number[], whole: { do: Effect }) =>
    `${romans(chapters)} ― ${linesOf(afresh(p), textParts(p, whole.do)).join("")}`,
  morph: (p, own: readonly object[]) => morphText(p, terms.morph.ja, own),
  megamorph: (p, own: readonly object[]) => morphText(p, terms.megamorph.ja, own),
  disguise: (p, own: readonly object[]) => morphText(p, terms.disguise.ja, own),
  landwalk: (_, land: string) => `${subtype(land)}渡り`,
}
