import {
  askOne,
  firstRefusal,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  step,
} from "@dilemma-table/engine"
import { sorceryTiming } from "./activated.ts"
import type { ManaActivation } from "./activating-for-mana.ts"
import { completable, type Judged } from "./announcing.ts"
import { refusalOf } from "./casting.ts"
import { ALL_LOCKED, ALL_UNLOCKED, halfNames } from "./layouts.ts"
import type { MagicCost } from "./lexicon.ts"
import type { Purse } from "./payability.ts"
import { cardOf } from "./represented.ts"
import { payForSpecial, specialProposal } from "./special-actions.ts"

/*
 * Rooms (709.5): permanents of two halves, called doors, each locked or unlocked. Which are unlocked is kept as the object's face:
 * 0 and 1 the left and the right half alone, 2 both, 3 neither.
 */

const isRoom = (game: Game, id: ObjectId): boolean => {
  const found = object(game.state, id)
  return found.zone === "battlefield" && !found.faceDown && cardOf(game, found).layout === "room"
}

const unlockedAt = [[0], [1], [0, 1], []] as const
const both = [0, 1] as const

const unlocked = (game: Game, id: ObjectId): readonly number[] =>
  isRoom(game, id) ? (unlockedAt[object(game.state, id).face] ?? []) : []

/** The locked halves of a permanent. */
export const lockedHalves = (game: Game, id: ObjectId): readonly number[] =>
  isRoom(game, id) ? both.filter((half) => !unlocked(game, id).includes(half)) : []

const faceWith = (halves: readonly number[]): number => (halves.length === 2 ? ALL_UNLOCKED : (halves[0] ?? ALL_LOCKED))

const turned = (game: Game, id: ObjectId, half: number, as: "unlocks-door" | "locks-door", rule: string): GameEvent => {
  const now = unlocked(game, id)
  const then = as === "unlocks-door" ? [...now, half] : now.filter((one) => one !== half)
  const { controller: player } = object(game.state, id)
  return { type: "face", as, rule, object: id, face: faceWith(then), name: halfNames[half] ?? "", player }
}

/** A player unlocks, or locks, a half of each of these as an effect says (709.5f, 709.5g). */
export function* turnDoors(
  game: Game,
  by: PlayerId,
  ids: readonly ObjectId[],
  as: "unlocks-door" | "locks-door",
): Procedure<readonly GameEvent[]> {
  const rule = as === "unlocks-door" ? "709.5f" : "709.5g"
  const events: GameEvent[] = []
  for (const id of ids) {
    const halves = as === "unlocks-door" ? lockedHalves(game, id) : unlocked(game, id)
    const [first] = halves
    if (first === undefined) continue
    const half = halves.length === 1 ? first : yield* chooseHalf(game, by, id, halves, rule)
    events.push(turned(game, id, half, as, rule))
  }
  return yield* happen(game, events)
}

function* chooseHalf(
  game: Game,
  by: PlayerId,
  id: ObjectId,
  halves: readonly number[],
  rule: string,
): Procedure<number> {
  const key = yield* askOne(
    game,
    { by, kind: "face", rules: [rule], prompt: "door", source: id },
    halves.map((face): Option => ({ key: `f${face}`, is: { type: "act", act: "door", object: id, face } })),
  )
  return Number(String(key).slice(1))
}

const costOf = (game: Game, id: ObjectId, half: number): readonly MagicCost[] => {
  const mana = cardOf(game, object(game.state, id)).faces[half]?.manaCost
  return mana === undefined ? [] : [{ mana }]
}

type Check = (game: Game, player: PlayerId, id: ObjectId, half: number) => Refusal | null

const yours: Check = (game, player, id) =>
  isThere(game.state, id) &&
  object(game.state, id).zone === "battlefield" &&
  object(game.state, id).controller === player
    ? null
    : { code: "not-yours", rule: "116.2m", object: id, player }

const locked: Check = (game, player, id, half) =>
  lockedHalves(game, id).includes(half) ? null : { code: "not-locked", rule: "709.5e", object: id, player }

const timing: Check = (game, player, id) =>
  sorceryTiming(game, player) ? null : { code: "only-as-sorcery", rule: "116.2m", object: id, player }

const checks: readonly Check[] = [yours, locked, timing]

/** Whether unlocking this half could be completed; null where it may not be begun. */
export function unlockJudged(game: Game, player: PlayerId, id: ObjectId, half: number, purse?: Purse): Judged | null {
  if (firstRefusal<Parameters<Check>>(checks, game, player, id, half) !== null) return null
  return completable(game, specialProposal(player, id, costOf(game, id, half)), purse)
}

/** Why this player can't unlock this half now: the first check that fails, or null (116.2m, 709.5e). */
export function unlockRefusal(game: Game, player: PlayerId, id: ObjectId, half: number): Refusal | null {
  const begins = firstRefusal<Parameters<Check>>(checks, game, player, id, half)
  if (begins !== null) return begins
  const judged = unlockJudged(game, player, id, half)
  return judged === null ? null : refusalOf(judged)
}

/** Pays the mana cost of a locked half to unlock it: a special action (116.2m, 709.5e). */
export function* unlockSpecially(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  half: number,
  activations: ManaActivation[],
): Procedure<void> {
  step(game, "unlock", ["116.2m"], { player, object: id })
  yield* payForSpecial(game, player, id, costOf(game, id, half), activations)
  yield* happen(game, [turned(game, id, half, "unlocks-door", "709.5e")])
}
