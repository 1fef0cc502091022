import { termNames } from "./describe.ts"
import { type Entry, type LanguageSource, languageOf, type TermSpec, usableTerms } from "./grammar.ts"
import { type Fields, optional, type Shape, type Term } from "./shapes.ts"
import { structure } from "./structure.ts"

/** The words of a game's card language as a page in Markdown: each term, and what may stand for it. */
export function languageReference(rulebook: LanguageSource): string {
  const { face } = languageOf(rulebook)
  const { card = {} } = rulebook.grammar
  const cardFields: Fields = { name: structure.name, ...card, provenance: optional(structure.provenance) }
  const sections = usableTerms(rulebook)
    .filter(([term]) => term !== "amount")
    .flatMap(([term, spec]) => [`## ${heading(term)}`, "", ...termLines(term, spec), ""])
  return [
    "## card — カード",
    "",
    ...fieldLines(cardFields),
    "- `faces: [face, …]`",
    "- `wordings?: { name: { faces: [face, …] }, … }` — of these faces only what is different",
    "",
    "## face — 面",
    "",
    ...fieldLines(face),
    "",
    ...sections,
  ].join("\n")
}

const fieldLines = (fields: Fields): readonly string[] =>
  Object.entries(fields).map((field) => `- \`${fieldsText(Object.fromEntries([field]))}\``)

const heading = (term: Term): string => `${term} — ${termNames[term].ja}`

function termLines(term: Term, spec: TermSpec): readonly string[] {
  const alone = Object.entries(spec.alone ?? {}).map(([word, entry]) => line(`"${word}"`, entry))
  const heads = Object.entries(spec.heads ?? {}).map(([head, entry]) => line(headText(head, entry), entry))
  return [
    ...(spec.integer === undefined ? [] : ["- a whole number (an *amount*: at least 1)"]),
    ...(spec.list === true ? [`- a list of *${term}*, one after the other`] : []),
    ...(spec.several === true ? ["Any number of these words side by side; all hold.", ""] : []),
    ...alone,
    ...(spec.fields === undefined ? [] : fieldLines(spec.fields)),
    ...heads,
  ]
}

function line(text: string, { needs, doc }: Pick<Entry, "needs" | "doc">): string {
  const said = doc === undefined ? "" : ` — ${doc.en}`
  return `- \`${text}\`${said}${needs === undefined ? "" : ` (from rule ${needs.rule} on)`}`
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
      return shape.of.map(written).join(" | ")
    case "term":
      return shape.term
    case "binds":
      return "a new name"
    case "uses":
      return "a name"
  }
}
