// A rule that is a choice of many ways becomes one that looks up, by the character that stands there, which of them may be
// meant: each way is a rule of its own, and the others aren't tried.

/** From so many ways on it pays. */
const wide = 3

/**
 * @param rules a grammar's rules as peggy has them when it writes; they are changed
 * @returns with the ways of wide choices as rules of their own; for each such choice the names of its ways; and for each choice
 *   of nothing but words, wherever it stood, those words
 */
export function withWays(rules) {
  const ways = new Map()
  const words = new Map()
  const all = rules.flatMap((rule) => {
    const own = []
    const { expression, name } = rule
    if (isWords(expression)) words.set(name, wordsOf(expression))
    else {
      rule.expression = withoutWords(expression, (node) => {
        const apart = { ...rule, name: `${name}$w${own.length}`, expression: node }
        own.push(apart)
        words.set(apart.name, wordsOf(node))
        return apart.name
      })
      if (isWide(rule.expression))
        ways.set(
          name,
          rule.expression.alternatives.map((one, i) => {
            if (one.type === "rule_ref") return one.name
            const way = `${name}$${i}`
            own.push({ ...rule, name: way, expression: one })
            rule.expression.alternatives[i] = { type: "rule_ref", name: way, location: one.location }
            return way
          }),
        )
    }
    return [rule, ...own]
  })
  return { rules: all, ways, words }
}

const isWide = ({ type, alternatives }) => type === "choice" && alternatives.length >= wide

const isWords = (node) =>
  isWide(node) &&
  node.alternatives.every(({ type, ignoreCase, value }) => type === "literal" && !ignoreCase && value !== "")

const wordsOf = ({ alternatives }) => alternatives.map(({ value }) => value)

/** An expression in which choices of words are references to rules that `apart` makes. */
function withoutWords(node, apart) {
  if (isWords(node)) return { type: "rule_ref", name: apart(node), location: node.location }
  const inner = (one) => withoutWords(one, apart)
  const { expression, elements, alternatives } = node
  return {
    ...node,
    ...(expression === undefined ? {} : { expression: inner(expression) }),
    ...(elements === undefined ? {} : { elements: elements.map(inner) }),
    ...(alternatives === undefined ? {} : { alternatives: alternatives.map(inner) }),
  }
}

/** Is it a rule that was part of another? It remembers nothing of what it read. */
export const isPart = (name) => name.includes("$")
