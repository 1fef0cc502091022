import { NotUnderstood } from "./compiled.ts"
import { type Expected, failed, type Parse, type Reading } from "./parser/parser.ts"
import { type Mapped, spanOf } from "./text/mapped.ts"

/** At no place of the text is what was expected there asked for. */
const nowhere = -1

/** No paragraph of a card is longer, in characters. */
const longest = 4000

/**
 * Reads a paragraph by a grammar's rule. Unless someone asks why it can't be read, what was expected isn't found out.
 * @throws NotUnderstood where the reading stopped, the farthest it came on any way, with what was known to stand there
 */
export function read(
  parse: Parse,
  startRule: string,
  text: Mapped,
  options: Readonly<Record<string, unknown>> = {},
  asksWhy = true,
): unknown {
  if (text.text.length > longest)
    throw new NotUnderstood("too-long", spanOf(text, longest, text.text.length), [String(longest)])
  const quick = carefully(parse, startRule, text, options, nowhere)
  if (quick.result !== failed && quick.end === text.text.length) return quick.result
  if (!asksWhy) throw stopped(quick, text)
  // Only now what was expected is asked for, first where it came farthest.
  const told = carefully(parse, startRule, text, options, quick.farthest)
  throw stopped(told.expected.length > 0 ? told : carefully(parse, startRule, text, options), text)
}

function carefully(
  parse: Parse,
  rule: string,
  text: Mapped,
  options: Readonly<Record<string, unknown>>,
  asked?: number,
): Reading {
  try {
    return parse(text.text, rule, options, asked)
  } catch (error) {
    // Quotations within quotations, deeper than any card has them.
    if (error instanceof RangeError) throw new NotUnderstood("too-long", spanOf(text, 0, text.text.length))
    throw error
  }
}

/** Where reading stopped: the word at that place, and what was known to stand there. */
function stopped({ farthest: at, expected }: Reading, text: Mapped): NotUnderstood {
  const [, blanks = "", word = ""] = /^(\s*)([\p{L}\p{N}'’{}/+-]*)/u.exec(text.text.slice(at, at + 40)) ?? []
  const from = word === "" ? at : at + blanks.length
  return new NotUnderstood("not-understood", spanOf(text, from, from + Math.max(word.length, 1)), wanted(expected))
}

const wanted = (expected: readonly Expected[]): readonly string[] =>
  [
    ...new Set(
      [...new Set(expected)].flatMap(({ type, text, description }) =>
        type === "literal" ? [`“${text}”`] : description === undefined ? [] : [description],
      ),
    ),
  ].sort()

/** The same fault with its place in the paragraph put where that stands in the original. */
export function placed(error: unknown, text: Mapped): unknown {
  if (!(error instanceof NotUnderstood) || error.code !== "no-antecedent") return error
  return new NotUnderstood(error.code, spanOf(text, error.span.start, error.span.end), error.expected)
}
