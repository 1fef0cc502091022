import { cardSchema } from "@dilemma-table/engine"
import { gameOf } from "./games.ts"
import { rulingJsonSchema } from "./schema.ts"
import { games } from "./terms.ts"

type Schema = Readonly<Record<string, unknown>>

/**
 * The JSON Schema of ruling files for editors: the format, and for cards defined in a file the card language of its game.
 */
export function editorSchema(): object {
  const base = rulingJsonSchema() as { readonly definitions: Schema }
  const cards = games.map((game) => ({ game, ...cardsOf(game) }))
  return {
    ...base,
    allOf: cards.map(({ game, item }) => ({
      if: { properties: { game: { const: game } } },
      then: { properties: { cards: { items: item } } },
    })),
    definitions: Object.assign({}, base.definitions, ...cards.map(({ definitions }) => definitions)),
  }
}

/** A card as a file may define it: whole, or with the fields of its only face at the card itself. */
function cardsOf(game: (typeof games)[number]): { readonly item: Schema; readonly definitions: Schema } {
  const {
    $schema: _,
    $defs,
    ...whole
  } = renamed(cardSchema(gameOf(game).rulebook), `${game}-`) as Schema & {
    readonly $defs: Schema
    readonly properties: Schema & { readonly faces: { readonly items: Schema } }
    readonly required: readonly string[]
  }
  const { faces, name, ...rest } = whole.properties as Schema & typeof whole.properties
  const face = faces.items as { readonly properties: Schema; readonly required?: readonly string[] }
  const { name: _name, ...fields } = face.properties
  const either = { anyOf: [{ type: "string" }, name] }
  return {
    item: {
      anyOf: [
        { ...whole, properties: { ...whole.properties, name: either } },
        {
          type: "object",
          properties: { ...fields, ...rest, name: either },
          required: ["name", ...(face.required ?? [])],
          additionalProperties: false,
        },
      ],
    },
    definitions: Object.fromEntries(Object.entries($defs).map(([term, schema]) => [`${game}-${term}`, schema])),
  }
}

/**
 * References of a schema made to point at definitions with this beginning, and lists with a form for each place written as
 * the older draft has it that editors know.
 */
function renamed(schema: unknown, prefix: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => renamed(one, prefix))
  if (typeof schema !== "object" || schema === null) return schema
  if ("prefixItems" in schema) {
    const { prefixItems, items, ...rest } = schema as Schema
    return renamed({ ...rest, items: prefixItems, additionalItems: items }, prefix)
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string"
        ? value.replace("#/$defs/", `#/definitions/${prefix}`)
        : renamed(value, prefix),
    ]),
  )
}
