import type { Ability, Condition, Effect, EventPattern, Filter, Value } from "@dilemma-table/engine"
import { abilityLines } from "../../abilities.ts"
import { conditionText, valueText } from "../../conditions.ts"
import { goingOn } from "../../japanese/bend.ts"
import { act, clauseOf } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { civilizationNames } from "../names.ts"
import { group, named } from "./nouns.ts"

type Data = Readonly<Record<string, unknown>>

const is = (data: unknown): data is Data => typeof data === "object" && data !== null

/** 「この呪文を自分の墓地から唱えてもよい。そうしたら、唱えた後、墓地に置くかわりに山札の下に置く」: two abilities in one. */
export function abilitiesInOne(
  p: Printing,
  abilities: readonly Ability[],
): { readonly text: string; readonly used: number } | null {
  const driven = drivenTogether(p, abilities)
  if (driven !== null) return driven
  const [first, second] = abilities as readonly unknown[]
  if (!is(first) || !is(second) || !is(first.static) || !is(second.replace)) return null
  const zone = first.static.usableFrom
  if (typeof zone !== "string" || Object.keys(first).length > 1 || Object.keys(first.static).length > 1) return null
  const from = is(second.if) ? second.if.usedFrom : undefined
  const to = is(second.with) ? second.with : {}
  if (second.replace.object !== "this" || second.zone !== "anywhere") return null
  if (second.replace.on !== "after-cast" || from !== zone || to.putOnDeck !== "this" || to.at !== "bottom") return null
  const text = `この${p.self.one}を自分の${p.words.zones[zone]?.name}から唱えてもよい。そうしたら、唱えた後、墓地に置くかわりに山札の下に置く。`
  return { text, used: 2 }
}

const carried: Readonly<Record<string, readonly [verb: string, rest: string]>> = {
  returnToHand: ["戻す", "手札に"],
  putIntoMana: ["置く", "マナゾーンに"],
  putIntoBattle: ["出す", ""],
  addShield: ["シールド化する", ""],
}

/** 「このクリーチャーが破壊される時、墓地に置くかわりに手札に戻す」. */
function replaced(p: Printing, ability: Data): string | null {
  const { replace, with: effect } = ability as { replace?: EventPattern; with?: Data }
  if (replace === undefined || !is(effect) || ability.if !== undefined) return null
  const on = String(replace.on)
  if (!["destroyed", "put-into-graveyard", "discards", "after-cast"].includes(on)) return null
  const [head = ""] = Object.keys(effect)
  const way = head === "putOnDeck" ? (["置く", `山札の${effect.at === "top" ? "上" : "下"}に`] as const) : carried[head]
  const what = effect[head]
  if (way === undefined || what !== (replace.object === "this" ? "this" : "it")) return null
  const [verb, rest] = way
  const tapped = effect.tapped === true ? "タップして" : ""
  const said = act(verb, `${p.tongue.would(p, replace, "")}墓地に置くかわりに${tapped}${rest}`)
  const part = ability.may === true ? p.tongue.may(clauseOf(said), null) : clauseOf(said)
  return linesOf(p, [part]).join("")
}

/** The ability that is used instead of attacking: its text begins on the next line. */
export function ownWay(p: Printing, ability: Data): string | null {
  const instead = replaced(p, ability) ?? ofFortified(p, ability)
  if (instead !== null) return instead
  const inShields =
    ability.zone === "shields" && is(ability.static) && ability.static.grant === "s-trigger" && is(ability.while)
  if (inShields) {
    const condition = conditionText(p, ability.while as Condition)
    return `${goingOn(condition)}、この${p.self.one}が自分のシールドゾーンにあれば、この${p.self.one}に「S・トリガー」を与える。`
  }
  const cost = ability.cost as readonly Data[] | undefined
  const given = is(ability.static) && Object.keys(ability.static).length === 1 ? ability.static.grant : undefined
  if (is(given) && given.activate !== undefined && is(ability.to) && ability.while === undefined)
    return tappingOf(p, given, group(p, ability.to as Filter))
  if (is(given) && given.activate !== undefined && ability.to === "attached")
    return tappingOf(p, given, p.tongue.attached(p).text, true)
  if (ability.activate === undefined || cost?.[0]?.tapThis !== true) return null
  const text = linesOf(p, p.read.effect(p, ability.activate as Effect)).join("\n")
  const self = `この${p.self.one}`
  if (cost.length === 1) return `${self}で攻撃するかわりに、タップして次の能力を使ってもよい。\n${text}`
  const mana = cost[1]?.tapping as Data | undefined
  if (cost.length !== 2 || mana?.zone !== "mana" || Object.keys(mana).length !== 2) return null
  const n = valueText(p, (cost[1]?.count ?? 1) as Value)
  return `${self}で攻撃するかわりに、${self}と自分のマナゾーンのアンタップしているカードを${n}枚タップして、次の能力を使ってもよい。\n${text}`
}

/** 「自分の水のクリーチャーをタップし、攻撃するかわりに次の能力を使ってもよい」: the ability that others are given. */
function tappingOf(p: Printing, ability: Data, whose: string, bearer = false): string | null {
  const cost = ability.cost as readonly Data[]
  if (cost.length !== 1 || cost[0]?.tapThis !== true) return null
  const text = linesOf(p, p.read.effect(p, ability.activate as Effect)).join("\n")
  return bearer
    ? `${whose}で攻撃するかわりに、タップして次の能力を使ってもよい。\n${text}`
    : `${whose}をタップし、攻撃するかわりに次の能力を使ってもよい。\n${text}`
}

/** 「O・ドライブ水×1・火×2」 with a line for each civilization. */
function drivenTogether(
  p: Printing,
  abilities: readonly Ability[],
): { readonly text: string; readonly used: number } | null {
  const all = abilities as readonly unknown[]
  const end = all.findIndex((one) => !isDriven(one))
  const driven = (end < 0 ? all : all.slice(0, end)) as readonly Driven[]
  if (driven.length < 2) return null
  const costs = driven.map(({ oDrive, as }) => `${named(civilizationNames, as)}×${oDrive}`)
  const lines = driven.flatMap(({ as, leads }) =>
    leads.map((ability) => `${named(civilizationNames, as)}：${abilityLines(p, ability).join("\n")}`),
  )
  return { text: [`O・ドライブ${costs.join("・")}`, ...lines].join("\n"), used: driven.length }
}

interface Driven {
  readonly oDrive: number
  readonly as: string
  readonly civilizations: readonly string[]
  readonly leads: readonly Ability[]
}

const isDriven = (one: unknown): one is Driven =>
  is(one) &&
  typeof one.as === "string" &&
  Array.isArray(one.leads) &&
  Array.isArray(one.civilizations) &&
  one.civilizations.length === one.oDrive &&
  one.civilizations.every((civilization) => civilization === one.as)

/** 「この城を付けて要塞化したシールドが他の城によって要塞化されていなければ、…」. */
function ofFortified(p: Printing, ability: Data): string | null {
  const { replace, if: condition, with: effect, may } = ability
  if (!is(replace) || replace.on !== "breaks" || !is(replace.object) || replace.object.bearing !== "this") return null
  const alone = { not: { exists: { zone: "shields", bearing: "this", every: [{ bearing: { all: otherCastles } }] } } }
  const source = { type: "creature", controller: "opponent" }
  if (JSON.stringify(condition) !== JSON.stringify(alone) || JSON.stringify(replace.source) !== JSON.stringify(source))
    return null
  if (Object.keys(replace).length > 3 || Object.keys(replace.object).length > 1) return null
  const parts = p.read.effect(p, effect as Effect)
  const [first] = parts
  if (first?.is !== "clause" || parts.length > 1) return null
  const done = may === true ? p.tongue.may(first, null) : first
  return `この城を付けて要塞化したシールドが他の城によって要塞化されていなければ、そのシールドが相手のクリーチャーにブレイクされる時、かわりに${linesOf(p, [done]).join("")}`
}

const otherCastles = { zone: "shields", type: "castle", other: true }
