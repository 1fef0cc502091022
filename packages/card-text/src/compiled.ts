import type { Span } from "./text/mapped.ts"

/** Which part of a printed card wasn't understood. */
export type Field =
  | "name"
  | "manaCost"
  | "typeLine"
  | "pt"
  | "text"
  | "layout"
  | "civilizations"
  | "cost"
  | "power"
  | "races"
  | "mana"

/**
 * Why a card wasn't understood.
 * - `not-understood`: nothing that the grammar knows stands at `span`; `expected` says what could.
 * - `no-antecedent`: a word such as "it" at `span` points to nothing said before.
 * - `not-said`: understood, but the card language has no words for it; `expected` says which were missing.
 * - `unclosed`: a parenthesis without its other half.
 * - `too-long`: longer than any card's text; `expected` holds the limit.
 * - `not-a-card`: understood word by word, but the whole is no card of this game; `expected` holds the fault's code and place.
 */
export interface Diagnostic {
  readonly code: "not-understood" | "no-antecedent" | "not-said" | "unclosed" | "too-long" | "not-a-card"
  /** The face, 0 for the front, and its field; `line` counts the text's lines from 0. */
  readonly face: number
  readonly field: Field
  readonly line: number | null
  /** In the field's text as it was given. */
  readonly span: Span
  readonly found: string
  readonly expected: readonly string[]
}

/** What stands beside the rules in a text: it was recognised, and says nothing that is played. */
export interface Aside {
  readonly face: number
  readonly is: "reminder" | "ability-word" | "flavor-word"
  readonly text: string
}

/** A card, or everything that kept it from being one: every word of its text was understood, or it isn't compiled. */
export type Compiled<Card> =
  | { readonly ok: true; readonly card: Card; readonly asides: readonly Aside[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }

/**
 * Thrown within the compiler where a part of a text isn't understood; never leaves it. No Error: it is thrown for every text that
 * isn't understood, and a stack trace would cost more than the reading.
 */
export class NotUnderstood {
  readonly code: Diagnostic["code"]
  /** In the text at hand. */
  readonly span: Span
  readonly expected: readonly string[]

  constructor(code: Diagnostic["code"], span: Span, expected: readonly string[] = []) {
    this.code = code
    this.span = span
    this.expected = expected
  }
}
