type Node = Readonly<Record<string, unknown>>

/** Where verbs that name what they moved put it. */
const landing: Readonly<Record<string, string>> = {
  putIntoGraveyard: "graveyard",
  discard: "graveyard",
  destroy: "graveyard",
  putIntoMana: "mana",
  returnToHand: "hand",
  draw: "hand",
  putOnDeck: "deck",
  addShield: "shields",
}

const isNode = (node: unknown): node is Node => typeof node === "object" && node !== null && !Array.isArray(node)

/**
 * Puts what the grammar says of a choice alone into the words that the card language has for it, and says of what is chosen among
 * things that were named where these lie.
 */
export function finished(tree: unknown): unknown {
  const zones = new Map<string, string>()
  const shields = new Set<unknown>()
  collect(tree)
  return finish(tree)

  function collect(node: unknown): void {
    if (Array.isArray(node)) for (const one of node) collect(one)
    if (!isNode(node)) return
    for (const argument of Object.values(node)) collect(argument)
    if (typeof node.as !== "string") return
    if (isNode(node.choose) && node.choose.zone === "shields") shields.add(node.as)
    const lies = isNode(node.random) ? node.random.zone : undefined
    if (typeof lies === "string") zones.set(node.as, lies)
    if ("top" in node) zones.set(node.as, typeof node.zone === "string" ? node.zone : "deck")
    for (const [verb, zone] of Object.entries(landing)) if (verb in node) zones.set(node.as, zone)
  }

  function finish(node: unknown): unknown {
    if (Array.isArray(node)) {
      const list = together(node.map(finish))
      return list.length === 1 ? list[0] : list
    }
    if (!isNode(node)) return node
    const done = Object.fromEntries(
      Object.entries(node).map(([word, argument]) => [
        word,
        Array.isArray(argument) && (!effects.has(word) || "evolution" in node)
          ? argument.map(finish)
          : finish(argument),
      ]),
    )
    if ("picked" in done) {
      const { as, ...choice } = done.picked as Node
      return { let: as, be: choice }
    }
    // A shield isn't returned: it is added to the hand, and may be used as an S-Trigger.
    if (isNode(done.returnToHand) && shields.has(done.returnToHand.ref)) {
      const { returnToHand, ...more } = done
      return { takeShield: returnToHand, ...more }
    }
    for (const word of ["ofNamed", "named"]) if (isNode(done[word])) done[word] = (done[word] as Node).ref
    if (("nameTrait" in done || "nameCard" in done) && done.as === undefined) done.as = "chosen"
    const among = isNode(done.is) && typeof done.is.ref === "string" ? zones.get(done.is.ref) : undefined
    return among === undefined || done.zone !== undefined ? done : { zone: among, ...done }
  }
}

/**
 * What is said of something that may have been chosen, or was chosen if something held, belongs to that: it is done only then.
 */
function together(list: readonly unknown[]): readonly unknown[] {
  for (const [i, effect] of list.entries()) {
    const word = !isNode(effect) ? null : "may" in effect ? "may" : "if" in effect && !("else" in effect) ? "if" : null
    if (word === null) continue
    const node = effect as Node
    const inner = word === "may" ? node.may : node.then
    if (word === "may" && "else" in node) continue
    const followed = word === "may" && "then" in node
    const names = followed ? bound([node.may, node.then]) : bound(inner)
    const last = list.findLastIndex((later, j) => j > i && mentions(later, names))
    if (last < 0) continue
    const tied = list.slice(i + 1, last + 1)
    const then = followed ? [node.then, ...tied].flat() : word === "may" ? tied : [inner, ...tied].flat()
    return [
      ...list.slice(0, i),
      { ...node, then: then.length === 1 ? then[0] : then },
      ...together(list.slice(last + 1)),
    ]
  }
  return list
}

/** Names that are given within. */
function bound(node: unknown): ReadonlySet<string> {
  if (Array.isArray(node)) return new Set(node.flatMap((one) => [...bound(one)]))
  if (!isNode(node)) return new Set()
  const own = [node.as, node.let].filter((name): name is string => typeof name === "string")
  return new Set([...own, ...Object.values(node).flatMap((one) => [...bound(one)])])
}

/** Is one of these names used within? */
function mentions(node: unknown, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false
  if (Array.isArray(node)) return node.some((one) => mentions(one, names))
  if (!isNode(node)) return false
  if (typeof node.ref === "string" && names.has(node.ref)) return true
  return Object.values(node).some((one) => mentions(one, names))
}

/** Lists that are effects one after the other; others stay lists. */
const effects = new Set([
  "spell",
  "do",
  "activate",
  "with",
  "then",
  "else",
  "may",
  "try",
  "knightMagic",
  "silentSkill",
  "martialTouch",
])
