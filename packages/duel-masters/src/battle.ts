import { type Game, type GameEvent, happen, type ObjectId, type Procedure, step } from "@dilemma-table/engine"
import { has, hasKeyword, isInBattle, truePower } from "./characteristics.ts"
import { moveEvents } from "./moving.ts"

/** The mark of what is in a battle. */
export const BATTLING = "battling"

const inBattle = (game: Game, ids: readonly ObjectId[], amount: 0 | 1): Procedure<readonly GameEvent[]> =>
  happen(
    game,
    ids
      .filter((id) => isInBattle(game, id))
      .map((object) => ({ type: "mark", rule: "115.1", object, name: BATTLING, amount })),
  )

/** The two are about to battle: what triggers on it does so now, before powers are compared (115.2). */
export function* beginBattle(game: Game, one: ObjectId, other: ObjectId): Procedure<void> {
  if (!isInBattle(game, one) || !isInBattle(game, other)) return
  step(game, "battle", ["115.1"], { object: one, data: { with: [other] } })
  yield* inBattle(game, [one, other], 1)
  yield* happen(game, [
    { type: "note", as: "battles", rule: "115.2", object: one, source: other },
    { type: "note", as: "battles", rule: "115.2", object: other, source: one },
  ])
}

/** Who loses; whoever "wins battles" wins, and where both do neither loses (115.3c, 700.5a). */
function losersOf(game: Game, one: ObjectId, other: ObjectId): readonly ObjectId[] {
  const sure = [one, other].filter((id) => has(game, "winsBattles", id))
  if (sure.length > 0) return [one, other].filter((id) => !sure.includes(id))
  const powers = [truePower(game, one), truePower(game, other)].map((power) => (power === "unknown" ? 0 : power))
  const [mine = 0, theirs = 0] = powers
  return [...(mine <= theirs ? [one] : []), ...(theirs <= mine ? [other] : [])]
}

/**
 * The greater power wins, of equal ones neither (115.3b); losers are destroyed at once (703.4d), and whatever a creature with
 * スレイヤー battled. No battle if either is gone (115.3a).
 */
export function* endBattle(game: Game, one: ObjectId, other: ObjectId): Procedure<void> {
  if (isInBattle(game, one) && isInBattle(game, other)) yield* fight(game, one, other)
  yield* inBattle(game, [one, other], 0)
}

function* fight(game: Game, one: ObjectId, other: ObjectId): Procedure<void> {
  const losers = losersOf(game, one, other)
  const winners = [one, other].filter((id) => !losers.includes(id))
  const slain = winners.filter((id) => hasKeyword(game, id === one ? other : one, "slayer"))
  yield* happen(game, [
    ...winners.map((object): GameEvent => ({ type: "note", as: "wins-battle", rule: "115.3b", object })),
    ...losers.map((object): GameEvent => ({ type: "note", as: "loses-battle", rule: "115.3b", object })),
  ])
  yield* happen(
    game,
    [...losers, ...slain].flatMap((id) => moveEvents(game, id, "graveyard", { rule: "703.4d", as: "destroyed" })),
  )
  yield* happen(
    game,
    [one, other].map((object): GameEvent => ({ type: "note", as: "battle-ends", rule: "115.3", object })),
  )
}
