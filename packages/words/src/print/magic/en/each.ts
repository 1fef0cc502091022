import type { EventPattern, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { spaced } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { calledAgain } from "./nouns.ts"

type Data = Readonly<Record<string, unknown>>

/** A number for each of some things: how many, and " for each Elf you control"; null for values that aren't written so. */
export interface Each {
  readonly times: number
  readonly behind: string
}

/** Of what is said "so many times each": a number times a count. */
export function eachText(p: Printing, value: Value): Each | null {
  if (typeof value !== "object" || !("times" in value)) return null
  const [times, count, ...more] = value.times as readonly Value[]
  if (typeof times !== "number" || typeof count !== "object" || more.length > 0) return null
  const one = oneText(p, count as Data)
  return one === null ? null : { times, behind: ` for each ${one}` }
}

const doneToCards: Readonly<Record<string, string>> = { discards: "discarded", mills: "milled", draws: "drawn" }

/** One of what is counted: "Elf you control", "card in your hand", "charge counter on it". */
function oneText(p: Printing, data: Data): string | null {
  if ("plus" in data) {
    const all = (data.plus as readonly Value[]).map((part) =>
      typeof part === "object" ? oneText(p, part as Data) : null,
    )
    return all.every((one) => one !== null) ? all.join(" and each ") : null
  }
  if ("ref" in data) {
    const bound = p.names.get(data.ref as string)
    if (bound?.noun.one === "vote") return `${data.ref as string} vote`
    return bound?.way === undefined ? null : `${calledAgain(bound.noun).one} ${bound.way}`
  }
  if ("thisWay" in data) {
    if (data.thisWay === "counters-removed")
      return `${spaced(data.kind as string | undefined, "counter")} removed this way`
    const done = doneToCards[data.thisWay as string]
    return done === undefined ? null : `card ${done} this way`
  }
  if ("opponents" in data) return "opponent"
  if (data.party === true) return "creature in your party"
  if ("kinds" in data)
    return valueText(p, data as never).replace(/^the number of (.+?)s among/, (_, kind) => `${kind} among`)
  if ("colorsSpent" in data) return `color of mana spent to cast ${selectorNp(p, data.colorsSpent as Selector).text}`
  if ("timesPaid" in data)
    return data.timesPaid === "kicker"
      ? "time it was kicked"
      : `time ${data.timesPaid === "additional" ? "its additional cost was paid" : `it was paid its ${data.timesPaid as string} cost`}`
  if ("happened" in data) return happenedText(p, data.happened as EventPattern)
  if ("cardsIn" in data) {
    const whose = p.tongue.player(p, data.of as PlayerRef)
    if (data.of === "opponent" || data.of === "any") return null
    return data.of === "you"
      ? `card in your ${data.cardsIn as string}`
      : `card in ${whose.text}'s ${data.cardsIn as string}`
  }
  if ("amountHappened" in data) {
    const { on, player } = data.amountHappened as EventPattern
    const who = player === "opponent" ? "your opponents have" : player === "you" ? "you've" : null
    if (who === null || (on !== "loses-life" && on !== "gains-life")) return null
    return `1 life ${who} ${on === "loses-life" ? "lost" : "gained"} this turn`
  }
  const counted = isAll(data.countersOn) ? (data.countersOn as { readonly all: Filter }).all : null
  if (counted !== null)
    return `${data.kind as string} counter among ${filterNp(p, counted, { none: true }, "all").text}`
  if ("countersOn" in data)
    return `${data.kind as string} counter on ${selectorNp(p, data.countersOn as Selector).text}`
  if ("playerCounters" in data && data.of === "you") return `${data.playerCounters as string} counter you have`
  const all = (data.count as { readonly all?: Filter } | undefined)?.all
  if (all === undefined) return null
  const there = onBattlefield(all) ? " on the battlefield" : ""
  return `${filterNp(p, all, { exactly: 1 }, "all")
    .text.replace(/\ban opponent controls\b/, "your opponents control")
    .replace(/^(an?) /, "")
    .replace(/^another /, "other ")}${there}`
}

/** "creature that died under your control this turn". */
function happenedText(p: Printing, { on, object, player, ...more }: EventPattern): string | null {
  if (Object.keys(more).length > 0 || typeof on !== "string") return null
  if (on === "casts" && player === "you" && object === undefined) return "spell you've cast this turn"
  if (on === "faces-dilemma" && player === "you") return "time you faced a dilemma this turn"
  if (typeof object !== "object") return null
  const { controller, ...rest } = object
  const one = (filter: Filter): string => filterNp(p, filter, { exactly: 1 }, "all").text.replace(/^an? /, "")
  if (on === "sacrifices" && player === "you") return `${one(object)} you've sacrificed this turn`
  if (on !== "dies" && on !== "leaves") return null
  if (player !== undefined || (controller !== undefined && controller !== "you")) return null
  const where = controller === "you" ? " under your control" : ""
  return `${one(rest)} that ${on === "dies" ? "died" : "left the battlefield"}${where} this turn`
}

const isAll = (what: unknown): boolean =>
  typeof what === "object" && what !== null && "all" in what && !("bearer" in ((what as { all: object }).all ?? {}))

const kindsOnly: ReadonlySet<string> = new Set([
  "type",
  "subtype",
  "supertype",
  "color",
  "other",
  "not",
  "multicolored",
])

/** Does it count all such things that there are? Then it is said where. */
export const onBattlefield = (filter: Filter): boolean =>
  Object.keys(filter).length > 0 && Object.keys(filter).every((word) => kindsOnly.has(word))
