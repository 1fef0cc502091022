import {
  type Game,
  makeFrame,
  type ObjectId,
  object,
  type PlayerId,
  playersOf,
  type Refusal,
  standing,
} from "@dilemma-table/engine"
import { hasKeyword } from "./characteristics.ts"
import { usingRefusal } from "./declaring.ts"
import { halvesOf, refusalByFaces } from "./faces.ts"

/** Why the S・トリガー of this shield can't be declared; null if it can. `has`: it is known to have one. */
export function shieldTriggerRefusal(
  game: Game,
  owner: PlayerId,
  shield: ObjectId,
  has = hasKeyword(game, shield, "s-trigger"),
): Refusal | null {
  if (!has) return { ...noTrigger, object: shield, player: owner }
  for (const what of standing(game, "cantUseShieldTriggers")) {
    const frame = makeFrame(what.source, what.controller as PlayerId)
    if (playersOf(game, frame, what.does.cantUseShieldTriggers as never).includes(owner))
      return {
        code: "s-trigger-forbidden",
        rule: "101.2",
        object: shield,
        player: owner,
        data: { source: what.source },
      }
  }
  if (halvesOf(game, object(game.state, shield)) === null) return usingRefusal(game, owner, shield)
  return refusalByFaces(game, owner, shield, (...asked) =>
    hasKeyword(game, shield, "s-trigger") ? usingRefusal(...asked) : { ...noTrigger, object: shield, player: owner },
  )
}

const noTrigger = { code: "no-s-trigger", rule: "112.3a" } as const
