import type { Filter, Selector } from "@dilemma-table/engine"
import { filterNp, selectorNp } from "../../nouns.ts"
import { spaced } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { type Data, isData } from "./data.ts"

/** The filters that ask only whether, by whom and from where something was cast. */
const castWords = ["castBy", "castBy,castFrom", "castBy,not", "castFrom"]

/** "you cast it from your hand", "this spell was cast from a graveyard" */
function castText(p: Printing, what: Selector, { castBy, castFrom, not }: Data): string {
  const from =
    castFrom === undefined
      ? not === undefined
        ? ""
        : "from anywhere other than your hand"
      : castFrom === "graveyard" || castFrom === "exile"
        ? `from ${castFrom === "exile" ? "exile" : "a graveyard"}`
        : `from your ${castFrom}`
  if (castBy === "you") return spaced("you cast it", from)
  const who = what === "this" ? p.tongue.self(p).text : "it"
  return spaced(who, "was cast", from)
}

/** "you cast this spell during your main phase": it is still that phase as the spell resolves. */
const castInMainPhase = JSON.stringify({
  every: [
    { during: "main", of: "you" },
    { matches: "this", filter: { castBy: "you" } },
  ],
})

/** "you cast a spell from your hand this turn". */
const castFromHand = JSON.stringify({
  happened: { object: { zone: "stack", spell: true, castFrom: "hand" }, player: "you", on: "casts" },
})

/** Conditions that Magic has a word of its own for: "it's equipped", "this creature is enchanted"; null for others. */
export function ownCondition(p: Printing, condition: Data): string | null {
  const { matches, filter } = condition
  if (matches === "this" && isData(filter) && JSON.stringify(filter) === '{"designation":"tribute"}')
    return "tribute was paid"
  if (isData(filter) && castWords.includes(Object.keys(filter).join())) return castText(p, matches as Selector, filter)
  if (JSON.stringify(condition) === castInMainPhase) return `you cast this ${p.self.one} during your main phase`
  const bound = isData(matches) && typeof matches.ref === "string" ? p.names.get(matches.ref) : undefined
  if (bound?.way === "discarded this way" && isData(filter))
    return `${filterNp(p, { zone: "hand", ...filter } as Filter, { exactly: 1 }, "choose").bare} was discarded this way`
  const { exists, compare, ...more } = condition
  if (Array.isArray(compare) && JSON.stringify(compare) === `[${castFromHand},">=",1]`)
    return "you cast a spell from your hand this turn"
  if (!isData(exists) || compare !== undefined || Object.keys(more).length > 0) return null
  const { subtype, attachedTo, ...others } = exists
  const word = subtype === "Equipment" ? "equipped" : subtype === "Aura" ? "enchanted" : null
  if (word === null || Object.keys(others).length > 0 || !isData(attachedTo) || Object.keys(attachedTo).join() !== "is")
    return null
  const np = selectorNp(p, attachedTo.is as Selector)
  return np.text === "it" ? `it's ${word}` : `${np.text} ${np.many ? "are" : "is"} ${word}`
}
