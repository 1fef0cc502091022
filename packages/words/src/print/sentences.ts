import type { Part } from "./phrase.ts"
import type { Printing } from "./printing.ts"

/** Parts as lines of text: sentences run on, choices have a line each. */
export function linesOf(p: Printing, parts: readonly Part[]): readonly string[] {
  const lines: string[] = []
  let open: string[] = []
  const close = (): void => {
    if (open.length > 0) lines.push(p.tongue.joinSentences(open))
    open = []
  }
  for (const part of p.words.manner.flow?.(parts) ?? p.tongue.flow(parts)) {
    if (part.is === "choices") {
      const header = part.header.map((text) => p.tongue.heading(text))
      open.push(
        ...(header.length === 1 && part.bullet === undefined
          ? header.map((text) => text + p.words.manner.headingEnd)
          : header),
      )
      if (part.bullet === undefined) close()
      else {
        const before = open.splice(0)
        lines.push(...(before.length > 1 ? [p.tongue.joinSentences(before)] : before))
      }
      for (const item of part.items)
        item.forEach((line, i) => {
          lines.push(i === 0 ? `${part.mark ?? part.bullet ?? p.words.manner.bullet}${line}` : line)
        })
    } else open.push(p.tongue.sentence(part))
  }
  close()
  return lines
}
