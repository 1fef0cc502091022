/**
 * A text that is rewritten step by step and still knows where each of its characters stood in the original, so that whatever
 * isn't understood can be shown in the text as it was given.
 */
export class Mapped {
  readonly text: string
  readonly original: string
  readonly #placed: () => readonly number[]
  #at: readonly number[] | null = null

  /** `placed` says where its characters stood; it is called when that is first asked, which of most texts it never is. */
  constructor(text: string, original: string, placed: () => readonly number[]) {
    this.text = text
    this.original = original
    this.#placed = placed
  }

  /** For each character of `text`, and for its end, an index into `original`. */
  get at(): readonly number[] {
    this.#at ??= this.#placed()
    return this.#at
  }
}

/** Where something stands in the original text: from `start`, up to and without `end`. */
export interface Span {
  readonly start: number
  readonly end: number
}

export const mapped = (original: string): Mapped =>
  new Mapped(original, original, () => Array.from({ length: original.length + 1 }, (_, i) => i))

/** A pattern (with the flag g) and what stands for each match: the matched characters keep the place where the match began. */
export function rewritten(from: Mapped, pattern: RegExp, by: string | ((match: RegExpExecArray) => string)): Mapped {
  pattern.lastIndex = 0
  let match = pattern.exec(from.text)
  if (match === null) return from
  const changes: Change[] = []
  let text = ""
  let last = 0
  for (; match !== null; match = pattern.exec(from.text)) {
    const [whole] = match
    const put = typeof by === "string" ? by : by(match)
    text += from.text.slice(last, match.index) + put
    last = match.index + whole.length
    changes.push({ start: match.index, end: last, length: put.length })
    if (whole === "") pattern.lastIndex++
  }
  text += from.text.slice(last)
  return new Mapped(text, from.original, () => placedAnew(from, changes))
}

/** A stretch of a text, and how many characters stand for it now. */
interface Change {
  readonly start: number
  readonly end: number
  readonly length: number
}

function placedAnew(from: Mapped, changes: readonly Change[]): readonly number[] {
  const at: number[] = []
  let last = 0
  for (const { start, end, length } of changes) {
    for (let i = last; i < start; i++) at.push(from.at[i] as number)
    const same = length === end - start
    for (let i = 0; i < length; i++) at.push(from.at[same ? start + i : start] as number)
    last = end
  }
  for (let i = last; i <= from.text.length; i++) at.push(from.at[i] as number)
  return at
}

/** A part of it, by its indices in the rewritten text. */
const part = (from: Mapped, start: number, end = from.text.length): Mapped =>
  start === 0 && end >= from.text.length
    ? from
    : new Mapped(from.text.slice(start, end), from.original, () => from.at.slice(start, end + 1))

/** One behind the other, with a character between them. */
export const beside = (first: Mapped, second: Mapped, between: "\n" | " "): Mapped =>
  new Mapped(`${first.text}${between}${second.text}`, first.original, () => [...first.at, ...second.at])

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
