import type { Condition, EventPattern, Filter, Selector, Value } from "@dilemma-table/engine"
import { boundNp, selectorNp } from "./nouns.ts"
import type { Printing } from "./printing.ts"

type Data = Readonly<Record<string, unknown>>

/** A condition as a statement: "you control a creature", 「自分のクリーチャーがいる」. */
export function conditionText(p: Printing, condition: Condition, negated = false): string {
  const data = condition as Data
  const { tongue } = p
  const own = p.words.manner.ownCondition?.(p, data) ?? null
  if (own !== null) return negated ? tongue.not(own) : own
  if ("exists" in data) return tongue.exists(p, data.exists as Filter, data.atLeast as Value | undefined, negated)
  if ("compare" in data) {
    const [left, how, right] = data.compare as readonly [Value, string, Value]
    const pattern = happened(left)
    const special = p.words.manner.compared?.(p, left, how, right) ?? null
    if (special !== null && !negated) return special
    if (pattern !== null && ((how === ">" && right === 0) || (how === ">=" && right === 1)))
      return tongue.didHappen(p, pattern, negated)
    if (pattern !== null && how === "=" && right === 0) return tongue.didHappen(p, pattern, !negated)
    return tongue.compare(valueText(p, left), how, valueText(p, right), negated)
  }
  if ("every" in data || "some" in data) {
    const all = ((data.every ?? data.some) as readonly Condition[]).map((one) => conditionText(p, one))
    const said = tongue.both(all, "every" in data ? "and" : "or")
    return negated ? tongue.not(said) : said
  }
  if ("not" in data) return conditionText(p, data.not as Condition, !negated)
  if ("matches" in data) {
    const { ref } = (typeof data.matches === "object" ? data.matches : {}) as { readonly ref?: string }
    const became = p.recent?.name == null ? undefined : p.names.get(p.recent.name)
    const { past, zone } =
      (ref === undefined
        ? undefined
        : became?.was === ref && became?.zone === "battlefield"
          ? became
          : p.names.get(ref)) ?? {}
    const card = zone !== undefined && zone !== "battlefield" && zone !== "stack"
    // Of a card it is asked by "it": "if it's a land card".
    if (card && p.recent?.name === ref && p.recent !== undefined) p.recent.sentence = p.recent.now
    const who = selectorNp(p, data.matches as Selector)
    const was = past === true || (data.matches === "it" && p.gone === true)
    return tongue.isA(p, who, data.filter as Filter, negated, { past: was, card })
  }
  if ("yourTurn" in data) return tongue.yourTurn(p, (data.yourTurn === true) !== negated)
  if ("did" in data) return tongue.did(p, p.names.get(data.did as string), negated)
  for (const head in data) {
    const printer = p.words.conditions[head]
    if (printer === undefined) continue
    const said = printer(p, data[head] as never, data as never)
    return negated ? tongue.not(said) : said
  }
  const said = tongue.fallback("", JSON.stringify(condition))
  return negated ? tongue.not(said) : said
}

const happened = (value: Value): EventPattern | null =>
  typeof value === "object" && "happened" in value ? (value.happened as EventPattern) : null

/** A number as it is said: "3", "X", "the number of creatures you control". */
export function valueText(p: Printing, value: Value): string {
  if (typeof value === "number") return p.words.manner.number(value)
  if (value === "x") return "X"
  const data = value as Data
  const { tongue } = p
  if ("ref" in data) {
    const bound = p.names.get(data.ref as string)
    if (typeof bound?.full === "string") return bound.full
    return bound === undefined ? tongue.thatMany : tongue.numberOf(boundNp(p, data.ref as string))
  }
  if ("count" in data)
    return (
      tongue.numberOf(selectorNp(p, data.count as Selector)) + (p.words.manner.whereAll?.(data.count as Selector) ?? "")
    )
  if ("number" in data) {
    const name = data.number as string
    // Some are said in a way of their own: "the number of times you chose a mode for {of}".
    const said = p.words.numbers[name]
    if (said?.includes("{of}") === true) return said.replace("{of}", selectorNp(p, data.of as Selector).text)
    return tongue.ofNumber(selectorNp(p, data.of as Selector), p.words.numbers[name] ?? name)
  }
  if ("plus" in data) return tongue.sum((data.plus as readonly Value[]).map((one) => valueText(p, one)))
  if ("times" in data) return tongue.product((data.times as readonly Value[]).map((one) => valueText(p, one)))
  if ("happened" in data && !("happened" in p.words.values)) return tongue.happened(p, data.happened as EventPattern)
  for (const head in data) {
    const printer = p.words.values[head]
    if (printer !== undefined) return printer(p, data[head] as never, data as never)
  }
  return tongue.fallback("", JSON.stringify(value))
}
