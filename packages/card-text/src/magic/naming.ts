import type { Naming } from "../anaphora.ts"
import type { Built } from "../building.ts"

/** What Magic's texts can point to. */
export const naming: Naming = {
  antecedent: (node) => {
    if ("target" in node || "choose" in node) {
      const filter = (node.target ?? node.choose) as Built | "any-target"
      return { called: calledBy(filter), many: isMany(node) }
    }
    if ("targetPlayer" in node) return { called: ["player", "opponent"], many: isMany(node) }
    return null
  },
  byDefault: ({ points, many }) => (many ? null : points === "player" ? "that-player" : "it"),
}

const calledBy = (filter: Built | "any-target"): readonly string[] => {
  if (filter === "any-target") return ["permanent", "player"]
  const types = [filter.type ?? []].flat() as unknown as readonly string[]
  return [...types, "permanent", "card", ...(filter.spell === true ? ["spell"] : [])]
}

/** More than one is named. */
function isMany({ count, upTo, any }: Built): boolean {
  return any === true || (count ?? upTo ?? 1) !== 1
}
