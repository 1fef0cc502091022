import type { Game } from "./game.ts"
import { happen } from "./happen.ts"
import { standingKey } from "./position-key.ts"
import type { Procedure } from "./procedure.ts"
import type { RuleId } from "./rules.ts"

/*
 * What goes round for ever. Both games keep short texts of the positions that have been while nobody had a choice; where one of
 * them comes again often enough, nobody can stop what goes on. What changes something each time isn't found so: it is broken
 * off after so many steps (`Endless`).
 */

/** Positions kept, and how often the newest of them has been there. */
export interface Sighted {
  readonly seen: readonly string[]
  readonly times: number
}

/**
 * Keeps the position as it stands.
 * @param past does what has happened in this turn belong to it?
 */
export function sighted(game: Game, seen: readonly string[], past: boolean): Sighted {
  const now = standingKey(game, past)
  return { seen: [...seen, now], times: 1 + seen.filter((one) => one === now).length }
}

/** Nobody can stop what goes on: the game is a draw by this rule. */
export function* drawEndless(game: Game, rule: RuleId): Procedure<void> {
  yield* happen(game, [{ type: "result", name: "endless", rule }])
}
