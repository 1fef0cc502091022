import type { FacePrinter } from "../print/faces.ts"
import type { Tongue, Words } from "../print/printing.ts"

/** A table of sentences in one language: groups, and in them sentences by key. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What one language says of one game. */
export interface Said {
  readonly sentences: Sentences
}

/** What the texts of a game's cards are printed with in one language. */
export interface Printers {
  readonly words: Words
  readonly tongue: Tongue
  readonly face: FacePrinter
  /** What tokens are called where only their subtypes name them, by subtype (Magic 111.4). */
  readonly subtypes: Readonly<Record<string, string>>
}
