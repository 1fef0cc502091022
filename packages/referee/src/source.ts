import type { Fault } from "@dilemma-table/engine"
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  stringify,
  type Document as YamlDocument,
} from "yaml"

/** A place in a ruling's file, both counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A mistake in a ruling's file: where it stands, what is wrong, and what may stand there. */
export interface Mistake extends Fault, Place {
  readonly file: string
  /** What may stand there, where that can be listed. */
  readonly allowed?: readonly string[]
}

export type Path = readonly (string | number)[]

/** A file as plain values, with the place of each. */
export interface Source {
  readonly file: string
  readonly value: unknown
  /** Where the value at this path stands; of one that isn't there, the place of what should hold it. */
  place(path: Path): Place
  /** Where the key at this path stands. */
  keyPlace(path: Path): Place
}

export type ReadSource =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] }

/** What stands where bytes were no letters of UTF-8, and what no text has (other encodings, programs, pictures). */
const strangeLetter = /[\uFFFD\0]/

/** One slip makes many lines ill-formed; so many of them are told. */
const mostTold = 5

/**
 * Reads one YAML document. A plain number keeps its source text where that isn't how the number would be printed, so that
 * the rule 712.10 stays "712.10".
 */
export function readSource(file: string, text: string): ReadSource {
  const strange = strangeLetter.exec(text)
  if (strange !== null) {
    const before = text.slice(0, strange.index).split("\n")
    return failed(
      file,
      { line: before.length, column: (before.at(-1) ?? "").length + 1 },
      "not-text",
      "This isn't text in UTF-8. Save the file as UTF-8.",
      "UTF-8の文字として読めません。ファイルをUTF-8で保存してください。",
    )
  }
  const lines = new LineCounter()
  const parsed = parseAllDocuments(text, { lineCounter: lines, version: "1.2", prettyErrors: false })
  const documents = "empty" in parsed ? [] : parsed
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const [document, second] = documents
  if (document === undefined || document.contents === null) {
    const place = { line: 1, column: 1 }
    return failed(file, place, "empty", "The file is empty.", "ファイルが空です。")
  }
  const broken = documents.flatMap((one) => one.errors).slice(0, mostTold)
  if (broken.length > 0) {
    const mistakes = broken.map((error) => {
      const place = at(error.pos[0])
      if (error.message.includes("call stack"))
        return mistake(file, place, "too-deep", "This is nested too deeply.", "入れ子が深すぎます。")
      const first = error.message.split("\n")[0] ?? ""
      return mistake(
        file,
        place,
        "not-yaml",
        `This isn't well-formed YAML: ${first}.`,
        `YAMLとして読めません(${error.code})。字下げ・括弧・引用符を確かめてください。`,
      )
    })
    return { ok: false, mistakes }
  }
  if (second !== undefined) {
    const place = at(second.range[0])
    return failed(
      file,
      place,
      "two-rulings",
      "One file holds one ruling; a second document begins here.",
      "1つのファイルに書ける裁定は1つです。ここから2つ目が始まっています。",
    )
  }
  const places = new Map<string, number>()
  const keys = new Map<string, number>()
  const reader: Reader = { document, places, keys, open: new Set<Node>(), read: 0, fault: null }
  const value = plain(reader, document.contents, [])
  if (reader.fault !== null) return refusedAlias(file, at(reader.fault.offset), reader.fault.code)
  const lookUp = (map: ReadonlyMap<string, number>, path: Path): Place => {
    const offset = map.get(JSON.stringify(path))
    if (offset !== undefined) return at(offset)
    return path.length === 0 ? { line: 1, column: 1 } : lookUp(places, path.slice(0, -1))
  }
  return {
    ok: true,
    source: {
      file,
      value,
      place: (path) => lookUp(places, path),
      keyPlace: (path) => lookUp(keys.has(JSON.stringify(path)) ? keys : places, path),
    },
  }
}

interface Reader {
  readonly document: YamlDocument
  readonly places: Map<string, number>
  readonly keys: Map<string, number>
  /** Nodes being read, so that an alias to one of them doesn't run in a circle. */
  readonly open: Set<Node>
  /** How many values were read: aliases can make very many of a short file. */
  read: number
  /** The first value that can't be read. */
  fault: { readonly code: "cyclic" | "too-large"; readonly offset: number } | null
}

const mostValues = 200_000

function plain(reader: Reader, node: unknown, path: Path): unknown {
  const found = isAlias(node) ? node.resolve(reader.document) : (node as Node | null)
  if (found === null || found === undefined || reader.fault !== null) return null
  const offset = (node as Node).range?.[0]
  reader.read += 1
  const code = reader.open.has(found) ? "cyclic" : reader.read > mostValues ? "too-large" : null
  if (code !== null) {
    reader.fault = { code, offset: offset ?? 0 }
    return null
  }
  if (offset !== undefined) reader.places.set(JSON.stringify(path), offset)
  if (isScalar(found)) return scalar(found.value, found.source)
  reader.open.add(found)
  try {
    if (isSeq(found)) return found.items.map((item, i) => plain(reader, item, [...path, i]))
    if (!isMap(found)) return null
    const value: Record<string, unknown> = {}
    for (const item of found.items) {
      if (!isPair(item)) continue
      const key = keyText(item.key)
      const inner = [...path, key]
      const keyOffset = (item.key as Node | null)?.range?.[0]
      if (keyOffset !== undefined) {
        reader.keys.set(JSON.stringify(inner), keyOffset)
        if (item.value === null) reader.places.set(JSON.stringify(inner), keyOffset)
      }
      Object.defineProperty(value, key, {
        value: plain(reader, item.value, inner),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
    return value
  } finally {
    reader.open.delete(found)
  }
}

const refusedAlias = (file: string, place: Place, code: "cyclic" | "too-large"): ReadSource =>
  code === "cyclic"
    ? failed(
        file,
        place,
        code,
        "This stands for something that it is itself a part of. Write it out.",
        "ここは、自分自身を含むものを指しています。参照を使わずに書いてください。",
      )
    : failed(
        file,
        place,
        code,
        `The file has more than ${mostValues} values. Make it smaller.`,
        `ファイルの値が${mostValues}個を超えています。小さくしてください。`,
      )

const keyText = (key: unknown): string => (isScalar(key) ? (key.source ?? String(key.value)) : String(key))

function scalar(value: unknown, source: string | undefined): unknown {
  if (typeof value === "bigint") return source ?? String(value)
  if (typeof value === "number" && source !== undefined && String(value) !== source) return source
  return value
}

export function mistake(
  file: string,
  place: Place,
  code: string,
  en: string,
  ja: string,
  allowed?: readonly string[],
): Mistake {
  return {
    file,
    line: place.line,
    column: place.column,
    code,
    place: `${file}:${place.line}:${place.column}`,
    message: { en, ja },
    ...(allowed === undefined ? {} : { allowed }),
  }
}

const failed = (file: string, place: Place, code: string, en: string, ja: string): ReadSource => ({
  ok: false,
  mistakes: [mistake(file, place, code, en, ja)],
})

/** A value as it could stand in a file, on one line. */
export const onOneLine = (value: unknown): string =>
  stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trim().replace(/\[ /g, "[").replace(/ \]/g, "]")
