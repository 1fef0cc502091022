import { type LogEntry, logLines, type Plain } from "@dilemma-table/engine"
import { type Difference, differ } from "./compare.ts"
import { numberOf } from "./outcome.ts"
import type { Play } from "./play.ts"
import { namesOfObject, plainName } from "./refer.ts"
import type { OutcomeData } from "./schema.ts"
import { listed } from "./steps.ts"

/** Steps in which a card is paid for, by name; each says for which object. */
const paying: ReadonlySet<string> = new Set(["pay-civilizations", "pay-rest", "pay"])

/** Where what was paid for a card differs from what the file says. */
export function costDifferences(play: Play, wanted: OutcomeData["cost"]): readonly Difference[] {
  return wanted === undefined ? [] : listed(wanted).flatMap((one) => oneCost(play, one))
}

function oneCost(
  play: Play,
  wanted: { readonly card: string; readonly pays?: number | string | undefined; readonly taps?: number | undefined },
): readonly Difference[] {
  const steps = logLines(play.game).flatMap(({ entry }) => (isPaymentFor(play, entry, wanted.card) ? [entry] : []))
  const found: Difference[] = []
  const taps = steps.reduce((sum, { data }) => sum + listOf(data?.cards).length, 0)
  const pays = paidIn(play, steps)
  if (steps.length === 0 && (wanted.pays ?? 0) !== 0)
    return [differ("cost", `${wanted.card} isn't paid for`, `${wanted.card}のコストは支払われない`)]
  if (wanted.taps !== undefined && taps !== wanted.taps)
    found.push(
      differ(
        "cost",
        `${taps} cards are tapped for ${wanted.card}, not ${wanted.taps}`,
        `${wanted.card}のためにタップするのは${taps}枚で、${wanted.taps}枚ではない`,
      ),
    )
  if (wanted.pays !== undefined && !pays.some((one) => sameForAnyOrder(one) === sameForAnyOrder(wanted.pays as string)))
    found.push(
      differ(
        "cost",
        `${pays.join(" and ")} is paid for ${wanted.card}, not ${wanted.pays}`,
        `${wanted.card}の支払いは${pays.join("と")}で、${wanted.pays}ではない`,
      ),
    )
  return found
}

type StepEntry = Extract<LogEntry, { type: "step" }>

const isPaymentFor = (play: Play, entry: LogEntry, card: string): entry is StepEntry =>
  entry.type === "step" &&
  paying.has(entry.step) &&
  entry.object !== undefined &&
  namesOfObject(play.game, play.labels, entry.object).includes(plainName(card))

const listOf = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : [])

/** A mana cost with its symbols in one order and its numbers added up: {G}{3} is {1}{2}{G}, and {W/R} is {R/W}. */
function sameForAnyOrder(cost: number | string): string {
  const symbols = String(cost).match(/\{[^{}]+\}/g)
  if (symbols === null) return String(cost)
  const inside = symbols.map((symbol) => symbol.slice(1, -1).toUpperCase())
  const generic = inside.reduce((sum, symbol) => sum + (/^\d+$/.test(symbol) ? Number(symbol) : 0), 0)
  const rest = inside.filter((symbol) => !/^\d+$/.test(symbol)).map((symbol) => symbol.split("/").sort().join("/"))
  return [generic, ...rest.sort()].join(" ")
}

/** The mana of the cards tapped for civilizations and what was left to pay after them; or the mana costs, each time it was paid. */
function paidIn(play: Play, steps: readonly StepEntry[]): readonly (number | string)[] {
  const costs = steps.flatMap(({ data }) => (typeof data?.cost === "string" ? [data.cost] : []))
  if (costs.length > 0) return costs
  let sum = 0
  for (const { step, data } of steps) {
    if (step === "pay-civilizations")
      for (const id of listOf(data?.cards)) sum += numberOf(play.game, "mana", id as never) ?? 1
    else if (typeof data?.cost === "number") sum += data.cost
  }
  return [sum]
}
