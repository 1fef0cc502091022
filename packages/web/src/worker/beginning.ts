import { decision, newGame } from "@dilemma-table/engine"
import type { KnownGame } from "../games/known.ts"
import type { BeginGame, Handling } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"
import { orAfter } from "./later.ts"
import { PlayedTable } from "./played-table.ts"

/** A game to be begun, and how much of it is left to the program. */
export interface Beginning extends BeginGame {
  readonly known: KnownGame
  readonly handling: Handling
}

/**
 * A game that has just begun, run up to its first decision and shown. Where something is missing on the way that is fetched later,
 * it begins anew once that is there: a game that isn't woken doesn't run yet, so that beginning it alone would miss nothing.
 * @param fetch fetches the rest of the program
 * @param show may be called twice: the first time it failed then
 * @returns rejects with `Refused` where a deck or the seats aren't allowed
 */
export const begunTable = (
  fetch: () => Promise<unknown>,
  { known, handling, decks, seats, seed, first }: Beginning,
  show: (table: PlayedTable) => void,
): Promise<PlayedTable> =>
  orAfter(fetch, () => {
    const begun = newGame(known.rulebook, known.setup(decks, seed, first))
    if (!begun.ok) throw new Refused(begun.fault)
    decision(begun.value)
    const table = new PlayedTable({ known, game: begun.value, seats, remarks: [], handling })
    show(table)
    return table
  })
