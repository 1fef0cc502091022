import type { CompiledCard } from "./card.ts"
import type { Decision } from "./decision.ts"
import type { Edition } from "./editions.ts"
import type { Game } from "./game.ts"
import type { CardIndex, Key, ObjectId, PlayerId } from "./ids.ts"
import type { LogNode } from "./log.ts"
import type { Rulebook, Setup } from "./rulebook.ts"
import type { State } from "./state.ts"

/*
 * What a game is made of: how it is played, what stays the same in all its forks, and the answers given.
 */

export interface GameOptions {
  /** Who answers for chance: the state's generator, or whoever plays (ruling files, searches). */
  readonly chance: "auto" | "ask"
  /** Are decisions with a single legal answer answered by the engine? */
  readonly forced: "auto" | "ask"
  /** Test mode: objects are replaced at every answer. */
  readonly fragile: boolean
  /**
   * In runs that only try something out: who is offered nothing but to pass where they could act. What else there would be
   * isn't worked out then, which takes most of the time.
   */
  readonly passes?: (game: Game, player: PlayerId) => boolean
}

export const defaultOptions: GameOptions = { chance: "auto", forced: "auto", fragile: false }

/** An answer given, in a shared list, newest first. */
export interface TapeNode {
  readonly by: PlayerId
  readonly keys: readonly Key[]
  /** A hash of the decision it answered; null where that is kept and hasn't been hashed yet (see `printOf`). */
  readonly print: number | null
  /** Did the engine answer (chance, or the only answer)? */
  readonly auto: boolean
  /** How many answers there are up to this one. */
  readonly n: number
  readonly before: TapeNode | null
  /** The decision that was answered, where the answer was given in this run of the program; it isn't saved. */
  readonly asked?: Decision | undefined
}

/** A position at a rest: from here the game can be taken up again by a new generator. */
export interface Rest {
  readonly state: State
  readonly tape: TapeNode | null
  readonly log: LogNode | null
  /** How many rests there were before it. */
  readonly n: number
  /** An earlier one; of those long past one in eight is kept, and the others are found by running on from it. */
  readonly before: Rest | null
  /** The decision as it was posed there: a new generator comes to the same, and needn't work out its options again. */
  readonly posed?: Decision
}

/** Everything that stays the same in all forks of one game. */
export interface GameBasis {
  readonly rulebook: Rulebook
  /** A zone's place in the state, by name. */
  readonly zoneIndex: Readonly<Record<string, number>>
  /** The zone whose objects are treated as though they didn't exist, where the game has one. */
  readonly aside?: string | undefined
  readonly edition: Edition
  readonly cards: readonly CompiledCard[]
  readonly setup: Setup
  /** The first state, where the game wasn't begun with its setup. */
  readonly from?: State
  /** On imagined positions: whose imagination it is. */
  readonly imagining?: Imagining
}

/** What an imagined position is made of (see imagine.ts). */
export interface Imagining {
  readonly player: PlayerId
  /** Does a card that the player loses track of become unknown? (Otherwise a deal said which cards there are.) */
  readonly forgets: boolean
  /** The cards of objects that are known at the imagined position, or of which it became known what they became. */
  readonly learnt: ReadonlyMap<ObjectId, CardIndex>
  /** Where the answers since the last rest couldn't be imagined: how many of how many could. It stands at that rest then. */
  readonly stoppedAt: { readonly answers: number; readonly of: number } | null
}
