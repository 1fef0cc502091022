import type { Lang } from "@dilemma-table/words"
import type { GameName, ShownPrint } from "../shown/types.ts"
import type { DeckLists, DeckPile } from "./messages.ts"

/** A text in both languages. */
export interface Both {
  readonly en: string
  readonly ja: string
}

/** A card, as a list tells of it. */
export interface ListedCard {
  readonly game: GameName
  /** The name its game's decks list it under. */
  readonly id: string
  /** In each language; in the other where it has none. */
  readonly name: Both
  /** Card types and special types of all its faces, as the game's words. */
  readonly kinds: readonly string[]
  /** Colours or civilizations of all its faces; "colorless" where it has none. */
  readonly colors: readonly string[]
  /** Of its first face. */
  readonly cost: number | null
  readonly pile: DeckPile
  readonly isBasic: boolean
  /** Is its text wholly known? */
  readonly provenance: "known" | "partial" | "reconstructed"
  /** What is printed on it, folded, where it was imported; null for a bundled card. */
  readonly text: string | null
  /** Each of its names and its faces', folded. */
  readonly folded: readonly string[]
}

export interface BundledDeck {
  readonly id: string
  readonly name: Both
  readonly about: Both
  readonly lists: DeckLists
}

/** What is known of a game's cards before any of them is printed. */
export interface Catalogue {
  readonly game: GameName
  readonly cards: readonly ListedCard[]
  readonly decks: readonly BundledDeck[]
  /** What each kind is called. */
  readonly kinds: Readonly<Record<string, Both>>
}

export interface CardRuling {
  readonly id: string
  readonly title: Both
}

/** A line of a pasted list that names no card of the game. */
export interface UnknownLine {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  readonly n: number
  /** Cards it may mean. */
  readonly near: readonly string[]
}

export interface ReadList {
  readonly name: string | null
  readonly lists: DeckLists
  /** How many cards were read. */
  readonly count: number
  readonly unknown: readonly UnknownLine[]
  /** Cards of a sideboard, which are left out. */
  readonly beside: number
}

/** What a rulebook says of a deck. */
export interface JudgedDeck {
  readonly fault: { readonly code: string; readonly rule: string; readonly card: string | null } | null
  /** What that rule says. */
  readonly rule: Both | null
}

/** The cards with which a game would begin. */
export interface Dealt {
  readonly hand: readonly string[]
}

/** What the pages of cards and decks ask their worker. */
export type CardRequests = {
  /** The imported cards aren't what they were. */
  readonly renew: { readonly ask: null; readonly reply: null }
  readonly catalogue: { readonly ask: { readonly game: GameName }; readonly reply: Catalogue }
  readonly prints: {
    readonly ask: { readonly game: GameName; readonly lang: Lang; readonly ids: readonly string[] }
    readonly reply: readonly (ShownPrint | null)[]
  }
  readonly rulings: {
    readonly ask: { readonly game: GameName; readonly id: string }
    readonly reply: readonly CardRuling[]
  }
  readonly readList: { readonly ask: { readonly game: GameName; readonly text: string }; readonly reply: ReadList }
  readonly judge: { readonly ask: { readonly game: GameName; readonly lists: DeckLists }; readonly reply: JudgedDeck }
  readonly deal: {
    readonly ask: { readonly game: GameName; readonly lists: DeckLists; readonly seed: number }
    readonly reply: Dealt
  }
}
