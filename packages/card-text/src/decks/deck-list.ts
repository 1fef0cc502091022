import { fail, type Outcome, ok } from "@dilemma-table/engine"
import { textEntries } from "./deck-text.ts"
import { xmlEntries } from "./deck-xml.ts"

/** A line of a list of cards, before its card is found. */
export interface Entry {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  readonly part: "main" | "side"
  /** What it may say, the likeliest first. */
  readonly readings: readonly Reading[]
}

export interface Reading {
  readonly n: number
  readonly name: string
}

export interface Entries {
  readonly name: string | null
  readonly entries: readonly Entry[]
}

/** Copies of a card in a deck. */
export interface Held<T> {
  readonly card: T
  readonly n: number
  readonly part: "main" | "side"
}

/** A line that names no card. */
export interface UnknownEntry {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  readonly n: number
  /** The name that it likeliest means. */
  readonly name: string
}

export interface DeckList<T> {
  readonly name: string | null
  readonly held: readonly Held<T>[]
  readonly unknown: readonly UnknownEntry[]
}

/** A list is this long at most, in letters and in lines. */
const mostLetters = 40_000
const mostLines = 1_000
/** So many copies can be meant. */
const mostCopies = 99
const shownLetters = 80

/**
 * Reads the list of a deck, by what is in it: as people write it ("4 Name", "4x 名前", "名前 ×4"), and the files of Arena, of
 * Magic Online (text, .dek), of XMage (.dck), of Cockatrice (.cod), of OCTGN (.o8d), .dec and .mwDeck.
 * @param find the card of a name, or null; a line says whatever of its readings names a card
 */
export function readDeckList<T>(text: string, find: (name: string) => T | null): Outcome<DeckList<T>> {
  const lines = text.split(/\r\n|\r|\n/).length
  if (text.length > mostLetters || lines > mostLines)
    return fail(
      "list-too-long",
      `${lines} lines, ${text.length} letters`,
      `This is too long for a list of cards: at most ${mostLines} lines and ${mostLetters} letters are read.`,
      `カードの一覧としては長すぎます。${mostLines}行、${mostLetters}文字までにしてください。`,
    )
  const read = /^\ufeff?\s*</.test(text) ? xmlEntries(text) : ok(textEntries(text, (name) => find(name) !== null))
  if (!read.ok) return read
  const held: Held<T>[] = []
  const unknown: UnknownEntry[] = []
  for (const { line, text: whole, part, readings } of read.value.entries) {
    const found = readings.find((reading) => find(reading.name) !== null)
    const card = found === undefined ? null : find(found.name)
    if (found === undefined || card === null || found.n > mostCopies) {
      const { n, name } = found ?? readings[0] ?? { n: 1, name: whole }
      unknown.push({ line, text: cut(whole), n: Math.min(n, mostCopies), name: cut(name) })
    } else if (found.n > 0) held.push({ card, n: found.n, part })
  }
  return ok({ name: read.value.name === null ? null : cut(read.value.name), held, unknown })
}

const cut = (text: string): string => text.slice(0, shownLetters)
