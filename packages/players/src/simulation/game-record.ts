import type { Mishap } from "../search/mishaps.ts"

/** Modes that were chosen in a simulated game. */
export interface ModesRecord {
  /** Who chose: the seat, 0 or 1. */
  readonly seat: number
  /** The card, as its game lists it. */
  readonly card: string
  /** Which of its faces, from 0 on. */
  readonly face: number
  /** Which of the face's abilities, from 0 on, where the ability stands by itself; null where the card itself asked. */
  readonly ability: number | null
  /** The printed numbers of the modes that could be chosen. */
  readonly offered: readonly number[]
  /** Of those that were, in printed order; none where nothing was chosen. */
  readonly chosen: readonly number[]
  /** Was this the only legal answer? */
  readonly forced: boolean
}

/** Why a simulated game was broken off. */
export interface RecordFault {
  readonly code: string
  readonly message: string
}

/** What came of one simulated game: plain data, the same wherever and whenever it was played. */
export interface GameRecord {
  readonly index: number
  readonly seed: number
  /** The seat that went first. */
  readonly first: number
  /** The seat that won; null for a draw and for a game that wasn't brought to its end. */
  readonly winner: number | null
  /** How it ended, by the rulebook's word; "limit" where it was stopped, "fault" where it broke. */
  readonly end: string
  readonly turns: number
  readonly answers: number
  readonly modes: readonly ModesRecord[]
  readonly fault: RecordFault | null
  /** Errors in which tries of a searching player broke off; absent where there were none. */
  readonly mishaps?: readonly Mishap[]
}

/** Was it brought to an end by the rules? */
export const isOver = ({ end }: Pick<GameRecord, "end">): boolean => end !== "limit" && end !== "fault"
