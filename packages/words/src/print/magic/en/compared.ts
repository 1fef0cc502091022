import type { EventPattern, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { numberWord } from "../../english/bend.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import type { Printing } from "../../printing.ts"

type Data = Readonly<Record<string, unknown>>

const bounds: Readonly<Record<string, string>> = { ">=": "or more", "<=": "or fewer" }

/** "you have seven or more cards in hand", "you have 5 or less life", "you've drawn two or more cards this turn". */
export function compared(p: Printing, left: Value, how: string, right: Value): string | null {
  if (how === ">" && typeof left === "object" && typeof right === "object") return moreThanYou(p, left, right)
  if (typeof left !== "object" || typeof right !== "number") return null
  const data = left as Data
  const so = bounds[how]
  if ("opponents" in data && so !== undefined) return `you have ${numberWord(right)} ${so} opponents`
  if (data.cardsIn === "hand" && data.of === "you") {
    if (how === "=") return `you have ${right === 0 ? "no" : `exactly ${numberWord(right)}`} cards in hand`
    return so === undefined ? null : `you have ${numberWord(right)} ${so} cards in hand`
  }
  if (data.cardsIn === "hand" && p.tongue.player(p, data.of as PlayerRef).text === "that player") {
    if (how === "=" && right === 0) return "that player has no cards in hand"
    return so === undefined ? null : `that player has ${numberWord(right)} ${so} cards in hand`
  }
  if (data.cardsIn === "graveyard" && data.of === "you" && so !== undefined)
    return `you have ${numberWord(right)} ${so} cards in your graveyard`
  if (data.cardsIn === "graveyard" && so !== undefined)
    return `${p.tongue.player(p, data.of as PlayerRef).text} has ${numberWord(right)} ${so} cards in their graveyard`
  if (typeof data.playerCounters === "string" && data.of === "opponent" && data.most === true && so !== undefined)
    return `an opponent has ${numberWord(right)} ${so} ${data.playerCounters} counters`
  if ("countersOn" in data && (so !== undefined || (how === "=" && right === 0))) {
    const many = so === undefined ? "no" : `${numberWord(right)} ${so}`
    return `there are ${many} ${data.kind as string} counters on ${selectorNp(p, data.countersOn as Selector).text}`
  }
  if (data.number === "manaSpent" && ((how === "=" && right === 0) || how === ">=")) {
    const much = how === "=" ? "no" : `at least ${numberWord(right)}`
    return `${much} mana was spent to cast ${selectorNp(p, data.of as Selector).text}`
  }
  const totalled = (data.of as { readonly all?: Filter } | undefined)?.all
  if (typeof data.total === "string" && totalled !== undefined && so !== undefined)
    return `${filterNp(p, totalled, { none: true }, "all").text} have total ${p.words.numbers[data.total] ?? data.total} ${right} or ${how === ">=" ? "greater" : "less"}`
  if (data.life === "you" && how === "=") return `you have exactly ${right} life`
  if (data.life !== undefined && so !== undefined) {
    const who = data.life === "you" ? "you have" : `${p.tongue.player(p, data.life as PlayerRef).text} has`
    return `${who} ${right} ${how === ">=" ? "or more" : "or less"} life`
  }
  if (data.party === true && how === "=" && right === 4) return "you have a full party"
  if ("kinds" in data && how === ">=")
    return `there are ${numberWord(right)} or more ${valueText(p, left).replace(/^the number of /, "")}`
  const all = allCounted(left)
  if (all?.controller === "opponent" && how === ">=") {
    const { controller: _, ...rest } = all
    return `your opponents control ${numberWord(right)} or more ${filterNp(p, rest, { none: true }, "all").text}`
  }
  if (all?.controller === "you" && how === "<=") {
    const { controller: _, ...rest } = all
    return `you control ${numberWord(right)} or fewer ${filterNp(p, rest, { none: true }, "all").text}`
  }
  const amount = data.amountHappened as EventPattern | undefined
  if (amount?.player === "you" && how === ">=" && (amount.on === "gains-life" || amount.on === "loses-life"))
    return `you ${amount.on === "gains-life" ? "gained" : "lost"} ${right} or more life this turn`
  const pattern = data.happened as EventPattern | undefined
  return pattern === undefined || how !== ">=" ? null : happenedOften(p, pattern, right)
}

const allCounted = (value: Value): Data | undefined =>
  typeof value === "object" ? ((value as Data).count as { readonly all?: Data } | undefined)?.all : undefined

/** "that player has more cards in hand than you", "… controls more lands than you". */
function moreThanYou(p: Printing, left: Data, right: Data): string | null {
  const who = (ref: unknown): string => p.tongue.player(p, ref as PlayerRef).text
  if (left.life !== undefined && right.life === "you") return `${who(left.life)} has more life than you`
  if (left.cardsIn === "hand" && right.cardsIn === "hand" && right.of === "you")
    return `${who(left.of)} has more cards in hand than you`
  const [theirs, yours] = [allCounted(left as Value), allCounted(right as Value)]
  if (theirs === undefined || yours?.controller !== "you") return null
  const { controller, ...rest } = theirs
  if (JSON.stringify({ ...rest, controller: "you" }) !== JSON.stringify({ ...yours, controller: "you" })) return null
  return `${who(controller)} controls more ${filterNp(p, rest, { none: true }, "all").text} than you`
}

/** What descending is (700.11). */
const descended = '{"permanent":true,"token":false,"owner":"you"}'

/** "two or more creatures died this turn". */
function happenedOften(p: Printing, pattern: EventPattern, n: number): string | null {
  const name = typeof pattern.on === "string" ? pattern.on : ""
  const counted = n === 1 ? null : `${numberWord(n)} or more`
  if (pattern.player === "you" && pattern.object === undefined && counted !== null) {
    if (name === "casts") return `you've cast ${counted} spells this turn`
    if (name === "draws") return `you've drawn ${counted} cards this turn`
  }
  const { object } = pattern
  if (name === "put-into-graveyard" && n === 1 && JSON.stringify(object) === descended) return "you descended this turn"
  if (name === "leaves" && typeof object === "object" && object.controller === "you" && n === 1) {
    const { controller: _, ...rest } = object
    return `${filterNp(p, rest, { exactly: 1 }, "all").text} you controlled left the battlefield this turn`
  }
  if (name === "dies" && typeof object === "object" && object.controller === "you") {
    const { controller: _, ...rest } = object
    const who =
      counted === null
        ? filterNp(p, rest, { exactly: 1 }, "all").text
        : `${counted} ${filterNp(p, rest, { none: true }, "all").text}`
    return `${who} died under your control this turn`
  }
  if (counted === null || typeof object !== "object") return null
  if (name === "enters" && object.controller === "you") {
    const { controller: _, ...rest } = object
    return `${counted} ${filterNp(p, rest, { none: true }, "all").text} entered under your control this turn`
  }
  const many = filterNp(p, object, { none: true }, "all").text
  if (name === "dies") return `${counted} ${many} died this turn`
  if (name === "enters") return `${counted} ${many} entered this turn`
  if (name === "sacrifices" && pattern.player === "you") return `you've sacrificed ${counted} ${many} this turn`
  return null
}
