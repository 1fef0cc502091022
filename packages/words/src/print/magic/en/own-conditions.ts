import type { Selector } from "@dilemma-table/engine"
import { selectorNp } from "../../nouns.ts"
import type { Printing } from "../../printing.ts"
import { type Data, isData } from "./data.ts"

/** Conditions that Magic has a word of its own for: "it's equipped", "this creature is enchanted"; null for others. */
export function ownCondition(p: Printing, condition: Data): string | null {
  const { matches, filter } = condition
  if (matches === "this" && isData(filter) && JSON.stringify(filter) === '{"designation":"tribute"}')
    return "tribute was paid"
  const { exists, ...more } = condition
  if (!isData(exists) || Object.keys(more).length > 0) return null
  const { subtype, attachedTo, ...others } = exists
  const word = subtype === "Equipment" ? "equipped" : subtype === "Aura" ? "enchanted" : null
  if (word === null || Object.keys(others).length > 0 || !isData(attachedTo) || Object.keys(attachedTo).join() !== "is")
    return null
  const np = selectorNp(p, attachedTo.is as Selector)
  return np.text === "it" ? `it's ${word}` : `${np.text} ${np.many ? "are" : "is"} ${word}`
}
