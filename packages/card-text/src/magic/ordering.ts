import type { Built } from "../building.ts"
import type { PointedOut } from "./pointing.ts"

type Node = Record<string, unknown>

/** Words that stand beside a verb, in the order in which a text is carried out; verbs and other heads come before them. */
const fields =
  "let be to player with from then else count upTo any atLeast sum kind on of do free cost by until place tapped attacking under counters divided newTargets noRegeneration reveal instead except as limit timing word".split(
    " ",
  )
const rank = new Map(fields.map((word, i) => [word, i + 1]))

/** A text's tree as the card language has it: keys in their order, names where they are first needed. */
export function ordered({ tree, before }: PointedOut): unknown {
  return withNamesFirst(inOrder(tree, before))
}

function inOrder(node: unknown, before: PointedOut["before"]): unknown {
  if (Array.isArray(node)) {
    const list = node.flatMap((one) => {
      const found = inOrder(one, before)
      return Array.isArray(found) && before.has(one as object) ? found : [found]
    })
    return list
  }
  if (typeof node !== "object" || node === null) return node
  const whole = lifted(node as Node)
  const keys = Object.keys(whole)
  const of = (word: string): number => ("may" in whole && word === "by" ? -1 : (rank.get(word) ?? 0))
  const sorted = keys.map((word, i) => ({ word, i })).sort((a, b) => of(a.word) - of(b.word) || a.i - b.i)
  const copy: Node = Object.fromEntries(sorted.map(({ word }) => [word, inOrder(whole[word], before)]))
  if ("continuous" in copy && copy.until === undefined) copy.until = "game"
  const lets = before.get(node)
  return lets === undefined ? copy : [...lets.map((one) => inOrder(one, before)), copy]
}

/** When an ability may be activated is said in its choice of modes, but belongs to the ability. */
function lifted(node: Node): Node {
  const effect = node.activate
  if (typeof effect !== "object" || effect === null || !("timing" in effect)) return node
  const { timing, ...rest } = effect as Node
  return { ...node, activate: rest, timing }
}

interface Place {
  readonly parent: Node | unknown[]
  readonly key: string | number
  readonly node: Node
}

/** A name is given where it is first used: there the thing is described, and where it was described it is named. */
function withNamesFirst(tree: unknown): unknown {
  const binders = new Map<string, Place>()
  const first = new Map<string, Place>()
  const root: Node = { tree }
  visit(tree, root, "tree")
  for (const [name, binder] of binders) {
    const use = first.get(name)
    if (use === undefined || use.node === binder.node) continue
    put(use, binder.node)
    put(binder, { ref: name })
  }
  return root.tree

  function put({ parent, key }: Place, value: unknown): void {
    ;(parent as Record<string | number, unknown>)[key] = value
  }

  function visit(node: unknown, parent: Node | unknown[], key: string | number): void {
    if (Array.isArray(node)) {
      node.forEach((one, i) => visit(one, node, i))
      return
    }
    if (typeof node !== "object" || node === null) return
    const place: Place = { parent, key, node: node as Node }
    const { ref, as } = node as { readonly ref?: string; readonly as?: string }
    if (ref !== undefined && !first.has(ref)) first.set(ref, place)
    if (as !== undefined && isSelector(node as Built)) {
      if (!first.has(as)) first.set(as, place)
      binders.set(as, place)
    }
    for (const [word, argument] of Object.entries(node)) visit(argument, node as Node, word)
  }
}

const isSelector = (node: Built): boolean =>
  ["target", "choose", "top", "random", "targetPlayer"].some((head) => head in node)
