import {
  type Filter,
  type Game,
  makeFrame,
  matches,
  mayStand,
  NONE,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Refusal,
  standingOn,
  staticWordsOf,
  zone,
} from "@dilemma-table/engine"
import { activatedAbilities, activateRefusal } from "./activating.ts"
import { attackRefusal, attackTargets } from "./attacking.ts"
import { crossRefusal } from "./cross-gear.ts"
import { useRefusal } from "./declaring.ts"

/*
 * What a player may do, as options of an action decision. Keys: `use:ID` uses that card, `cross:ID` crosses that cross gear
 * (the creature is asked next), `attack:ID` attacks with that creature (the target is asked next; in the main step it ends
 * that step), `activate:ID:N` activates the Nth ability of that card (from 0), `charge:ID` puts that card into the mana zone, `pass` charges nothing, `end` ends the turn. Each option's `is`
 * says the same: `{ type: "act", act, object }`, with object 0 for `end`.
 */

const options = new Map<string, Option[]>()

/** The option for this act with this object. Made once for each: the same ones are offered at decision after decision. */
function act(name: string, object: ObjectId): Option {
  let made = options.get(name)
  if (made === undefined) {
    made = []
    options.set(name, made)
  }
  const known = made[object]
  if (known !== undefined) return known
  const option: Option = { key: `${name}:${object}`, is: { type: "act", act: name, object } }
  if (object < MOST_KEPT) made[object] = option
  return option
}

/** Ids count up in a game without end; those of usual games stay below it. */
const MOST_KEPT = 2000

/** What an action's key says is done: "use", "attack", "end"… */
export const actOfKey = (key: string): string => (key.includes(":") ? key.slice(0, key.indexOf(":")) : key)

/** The object an action's key names. */
export const objectOfKey = (key: string): ObjectId => Number.parseInt(key.slice(key.indexOf(":") + 1), 10) as ObjectId

/** The ability that the key of an activation names. */
export const abilityOfKey = (key: string): number => Number(key.split(":")[2])

const END: Option = { key: "end", is: { type: "act", act: "end", object: NONE } }

/** The end of the turn, unless a creature has to attack first. */
export const endOption = (attacks: readonly Option[], game: Game): readonly Option[] =>
  firstToAttack(game, attacks) === undefined ? [END] : []

/** Why this player can't end the turn now: a creature that can attack has to (506.1b); null if nothing has to. */
export function endRefusal(game: Game, player: PlayerId): Refusal | null {
  if (game.state.active !== player) return { code: "not-your-turn", rule: "504.1", object: NONE, player }
  const object = firstToAttack(game, attackOptions(game, player))
  return object === undefined ? null : { code: "has-to-attack", rule: "506.1b", object, player }
}

/** The first of these attackers that has to attack. */
function firstToAttack(game: Game, attacks: readonly Option[]): ObjectId | undefined {
  for (const { is } of attacks)
    if (is.type === "act" && is.act === "attack" && mustAttack(game, is.object)) return is.object
  return undefined
}

/** It has to attack: anything, or one that it can attack. */
const mustAttack = (game: Game, id: ObjectId): boolean =>
  standingOn(game, "mustAttack", id).some((what) => {
    const which = what.does.mustAttack as true | Filter
    const frame = makeFrame(what.source, what.controller as PlayerId)
    return (
      which === true ||
      attackTargets(game, id).some(({ is }) => is.type === "object" && matches(game, frame, is.object, which) === true)
    )
  })

/** In the main step: cards that can be used, cross gears that can be crossed, creatures that can attack, the end of the turn. */
export function mainOptions(game: Game, player: PlayerId): readonly Option[] {
  const attacks = attackOptions(game, player)
  const offered: Option[] = []
  for (const name of usableFrom)
    for (const id of zone(game, player, name))
      if (mayBeUsedFrom(game, id, name) && useRefusal(game, player, id) === null) offered.push(act("use", id))
  for (const id of zone(game, player, "battle"))
    if (crossRefusal(game, player, id) === null) offered.push(act("cross", id))
  for (const name of usableFrom) addActivations(game, player, name, offered)
  return [...offered, ...attacks, ...endOption(attacks, game)]
}

/** Zones from which a card might be used: others never let it. */
const usableFrom = ["hand", "mana", "graveyard", "hyperspatial"] as const

/**
 * Could anything let a card be used from there at all? Of most cards outside the hand nothing says so, and this settles
 * it without the full checks (which say why not).
 */
function mayBeUsedFrom(game: Game, id: ObjectId, from: string): boolean {
  if (from === "hand" || mayStand(game, "usableFrom")) return true
  const faces = game.cards[object(game.state, id).card]?.faces ?? []
  return faces.length === 0 || faces.some((face) => elsewhere.some((word) => staticWordsOf(face).has(word)))
}

const elsewhere = ["usableFrom", "payFor"] as const

/** Creatures that can attack now, and abilities that can be activated. */
export function attackOptions(game: Game, player: PlayerId): readonly Option[] {
  const offered: Option[] = []
  for (const id of zone(game, player, "battle"))
    if (attackRefusal(game, player, id) === null) offered.push(act("attack", id))
  addActivations(game, player, "battle", offered)
  return offered
}

/** The activated abilities of cards in a zone that can be activated now. */
function addActivations(game: Game, player: PlayerId, name: string, offered: Option[]): void {
  for (const id of zone(game, player, name))
    for (const ability of activatedAbilities(game, id))
      if (activateRefusal(game, player, id, ability) === null)
        offered.push({ key: `activate:${id}:${ability}`, is: { type: "act", act: "activate", object: id, ability } })
}

/** In the mana charge step: any card of the hand, or none (503.1). */
export const chargeOptions = (game: Game, player: PlayerId): readonly Option[] => [
  ...zone(game, player, "hand").map((id) => act("charge", id)),
  { key: "pass", is: { type: "pass" } },
]
