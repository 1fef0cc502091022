import type { Value } from "@dilemma-table/engine"
import { noun, quantityText } from "../../english/phrases.ts"
import { clause, type Part } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { type Data, isData, you } from "./data.ts"

/** "You may pay X {E}": of the energy one has as much as one likes, which is X from then on; null for any other payment. */
export function paysAnyEnergy(p: Printing, price: unknown, whole: Data): Part | null {
  if (JSON.stringify(price) !== '[{"payCounters":1,"kind":"energy"}]' || whole.upTo !== true) return null
  if (JSON.stringify(whole.times) !== '{"playerCounters":"energy","of":"you"}' || whole.by !== undefined) return null
  if (typeof whole.as === "string") p.names.set(whole.as, { noun: noun("counter"), many: true, full: "X" })
  return clause("may", "pay X {E}", you)
}

/** "Choose up to X creatures tapped this way"; null for any other choice. */
export function choosesTapped(p: Printing, effect: Data): readonly Part[] | null {
  const { be } = effect
  if (typeof effect.let !== "string" || !isData(be) || !isData(be.choose) || be.upTo === undefined) return null
  const { is, ...more } = be.choose
  const bound = isData(is) && typeof is.ref === "string" ? p.names.get(is.ref) : undefined
  if (Object.keys(more).length > 0 || bound?.way !== "tapped this way") return null
  p.names.set(effect.let, { noun: bound.noun, many: true })
  return [clause("choose", `up to ${quantityText(p, be.upTo as Value)} ${bound.noun.many} tapped this way`)]
}
