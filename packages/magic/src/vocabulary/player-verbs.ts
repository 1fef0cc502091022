import {
  amountOf,
  did,
  type Frame,
  type Game,
  type PlayerId,
  type PlayerRef,
  type Procedure,
  playersOf,
  type Value,
} from "@dilemma-table/engine"
import { lifeEvent } from "../damage.ts"
import { type Lost, lose } from "../leaving.ts"

/*
 * What effects do to players: life, and the end of the game.
 */

type Whole = Readonly<Record<string, unknown>>

const who = (game: Game, frame: Frame, ref: unknown): readonly PlayerId[] =>
  playersOf(game, frame, (ref ?? "you") as PlayerRef)

/** Gaining or losing life (119.3). */
export const life = (sign: 1 | -1) =>
  function* (game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
    const n = amountOf(game, frame, value as Value)
    if (n <= 0) return false
    const events = who(game, frame, whole.by).map((one) => lifeEvent(one, sign * n, "119.3", frame.source))
    return yield* did(game, frame, events)
  }

const losersOf = (game: Game, frame: Frame, ref: unknown): readonly Lost[] =>
  who(game, frame, ref).map((player) => ({ player, reason: "loses", rule: "104.3e" }))

/** Winning or losing the game (104.2b, 104.3e). */
export const ending = (wins: boolean) =>
  function* (game: Game, frame: Frame, ref: unknown): Procedure<boolean> {
    const [one] = who(game, frame, ref)
    if (one === undefined) return false
    if (!wins) return yield* lose(game, losersOf(game, frame, ref))
    return yield* did(game, frame, [{ type: "result", rule: "104.2b", name: "wins", player: one }])
  }
