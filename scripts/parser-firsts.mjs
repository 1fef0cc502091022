// Which characters a rule of a grammar may begin with: where none of them stands, a parser needn't try the rule.

const last = 0xffff

/** No characters; every character; and whether nothing at all may be read, too. */
const nothing = { ranges: [], empty: true }
const anything = { ranges: [[0, last]], empty: true }

/**
 * @param rules the rules of a grammar as peggy's parser gives them
 * @returns {Map<string, { ranges: [number, number][], empty: boolean }>} for each rule the codes that its text may begin with
 *   (never too few), and whether its text may be empty
 */
export function firstsOf(rules) {
  const found = new Map(rules.map(({ name }) => [name, { ranges: [], empty: false }]))
  for (let changed = true; changed; ) {
    changed = false
    for (const { name, expression } of rules) {
      const now = firstOf(expression, found)
      const before = found.get(name)
      if (now.empty === before.empty && String(now.ranges) === String(before.ranges)) continue
      found.set(name, now)
      changed = true
    }
  }
  return found
}

/** The same of any part of a rule, where that of all rules is known. */
export function firstOf(node, known) {
  switch (node.type) {
    case "literal":
      return node.value === "" ? nothing : literal(node)
    case "class":
      return {
        ranges: node.inverted || node.ignoreCase ? anything.ranges : joined(node.parts.map(range)),
        empty: false,
      }
    case "any":
      return { ranges: anything.ranges, empty: false }
    case "rule_ref":
      return known.get(node.name) ?? anything
    case "choice":
      return inTurn(
        node.alternatives.map((one) => firstOf(one, known)),
        (all) => all.some(({ empty }) => empty),
      )
    case "sequence": {
      const parts = []
      for (const one of node.elements) {
        parts.push(firstOf(one, known))
        if (!parts.at(-1).empty) break
      }
      return inTurn(parts, () => parts.every(({ empty }) => empty))
    }
    case "optional":
    case "zero_or_more":
      return { ranges: firstOf(node.expression, known).ranges, empty: true }
    case "simple_and":
    case "simple_not":
    case "semantic_and":
    case "semantic_not":
      return nothing
    case "action":
    case "group":
    case "labeled":
    case "named":
    case "one_or_more":
    case "text":
      return firstOf(node.expression, known)
    default:
      return anything
  }
}

function literal({ value, ignoreCase }) {
  const begins = ignoreCase ? [value[0].toLowerCase(), value[0].toUpperCase()] : [value[0]]
  return { ranges: joined(begins.map(range)), empty: false }
}

const range = (part) => (Array.isArray(part) ? part : [part, part]).map((letter) => letter.charCodeAt(0))

const inTurn = (parts, empty) => ({ ranges: joined(parts.flatMap(({ ranges }) => ranges)), empty: empty(parts) })

/** Ranges in order, none touching another. */
function joined(ranges) {
  const result = []
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const before = result.at(-1)
    if (before === undefined || from > before[1] + 1) result.push([from, to])
    else before[1] = Math.max(before[1], to)
  }
  return result
}

/**
 * Characters put into kinds: two are of one kind where every set of ranges has both or neither.
 * @param sets of ranges
 * @returns the code that each kind's stretch begins with, the kind of each stretch, how many kinds there are, and for each set which kinds it has
 */
export function kindsOf(sets) {
  const begins = [...new Set([0, ...sets.flatMap((ranges) => ranges.flatMap(([from, to]) => [from, to + 1]))])]
    .filter((code) => code <= last)
    .sort((a, b) => a - b)
  const signs = begins.map((code) => sets.map((ranges) => (has(ranges, code) ? 1 : 0)).join(""))
  const kinds = [...new Set(signs)]
  return {
    begins,
    kinds: signs.map((sign) => kinds.indexOf(sign)),
    count: kinds.length,
    members: sets.map((_, i) => kinds.map((sign) => sign[i]).join("")),
  }
}

const has = (ranges, code) => ranges.some(([from, to]) => from <= code && code <= to)
