import type { Fault, Key } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import type { Outcome, Reason, ShownComparison, ShownDilemma } from "../shown/dilemma-types.ts"
import type { GameName, ShownLine, ShownPrint, ShownTable } from "../shown/types.ts"

/** Who answers for a seat: a person at this screen, or a machine by the name it has in `players`. */
export type Sitting = { readonly by: "person" } | { readonly by: "machine"; readonly player: string }

/** The piles of a deck: what is shuffled, and what lies beside it. */
export type DeckPile = "cards" | "hyperspatial" | "gr"

/** A deck's cards, by the name its game lists them under. */
export type DeckLists = { readonly [Pile in DeckPile]?: Readonly<Record<string, number>> }

/** A bundled deck by its id, or one that somebody made. */
export type DeckChoice = string | DeckLists

/** A deck that somebody made. */
export interface NamedDeck {
  readonly id: string
  readonly name: string
  readonly lists: DeckLists
}

export interface BeginGame {
  readonly game: GameName
  /** Of each seat. */
  readonly decks: readonly DeckChoice[]
  readonly seats: readonly Sitting[]
  readonly seed: number
  /** The seat that goes first; left to the rules where it isn't said. */
  readonly first?: number
}

/** How much is left to the program. */
export interface Handling {
  /** Pass where passing is all that makes sense. */
  readonly autoPass: boolean
  /** Pay with what is there where nothing hangs on it. */
  readonly autoPay: boolean
}

/** What has changed since the page was last told. */
export interface TableNews {
  readonly table: ShownTable
  /** Printed cards that weren't told before, by index. */
  readonly prints: Readonly<Record<number, ShownPrint>>
  /** Lines after these stay; the others are new. */
  readonly keptLines: number
  readonly lines: readonly ShownLine[]
  readonly seats: readonly Sitting[]
  /** The person who should sit at the screen now; the table is shown to nobody else. */
  readonly handOver: number | null
  /** Does nothing more happen by itself? Then what a person is asked is told. */
  readonly isLast: boolean
}

/** May it be gone back: freely, or marked because something new was seen since; null where it may not. */
export type GoingBack = "free" | "marked" | null

/** What follows the last news, as it takes longer to work out. */
export interface TableAfter {
  readonly canUndo: GoingBack
  /** To where the player could act. */
  readonly cancel: GoingBack
  /** With what the modes lead to, where that wasn't told. */
  readonly dilemma: ShownDilemma | null
}

export interface Wish {
  readonly act: string
  readonly label: string
  readonly possible: boolean
  readonly reasons: readonly Reason[]
}

export interface RuleSheet {
  readonly id: string
  readonly number: string
  readonly text: string
  readonly history: readonly string[]
}

/** A deck that a game can be begun with. */
export interface OfferedDeck {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
  readonly about: { readonly ja: string; readonly en: string }
  /** The colours or civilizations of its cards. */
  readonly colors: readonly string[]
  readonly size: number
  /** Did somebody make it here? */
  readonly own: boolean
}

/** What the table's page asks its worker. */
export type TableRequests = {
  /** Of the decks that somebody made, those that the rulebook allows. */
  readonly decks: {
    readonly ask: { readonly game: GameName; readonly own: readonly NamedDeck[] }
    readonly reply: readonly OfferedDeck[]
  }
  readonly begin: {
    readonly ask: BeginGame & { readonly lang: Lang; readonly handling: Handling }
    readonly reply: null
  }
  readonly load: {
    readonly ask: { readonly file: string; readonly lang: Lang; readonly handling: Handling }
    readonly reply: { readonly differsAt: number | null }
  }
  /** The table is on the screen: the game goes on. */
  readonly seen: { readonly ask: null; readonly reply: null }
  readonly answer: { readonly ask: { readonly keys: readonly Key[] }; readonly reply: null }
  /** What can still be picked after these. */
  readonly next: {
    readonly ask: { readonly keys: readonly Key[] }
    readonly reply: {
      readonly keys: readonly Key[]
      readonly complete: boolean
      /** Of options that can't follow, why not. */
      readonly blocked: readonly { readonly key: Key; readonly text: string }[]
    }
  }
  readonly undo: { readonly ask: null; readonly reply: null }
  readonly cancel: { readonly ask: null; readonly reply: null }
  readonly preview: { readonly ask: { readonly keys: readonly Key[] }; readonly reply: Outcome }
  /** What the answers are worth, each played out so often; null where nothing is asked. */
  readonly compare: { readonly ask: { readonly playouts: number }; readonly reply: ShownComparison | null }
  readonly why: { readonly ask: { readonly key: Key }; readonly reply: readonly Wish[] }
  readonly rule: { readonly ask: { readonly id: string }; readonly reply: RuleSheet | null }
  /** The position just after a line of the log; nothing is asked there. */
  readonly lookAt: { readonly ask: { readonly n: number }; readonly reply: ShownTable }
  /** Plays on from the last decision before that line. */
  readonly branch: { readonly ask: { readonly n: number }; readonly reply: null }
  readonly language: { readonly ask: { readonly lang: Lang }; readonly reply: null }
  readonly handling: { readonly ask: Handling; readonly reply: null }
  /** The person on this seat sits down at the screen. */
  readonly sit: { readonly ask: { readonly player: number }; readonly reply: null }
  /** Passes until the turn is over or somebody else does something. */
  readonly passTurn: { readonly ask: null; readonly reply: null }
}

export type TableTold =
  | { readonly type: "news"; readonly news: TableNews }
  | { readonly type: "after"; readonly after: TableAfter }
  /** The whole game as a file, to be kept. */
  | { readonly type: "file"; readonly file: string }
  /** What the program did by itself went wrong. */
  | { readonly type: "failed"; readonly fault: Fault }
