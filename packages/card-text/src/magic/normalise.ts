import { nearest } from "@dilemma-table/engine"
import { literalOf } from "../text/literal.ts"
import { Mapped, mapped, rewritten } from "../text/mapped.ts"
import { plainKeywordNames } from "./keyword-names.ts"
import { variants } from "./variants.ts"

/** "this creature", "this spell", "this card": the object that the text is on. */
const own =
  /\bthis (creature|permanent|artifact|enchantment|land|planeswalker|battle|spell|card|aura|equipment|vehicle|saga|class|case|spacecraft|siege|fortification|token|emblem)\b/gi

/**
 * A text as the grammar reads it: variants replaced, the card itself written "~", and in lower case.
 * @param names what the card is called; a legend's name up to its comma counts, too
 */
export function normalised(text: string, names: readonly string[], legend = false): Mapped {
  const now = inCase(text, names, legend)
  return new Mapped(now.text.toLowerCase(), now.original, () => now.at)
}

/** The variants, each with what a text must have that it is found in. */
const sought = variants.map(({ from, to }) => ({ from, to, stretch: literalOf(from) }))

/** The same, still with its capital letters. `legend`: it may be called by its first name, too. */
export function inCase(text: string, names: readonly string[], legend = false): Mapped {
  let now = mapped(text)
  for (const { from, to, stretch } of sought)
    if (now.text.includes(stretch))
      now = rewritten(now, from, (match) => to.replace(/\$(\d)/g, (_, n) => match[Number(n)] ?? ""))
  const all = [...names, ...misspelt(now.text, names)]
  for (const name of called(legend ? [...all, ...all.flatMap(firstOf)] : all))
    if (now.text.includes(name))
      now = rewritten(
        now,
        new RegExp(`(?<![\\w']${all.includes(name) ? "" : "|named "})${escaped(name)}(?![\\w])`, "g"),
        (match) => (isOfTheGiver(match, name) ? name : "~"),
      )
  const itself = rewritten(now, own, "~")
  const untitled = itself.text.startsWith("~") ? rewritten(itself, title, "") : itself
  const turned = untitled.text.includes(" into ~") ? rewritten(untitled, itsOtherFace, "transforms") : untitled
  const joined = /[\n;]/.test(turned.text) ? joinedKeywords(turned) : turned
  return joined.text.includes("As long as ") ? conditionsBehind(joined) : joined
}

/**
 * In an ability that something else is given the card's name means the card itself, not what has been given it (201.5a). For that
 * there is no word, so it stays as it is written.
 */
function isOfTheGiver({ index, input }: RegExpExecArray, name: string): boolean {
  const before = input.slice(input.lastIndexOf("\n", index) + 1, index)
  const marks = [...before.matchAll(/["“”]/g)]
  const opening = marks.at(-1)?.index
  if (opening === undefined || marks.length % 2 === 0 || before.endsWith("named ")) return false
  const giving = before.slice(0, opening).replaceAll(name, "~")
  const its = /\bit (?:gets|gains|has)\b[^."]*$/.test(giving) && /^(?:[^.]*— )?As long as ~/.test(giving)
  return !its && !/~ (?:gets|gains|has|becomes)\b[^."]*$/.test(giving)
}

/** "Transforms into" a face's own name: abilities of that face are only there when it does. */
const itsOtherFace = /\btransforms into ~(?! )/g

/** The first line, where it is the card's name but for a letter or two. */
function misspelt(text: string, names: readonly string[]): readonly string[] {
  const [line = "", ...rest] = text.split("\n")
  if (rest.length === 0 || names.includes(line) || !/^[A-Z][\w',-]*(?: (?:of|the|[A-Z][\w',-]*))+$/.test(line))
    return []
  return nearest(line, names) === null ? [] : [line]
}

/** The card's own name, perhaps with its mana cost, in front of its text. */
const title = /(?<![\s\S])~(?: ?(?:\{[^{}\n]*\})+)?\n/g

/** "As long as …, ~ has flying" is "~ has flying as long as …"; of "as long as ~ is …, it has flying" the same. */
const conditionsBehind = (from: Mapped): Mapped =>
  rewritten(
    rewritten(
      from,
      /(?<=^|— )As long as ~ is ([^,.\n]+), it ((?:gets|has|can't|isn't) [^.\n"]*)(?=\.$)/gm,
      (match) => `~ ${match[2]} as long as it's ${match[1]}`,
    ),
    /(?<=^|— )As long as ((?!~)[^,.\n]+), (~ (?:gets|has|can't|isn't) [^.\n"]*)(?=\.$)/gm,
    (match) => `${match[2]} as long as ${match[1]}`,
  )

/** Keywords that stand alone, each on a line of its own as older cards have them, are put on one line. */
function joinedKeywords(from: Mapped): Mapped {
  const joined = rewritten(from, keywordLines, (match) => `${match[1]}, `)
  return rewritten(joined, keywordJoints, (match) => `${match[1]}, `)
}

const oneKeyword = `(?:${[...plainKeywordNames, "protection from (?:white|blue|black|red|green|artifacts|creatures)"].join("|")})`
const keywordLine = `${oneKeyword}(?:[,;] ${oneKeyword})*(?: \\([^()\\n]*\\))?`
const keywordLines = new RegExp(`^(${keywordLine})\\n(?=${keywordLine}(?:\\n|$(?![^])))`, "gim")
const keywordJoints = new RegExp(`(?<=^|[,;] )(${oneKeyword}); (?=${keywordLine}$)`, "gim")

/** A card's names, the longest first, and the short form that a legend's text may use. */
const called = (names: readonly string[]): readonly string[] =>
  [...new Set(names.flatMap((name) => [name, name.split(",")[0] ?? name, name.split(" // ")[0] ?? name]))]
    .map((name) => name.replace(/[‘’]/g, "'"))
    .filter((name) => name !== "")
    .sort((a, b) => b.length - a.length)

/** "Dagny the Bold" is "Dagny" in its own text, "Dagny Wren" likewise: a first word that is a name and nothing else. */
function firstOf(name: string): readonly string[] {
  const [first = "", ...rest] = name.split(/[, ]/)
  if (rest.length === 0 || !/^[A-Z][A-Za-z'-]+$/.test(first) || common.has(first)) return []
  // "Captain Ada B. Wren" is "Captain Wren", too.
  return !name.includes(",") && rest.length > 1 ? [`${first} ${rest.at(-1)}`, first] : [first]
}

const common: ReadonlySet<string> = new Set(
  "The A An Of All Each Any Choose Target Destroy Exile Draw Create Return Put When Whenever At If You Your Tap Untap Counter Sacrifice Search Look Reveal Until Creature Land Add".split(
    " ",
  ),
)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
