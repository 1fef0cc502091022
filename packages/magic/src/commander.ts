import {
  askYesNo,
  type Game,
  type GameEvent,
  type Marks,
  mark,
  NO_MARKS,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  playersFrom,
  type Writer,
  zone,
} from "@dilemma-table/engine"
import type { MagicCost } from "./lexicon.ts"

/*
 * Commanders (903): cards that begin in the command zone. How often each was cast from there is kept with its owner, whatever
 * face it was cast with, since it is the card that is a commander.
 */

const timesMark = (card: number): string => `commander:${card}`

const timesCast = (game: Game, player: PlayerId, id: ObjectId): number =>
  mark(game.state.players[player]?.marks ?? {}, timesMark(object(game.state, id).card))

/** A card in the command zone, one that was cast from there, or one that a position says is one (903.3). */
export function isCommander(game: Game, id: ObjectId): boolean {
  const { kind, zone, owner, marks } = object(game.state, id)
  return kind === "card" && (zone === "command" || marks.commander === 1 || timesCast(game, owner, id) > 0)
}

/** {2} more for each time it was cast from the command zone before (903.8). */
export function commanderTax(game: Game, player: PlayerId, id: ObjectId): readonly MagicCost[] {
  if (object(game.state, id).zone !== "command") return []
  const times = timesCast(game, player, id)
  return times === 0 ? [] : [{ mana: `{${2 * times}}` }]
}

/** Casting it from the command zone counts (903.8). */
export function countCommander(game: Game, player: PlayerId, spell: ObjectId): readonly GameEvent[] {
  const { was, card } = object(game.state, spell)
  if (was === 0 || object(game.state, was).zone !== "command") return []
  const amount = timesCast(game, player, spell) + 1
  return [{ type: "player-mark", rule: "903.8", player, name: timesMark(card), amount }]
}

const damageMark = (owner: PlayerId, card: number): string => `commander-damage:${owner}:${card}`

/** Combat damage that this source has dealt to a player counts where it is a commander (903.10a). */
export function countDamage(write: Writer, { as, source, player, amount }: GameEvent): void {
  if (as !== "combat-damage" || source === undefined || player === undefined || !isCommander(write.game, source)) return
  const { owner, card } = object(write.game.state, source)
  const name = damageMark(owner, card)
  write.setPlayerMark(player, name, mark(write.state.players[player]?.marks ?? {}, name) + (amount ?? 0))
}

/** Has one commander dealt 21 or more combat damage to them over the course of the game (704.6c)? */
export function struckDown(marks: Marks): boolean {
  for (const name in marks) if ((marks[name] ?? 0) >= 21 && name.startsWith("commander-damage:")) return true
  return false
}

const stays = "commander-stays"

/** Has a commander of this player been cast from the command zone? */
function hasCast(marks: Marks): boolean {
  for (const name in marks) if (name.startsWith("commander:")) return true
  return false
}

/** Commanders that have come to a graveyard or to exile: their owners may put them into the command zone (903.9a). */
export function* commandersBack(game: Game): Procedure<readonly GameEvent[]> {
  const events: GameEvent[] = []
  for (const player of playersFrom(game, game.state.active)) {
    if (!hasCast(game.state.players[player]?.marks ?? NO_MARKS)) continue
    for (const id of [...zone(game, player, "graveyard"), ...zone(game, player, "exile")]) {
      if (!isCommander(game, id) || object(game.state, id).marks[stays] === 1) continue
      const wants = yield* askYesNo(game, { by: player, rules: ["903.9a"], prompt: "commander", source: id })
      events.push(
        wants
          ? { type: "move", rule: "903.9a", object: id, to: "command", player }
          : { type: "mark", rule: "903.9a", object: id, name: stays, amount: 1 },
      )
    }
  }
  return events
}
