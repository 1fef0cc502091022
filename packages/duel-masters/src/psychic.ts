import { type Game, type GameEvent, happen, type Procedure } from "@dilemma-table/engine"
import { isSpecial } from "./characteristics.ts"
import { moveEvents } from "./moving.ts"

const home = new Set(["battle", "hyperspatial", "gr", "abyss"])

/**
 * Psychic creatures, dragheart cards and GR creatures really go to the zone an effect names, and from there at once to
 * where they belong: the hyperspatial zone (117.1, 805.4b), the bottom of the ultra GR zone (118.1, 811.2b).
 */
export function* returnHome(game: Game, done: readonly GameEvent[]): Procedure<void> {
  const back: GameEvent[] = []
  for (const event of done) {
    if (event.type !== "move" || event.becomes === undefined || home.has(event.to as string)) continue
    const id = event.becomes
    if (isSpecial(game, id, "psychic") || isSpecial(game, id, "dragheart"))
      back.push(...moveEvents(game, id, "hyperspatial", { rule: "117.1", as: "returns-home" }))
    else if (isSpecial(game, id, "gr"))
      back.push(...moveEvents(game, id, "gr", { rule: "118.1", as: "returns-home", place: "bottom" }))
  }
  if (back.length > 0) yield* happen(game, back)
}
