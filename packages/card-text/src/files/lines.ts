import type { Decoded } from "./decoding.ts"

/** A line of a file. `text` is null where it was longer than is read. */
export interface Line {
  readonly text: string | null
  /** Counted from 1. */
  readonly number: number
}

/** So many letters of a line are read. */
export const longestLine = 1_000_000

/** A file's lines, whatever they end with; of one that is too long nothing is kept. */
export async function* linesOf(parts: AsyncIterable<Decoded>): AsyncGenerator<Line> {
  let held = ""
  let tooLong = false
  let number = 1
  for await (const { text } of parts) {
    let start = 0
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      const line = held + text.slice(start, end)
      const long = tooLong || line.length > longestLine
      yield { text: long ? null : line.replace(/\r$/, ""), number: number++ }
      held = ""
      tooLong = false
      start = end + 1
    }
    if (!tooLong) held += text.slice(start)
    if (held.length > longestLine) {
      tooLong = true
      held = ""
    }
  }
  if (tooLong || held !== "") yield { text: tooLong ? null : held.replace(/\r$/, ""), number }
}
