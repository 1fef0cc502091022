type Node = Readonly<Record<string, unknown>>

const isNode = (one: unknown): one is Node => typeof one === "object" && one !== null && !Array.isArray(one)

/**
 * A card's abilities in one of the ways of writing that say the same: lists within lists run on, what goes without saying is left
 * out, a target that is named first and used next stands where it is used.
 */
export function canonical(data: unknown): unknown {
  if (Array.isArray(data)) return inPlace(data.flatMap(canonical))
  if (!isNode(data)) return data
  const node = Object.fromEntries(Object.entries(data).map(([word, argument]) => [word, canonical(argument)]))
  return rules.reduce<Node>((so, rule) => rule(so), node)
}

const without = (node: Node, ...words: readonly string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([word]) => !words.includes(word)))

const rules: readonly ((node: Node) => Node)[] = [
  // What is in play is a permanent.
  (node) =>
    node.permanent === true && node.zone === undefined && node.spell === undefined ? without(node, "permanent") : node,
  // What has a type on the stack is a spell.
  (node) =>
    node.zone === "stack" && (node.type ?? node.not ?? node.color) !== undefined ? { ...node, spell: true } : node,
  // A static ability is about its source, where it says nothing else.
  (node) => ("static" in node && node.to === undefined ? { ...node, to: "this" } : node),
  (node) =>
    "continuous" in node && node.on === undefined && (node.continuous as Node).to === "this"
      ? { ...node, on: "this" }
      : node,
  // One of several subtypes.
  (node) => {
    const any = Array.isArray(node.any) ? (node.any as readonly Node[]) : []
    const same = any.length > 0 && any.every((one) => Object.keys(one).join() === "subtype")
    return same && node.subtype === undefined
      ? { ...without(node, "any"), subtype: any.flatMap(({ subtype }) => subtype) }
      : node
  },
  // One of several kinds of mana.
  (node) => {
    const all = Array.isArray(node.either) ? (node.either as readonly Node[]) : []
    const kinds = all.map(({ addMana }) => /^\{([WUBRGC])\}$/.exec(String(addMana))?.[1])
    const plain =
      all.length > 0 && kinds.every((one) => one !== undefined) && all.every((one) => Object.keys(one).length === 1)
    return plain ? { ...without(node, "either"), addAnyMana: 1, among: kinds } : node
  },
  // Cards that are looked at lie where they were.
  (node) => ("is" in node && node.zone === "library" ? without(node, "zone") : node),
  // One may leave targets as they are; what is added nothing to stays; costs are paid with what is one's own.
  (node) => {
    const { may } = node
    return isNode(may) && "retarget" in may && may.change === undefined && Object.keys(node).length === 1 ? may : node
  },
  (node) =>
    Object.fromEntries(
      Object.entries(node).filter(
        ([word, value]) => !((word === "power" || word === "toughness") && value === 0 && node.types === undefined),
      ),
    ),
  (node) =>
    isNode(node.exile) && node.exile.owner === "you" ? { ...node, exile: without(node.exile, "owner") } : node,
  // Who casts a spell is its controller.
  (node) => (node.on === "casts" && node.object === "this" ? without(node, "player") : node),
  // Only creatures block.
  (node) => {
    const by = node.cantBeBlockedBy
    return isNode(by) && by.type === undefined ? { ...node, cantBeBlockedBy: { ...by, type: "creature" } } : node
  },
]

/** "let X be target creature; do this to X" is doing it to target creature, which is X from then on. */
function inPlace(list: readonly unknown[]): readonly unknown[] {
  return list.flatMap((one, i): readonly unknown[] => {
    const before = list[i - 1]
    const named = isNode(before) && isSelector(before.be) ? before : null
    const taken = isNode(one) && isSelector(one.be) ? placed(list[i + 1], String(one.let), one.be as Node) : null
    if (taken !== null) return []
    const here = named === null ? null : placed(one, String(named.let), named.be as Node)
    return [here ?? one]
  })
}

const isSelector = (be: unknown): boolean => isNode(be) && ("target" in be || "choose" in be)

/** The same with the thing at the first place that names it; null where that comes not first of all. */
function placed(effect: unknown, name: string, be: Node): unknown {
  const print = JSON.stringify(effect)
  const at = print?.indexOf(`{"ref":"${name}"}`) ?? -1
  if (at < 0) return null
  const as = JSON.stringify({ ...be, as: name })
  return JSON.parse(print.slice(0, at) + as + print.slice(at + `{"ref":"${name}"}`.length))
}
