import { Broken, fileFault } from "./faults.ts"
import { isHead } from "./wiki-blocks.ts"

/**
 * - `json-list`: a list of cards (Scryfall's bulk files, and others whose rows are cards).
 * - `json-data`: `{"data": [...]}`, as Scryfall's answers are.
 * - `mtgjson-atomic`: MTGJSON 5, `AtomicCards`.
 * - `mtgjson-sets`, `mtgjson-printings`: MTGJSON 3, `AllSets`; MTGJSON 5, `AllPrintings`.
 * - `cockatrice`: Cockatrice's `cards.xml`.
 * - `wiki-blocks`: cards as the Duel Masters wiki prints them.
 * - `json-lines`: a card on each line.
 */
export type FileFormat =
  | "json-list"
  | "json-data"
  | "mtgjson-atomic"
  | "mtgjson-sets"
  | "mtgjson-printings"
  | "cockatrice"
  | "wiki-blocks"
  | "json-lines"

/** Which format a file is of, by how it begins. Throws Broken where it is none that is read. */
export function recognised(first: Uint8Array): FileFormat {
  const text = new TextDecoder()
    .decode(first)
    .replace(/^\ufeff/, "")
    .trimStart()
  if (text === "" && first.length < 4) throw new Broken(fileFault("empty"))
  if (text.startsWith("[")) return "json-list"
  if (text.startsWith("{")) return objects(text)
  if (text.startsWith("<")) return xml(text)
  // A file in another encoding begins with nothing that could be recognised: reading it says so.
  if (text.includes("\ufffd") || text.includes("\0")) return "wiki-blocks"
  if (text.split("\n").some((line) => isHead(line.trim()))) return "wiki-blocks"
  if (text.split("\n", 50).some((line) => /^(SB: *)?\d+x? +\S/i.test(line))) throw new Broken(fileFault("deck-file"))
  throw foreign(text)
}

const string = '"(?:[^"\\\\]|\\\\.)*"'

function objects(text: string): FileFormat {
  if (/^\{\s*"(meta|data|object)"/.test(text)) {
    if (/"data"\s*:\s*\[/.test(text)) return "json-data"
    const inner = new RegExp(`"data"\\s*:\\s*\\{\\s*${string}\\s*:\\s*([[{])`).exec(text)
    if (inner !== null) return inner[1] === "[" ? "mtgjson-atomic" : "mtgjson-printings"
  }
  if (new RegExp(`^\\{\\s*${string}\\s*:\\s*\\{`).test(text)) return "mtgjson-sets"
  // A first line that isn't whole is longer than what is looked at, or a part of something else.
  const end = text.indexOf("\n")
  if (end < 0 || isJson(text.slice(0, end))) return "json-lines"
  throw foreign(text)
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

function xml(text: string): FileFormat {
  if (text.includes("<cockatrice_carddatabase")) return "cockatrice"
  if (/<(cockatrice_deck|deck)[\s>]/i.test(text)) throw new Broken(fileFault("deck-file"))
  throw foreign(text)
}

const foreign = (text: string): Broken =>
  new Broken(fileFault("unknown-format", { found: text.split("\n", 1)[0] ?? "" }))
