import type { Naming } from "../anaphora.ts"
import type { Built } from "../building.ts"

/** Verbs that name what they have moved. */
const movers = [
  "putIntoBattle",
  "putIntoMana",
  "putIntoGraveyard",
  "returnToHand",
  "destroy",
  "discard",
  "addShield",
  "takeShield",
  "useFree",
  "usePaying",
  "swap",
  "putOnDeck",
  "draw",
  "grSummon",
  "putBeneath",
]

/** Verbs, and what abilities watch that happens by them. */
const happenings: Readonly<Record<string, readonly string[]>> = {
  putIntoBattle: ["enters", "summons", "gr-summons"],
  enters: ["enters", "summons", "gr-summons"],
  summon: ["summons", "gr-summons"],
  cast: ["casts"],
  destroy: ["destroyed"],
  discard: ["discards"],
  draw: ["draws"],
}

/** What no creature is called that an event happened to. */
const others: ReadonlySet<string> = new Set(["spell", "shield", "cross-gear", "castle", "player", "race", "number"])

/** What Duel Masters' texts can point to. `it`: what was before the text, the object of an event; null for nothing. */
export const naming = (it: "it" | "this" | null, on: unknown): Naming => ({
  once: ["discard", "destroy"],
  happened: (verb) => [on].flat().some((one) => typeof one === "string" && happenings[verb]?.includes(one) === true),
  antecedent: (node) => {
    if ("choose" in node || "random" in node)
      return { called: calledBy((node.choose ?? node.random) as Built), many: isMany(node) }
    if ("top" in node)
      return { called: ["card", "creature", "spell", ...(node.top === 1 ? [] : ["rest"])], many: node.top !== 1 }
    const mover = movers.find((verb) => verb in node)
    if (mover === "grSummon") return { called: ["creature", "card", "gr-creature"], many: node.grSummon !== 1 }
    if (mover === "draw") return { called: ["drawn"], many: node.draw !== 1 }
    if (mover !== undefined) return moved(node[mover])
    if ("nameTrait" in node) return { called: [String(node.nameTrait)], many: false }
    if ("nameCard" in node) return { called: ["name"], many: false }
    if ("choosePlayer" in node) return { called: ["player"], many: false }
    if ("search" in node) return { called: calledBy(node.search as Built), many: isMany(node) }
    return null
  },
  byDefault: ({ many, points }) => {
    if (points === "player") return "that-player"
    return many || (it === "this" && others.has(points)) ? null : it
  },
})

function moved(what: unknown): { readonly called: readonly string[]; readonly many: boolean } | null {
  if (typeof what !== "object" || what === null) return null
  const node = what as Built
  const filter = (node.choose ?? node.random ?? node.all) as Built | undefined
  if (filter !== undefined) return { called: calledBy(filter), many: "all" in node || isMany(node) }
  if ("top" in node) return { called: ["card"], many: node.top !== 1 }
  return null
}

const calledBy = (filter: Built): readonly string[] => {
  const types = [filter.type ?? []].flat() as unknown as readonly string[]
  return [
    ...types,
    ...(filter.race === undefined ? [] : ["creature"]),
    ...(filter.zone === "shields" ? ["shield"] : []),
    "card",
  ]
}

/** More than one is named. */
const isMany = ({ count, upTo, any }: Built): boolean => any === true || (count ?? upTo ?? 1) !== 1
