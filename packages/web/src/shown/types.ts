import type { Key } from "@dilemma-table/engine"
import type { PrintedFace } from "@dilemma-table/words"
import type { ShownDilemma } from "./dilemma-types.ts"

/*
 * What a page shows of a game: a seat's view with every sentence made. Plain data; nothing in it that the seat may not know.
 */

export type GameName = "magic" | "duel-masters"

/** A number of a rule: how today's table calls it, and how the game's edition writes it. */
export interface ShownRule {
  readonly id: string
  readonly number: string
}

/** A card as it is printed, in one language. */
export interface ShownPrint {
  readonly name: string
  readonly unofficial: boolean
  readonly faces: readonly ShownFace[]
  /** "meld", "twinpact"…; "" for a card with one face. */
  readonly layout: string
}

export interface ShownFace extends PrintedFace {
  /** Colours or civilizations; they give the frame. */
  readonly colors: readonly string[]
  readonly kinds: readonly string[]
  /** Duel Masters: the number on its mana symbol. */
  readonly mana: number | null
  /** The name of the symbol in its corner that tells a double-faced card's faces apart. */
  readonly corner: string | null
}

export interface ShownCard {
  readonly key: Key
  /** Index into the prints; null where it isn't known which card it is. */
  readonly print: number | null
  readonly face: number
  readonly name: string
  readonly kind: "card" | "token" | "copy" | "ability"
  readonly owner: number
  readonly controller: number
  readonly tapped: boolean
  readonly faceDown: boolean
  readonly sick: boolean
  readonly pending: boolean
  readonly counters: readonly { readonly name: string; readonly n: number }[]
  /** Power and toughness now, where it is in play: "3/3", "5000". */
  readonly strength: string | null
  /** Is it more or less than printed? */
  readonly strengthIs: "printed" | "more" | "less"
  readonly damage: number
  /** What kind of thing it is in play: rows of a battlefield follow it. */
  readonly role: "land" | "creature" | "other"
  readonly attachedTo: Key | null
  readonly under: readonly ShownCard[]
  /** Is it attacking or blocking, and whom? */
  readonly combat: {
    readonly as: "attacker" | "blocker"
    readonly with: readonly Key[]
    /** The player who is attacked. */
    readonly player: number | null
  } | null
}

export interface ShownZone {
  readonly zone: string
  readonly label: string
  /** Null for a shared zone. */
  readonly player: number | null
  readonly count: number
  readonly cards: readonly ShownCard[]
  readonly ordered: boolean
  readonly open: boolean
}

/** An ability that waits, or something on the stack: its source, what was chosen, what it says. */
export interface ShownWaiting {
  readonly key: Key | null
  readonly source: Key | null
  readonly controller: number
  readonly name: string
  readonly text: readonly string[]
  readonly modes: readonly string[]
  readonly targets: readonly { readonly key: Key | null; readonly player: number | null; readonly name: string }[]
  readonly x: number | null
}

export interface ShownSeat {
  readonly player: number
  readonly name: string
  readonly life: number | null
  readonly mana: readonly { readonly symbol: string; readonly n: number }[]
  readonly active: boolean
}

export interface ShownOption {
  readonly key: Key
  /** The answer in words. */
  readonly text: string
  /** What stands beside it: what the card's text says it does. */
  readonly detail: string | null
  /** The card, in the view's keys, which a click may mean. */
  readonly card: Key | null
  readonly player: number | null
  readonly type: string
  readonly act: string | null
  readonly mode: number | null
  readonly face: number | null
}

export type ShownSpace =
  | { readonly type: "pick"; readonly min: number; readonly max: number; readonly repeat: boolean }
  | { readonly type: "order" }
  | {
      readonly type: "partition"
      readonly groups: readonly {
        readonly name: string
        readonly label: string
        readonly min: number
        readonly max: number
      }[]
    }
  | { readonly type: "distribute"; readonly total: number; readonly least: number }
  | { readonly type: "number"; readonly min: number; readonly max: number | null; readonly step: number }
  | { readonly type: "name"; readonly names: readonly string[] }

export interface ShownQuestion {
  readonly by: number
  readonly kind: string
  readonly prompt: string
  readonly text: string
  readonly rules: readonly ShownRule[]
  readonly source: Key | null
  readonly sourcePrint: { readonly print: number; readonly face: number } | null
  readonly space: ShownSpace
  readonly options: readonly ShownOption[]
  /** What may be picked first. */
  readonly next: readonly Key[]
  /** Is picking nothing an answer? */
  readonly complete: boolean
  /** An answer that can be left to the program: payments. */
  readonly auto: readonly Key[] | null
  /** Where modes are chosen: what each would do, and why others can't be. */
  readonly dilemma: ShownDilemma | null
}

export interface ShownResult {
  readonly winner: number | null
  readonly text: string
  readonly rule: ShownRule
}

export interface ShownTable {
  readonly game: GameName
  readonly edition: string
  /** Whose view it is; null for a spectator's. */
  readonly viewer: number | null
  readonly turn: number
  readonly active: number
  readonly step: string
  readonly steps: readonly { readonly step: string; readonly label: string }[]
  readonly seats: readonly ShownSeat[]
  readonly zones: readonly ShownZone[]
  readonly stack: readonly ShownWaiting[]
  readonly waiting: readonly ShownWaiting[]
  readonly question: ShownQuestion | null
  /** Somebody else is asked: whose turn to answer it is. */
  readonly asked: { readonly by: number; readonly text: string } | null
  readonly result: ShownResult | null
}

/** A line of the log as the seat read it. */
export interface ShownLine {
  /** Counted for the seat; what `lookAt` and `branch` take. */
  readonly n: number
  readonly kind: "step" | "event" | "waits" | "asked" | "answered" | "window" | "reversed" | "remark"
  readonly text: string
  readonly rules: readonly ShownRule[]
  readonly depth: number
  readonly turn: number
  /** Somebody only passed: of several in a row one line is enough. */
  readonly quiet?: boolean
  readonly moved: ShownMove | null
}

/** What moved: from the view's old key to the new one where they are seen, and between which zones. */
export interface ShownMove {
  readonly from: Key | null
  readonly to: Key | null
  readonly player: number | null
  readonly fromZone: string
  readonly toZone: string
}
