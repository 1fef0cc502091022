import { listed } from "../../english/bend.ts"
import { costText } from "../../modes.ts"
import type { Printing } from "../../printing.ts"

interface AdditionalCost {
  readonly or?: readonly (readonly object[])[]
  readonly optional?: true
  readonly times?: "any"
}

export const pricesText = (p: Printing, own: readonly object[], between = ", "): string =>
  own.map((one) => costText(p, one)).join(between)

/** "As an additional cost to cast this spell, you may sacrifice any number of creatures." */
export function additionalCostText(p: Printing, own: readonly object[], whole: AdditionalCost): string {
  const may = whole.optional === true ? "you may " : ""
  const each = [own, ...(whole.or ?? [])].map((costs) => pricesText(p, costs, " and ").replace(/^\{/, "pay {"))
  const what = whole.times === "any" ? anyNumberOf(p, own) : listed(each, "or")
  return `as an additional cost to cast this spell, ${may}${what}.`
}

/** "Sacrifice any number of creatures", "pay {1}{G} any number of times". */
function anyNumberOf(p: Printing, costs: readonly object[]): string {
  const [one = {}] = costs
  if (costs.length === 1 && !("mana" in one))
    return pricesText(p, [{ ...one, count: 2 }]).replace(" two ", " any number of ")
  return `${pricesText(p, costs, " and ").replace(/^\{/, "pay {")} any number of times`
}
