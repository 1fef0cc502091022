import {
  type Ability,
  addWaiting,
  askYesNo,
  everyone,
  type Game,
  type GameEvent,
  happen,
  NO_NAMES,
  object,
  type PlayerId,
  type Procedure,
} from "@dilemma-table/engine"
import { abilities } from "./layers.ts"
import type { MagicCost, MagicEffect } from "./lexicon.ts"

/**
 * A card with miracle that is the first one its owner has drawn this turn may be revealed as it is drawn; then it may be cast for
 * its miracle cost by a triggered ability (702.94a).
 */
export function* revealMiracle(game: Game, player: PlayerId, done: readonly GameEvent[]): Procedure<void> {
  const drawn = done.find(({ as, to }) => as === "draws" && to === "hand")?.becomes
  if (drawn === undefined || object(game.state, drawn).zone !== "hand") return
  const costs = abilities(game, drawn).flatMap((ability) =>
    typeof ability === "object" && "miracle" in ability ? [ability.miracle as readonly MagicCost[]] : [],
  )
  const [cost] = costs
  if (cost === undefined || timesDrawn(game, player) !== 1) return
  const about = { by: player, rules: ["702.94a"], prompt: "miracle", source: drawn, hidden: true }
  if (!(yield* askYesNo(game, about))) return
  yield* happen(game, [
    { type: "know", as: "reveals", rule: "702.94a", objects: [drawn], seen: everyone(game), player },
  ])
  const does: MagicEffect = { cast: "this", cost }
  addWaiting(game, {
    kind: "trigger",
    source: drawn,
    controller: player,
    ability: { when: { on: [] }, do: does } as unknown as Ability,
    event: null,
    names: NO_NAMES,
  })
}

const timesDrawn = (game: Game, player: PlayerId): number =>
  game.state.history.filter((event) => event.as === "draws" && event.player === player && event.becomes !== undefined)
    .length
