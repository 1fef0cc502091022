import { nearest } from "@dilemma-table/engine"
import { rulingJsonSchema } from "./schema.ts"
import { type JsonSchema, keysOf, schemasAt } from "./schema-walk.ts"
import { type Mistake, mistake, type Path, type Source } from "./source.ts"
import { games, zoneOf } from "./terms.ts"

/** A problem that zod found; the fields that are read here. */
export interface SchemaIssue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly keys?: readonly string[]
  readonly values?: readonly unknown[]
  readonly expected?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly errors?: readonly (readonly SchemaIssue[])[]
}

/** Says each problem with its place and with what may stand there. */
export function mistakesOf(source: Source, issues: readonly SchemaIssue[]): readonly Mistake[] {
  return issues.flatMap((issue) => explain(source, issue, []))
}

function explain(source: Source, issue: SchemaIssue, outer: Path): readonly Mistake[] {
  const path = [...outer, ...(issue.path as Path)]
  if (issue.code === "invalid_union") {
    const fitting = (issue.errors ?? []).filter((branch) => !branch.some((one) => wrongKind(one)))
    if (fitting.length === 1) return (fitting[0] ?? []).flatMap((one) => explain(source, one, path))
    return [wrongValue(source, path)]
  }
  if (issue.code === "unrecognized_keys") return (issue.keys ?? []).map((key) => unknownKey(source, path, key))
  if (missing(source, path)) return [missingKey(source, path)]
  if (issue.code === "too_small" || issue.code === "too_big") return [outOfRange(source, path, issue)]
  return [wrongValue(source, path)]
}

/** A branch of a choice that wasn't meant: another type at its very top. */
const wrongKind = (issue: SchemaIssue): boolean =>
  issue.path.length === 0 &&
  (issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_format")

function unknownKey(source: Source, path: Path, key: string): Mistake {
  const allowed = ofGame(source, keysAt(path))
  const near = nearest(key, allowed)
  return mistake(
    source.file,
    source.keyPlace([...path, key]),
    "unknown-key",
    `“${key}” can't stand here.${near === null ? "" : ` Did you mean “${near}”?`} Allowed: ${allowed.join(", ")}.`,
    `ここに「${key}」は書けません。${near === null ? "" : `「${near}」のことですか。`}書けるもの: ${allowed.join("、")}。`,
    allowed,
  )
}

function missing(source: Source, path: Path): boolean {
  let at: unknown = source.value
  for (const part of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return true
    at = (at as Record<string | number, unknown>)[part]
  }
  return false
}

function missingKey(source: Source, path: Path): Mistake {
  const key = String(path.at(-1))
  const allowed = valuesAt(path)
  return mistake(
    source.file,
    source.place(path.slice(0, -1)),
    "missing-key",
    `“${key}” is missing. Write: ${allowed.join(", ")}.`,
    `「${key}」がありません。書くもの: ${allowed.join("、")}。`,
    allowed,
  )
}

function outOfRange(source: Source, path: Path, issue: SchemaIssue): Mistake {
  const bound = issue.code === "too_small" ? issue.minimum : issue.maximum
  const [en, ja] = issue.code === "too_small" ? ["at least", "以上"] : ["at most", "以下"]
  const value = valueAt(source, path)
  if (Array.isArray(value))
    return mistake(
      source.file,
      source.place(path),
      "wrong-length",
      `This list needs ${en} ${bound} entries.`,
      `このリストには${bound}個${ja}の要素が必要です。`,
    )
  return mistake(
    source.file,
    source.place(path),
    "out-of-range",
    `${shown(value)} is out of range: write a whole number of ${en} ${bound}.`,
    `${shown(value)}は範囲外です。${bound}${ja}の整数を書いてください。`,
    [`${en} ${bound}`],
  )
}

/** Without the words for zones that only the other game has. */
function ofGame(source: Source, allowed: readonly string[]): readonly string[] {
  const game = games.find((one) => one === valueAt(source, ["game"]))
  return game === undefined
    ? allowed
    : allowed.filter((word) => zoneOf(game, word) !== null || games.every((one) => zoneOf(one, word) === null))
}

function wrongValue(source: Source, path: Path): Mistake {
  const value = valueAt(source, path)
  const allowed = ofGame(source, valuesAt(path))
  const near = typeof value === "string" ? nearest(value, allowed) : null
  return mistake(
    source.file,
    source.place(path),
    "wrong-value",
    `${shown(value)} can't stand here.${near === null ? "" : ` Did you mean “${near}”?`} Allowed: ${allowed.join(", ")}.`,
    `ここに${shown(value)}は書けません。${near === null ? "" : `「${near}」のことですか。`}書けるもの: ${allowed.map(inJapanese).join("、")}。`,
    allowed,
  )
}

function valueAt(source: Source, path: Path): unknown {
  let at: unknown = source.value
  for (const part of path) {
    if (typeof at !== "object" || at === null) return undefined
    at = (at as Record<string | number, unknown>)[part]
  }
  return at
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing"
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** The words for keys and values at a path of a ruling's file. */
const keysAt = (path: Path): readonly string[] => keysOf(rulingJsonSchema() as JsonSchema, path)

/** What may stand at a path: words as they are, other things by their kind. */
function valuesAt(path: Path): readonly string[] {
  const found = schemasAt(rulingJsonSchema() as JsonSchema, path).flatMap((schema): readonly string[] => {
    if (schema.const !== undefined) return [String(schema.const)]
    if (schema.enum !== undefined) return schema.enum.map(String)
    if (schema.properties !== undefined) return [`{ ${Object.keys(schema.properties).join(", ")} }`]
    if (schema.pattern !== undefined) return [schema.description ?? patterns[schema.pattern] ?? schema.pattern]
    return [kinds[schema.type ?? ""] ?? "anything"]
  })
  return [...new Set(found)]
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list [ … ]",
  object: "{ … }",
}

/** The kinds in Japanese; other words stay as they are written in files. */
const japaneseKinds: Readonly<Record<string, string>> = {
  "a text": "文字列",
  "a whole number": "整数",
  "a number": "数",
  "true or false": "trueかfalse",
  "a list [ … ]": "リスト [ … ]",
  anything: "何でも",
}

const inJapanese = (allowed: string): string => japaneseKinds[allowed] ?? allowed

const patterns: Readonly<Record<string, string>> = {
  "^[+-]\\d+$": "+1, -1, …",
  "^[a-z0-9]+(-[a-z0-9]+)*(@[\\w.-]+)?$":
    "words of small letters and digits joined by -, perhaps with @ and a date at the end",
}
