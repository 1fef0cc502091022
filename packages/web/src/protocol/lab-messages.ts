import type { Key } from "@dilemma-table/engine"
import type { Completions } from "@dilemma-table/referee"
import type { Lang } from "@dilemma-table/words"
import type { GameName, ShownMove, ShownPrint, ShownRule, ShownTable } from "../shown/types.ts"
import type { RuleSheet, Wish } from "./messages.ts"

/** What can be opened in the lab: the text of a ruling's file, or a whole game as it was saved. */
export type LabSource =
  | { readonly kind: "ruling"; readonly text: string }
  | { readonly kind: "game"; readonly file: string }

/** An edition that can be switched to. */
export interface EditionChoice {
  /** A date, "now", or a name. */
  readonly asked: string
  readonly kind: "own" | "date" | "name"
  /** What changed with it, in sentences. */
  readonly changes: readonly string[]
}

export interface LabFailure {
  /** In the ruling's file, both counted from 1. */
  readonly line: number
  readonly column: number
  readonly code: string
  readonly message: string
  /** The edition under which it failed; "" where the file itself is wrong. */
  readonly edition: string
  /** Steps that could be written into the file. */
  readonly paste: string | null
}

/** A line of a trace. */
export interface TraceStep {
  readonly kind: string
  readonly text: string
  readonly rules: readonly ShownRule[]
  readonly depth: number
  /** The line of the ruling's file that brought it about; null for none. */
  readonly line: number | null
  readonly moved: ShownMove | null
}

/** A ruling, or a game, as it went under one edition. */
export interface LabRun {
  readonly asked: string
  readonly date: string
  readonly ok: boolean
  /** A card of it isn't possible yet under this edition. */
  readonly notYet: boolean
  /** Could the position be set up, so that there is a table to be looked at? */
  readonly hasTable: boolean
  readonly steps: readonly TraceStep[]
  readonly failures: readonly LabFailure[]
}

/** Where two runs part: the first step of each that is another one, counted from 0; null where one is over. */
export interface Parting {
  readonly before: number | null
  readonly own: number | null
  readonly other: number | null
}

export interface LabHead {
  /** Null for a game. */
  readonly id: string | null
  readonly game: GameName
  readonly title: string
  readonly source: string
  readonly note: string
  readonly cites: readonly ShownRule[]
  readonly editions: readonly EditionChoice[]
}

export interface LabReading {
  /** Null where the file can't be read as a ruling. */
  readonly head: LabHead | null
  /** What is wrong with the file itself. */
  readonly mistakes: readonly LabFailure[]
  readonly runs: readonly LabRun[]
  readonly parting: Parting | null
}

/** What becomes of a ruling under an edition: as its file says, told in other words, otherwise, or not possible yet. */
export interface Surveyed {
  readonly asked: string
  readonly outcome: "same" | "told" | "differs" | "not-yet"
}

export interface LookedAt {
  readonly table: ShownTable
  readonly prints: Readonly<Record<number, ShownPrint>>
}

/** Whose cards are seen: "hands" shows every hand, a number that seat's view, null what everybody sees. */
export type Eyes = "hands" | number | null

/** A ruling in a list. */
export interface ListedRuling {
  readonly id: string
  readonly game: GameName
  readonly subject: string
  readonly title: string
  readonly editions: readonly string[]
  readonly cites: readonly ShownRule[]
  readonly cards: readonly string[]
  /** All that a search looks in, in small letters: both languages. */
  readonly searched: string
}

/** A card of a position that is being built. */
export interface BuiltCard {
  /** Where it stands in its zone's list. */
  readonly index: number
  readonly name: string
  readonly label: string | null
  readonly count: number
  readonly tapped: boolean
  readonly print: ShownPrint | null
}

export interface BuiltZone {
  readonly seat: string
  readonly zone: string
  readonly label: string
  readonly cards: readonly BuiltCard[]
}

export interface Built {
  readonly game: GameName
  readonly zones: readonly BuiltZone[]
  readonly whose: string
  readonly step: string
  readonly steps: readonly { readonly step: string; readonly label: string }[]
}

export interface ZonePlace {
  readonly seat: string
  readonly zone: string
}

/** A change of the position that a ruling is played from. */
export type BuildStep =
  | { readonly do: "add"; readonly card: string; readonly to: ZonePlace; readonly at: number | null }
  | {
      readonly do: "move"
      readonly from: ZonePlace & { readonly index: number }
      readonly to: ZonePlace
      readonly at: number | null
    }
  | { readonly do: "remove"; readonly from: ZonePlace & { readonly index: number } }
  | { readonly do: "tap"; readonly from: ZonePlace & { readonly index: number } }
  | { readonly do: "count"; readonly from: ZonePlace & { readonly index: number }; readonly count: number }
  | { readonly do: "turn"; readonly whose: string; readonly step: string }

/** A card that can be put into a position: what is written, and how it looks. */
export interface OfferedCard {
  readonly card: string
  readonly name: string
  readonly print: ShownPrint
}

/** What the lab's page asks its worker. */
export type LabRequests = {
  readonly rulings: { readonly ask: { readonly lang: Lang }; readonly reply: readonly ListedRuling[] }
  readonly text: { readonly ask: { readonly id: string }; readonly reply: string | null }
  readonly read: {
    readonly ask: { readonly source: LabSource; readonly lang: Lang; readonly editions: readonly string[] }
    readonly reply: LabReading
  }
  /** What becomes of the ruling that was read last under each edition that can be switched to. */
  readonly survey: { readonly ask: null; readonly reply: readonly Surveyed[] }
  /** The position just after a step of a run; before the first for -1. */
  readonly look: {
    readonly ask: { readonly run: number; readonly step: number; readonly eyes: Eyes }
    readonly reply: LookedAt
  }
  readonly rule: { readonly ask: { readonly run: number; readonly id: string }; readonly reply: RuleSheet | null }
  readonly why: {
    readonly ask: { readonly run: number; readonly step: number; readonly key: Key }
    readonly reply: readonly Wish[]
  }
  readonly complete: {
    readonly ask: { readonly text: string; readonly offset: number }
    readonly reply: Completions | null
  }
  /** The position as the file has it; null where the file can't be read so far. */
  readonly built: { readonly ask: { readonly text: string; readonly lang: Lang }; readonly reply: Built | null }
  readonly build: { readonly ask: { readonly text: string; readonly step: BuildStep }; readonly reply: string }
  readonly offered: {
    readonly ask: { readonly game: GameName; readonly search: string; readonly lang: Lang; readonly text: string }
    readonly reply: readonly OfferedCard[]
  }
  /** The position just now as a seat sees it, as the text of a ruling's file. */
  readonly asRuling: {
    readonly ask: { readonly run: number; readonly step: number; readonly seat: number }
    readonly reply: string
  }
}
