import { firstOf, firstsOf, kindsOf } from "./parser-firsts.mjs"

// A grammar as tables, and its own code as functions: what `packages/card-text/src/parser` reads texts with.

/**
 * @param rules a grammar's rules as peggy gives them to what writes a parser
 * @param runtime where the written module finds `parserOf`
 * @param language where it finds what the grammar builds with, `say`
 * @returns the text of a module with `parse`
 * @throws where a rule has something that the tables have no step for
 */
export function written(rules, runtime, language) {
  const { tables, actions } = tablesOf(rules)
  return [
    "// Made from the grammar by `npm run grammar`.",
    `import { parserOf } from ${JSON.stringify(runtime)};`,
    `import * as say from ${JSON.stringify(language)};`,
    'const here = { input: "", options: {}, from: 0, to: 0 };',
    "const offset = () => here.from;",
    "const range = () => ({ start: here.from, end: here.to });",
    "const text = () => here.input.slice(here.from, here.to);",
    "const actions = [",
    ...actions.map((action) => `${action},`),
    "];",
    `export const parse = parserOf(JSON.parse(${JSON.stringify(JSON.stringify(tables))}), actions, here);`,
    "",
  ].join("\n")
}

function tablesOf(rules) {
  const firsts = firstsOf(rules)
  const sets = []
  const numbers = new Map()
  const setOf = (node) => {
    const { ranges, empty } = firstOf(node, firsts)
    if (empty) return -1
    const key = String(ranges)
    if (!numbers.has(key)) numbers.set(key, sets.push(ranges) - 1)
    return numbers.get(key)
  }
  const actions = []
  const known = new Map()
  const action = (text) => {
    if (!known.has(text)) known.set(text, actions.push(text) - 1)
    return known.get(text)
  }
  const about = { numbers: new Map(rules.map(({ name }, i) => [name, i])), setOf, action }
  const made = rules.map((rule) => ruleOf(rule, about))
  const { begins, kinds, count, members } = kindsOf(sets)
  return { tables: { rules: made, begins, kinds, count, sets: members }, actions }
}

/** A rule as a row of the table: its steps, and the frame in which what its labels name is kept. */
function ruleOf({ name, expression }, about) {
  let places = 0
  // How many places there are is only known at the end; actions count back from there.
  const late = []
  const node = step(expression, [])
  for (const finish of late) finish()
  return [name, node, places, about.setOf({ type: "rule_ref", name }), node[0] !== "words"]

  /** @param scope the labels that stand before, with their places */
  function step(one, scope, wanted = true) {
    switch (one.type) {
      case "literal":
        if (one.ignoreCase) throw new Error(`${name}: words are read as they are cased`)
        return ["word", one.value]
      case "class":
        if (one.ignoreCase || one.unicode) throw new Error(`${name}: letters are read as they are cased`)
        return ["letter", one.parts.map(stretch), one.inverted]
      case "any":
        return ["any"]
      case "rule_ref":
        return ["rule", about.numbers.get(one.name)]
      case "sequence": {
        let inner = scope
        const steps = one.elements.map((element) => {
          if (element.pick) throw new Error(`${name}: nothing is plucked`)
          const found = step(element, inner, wanted)
          if (element.type === "labeled") inner = [...inner, element.label]
          return found
        })
        return ["turn", steps, wanted]
      }
      case "choice":
        return areWords(one)
          ? ["words", one.alternatives.map(({ value }) => value)]
          : ["either", one.alternatives.map((way) => [about.setOf(way), step(way, scope, wanted)])]
      case "zero_or_more":
        return ["times", step(one.expression, scope), 0, null]
      case "one_or_more":
        return ["times", step(one.expression, scope), 1, null]
      case "repeated":
        if (one.delimiter !== null) throw new Error(`${name}: nothing stands between what is repeated`)
        return ["times", step(one.expression, scope), (one.min ?? one.max).value ?? 0, one.max.value]
      case "optional":
        return ["perhaps", step(one.expression, scope)]
      case "simple_and":
      case "simple_not":
        return ["ahead", step(one.expression, scope, false), one.type === "simple_and"]
      case "semantic_and":
      case "semantic_not":
        return coded(one.code, scope, (number) => ["asked", number, one.type === "semantic_and"])
      case "action": {
        // What the labels of its own sequence name is there, too.
        const own = one.expression.type === "sequence" ? one.expression.elements : [one.expression]
        const labels = own.filter(({ type }) => type === "labeled").map(({ label }) => label)
        const inner = step(one.expression, scope, false)
        return coded(one.code, [...scope, ...labels], (number) => ["do", number, inner])
      }
      case "labeled": {
        const place = scope.length
        places = Math.max(places, place + 1)
        const kept = ["kept", 0, step(one.expression, scope)]
        late.push(() => {
          kept[1] = places - place
        })
        return kept
      }
      case "text":
        return ["text", step(one.expression, scope, false)]
      case "named":
        return ["named", one.name, step(one.expression, scope, wanted)]
      case "group":
        return step(one.expression, scope, wanted)
      default:
        throw new Error(`${name}: the tables have no step for ${one.type}`)
    }
  }

  function coded(code, scope, made) {
    const node = made(-1)
    late.push(() => {
      const used = [...new Set(scope)].filter((label) => new RegExp(`\\b${label}\\b`).test(code))
      const told = [
        ...["input", "options"]
          .filter((word) => !used.includes(word) && new RegExp(`\\b${word}\\b`).test(code))
          .map((word) => `${word} = here.${word}`),
        ...used.map((label) => `${label} = $frames[$end - ${places - scope.lastIndexOf(label)}]`),
      ]
      const names = told.length === 0 ? "" : `const ${told.join(", ")};`
      node[1] = about.action(`($frames, $end) => { ${names}${code.trimEnd()} }`)
    })
    return node
  }
}

/** From so many words on they are looked up by the letter that stands there. */
const many = 3

const areWords = ({ alternatives }) =>
  alternatives.length >= many &&
  alternatives.every(({ type, ignoreCase, value }) => type === "literal" && !ignoreCase && value !== "")

const stretch = (part) => (Array.isArray(part) ? part : [part, part]).map((letter) => letter.charCodeAt(0))
