import type { Game } from "../game.ts"
import type { PlayerId } from "../ids.ts"
import { askOne, type Procedure, playerOfKey, playerOption } from "../procedure.ts"
import type { RuleId } from "../rules.ts"
import { playersMeant, playersOf } from "./evaluate.ts"
import type { Frame } from "./frame.ts"
import type { PlayerRef } from "./types.ts"

/**
 * The one player who is to choose, where a text says "an opponent": of several its controller says which (Magic 700.2e). Nobody
 * is asked where there is only one.
 */
export function* whoChooses(game: Game, frame: Frame, ref: PlayerRef | undefined): Procedure<PlayerId> {
  if (ref === "opponent")
    return yield* named(game, frame, playersOf(game, frame, ref), [game.rulebook.vocabulary.rules.effect])
  // For one who has left the game somebody else is asked (see `ask`).
  const [player = frame.you] = playersMeant(game, frame, ref ?? "you")
  return player
}

/** Of these players one whom the controller names. */
export function* named(
  game: Game,
  frame: Frame,
  able: readonly PlayerId[],
  rules: readonly RuleId[],
): Procedure<PlayerId> {
  const [first = frame.you] = able
  if (able.length < 2) return first
  const key = yield* askOne(
    game,
    { by: frame.you, kind: "player", rules, prompt: "who-chooses", source: frame.source },
    able.map(playerOption),
  )
  return playerOfKey(key) ?? first
}
