import type { Filter, Selector } from "@dilemma-table/engine"
import { filterNp, selectorNp } from "../../nouns.ts"
import type { Printing } from "../../printing.ts"
import { type Data, isData } from "./data.ts"

/** "You both own and control this creature and a creature named Wren" (701.42b). */
function bothOwned(p: Printing, { every }: Data): string | null {
  const [own, other, ...more] = (Array.isArray(every) ? every : []) as readonly Data[]
  const yours = JSON.stringify({ matches: "this", filter: { owner: "you", controller: "you" } })
  if (JSON.stringify(own) !== yours || !isData(other?.exists) || more.length > 0) return null
  const { owner, controller, ...filter } = other.exists
  if (owner !== "you" || controller !== "you" || !("name" in filter)) return null
  return `you both own and control ${p.tongue.self(p).text} and ${filterNp(p, filter as Filter, { exactly: 1 }, "all").text}`
}

/** Conditions that Magic has a word of its own for: "it's equipped", "this creature is enchanted"; null for others. */
export function ownCondition(p: Printing, condition: Data): string | null {
  const both = bothOwned(p, condition)
  if (both !== null) return both
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
