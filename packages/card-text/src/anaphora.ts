import type { Built, Pointer } from "./building.ts"
import { NotUnderstood } from "./compiled.ts"

/** What can be pointed to: where it stands, as the object that a name may be written into. */
interface Antecedent {
  readonly node: Record<string, unknown>
  /** The words it may be called by: "creature", "card", "player", "token" … ; a general word fits all. */
  readonly called: readonly string[]
  readonly many: boolean
  /** The verb that is done to it. */
  readonly done: string
}

/** How a game's language names what can be pointed to. */
export interface Naming {
  /** What a node of the language puts into the text as an antecedent; null for none. */
  antecedent(node: Built): { readonly called: readonly string[]; readonly many: boolean } | null
  /** Verbs that can't be done again to what they were done to: what they point to is something else. */
  readonly once?: readonly string[]
  /** Is it this verb by which what an ability watches is said to have happened? */
  readonly happened?: (verb: string) => boolean
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
  // Within what is done later, "it" is what the event that is waited for happens to.
  let later = 0
  return walk(tree)

  function walk(node: unknown, verb = ""): unknown {
    if (Array.isArray(node)) return node.map((one) => walk(one))
    if (typeof node !== "object" || node === null) return node
    if (isPointer(node)) return pointed(node)
    const copy: Record<string, unknown> = {}
    const antecedent = naming.antecedent(node as Built)
    const waits = "later" in node && hasObject((node as Built).later)
    if (waits) later += 1
    for (const [word, argument] of Object.entries(node))
      copy[word] = isPointer(argument) ? pointed(argument, word) : walk(argument, word)
    if (waits) later -= 1
    if (antecedent !== null) found.push({ node: copy, ...antecedent, done: verb })
    return copy
  }

  function pointed(pointer: Pointer, verb?: string): unknown {
    const once = verb !== undefined && naming.once?.includes(verb) === true ? verb : null
    const fits = ({ node, called, many, done }: Antecedent): boolean =>
      (pointer.many === null || many === pointer.many) &&
      !(once !== null && (once in node || done === once)) &&
      (called.includes(pointer.points) || (!called.includes("drawn") && ["it", "them"].includes(pointer.points)))
    if (pointer.every === true) {
      const chosen = found.filter((one) => one.done === "picked" && fits(one))
      if (chosen.length > 1) return { all: { any: chosen.map((one) => ({ is: { ref: calling(one) } })) } }
    }
    const { by } = pointer
    const named = by === undefined ? undefined : found.findLast((one) => by in one.node && fits(one))
    const usual = by !== undefined && named === undefined ? naming.byDefault(pointer) : null
    // What happened to what the ability watches is said of that.
    if (usual !== null && naming.happened?.(by as string) === true) return usual
    const fitting = named ?? found.findLast(fits)
    if (fitting === undefined) {
      const common = naming.byDefault(pointer) ?? (later > 0 && pointer.many !== true ? "it" : null)
      if (common === null) throw new NotUnderstood("no-antecedent", { start: pointer.at[0], end: pointer.at[1] })
      return common
    }
    return { ref: calling(fitting) }
  }

  function calling({ node }: Antecedent): unknown {
    if (node.as === undefined) node.as = `n${++names}`
    return node.as
  }
}

const hasObject = (pattern: unknown): boolean =>
  typeof pattern === "object" && pattern !== null && ("object" in pattern || "player" in pattern)

const isPointer = (node: unknown): node is Pointer => typeof node === "object" && node !== null && "points" in node
