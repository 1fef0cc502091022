import type { Effect, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { abilityText } from "./abilities.ts"
import { ifForm, teForm } from "./bend-ja.ts"
import { conditionText, valueText } from "./conditions.ts"
import { eventsJa } from "./duel-masters-events-ja.ts"
import { civilizationNames, keywordNames, specialNames, typeNames } from "./duel-masters-names.ts"
import { effectParts } from "./effects.ts"
import { counter, countOf, doing, noun, possessive } from "./japanese-phrases.ts"
import { filterNp, selectorNp } from "./nouns.ts"
import { act, type Clause, clause, clauseOf, type Noun, type Np } from "./phrase.ts"
import type { FilterPrinter, Manner, Printing, StaticPrinter, TextPrinter, VerbPrinter, Words } from "./printing.ts"
import { linesOf } from "./sentences.ts"

type Many = string | readonly string[]
const all = (argument: Many): readonly string[] => (typeof argument === "string" ? [argument] : argument)
const named = (names: Readonly<Record<string, { readonly ja: string }>>, key: string): string => names[key]?.ja ?? key
const card = noun("カード", "枚")

const by = (p: Printing, ref: PlayerRef | undefined): Np | null =>
  ref === undefined || ref === "you" ? null : p.tongue.player(p, ref)

/** 「相手のクリーチャーを1体選び、破壊する」. */
const doTo = (p: Printing, what: Selector, verb: string, middle = ""): Clause =>
  clauseOf(doing(selectorNp(p, what), verb, middle))

/** 「自分の」 or 「持ち主の」: whose zone a thing goes to. */
function home(p: Printing, selector: Selector): string {
  if (typeof selector !== "object") return "持ち主の"
  if ("top" in selector) return selector.of === undefined || selector.of === "you" ? "" : "持ち主の"
  const { choose, all, random } = selector as { choose?: Filter; all?: Filter; random?: Filter }
  const filter = choose ?? all ?? random
  const whose = filter?.owner ?? (filter?.zone === undefined ? undefined : filter?.controller)
  return whose === "you" ? "" : whose === undefined ? "持ち主の" : possessive({ ...p, actor: null }, whose)
}

interface Searching {
  readonly as: string
  readonly count?: Value
  readonly upTo?: Value
  readonly any?: true
  readonly zone?: string
  readonly of?: PlayerRef
  readonly reveal?: true
}

const verbs: Readonly<Record<string, VerbPrinter>> = {
  draw: (p, count: Value, whole: { by?: PlayerRef; upTo?: true }) =>
    clause("引く", `${countOf(p, count, card)}${whole.upTo === true ? "まで" : ""}`, by(p, whole.by)),
  discard: (p, what: Selector) => discarding(selectorNp(p, what)),
  destroy: (p, what: Selector) => doTo(p, what, "破壊する"),
  returnToHand: (p, what: Selector) => doTo(p, what, "戻す", `${home(p, what)}手札に`),
  putIntoMana: (p, what: Selector, whole: { tapped?: true }) =>
    doTo(p, what, "置く", `${whole.tapped === true ? "タップして" : ""}${home(p, what)}マナゾーンに`),
  putIntoGraveyard: (p, what: Selector) => doTo(p, what, "置く", `${home(p, what)}墓地に`),
  putIntoBattle: (p, what: Selector, whole: { tapped?: true; under?: "you" | "owner" }) =>
    doTo(
      p,
      what,
      "出す",
      `${whole.under === undefined ? "" : whole.under === "you" ? "自分のものとして" : "持ち主のものとして"}${whole.tapped === true ? "タップして" : ""}`,
    ),
  putOnDeck: (p, what: Selector, whole: { at: "top" | "bottom"; order?: "chosen" | "random" }) =>
    doTo(
      p,
      what,
      "置く",
      `${whole.order === undefined ? "" : whole.order === "chosen" ? "好きな順序で" : "無作為な順序で"}${home(p, what)}山札の${whole.at === "top" ? "上" : "下"}に`,
    ),
  putIntoHyperspatial: (p, what: Selector) => doTo(p, what, "置く", `${home(p, what)}超次元ゾーンに`),
  addShield: (p, what: Selector, whole: { faceUp?: true }) =>
    doTo(p, what, "加える", `${whole.faceUp === true ? "表向きにして" : "裏向きのまま"}${home(p, what)}シールドに`),
  takeShield: (p, what: Selector, whole: { withoutTrigger?: true }) =>
    doTo(
      p,
      what,
      "加える",
      `${home(p, what)}手札に${whole.withoutTrigger === true ? "(その「S・トリガー」は使えない)" : ""}`,
    ),
  breakShields: (p, count: Value, whole: { of?: PlayerRef; by?: Selector }) => {
    const whose = whole.of === undefined ? "相手の" : `${p.tongue.player(p, whole.of).text}の`
    const subject = whole.by === undefined ? null : selectorNp(p, whole.by)
    return clause("ブレイクする", `${whose}シールドを${counter(p, count, noun("シールド", "つ"))}`, subject)
  },
  tap: (p, what: Selector) => doTo(p, what, "タップする"),
  untap: (p, what: Selector) => doTo(p, what, "アンタップする"),
  reveal: (p, what: Selector) => doTo(p, what, "表向きにする"),
  look: (p, what: Selector, whole: { by?: PlayerRef }) =>
    clause("見る", `${selectorNp(p, what).text}を`, by(p, whole.by)),
  search: (p, filter: Filter, whole: Searching) => {
    const zone = `${p.tongue.player(p, whole.of ?? "you").text}の${p.words.zones[whole.zone ?? "deck"]?.name ?? "山札"}`
    const quantity =
      whole.any === true
        ? { any: true as const }
        : whole.upTo === undefined
          ? { exactly: whole.count ?? 1 }
          : { upTo: whole.upTo }
    const np = filterNp(p, filter, quantity, "choose")
    p.names.set(whole.as, { noun: np.noun, many: np.many })
    const shown = whole.reveal === true ? [act("見せる", "相手に")] : []
    return clauseOf(
      act("見る", `${zone}を`),
      { ...act("選ぶ", `その中から${np.bare}を${np.counted}`), joint: "and" },
      ...shown.map((one) => ({ ...one, joint: "and" as const })),
    )
  },
  shuffle: (p, ref: PlayerRef, whole: { except?: Selector }) => {
    const player = p.tongue.player(p, ref)
    const except = whole.except === undefined ? "" : `${selectorNp(p, whole.except).text}を除いて`
    return clause("シャッフルする", `${except}${player.you ? "" : `${player.text}の`}山札を`)
  },
  useFree: (p, what: Selector) => doTo(p, what, "使う", "コストを支払わずに"),
  usePaying: (p, what: Selector) => doTo(p, what, "使う", "コストを支払って"),
  grSummon: (p, count: Value) =>
    clause(
      "GR召喚する",
      count === 1 ? "" : typeof count === "number" ? `${count}回` : `${valueText(p, count)}と同じ回数`,
    ),
  battle: (p, one: Selector, whole: { with: Selector }) =>
    clause("バトルさせる", `${selectorNp(p, one).text}を${selectorNp(p, whole.with).text}と`),
  useIcon: (p, icon: string, whole: { of: Selector }) =>
    clause("使う", `${selectorNp(p, whole.of).text}の${icon.toUpperCase()}能力を`),
  cross: (p, what: Selector, whole: { onto: Selector }) =>
    doTo(p, what, "クロスする", `${selectorNp(p, whole.onto).text}に`),
  awaken: (p, what: Selector, whole: { face?: number }) =>
    doTo(p, what, "覚醒させる", whole.face === undefined ? "" : `${whole.face + 1}番目の面に`),
  gachinko: (p, ref: PlayerRef) => clause("ガチンコ・ジャッジする", `${p.tongue.player(p, ref).text}と`),
  win: (p, ref: PlayerRef) => clause("勝つ", `${p.tongue.player(p, ref).text}はゲームに`),
  lose: (p, ref: PlayerRef) => clause("負ける", `${p.tongue.player(p, ref).text}はゲームに`),
  skipRestOfTurn: (p, ref: PlayerRef) => clause("とばす", `${p.tongue.player(p, ref).text}はターンの残りを`),
  skipTurn: (p, ref: PlayerRef) => clause("とばす", `${p.tongue.player(p, ref).text}は次のターンを`),
  extraTurn: (p, ref: PlayerRef) =>
    clause("追加で行う", `${p.tongue.player(p, ref).text}はこのターンの後に自身のターンを`),
}

/** 「自分の手札を1枚捨てる」: cards in a hand are said as the hand. */
function discarding(np: Np): Clause {
  const hand = np.from.replace(/から$/, "")
  if (np.counted === "" || hand === "" || np.bare !== "カード") return clauseOf(doing(np, "捨てる"))
  if (np.chooser !== null) return clause("捨てる", `${hand}を${np.counted}選び、`, np.chooser)
  return clause("捨てる", `${hand}を${np.counted}`)
}

const bounded =
  (what: string, how: string): FilterPrinter =>
  (p, value: Value) => ({ with: `${what}${typeof value === "number" ? "" : "が"}${valueText(p, value)}${how}の` })
const state =
  (yes: string, no: string): FilterPrinter =>
  (_, is: boolean) => ({ adjective: is ? yes : no })

const typeNoun = (type: string): Noun =>
  noun(named(typeNames, type), type === "creature" ? "体" : type === "element" ? "つ" : "枚")

const filters: Readonly<Record<string, FilterPrinter>> = {
  type: (_, types: Many) => {
    const nouns = all(types).map(typeNoun)
    return {
      noun: noun(nouns.map((each) => each.one).join("または"), nouns.length === 1 ? (nouns[0]?.counter ?? "枚") : "枚"),
    }
  },
  special: (_, kinds: Many) => ({
    adjective: all(kinds)
      .map((kind) => named(specialNames, kind))
      .join("または"),
  }),
  civilization: (_, of: Many) => ({
    with: `${all(of)
      .map((one) => named(civilizationNames, one))
      .join("または")}の`,
  }),
  civilizations: (_, of: readonly string[]) => ({
    with: `${of.map((one) => named(civilizationNames, one)).join("と")}の文明を持つ`,
  }),
  colorless: state("無色の", "無色ではない"),
  multicolored: state("多色の", "多色ではない"),
  race: (_, races: Many) => ({
    with: `種族に${all(races)
      .map((race) => `《${race}》`)
      .join("または")}を持つ`,
  }),
  raceWith: (_, text: string) => ({ with: `種族名に《${text}》とある` }),
  cost: bounded("コスト", ""),
  maxCost: bounded("コスト", "以下"),
  minCost: bounded("コスト", "以上"),
  power: bounded("パワー", ""),
  maxPower: bounded("パワー", "以下"),
  minPower: bounded("パワー", "以上"),
  name: (_, name: string) => ({ with: `《${name}》という名前の` }),
  nameWith: (_, name: string) => ({ with: `名前に《${name}》とある` }),
  keyword: (_, keyword: string) => ({ with: `「${named(keywordNames, keyword)}」を持つ` }),
  attacking: state("攻撃している", "攻撃していない"),
  blocking: state("ブロックしている", "ブロックしていない"),
  crossed: state("クロスされている", "クロスされていない"),
  evolved: state("下にカードがある", "下にカードがない"),
  enteredThisTurn: state("このターンに出た", "このターンより前に出た"),
  sharing: (p, about: { what: string; with: Selector }) => ({
    with: `${selectorNp(p, about.with).text}と同じ${sharedWords[about.what] ?? about.what}を持つ`,
  }),
}

const sharedWords: Readonly<Record<string, string>> = {
  type: "カードタイプ",
  civilization: "文明",
  race: "種族",
  name: "名前",
}
const group = (p: Printing, filter: Filter): string => filterNp(p, filter, { none: true }, "all").text

const conditions: Readonly<Record<string, TextPrinter>> = {
  civilizationsAmong: (p, among: Filter, whole: { all: readonly string[] }) =>
    `${group(p, among)}の中に${whole.all.map((one) => named(civilizationNames, one)).join("と")}がある`,
  usedFrom: (p, zone: string) => `この${p.self.one}を${p.words.zones[zone]?.name ?? zone}から使った`,
  wasSummoned: (p) => `この${p.self.one}が召喚されて出た`,
  wasPaidFor: (p) => `この${p.self.one}がコストを支払われて使われた`,
}

const different =
  (what: string): TextPrinter =>
  (p, filter: Filter) =>
    `${group(p, filter)}の${what}の数`

const values: Readonly<Record<string, TextPrinter>> = {
  civilizationsOf: different("文明"),
  typesOf: different("カードタイプ"),
  racesOf: different("種族"),
  smaller: (p, list: readonly Value[]) => `${list.map((one) => valueText(p, one)).join("と")}のうち小さいほう`,
  greater: (p, list: readonly Value[]) => `${list.map((one) => valueText(p, one)).join("と")}のうち大きいほう`,
}

const signed = (text: string): string => (/^\d+$/.test(text) ? `+${text}` : text.startsWith("-") ? text : `+(${text})`)

const cants: Readonly<Record<string, string>> = {
  attack: "攻撃できない",
  "attack-players": "プレイヤーを攻撃できない",
  "attack-creatures": "クリーチャーを攻撃できない",
  block: "ブロックできない",
  untap: "アンタップしない",
  "be-chosen": "選ばれない",
  leave: "バトルゾーンを離れない",
}

/** Said of something with another particle than は: 「…のパワーを+3000する」. */
const about = (subject: Np, particle: string, rest: string, verb: string) =>
  act(verb, `${subject.text}${particle}${rest}`)
const those = (p: Printing, filter: true | Filter): string => (filter === true ? "" : group(p, filter))

const statics: Readonly<Record<string, StaticPrinter>> = {
  power: (p, amount: Value, subject) => about(subject, "の", `パワーを${signed(valueText(p, amount))}`, "する"),
  grant: (p, ability: never, subject) => about(subject, "に", `「${abilityText(p, ability)}」を`, "与える"),
  loses: (_, what: string, subject) =>
    act("失う", what === "all" ? "能力をすべて" : `「${named(keywordNames, what)}」を`, subject),
  cant: (_, what: string, subject) => act(cants[what] ?? what, "", subject),
  cantBeBlocked: (p, by: true | Filter, subject) =>
    act("ブロックされない", by === true ? "" : `${those(p, by)}に`, subject),
  cantBeAttacked: (p, by: true | Filter, subject) =>
    act("攻撃されない", by === true ? "" : `${those(p, by)}に`, subject),
  attacksUntapped: (p, which: true | Filter, subject) =>
    act("攻撃できる", `アンタップ状態の${which === true ? "クリーチャー" : those(p, which)}を`, subject),
  mustAttack: (_, __: true, subject) => act("攻撃する", "可能なら毎ターン", subject),
  cantUse: (p, which: Filter, subject) => act("使えない", `${those(p, which)}を`, subject),
  cantEnter: (p, which: Filter) => act("出せない", `${those(p, which)}をバトルゾーンに`),
  cantUseShieldTriggers: (p, ref: PlayerRef) => act("使えない", `${p.tongue.player(p, ref).text}は「S・トリガー」を`),
  costs: (p, change: Change, subject) => costChange(p, change, subject),
  usableFrom: (p, zones: Many, subject) =>
    about(
      subject,
      "を",
      `、自分の${all(zones)
        .map((zone) => p.words.zones[zone]?.name ?? zone)
        .join("または")}から使っても`,
      "よい",
    ),
  freeIf: (p, condition: never, subject) =>
    about(subject, "を", `、${ifForm(conditionText(p, condition))}、コストを支払わずに使っても`, "よい"),
  payInstead: (p, costs: readonly object[], subject) =>
    about(
      subject,
      "を",
      `、コストを支払うかわりに、${costs.map((cost) => payText(p, cost)).join("、")}、使っても`,
      "よい",
    ),
  entersTapped: (_, __: true, subject) => act("出る", "タップして", subject),
  notCreature: (_, __: true, subject) => act("ない", "クリーチャーでは", subject),
  breaks: (p, count: Value, subject) =>
    act("ブレイクする", `シールドをさらに${counter(p, count, noun("シールド", "つ"))}`, subject),
}

interface Change {
  readonly less?: Value
  readonly more?: Value
  readonly atLeast?: number
  readonly optional?: true
  readonly act?: Effect
}

function costChange(p: Printing, change: Change, subject: Np) {
  const amounts = [
    ...(change.less === undefined ? [] : [`${valueText(p, change.less)}少なく`]),
    ...(change.more === undefined ? [] : [`${valueText(p, change.more)}多く`]),
  ].join("、")
  const doing = change.act === undefined ? "" : `「${linesOf(p, effectParts(p, change.act)).join("")}」ことで、`
  const least = change.atLeast === undefined ? "" : `(コストは${change.atLeast}より小さくならない)`
  return act(
    change.optional === true ? "してもよい" : "する",
    `${doing}${subject.text}を使うコストを${amounts}${least}`,
  )
}

const payText = (p: Printing, cost: object): string => {
  for (const head in cost) {
    const printer = costs[head]
    if (printer !== undefined)
      return teForm(printer(p, (cost as Record<string, unknown>)[head] as never, cost as never))
  }
  return JSON.stringify(cost)
}

const paying =
  (verb: string, middle = ""): TextPrinter =>
  (p, filter: Filter, whole: { count?: Value }) => {
    const np = filterNp(p, filter, { exactly: whole.count ?? 1 }, "choose")
    return `${np.from === "" ? "" : `${np.from}`}${np.bare}を${np.counted}${middle}${verb}`
  }

const costs: Readonly<Record<string, TextPrinter>> = {
  tapThis: (p) => `この${p.self.one}をタップする`,
  tapping: paying("タップする"),
  discarding: paying("捨てる"),
  destroying: paying("破壊する"),
  returning: paying("戻す", "持ち主の手札に"),
  mana: (_, n: number, whole: { civilizations?: readonly string[] }) =>
    `[${(whole.civilizations ?? []).map((one) => named(civilizationNames, one)).join("/")}(${n})]を支払う`,
}

const keywords: Readonly<Record<string, TextPrinter>> = {
  ...Object.fromEntries(
    Object.entries(keywordNames).map(([key, { ja }]): readonly [string, TextPrinter] => [key, () => ja]),
  ),
  powerAttacker: (p, amount: Value) => `パワーアタッカー${signed(valueText(p, amount))}`,
  evolution: (p, onto: Filter, whole: { count?: number }) => {
    const np = filterNp(p, { controller: "you", ...onto }, { exactly: whole.count ?? 1 }, "choose")
    return `進化：${np.text}の上に置く`
  },
  gZero: (p, condition: never) =>
    `G・ゼロ：${ifForm(conditionText(p, condition))}、この${p.self.one}をコストを支払わずに使ってもよい`,
  sympathy: (p, with_: Filter) => `シンパシー：${group(p, with_)}`,
  kz: (p, effect: Effect) => `KZ：${linesOf(p, effectParts(p, effect)).join("")}`,
}

const manner: Manner = {
  bullet: "▶",
  headingEnd: "",
  playZone: "battle",
  deck: "deck",
  durations: {
    "this-turn": { before: "このターン、", behind: "" },
    "until-your-next-turn": { before: "次の自分のターンのはじめまで、", behind: "" },
    "through-your-next-turn": { before: "次の自分のターンの終わりまで、", behind: "" },
    "while-source": { before: "{self}がバトルゾーンにある間、", behind: "" },
    game: { before: "ゲームの終わりまで、", behind: "" },
  },
  players: {
    you: "自分",
    opponent: "相手",
    any: "各プレイヤー",
    active: "ターンを進めているプレイヤー",
    opponentOne: "相手",
    chooser: "相手",
  },
  thing: (zone) => (zone === "shields" ? noun("シールド", "つ") : card),
  nounIn: (its) => its,
  self: (types) => (types[0] === undefined ? card : typeNoun(types[0])),
  attached: { ...noun("クリーチャー", "体"), text: "これをクロスしたクリーチャー" },
  count: String,
  whose: (player) => `${player.text}の`,
  have: "",
  oneOf: false,
  keywordsOnOneLine: false,
  keywordJoint: "",
  modeHead: (weight, costs) =>
    `${weight === undefined ? "" : `(${weight})`}${costs.length === 0 ? "" : `${costs.join("、")}：`}`,
  countBeforeParticle: false,
  own: "自身の",
  owner: "持ち主",
  inZone: "の",
  topOf: (deck, count, one) => (one ? `${deck}の上から1枚目` : `${deck}の上から${count}`),
  chooseModes: ({ chooser, before, count, verb, repeat, random, one }) => {
    const how = random ? "無作為に" : ""
    if (one) return `${chooser}次の${before}うちいずれか1つを${how}${verb}`
    return `${chooser}次の${before}中から${how}${repeat ? count.replace(/つ/g, "回").replace("同じ数", "同じ回数") : count}${verb}`
  },
  mayRepeat: "(同じものを選んでもよい)",
}

export const duelMastersJa: Words = {
  verbs,
  filters,
  conditions,
  values,
  statics,
  costs,
  keywords,
  events: eventsJa,
  numbers: { cost: "コスト", power: "パワー", mana: "マナの数字", civilizations: "文明の数" },
  zones: {
    deck: { name: "山札" },
    hand: { name: "手札" },
    battle: { name: "バトルゾーン", shared: true },
    graveyard: { name: "墓地" },
    mana: { name: "マナゾーン" },
    shields: { name: "シールドゾーン" },
    hyperspatial: { name: "超次元ゾーン" },
    gr: { name: "超GRゾーン" },
    abyss: { name: "深淵ゾーン" },
  },
  manner,
}
