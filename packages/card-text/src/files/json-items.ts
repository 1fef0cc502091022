import { Tokenizer, TokenParser, TokenType } from "@streamparser/json"
import type { Decoded } from "./decoding.ts"
import { Broken, fileFault } from "./faults.ts"

/** A value at the wanted place of a JSON file. */
export interface JsonItem {
  readonly value: unknown
  /** Where it ends. */
  readonly line: number
  readonly offset: number
}

/** Brackets within brackets are read so deep. */
const deepest = 200
/** So many bytes may stand between two values. */
const longestGap = 8_000_000

/**
 * The values of a JSON file at this place ("$.data.*"), one after the other, without the file ever being held as a whole.
 * Throws Broken where it isn't JSON, or ends too early.
 */
export async function* jsonItems(parts: AsyncIterable<Decoded>, path: string): AsyncGenerator<JsonItem> {
  const place = new Place()
  const ready: JsonItem[] = []
  const tokenizer = new Tokenizer()
  const parser = new TokenParser({ paths: [path], keepStack: false })
  let depth = 0
  let last = 0
  tokenizer.onToken = ({ token, value, offset }) => {
    place.token = offset
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    if (depth > deepest) throw new Broken(fileFault("too-deep", { ...place.now(), found: String(deepest) }))
    parser.write({ token, value } as Parameters<typeof parser.write>[0])
  }
  parser.onValue = ({ value }) => {
    last = place.token
    ready.push({ value, ...place.now() })
  }
  const carry = (step: () => void): void => {
    try {
      step()
    } catch (error) {
      if (error instanceof Broken) throw error
      throw new Broken(fileFault("bad-json", { ...place.now(offsetIn(error)), found: letterIn(error) }))
    }
  }
  for await (const { bytes } of parts) {
    place.chunk = bytes
    carry(() => tokenizer.write(bytes))
    yield* ready.splice(0)
    place.next()
    if (place.begins - last > longestGap)
      throw new Broken(fileFault("too-long", { ...place.now(), found: String(longestGap) }))
  }
  if (!parser.isEnded) throw new Broken(fileFault("truncated", place.end()))
}

/** Follows which byte and which line is being read. */
class Place {
  chunk: Uint8Array = new Uint8Array(0)
  /** Where `chunk` begins. */
  begins = 0
  /** Where the last token stands. */
  token = 0
  private counted = 0
  private line = 1

  now(offset = this.token): { readonly line: number; readonly offset: number } {
    this.count(Math.min(Math.max(offset - this.begins, this.counted), this.chunk.length))
    return { line: this.line, offset }
  }

  end(): { readonly line: number; readonly offset: number } {
    return { line: this.line, offset: this.begins }
  }

  next(): void {
    this.count(this.chunk.length)
    this.begins += this.chunk.length
    this.counted = 0
    this.chunk = new Uint8Array(0)
  }

  private count(to: number): void {
    const { chunk } = this
    for (let at = chunk.indexOf(10, this.counted); at >= 0 && at < to; at = chunk.indexOf(10, at + 1)) this.line++
    this.counted = to
  }
}

/** The parser names the place in its message only. */
function offsetIn(error: unknown): number | undefined {
  const found = /absolute position "(\d+)"/.exec(messageOf(error))
  return found === null ? undefined : Number(found[1])
}

const letterIn = (error: unknown): string =>
  /Unexpected [A-Z_]* ?\(?"?([^"]{1,20}?)"?[)"]/.exec(messageOf(error))?.[1] ?? ""

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
