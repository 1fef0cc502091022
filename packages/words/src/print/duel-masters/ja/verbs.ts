import type { Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { taForm } from "../../japanese/bend.ts"
import { counter, countOf, doing, noun, perEach } from "../../japanese/phrases.ts"
import { bind, filterNp, quantityOf, selectorNp, whence } from "../../nouns.ts"
import { act, type Clause, clause, clauseOf, fixed, type Np, type Part } from "../../phrase.ts"
import type { Printing, VerbPrinter } from "../../printing.ts"
import { civilizationNames } from "../names.ts"
import { card, named } from "./nouns.ts"

/** The fields that verbs which move things share. */
interface Whole {
  readonly as?: string
  readonly by?: PlayerRef
  readonly topCard?: true
}

/** Who does it: you, unless it is said otherwise; said, too, where another player has it done. */
const by = (p: Printing, whole: Whole): Np | null => {
  const who = whole.by ?? "you"
  if (p.actor !== null && JSON.stringify(p.actor) === JSON.stringify(who)) return null
  return who === "you" && (p.actor === null || p.actor === "you") ? null : p.tongue.player(p, who)
}

/** 他のプレイヤーが行うなら、そのプレイヤーを主語にする。 */
const doneBy = (p: Printing, whole: Whole, done: Clause): Clause => {
  const subject = by(p, whole)
  return subject === null ? done : { ...done, acts: done.acts.map((one, i) => (i === 0 ? { ...one, subject } : one)) }
}

/** Is it a number for each of some things, rather than how many these are? */
const isEach = (value: Value): boolean => typeof value === "object" && ("times" in value || "count" in value)

/** What using these is called: a spell is cast. */
function useVerb(p: Printing, what: Selector): string {
  const { one } = selectorNp({ ...p, names: new Map(p.names) }, what).noun
  if (one.endsWith("呪文")) return "唱える"
  if (one === "クロスギア") return "ジェネレートする"
  return one.endsWith("クリーチャー") ? "召喚する" : "使う"
}

/** Names what was moved: 「こうして破壊したクリーチャー」. */
const moved = (p: Printing, whole: Whole, np: Pick<Np, "noun" | "many">, verb: string): void =>
  bind(p, whole.as, np, { way: `こうして${taForm(verb)}` })

/** 「相手のクリーチャーを1体選び、持ち主の手札に戻す」. `middle` is said right before the verb, given whose zone it is. */
function doTo(p: Printing, what: Selector, verb: string, whole: Whole, middle: (owner: string) => string): Clause {
  const owner = whence(p, what).yours === true ? "" : "持ち主の"
  const np = selectorNp(p, what)
  moved(p, whole, np, verb)
  if (np.reach === "random" && np.bare.endsWith("手札") && np.each === undefined)
    return clause(verb, `${np.bare}を${np.counted.replace("無作為に", "")}見ないで選び、${middle(owner)}`)
  if (whole.topCard === true) return clause(verb, `${np.text}の一番上のカードを${middle(owner)}`)
  return clauseOf(doing(np, verb, middle(owner)))
}

const simply =
  (verb: string, middle = ""): VerbPrinter =>
  (p, what: Selector, whole: Whole) =>
    doTo(p, what, verb, whole, () => middle)

/** What is done without saying that it is chosen: 「相手のクリーチャーを1体破壊する」. */
const outright =
  (verb: string): VerbPrinter =>
  (p, what: Selector, whole: Whole) => {
    const np = selectorNp(p, what)
    moved(p, whole, np, verb)
    if (np.from !== "" && np.reach === "all" && verb === "アンタップする")
      return clauseOf(act(verb, `${np.from.replace(/から$/, "の")}${np.bare}をすべて`, np.chooser))
    if (np.from !== "" && np.reach === "choose" && verb === "アンタップする")
      return clauseOf(act(verb, `${np.from.replace(/から$/, "の")}${np.bare}を${np.counted}`, np.chooser))
    const simple =
      np.each === undefined &&
      np.counted !== "" &&
      np.from === "" &&
      np.reach === "choose" &&
      np.counted.indexOf("になるように") < 0
    return clauseOf(simple ? act(verb, `${np.bare}を${np.counted}`, np.chooser) : doing(np, verb))
  }

/** Into a zone of its owner's. */
const into =
  (verb: string, zone: string): VerbPrinter =>
  (p, what: Selector, whole: Whole) =>
    doTo(p, what, verb, whole, (owner) => `${owner}${zone}に`)

const traits = { race: "種族", civilization: "文明", number: "数字" } as const
type Trait = keyof typeof traits

interface Searching {
  readonly as: string
  readonly count?: Value
  readonly upTo?: Value
  readonly any?: true
  readonly zone?: string
  readonly of?: PlayerRef
  readonly reveal?: true
}

const times = (p: Printing, value: Value): string => {
  if (value === 1) return ""
  return typeof value === "number" ? `${value}回` : `${valueText(p, value)}と同じ回数`
}

/** What a player does to the game or their turns. */
const ofPlayer =
  (verb: string, rest: string): VerbPrinter =>
  (p, ref: PlayerRef) => {
    const player = p.tongue.player(p, ref)
    return player.you ? clause(verb, `${player.text}は${rest}`) : clause(verb, rest, player)
  }

/** 「相手とジャンケンする」: it is done where that player wins. */
const contest =
  (what: string): VerbPrinter =>
  (p, ref: PlayerRef) =>
    ref === "you"
      ? clause(`${what}する`, `${p.words.manner.players.opponent}と`)
      : clause(`${what}する`, `${p.words.manner.players.you}と`, p.tongue.player(p, ref))

export const verbs: Readonly<Record<string, VerbPrinter>> = {
  draw: (p, count: Value, whole: Whole & { upTo?: true }) => {
    moved(p, whole, { noun: card, many: count !== 1 }, "引く")
    const each = perEach(p, count)
    const upTo = whole.upTo === true ? "まで" : ""
    if (each.before !== "" && (isEach(count) || (typeof count === "object" && !("times" in count))))
      return clause("引く", `${each.before}カードを${each.amount}枚${upTo}`, by(p, whole))
    if (typeof count === "object") return clause("引く", `${valueText(p, count)}と同じ枚数のカードを`, by(p, whole))
    return clause("引く", `${countOf(p, count, card)}${upTo}`, by(p, whole))
  },
  discard: (p, what: Selector, whole: Whole) => {
    if (what === "this" && p.works === "hand") return clause("捨てる", "このカードを自分の手札から")
    const np = selectorNp(p, what)
    moved(p, whole, np, "捨てる")
    return discarding(np, what)
  },
  destroy: outright("破壊する"),
  returnToHand: (p, what: Selector, whole: Whole) => {
    const found = whence(p, what).zone === "deck"
    return doTo(p, what, found ? "加える" : "戻す", whole, (owner) => `${owner}手札に`)
  },
  putIntoMana: (p, what: Selector, whole: Whole & { tapped?: true }) =>
    doTo(p, what, "置く", whole, (owner) => `${whole.tapped === true ? "タップして" : ""}${owner}マナゾーンに`),
  putIntoGraveyard: into("置く", "墓地"),
  swap: (p, what: Selector, whole: Whole & { with: Selector }) =>
    doTo(p, what, "入れ替える", { ...whole, by: "you" }, () => `${selectorNp(p, whole.with).text}と`),
  putIntoBattle: (
    p,
    what: Selector,
    whole: Whole & { tapped?: true; under?: "you" | "owner"; onto?: Selector; equippedTo?: Selector },
  ) => [
    doTo(p, what, whole.onto === undefined ? "出す" : "重ねる", whole, () => {
      if (whole.onto !== undefined) return `${selectorNp(p, whole.onto).text}の上に`
      const theirs =
        whole.under === "owner" &&
        typeof what === "object" &&
        (("choose" in what && what.by !== undefined) || ("ref" in what && whence(p, what).yours === false))
      const under =
        whole.under === undefined || theirs ? "" : whole.under === "you" ? "自分のものとして" : "持ち主のものとして"
      return `${under}${whole.tapped === true ? "タップして" : ""}`
    }),
    ...(whole.equippedTo === undefined
      ? []
      : [fixed(`(それがウエポンなら、${selectorNp(p, whole.equippedTo).text}に装備して出す)`)]),
  ],
  putOnDeck: (p, what: Selector, whole: Whole & { at: "top" | "bottom"; order?: "chosen" | "random" }) =>
    doTo(p, what, "置く", whole, (owner) => {
      const order = whole.order === undefined ? "" : whole.order === "chosen" ? "好きな順序で" : "無作為な順序で"
      return `${order}${owner}山札の${whole.at === "top" ? "上" : "下"}に`
    }),
  putIntoHyperspatial: into("置く", "超次元ゾーン"),
  leaveOnly: (_, which: "top" | "beneath" | "one") =>
    clause(
      "離れる",
      which === "top"
        ? "一番上のカードだけが"
        : which === "one"
          ? "リンクしているカード1枚だけが"
          : "下のカードすべてが",
    ),
  stay: () => clause("とどまる", "離れずに"),
  sendToAbyss: simply("送る", "深淵に"),
  addShield: (p, what: Selector, whole: Whole & { faceUp?: true }) =>
    doTo(p, what, "シールド化する", whole, () => (whole.faceUp === true ? "表向きにして" : "")),
  takeShield: (p, what: Selector, whole: Whole & { withoutTrigger?: true }) => [
    doTo(p, what, "加える", whole, (owner) => `${owner}手札に`),
    ...(whole.withoutTrigger === true ? [fixed("ただし、その「S・トリガー」は使えない")] : []),
  ],
  breakShields: (p, count: Value, whole: { of?: PlayerRef; by?: Selector }) => {
    const whose = `${p.tongue.player(p, whole.of ?? "opponent").text}の`
    const subject = whole.by === undefined ? null : selectorNp(p, whole.by)
    return clause("ブレイクする", `${whose}シールドを${counter(p, count, noun("シールド", "つ"))}`, subject)
  },
  tap: (p, what: Selector, whole: Whole) => {
    const np = selectorNp(p, what)
    moved(p, whole, np, "タップする")
    if (np.from === "" || np.reach !== "choose") return clauseOf(doing(np, "タップする"))
    return clauseOf(act("タップする", `${np.from.replace(/から$/, "の")}${np.bare}を${np.counted}`, np.chooser))
  },
  untap: outright("アンタップする"),
  reveal: (p, what: Selector, whole: Whole) => {
    const all = typeof what === "object" && "all" in what && what.all.zone === "hand"
    return all
      ? clause("見せる", `${wholeHand(p, what)}を`, by(p, whole))
      : doTo(p, what, "表向きにする", whole, () => "")
  },
  look: (p, what: Selector, whole: Whole) => {
    const np = selectorNp(p, what)
    const chosen = np.reach === "choose" && np.counted !== ""
    return clause("見る", chosen ? `${np.bare}を${np.counted}` : `${handOf(np)}を`, by(p, whole))
  },
  search: (p, filter: Filter, whole: Searching) => {
    const name = whole.zone ?? "deck"
    const zone = `${p.tongue.player(p, whole.of ?? "you").text}の${p.words.zones[name]?.name ?? name}`
    const np = filterNp(p, filter, quantityOf(whole), "choose")
    bind(p, whole.as, np, { zone: name, yours: (whole.of ?? "you") === "you" })
    const chosen = np.optional === true ? `${np.bare}を${np.counted.replace("まで", "")}` : `${np.bare}を${np.counted}`
    const shown = whole.reveal === true ? [{ ...act("見せる", "相手に"), joint: "and" as const }] : []
    return clauseOf(
      act("見る", `${zone}を`),
      { ...act(np.optional === true ? "選んでもよい" : "選ぶ", `その中から${chosen}`), joint: "and" },
      ...shown,
    )
  },
  nameTrait: (p, trait: Trait, whole: { as: string; by?: PlayerRef; except?: string }) => {
    const full = trait === "number" ? { full: "選んだ数字" } : {}
    bind(p, whole.as, { noun: noun(traits[trait], "つ"), many: false }, full)
    const other = whole.except === undefined ? "" : `${named(civilizationNames, whole.except)}以外の`
    return clause("選ぶ", `${other}${traits[trait]}を1つ`, by(p, whole))
  },
  lend: (p, what: Selector) =>
    clause("加える", `このターン、この${p.self.one}のパワーと能力を${selectorNp(p, what).text}に`),
  putBeneath: (p, what: Selector, whole: Whole & { of: Selector }) =>
    doTo(p, what, "置く", whole, () => {
      const np = selectorNp(p, whole.of)
      return `${np.counted === "" ? np.text : `${np.bare}${np.counted}`}の下に`
    }),
  nameCard: (p, filter: Filter) =>
    clause(
      "選ぶ",
      Object.keys(filter).length === 0
        ? "カード名を1つ"
        : `${filterNp(p, filter, { none: true }, "all").text}のカード名を1つ`,
    ),
  shuffle: (p, ref: PlayerRef, whole: { except?: Selector }) => {
    const player = p.tongue.player(p, ref)
    const except = whole.except === undefined ? "" : `${selectorNp(p, whole.except).text}を除いて`
    return clause("シャッフルする", `${except}${player.you ? "" : "自身の"}山札を`, player.you ? null : player)
  },
  useFree: (p, what: Selector, whole: Whole & { asPaid?: true }) =>
    doneBy(
      p,
      whole,
      doTo(p, what, useVerb(p, what), whole, () =>
        whole.asPaid === true ? "コストを支払ったものとして" : "コストを支払わずに",
      ),
    ),
  usePaying: (p, what: Selector, whole: Whole & { for?: { mana: number; civilizations?: readonly string[] } }) =>
    doneBy(
      p,
      whole,
      doTo(p, what, "使う", whole, () => {
        const { for: cost } = whole
        if (cost === undefined) return "コストを支払って"
        return `[${(cost.civilizations ?? []).map((one) => named(civilizationNames, one)).join("/")}(${cost.mana})]を支払って`
      }),
    ),
  grSummon: (p, count: Value, whole: Whole) => {
    moved(p, whole, { noun: noun("GRクリーチャー", "体"), many: count !== 1 }, "GR召喚する")
    return clause("GR召喚する", times(p, count))
  },
  battle: (p, one: Selector, whole: { with: Selector }) => {
    const first = selectorNp(p, one).text
    return clause("バトルさせる", `${first}と${selectorNp(p, whole.with).text}を`)
  },
  removeFromAttack: simply("取り除く", "攻撃から"),
  redirectAttack: (p, what: Selector) => clause("変更する", `攻撃先を${selectorNp(p, what).text}に`),
  useIcon: (p, icon: string, whole: { of: Selector }) => {
    const np = selectorNp(p, whole.of)
    const which = np.counted === "" ? np.text : `${np.bare}${np.counted}`
    return clause("使う", `${which}の${icon.toUpperCase()}能力を`)
  },
  cross: (p, what: Selector, whole: { onto: Selector }) =>
    doTo(p, what, "クロスする", {}, () => `コストを支払わずに${selectorNp(p, whole.onto).text}に`),
  awaken: (p, what: Selector) => doTo(p, what, "裏返す", {}, () => "コストの大きいほうに"),
  dragsolve: (p, what: Selector) => doTo(p, what, "龍解させる", {}, () => ""),
  turnOver: (p, what: Selector) => doTo(p, what, "裏返す", {}, () => ""),
  choosePlayer: (p, who: PlayerRef, whole: Whole) => {
    bind(p, whole.as, { noun: noun("プレイヤー", "人"), many: false })
    return clause("選ぶ", who === "any" ? "プレイヤーを1人" : `${p.tongue.player(p, who).text}を`)
  },
  gachinko: contest("ガチンコ・ジャッジ"),
  janken: contest("ジャンケン"),
  win: ofPlayer("勝つ", "ゲームに"),
  lose: ofPlayer("負ける", "ゲームに"),
  skipRestOfTurn: (p, ref: PlayerRef) =>
    ref === "active"
      ? clause("とばす", "ターンの残りを")
      : ofPlayer("とばす", "ターンの残りを")(p, ref as never, {} as never),
  skipTurn: ofPlayer("とばす", "次のターンを"),
  extraTurn: (p, ref: PlayerRef) =>
    ref === "you"
      ? clause("行う", "このターンの後にもう一度自分のターンを")
      : clause("行う", "このターンの後に追加のターンを", p.tongue.player(p, ref)),
}

/** 「相手の手札」: all of it. */
const wholeHand = (p: Printing, what: Selector): string => handOf(selectorNp(p, what))
const handOf = (np: Np): string => (np.reach === "all" && np.bare.endsWith("手札") ? np.bare : np.text)

/** 「自分の手札を1枚捨てる」: cards in a hand are said as the hand. */
function discarding(np: Np, what: Selector): Clause | Part {
  if (typeof what === "object" && "random" in what)
    return fixed(`${np.each ?? ""}${np.bare}を${np.counted.replace("無作為に", "")}見ないで選び、捨てさせる`)
  if (np.reach === "all" && np.bare === "相手の手札") return clause("捨てる", "相手は自身の手札をすべて")
  if (typeof what === "object" && "choose" in what && what.choose.zone === "hand" && np.from === "")
    return clause(
      "捨てる",
      `${np.each ?? ""}${np.bare}を${np.counted}${np.chooser === null ? "" : "選び、"}`,
      np.chooser,
    )
  const hand = np.from.replace(/から$/, "")
  if (np.counted === "" || hand === "" || np.bare !== "カード") return clauseOf(doing(np, "捨てる"))
  const chosen = np.chooser !== null || np.reach === "random" ? "選び、" : ""
  return clause("捨てる", `${hand}を${np.counted}${chosen}`, np.chooser)
}
