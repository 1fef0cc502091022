import type { Game } from "../game.ts"
import type { Frame } from "./frame.ts"
import type { Effect } from "./types.ts"

type Step = Readonly<Record<string, unknown>>

/** Does it ask by itself whether it is done? */
export const asksItself = (game: Game, effect: Effect): boolean =>
  Object.keys(effect).some((head) => game.rulebook.vocabulary.verbs[head]?.asksItself?.(effect as Step) === true)

/**
 * Can all of an effect's first step be done, as far as the rulebook asks that? What can't isn't offered with "may", and as far
 * as it is done all the same it isn't what "if you do" asks for. Later steps may hang on the first and aren't asked.
 */
export function canBeDone(game: Game, frame: Frame, effect: Effect): boolean {
  const [first] = [effect].flat(9) as readonly Step[]
  return first === undefined || (game.rulebook.vocabulary.canBeDone?.(game, frame, first) ?? true)
}
