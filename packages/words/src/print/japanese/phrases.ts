import type { PlayerRef, Value } from "@dilemma-table/engine"
import { valueText } from "../conditions.ts"
import { eachOf, inPlay, nounOf, partsOf } from "../nouns.ts"
import type { Act, Noun, Np } from "../phrase.ts"
import type { Bound, Parts, Printing, Quantity, Tongue } from "../printing.ts"
import { teForm } from "./bend.ts"

/** A Japanese noun with its counter. */
export const noun = (one: string, counter: string): Noun => ({ one, many: one, counter })

export const plain = (text: string, reach: Np["reach"], its: Noun, many = false): Np => ({
  text,
  many,
  noun: its,
  reach,
  bare: text,
  from: "",
  counted: "",
  chooser: null,
})

const same = (a: PlayerRef | null, b: PlayerRef | null): boolean => JSON.stringify(a) === JSON.stringify(b)
const person = noun("プレイヤー", "人")

export function player(p: Printing, ref: PlayerRef): Np {
  const { players } = p.words.manner
  if (ref === "you") return { ...plain(players.you, "player", person), you: true }
  if (ref === "that-player" || ref === "chooser") return plain("そのプレイヤー", "player", person)
  if (typeof ref === "string") return plain(players[ref], "player", person)
  if ("ref" in ref) return plain("そのプレイヤー", "player", person)
  if ("targetPlayer" in ref) {
    const many = ref.any === true || (ref.upTo ?? ref.count ?? 1) !== 1
    if (ref.as !== undefined) p.names.set(ref.as, { noun: person, many })
    return (
      slotNp(p, p.slots.indexOf(ref), person, many) ??
      plain(`対象の${targetPlayer(p, ref.targetPlayer)}`, "player", person, many)
    )
  }
  if ("opponentsBut" in ref)
    return plain(`${player(p, ref.opponentsBut as PlayerRef).text}でない各対戦相手`, "player", person)
  const owner = "ownerOf" in ref
  const of = p.tongue.select(p, owner ? ref.ownerOf : ref.controllerOf)
  return plain(
    `${of.reach === "ref" && owner && p.words.manner.ownersKeep !== true ? "" : `${of.text}の`}${owner ? p.words.manner.owner : "コントローラー"}`,
    "player",
    person,
  )
}

export const targetPlayer = (p: Printing, who: "any" | "opponent"): string =>
  who === "any" ? "プレイヤー" : p.words.manner.players.opponentOne

/** A target named before: 「それ」, 「前者」, 「3つ目の対象」. */
function slotNp(p: Printing, slot: number, its: Noun, many: boolean): Np | null {
  if (slot < 0) return null
  const person = its.one === "プレイヤー" || its.one === p.words.manner.players.opponentOne
  const alone = many ? "それら" : person ? "そのプレイヤー" : "それ"
  const total = p.slots.length
  const text = total === 1 ? alone : total === 2 ? (slot === 0 ? "前者" : "後者") : `${slot + 1}つ目の対象`
  return plain(text, person ? "player" : "ref", its, many)
}

/** 「自分の」, 「自身の」. */
function possessive(p: Printing, ref: PlayerRef): string {
  if (p.actor !== null && p.actor !== "you" && same(p.actor, ref)) return "自身の"
  return `${player(p, ref).text}の`
}

/** 「自分の墓地」; "" where things are in play. */
export function place(p: Printing, parts: Parts): string {
  const misplaced = parts.nouns.some((its) => its.rank === 3)
  if (parts.zones.length === 0 || (inPlay(p, parts) && parts.among === null && !misplaced)) return ""
  if (parts.zones.length === 1 && parts.zones[0] === p.words.manner.silentZone) return ""
  if (isToldByNoun(p, parts)) return ""
  const whose = parts.controller ?? parts.owner
  const names = either(parts.zones.map((zone) => p.words.zones[zone]?.name ?? zone))
  return `${whose === null ? "" : possessive(p, whose)}${names}`
}

/** Does its noun say where it is: 「自分の手札」? */
const isToldByNoun = (p: Printing, parts: Parts): boolean =>
  !(
    parts.zones[0] === "hand" &&
    (parts.close !== "" || parts.order.some((one) => typeof one === "string" && one !== ""))
  ) &&
  parts.zones.length === 1 &&
  parts.nouns.length === 0 &&
  parts.among === null &&
  p.words.manner.toldByNoun?.includes(parts.zones[0] ?? "") === true

/** 「2体」, 「X枚」, 「それと同じ数」. */
export function counter(p: Printing, value: Value, its: Noun): string {
  if (typeof value === "number") return `${p.words.manner.count(value)}${its.counter}`
  if (value === "x") return `X${its.counter}`
  return `${valueText(p, value)}と同じ数`
}

const commons = { owner: "オーナー", controller: "コントローラー", "creature-type": "クリーチャー・タイプ" } as const

/** 「カード3枚」 or 「カードを3枚」, as the game writes it; to be followed by the verb. */
export function countOf(p: Printing, value: Value, its: Noun): string {
  if (typeof value !== "number" && value !== "x")
    return p.words.manner.countBeforeParticle
      ? `${valueText(p, value)}に等しい枚数の${its.one}を`
      : `${its.one}を、${valueText(p, value)}と同じ枚数`
  return p.words.manner.countBeforeParticle
    ? `${its.one}${counter(p, value, its)}を`
    : `${its.one}を${counter(p, value, its)}`
}

export const things: Tongue["things"] = (p, parts, quantity, reach, extra = {}) => {
  const { manner } = p.words
  const own = orPlayer(p, nounOf(p, parts), extra.orPlayer)
  // Cards of a hand that more is said of are taken from it.
  const taken = manner.inOrder === true && parts.nouns.length === 0 && parts.zones.join() === "hand"
  const its = taken && place(p, parts) !== "" ? manner.thing(null) : own
  const single = ("exactly" in quantity && quantity.exactly === 1) || ("upTo" in quantity && quantity.upTo === 1)
  const many = !single
  const named = slotNp(p, extra.slot ?? -1, extra.anyTarget === true ? noun("対象", "つ") : its, many)
  if (named !== null) return { ...named, chooser: null }
  return phrase(p, parts, its, quantity, reach, many, extra, manner.countBeforeParticle)
}

/** 「プレイヤーかプレインズウォーカー」. */
export function orPlayer(p: Printing, its: Noun, who: "any" | "opponent" | undefined): Noun {
  if (who === undefined) return its
  const one = `${targetPlayer(p, who)}か${its.one}`
  return { ...its, one, many: one, counter: "つ" }
}

/** The phrase in full, whatever was named before. */
export function phrase(
  p: Printing,
  parts: Parts,
  its: Noun,
  quantity: Quantity,
  reach: Np["reach"],
  many: boolean,
  extra: Parameters<Tongue["things"]>[4] = {},
  before = p.words.manner.countBeforeParticle,
): Np {
  const where = place(p, parts)
  const among = parts.among === null ? "" : parts.among.reach === "ref" ? "その中" : `${parts.among.text}の中`
  const left =
    manner(p).inOrder === true &&
    "all" in quantity &&
    parts.among?.reach === "ref" &&
    parts.zones.length === 0 &&
    parts.order.every((one) => one === "")
  // Of one thing there is no rest.
  if (left && parts.among?.many === false && parts.except === null && parts.nouns.length === 0)
    return { ...parts.among, chooser: extra?.chooser ?? null }
  const rest = (parts.except !== null || left) && parts.among !== null && parts.nouns.length === 0
  if (rest)
    return {
      ...plain(left ? "残り" : `${where === "" ? "" : `${where}にある`}残りのカード`, reach, its, true),
      chooser: extra?.chooser ?? null,
    }
  const except = parts.except === null ? "" : `${parts.except.text}以外の`
  const other = `${except}${parts.other ? "他の" : ""}`
  const adjectives = parts.adjectives.join("")
  const clauses = parts.clauses.join("")
  const core = `${parts.withs.join("")}${adjectives}${extra?.anyTarget === true ? "対象にできるもの" : its.one}`
  // Where something is tells whose it is, but not whose it isn't.
  const whose = ownedBy(p, where === "" ? parts : { ...parts, controller: null, owner: null })
  const others = p.words.manner.inOrder === true && parts.except?.reach === "ref" ? "それ以外の" : ""
  const bare =
    others +
    (p.words.manner.inOrder === true
      ? inOrder(p, parts, where, others === "" ? except : "", its)
      : `${clauses}${whose}${other}${core}`)
  const howMany = "exactly" in quantity ? quantity.exactly : "upTo" in quantity ? quantity.upTo : 1
  const each = manner(p).inOrder === true && !("none" in quantity) ? eachSaid(p, howMany) : null
  const counted = each === null ? counting(p, quantity, its) : `${p.words.manner.count(1)}${its.counter}`
  const sum = [
    ...(extra?.alike === undefined ? [] : [`${commons[extra.alike]}が共通であるように`]),
    ...(extra?.sum === undefined ? [] : [`${extra.sum.of}の合計が${extra.sum.most}以下になるように`]),
    ...(extra?.different === undefined ? [] : [`${extra.different}がすべて異なるように`]),
  ].join("、")
  const random = reach === "random" ? "無作為に" : ""
  const there = manner(p).inOrder === true && parts.among?.reach === "ref"
  const onlyThere = there && where === "" && parts.nouns.length === 0 && bare === its.one
  const placed = `${among === "" ? "" : `${among}の`}${where === "" ? "" : `${where}${manner(p).inZone}`}${bare}`
  return {
    text: `${joined(placed, quantity, counted, before)}${sum === "" ? "" : `(${sum})`}`,
    many,
    noun: its,
    reach,
    // Of those that were named, the ones in a zone; and any of them, which needn't be called what they are.
    bare: there && where !== "" ? placed : onlyThere ? manner(p).thing(null).one : bare,
    from: [among, among === "" && where !== "" ? fromWhere(p, parts, where) : where]
      .filter((text) => text !== "" && (!there || where === ""))
      .map((text) => `${text}から`)
      .join(""),
    counted: random + [counted, sum].filter((text) => text !== "").join("、"),
    ...("upTo" in quantity && (quantity.upTo === 1 || each !== null) && !before && p.sure !== true
      ? { optional: true as const }
      : {}),
    ...(each === null ? {} : { each }),
    chooser: extra?.chooser ?? null,
  }
}

/** 「自分のクリーチャー1体につき」, where one of them goes for each of these. */
export function eachSaid(p: Printing, value: Value): string | null {
  if (typeof value !== "object") return null
  const { amount, before } = perEach({ ...p, actor: null }, value)
  if (before !== "" && amount === "1") return before
  const count = "count" in value ? (value.count as { ref?: string }) : null
  const bound = count?.ref === undefined ? undefined : p.names.get(count.ref)
  return bound?.way === undefined ? null : `${bound.way}${bound.noun.one}1${bound.noun.counter}につき`
}

/** A zone that is nobody's is any player's. */
const fromWhere = (p: Printing, parts: Parts, where: string): string =>
  manner(p).inOrder === true &&
  parts.controller === null &&
  parts.owner === null &&
  p.words.manner.playZone !== parts.zones[0]
    ? `いずれかの${where}`
    : where

/** What stands before the noun in the order of the filter's words. */
function inOrder(p: Printing, parts: Parts, where: string, except: string, its: Noun): string {
  const said = parts.order.map((one) => {
    if (typeof one === "string") return one
    if (one.said === "other") return "他の"
    const only: Parts = {
      ...parts,
      controller: one.said === "controller" ? parts.controller : null,
      owner: one.said === "owner" ? parts.owner : null,
      notController: one.said === "not-controller" ? parts.notController : null,
      notOwner: one.said === "not-owner" ? parts.notOwner : null,
    }
    return where === "" || one.said.startsWith("not-") ? ownedBy(p, only) : ""
  })
  return `${said.join("")}${except}${parts.close}${its.one}`
}

const manner = (p: Printing) => p.words.manner

function joined(placed: string, quantity: Quantity, counted: string, before: boolean): string {
  if ("none" in quantity) return placed
  if ("all" in quantity) return `${placed}すべて`
  if ("any" in quantity) return `好きな数の${placed}`
  if ("upTo" in quantity && before) return `${placed}${quantity.atLeast === undefined ? "最大" : ""}${counted}`
  return counted.endsWith("数") ? `${counted}の${placed}` : `${placed}${counted}`
}

function ownedBy(p: Printing, parts: Parts): string {
  const { whose } = p.words.manner
  const control =
    parts.controller === null
      ? ""
      : (mine(p, parts.controller) ?? whose(player(p, parts.controller), "controller", false))
  const not = parts.notController === null ? "" : whose(player(p, parts.notController), "not-controller", false)
  const own = parts.owner === null ? "" : whose(player(p, parts.owner), "owner", false)
  const notOwn = parts.notOwner === null ? "" : whose(player(p, parts.notOwner), "not-owner", false)
  return control + not + own + notOwn
}

const mine = (p: Printing, ref: PlayerRef): string | null =>
  p.actor !== null && p.actor !== "you" && same(p.actor, ref) ? p.words.manner.own : null

function counting(p: Printing, quantity: Quantity, its: Noun): string {
  if ("none" in quantity) return ""
  if ("all" in quantity) return "すべて"
  if ("any" in quantity) return "好きな数"
  if ("upTo" in quantity) {
    const least = quantity.atLeast === undefined ? "" : `${counter(p, quantity.atLeast, its)}から`
    return `${least}${counter(p, quantity.upTo, its)}${p.words.manner.countBeforeParticle ? "" : "まで"}`
  }
  return counter(p, quantity.exactly, its)
}

export function bound(p: Printing, what: Bound, nth: number): Np {
  if (what.noun.one === "プレイヤー") return plain("そのプレイヤー", "player", what.noun)
  const order = ["", "1つ目の", "2つ目の", "3つ目の", "4つ目の", "5つ目の"][nth]
  const which = order ? order : what.many && p.words.manner.subjectOnce !== true ? "それらの" : "その"
  const way = what.many || p.words.manner.subjectOnce !== true ? what.way : undefined
  return plain(`${way ?? which}${what.noun.one}`, "ref", what.noun, what.many)
}

export const topOf: Tongue["topOf"] = (p, value, of, zone) => {
  const each = p.words.manner.inOrder === true && typeof value === "object" ? perEach(p, value) : null
  if (each !== null && each.before !== "" && each.amount === "1") {
    const one = topOf(p, 1, of, zone)
    return { ...one, text: `${each.before}${one.text}`, many: true }
  }
  const name = p.words.zones[zone]?.name ?? zone
  const cards = p.words.manner.thing(zone)
  const count = counter(p, value, noun(cards.one, "枚"))
  return plain(manner(p).topOf(`${of.text}の${name}`, count, value === 1), "top", cards, value !== 1)
}

/** 「AまたはB」, 「A、B、またはC」. */
export const either = (items: readonly string[]): string =>
  items.length < 3 ? items.join("または") : `${items.slice(0, -1).join("、")}、または${items.at(-1)}`

/**
 * Something done to these: 「相手のクリーチャーを1体選び、破壊する」, 「それを墓地に置く」, 「自分の墓地から」….
 * @param middle said right before the verb: 「自分のマナゾーンに」
 */
export function doing(np: Np, verb: string, middle = "", says = true): Act {
  const subject = np.chooser
  if (np.each !== undefined) {
    const { each, ...single } = np
    const done = doing(single, verb, middle, says)
    return { ...done, subject: null, rest: `${each}${subject === null ? "" : `${subject.text}は`}${done.rest}` }
  }
  if (np.counted === "" || !says) return { subject, verb, rest: `${np.text}を${middle}` }
  if (np.optional === true) {
    const { optional: _, ...sure } = np
    const done = doing({ ...sure, counted: np.counted.replace(/まで/, "") }, verb, middle)
    return { ...done, verb: `${teForm(verb)}もよい` }
  }
  if (np.reach === "random")
    return { subject, verb, rest: `${np.from.replace(/から$/, "の")}${np.bare}を${np.counted}選び、${middle}` }
  if (np.from === "その中から" && np.reach === "choose")
    return {
      subject,
      verb,
      rest:
        np.bare === "カード"
          ? `その中から${np.counted}を${middle}`
          : `その中から${np.bare}を${np.counted}選び、${middle}`,
    }
  if (np.from === "その中から" && np.reach === "all")
    return { subject, verb, rest: `その中から${np.bare}をすべて${middle}` }
  if (np.reach === "all")
    return { subject, verb, rest: `${np.bare}をすべて${np.from === "" ? "" : `、${np.from}`}${middle}` }
  if (np.from !== "" && middle.includes("から") === false)
    return { subject, verb, rest: `${np.bare}を${np.counted}、${np.from}${middle}` }
  return { subject, verb, rest: `${np.bare}を${np.counted}選び、${middle}` }
}

/** 「3」, or 「2」 and 「自分のクリーチャー1体につき」 where the number is so many of something. */
export function perEach(p: Printing, value: Value): { readonly amount: string; readonly before: string } {
  const own = p.words.manner.eachOther?.(p, value) ?? null
  if (own !== null) return own
  const named = namedTimes(p, value)
  if (named !== null) return named
  const each = eachOf(value)
  if (each === null) return { amount: valueText(p, value), before: "" }
  const parts = partsOf(p, each.each)
  return {
    amount: String(each.times),
    before: `${phrase(p, parts, nounOf(p, parts), { exactly: 1 }, "all", false).text}につき`,
  }
}

/** 「こうして破壊したクリーチャー1体につき」 and 2, where the number is so many of what was named. */
function namedTimes(p: Printing, value: Value): { readonly amount: string; readonly before: string } | null {
  if (typeof value !== "object" || !("times" in value)) return null
  const [number, count, ...more] = value.times as readonly Value[]
  if (typeof number !== "number" || typeof count !== "object" || !("count" in count) || more.length > 0) return null
  const { ref } = count.count as { readonly ref?: string }
  const its = ref === undefined ? undefined : p.names.get(ref)
  if (its?.way === undefined) return null
  return { amount: String(number), before: `${its.way}${its.noun.one}1${its.noun.counter}につき` }
}
