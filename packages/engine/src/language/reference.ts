import { type Both, termNames } from "./describe.ts"
import { type Entry, type LanguageSource, languageOf, type TermSpec, usableTerms } from "./grammar.ts"
import { type Fields, optional, type Shape, type Term } from "./shapes.ts"
import { structure } from "./structure.ts"

type Tongue = keyof Both

const phrases = {
  wordings: {
    en: "of these faces only what is different",
    ja: "その面のうち、違うところだけを書く",
  },
  number: { en: "a whole number (an *amount*: at least 1)", ja: "整数(amount なら1以上)" },
  several: {
    en: "Any number of these words side by side; all hold.",
    ja: "いくつでも並べて書ける。すべてが当てはまる。",
  },
} as const satisfies Readonly<Record<string, Both>>

const listOfTerm = (term: Term): Both => ({
  en: `a list of *${term}*, one after the other`,
  ja: `${term} のリスト。上から順に行う`,
})

const since = (rule: string): Both => ({ en: ` (from rule ${rule} on)`, ja: `(ルール${rule}以後)` })

/**
 * The words of a game's card language as a page in Markdown: each term, and what may stand for it.
 * @param tongue the language of explanations; the words are the same
 * @param level how deep the terms' headings are
 */
export function languageReference(rulebook: LanguageSource, tongue: Tongue = "en", level = 2): string {
  const { face } = languageOf(rulebook)
  const { card = {}, about = {} } = rulebook.grammar
  const cardFields: Fields = { name: structure.name, ...card, provenance: optional(structure.provenance) }
  const mark = "#".repeat(level)
  const sections = usableTerms(rulebook)
    .filter(([term]) => term !== "amount")
    .flatMap(([term, spec]) => [`${mark} ${heading(term)}`, "", ...termLines(tongue, term, spec), ""])
  return [
    `${mark} card — カード`,
    "",
    ...fieldLines(cardFields, about, tongue),
    "- `faces: [face, …]`",
    `- \`wordings?: { name: { faces: [face, …] }, … }\` — ${phrases.wordings[tongue]}`,
    "",
    `${mark} face — 面`,
    "",
    ...fieldLines(face, about, tongue),
    "",
    ...sections,
  ].join("\n")
}

const fieldLines = (
  fields: Fields,
  about: NonNullable<LanguageSource["grammar"]["about"]> = {},
  tongue: Tongue = "en",
): readonly string[] =>
  Object.entries(fields).map((field) => {
    const said = about[field[0]]
    return `- \`${fieldsText(Object.fromEntries([field]))}\`${said === undefined ? "" : ` — ${said[tongue]}`}`
  })

const heading = (term: Term): string => `${term} — ${termNames[term].ja}`

function termLines(tongue: Tongue, term: Term, spec: TermSpec): readonly string[] {
  const alone = Object.entries(spec.alone ?? {})
  const plain = alone.filter(([, { doc, needs }]) => doc === undefined && needs === undefined)
  const said = alone.filter((entry) => !plain.includes(entry))
  const heads = Object.entries(spec.heads ?? {}).map(([head, entry]) => line(tongue, headText(head, entry), entry))
  return [
    ...(spec.integer === undefined ? [] : [`- ${phrases.number[tongue]}`]),
    ...(spec.list === true ? [`- ${listOfTerm(term)[tongue]}`] : []),
    ...(spec.several === true ? [phrases.several[tongue], ""] : []),
    ...(plain.length === 0 ? [] : [`- ${plain.map(([word]) => `\`"${word}"\``).join(" · ")}`]),
    ...said.map(([word, entry]) => line(tongue, `"${word}"`, entry)),
    ...(spec.fields === undefined ? [] : fieldLines(spec.fields)),
    ...heads,
  ]
}

function line(tongue: Tongue, text: string, { needs, doc }: Pick<Entry, "needs" | "doc">): string {
  const said = doc === undefined ? "" : ` — ${doc[tongue]}`
  return `- \`${text}\`${said}${needs === undefined ? "" : since(needs.rule)[tongue]}`
}

const headText = (head: string, { shape, fields = {} }: Entry): string =>
  `{ ${[`${head}: ${written(shape)}`, fieldsText(fields)].filter((text) => text !== "").join(", ")} }`

const fieldsText = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, field]) => ("optional" in field ? `${key}?: ${written(field.optional)}` : `${key}: ${written(field)}`))
    .join(", ")

function written(shape: Shape): string {
  switch (shape.shape) {
    case "integer":
      return shape.min === undefined && shape.max === undefined ? "number" : `${shape.min ?? ""}…${shape.max ?? ""}`
    case "text":
      return "text"
    case "boolean":
      return "true | false"
    case "true":
      return "true"
    case "words":
      return shape.words.map((word) => `"${word}"`).join(" | ")
    case "list":
      return `[${written(shape.of)}, …]`
    case "tuple":
      return `[${shape.of.map(written).join(", ")}]`
    case "record":
      return `{ ${fieldsText(shape.fields)} }`
    case "map":
      return `{ name: ${written(shape.of)}, … }`
    case "either":
      return eitherText(shape.of.map(written))
    case "term":
      return shape.term
    case "binds":
      return "new-name"
    case "uses":
      return "name"
  }
}

/** "one or [one, …]" where the one has many words is said shorter. */
function eitherText(all: readonly string[]): string {
  const [one = "", list = ""] = all
  return all.length === 2 && one.length > 20 && list === `[${one}, …]` ? `${one} | [these, …]` : all.join(" | ")
}
