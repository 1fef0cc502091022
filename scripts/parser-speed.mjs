import { isPart } from "./parser-choices.mjs"
import { firstsOf, kindsOf } from "./parser-firsts.mjs"

// What peggy writes is made faster before it is kept: its functions are made once rather than at every reading, texts are
// compared where they stand instead of being cut out, and where nobody asks what was expected (`peg$asked`), a rule is
// tried only if a character stands there that it may begin with.

/**
 * @param source a parser as peggy writes it in the format "es", with `cache`
 * @param grammar the rules that peggy wrote it from, what `withWays` makes of a grammar
 * @throws where peggy writes something else than it did
 */
export function faster(source, { rules, ways, words }) {
  let text = compared(source)
  text = replaced(text, /peg\$resultsCache\[key\] = (\{.*\});/g, "peg$resultsCache.set(key, $1);")
  text = replaced(text, /peg\$resultsCache\[key\]/g, "peg$resultsCache.get(key)")
  text = once(text, "  let peg$resultsCache = {};\n", "  let peg$resultsCache = new Map();\n")
  text = once(
    text,
    "function peg$parse(input, options) {\n  options = options !== undefined ? options : {};\n",
    'const peg$parse = (() => {\n  let input = "";\n  let options = {};\n',
  )
  const start = /\n {2}if \(options\.startRule\) \{\n[\s\S]*?\n {2}\}\n/.exec(text)?.[0]
  if (start === undefined) throw new Error("Peggy writes another parser than before: the start rule")
  text = once(text, start, "\n")
  const opening = [
    "  function peg$run(given, about = {}) {",
    "  input = given;",
    "  options = about;",
    "  peg$currPos = peg$savedPos = peg$maxFailPos = 0;",
    "  peg$posDetailsCache.length = 1;",
    "  peg$maxFailExpected = [];",
    "  peg$silentFails = options.peg$silentFails | 0;",
    "  peg$asked = options.peg$asked ?? everywhere;",
    "  peg$resultsCache = new Map();",
    start,
    "  peg$result = peg$startRuleFunction();",
  ].join("\n")
  text = once(text, "  peg$result = peg$startRuleFunction();", opening)
  text = once(
    text,
    "\n}\n\nconst peg$allowedStartRules",
    "\n}\n  return peg$run;\n})();\n\nconst peg$allowedStartRules",
  )
  return guarded(text, rules, ways, words)
}

/** Texts are compared where they stand, after their first character. */
function compared(source) {
  const codes = new Map(
    [...source.matchAll(/const (peg\$c\d+) = ("(?:[^"\\]|\\.)+");/g)].map(([, name, text]) => [
      name,
      JSON.parse(text.replace(/\\x([0-9A-F]{2})/g, "\\u00$1")).charCodeAt(0),
    ]),
  )
  return replaced(source, /input\.substr\(peg\$currPos, \d+\) === (peg\$c\d+)/g, (_, name) => {
    if (!codes.has(name)) throw new Error(`Peggy writes another parser than before: ${name}`)
    return `input.charCodeAt(peg$currPos) === ${codes.get(name)} && input.startsWith(${name}, peg$currPos)`
  })
}

/**
 * While nobody asks what was expected, rules that must begin with a character of some kinds are left at once where none of
 * them stands, and of a wide choice only those ways are tried that may begin there.
 */
function guarded(source, rules, ways, words) {
  const firsts = firstsOf(rules)
  const told = rules.filter(({ name }) => !firsts.get(name).empty)
  const { begins, kinds, count, members } = kindsOf(told.map(({ name }) => firsts.get(name).ranges))
  const sets = [...new Set(members)]
  const setOf = new Map(told.map(({ name }, i) => [name, sets.indexOf(members[i])]))
  const tables = [
    "const peg$kinds = new Uint16Array(65537);",
    `{ const begins = ${JSON.stringify(begins)}, kinds = ${JSON.stringify(kinds)};`,
    "  begins.forEach((code, i) => peg$kinds.fill(kinds[i], code, begins[i + 1] ?? 65536)); }",
    `peg$kinds[65536] = ${count};`,
    "// The last kind is the text's end.",
    `const peg$firsts = ${JSON.stringify(sets)}.map((set) => Uint8Array.from([...set, 0], Number));`,
    "const peg$at = (input, at) => peg$kinds[at < input.length ? input.charCodeAt(at) : 65536];",
    "/** For each kind those of the ways that may begin with it; behind them all of them. */",
    `const peg$waysFor = (ways, sets) => [...Array.from({ length: ${count + 1} }, (_, kind) =>`,
    "  ways.filter((_, i) => sets[i] === null || peg$firsts[sets[i]][kind] === 1)), ways];",
    `const peg$wordsFor = (all, expected) => ({ all, expected, for: Array.from({ length: ${count + 1} }, (_, kind) =>`,
    "  all.filter((word) => peg$kinds[word.charCodeAt(0)] === kind)) });",
    "",
    "const peg$parse = (() => {",
    "  const everywhere = -2;",
    "  let peg$asked = everywhere;",
  ].join("\n")
  const lists = [...ways].map(
    ([name, names]) =>
      `  const peg$ways${name} = peg$waysFor([${names.map((one) => `peg$parse${one}`)}], ${JSON.stringify(names.map((one) => setOf.get(one) ?? null))});\n`,
  )
  const wordLists = [...words].map(
    ([name, list]) =>
      `  const peg$words${name} = peg$wordsFor(${JSON.stringify(list)}, ${JSON.stringify(list)}.map((word) => peg$literalExpectation(word, false)));\n`,
  )
  let text = once(source, "const peg$parse = (() => {", tables)
  text = once(
    text,
    "  function peg$fail(expected) {\n",
    "  function peg$fail(expected) {\n    if (peg$currPos !== peg$asked && peg$asked !== everywhere) {\n      if (peg$currPos > peg$maxFailPos) peg$maxFailPos = peg$currPos;\n      return;\n    }\n",
  )
  text = once(text, "  return peg$run;\n", `${oneOf}${wordLists.join("")}${lists.join("")}  return peg$run;\n`)
  const done = new Set()
  text = replaced(
    text,
    /\n {2}function peg\$parse([\w$]+)\(\) \{\n( {4}let [^;]*;\n)([\s\S]*?)\n {2}\}\n/g,
    (_, name, lets, body) => {
      done.add(name)
      if (words.has(name)) return `\n  function peg$parse${name}() {\n    return peg$word(peg$words${name});\n  }\n`
      const set = setOf.get(name)
      const guard =
        set === undefined || isPart(name)
          ? ""
          : `    if (peg$firsts[${set}][peg$at(input, peg$currPos)] === 0 && peg$skips()) return peg$FAILED;\n`
      let inner = body
      if (isPart(name)) inner = uncached(body)
      else if (ways.has(name)) inner = choosing(body, name, count + 1)
      return `\n  function peg$parse${name}() {\n${lets}${guard}${inner}\n  }\n`
    },
  )
  const missing = rules.find(({ name }) => !done.has(name))
  if (missing !== undefined) throw new Error(`Peggy writes another parser than before: ${missing.name}`)
  return text
}

/** May be left out here what can't begin here? Then only the place of its failure is kept. And the first of some words that stands there. */
const oneOf = `
  function peg$skips() {
    if (peg$silentFails !== 0) return true;
    if (peg$asked === peg$currPos || peg$asked === everywhere) return false;
    if (peg$currPos > peg$maxFailPos) peg$maxFailPos = peg$currPos;
    return true;
  }

  function peg$word(words) {
    const skips = peg$skips();
    const list = skips ? words.for[peg$at(input, peg$currPos)] : words.all;
    for (let i = 0; i < list.length; i++) {
      const word = list[i];
      if (input.startsWith(word, peg$currPos)) {
        peg$currPos += word.length;
        return word;
      }
      if (!skips) peg$fail(words.expected[i]);
    }
    return peg$FAILED;
  }

`

/** A rule's body without the memory of what it read before. */
function uncached(body) {
  const kept = replaced(body, /^[\s\S]*?return cached\.result;\n {4}\}\n/, "")
  return replaced(kept, / {4}peg\$resultsCache\.set\(key, [^\n]*\n/, "")
}

/** The body of a choice: its ways in turn. */
const choosing = (body, name, all) =>
  replaced(
    body,
    /\n {4}s0 = peg\$parse[\s\S]*\n {4}\}\n(?=\n {4}peg\$resultsCache\.set)/,
    () => `
    s0 = peg$FAILED;
    const ways = peg$ways${name}[peg$skips() ? peg$at(input, peg$currPos) : ${all}];
    for (let i = 0; i < ways.length && s0 === peg$FAILED; i++) s0 = ways[i]();
`,
  )

function replaced(text, pattern, by) {
  const result = text.replace(pattern, by)
  if (result === text) throw new Error(`Peggy writes another parser than before: ${pattern}`)
  return result
}

function once(text, from, to) {
  const at = text.indexOf(from)
  if (at < 0) throw new Error(`Peggy writes another parser than before: ${from}`)
  return text.slice(0, at) + to + text.slice(at + from.length)
}
