import picocolors from "picocolors"
import stringWidth from "string-width"

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
    print: (text = "") => void stdout.write(`${text}\n`),
    complain: (text) => void stderr.write(`${text}\n`),
  }
}

/** Ends quietly when nobody reads the output any more (`dilemma rulings | head`). */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit()
      throw error
    })
  }
}

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

/** Lines in two columns, the right one beginning behind the widest text of the left one. */
export function inTwoColumns(lines: readonly TwoColumns[]): readonly string[] {
  const widest = Math.max(0, ...lines.map(({ left }) => stringWidth(left)))
  return lines.map(({ left, right }) => (right === "" ? left : `${padded(left, widest)}  ${right}`))
}

const rulesWidth = 28

export interface RuledLine {
  readonly text: string
  /** Numbers of rules; "" for none. */
  readonly rules: string
}

/** Lines with their rules' numbers at the right, always in the same column; only a text too long for its column pushes its own away. */
export const withRules = (lines: readonly RuledLine[], { columns, paint }: Terminal): readonly string[] =>
  lines.map(({ text, rules }) => (rules === "" ? text : `${padded(text, columns - rulesWidth)}  ${paint.dim(rules)}`))

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
