import type { Duration, Effect, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { Price } from "@dilemma-table/magic"
import { ledParts } from "../../conditional.ts"
import { valueText } from "../../conditions.ts"
import { counter, countOf, noun } from "../../japanese/phrases.ts"
import { bind, filterNp, selectorNp, whence } from "../../nouns.ts"
import { act, clause, clauseOf, fixed } from "../../phrase.ts"
import type { VerbPrinter } from "../../printing.ts"
import { counterNames, typeNames } from "../names.ts"
import type { Casting, Entering, ManaWhole, NameOf, Searching, Whole } from "../verb-data.ts"
import { actionVerbs } from "./actions.ts"
import { boardVerbs } from "./board.ts"
import { castingVerbs } from "./casting.ts"
import { choiceVerbs } from "./choices.ts"
import { effectVerbs } from "./effects.ts"
import { named, points } from "./nouns.ts"
import { playersVerbs } from "./players.ts"
import { priceText } from "./prices.ts"
import { relationVerbs } from "./relations.ts"
import { turnVerbs } from "./turn.ts"
import {
  by,
  casting,
  counters,
  doTo,
  lyingDown,
  moved,
  ofCards,
  ofPlayer,
  simply,
  spentOn,
  spoken,
  type Token,
  tokenNoun,
  unpaid,
  withCounters,
} from "./verb-phrases.ts"

export const verbs: Readonly<Record<string, VerbPrinter>> = {
  ...boardVerbs,
  ...castingVerbs,
  ...actionVerbs,
  ...turnVerbs,
  ...playersVerbs,
  ...relationVerbs,
  ...effectVerbs,
  ...choiceVerbs,
  draw: ofCards("引く"),
  discard: ofCards("捨てる"),
  discardIt: simply("捨てる"),
  mill: ofCards("切削する"),
  scry: (p, count: Value, whole: Whole) => clause("行う", `占術${valueText(p, count)}を`, by(p, whole)),
  surveil: (p, count: Value, whole: Whole) => clause("行う", `諜報${valueText(p, count)}を`, by(p, whole)),
  look: (p, what: Selector, whole: Whole) => clause("見る", `${selectorNp(p, what).text}を`, by(p, whole)),
  reveal: simply("公開する"),
  destroy: (p, what: Selector, whole: Whole & { noRegeneration?: true }) =>
    doTo(p, what, "破壊する", whole, () => (whole.noRegeneration === true ? "再生できない形で" : "")),
  exile: (p, what: Selector, whole: Whole & { faceDown?: true; until?: "source-leaves" }) =>
    doTo(p, what, "追放する", whole, () => {
      const until = whole.until === undefined ? "" : `${p.tongue.self(p).text}が戦場を離れるまで`
      return `${until}${whole.faceDown === true ? "裏向きで" : ""}`
    }),
  bounce: (p, what: Selector, whole: Whole) => doTo(p, what, "戻す", whole, (owner) => `${owner}手札に`),
  tap: simply("タップする"),
  untap: simply("アンタップする"),
  putOntoBattlefield: (p, what: Selector, whole: Whole & Entering) => {
    const zone = whence(p, what).zone
    const back = zone === "graveyard" || zone === "exile"
    return doTo(p, what, back ? "戻す" : "出す", whole, () => {
      const under =
        whole.under === undefined
          ? ""
          : whole.under === "you"
            ? "あなたのコントロール下で"
            : whole.under === "owner"
              ? "オーナーのコントロール下で"
              : "対戦相手1人のコントロール下で"
      const onto = whole.attachedTo === undefined ? "" : `${selectorNp(p, whole.attachedTo).text}につけた状態で`
      const some =
        whole.counters === undefined || whole.countersFor === undefined
          ? ""
          : `${filterNp(p, whole.countersFor, { none: true }, "all").text}であれば`
      return `${some}${withCounters(p, whole.counters)}${whole.attacking === true ? "攻撃している状態で" : ""}${onto}${under}${whole.tapped === true ? "タップ状態で" : ""}${whole.transformed === true ? "変身した状態で" : ""}${whole.faceDown === true ? "裏向きで" : ""}戦場に`
    })
  },
  putIntoGraveyard: (p, what: Selector, whole: Whole) => doTo(p, what, "置く", whole, (owner) => `${owner}墓地に`),
  putIntoLibrary: (p, what: Selector, whole: Whole & { place: "top" | "bottom" }) =>
    doTo(p, what, "置く", whole, (owner) => `${owner}ライブラリーの一番${whole.place === "top" ? "上" : "下"}に`),
  damage: (p, amount: Value, whole: { to?: Selector; player?: PlayerRef; from?: Selector; divided?: true }) => {
    const source = whole.from === undefined ? p.tongue.self(p) : selectorNp(p, whole.from)
    const targets = [
      ...(whole.to === undefined
        ? []
        : [selectorNp(p, whole.to)].map((np) => (np.reach === "all" ? `${np.bare}それぞれ` : np.text))),
      ...(whole.player === undefined ? [] : [p.tongue.player(p, whole.player).text]),
    ]
    const divided = whole.divided === true ? "望むように割り振って" : ""
    return clause("与える", `${targets.join("と")}に${divided}${points(p, amount)}のダメージを`, source)
  },
  fight: (p, one: Selector, whole: { with: Selector }) => {
    const first = selectorNp(p, one)
    return clause("行う", `${selectorNp(p, whole.with).text}と格闘を`, first)
  },
  wardOff: (p, cost: Price) => ({
    ...clause("打ち消す", "その呪文や能力を"),
    lead: `コントローラーが${unpaid(p, cost)}かぎり、`,
  }),
  counter: (p, what: Selector, whole: Whole & { unlessPays?: Price; into?: "exile" | "hand" }) => {
    const counterIt = doTo(p, what, "打ち消す", whole)
    const unless =
      whole.unlessPays === undefined
        ? counterIt
        : { ...counterIt, lead: `コントローラーが${unpaid(p, whole.unlessPays)}かぎり、` }
    if (whole.into === undefined) return unless
    const instead = whole.into === "exile" ? "追放する" : "オーナーの手札に置く"
    return [unless, clause(instead, "こうして打ち消した呪文は、墓地に置かれる代わりに")]
  },
  putCounters: (p, count: Value, whole: { kind: string; on: Selector; divided?: true }) => {
    const on = selectorNp(p, whole.on)
    const what = counters(p, count, whole.kind)
    const each = on.reach === "all" ? `${on.bare}それぞれ` : on.text
    return clause("置く", `${each}の上に${whole.divided === true ? "望むように割り振って" : ""}${what}を`)
  },
  removeCounters: (p, count: Value | "all", whole: { kind?: string; on: Selector; upTo?: true }) => {
    const its = whole.kind === undefined ? "カウンター" : `${counterNames[whole.kind] ?? whole.kind}カウンター`
    const what =
      count === "all"
        ? `${its}すべて`
        : whole.kind === undefined
          ? `${its}${counter(p, count, noun(its, "個"))}`
          : counters(p, count, whole.kind)
    return clause("取り除く", `${selectorNp(p, whole.on).text}の上から${whole.upTo === true ? `${what}まで` : what}を`)
  },
  create: (p, token: Token, whole: Whole & { count?: Value; tapped?: true; attacking?: true }) => {
    const its = tokenNoun(p, token)
    const count = whole.count ?? 1
    bind(p, whole.as, { noun: noun("トークン", its.counter), many: count !== 1 })
    return clause(
      "生成する",
      `${countOf(p, count, its).replace(/を$/, "")}を${whole.tapped === true ? "タップ状態で" : ""}${whole.attacking === true ? "攻撃している状態で" : ""}`,
      by(p, whole),
    )
  },
  sacrifice: (p, filter: Filter, whole: Whole & { count?: Value }) => {
    const player = by(p, whole)
    const np = filterNp({ ...p, actor: whole.by ?? null }, filter, { exactly: whole.count ?? 1 }, "choose")
    moved(p, whole, np, "生け贄に捧げる")
    return clause("生け贄に捧げる", `${np.text}を`, player)
  },
  sacrificeIt: (p, what: Selector, whole: Whole) => {
    const done = doTo(p, what, "生け贄に捧げる", whole)
    const who = whole.by === undefined ? null : by(p, whole)
    return who === null ? done : { ...done, acts: done.acts.map((one) => ({ ...one, subject: one.subject ?? who })) }
  },
  gainLife: (p, amount: Value, whole: Whole) => clause("得る", `${points(p, amount)}のライフを`, spoken(p, whole.by)),
  loseLife: (p, amount: Value, whole: Whole) => clause("失う", `${points(p, amount)}のライフを`, spoken(p, whole.by)),
  addMana: (p, mana: string, whole: ManaWhole) => clause("加える", `${spentOn(p, whole)}${mana}を`),
  addAnyMana: (p, count: Value, whole: ManaWhole & { among?: readonly string[] }) => {
    const kinds = whole.among === undefined ? "好きな色１色" : whole.among.map((one) => `{${one}}`).join("か")
    return clause("加える", `${spentOn(p, whole)}${kinds}のマナ${points(p, count)}を`)
  },
  copy: (p, what: Selector, whole: Whole & { newTargets?: true; times?: Value; targeting?: Selector }) => {
    const times = whole.times === undefined || whole.times === 1 ? "" : `${points(p, whole.times, "回")}`
    const onto =
      whole.targeting === undefined
        ? ""
        : `それの対象にできる${selectorNp(p, whole.targeting).text}それぞれにつき１つ、それを対象として`
    const copying = doTo(p, what, "コピーする", {}, () => onto + times)
    bind(p, whole.as, { noun: noun("コピー", "つ"), many: times !== "" })
    return whole.newTargets === true ? [copying, fixed("あなたはそのコピーの新しい対象を選んでもよい")] : copying
  },
  retarget: (p, what: Selector, whole: { change?: "all" | "one"; to?: Selector }) => {
    const to = whole.to === undefined ? "" : `${selectorNp(p, whole.to).text}に`
    const np = selectorNp(p, what)
    if (whole.change === undefined) return fixed(`あなたは${np.text}の新しい対象を${to}選んでもよい`)
    return clause("変更する", `${np.text}の対象${whole.change === "one" ? "１つ" : "すべて"}を${to}`)
  },
  reflexive: (p, effect: Effect) => ledParts(p, "そうしたとき、", p.read.effect(p, effect)),
  gainControl: (p, what: Selector, whole: { until?: Duration }) => {
    const np = selectorNp(p, what)
    const until = whole.until === undefined ? "" : p.words.manner.durations[whole.until].before
    return clause("得る", `${until.replace("{self}", p.tongue.self(p).text)}${np.text}のコントロールを`)
  },
  search: (p, filter: Filter, whole: Searching) => {
    const np = filterNp(
      p,
      { zone: "library", ...filter },
      whole.any === true ? { any: true } : whole.upTo === undefined ? { exactly: 1 } : { upTo: whole.upTo },
      "choose",
    )
    bind(p, whole.as, np, { way: "これにより見つけた" })
    const tapped = whole.tapped === true ? "タップ状態で" : ""
    const into = {
      hand: "あなたの手札に",
      battlefield: "戦場に",
      graveyard: "あなたの墓地に",
      top: "ライブラリーの一番上に",
    }[whole.to]
    const verb = { hand: "加える", battlefield: "出す", graveyard: "置く", top: "置く" }[whole.to]
    const shuffled = { ...act("切り直す", "ライブラリーを"), joint: "then" as const }
    return clauseOf(
      act("探す", `あなたのライブラリーから${np.text.replace(/^ライブラリーにある/, "")}を`),
      ...(whole.reveal === true ? [{ ...act("公開する", "それを"), joint: "and" as const }] : []),
      ...(whole.to === "top" ? [shuffled] : []),
      { ...act(verb, `${whole.reveal === true ? "" : "それを"}${tapped}${into}`), joint: "and" },
      ...(whole.to === "top" ? [] : [shuffled]),
    )
  },
  transform: simply("変身させる"),
  convert: simply("トランスフォームさせる"),
  turnFaceUp: (p, what: Selector, whole: Whole) => doTo(p, what, "する", whole, () => "表向きに"),
  turnFaceDown: (p, what: Selector, whole: Whole) => doTo(p, what, "する", whole, () => "裏向きに"),
  nameCard: (p, _: true, whole: Whole & NameOf) => {
    const kinds = (types: NameOf["type"]) =>
      [types ?? []]
        .flat()
        .map((type) => named(typeNames, type))
        .join("か")
    const not = whole.not === undefined ? "" : `${kinds(whole.not)}でない`
    const of = whole.type === undefined ? "" : `${kinds(whole.type)}・`
    return clause("選ぶ", `${not}${of}カード名を1つ`, by(p, whole))
  },
  putIntoHand: (p, what: Selector, whole: Whole) => doTo(p, what, "加える", whole, (owner) => `${owner}手札に`),
  cascade: () => clause("行う", "続唱を"),
  comesBack: (_, __: "this", whole: { transformed?: true }) =>
    clause("戻す", `このカードを${whole.transformed === true ? "変身した状態で" : ""}オーナーのコントロール下で戦場に`),
  flip: simply("反転させる"),
  becomes: (_, is: string) => clause("なる", `${is === "day" ? "昼" : "夜"}に`),
  unlock: simply("開放する"),
  lock: simply("閉鎖する"),
  meld: (p, what: Selector, whole: Whole & { with?: Filter }) => {
    if (whole.with === undefined) return doTo(p, what, "合体させる", whole)
    const counterpart = filterNp(p, whole.with, { exactly: 1 }, "choose").text
    const both = `${selectorNp(p, what).text}と、あなたがオーナーでありコントロールしている${counterpart}`
    return clauseOf(act("追放する", `${both}を`), { ...act("合体させる", "それらを"), joint: "then" })
  },
  manifest: (p, what: Selector, whole: Whole) => lyingDown(p, "予示する", what, whole),
  cloak: (p, what: Selector, whole: Whole) => lyingDown(p, "偽装する", what, whole),
  cast: (p, what: Selector, whole: Casting) => casting(p, "唱える", "唱えても", what, whole),
  play: (p, what: Selector, whole: Casting) => casting(p, "プレイする", "プレイしても", what, whole),
  shuffleLibrary: (p, ref: PlayerRef) => {
    const player = p.tongue.player(p, ref)
    return player.you
      ? clause("切り直す", "あなたのライブラリーを")
      : clause("切り直す", "自分のライブラリーを", player)
  },
  attach: (p, what: Selector, whole: { to: Selector }) => {
    const np = selectorNp(p, what)
    return clause("つける", `${np.text}を${selectorNp(p, whole.to).text}に`)
  },
  pay: (p, price: Price, whole: Whole & { times?: Value; upTo?: true }) => {
    if (whole.upTo === true)
      return clause(
        "支払ってもよい",
        `${priceText(p, price)}を最大${valueText(p, whole.times ?? 1)}回まで`,
        by(p, whole),
      )
    const times = whole.times === undefined ? "" : `${valueText(p, whole.times)}回`
    return clause("支払う", `${priceText(p, price)}を${times}`, by(p, whole))
  },
  loseGame: ofPlayer("敗北する", "このゲームに"),
  winGame: ofPlayer("勝利する", "このゲームに"),
}
