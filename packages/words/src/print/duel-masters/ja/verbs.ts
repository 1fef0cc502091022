import type { Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { counter, countOf, doing, noun, possessive } from "../../japanese/phrases.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { act, type Clause, clause, clauseOf, type Np } from "../../phrase.ts"
import type { Printing, VerbPrinter } from "../../printing.ts"
import { card } from "./nouns.ts"

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

export const verbs: Readonly<Record<string, VerbPrinter>> = {
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
