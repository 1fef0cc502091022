import { type Game, NONE, type ObjectId, type Option, type PlayerId, zone } from "@dilemma-table/engine"
import { activatedAbilities, activateRefusal } from "./activating.ts"
import { attackRefusal } from "./attacking.ts"
import { has } from "./characteristics.ts"
import { crossRefusal } from "./cross-gear.ts"
import { useRefusal } from "./declaring.ts"

/*
 * What a player may do, as options of an action decision. Keys: `use:ID` uses that card, `cross:ID` crosses that cross gear
 * (the creature is asked next), `attack:ID` attacks with that creature (the target is asked next; in the main step it ends
 * that step), `activate:ID:N` activates the Nth ability of that card (from 0), `charge:ID` puts that card into the mana zone, `pass` charges nothing, `end` ends the turn. Each option's `is`
 * says the same: `{ type: "act", act, object }`, with object 0 for `end`.
 */

const act = (name: string, object: ObjectId): Option => ({
  key: `${name}:${object}`,
  is: { type: "act", act: name, object },
})

/** The object an action's key names. */
export const objectOfKey = (key: string): ObjectId => Number(key.split(":")[1]) as ObjectId

/** The ability that the key of an activation names. */
export const abilityOfKey = (key: string): number => Number(key.split(":")[2])

const END: Option = { key: "end", is: { type: "act", act: "end", object: NONE } }

/** The end of the turn, unless a creature has to attack first. */
export const endOption = (attacks: readonly Option[], game: Game): readonly Option[] =>
  attacks.some(({ is }) => is.type === "act" && is.act === "attack" && has(game, "mustAttack", is.object)) ? [] : [END]

/** In the main step: cards that can be used, cross gears that can be crossed, creatures that can attack, the end of the turn. */
export function mainOptions(game: Game, player: PlayerId): readonly Option[] {
  const cards = usableFrom.flatMap((name) => zone(game, player, name))
  const attacks = attackOptions(game, player)
  const gears = zone(game, player, "battle").filter((id) => crossRefusal(game, player, id) === null)
  return [
    ...cards.filter((id) => useRefusal(game, player, id) === null).map((id) => act("use", id)),
    ...gears.map((id) => act("cross", id)),
    ...cards.flatMap((id) => activateOptions(game, player, id)),
    ...attacks,
    ...endOption(attacks, game),
  ]
}

/** Zones from which a card might be used: others never let it. */
const usableFrom = ["hand", "mana", "graveyard", "hyperspatial"] as const

/** Creatures that can attack now, and abilities that can be activated. */
export const attackOptions = (game: Game, player: PlayerId): readonly Option[] => {
  const elements = zone(game, player, "battle")
  return [
    ...elements.filter((id) => attackRefusal(game, player, id) === null).map((id) => act("attack", id)),
    ...elements.flatMap((id) => activateOptions(game, player, id)),
  ]
}

/** The activated abilities of a card that can be activated now. */
const activateOptions = (game: Game, player: PlayerId, id: ObjectId): readonly Option[] =>
  activatedAbilities(game, id)
    .filter((ability) => activateRefusal(game, player, id, ability) === null)
    .map((ability): Option => {
      const key = `activate:${id}:${ability}`
      return { key, is: { type: "act", act: "activate", object: id, ability } }
    })

/** In the mana charge step: any card of the hand, or none (503.1). */
export const chargeOptions = (game: Game, player: PlayerId): readonly Option[] => [
  ...zone(game, player, "hand").map((id) => act("charge", id)),
  { key: "pass", is: { type: "pass" } },
]
