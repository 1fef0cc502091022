import { type Game, type GameEvent, type ObjectId, type PlayerId, slotsOf } from "@dilemma-table/engine"

/*
 * Which abilities are mana abilities (605.1). Asked of the ability's text alone: it stays one even if it can't produce mana (605.2).
 */

/** Does this effect add mana, wherever in it? */
export function addsMana(effect: unknown): boolean {
  if (typeof effect !== "object" || effect === null) return false
  if ("addMana" in effect || "addAnyMana" in effect) return true
  return Object.values(effect).some(addsMana)
}

/** An activated mana ability: no target, could add mana, no loyalty ability (605.1a). */
export function isManaAbility(game: Game, ability: { readonly activate: unknown }): boolean {
  const known = manaAbilities.get(ability)
  if (known !== undefined) return known
  const effect = ability.activate as never
  const found = addsMana(effect) && slotsOf(game.rulebook, effect).length === 0
  manaAbilities.set(ability, found)
  return found
}

/** It depends on an ability's text alone and is found once for each. */
const manaAbilities = new WeakMap<object, boolean>()

/** A triggered ability, as far as it is looked at here. */
export interface Triggered {
  readonly when: unknown
  readonly do: unknown
  readonly if?: unknown
}

/** A mana ability with {T} in its cost has resolved and produced mana (106.12a). */
export const TAPPED_FOR_MANA = "taps-for-mana"
export const tappedForMana = (player: PlayerId, id: ObjectId): GameEvent => ({
  type: "note",
  as: TAPPED_FOR_MANA,
  rule: "106.12a",
  player,
  object: id,
})

/** Is this a triggered mana ability: one that triggers on being tapped for mana, has no target, and could add mana (605.1b)? */
export function isTriggeredManaAbility(game: Game, ability: unknown): boolean {
  if (typeof ability !== "object" || ability === null || !("when" in ability)) return false
  const { when, do: effect } = ability as Triggered
  const on = [(when as { readonly on: string | readonly string[] }).on].flat()
  return on.includes(TAPPED_FOR_MANA) && addsMana(effect) && slotsOf(game.rulebook, effect as never).length === 0
}
