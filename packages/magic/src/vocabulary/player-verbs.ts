import { amountOf, did, type Frame, type Game, type Procedure, type Value } from "@dilemma-table/engine"
import { lifeEvent } from "../damage.ts"
import { gainForbidden } from "../prohibitions.ts"
import { who } from "./who.ts"

/*
 * What effects do to players' life.
 */

type Whole = Readonly<Record<string, unknown>>

/** Gaining or losing life (119.3). */
export const life = (sign: 1 | -1) =>
  function* (game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
    const n = amountOf(game, frame, value as Value)
    if (n <= 0) return false
    const events = who(game, frame, whole.by)
      .filter((one) => sign < 0 || !gainForbidden(game, one))
      .map((one) => lifeEvent(one, sign * n, "119.3", frame.source))
    return yield* did(game, frame, events)
  }
