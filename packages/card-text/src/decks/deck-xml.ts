import { fail, type Outcome, ok } from "@dilemma-table/engine"
import { SaxesParser } from "saxes"
import type { Entries, Entry } from "./deck-list.ts"

type Attributes = Readonly<Record<string, string>>

/**
 * The cards of a deck in XML: `<Cards Quantity Sideboard Name/>` of Magic Online, `<zone name><card number name/></zone>` of
 * Cockatrice, `<section name><card qty>Name</card></section>` of OCTGN.
 */
export function xmlEntries(text: string): Outcome<Entries> {
  const reading = new Reading()
  const parser = new SaxesParser()
  let fault: Outcome<never> | null = null
  parser.on("error", ({ message }) => {
    fault ??= broken(parser.line, message.replace(/^.*?\d+:\d+: /, ""))
  })
  parser.on("opentag", ({ name, attributes }) => reading.open(name.toLowerCase(), lowered(attributes), parser.line))
  parser.on("text", (part) => reading.said(part))
  parser.on("closetag", ({ name }) => reading.close(name.toLowerCase()))
  parser.write(text.replace(/^\ufeff/, "").trim()).close()
  if (fault !== null) return fault
  if (!reading.isDeck)
    return fail(
      "not-a-deck",
      "1",
      "This is XML, but no list of a deck. Decks of Magic Online (.dek), Cockatrice (.cod) and OCTGN (.o8d) are read.",
      "XMLですが、デッキの一覧ではありません。読めるのはMagic Online(.dek)、Cockatrice(.cod)、OCTGN(.o8d)のデッキです。",
    )
  return ok({ name: reading.name, entries: reading.entries })
}

const broken = (line: number, said: string): Outcome<never> =>
  fail(
    "bad-xml",
    String(line),
    `Line ${line} isn't XML: ${said}. The file may be cut off.`,
    `${line}行目がXMLとして読めません: ${said}。ファイルが途中で切れているかもしれません。`,
  )

const lowered = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))

class Reading {
  name: string | null = null
  isDeck = false
  readonly entries: Entry[] = []
  private part: Entry["part"] | "left-out" = "main"
  private text = ""
  /** A card whose name is between its tags. */
  private card: { readonly n: number; readonly line: number } | null = null

  open(tag: string, attributes: Attributes, line: number): void {
    this.text = ""
    if (tag === "deck" || tag === "cockatrice_deck") this.isDeck = true
    if (tag === "zone" || tag === "section") this.part = partOf(attributes.name ?? "")
    const n = Number(attributes.quantity ?? attributes.number ?? attributes.qty ?? 1)
    if (tag === "cards")
      this.add(n, attributes.name ?? "", line, attributes.sideboard?.toLowerCase() === "true" ? "side" : "main")
    if (tag !== "card") return
    if (attributes.name === undefined) this.card = { n, line }
    else this.add(n, attributes.name, line, this.part)
  }

  said(text: string): void {
    this.text += text
  }

  close(tag: string): void {
    const text = this.text.trim()
    if (tag === "deckname" && text !== "") this.name = text
    if (tag === "card" && this.card !== null) this.add(this.card.n, text, this.card.line, this.part)
    if (tag === "card") this.card = null
    if (tag === "zone" || tag === "section") this.part = "main"
    this.text = ""
  }

  private add(n: number, name: string, line: number, part: Entry["part"] | "left-out"): void {
    if (part === "left-out") return
    const copies = Number.isInteger(n) && n >= 0 ? n : 1
    this.entries.push({ line, text: `${n} ${name}`, part, readings: [{ n: copies, name }] })
  }
}

/** Zones of tokens and of notes hold no cards of the deck. */
function partOf(name: string): Entry["part"] | "left-out" {
  if (/side/i.test(name)) return "side"
  return /^(tokens|schemes|planes.*|notes)$/i.test(name) ? "left-out" : "main"
}
