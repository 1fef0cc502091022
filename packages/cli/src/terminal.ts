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

/**
 * Lines in two columns: text left, rule numbers right. All rules begin in the same column; a text too long for its
 * column pushes only its own rules away.
 */
export function inColumns(
  lines: readonly { readonly text: string; readonly rules: string }[],
  columns: number,
  paint: (rules: string) => string = (rules) => rules,
): string[] {
  const rulesWidth = Math.max(0, ...lines.map(({ rules }) => stringWidth(rules)))
  const widest = Math.max(0, ...lines.filter(({ rules }) => rules !== "").map(({ text }) => stringWidth(text)))
  const left = Math.min(widest, Math.max(30, columns - rulesWidth - 2))
  return lines.map(({ text, rules }) => (rules === "" ? text : `${padded(text, left)}  ${paint(rules)}`))
}
