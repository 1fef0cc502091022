import { SaxesParser } from "saxes"
import type { Decoded } from "./decoding.ts"
import { Broken, fileFault } from "./faults.ts"
import { type Fields, magicRow, type Row } from "./sources.ts"

/** So many letters may stand between the ends of two cards. */
const longestGap = 8_000_000

interface CardElement {
  readonly fields: Record<string, string>
  readonly related: string[]
}

/** A face of a card that hasn't all its faces yet. */
type Face = CardElement

/**
 * The cards of Cockatrice's `cards.xml` (version 4). Faces are cards of their own there, and the front names the back; such
 * a pair is one card here. Throws Broken where it isn't XML, or ends too early.
 */
export async function* cockatriceRows(
  parts: AsyncIterable<Decoded>,
): AsyncGenerator<{ readonly row: Row; readonly line: number }> {
  const reading = new Reading()
  let last = 0
  let read = 0
  for await (const { text } of parts) {
    reading.write(text)
    read += text.length
    const found = reading.found.splice(0)
    if (found.length > 0) last = read
    yield* found
    if (read - last > longestGap) reading.fail("too-long", String(longestGap))
  }
  reading.end()
  yield* reading.rest()
}

class Reading {
  readonly found: { row: Row; line: number }[] = []
  private readonly parser = new SaxesParser()
  private readonly path: string[] = []
  private card: CardElement | null = null
  private text = ""
  /** Fronts that wait for their backs, and backs that wait for their fronts, by the back's name. */
  private readonly fronts = new Map<string, Face>()
  private readonly backs = new Map<string, Face>()

  constructor() {
    this.parser.on("error", ({ message }) => {
      const said = message.replace(/^.*?\d+:\d+: /, "")
      this.fail(/unclosed|unexpected end|must contain a root/.test(said) ? "truncated" : "bad-xml", said)
    })
    this.parser.on("opentag", ({ name, attributes }) => this.open(name, attributes))
    this.parser.on("text", (text) => {
      this.text += text
    })
    this.parser.on("cdata", (text) => {
      this.text += text
    })
    this.parser.on("closetag", ({ name }) => this.close(name))
  }

  write(text: string): void {
    this.parser.write(text)
  }

  end(): void {
    this.parser.close()
  }

  fail(code: "truncated" | "bad-xml" | "too-long", found: string): never {
    throw new Broken(fileFault(code, { line: this.parser.line, found }))
  }

  /** Faces whose other face never came. */
  *rest(): Generator<{ row: Row; line: number }> {
    const { line } = this.parser
    for (const [missing, front] of this.fronts)
      yield { row: { fault: { code: "face-missing", card: front.fields.name ?? "", found: missing } }, line }
    for (const back of this.backs.values())
      yield { row: { fault: { code: "face-missing", card: back.fields.name ?? "", found: "" } }, line }
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.path.push(name)
    if (this.path.length > 50) this.fail("bad-xml", name)
    this.text = ""
    if (name === "card" && this.path.at(-2) === "cards") this.card = { fields: {}, related: [] }
    if (name === "related" && this.card !== null) this.card.fields.attach = attributes.attach ?? ""
  }

  private close(name: string): void {
    this.path.pop()
    const { card, text } = this
    if (card !== null && name === "card") {
      this.take(card)
      this.card = null
    } else if (card !== null && name === "related") {
      // Related are tokens, too; only what it turns into is its other face.
      if (card.fields.attach === "transform") card.related.push(text.trim())
    } else if (card !== null && (this.path.at(-1) === "card" || this.path.at(-1) === "prop"))
      card.fields[name] = text.trim()
    this.text = ""
  }

  private take(card: CardElement): void {
    const { fields, related } = card
    const [back] = related
    if ((fields.token ?? "") === "1") {
      this.add({ fault: { code: "left-out", card: fields.name ?? "", found: "token" } })
    } else if (fields.side === "back") {
      const front = this.fronts.get(fields.name ?? "")
      this.fronts.delete(fields.name ?? "")
      if (front === undefined) this.backs.set(fields.name ?? "", card)
      else this.add(rowOf([front, card]))
    } else if (back !== undefined) {
      const other = this.backs.get(back)
      this.backs.delete(back)
      if (other === undefined) this.fronts.set(back, card)
      else this.add(rowOf([card, other]))
    } else this.add(rowOf([card]))
  }

  private add(row: Row): void {
    this.found.push({ row, line: this.parser.line })
  }
}

/** Layouts of which only the frame is special. */
const framed: readonly string[] = ["", "leveler", "saga", "class", "case", "mutate", "prototype", "host", "augment"]

function rowOf(faces: readonly CardElement[]): Row {
  const [{ fields } = { fields: {} as Record<string, string> }] = faces
  const layout = fields.layout ?? ""
  // Halves of a split card stand in one element: "A // B", costs and texts likewise.
  const halves = faces.length === 1 ? halvesOf(fields) : faces.map((one) => faceOf(one.fields))
  const name = halves.map((half) => half.name).join(" // ")
  return magicRow(name, framed.includes(layout) ? "normal" : layout, halves)
}

const faceOf = (fields: Fields & Readonly<Record<string, string>>) => ({
  name: fields.name ?? "",
  manaCost: costOf(fields.manacost ?? ""),
  typeLine: fields.type ?? "",
  pt: fields.pt || (fields.loyalty ? `L${fields.loyalty}` : null),
  text: fields.text ?? "",
})

/** "1WU", "{2/W}3" and "{1}{W}" are all written. */
const costOf = (text: string): string =>
  text.replace(/\{[^}]*\}|\d+|[A-Z]/gi, (part) => (part.startsWith("{") ? part : `{${part}}`)).replace(/\s+/g, "")

function halvesOf(fields: Readonly<Record<string, string>>) {
  const names = (fields.name ?? "").split(/\s*\/\/\s*/)
  if (names.length < 2) return [faceOf(fields)]
  const part = (text: string | undefined, i: number, between: RegExp): string => (text ?? "").split(between)[i] ?? ""
  return names.map((name, i) =>
    faceOf({
      name,
      manacost: part(fields.manacost, i, /\s*\/\/\s*/),
      type: part(fields.type, i, /\s*\/\/\s*/),
      pt: i === 0 ? (fields.pt ?? "") : "",
      text: part(fields.text, i, /\n\s*---\s*\n|\s*\/\/\s*/),
    }),
  )
}
