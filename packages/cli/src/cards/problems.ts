import type { CardSource, Diagnostic } from "@dilemma-table/card-text"
import { type Lang, sayTerminal } from "@dilemma-table/words"

/** So many of the things that could stand somewhere are named. */
const named = 8

/** Why a card isn't understood: the place, what stands there, and what could; then the line with a mark below the place. */
export function problemLines(lang: Lang, source: CardSource, problem: Diagnostic): readonly string[] {
  const { code, found } = problem
  const expected = expectedText(lang, problem.expected)
  const key =
    code !== "not-understood"
      ? code
      : expected === ""
        ? "not-understood-at-all"
        : found === ""
          ? "ends-too-early"
          : "not-understood"
  const said = `${placeText(lang, source, problem)}: ${sayTerminal(lang, "diagnostic", key, { found, expected })}`
  const at = shown(source, problem)
  return at === null ? [said] : [said, ...at]
}

/** The problem without its card: what alike problems of other cards have in common. */
export function reasonOf({ code, field, found, expected }: Diagnostic): string {
  const at = found.toLowerCase().slice(0, 40)
  const detail = code === "not-a-card" || code === "not-said" ? expected.slice(0, 1).join() : `“${at}”`
  return `${code} in ${field}: ${detail}`
}

function expectedText(lang: Lang, expected: readonly string[]): string {
  const first = expected.slice(0, named).join(lang === "ja" ? "、" : ", ")
  return expected.length > named ? `${first}…` : first
}

function placeText(lang: Lang, source: CardSource, { face, field, line }: Diagnostic): string {
  const place =
    field === "text" && line !== null
      ? sayTerminal(lang, "diagnostic", "in-text", { line: line + 1 })
      : sayTerminal(lang, "diagnostic", field)
  const { faces } = source.source
  return faces.length < 2 ? place : sayTerminal(lang, "diagnostic", "in-face", { face: faces[face]?.name ?? "", place })
}

/** The part of the text around the place, and marks below it. */
function shown(source: CardSource, { face, field, span }: Diagnostic): readonly string[] | null {
  if (field !== "text") return null
  const text = source.source.faces[face]?.text ?? ""
  const begin = Math.max(text.lastIndexOf("\n", Math.max(0, span.start - 1)) + 1, span.start - 50)
  const end = text.indexOf("\n", span.start)
  const line = text.slice(begin, Math.min(end < 0 ? text.length : end, span.start + 50))
  const wide = (part: string): string => part.replace(/[\u3000-\u9fff\uff00-\uff60]/g, "　").replace(/[^　]/g, " ")
  const marks = text.slice(span.start, Math.min(span.end, begin + line.length))
  return [`    ${line}`, `    ${wide(text.slice(begin, span.start))}${"^".repeat(Math.max(1, marks.length))}`]
}
