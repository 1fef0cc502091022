import type { GameEvent } from "../events.ts"
import type { Game } from "../game.ts"
import { isInPlay } from "../zones.ts"
import type { EventPattern } from "./types.ts"

/**
 * Does the event bring its object into play, or does the pattern watch for what comes to a zone? Then the new object is looked
 * at; otherwise the one that was.
 */
export function arrives(game: Game, event: GameEvent, { on }: EventPattern): boolean {
  const { arrivals } = game.rulebook
  if (arrivals !== undefined && (typeof on === "string" ? arrivals.has(on) : on.every((name) => arrivals.has(name))))
    return true
  return isInPlay(game, event.to)
}
