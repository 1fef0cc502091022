import { type Entries, type Entry, type LanguageSource, languageOf, type TermSpec, usableTerms } from "./grammar.ts"
import type { Fields, Shape, Term } from "./shapes.ts"

/** A JSON Schema, as plain data. */
export type JsonSchema = { readonly [key: string]: unknown }

/**
 * The JSON Schema (draft 2020-12) of a card of this game, from the shapes that `checkCard` checks, so that editors complete
 * cards. It holds the form; names, events and targets are checked when a card is loaded.
 */
export function cardSchema(rulebook: LanguageSource): JsonSchema {
  const language = languageOf(rulebook)
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...(schemaOf(language.card) as object),
    $defs: Object.fromEntries(usableTerms(rulebook).map(([term, spec]) => [term, termSchema(term, spec)])),
  }
}

function schemaOf(shape: Shape): JsonSchema {
  switch (shape.shape) {
    case "integer":
      return bounded({ type: "integer" }, "minimum", "maximum", shape.min, shape.max)
    case "text":
      return { type: "string", ...(shape.like === undefined ? {} : { pattern: shape.like.pattern }) }
    case "boolean":
      return { type: "boolean" }
    case "true":
      return { const: true }
    case "words":
      return { enum: shape.words }
    case "list":
      return bounded({ type: "array", items: schemaOf(shape.of) }, "minItems", "maxItems", shape.min, shape.max)
    case "tuple":
      return {
        type: "array",
        prefixItems: shape.of.map(schemaOf),
        items: false,
        minItems: shape.of.length,
        maxItems: shape.of.length,
      }
    case "record":
      return objectSchema({}, shape.fields)
    case "map":
      return { type: "object", additionalProperties: schemaOf(shape.of) }
    case "either":
      return {
        anyOf: shape.of.some(({ shape: kind }) => kind === "integer")
          ? shape.of.map(butNumbers)
          : shape.of.map(schemaOf),
      }
    case "term":
      return { $ref: `#/$defs/${shape.term}` }
    case "binds":
    case "uses":
      return { type: "string", minLength: 1 }
  }
}

/** Beside an integer with its bounds, a term doesn't stand for numbers. */
const butNumbers = (shape: Shape): JsonSchema =>
  shape.shape === "term" ? { ...schemaOf(shape), not: { type: "number" } } : schemaOf(shape)

function termSchema(term: Term, spec: TermSpec): JsonSchema {
  const forms: JsonSchema[] = []
  if (spec.integer !== undefined) forms.push(schemaOf({ shape: "integer", ...spec.integer }))
  if (spec.alone !== undefined) forms.push(...aloneSchemas(spec.alone))
  if (spec.list === true) forms.push({ type: "array", items: { $ref: `#/$defs/${term}` } })
  if (spec.fields !== undefined) forms.push(objectSchema({}, spec.fields))
  if (spec.heads !== undefined) {
    if (spec.several === true) forms.push(severalSchema(spec.heads, term === "filter" ? 0 : 1))
    else forms.push(...Object.entries(spec.heads).map(([head, entry]) => headSchema(head, entry)))
  }
  return forms.length === 1 ? (forms[0] as JsonSchema) : { anyOf: forms }
}

/** Words with a description stand alone, so that the editor shows it; the others together. */
function aloneSchemas(alone: NonNullable<TermSpec["alone"]>): readonly JsonSchema[] {
  const words = Object.keys(alone)
  const plain = words.filter((word) => alone[word]?.doc === undefined)
  const described = words.filter((word) => alone[word]?.doc !== undefined)
  return [{ enum: plain }, ...described.map((word) => ({ const: word, description: alone[word]?.doc?.en }))].filter(
    (schema) => !("enum" in schema) || schema.enum.length > 0 || words.length === 0,
  )
}

const headSchema = (head: string, entry: Entry): JsonSchema =>
  objectSchema({ [head]: described(entry) }, entry.fields ?? {})

/** Words side by side, each with the fields that belong to it. */
function severalSchema(heads: Entries, min: number): JsonSchema {
  const words = Object.entries(heads)
  const fields = words.flatMap(([, entry]) => Object.entries(entry.fields ?? {}))
  const needed = words.flatMap(([word, entry]): readonly (readonly [string, readonly string[]])[] => {
    const required = requiredOf(entry.fields ?? {})
    return required.length === 0 ? [] : [[word, required]]
  })
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(fields.map(([key, field]) => [key, schemaOf(bare(field))])),
      ...Object.fromEntries(words.map(([word, entry]) => [word, described(entry)])),
    },
    ...(needed.length === 0 ? {} : { dependentRequired: Object.fromEntries(needed) }),
    ...(min === 0 ? {} : { minProperties: min }),
    additionalProperties: false,
  }
}

const described = ({ shape, doc }: Entry): JsonSchema => ({
  ...schemaOf(shape),
  ...(doc === undefined ? {} : { description: `${doc.en}\n${doc.ja}` }),
})

function objectSchema(head: Readonly<Record<string, JsonSchema>>, fields: Fields): JsonSchema {
  const required = [...Object.keys(head), ...requiredOf(fields)]
  return {
    type: "object",
    properties: {
      ...head,
      ...Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(bare(field))])),
    },
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
}

const bare = (field: Fields[string]): Shape => ("optional" in field ? field.optional : field)

const requiredOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((key) => !("optional" in (fields[key] as object)))

const bounded = (
  schema: JsonSchema,
  least: string,
  most: string,
  min: number | undefined,
  max: number | undefined,
): JsonSchema => ({
  ...schema,
  ...(min === undefined ? {} : { [least]: min }),
  ...(max === undefined ? {} : { [most]: max }),
})
