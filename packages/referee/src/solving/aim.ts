import type { Decision, Game, PlayerId } from "@dilemma-table/engine"

/** How a position stands to an aim: it is reached, can't be any more, or hangs on how a library was shuffled. */
export type Verdict = "reached" | "missed" | "luck"

/** What a player wants to reach, and by when. */
export interface Aim {
  readonly seat: PlayerId
  /** The last turn in which it counts, by the game's own count. */
  readonly lastTurn: number
  /** Null while it is open. */
  judge(game: Game, asked: Decision | null): Verdict | null
  /** What tells positions apart that are the same otherwise: where the cards lie of which the aim speaks. */
  apart?(game: Game): string
  /** How far off it looks, from 0: the nearest is tried first. */
  distance(game: Game): number
}
