import { begun, type Chunks, unpacked } from "./bytes.ts"
import { cockatriceRows } from "./cockatrice.ts"
import { type Decoded, decoded } from "./decoding.ts"
import { Broken, type FileFault, fileFault } from "./faults.ts"
import { jsonItems } from "./json-items.ts"
import { linesOf, longestLine } from "./lines.ts"
import { atomicRows, Faces } from "./mtgjson.ts"
import { type FileFormat, recognised } from "./recognised.ts"
import { Repeats } from "./repeats.ts"
import { readRow } from "./rows.ts"
import type { FileCard, Row } from "./sources.ts"
import { wikiRows } from "./wiki-blocks.ts"

/** What is read of a file, one after the other: its format first, how much there was last. */
export type FromFile =
  | { readonly is: "format"; readonly format: FileFormat }
  | { readonly is: "card"; readonly card: FileCard }
  /** Something wasn't taken as a card, or is remarkable; reading goes on. */
  | { readonly is: "remark"; readonly fault: FileFault }
  /** The file can't be read on. */
  | { readonly is: "broken"; readonly fault: FileFault }
  | { readonly is: "end"; readonly cards: number; readonly repeated: number }

/** As much is looked at to recognise a format. */
const looked = 65_536

/**
 * Reads the cards of a file, whatever its format, a piece at a time: memory doesn't grow with the file. A card that comes again
 * word for word, as in files of printings, is given once.
 * @param chunks the file's bytes, from its beginning
 */
export async function* readCards(chunks: Chunks): AsyncGenerator<FromFile> {
  const repeats = new Repeats()
  let cards = 0
  try {
    const { first, all } = await begun(await unpacked(chunks), looked)
    const format = recognised(first)
    yield { is: "format", format }
    for await (const { row, line } of rowsOf(format, decoded(all))) {
      if ("remark" in row) yield { is: "remark", fault: row.remark }
      else if ("fault" in row) yield { is: "remark", fault: fileFault(row.fault.code, { ...row.fault, line }) }
      else {
        const again = repeats.see(row.card)
        if (again === "other") {
          const { name } = row.card.source
          yield { is: "remark", fault: fileFault("same-name", { line, card: name }) }
        } else if (again === "new") {
          cards++
          yield { is: "card", card: { ...row.card, line } }
        }
      }
    }
    if (cards === 0) yield { is: "broken", fault: fileFault("no-cards") }
    else yield { is: "end", cards, repeated: repeats.count }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    yield { is: "broken", fault: error.fault }
  }
}

interface Placed {
  readonly row: Row | { readonly remark: FileFault }
  readonly line: number | null
}

async function* rowsOf(format: FileFormat, parts: AsyncIterable<Decoded>): AsyncGenerator<Placed> {
  switch (format) {
    case "json-list":
      for await (const { value, line } of jsonItems(parts, "$.*")) yield { row: readRow(value), line }
      return
    case "json-data":
      for await (const { value, line } of jsonItems(parts, "$.data.*")) yield { row: readRow(value), line }
      return
    case "mtgjson-atomic":
      for await (const { value, line } of jsonItems(parts, "$.data.*"))
        for (const row of atomicRows(value)) yield { row, line }
      return
    case "mtgjson-sets":
      yield* ofSets(parts, "$.*.cards.*")
      return
    case "mtgjson-printings":
      yield* ofSets(parts, "$.data.*.cards.*")
      return
    case "cockatrice":
      yield* cockatriceRows(parts)
      return
    case "wiki-blocks":
      for await (const one of wikiRows(linesOf(parts)))
        yield "remark" in one ? { row: { remark: one.remark }, line: one.remark.line } : one
      return
    case "json-lines":
      yield* ofLines(parts)
  }
}

async function* ofSets(parts: AsyncIterable<Decoded>, path: string): AsyncGenerator<Placed> {
  const faces = new Faces()
  let last: number | null = null
  for await (const item of jsonItems(parts, path)) {
    last = item.line
    for (const row of faces.take(item)) yield { row, line: last }
  }
  for (const row of faces.rest()) yield { row, line: last }
}

async function* ofLines(parts: AsyncIterable<Decoded>): AsyncGenerator<Placed> {
  let last: Placed | null = null
  let lastIsWhole = true
  for await (const { text, number } of linesOf(parts)) {
    if (last !== null) yield last
    last = null
    lastIsWhole = true
    if (text === null)
      last = { row: { remark: fileFault("line-too-long", { line: number, found: String(longestLine) }) }, line: number }
    else if (text.trim() !== "") {
      const value = parsed(text)
      lastIsWhole = value !== undefined
      last =
        value === undefined
          ? { row: { remark: fileFault("bad-line", { line: number, found: text }) }, line: number }
          : { row: readRow(value), line: number }
    }
  }
  if (last === null) return
  // A last line that isn't whole is the end of a file that was cut off.
  if (!lastIsWhole) throw new Broken(fileFault("truncated", { line: last.line }))
  yield last
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
