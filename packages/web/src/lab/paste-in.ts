import type { LabFailure } from "../protocol/lab-messages.ts"

/**
 * The text of a ruling's file with the steps that a failure offers: before the step that failed, or at the end of `play` where
 * the steps had run out.
 */
export function pastedIn(text: string, { line, code, paste }: Pick<LabFailure, "line" | "code" | "paste">): string {
  if (paste === null) return text
  const lines = text.split("\n")
  const play = lines.findIndex((one) => /^play:/.test(one))
  if (play < 0) {
    const then = lines.findIndex((one) => /^then:/.test(one))
    const at = then < 0 ? lines.findLastIndex((one) => one.trim() !== "") + 1 : then
    lines.splice(at, 0, "play:", paste)
    return lines.join("\n")
  }
  if (/^play:\s*\[\s*\]/.test(lines[play] ?? "")) lines[play] = "play:"
  const end = lines.findIndex((one, i) => i > play && /^[^\s#-]/.test(one))
  const after = end < 0 ? lines.findLastIndex((one) => one.trim() !== "") + 1 : end
  const items = lines.flatMap((one, i) => (i > play && i < after && /^\s*- /.test(one) ? [i] : []))
  const indent = /^\s*/.exec(lines[items[0] ?? -1] ?? "  - ")?.[0] ?? "  "
  const steps = items.filter((i) => /^\s*/.exec(lines[i] ?? "")?.[0] === indent)
  const at = code === "unanswered" ? after : (steps.findLast((i) => i < line) ?? after)
  lines.splice(at, 0, ...paste.split("\n").map((one) => `${indent}${one.replace(/^ {2}/, "")}`))
  return lines.join("\n")
}
