import type { MagicAbility } from "@dilemma-table/magic"
import { NotUnderstood } from "../compiled.ts"
import { read } from "../parsing.ts"
import { beside, linesOf, type Mapped, mapped, spanOf } from "../text/mapped.ts"
import { parse } from "./grammar/parser.js"
import { ordered } from "./ordering.ts"
import { pointedOut } from "./pointing.ts"

/** What the grammar has to know of the face that a text is on. */
export interface About {
  readonly spell: boolean
  readonly planeswalker: boolean
}

/** One paragraph of a text: its abilities, or why it wasn't understood. */
export interface Paragraph {
  readonly text: Mapped
  /** Counted from 0 among the paragraphs as they stand. */
  readonly line: number
  readonly abilities: readonly MagicAbility[] | null
  readonly error: NotUnderstood | null
}

/**
 * Reads a text paragraph by paragraph. Some sources break lines within a paragraph: one that isn't understood alone is read
 * together with the one before it.
 */
export function readParagraphs(rules: Mapped, about: About): readonly Paragraph[] {
  const done: Paragraph[] = []
  paragraphsOf(rules).forEach((text, line) => {
    const alone = readAlone(text, line, about)
    const last = done.at(-1)
    if (alone.abilities !== null || last === undefined || !goesOn(last.text.text, text.text)) {
      done.push(alone)
      return
    }
    const both = readAlone(beside(last.text, text, " "), last.line, about, false)
    if (both.abilities === null) done.push(alone)
    else done[done.length - 1] = both
  })
  return done
}

/** May a paragraph be the rest of the one before, of its last sentence or behind it? No keywords and no modes go on. */
const goesOn = (before: string, text: string): boolean =>
  /[.")]$/.test(before) && !before.includes("•") && !/^(?:when|whenever|at the beginning|\{|\[|•|—)/i.test(text)

function readAlone(text: Mapped, line: number, about: About, asksWhy = true): Paragraph {
  const found = abilitiesOf(text.text, about, asksWhy)
  if (!(found instanceof NotUnderstood)) return { text, line, abilities: found, error: null }
  const { code, span, expected } = found
  return { text, line, abilities: null, error: new NotUnderstood(code, spanOf(text, span.start, span.end), expected) }
}

/** What has been read lately: many cards have the same paragraphs. */
const known = new Map<string, readonly MagicAbility[] | NotUnderstood>()
const most = 20_000

/** The abilities that a paragraph says, or why it isn't understood, told of its own characters. */
function abilitiesOf(paragraph: string, about: About, asksWhy: boolean): readonly MagicAbility[] | NotUnderstood {
  const key = `${about.spell ? "s" : ""}${about.planeswalker ? "p" : ""}:${paragraph}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = readText(paragraph, about, asksWhy)
  // Where nobody asked why, that isn't known.
  if (found instanceof NotUnderstood && !asksWhy) return found
  if (known.size >= most) known.clear()
  known.set(key, found)
  return found
}

function readText(paragraph: string, about: About, asksWhy: boolean): readonly MagicAbility[] | NotUnderstood {
  try {
    const lower = mapped(paragraph.toLowerCase())
    const tree = read(parse, "Paragraph", lower, { ...about, cased: paragraph }, asksWhy)
    return ordered(pointedOut(tree)) as readonly MagicAbility[]
  } catch (error) {
    if (error instanceof NotUnderstood) return error
    throw error
  }
}

/** A line, and the lines behind it that belong to it: modes. */
function paragraphsOf(text: Mapped): readonly Mapped[] {
  const joined: Mapped[] = []
  for (const line of linesOf(text)) {
    const last = joined.at(-1)
    if (last === undefined || !belongs(line.text, last.text)) joined.push(line)
    else joined[joined.length - 1] = beside(last, line, "\n")
  }
  return joined
}

/** Modes, rows of a table, and what stands under a level or a station. */
const belongs = (line: string, before: string): boolean =>
  /^(•|\+ \{|(?:\{P\})+ —|\d+(?:[—–-]\d+|\+)? \|)/.test(line) ||
  (/^(?:LEVEL \d|station(?:$|\n)|[^\n"]*: Level \d)/i.test(before) && !/^(?:LEVEL \d|[^"]*: Level \d)/i.test(line))
