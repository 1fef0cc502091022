import {
  type Frame,
  type Game,
  isThere,
  type ObjectId,
  objectsOf,
  type Procedure,
  type Selector,
} from "@dilemma-table/engine"

/** Objects a selector means that are still where they were (608.2b: gone ones aren't affected). */
export function* present(game: Game, frame: Frame, what: unknown): Procedure<readonly ObjectId[]> {
  return (yield* objectsOf(game, frame, what as Selector)).filter((id) => isThere(game.state, id))
}
