import type { Path } from "./source.ts"

/** The parts of a JSON Schema that are read here. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly additionalItems?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly definitions?: Readonly<Record<string, JsonSchema>>
}

/**
 * The schemas that may hold at a path, references and choices opened.
 * @param root holds the definitions
 * @param from where the path begins; the root itself where it isn't said
 */
export function schemasAt(root: JsonSchema, path: Path, from: JsonSchema = root): readonly JsonSchema[] {
  let here = open(root, from)
  for (const part of path) here = here.flatMap((schema) => below(schema, part).flatMap((next) => open(root, next)))
  return here
}

function below(schema: JsonSchema, part: string | number): readonly JsonSchema[] {
  const { items, additionalItems, properties, additionalProperties } = schema
  if (typeof part === "string") {
    const next = properties !== undefined && Object.hasOwn(properties, part) ? properties[part] : undefined
    return next !== undefined ? [next] : typeof additionalProperties === "object" ? [additionalProperties] : []
  }
  if (items === undefined) return []
  if (!isList(items)) return [items]
  const next = items[part] ?? (typeof additionalItems === "object" ? additionalItems : undefined)
  return next === undefined ? [] : [next]
}

const isList = (items: JsonSchema | readonly JsonSchema[]): items is readonly JsonSchema[] => Array.isArray(items)

function open(root: JsonSchema, schema: JsonSchema, opened: readonly string[] = []): readonly JsonSchema[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace("#/definitions/", "")
    const found = root.definitions?.[name]
    return found === undefined || opened.includes(name) ? [] : open(root, found, [...opened, name])
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return parts.length === 0 ? [schema] : parts.flatMap((part) => open(root, part, opened))
}

/** The keys that may stand in a map at a path. */
export function keysOf(root: JsonSchema, path: Path, from: JsonSchema = root): readonly string[] {
  const keys = schemasAt(root, path, from).flatMap(({ properties, propertyNames }) => [
    ...Object.keys(properties ?? {}),
    ...(propertyNames === undefined ? [] : open(root, propertyNames).flatMap((one) => (one.enum ?? []).map(String))),
  ])
  return [...new Set(keys)]
}
