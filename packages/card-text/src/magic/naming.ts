import type { Built } from "../building.ts"

/*
 * By which words things may be called again.
 */

const types = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"]

/** Subtypes of what is hardly ever a creature. */
const attachments: ReadonlySet<string> = new Set(["Equipment", "Aura", "Fortification"])

/** May what passes a filter be called so? Something of no type named may be of any. */
export function calledBy(filter: unknown): (word: string) => boolean {
  if (filter === "any-target") return (word) => word !== "player" && word !== "card" && word !== "spell"
  const { zone, spell, is } = filter as Built
  const named = typesIn(filter as Built)
  return (word) => {
    if (word === "player") return false
    if (is !== undefined) return true
    if (word === "spell") return spell === true
    if (word === "ability") return zone === "stack" && spell !== true
    if (word === "card") return zone !== undefined && zone !== "stack"
    if (word === "permanent") return spell !== true
    if (types.includes(word)) {
      // Cards and spells are called by a type only where it is one of theirs; cards only as cards.
      if (spell === true) return named.includes(word)
      if (zone !== undefined && zone !== "battlefield") return false
      if (named.length === 0 && attachments.has(String((filter as Built).subtype))) return false
      return named.length === 0 || named.includes(word)
    }
    return word === "token" ? (filter as Built).token !== false : true
  }
}

/** The card types a filter asks for, in any of its branches. */
export function typesIn(filter: Built): readonly string[] {
  const own = [filter.type ?? []].flat() as unknown as readonly string[]
  const inner = [
    ...(Array.isArray(filter.any) ? (filter.any as Built[]) : []),
    ...((filter.every as Built[] | undefined) ?? []),
  ]
  return [...own, ...inner.flatMap(typesIn)]
}

/** More than one is named. */
export function isMany({ count, upTo, any, top, atLeast }: Built): boolean {
  return any === true || atLeast !== undefined || (top ?? count ?? upTo ?? 1) !== 1
}
