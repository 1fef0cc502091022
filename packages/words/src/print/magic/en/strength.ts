import type { Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { selectorNp } from "../../nouns.ts"
import { type Act, act, type Np } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { eachText } from "./each.ts"
import { signed } from "./nouns.ts"

/*
 * Power and toughness said together: what is added to both, what both are.
 */

/** "+X", "-X", "+0"; null for other values. */
function signedX(value: Value | undefined): string | null {
  if (value === undefined || value === 0) return "+0"
  if (value === "x") return "+X"
  return JSON.stringify(value) === '{"times":[-1,"x"]}' ? "-X" : null
}

/** Whose power and toughness these are; null where they aren't one object's. */
function strengthOf(power: Value, toughness: Value): Selector | null {
  const [one, other] = [power, toughness] as readonly { readonly number?: string; readonly of?: Selector }[]
  if (typeof power !== "object" || typeof toughness !== "object") return null
  if (one?.number !== "power" || other?.number !== "toughness") return null
  return JSON.stringify(one.of) === JSON.stringify(other.of) ? (one.of ?? null) : null
}

/** "gets +1/+2": power and toughness said together; "has base power and toughness 2/2". */
export function pair(
  p: Printing,
  does: Readonly<Record<string, unknown>>,
  subject: Np,
): readonly [readonly string[], Act] | null {
  const { power, toughness, basePower, baseToughness } = does as Readonly<Record<string, Value | undefined>>
  const own = JSON.stringify(basePower)?.startsWith('{"own"')
  if (own && JSON.stringify(basePower) === JSON.stringify(baseToughness))
    return [
      ["basePower", "baseToughness"],
      act("have", `base power and base toughness each equal to ${valueText(p, basePower as Value)}`, subject),
    ]
  if (basePower !== undefined && baseToughness !== undefined && power === undefined && toughness === undefined) {
    const whose = strengthOf(basePower, baseToughness)
    if (whose !== null) {
      const { text } = selectorNp(p, whose)
      const its = text === "it" ? "its" : `${text}'s`
      return [
        ["basePower", "baseToughness"],
        act("have", `base power and toughness equal to ${its} power and toughness`, subject),
      ]
    }
    return [
      ["basePower", "baseToughness"],
      act("have", `base power and toughness ${valueText(p, basePower)}/${valueText(p, baseToughness)}`, subject),
    ]
  }
  if (power === undefined && toughness === undefined) return null
  const [perPower, perToughness] = [power, toughness].map((one) => (one === undefined ? null : eachText(p, one)))
  const each = perPower ?? perToughness
  if (each != null && [perPower, perToughness].every((one) => one === null || one?.behind === each.behind)) {
    const [up, out] = [perPower?.times ?? 0, perToughness?.times ?? 0]
    const minus = up < 0 || out < 0
    const at = (n: number): string => (n === 0 && minus ? "-0" : signed(String(n)))
    return [["power", "toughness"], act("get", `${at(up)}/${at(out)}${each.behind}`, subject)]
  }
  const x = [power, toughness].map(signedX)
  if (x.every((one) => one !== null) && (power !== undefined || toughness !== undefined))
    return [["power", "toughness"], act("get", x.join("/"), subject)]
  const same = JSON.stringify(power) === JSON.stringify(toughness)
  const isX = (one: Value): boolean =>
    one === "x" || (typeof one === "object" && "ref" in one && valueText(p, one) === "X")
  const isMinusX = (one: Value): boolean => {
    const times = typeof one === "object" && "times" in one ? (one.times as readonly Value[]) : []
    return times.length === 2 && times[0] === -1 && isX(times[1] as Value)
  }
  const simple = [power, toughness].every(
    (one) => one === undefined || typeof one === "number" || isX(one) || isMinusX(one),
  )
  if (!simple && same)
    return [["power", "toughness"], act("get", `+X/+X, where X is ${valueText(p, power as Value)}`, subject)]
  if (!simple && power !== undefined && toughness !== undefined)
    return [
      ["power", "toughness"],
      act("get", `+X/+Y, where X is ${valueText(p, power)} and Y is ${valueText(p, toughness)}`, subject),
    ]
  const said = (value: Value | undefined, none: string): string =>
    value === undefined ? none : isMinusX(value) ? "-X" : signed(valueText(p, value))
  if (!simple) {
    const which = power === undefined ? "+0/+X" : "+X/+0"
    return [
      ["power", "toughness"],
      act("get", `${which}, where X is ${valueText(p, (power ?? toughness) as Value)}`, subject),
    ]
  }
  const minus = [power, toughness].some(
    (one) => (typeof one === "number" && one < 0) || (one !== undefined && isMinusX(one)),
  )
  const none = minus ? "-0" : "+0"
  const at = (value: Value | undefined): string => (value === 0 && minus ? "-0" : said(value, none))
  return [["power", "toughness"], act("get", `${at(power)}/${at(toughness)}`, subject)]
}
