import type { Built } from "../building.ts"
import { NotUnderstood } from "../compiled.ts"
import type { PointedOut } from "./pointing-words.ts"

type Node = Record<string, unknown>

/** Words that stand beside a verb, in the order in which a text is carried out; verbs and other heads come before them. */
const fields =
  "let be to player with from then else count upTo any atLeast sum kind on of do free cost by until place order tapped attacking under counters divided newTargets noRegeneration reveal instead except who as rest limit timing word".split(
    " ",
  )
const rank = new Map(fields.map((word, i) => [word, i + 1]))

/** A text's tree as the card language has it: keys in their order, names where they are first needed. */
export function ordered({ tree, before }: PointedOut): unknown {
  return withNamesFirst(inOrder(tree, before))
}

function inOrder(node: unknown, before: PointedOut["before"]): unknown {
  if (Array.isArray(node))
    return node.flatMap((one) => {
      const found = inOrder(one, before)
      return Array.isArray(found) && (before.has(one as object) || found.length === 1) ? found : [found]
    })
  if (typeof node !== "object" || node === null) return node
  const whole = lifted(node as Node)
  const keys = Object.keys(whole)
  const of = (word: string): number => ("may" in whole && word === "by" ? -1 : (rank.get(word) ?? 0))
  const sorted = keys.map((word, i) => ({ word, i })).sort((a, b) => of(a.word) - of(b.word) || a.i - b.i)
  const copy: Node = Object.fromEntries(
    sorted
      .filter(({ word }) => word !== "worksIn")
      .map(({ word }) => {
        const argument = whole[word]
        // One of several lists of costs stays a list.
        const lists = word === "or" && Array.isArray(argument)
        const found = lists ? argument.map((one) => inOrder(one, before)) : inOrder(argument, before)
        return [
          word,
          holdsEffect.has(word) && Array.isArray(found) && found.length === 1 && !Array.isArray(found[0])
            ? found[0]
            : found,
        ]
      }),
  )
  if ("continuous" in copy && copy.until === undefined) copy.until = "game"
  const lets = before.get(node)
  return lets === undefined ? copy : [...lets.map((one) => inOrder(one, before)), copy]
}

/** What takes the card itself out of a graveyard works there. */
function whereItWorks(node: Node): Node {
  const inside = node.activate ?? (node.when === undefined ? undefined : node.do)
  if (inside === undefined || !JSON.stringify(inside).includes('"worksIn"')) return node
  return { ...node, zone: "graveyard" }
}

/** When an ability may be activated is said in its choice of modes, but belongs to the ability. */
function lifted(whole: Node): Node {
  const node = whereItWorks(whole)
  const effect = node.activate
  if (typeof effect !== "object" || effect === null || !("modal" in effect)) return node
  const { modal, ...rest } = effect as Node
  return Object.keys(rest).length === 0 ? node : { ...node, activate: { modal }, ...rest }
}

interface Place {
  readonly parent: Node | unknown[]
  readonly key: string | number
  readonly node: Node
  /** The ways that may not be taken on which it lies, outermost first. */
  readonly ways: readonly string[]
  /** The statement in a list, or the only one, that it is in, and of the structures around it the outermost. */
  readonly statements: readonly { readonly parent: Node | unknown[]; readonly key: string | number }[]
}

const exclusive: ReadonlySet<string> = new Set(["then", "else", "may", "try", "either", "modes"])
const holdsEffect: ReadonlySet<string> = new Set([
  "then",
  "else",
  "may",
  "try",
  "do",
  "spell",
  "activate",
  "with",
  "reflexive",
])

/**
 * A name is given where it is first used: there the thing is described, and where it was described it is named. Where no place
 * comes before all others on every way, it is named before them.
 */
function withNamesFirst(tree: unknown): unknown {
  const binders = new Map<string, Place>()
  const uses = new Map<string, Place[]>()
  const root: Node = { tree }
  let ways = 0
  visit(tree, root, "tree", [], [])
  for (const [name, binder] of binders) {
    const all = uses.get(name) ?? []
    const [first] = all
    if (first === undefined || (first === binder && all.every((one) => isBefore(binder, one)))) continue
    if (first !== binder && all.every((one) => isBefore(first, one))) {
      put(first, binder.node)
      put(binder, { ref: name })
    } else if ("top" in binder.node) {
      if (doneThen(name, binder, all)) return withNamesFirst(root.tree)
    } else if (!("targetPlayer" in binder.node)) hoist(name, binder, all)
  }
  return root.tree

  function put({ parent, key }: Pick<Place, "parent" | "key">, value: unknown): void {
    ;(parent as Record<string | number, unknown>)[key] = value
  }

  /**
   * Cards that are looked at only if a player wants: what is said of them behind is done then, too.
   * @returns whether anything had to be moved there
   */
  function doneThen(name: string, binder: Place, all: readonly Place[]): boolean {
    const common = commonOf(binder, all)
    const list = common === undefined ? null : (common.parent as Record<string | number, unknown>)[common.key]
    const at = Array.isArray(list) ? binder.statements.find(({ parent }) => parent === list)?.key : undefined
    const done = (Array.isArray(list) ? list[Number(at)] : list) as Node
    const behind = Array.isArray(list) ? list.slice(Number(at) + 1) : []
    const names = behind.map((one) => JSON.stringify(one).includes(`"ref":"${name}"`))
    const last = names.lastIndexOf(true) + 1
    if (common === undefined || !("may" in done) || "else" in done || names.slice(0, last).includes(false))
      throw new NotUnderstood("not-said", { start: 0, end: 1 }, ["cards that may not have been looked at"])
    if (last === 0) return false
    const then = [...("then" in done ? [done.then].flat() : []), ...behind.slice(0, last)]
    const rest = [...(list as unknown[]).slice(0, Number(at)), { ...done, then: alone(then) }, ...behind.slice(last)]
    put(common, alone(rest))
    return true
  }

  /** The innermost list or statement in which all of it is said. */
  function commonOf(binder: Place, all: readonly Place[]): Place["statements"][number] | undefined {
    return binder.statements.findLast((one) =>
      all.every(({ statements }) => statements.some((other) => other.parent === one.parent && other.key === one.key)),
    )
  }

  /** Named by itself before the statement that holds all its uses. */
  function hoist(name: string, binder: Place, all: readonly Place[]): void {
    const common = commonOf(binder, all)
    if (common === undefined) return
    const { as: _, ...selector } = binder.node
    put(binder, { ref: name })
    const statement = (common.parent as Record<string | number, unknown>)[common.key]
    put(common, [{ let: name, be: selector }, statement].flat())
  }

  function visit(
    node: unknown,
    parent: Node | unknown[],
    key: string | number,
    way: readonly string[],
    statements: Place["statements"],
  ): void {
    if (Array.isArray(node)) {
      node.forEach((one, i) => {
        visit(one, node, i, way, isEffect(one) ? [...statements, { parent: node, key: i }] : statements)
      })
      return
    }
    if (typeof node !== "object" || node === null) return
    const place: Place = { parent, key, node: node as Node, ways: way, statements }
    const { ref, as } = node as { readonly ref?: string; readonly as?: string }
    if (ref !== undefined) uses.set(ref, [...(uses.get(ref) ?? []), place])
    if (as !== undefined && isSelector(node as Built)) {
      uses.set(as, [...(uses.get(as) ?? []), place])
      binders.set(as, place)
    }
    for (const [word, argument] of asCarriedOut(node as Node)) {
      const inner = exclusive.has(word) && word !== "either" && word !== "modes" ? [...way, `${++ways}`] : way
      const list =
        holdsEffect.has(word) && isEffect(argument) ? [...statements, { parent: node as Node, key: word }] : statements
      if ((word === "either" || word === "modes") && Array.isArray(argument))
        argument.forEach((one, i) => {
          visit(one, argument, i, [...way, `${++ways}`], list)
        })
      else visit(argument, node as Node, word, inner, list)
    }
  }
}

const alone = (all: readonly unknown[]): unknown => (all.length === 1 && !Array.isArray(all[0]) ? all[0] : all)

const isEffect = (node: unknown): boolean =>
  typeof node === "object" && node !== null && !("ref" in node) && !isSelector(node as Built)

/** Whenever the second is come to, the first has been. */
const isBefore = (first: Place, second: Place): boolean => first.ways.every((way, i) => second.ways[i] === way)

const isSelector = (node: Built): boolean =>
  ["target", "choose", "top", "random", "targetPlayer"].some((head) => head in node)

/** Of a continuous effect the objects come first; of others the order is that of the words. */
const asCarriedOut = (node: Node): readonly (readonly [string, unknown])[] =>
  "by" in node && JSON.stringify(node).includes('"amountHappened"')
    ? [["by", node.by], ...Object.entries(node).filter(([word]) => word !== "by")]
    : "continuous" in node && "on" in node
      ? [["on", node.on], ...Object.entries(node).filter(([word]) => word !== "on")]
      : Object.entries(node)
