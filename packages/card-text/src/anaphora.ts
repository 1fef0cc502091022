import type { Built, Pointer } from "./building.ts"
import { NotUnderstood } from "./compiled.ts"

/** What can be pointed to: where it stands, as the object that a name may be written into. */
interface Antecedent {
  readonly node: Record<string, unknown>
  /** The words it may be called by: "creature", "card", "player", "token" … ; a general word fits all. */
  readonly called: readonly string[]
  readonly many: boolean
}

/** How a game's language names what can be pointed to. */
export interface Naming {
  /** What a node of the language puts into the text as an antecedent; null for none. */
  antecedent(node: Built): { readonly called: readonly string[]; readonly many: boolean } | null
  /** What "it" means where nothing was named before: the object of a trigger's event, or the ability's source. */
  readonly byDefault: (pointer: Pointer) => unknown
}

/**
 * Puts a name where each pointing word points: the nearest thing before it that the word can mean. The tree is walked in the
 * order in which the text says it. Throws NotUnderstood (`no-antecedent`) where nothing fits.
 */
export function resolved(tree: unknown, naming: Naming): unknown {
  const found: Antecedent[] = []
  let names = 0
  return walk(tree)

  function walk(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== "object" || node === null) return node
    if ("points" in node) return pointed(node as Pointer)
    const copy: Record<string, unknown> = {}
    const antecedent = naming.antecedent(node as Built)
    for (const [word, argument] of Object.entries(node)) copy[word] = walk(argument)
    if (antecedent !== null) found.push({ node: copy, ...antecedent })
    return copy
  }

  function pointed(pointer: Pointer): unknown {
    const fitting = found.findLast(
      ({ called, many }) =>
        (pointer.many === null || many === pointer.many) &&
        (pointer.points === "it" || pointer.points === "them" || called.includes(pointer.points)),
    )
    if (fitting === undefined) {
      const usual = naming.byDefault(pointer)
      if (usual === null) throw new NotUnderstood("no-antecedent", { start: pointer.at[0], end: pointer.at[1] })
      return usual
    }
    if (fitting.node.as === undefined) fitting.node.as = `n${++names}`
    return { ref: fitting.node.as }
  }
}
