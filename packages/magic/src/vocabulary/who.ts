import { type Frame, type Game, type PlayerId, type PlayerRef, playersOf } from "@dilemma-table/engine"

/** The players who do what a word says: its controller where nobody is named. */
export const who = (game: Game, frame: Frame, ref: unknown): readonly PlayerId[] =>
  playersOf(game, frame, (ref ?? "you") as PlayerRef)
