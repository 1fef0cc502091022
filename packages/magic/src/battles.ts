import {
  allIn,
  ask,
  type Game,
  type GameEvent,
  happen,
  isThere,
  mark,
  type ObjectId,
  object,
  opponentsOf,
  type PlayerId,
  type Procedure,
  pick,
  playerOption,
} from "@dilemma-table/engine"
import { hasType, subtypesOf } from "./layers.ts"

/*
 * Battles (310): each has a protector, a player who defends it; a Siege's is an opponent of its controller.
 */

/** The mark with a battle's protector: the seat, from 1. It stays whatever the permanent becomes (310.8g). */
const PROTECTOR = "protector"

const isSiege = (game: Game, id: ObjectId): boolean => subtypesOf(game, id).includes("Siege")

/** The players who may protect it (310.8a, 310.11a). */
const possibleProtectors = (game: Game, id: ObjectId): readonly PlayerId[] => {
  const { controller } = object(game.state, id)
  return isSiege(game, id) ? opponentsOf(game, controller) : [controller]
}

/** A battle's protector (310.8). One that begins the game in play has the next player in turn order who may protect it. */
export function protectorOf(game: Game, id: ObjectId): PlayerId | null {
  const marked = mark(object(game.state, id).marks, PROTECTOR)
  if (marked > 0) return (marked - 1) as PlayerId
  return possibleProtectors(game, id)[0] ?? null
}

/** The battles that this player protects. */
export const protectedBy = (game: Game, player: PlayerId): readonly ObjectId[] =>
  allIn(game, "battlefield").filter((id) => hasType(game, id, "battle") && protectorOf(game, id) === player)

/** As a battle enters, its controller chooses its protector (310.8a, 310.11a). */
export function* chooseProtectors(game: Game, done: readonly GameEvent[]): Procedure<void> {
  for (const { becomes: id, to } of done) {
    if (id === undefined || to !== "battlefield" || !isThere(game.state, id) || !hasType(game, id, "battle")) continue
    yield* chooseProtector(game, id, isSiege(game, id) ? "310.11a" : "310.8a")
  }
}

/** Battles whose protector may not be that any longer get another while they aren't attacked (310.10, 704.5w, 704.5x). */
export const badlyProtected = (game: Game, id: ObjectId, attacked: boolean): boolean => {
  const protector = protectorOf(game, id)
  return !attacked && (protector === null || !possibleProtectors(game, id).includes(protector))
}

/** @returns whether somebody could be chosen */
export function* chooseProtector(game: Game, id: ObjectId, rule: string): Procedure<boolean> {
  const able = possibleProtectors(game, id)
  const [first] = able
  if (first === undefined) return false
  let chosen = first
  if (able.length > 1) {
    const options = able.map(playerOption)
    const [key] = yield* ask(game, {
      by: object(game.state, id).controller,
      kind: "player",
      rules: [rule],
      prompt: "protector",
      source: id,
      space: pick(options, 1, 1),
    })
    chosen = able[options.findIndex((option) => option.key === key)] ?? first
  }
  yield* happen(game, [{ type: "mark", rule, object: id, name: PROTECTOR, amount: chosen + 1 }])
  return true
}
