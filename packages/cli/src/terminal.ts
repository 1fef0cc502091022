import { type Lang, sayTerminal } from "@dilemma-table/words"
import picocolors from "picocolors"
import stringWidth from "string-width"
import { sayReason } from "./failure.ts"

/** Where a command writes, and how it looks there. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  /** Is somebody sitting at both ends? */
  readonly interactive: boolean
  /** Columns of the output. */
  readonly columns: number
  readonly paint: Paint
  /** A line (or several) on standard output. */
  print(text?: string): void
  /** A line on standard error. */
  complain(text: string): void
}

export type Paint = ReturnType<typeof picocolors.createColors>

const defaultColumns = 100

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  return {
    input: stdin,
    interactive: stdin.isTTY === true && stdout.isTTY === true,
    columns: Math.max(60, Math.min(stdout.columns ?? defaultColumns, 140)),
    paint: picocolors.createColors(stdout.isTTY === true && picocolors.isColorSupported),
    print: (text = "") => void stdout.write(`${harmless(text)}\n`),
    complain: (text) => void stderr.write(`${harmless(text)}\n`),
  }
}

/**
 * Ends quietly when nobody reads the output any more (`dilemma rulings | head`); with a sentence and status 2 when it can't
 * be written otherwise (a full disk).
 */
export function endWithReader(lang: Lang): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit()
      if (stream === process.stdout)
        process.stderr.write(`${sayTerminal(lang, "fault", "output-broken", { reason: sayReason(lang, error) })}\n`)
      process.exit(2)
    })
  }
}

/**
 * The text without letters that steer a terminal, but for line ends, tabs and colors: what files and bots say is shown, and
 * does nothing. Each is replaced by its picture.
 */
export const harmless = (text: string): string =>
  text.replace(steering, (found) =>
    found.length > 1 ? found : found < " " ? String.fromCharCode(0x2400 + found.charCodeAt(0)) : "\u2421",
  )

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const steering = /\u001b\[[\d;]*m|[\0-\u0008\u000b-\u001f\u007f-\u009f]/g

/** The text with spaces after it, so that it fills these columns of a terminal; East Asian letters take two. */
export const padded = (text: string, columns: number): string =>
  text + " ".repeat(Math.max(0, columns - stringWidth(text)))

/** Cuts what is wider than these columns, with "…" at its end. */
export function clipped(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text
  let kept = ""
  let width = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const wide = stringWidth(segment)
    if (width + wide > columns - 1) break
    kept += segment
    width += wide
  }
  return `${kept}…`
}

interface TwoColumns {
  readonly left: string
  readonly right: string
}

/**
 * Lines in two columns, the right one beginning behind the widest text of the left one; what is too wide for `columns` is
 * broken within its column.
 */
export function inTwoColumns(lines: readonly TwoColumns[], columns = Number.POSITIVE_INFINITY): readonly string[] {
  const widest = Math.max(0, ...lines.map(({ left }) => stringWidth(left)))
  return lines.flatMap(({ left, right }) => {
    if (right === "") return [left]
    const rows = wrapped(right, columns - widest - 2)
    return rows.map((row, i) => `${padded(i === 0 ? left : "", widest)}  ${row}`)
  })
}

const rulesWidth = 28

export interface RuledLine {
  readonly text: string
  /** Numbers of rules; "" for none. */
  readonly rules: string
}

/**
 * Lines with their rules' numbers at the right, always in the same column; a text too long for its column pushes its own
 * away, and onto a line of their own where there is no room beside it. A text too long for the terminal is broken.
 */
export const withRules = (lines: readonly RuledLine[], { columns, paint }: Terminal): readonly string[] =>
  lines.flatMap(({ text, rules }) => {
    const rows = stringWidth(text) > columns ? wrapped(text, columns, 4) : [text]
    const last = rows.at(-1) ?? ""
    if (rules === "") return rows
    const left = columns - rulesWidth
    const width = Math.max(left, stringWidth(last)) + 2 + stringWidth(rules)
    if (width <= columns) return [...rows.slice(0, -1), `${padded(last, left)}  ${paint.dim(rules)}`]
    return [...rows, `${" ".repeat(Math.max(0, Math.min(left + 2, columns - stringWidth(rules))))}${paint.dim(rules)}`]
  })

/** A sentence in as many lines as it needs. */
export const lined = (text: string, { columns }: Pick<Terminal, "columns">): readonly string[] =>
  stringWidth(text) > columns ? wrapped(text, columns, 2) : [text]

/** What mustn't stand at the beginning of a line, in either language. */
const clings = /^[\s、。，．・：；）」』》〉】！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ),.:;!?]/u

/**
 * The text in lines of at most these columns, broken between words (or East Asian letters), all set in as far as the first,
 * those after it by `hang` more.
 */
export function wrapped(text: string, columns: number, hang = 0): readonly string[] {
  const indent = /^ */.exec(text)?.[0] ?? ""
  const lines: string[] = []
  let line = indent
  for (const part of unbroken(text.slice(indent.length))) {
    if (line.trim() !== "" && stringWidth(line) + stringWidth(part.trimEnd()) > columns) {
      lines.push(line.trimEnd())
      line = indent + " ".repeat(hang)
    }
    line += part
  }
  return [...lines, line.trimEnd()]
}

/** The text in parts after each of which a line may end. */
function unbroken(text: string): readonly string[] {
  const parts: string[] = []
  let joins = false
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const wide = stringWidth(segment) > 1
    const opens = "「『《〈【（(".includes(segment)
    const last = parts.at(-1)
    if (
      last === undefined ||
      (!clings.test(segment) && !joins && (wide || opens || !/\S$/.test(last) || endsWide(last)))
    )
      parts.push(segment)
    else parts[parts.length - 1] = last + segment
    joins = opens
  }
  return parts
}

const endsWide = (text: string): boolean => stringWidth(text.slice(-1)) > 1

/** The same line several times in a row is one. */
export function foldedLines(lines: readonly RuledLine[]): readonly RuledLine[] {
  const kept: { text: string; rules: string; times: number }[] = []
  for (const { text, rules } of lines) {
    const last = kept.at(-1)
    if (last?.text === text && last.rules === rules) last.times += 1
    else kept.push({ text, rules, times: 1 })
  }
  return kept.map(({ text, rules, times }) => ({ text: times > 1 ? `${text} ×${times}` : text, rules }))
}
