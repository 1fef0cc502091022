import { type Game, save } from "@dilemma-table/engine"
import type { Sitting } from "../protocol/messages.ts"

/** Something said in the log that isn't of the game: that a player went back. */
export interface Remark {
  /** The line of the engine's log behind which it stands. */
  readonly after: number
  readonly text: { readonly en: string; readonly ja: string }
}

/** A game at a table as it is kept: the command's files can be read, and it reads these. */
export interface TableFile {
  readonly dilemma: "table"
  /** The seat that looks at the table. */
  readonly seat: number
  readonly game: string
  readonly seats?: readonly Sitting[]
  readonly remarks?: readonly Remark[]
  /** The numbers of answers that the program gave for a person: undo goes past them. */
  readonly byProgram?: readonly number[]
}

export function tableFile(
  game: Game,
  seats: readonly Sitting[],
  remarks: readonly Remark[],
  byProgram: readonly number[] = [],
): string {
  const person = seats.findIndex(({ by }) => by === "person")
  const file: TableFile = { dilemma: "table", seat: Math.max(0, person), game: save(game), seats, remarks, byProgram }
  return JSON.stringify(file)
}
