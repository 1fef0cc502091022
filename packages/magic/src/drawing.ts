import { type Game, happen, type PlayerId, type Procedure, replaceAhead, zone } from "@dilemma-table/engine"
import { revealMiracle } from "./miracle.ts"

/** Draws cards one after another (121.2). Who can't draw from an empty library loses at the next check (121.4, 704.5b). */
export function* drawCards(game: Game, player: PlayerId, count: number, rule: string): Procedure<boolean> {
  let any = false
  for (let i = 0; i < count; i++) {
    const [top] = zone(game, player, "library")
    if (top === undefined) {
      // Such a draw may be replaced, too (121.6).
      const left = yield* replaceAhead(game, [{ type: "note", as: "draws", rule, player }])
      if (left.length === 0) continue
      yield* happen(game, [{ type: "player-mark", rule: "121.4", player, name: "drew-from-empty", amount: 1 }])
      break
    }
    const done = yield* happen(game, [
      { type: "move", as: "draws", rule, object: top, to: "hand", player, fromPlace: 0 },
    ])
    yield* revealMiracle(game, player, done)
    any = true
  }
  return any
}
