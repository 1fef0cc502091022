/**
 * A text that is rewritten step by step and still knows where each of its characters stood in the original, so that whatever
 * isn't understood can be shown in the text as it was given.
 */
export interface Mapped {
  readonly text: string
  readonly original: string
  /** For each character of `text`, and for its end, an index into `original`. */
  readonly at: readonly number[]
}

/** Where something stands in the original text: from `start`, up to and without `end`. */
export interface Span {
  readonly start: number
  readonly end: number
}

export const mapped = (original: string): Mapped => ({
  text: original,
  original,
  at: placesOf(original.length + 1),
})

function placesOf(length: number): readonly number[] {
  const places: number[] = []
  for (let i = 0; i < length; i++) places.push(i)
  return places
}

/** A pattern (with the flag g) and what stands for each match: the matched characters keep the place where the match began. */
export function rewritten(from: Mapped, pattern: RegExp, by: string | ((match: RegExpExecArray) => string)): Mapped {
  pattern.lastIndex = 0
  let match = pattern.exec(from.text)
  if (match === null) return from
  const parts: string[] = []
  const at: number[] = []
  let last = 0
  for (; match !== null; match = pattern.exec(from.text)) {
    keep(last, match.index)
    const [whole] = match
    const text = typeof by === "string" ? by : by(match)
    parts.push(text)
    const begun = from.at[match.index] as number
    const same = text.length === whole.length
    for (let i = 0; i < text.length; i++) at.push(same ? (from.at[match.index + i] as number) : begun)
    last = match.index + whole.length
    if (whole === "") pattern.lastIndex++
  }
  keep(last, from.text.length)
  at.push(from.at[from.text.length] as number)
  return { text: parts.join(""), original: from.original, at }

  function keep(start: number, end: number): void {
    parts.push(from.text.slice(start, end))
    for (let i = start; i < end; i++) at.push(from.at[i] as number)
  }
}

/** A part of it, by its indices in the rewritten text. */
export const part = ({ text, original, at }: Mapped, start: number, end = text.length): Mapped => ({
  text: text.slice(start, end),
  original,
  at: at.slice(start, end + 1),
})

/** Without blanks at either end. */
function trimmed(from: Mapped): Mapped {
  const begins = from.text.length - from.text.trimStart().length
  return begins === from.text.length ? part(from, begins) : part(from, begins, from.text.trimEnd().length)
}

/** Its lines; empty ones are left out. */
export function linesOf(from: Mapped): readonly Mapped[] {
  const lines: Mapped[] = []
  for (let start = 0; start <= from.text.length; ) {
    const found = from.text.indexOf("\n", start)
    const end = found < 0 ? from.text.length : found
    const line = trimmed(part(from, start, end))
    if (line.text !== "") lines.push(line)
    start = end + 1
  }
  return lines
}

/** Where in the original a stretch of the rewritten text stands. A stretch without characters is the one at its place. */
export function spanOf({ at, text, original }: Mapped, start: number, end: number): Span {
  const from = at[Math.min(start, text.length)] as number
  const to = end >= text.length ? (at[text.length] as number) : (at[Math.max(end, start + 1)] as number)
  return { start: from, end: Math.max(to, Math.min(from + 1, original.length)) }
}
