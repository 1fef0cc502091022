import { type Game, NONE, type ObjectId, object, type PlayerId, type Refusal } from "@dilemma-table/engine"
import { activateRefusal } from "./activating.ts"
import { attackRefusal, blockRefusal } from "./attacking.ts"
import { crossRefusal } from "./cross-gear.ts"
import { useRefusal } from "./declaring.ts"
import type { Said } from "./faces.ts"
import { endRefusal } from "./options.ts"

/** What a player wants to do. */
export type Intent =
  | ({ readonly use: ObjectId } & { readonly as?: Said })
  | { readonly cross: ObjectId }
  | { readonly attack: ObjectId }
  | { readonly block: ObjectId }
  /** `ability`: its place among the card's abilities, from 0. */
  | { readonly activate: ObjectId; readonly ability: number }
  | { readonly charge: ObjectId }
  /** To end the turn. */
  | { readonly end: true }

/** Why this player can't do it now, by the checks that decide what is offered; null if it can be done. */
export function intentRefusal(game: Game, player: PlayerId, intent: Intent): Refusal | null {
  if ("use" in intent) return useRefusal(game, player, intent.use, intent.as)
  if ("cross" in intent) return crossRefusal(game, player, intent.cross)
  if ("attack" in intent) return attackRefusal(game, player, intent.attack)
  if ("activate" in intent) return activateRefusal(game, player, intent.activate, intent.ability)
  if ("end" in intent) return endRefusal(game, player)
  return "block" in intent ? blockingRefusal(game, player, intent.block) : chargeRefusal(game, player, intent.charge)
}

/** Why this creature can't block now (507.1); null if it can. It blocks only while one of the other player's attacks. */
function blockingRefusal(game: Game, player: PlayerId, creature: ObjectId): Refusal | null {
  if (object(game.state, creature).controller !== player)
    return { code: "not-your-card", rule: "507.1a", object: creature, player }
  const attacker = attackerNow(game, player)
  const refusal = blockRefusal(game, creature, attacker ?? creature)
  if (refusal !== null) return refusal
  return attacker === null ? { code: "nothing-attacks", rule: "507.1", object: creature, player } : null
}

/** The creature that this player may block now. */
function attackerNow(game: Game, player: PlayerId): ObjectId | null {
  const { step, attacker } = game.state.loop
  const attacked = step === "block" && typeof attacker === "number" && attacker !== NONE
  return attacked && game.state.active !== player ? (attacker as ObjectId) : null
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
