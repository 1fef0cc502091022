import { type Game, type ObjectId, type PlayerId, type Refusal, zone } from "@dilemma-table/engine"
import { gameOf } from "./games.ts"
import type { Act } from "./steps.ts"
import type { GameName } from "./terms.ts"

/** Something a player could wish to do with one of its own cards, and every reason why it can't be done now; none if it can. */
export interface Possible {
  readonly object: ObjectId
  readonly zone: string
  readonly act: WishedAct
  /** Which activated ability, from 1; null for another act. */
  readonly ability: number | null
  readonly refusals: readonly Refusal[]
}

export type WishedAct = Act | "block"

/**
 * All that a player might do with its own cards, card by card: those in the hand, those on the table, and those elsewhere of
 * which a text says that they may be used from there. What a card isn't made for isn't among it (an attack of a cross gear).
 * @param named ask only about these, wherever they are, and about what they aren't made for where there is nothing else
 */
export function everyWish(game: Game, player: PlayerId, named?: readonly ObjectId[]): readonly Possible[] {
  const { wishes } = gameOf(game.rulebook.game as GameName)
  const found: Possible[] = []
  for (const [name, acts] of Object.entries(wishes)) {
    for (const id of zone(game, player, name)) {
      if (game.state.objects[id]?.controller !== player || named?.includes(id) === false) continue
      const all = acts.flatMap((act) => possible(game, player, id, name, act))
      const meant = all.filter(({ refusals }) => !refusals.some(({ code }) => isBeside(game, code)))
      found.push(...(meant.length > 0 || named === undefined ? meant : all.slice(0, 1)))
    }
  }
  return found
}

const isBeside = (game: Game, code: string): boolean => gameOf(game.rulebook.game as GameName).beside.has(code)

function possible(game: Game, player: PlayerId, object: ObjectId, zone: string, act: WishedAct): readonly Possible[] {
  const { refusals, abilities } = gameOf(game.rulebook.game as GameName)
  const places: readonly (number | null)[] = act === "activate" ? abilities(game, object) : [null]
  return places.map((ability) => ({
    object,
    zone,
    act,
    ability,
    refusals: refusals(game, player, act, object, ability),
  }))
}
