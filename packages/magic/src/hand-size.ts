import {
  amountOf,
  type Game,
  makeFrame,
  type PlayerId,
  playersOf,
  type Standing,
  standing,
} from "@dilemma-table/engine"
import type { MagicStatic } from "./lexicon.ts"

/** The most cards a hand may hold as a turn ends (402.2). */
const usual = 7

/** A player's maximum hand size: what sets it and what changes it, in the order of timestamps (402.2, 613.11). */
export function maximumHandSize(game: Game, player: PlayerId): number {
  let size = usual
  for (const what of [...standing(game, "handSize")].sort((a, b) => a.time - b.time)) {
    const frame = frameOf(what)
    const { of, is, more } = what.does.handSize as NonNullable<MagicStatic["handSize"]>
    if (!playersOf(game, frame, of as never).includes(player)) continue
    if (is !== undefined) size = is === "any" ? Number.POSITIVE_INFINITY : amountOf(game, frame, is as never)
    if (more !== undefined) size += amountOf(game, frame, more as never)
  }
  return Math.max(0, size)
}

const frameOf = ({ source, controller, names }: Standing) => makeFrame(source, controller as PlayerId, { names })
