import type { Game } from "../game.ts"
import type { Key, ObjectId, PlayerId } from "../ids.ts"
import type { Procedure } from "../procedure.ts"
import type { RuleId } from "../rules.ts"
import type { Frame } from "./frame.ts"
import type { Fields, Shape } from "./shapes.ts"
import type { Choose } from "./types.ts"

/** Yes, no, or not to be told because the card is unknown. */
export type Tri = boolean | "unknown"

/**
 * Every word: how its argument is written, and from when it may be used (an edition's flag, with the rule that brought it).
 * `{ head: argument }`; a word with `fields` takes these beside its head: `{ draw: 3, by: "opponent" }` has the argument 3
 * and the field `by`, and gets the whole as its last parameter. A filter word has none: other filter words stand beside it.
 */
export interface Word {
  readonly shape: Shape
  readonly fields?: Fields
  /** One line for editors and the reference, in the words of the rulebook's own project. */
  readonly doc?: { readonly en: string; readonly ja: string }
  readonly needs?: { readonly flag: string; readonly rule: RuleId }
  /** Of a static word: it speaks of what lies aside, and nothing else there is (Magic 702.26e). */
  readonly ofAside?: true
  /** Of a static word: what stands in its place in a continuous effect as it begins, where what it asks for is chosen by then. */
  readonly begins?: (game: Game, frame: Frame, argument: never) => Readonly<Record<string, unknown>> | null
}

/** A verb. `run` says whether anything happened. `unknowns`: "works" on unknown cards too, or "stops" an imagined run. */
export interface VerbWord extends Word {
  readonly unknowns: "works" | "stops"
  /** All it does is propose events at once, so they can be part of what else happens at the same time. */
  readonly atOnce?: true
  run(game: Game, frame: Frame, argument: never, whole: never): Procedure<boolean>
  /** Does it ask by itself whether it is done? Then `may` doesn't. */
  asksItself?(whole: Readonly<Record<string, unknown>>): boolean
}

export interface FilterWord extends Word {
  test(game: Game, frame: Frame, id: ObjectId, argument: never): Tri
}

export interface ConditionWord extends Word {
  holds(game: Game, frame: Frame, argument: never, whole: never): Tri
}

export interface ValueWord extends Word {
  value(game: Game, frame: Frame, argument: never, whole: never): number
}

/** A cost that abilities or modes may have. */
export interface CostWord extends Word {
  /** Could it be paid at all now? */
  payable(game: Game, frame: Frame, argument: never, whole: never): boolean
  pay(game: Game, frame: Frame, argument: never, whole: never): Procedure<void>
}

/** A rulebook's words, one table for each kind. A word can't exist without what the table asks for. */
export interface Vocabulary {
  /** Does the game announce targets? Where it doesn't, a target slot in a card is a fault. */
  readonly targets: boolean
  readonly verbs: Readonly<Record<string, VerbWord>>
  readonly filters: Readonly<Record<string, FilterWord>>
  readonly conditions: Readonly<Record<string, ConditionWord>>
  readonly values: Readonly<Record<string, ValueWord>>
  readonly statics: Readonly<Record<string, Word>>
  readonly costs: Readonly<Record<string, CostWord>>
  /** A keyword whose shape is `yes` is said alone: "haste". Another is written as a head: `{ breaker: 2 }`. */
  readonly keywords: Readonly<Record<string, Word>>
  /** Names of events that patterns may watch. `fields`: what a pattern may say beside the engine's own (`matchesEvent`). */
  readonly events: Readonly<Record<string, Omit<Word, "shape">>>
  /** Numbers of one object that values and sums may name. */
  readonly numbers: Readonly<Record<string, (game: Game, id: ObjectId) => number | "unknown">>
  /** `ask` constraints, by name. */
  readonly questions: Readonly<Record<string, (game: Game, keys: readonly Key[], partial: boolean) => boolean>>
  /** What the rulebook says of choosing objects while an effect runs: how few at least, under which rules; which of them, if not all. */
  choosing(
    game: Game,
    frame: Frame,
    choose: Choose,
    by: PlayerId,
    candidates: readonly ObjectId[],
    count: number,
  ): { readonly min: number; readonly rules: readonly RuleId[]; readonly candidates?: readonly ObjectId[] }
  /** Can all of this step of an effect be done? Where the rulebook has no such question, what can be is done. */
  readonly canBeDone?: (game: Game, frame: Frame, step: Readonly<Record<string, unknown>>) => boolean
  /** What has to be asked before this step of an effect reads its numbers: which of several a card has (`numberSaid`). */
  readonly settles?: (game: Game, frame: Frame, step: Readonly<Record<string, unknown>>) => Procedure<void>
  /** The rule for yes-or-no questions and branches inside an effect, and for the effect's own events. */
  readonly rules: {
    readonly may: RuleId
    readonly branch: RuleId
    readonly effect: RuleId
    readonly continuous: RuleId
    readonly look: RuleId
  }
}
