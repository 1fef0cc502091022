import { type Game, type ObjectId, object, type PlayerId, type Refusal } from "@dilemma-table/engine"
import { activateRefusal } from "./activating.ts"
import { attackRefusal } from "./attacking.ts"
import { crossRefusal } from "./cross-gear.ts"
import { useRefusal } from "./declaring.ts"

/** What a player wants to do. */
export type Intent =
  | { readonly use: ObjectId }
  | { readonly cross: ObjectId }
  | { readonly attack: ObjectId }
  /** `ability`: its place among the card's abilities, from 0. */
  | { readonly activate: ObjectId; readonly ability: number }
  | { readonly charge: ObjectId }

/** Why this player can't do it now, by the checks that decide what is offered; null if it can be done. */
export function intentRefusal(game: Game, player: PlayerId, intent: Intent): Refusal | null {
  if ("use" in intent) return useRefusal(game, player, intent.use)
  if ("cross" in intent) return crossRefusal(game, player, intent.cross)
  if ("attack" in intent) return attackRefusal(game, player, intent.attack)
  if ("activate" in intent) return activateRefusal(game, player, intent.activate, intent.ability)
  return chargeRefusal(game, player, intent.charge)
}

/** Why this card can't be put into the mana zone as the turn's mana charge (503.1); null if it can. */
export function chargeRefusal(game: Game, player: PlayerId, card: ObjectId): Refusal | null {
  if (game.state.active !== player) return { code: "not-your-turn", rule: "503.1", object: card, player }
  if (game.state.loop.step !== "charge") return { code: "not-charge-step", rule: "503.1", object: card, player }
  const found = object(game.state, card)
  return found.zone === "hand" && found.owner === player && found.became === 0
    ? null
    : { code: "not-in-hand", rule: "503.1", object: card, player }
}
