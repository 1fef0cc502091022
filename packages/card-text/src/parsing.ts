import { NotUnderstood } from "./compiled.ts"
import { type Mapped, spanOf } from "./text/mapped.ts"

/** A parser made from a grammar; asked for its raw result, it throws nothing. */
export interface Parser {
  parse(text: string, options: { readonly startRule: string; readonly [option: string]: unknown }): unknown
}

/** What a parser gives where it is asked for it (`peg$library`). */
interface Raw {
  readonly peg$result: unknown
  readonly peg$currPos: number
  readonly peg$FAILED: unknown
  readonly peg$maxFailExpected: readonly {
    readonly type: string
    readonly text?: string
    readonly description?: string
  }[]
  readonly peg$maxFailPos: number
}

/** At no place of the text is what was expected there asked for. */
const nowhere = -1

/** No paragraph of a card is longer, in characters. */
const longest = 4000

/**
 * Reads a paragraph by a grammar's rule.
 * @throws NotUnderstood where the reading stopped, the farthest it came on any way, with what was known to stand there
 */
export function read(
  parser: Parser,
  startRule: string,
  text: Mapped,
  options: Readonly<Record<string, unknown>> = {},
): unknown {
  if (text.text.length > longest)
    throw new NotUnderstood("too-long", spanOf(text, longest, text.text.length), [String(longest)])
  const quick = rawly(parser, startRule, text, { ...options, peg$asked: nowhere })
  if (quick.peg$result !== quick.peg$FAILED && quick.peg$currPos === text.text.length) return quick.peg$result
  // Only now what was expected is asked for, first where it came farthest.
  const told = rawly(parser, startRule, text, { ...options, peg$asked: quick.peg$maxFailPos })
  throw stopped(told.peg$maxFailExpected.length > 0 ? told : rawly(parser, startRule, text, options), text)
}

function rawly(parser: Parser, startRule: string, text: Mapped, options: Readonly<Record<string, unknown>>): Raw {
  try {
    return parser.parse(text.text, { ...options, startRule, peg$library: true }) as Raw
  } catch (error) {
    // Quotations within quotations, deeper than any card has them.
    if (error instanceof RangeError) throw new NotUnderstood("too-long", spanOf(text, 0, text.text.length))
    throw error
  }
}

/** Where reading stopped: the word at that place, and what was known to stand there. */
function stopped({ peg$maxFailPos: at, peg$maxFailExpected: expected }: Raw, text: Mapped): NotUnderstood {
  const [, blanks = "", word = ""] = /^(\s*)([\p{L}\p{N}'’{}/+-]*)/u.exec(text.text.slice(at, at + 40)) ?? []
  const from = word === "" ? at : at + blanks.length
  return new NotUnderstood("not-understood", spanOf(text, from, from + Math.max(word.length, 1)), wanted(expected))
}

const wanted = (expected: Raw["peg$maxFailExpected"]): readonly string[] =>
  [
    ...new Set(
      expected.flatMap(({ type, text, description }) =>
        type === "literal" ? [`“${text}”`] : description === undefined ? [] : [description],
      ),
    ),
  ].sort()

/** The same fault with its place in the paragraph put where that stands in the original. */
export function placed(error: unknown, text: Mapped): unknown {
  if (!(error instanceof NotUnderstood) || error.code !== "no-antecedent") return error
  return new NotUnderstood(error.code, spanOf(text, error.span.start, error.span.end), error.expected)
}
