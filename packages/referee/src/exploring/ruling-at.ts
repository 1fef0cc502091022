import type { Game } from "@dilemma-table/engine"
import { carryOut } from "../carry-out.ts"
import type { Ruling } from "../format.ts"
import { begin, type Failure, Stuck } from "../play.ts"

/** A ruling played as far as it was asked for. */
export type RulingAt =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly failures: readonly Failure[] }

/**
 * The position of a ruling before one of its steps, counted from 1; without a number, behind the last step that begins
 * something.
 */
export function rulingAt(ruling: Ruling, at?: number): RulingAt {
  const edition = ruling.editions.at(-1)
  if (edition === undefined) throw new Error("A ruling without an edition")
  const begun = begin(ruling, edition)
  if (!begun.ok) return { ok: false, failures: [begun.failure] }
  const { play } = begun
  const acts = ruling.steps.findLastIndex(({ head }) => head === "act")
  try {
    for (const step of ruling.steps.slice(0, at === undefined ? acts + 1 : at - 1)) {
      play.place = step.path
      carryOut(play, step)
    }
  } catch (error) {
    if (!(error instanceof Stuck)) throw error
  }
  return play.failures.length > 0 ? { ok: false, failures: play.failures } : { ok: true, game: play.game }
}
