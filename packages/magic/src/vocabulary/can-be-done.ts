import {
  amountOf,
  type Filter,
  type Frame,
  type Game,
  object,
  objectsMatching,
  type Value,
  zone,
} from "@dilemma-table/engine"
import { who } from "./who.ts"

type Step = Readonly<Record<string, unknown>>

/**
 * Are there as many objects as a step chooses, sacrifices or discards? A player can't choose what is impossible (608.2d).
 * Unknown cards may be what is asked for. One alone that isn't there is done by nobody anyway.
 */
export function canBeDone(game: Game, frame: Frame, step: Step): boolean {
  const players = who(game, frame, step.by)
  const [player] = players
  if (player === undefined || players.length > 1) return true
  if ("sacrifice" in step) {
    const able = objectsMatching(game, frame, step.sacrifice as Filter, false)
    return able.filter((id) => object(game.state, id).controller === player).length >= numberOf(game, frame, step.count)
  }
  if ("discard" in step) return zone(game, player, "hand").length >= numberOf(game, frame, step.discard)
  return Object.values(step).every((argument) => areThere(game, frame, argument))
}

function areThere(game: Game, frame: Frame, selector: unknown): boolean {
  if (typeof selector !== "object" || selector === null || !("choose" in selector)) return true
  const { choose, count, upTo, any, atLeast } = selector as Step
  if (count === undefined || (upTo ?? any ?? atLeast) !== undefined) return true
  return objectsMatching(game, frame, choose as Filter, false).length >= numberOf(game, frame, count)
}

/** How many are asked for; what is asked for once is never too much. */
function numberOf(game: Game, frame: Frame, count: unknown): number {
  const n = count === undefined ? 1 : amountOf(game, frame, count as Value)
  return n > 1 ? n : 0
}
