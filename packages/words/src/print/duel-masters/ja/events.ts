import type { DmEventWord } from "@dilemma-table/duel-masters"
import type { EventPattern, Filter } from "@dilemma-table/engine"
import { filterNp, selectorNp } from "../../nouns.ts"
import { act, type Np } from "../../phrase.ts"
import type { EventPrinter, Printing } from "../../printing.ts"
import { typeNoun } from "./nouns.ts"

/** What it happens to: 「このクリーチャー」, 「自分のタマシード」, 「カード」. */
function objectOf(p: Printing, { object, player }: EventPattern, type?: string): Np {
  if (object === "this") return p.tongue.self(p)
  if (object === "attached") return p.tongue.attached(p)
  const [self, another, ...more] = (object?.any ?? []) as readonly Filter[]
  if (self?.is === "this" && another !== undefined && more.length === 0) {
    const np = filterNp(p, another, { none: true }, "all")
    return { ...np, text: `${p.tongue.self(p).text}または${np.text}` }
  }
  const kindless = type === undefined || object?.is !== undefined || object?.race !== undefined
  const what: Filter = {
    ...object,
    ...(kindless || object?.type !== undefined || object?.any !== undefined ? {} : { type }),
  }
  const filter: Filter = player === undefined || player === "any" ? what : { controller: player, ...what }
  return filterNp(p, filter, { none: true }, "all")
}

/** One creature and another: 「このクリーチャーがクリーチャーを攻撃する時」. */
const between =
  (verb: string, particle: string, sourceFirst: boolean, alone: EventPrinter): EventPrinter =>
  (p, pattern) => {
    if (pattern.source === undefined) return alone(p, pattern)
    const object = objectOf(p, pattern, "creature")
    const isThis = pattern.source.is === "this" && Object.keys(pattern.source).length === 1
    const source = isThis ? p.tongue.self(p) : filterNp(p, pattern.source, { none: true }, "all")
    const [subject, other] = sourceFirst ? [source, object] : [object, source]
    return { act: act(verb, `${other.text}${particle}`, subject), now: true, tells: ["source"], it: object.noun }
  }

/** 「相手の呪文の効果でこのクリーチャーが離れる時」. */
const leaving: EventPrinter = (p, pattern) => {
  const said = ofObject("離れる")(p, pattern)
  if (pattern.source === undefined || !("act" in said) || said.act.subject === null) return said
  const cause = filterNp(p, pattern.source, { none: true }, "all").text
  return {
    ...said,
    act: { ...said.act, subject: { ...said.act.subject, text: `${cause}の効果で${said.act.subject.text}` } },
    tells: ["source"],
  }
}

const ofObject =
  (verb: string, rest = "", now = false, type?: string): EventPrinter =>
  (p, pattern) => ({ act: act(verb, rest, objectOf(p, pattern, type)), ...(now ? { now: true as const } : {}) })

/** A creature attacks a player: the opponent's creatures attack “you”. */
const onPlayer =
  (verb: string, rest: string, now: boolean): EventPrinter =>
  (p, pattern) => {
    const { object } = pattern
    const theirs = typeof object === "object" && object.controller === "opponent"
    return ofObject(verb, `${theirs ? "自分" : "相手プレイヤー"}${rest}`, now, "creature")(p, pattern)
  }

/** Of things used in one way or another those that are used in this one. */
function oneOf(object: EventPattern["object"], type: string | undefined): EventPattern["object"] {
  const any =
    typeof object === "object" && type !== undefined ? (object.any as readonly Filter[] | undefined) : undefined
  return any?.find((one) => one.type === type) ?? object
}

/** A player does it: 「自分が呪文を唱えた時」. */
const ofPlayer =
  (verb: string, what: string, rest = "", type?: string): EventPrinter =>
  (p, { on, object: what_, player: whose, by }) => {
    const object = Array.isArray(on) ? oneOf(what_, type) : what_
    const player = whose ?? by
    const subject = player === undefined || player === "any" ? null : p.tongue.player(p, player)
    const said =
      object === "this"
        ? p.tongue.self(p).text
        : object === "attached"
          ? p.tongue.attached(p).text
          : object === undefined
            ? what
            : filterNp(p, object, { none: true }, "all").text
    const anyone = object === "this" ? null : { ...p.tongue.player(p, "any"), text: "プレイヤー" }
    const its = object === undefined && type !== undefined ? { it: typeNoun(type) } : {}
    return { act: act(verb, `${said}を${rest}`, subject ?? anyone), tells: ["by"], ...its }
  }

/** It comes to a zone; or somebody puts it there, where the pattern says whose doing it is. */
const intoZone =
  (passive: string, active: string, zone: string): EventPrinter =>
  (p, pattern) =>
    (pattern.by === undefined ? ofObject(passive, zone) : ofPlayer(active, "カード", zone))(p, pattern)

/** A creature breaks a shield: the shield is the object, the creature the source. */
const breaking =
  (now: boolean): EventPrinter =>
  (p, { source, object, player }) => {
    const shield = object === undefined || object === "this" || object === "attached" ? null : object
    const whose = player === undefined || player === "any" ? {} : { owner: player }
    const what = filterNp(p, { zone: "shields", ...whose, ...shield }, { none: true }, "all")
    const text = object === "this" ? p.tongue.self(p).text : what.text.replace(/シールドゾーンのシールド$/, "シールド")
    if (source === undefined && object !== "this" && !now)
      return { act: act("ブレイクされる", "", { ...what, text }), it: what.noun }
    const by = filterNp(p, source ?? { type: "creature" }, { none: true }, "all")
    return {
      act: act("ブレイクする", `${text}を`, by),
      ...(now ? { now: true as const } : {}),
      tells: ["source"],
      it: object === "this" ? p.self : what.noun,
    }
  }

/** 「自分がゲームに負ける時」. */
const losing: EventPrinter = (p, { player }) => ({
  act: act("負ける", "ゲームに", p.tongue.player(p, player ?? "any")),
  now: true,
})

const wasBeneath = "このカードが墓地に置かれた時、それが墓地に置かれる直前に進化クリーチャーの下にあったなら"
const beneathBefore = { at: wasBeneath, next: wasBeneath }

const moment =
  (what: string): EventPrinter =>
  (p, { player }) => {
    if (player === undefined || player === "any") return { at: `各ターンの${what}に`, next: `このターンの${what}に` }
    const whose = p.tongue.player(p, player).text
    return { at: `${whose}のターンの${what}に`, next: `次の${whose}のターンの${what}に` }
  }

/** 「このクリーチャーの攻撃の終わりに」. */
function ofItsAttack(p: Printing, pattern: EventPattern): { readonly at: string; readonly next: string } {
  const at = `${objectOf(p, pattern, "creature").text}の攻撃の終わりに`
  return { at, next: at }
}

const handNames: Readonly<Record<string, string>> = { rock: "グー", paper: "パー", scissors: "チョキ" }

export const events: Readonly<Record<DmEventWord, EventPrinter>> = {
  enters: ofObject("出る"),
  leaves: leaving,
  destroyed: ofObject("破壊される"),
  evolves: ofObject("進化する", "", false, "creature"),
  "becomes-base": ofObject("進化する", "別のカードに", true, "creature"),
  "leaves-beneath": ofObject("離れる", "クリーチャーの下を"),
  "beneath-to-graveyard": (p, pattern) =>
    pattern.object === "this" ? beneathBefore : ofObject("置かれる", "クリーチャーの下から墓地に")(p, pattern),
  attacks: ofObject("攻撃する", "", true, "creature"),
  "attacks-player": onPlayer("攻撃する", "を", true),
  attacked: between("攻撃する", "を", true, ofObject("攻撃される", "", false, "creature")),
  "attack-ends": (p, pattern) =>
    pattern.object === undefined
      ? { at: "攻撃の終わりに", next: "攻撃の後" }
      : typeof pattern.object === "object" && pattern.object.is !== undefined
        ? { at: "攻撃の終わりに", next: `このターン、${selectorNp(p, pattern.object.is).text}の最初の攻撃の終わりに` }
        : ofItsAttack(p, pattern),
  "broke-in-attack": ofObject("終わる", "シールドをブレイクした攻撃を", false, "creature"),
  blocks: ofObject("ブロックする", "", false, "creature"),
  blocked: ofObject("ブロックされる", "", false, "creature"),
  unblocked: ofObject("ブロックされない", "攻撃して", false, "creature"),
  "unblocked-player": onPlayer("ブロックされない", "を攻撃して", false),
  battles: between("バトルする", "と", false, ofObject("バトルする", "", true, "creature")),
  "battle-ends": (p, pattern) =>
    pattern.object === undefined
      ? { at: "バトルの終わりに", next: "バトルの後" }
      : ofObject("終わる", "バトルし", false, "creature")(p, pattern),
  "wins-battle": ofObject("勝つ", "バトルに", false, "creature"),
  "loses-battle": ofObject("負ける", "バトルに", false, "creature"),
  "about-to-break": breaking(true),
  breaks: breaking(false),
  taps: ofObject("タップする"),
  untaps: ofObject("アンタップする"),
  draws: (p, pattern) => {
    if (pattern.name === undefined) return ofPlayer("引く", "カード")(p, pattern)
    const whose = pattern.player === undefined ? "プレイヤーが" : `${p.tongue.player(p, pattern.player).text}の`
    const at = `${whose}ターンのはじめにカードを引いた時`
    return { at, next: at }
  },
  discards: (p, pattern) =>
    pattern.object !== undefined && pattern.player === undefined
      ? ofObject("捨てられる", "自分の手札から")(p, pattern)
      : ofPlayer("捨てる", "カード")(p, pattern),
  "put-into-hand": intoZone("加えられる", "加える", "手札に"),
  "put-into-mana": intoZone("置かれる", "置く", "マナゾーンに"),
  "put-into-graveyard": intoZone("置かれる", "置く", "墓地に"),
  "put-into-deck": intoZone("置かれる", "置く", "山札に"),
  "put-into-shields": (p, pattern) => {
    const said = intoZone(
      "置かれる",
      "置く",
      `${pattern.name === "face-up" ? "表向きで" : ""}シールドゾーンに`,
    )(p, pattern)
    return "act" in said ? { ...said, tells: [...(said.tells ?? []), "name"] } : said
  },
  "leaves-shields": ofObject("離れる", "シールドゾーンを"),
  uses: ofPlayer("使う", "カード"),
  summons: ofPlayer("召喚する", "クリーチャー", "", "creature"),
  casts: ofPlayer("唱える", "呪文", "", "spell"),
  generates: ofPlayer("ジェネレートする", "クロスギア", "", "cross-gear"),
  fortifies: (p, pattern) =>
    pattern.object === "this"
      ? { act: act("要塞化する", "この城を自分のシールドゾーンに置いて、シールドを1つ") }
      : ofPlayer("使う", "城")(p, pattern),
  deploys: ofPlayer("展開する", "フィールド"),
  "leaves-mana": ofObject("離れる", "マナゾーンを"),
  links: ofObject("リンクする", "ゴッドと"),
  awakens: ofObject("覚醒する"),
  dragsolves: ofObject("龍解する"),
  "turns-over": ofObject("裏返る"),
  crosses: ofPlayer("クロスする", "クロスギア"),
  "gr-summons": ofPlayer("GR召喚する", "クリーチャー"),
  "uses-s-trigger": ofPlayer("使う", "「S・トリガー」"),
  "after-cast": (p, pattern) => ({ ...ofPlayer("唱える", "呪文")(p, pattern), after: true as const }),
  "chooses-modes": ofPlayer("選ぶ", "選択肢"),
  "shows-hand": (p, pattern) => {
    const said = ofPlayer("出す", `「${handNames[pattern.name ?? ""] ?? "手"}」`)(p, pattern)
    if (!("act" in said)) return said
    const act_ = { ...said.act, rest: `ジャンケンで${said.act.rest}` }
    return { ...said, act: act_, tells: [...(said.tells ?? []), "name"] }
  },
  "loses-game": losing,
  "turn-starts": moment("はじめ"),
  "turn-ends": moment("終わり"),
}
