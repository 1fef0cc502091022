import type { Condition, Effect, EventPattern, Filter, Selector, Value } from "@dilemma-table/engine"
import { conditionText, valueText } from "../../conditions.ts"
import { effectParts } from "../../effects.ts"
import { counter, doing, noun } from "../../japanese/phrases.ts"
import { bind, filterNp, quantityOf, selectorNp } from "../../nouns.ts"
import { type Act, act, clauseOf, fixed, type Noun, type Np, type Part } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { group } from "./nouns.ts"

type Data = Readonly<Record<string, unknown>>

interface Together {
  readonly parts: readonly Part[]
  readonly used: number
}

const is = (data: unknown): data is Data => typeof data === "object" && data !== null

/** 何が探したものをどうするか: 「手札に加える」. */
const found: Readonly<Record<string, readonly [verb: string, rest: string]>> = {
  returnToHand: ["加える", "手札に"],
  putIntoBattle: ["出す", ""],
  putIntoMana: ["置く", "マナゾーンに"],
  putIntoGraveyard: ["置く", "墓地に"],
  addShield: ["シールド化する", ""],
}

/** 「自分の山札を見て、その中からクリーチャーを1体選び、相手に見せてから手札に加えてもよい」. */
function searched(p: Printing, first: Data, second: Data): Together | null {
  const { search, as, zone, of } = first as { search: Filter; as: string; zone?: string; of?: never }
  const [head = ""] = Object.keys(second)
  const onto = second.onto === undefined ? null : selectorNp(p, second.onto as Selector).text
  const way = onto === null ? found[head] : (["置く", `${onto}の上に`] as const)
  const what = second[head]
  if (
    search === undefined ||
    way === undefined ||
    !is(what) ||
    what.ref !== as ||
    Object.keys(second).some((word) => word !== head && word !== "as" && word !== "onto")
  )
    return null
  const quantity = quantityOf(first as never)
  const np = filterNp(p, search, quantity, "choose")
  bind(p, as, np, { zone: zone ?? "deck", yours: of === undefined })
  const whose = `${p.tongue.player(p, of ?? "you").text}の${p.words.zones[zone ?? "deck"]?.name}`
  bind(p, second.as as string | undefined, np)
  const optional = "upTo" in quantity && quantity.upTo === 1
  const counted = optional ? np.counted.replace("まで", "") : np.counted
  const shown = first.reveal === true ? "相手に見せてから" : ""
  const [verb, rest] = way
  const done = act(verb, `${whose}を見て、その中から${np.bare}を${counted}選び、${shown}${rest}`)
  const part = clauseOf(done)
  return { parts: [optional || "any" in quantity ? p.tongue.may(part, null) : part], used: 2 }
}

/** 「自分の山札を見て、その中から呪文を1枚選び、山札をシャッフルしてからその呪文をコストを支払わずに唱える」. */
function searchedAndUsed(p: Printing, effects: readonly Effect[]): Together | null {
  const [first, second, third] = effects as readonly Data[]
  if (!is(first) || !is(second) || !is(third)) return null
  const { search, as, zone, of } = first
  const except = is(second.except) ? second.except.ref : undefined
  const used = is(third.useFree) ? third.useFree.ref : undefined
  if (search === undefined || zone !== undefined || of !== undefined) return null
  if (second.shuffle !== "you" || except !== as || used !== as || Object.keys(third).length > 1) return null
  const np = filterNp(p, search as Filter, quantityOf(first as never), "choose")
  bind(p, as as string, np, { zone: "deck", yours: true })
  const verb = np.noun.one === "呪文" ? "唱える" : np.noun.one === "クロスギア" ? "ジェネレートする" : "使う"
  const text = `自分の山札を見て、その中から${np.bare}を${np.counted}選び、山札をシャッフルしてからその${np.noun.one}をコストを支払わずに`
  return { parts: [clauseOf(act(verb, text))], used: 3 }
}

/** 「相手の手札を見て、その中から呪文を1枚選び、捨てさせる」. */
function discarded(p: Printing, first: Data, second: Data): Together | null {
  const seen = is(first.look) && is(first.look.all) ? first.look.all : null
  const chosen = is(second.discard) && (is(second.discard.choose) || is(second.discard.all)) ? second.discard : null
  const filter = (chosen?.choose ?? chosen?.all) as Data | undefined
  if (seen === null || chosen === null || filter === undefined || chosen.by !== undefined) return null
  if (seen.zone !== "hand" || seen.controller !== "opponent" || Object.keys(seen).length > 2) return null
  if (filter.zone !== "hand" || filter.controller !== "opponent") return null
  const { zone: _, controller: __, ...rest } = filter
  const every = chosen.all !== undefined
  if (every && Object.keys(rest).length === 0) return null
  const np = filterNp(p, rest as Filter, every ? { all: true } : quantityOf(chosen as never), every ? "all" : "choose")
  const which = Object.keys(rest).length === 0 ? "" : `${np.bare}を`
  if (every) return { parts: [fixed(`相手の手札を見て、その中から${which}すべて捨てさせる`)], used: 2 }
  return { parts: [fixed(`相手の手札を見て、その中から${which}${np.counted}選び、捨てさせる`)], used: 2 }
}

/** 「自分の山札の上から3枚を見て、好きな順序で元に戻す」. */
function rearranged(p: Printing, first: Data, second: Data): Together | null {
  const seen = is(first.look) && "top" in first.look ? first.look : null
  const back = is(second.putOnDeck) ? second.putOnDeck.ref : undefined
  if (seen === null || back === undefined || back !== seen.as || second.at !== "top" || second.order !== "chosen")
    return null
  return { parts: [clauseOf(act("戻す", `${selectorNp(p, seen as Selector).text}を見て、好きな順序で元に`))], used: 2 }
}

/** 「そのクリーチャーを山札に加えてシャッフルする」. */
function shuffledInto(p: Printing, first: Data, second: Data): Together | null {
  const { putOnDeck: what, at } = first
  const { shuffle } = second
  if (what === undefined || at !== "top" || Object.keys(first).length > 2 || shuffle === undefined) return null
  if (second.except !== undefined) return null
  // Whoever does it would choose the cards, too, if these hadn't been chosen before.
  if (typeof shuffle !== "string" && !(is(what) && typeof what.ref === "string")) return null
  const np = selectorNp(p, what as Selector)
  if (shuffle === "you") {
    const { subject, rest } = doing(np, "シャッフルする", "山札に加えて")
    return { parts: [clauseOf({ subject, rest, verb: "シャッフルする" })], used: 2 }
  }
  const { rest } = doing(np, "シャッフルする", "自身の山札に加えて")
  return { parts: [clauseOf({ subject: p.tongue.player(p, shuffle as never), rest, verb: "シャッフルする" })], used: 2 }
}

/** 「手札を1枚選び、山札の上か下に置く」. */
function topOrBottom(p: Printing, { either, ...more }: Data): Together | null {
  if (!Array.isArray(either) || either.length !== 2 || Object.keys(more).length > 0) return null
  const [top, bottom] = either as unknown as readonly [Data, Data]
  const bare = (one: Data): string => JSON.stringify({ ...one, at: "" })
  if (top.putOnDeck === undefined || top.at !== "top" || bottom.at !== "bottom" || bare(top) !== bare(bottom))
    return null
  const order = top.order === "chosen" ? "好きな順序で" : top.order === "random" ? "無作為な順序で" : ""
  const np = selectorNp(p, top.putOnDeck as Selector)
  return { parts: [clauseOf(doing(np, "置く", `${order}山札の上か下に`))], used: 1 }
}

/** 「クリーチャーを1体選び、相手に見せてから手札に加える」. */
function shownFirst(p: Printing, first: Data, second: Data): Together | null {
  const shown = is(first.reveal) && "choose" in first.reveal ? first.reveal : null
  const moved = is(second.returnToHand) ? second.returnToHand.ref : undefined
  if (shown === null || moved === undefined || moved !== shown.as || Object.keys(first).length > 1) return null
  if (Object.keys(second).length > 1) return null
  return { parts: [clauseOf(doing(selectorNp(p, shown as Selector), "加える", "相手に見せてから手札に"))], used: 2 }
}

/** 「自分の山札を見て、その中から呪文を1枚選び、相手に見せてもよい。その後、山札をシャッフルして、選んだカードを山札の上に置く」. */
function searchedOnTop(p: Printing, effects: readonly Effect[]): Together | null {
  const [first, second, third] = effects as readonly Data[]
  if (!is(first) || !is(second) || !is(third)) return null
  const { search, as, zone, of, upTo, reveal } = first
  const except = is(second.except) ? second.except.ref : undefined
  const put = is(third.putOnDeck) ? third.putOnDeck.ref : undefined
  if (search === undefined || zone !== undefined || of !== undefined || upTo !== 1 || reveal !== true) return null
  if (second.shuffle !== "you" || except !== as || put !== as || third.at !== "top") return null
  const np = filterNp(p, search as Filter, { exactly: 1 }, "choose")
  bind(p, as as string, np, { zone: "deck", yours: true })
  const text = `自分の山札を見て、その中から${np.bare}を${np.counted}選び、相手に見せてもよい。その後、山札をシャッフルして、選んだカードを山札の上に置く`
  return { parts: [fixed(text)], used: 3 }
}

/** One sentence of things that are done and a last one that may be: "may" would be said of all of it, "up to one" isn't. */
function lastIfYouLike(p: Printing, effects: readonly Effect[]): Together | null {
  const last = effects.at(-1) as Data | undefined
  const verb = is(last) && is(last.may) && !Array.isArray(last.may) && Object.keys(last).length === 1 ? last.may : null
  const [head = ""] = Object.keys(verb ?? {})
  const what = verb?.[head]
  if (verb === null || !is(what) || !is(what.choose) || ["count", "upTo", "any"].some((word) => word in what))
    return null
  if (effects.slice(0, -1).some((one) => is(one) && ("may" in one || "if" in one || "try" in one))) return null
  const sure = { ...verb, [head]: { ...what, upTo: 1 } } as unknown as Effect
  return { parts: effectParts({ ...p, sure: true }, [...effects.slice(0, -1), sure] as never), used: 1 }
}

/** 「自然のクリーチャーを<メクレイド>5する」: what that stands for. */
function mekureid(p: Printing, effects: readonly Effect[]): Together | null {
  const [seen, used, rest] = effects as readonly Data[]
  const top = is(seen?.look) ? seen.look : {}
  const may = is(used?.may) && Object.keys(used).length === 1 ? used.may : {}
  const chosen = is(may.useFree) && Object.keys(may.useFree).length === 1 ? may.useFree.choose : undefined
  if (top.top !== 3 || top.of !== undefined || !is(chosen) || !is(chosen.is) || chosen.is.ref !== top.as) return null
  const { zone, is: _, maxCost, ...filter } = chosen
  const under = JSON.stringify({
    putOnDeck: { all: { zone: "deck", is: { ref: top.as } } },
    at: "bottom",
    order: "chosen",
  })
  if (zone !== "deck" || typeof maxCost !== "number" || JSON.stringify(rest) !== under) return null
  const of = Object.keys(filter).length === 0 ? "" : `${group(p, filter as Filter)}を`.replace(/のカードを$/, "の")
  return { parts: [clauseOf(act("する", `${of}<メクレイド>${maxCost}`))], used: 3 }
}

export function inOne(p: Printing, effects: readonly Effect[]): Together | null {
  const [first, second] = effects
  if (Array.isArray(first) && effects.length === 1) return lastIfYouLike(p, first as readonly Effect[])
  const either = is(first) ? topOrBottom(p, first) : null
  if (either !== null) return either
  if (!is(first) || !is(second)) return null
  return (
    mekureid(p, effects) ??
    searchedAndUsed(p, effects) ??
    searchedOnTop(p, effects) ??
    shuffledInto(p, first, second) ??
    shownFirst(p, first, second) ??
    searched(p, first, second) ??
    discarded(p, first, second) ??
    rearranged(p, first, second)
  )
}

/** 「選んだクリーチャー」: all that were chosen one after the other. */
export function chosenTogether(filter: Filter, p: Printing): { readonly noun: Noun; readonly rest: Filter } | null {
  if (!Array.isArray(filter.any) || Object.keys(filter).length > 1) return null
  const nouns = filter.any.map(({ is: which, zone, ...more }) => {
    const name = is(which) && typeof which.ref === "string" && Object.keys(more).length === 0 ? which.ref : undefined
    const bound = name === undefined ? undefined : p.names.get(name)
    if (bound === undefined || bound.way !== undefined) return null
    return zone === undefined || zone === bound.zone ? bound.noun : null
  })
  const [first] = nouns
  if (first === undefined || first === null || nouns.includes(null)) return null
  const same = nouns.every((noun) => noun?.one === first.one)
  return { noun: noun(`選んだ${same ? first.one : "カード"}`, same ? first.counter : "枚"), rest: {} }
}

/** 「自分のシールドが3つ以下である」, 「自分のマナゾーンにすべての文明が揃っている」. */
export function ownCondition(p: Printing, condition: Data): string | null {
  if ("civilizationsAmong" in condition && (condition.all as readonly string[]).length === 5) {
    const among = condition.civilizationsAmong as Data
    if (among.zone === "mana" && among.controller === "you" && Object.keys(among).length === 2)
      return "自分のマナゾーンにすべての文明が揃っている"
    return `${group(p, among as Filter)}で、すべての文明が揃っている`
  }
  if (condition.yourTurn === false) return "相手のターン中である"
  const during = inTurn(p, condition) ?? inBattle(p, condition) ?? done(p, condition) ?? allOfZone(p, condition)
  if (during !== null) return during
  const matching = condition.filter
  if (condition.matches === "this" && is(matching) && matching.crossing === false && Object.keys(matching).length === 1)
    return "このカードがどのクリーチャーにもクロスされていない"
  if (condition.matches === "this" && is(matching) && matching.zone === "battle" && Object.keys(matching).length === 1)
    return `この${p.self.one}がバトルゾーンにある`
  const each = eachThere(p, condition)
  if (each !== null) return each
  const there = is(condition.exists) ? condition.exists : null
  if (there !== null && Array.isArray(there.zone) && there.controller === "you" && Object.keys(there).length === 2)
    return `自分の${there.zone.map((zone) => p.words.zones[zone]?.name).join("と")}に合計${valueText(p, (condition.atLeast ?? 1) as Value)}枚以上カードがある`
  const compared = condition.compare as readonly [Value, string, Value] | undefined
  if (compared === undefined) return null
  const [left, how, right] = compared
  const beside = besideEachOther(p, left, how, right)
  if (beside !== null) return beside
  if ((how !== "<=" && how !== ">=") || typeof left !== "object" || !("count" in left)) return null
  const all = is(left.count) ? left.count.all : undefined
  if (all === undefined) return null
  const np = filterNp(p, all as Filter, { none: true }, "all")
  if (how === ">=")
    return typeof right === "number" ? conditionText(p, { exists: all as Filter, atLeast: right } as Condition) : null
  return `${np.text}が${counter(p, right, np.noun)}以下である`
}

/** 「相手のターン中、このクリーチャーがタップしている」. */
function inTurn(p: Printing, condition: Data): string | null {
  if (!Array.isArray(condition.every) || condition.every.length < 2) return null
  const [first, ...others] = condition.every as readonly Data[]
  if (first?.yourTurn === undefined) return null
  const rest = others.length === 1 ? others[0] : { every: others }
  return `${first.yourTurn === true ? "自分" : "相手"}のターン中、${conditionText(p, rest as unknown as Condition)}`
}

/** 「火のクリーチャーとバトルする」, 「クリーチャーを攻撃する」: said as a moment. */
function inBattle(p: Printing, condition: Data): string | null {
  if (!Array.isArray(condition.every) || condition.every.length !== 2) return null
  const [self, other] = condition.every as readonly Data[]
  if (self?.matches !== "this" || !is(self.filter) || !is(other?.exists)) return null
  const { battling, other: another, ...foe } = other.exists
  if (self.filter.battling === true && battling === true && another === true)
    return `${group(p, foe as Filter)}とバトルする`
  const { attacked, ...target } = other.exists
  return self.filter.attacking === true && attacked === true ? `${group(p, target as Filter)}を攻撃する` : null
}

const deeds: Readonly<Record<string, readonly [what: string, verb: string]>> = {
  draws: ["カード", "引いている"],
  casts: ["呪文", "唱えている"],
  discards: ["手札", "捨てている"],
  summons: ["クリーチャー", "召喚している"],
  enters: ["クリーチャー", "出している"],
  uses: ["カード", "使っている"],
}

/** 「このターン、相手がカードを3枚以上引いている」. */
function done(p: Printing, condition: Data): string | null {
  const [left, how, right] = (condition.compare ?? []) as readonly [Data | undefined, string?, number?]
  const pattern = is(left) && is(left.happened) ? (left.happened as unknown as EventPattern) : null
  if (pattern === null || how !== ">=" || typeof right !== "number") return null
  const deed = deeds[String(pattern.on)]
  const told = Object.keys(pattern).every((word) => ["on", "object", "player"].includes(word))
  if (deed === undefined || !told || typeof pattern.object === "string") return null
  const { controller, ...object } = (pattern.object ?? {}) as Data
  const whole = pattern.player !== undefined && controller === undefined
  const who = pattern.player ?? controller
  if (who === undefined) return null
  const np =
    pattern.object === undefined
      ? null
      : filterNp(p, (whole ? object : pattern.object) as Filter, { none: true }, "all")
  const mine = who === "you" && (pattern.player !== undefined || controller !== undefined)
  const counted = right === 1 ? "" : `${right}${np?.noun.counter ?? "枚"}以上`
  return `このターン、${mine ? "" : `${p.tongue.player(p, who as never).text}が`}${mine || whole ? (np?.text ?? deed[0]) : group(p, object as Filter)}を${counted}${deed[1]}`
}

/** 「自分のマナゾーンのカードがすべて水のカードである」. */
function allOfZone(p: Printing, condition: Data): string | null {
  const there = is(condition.not) && is(condition.not.exists) ? condition.not.exists : null
  if (there === null || typeof there.zone !== "string" || there.controller === undefined) return null
  const { not, zone, controller, ...rest } = there
  const where = `${p.tongue.player(p, controller as never).text}の${p.words.zones[zone]?.name}のカード`
  if (not === undefined && rest.tapped === false && Object.keys(rest).length === 1)
    return `${where}がすべてタップしている`
  if (!is(not) || not.civilization === undefined || Object.keys(not).length > 1 || Object.keys(rest).length > 0)
    return null
  return `${where}がすべて${group(p, not as Filter)}である`
}

/** 「自分の火のクリーチャーと自然のクリーチャーがそれぞれ1体以上ある」, 「自分の《甲》と《乙》がある」. */
function eachThere(p: Printing, condition: Data): string | null {
  if (!Array.isArray(condition.every)) return null
  const filters = condition.every.map((one) => (is(one) && Object.keys(one).length === 1 ? one.exists : undefined))
  if (!filters.every((one): one is Data => is(one) && one.zone === undefined)) return null
  const whose = filters[0]?.controller
  if (filters.some((one) => one.controller !== whose) || (whose !== "you" && whose !== undefined)) return null
  const names = filters.map(({ controller: _, ...rest }) => group(p, rest as Filter))
  const named = filters.every((one) => one.name !== undefined)
  return `${whose === undefined ? "" : "自分の"}${names.join("と")}が${named ? "" : "それぞれ1体以上"}ある`
}

function countOfAll(value: Value): Filter | null {
  const data: unknown = value
  return is(data) && is(data.count) && data.count.all !== undefined ? (data.count.all as Filter) : null
}

/** 「相手の手札が自分の手札より多ければ」. */
function besideEachOther(p: Printing, left: Value, how: string, right: Value): string | null {
  const [mine, theirs] = [countOfAll(left), countOfAll(right)]
  if (mine === null || theirs === null) return null
  const sides = [mine.controller, theirs.controller]
  const alike = JSON.stringify({ ...mine, controller: 0 }) === JSON.stringify({ ...theirs, controller: 0 })
  if (alike && sides.includes("you") && sides.includes("opponent") && (how === ">" || how === "<"))
    return `${filterNp(p, mine, { none: true }, "all").text}の数が${sides[1] === "you" ? "自分" : "相手"}より${how === ">" ? "多い" : "少ない"}`
  if (alike && sides.includes("you") && sides.includes("opponent"))
    return `${filterNp(p, mine, { none: true }, "all").text}の数が${sides[1] === "you" ? "自分" : "相手"}${how === ">=" ? "以上" : "以下"}である`
  const [one, other] = [mine, theirs].map((filter) => filterNp(p, filter, { none: true }, "all").text)
  if (how === ">") return `${one}が${other}より多い`
  if (how === "<") return `${one}が${other}より少ない`
  if (how === ">=") return `${one}の数が${other}の数以上である`
  return how === "<=" ? `${one}の数が${other}の数以下である` : null
}

/** 「自分のマナゾーンの文明1つにつき」, 「そのクリーチャーに含まれるカード1枚につき」. */
export function eachOther(p: Printing, value: Value): { readonly amount: string; readonly before: string } | null {
  const data: unknown = value
  if (!is(data)) return null
  const parts = Array.isArray(data.times) ? (data.times as readonly Value[]) : [value]
  const amount = parts.find((part) => typeof part === "number")
  const other = parts.find((part) => typeof part === "object") as unknown as Data | undefined
  if (other === undefined || parts.length > (amount === undefined ? 1 : 2)) return null
  const before = eachBefore(p, other)
  return before === null ? null : { amount: String(amount ?? 1), before }
}

function eachBefore(p: Printing, other: Data): string | null {
  if (other.linkedCards === "this") return "このカードにリンクしているカード1枚につき"
  if (other.number === "civilizations") return `${selectorNp(p, other.of as Selector).text}が持つ文明1つにつき`
  const what = other.civilizationsOf !== undefined ? "文明" : other.typesOf !== undefined ? "カードタイプ" : "種族"
  const among = other.civilizationsOf ?? other.typesOf ?? other.racesOf
  if (is(among)) {
    const { zone, controller, ...rest } = among
    const bare = typeof zone === "string" && Object.keys(rest).length === 0
    const whose = controller === undefined ? "" : `${p.tongue.player(p, controller as never).text}の`
    return `${bare ? `${whose}${p.words.zones[zone]?.name}` : group(p, among as Filter)}の${what}1つにつき`
  }
  const sum = Array.isArray(other.plus) ? (other.plus as readonly unknown[]) : []
  const [one, counted] = sum
  const count = is(counted) && is(counted.count) && is(counted.count.all) ? counted.count.all : null
  if (one !== 1 || sum.length !== 2 || count?.beneath === undefined || Object.keys(count).length > 1) return null
  return `${selectorNp(p, count.beneath as Selector).text}に含まれるカード1枚につき`
}

/** 「光のクリーチャーに攻撃またはブロックされない」, 「…を単独で使ってもよい」. */
export function pair(p: Printing, does: Data, subject: Np): readonly [readonly string[], Act] | null {
  const { cantBeAttacked: attacked, cantBeBlocked: blocked, usableByItself, usableFrom } = does
  if (usableByItself === true && subject.from === `自分の${p.words.zones[String(usableFrom)]?.name}から`)
    return [["usableByItself", "usableFrom"], act("よい", `${subject.text.replace(/すべて$/, "")}を単独で使っても`)]
  if (attacked === undefined || JSON.stringify(attacked) !== JSON.stringify(blocked)) return null
  const by = attacked === true ? "" : `${group(p, attacked as Filter)}に`
  return [["cantBeAttacked", "cantBeBlocked"], act("攻撃またはブロックされない", by, subject)]
}
