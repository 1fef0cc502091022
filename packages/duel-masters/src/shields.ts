import {
  addWaiting,
  type Game,
  type GameEvent,
  happen,
  happenAsIs,
  isThere,
  NONE,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  replaceAhead,
  setLoop,
  zone,
} from "@dilemma-table/engine"
import { hasKeyword, isAttacking } from "./characteristics.ts"
import type { DmEffect } from "./lexicon.ts"
import { moveEvents } from "./moving.ts"
import { endPending, isCounted, pend } from "./pending.ts"
import { type Declaration, declareForShields, declareSabaki } from "./shield-declarations.ts"
import type { Taking } from "./taking.ts"

/** A player's shields: pending ones lie there but aren't counted (113.6a). */
export const shieldsOf = (game: Game, player: PlayerId): readonly ObjectId[] =>
  zone(game, player, "shields").filter((id) => isCounted(object(game.state, id)))

/**
 * Adds shields to their owner's hand, by breaking them or by an effect (113.6, 509.5): they wait uncounted, their owner looks
 * at them and declares what will be used, all at once; then they move, and what was declared waits. A shield that goes
 * elsewhere instead is none that comes to a hand.
 * @returns what happened to them
 */
export function* takeShields(game: Game, shields: readonly ObjectId[], how: Taking): Procedure<readonly GameEvent[]> {
  const there = shields
    .filter((id) => isThere(game.state, id) && object(game.state, id).zone === "shields")
    .flatMap((id) => [id, ...object(game.state, id).under]) // 113.2
  const [first] = there
  if (first === undefined) return []
  const { owner } = object(game.state, first)
  const coming = yield* comingToHand(game, there, how)
  if (coming.length === 0) return []
  const before = coming.filter((id) => hasKeyword(game, id, "s-trigger")) // 113.6b
  if (game.edition.has("shields-wait-while-declared")) yield* pend(game, coming, "113.6a")
  yield* happen(game, [{ type: "know", rule: "113.6", objects: coming, seen: 1 << owner, source: how.source }])
  const declared = yield* declareForShields(game, owner, coming, how, before)
  const done = yield* moveToHand(game, coming, how)
  for (const id of coming) yield* endPending(game, id)
  const came = done.flatMap((event) => (event.to === "hand" && event.becomes !== undefined ? [event.becomes] : []))
  const later = yield* declareSabaki(game, owner, came, how)
  for (const one of [...declared, ...later]) yield* waits(game, owner, one)
  return done
}

/** Those that nothing replaces. What happens to the others instead happens now. */
function* comingToHand(game: Game, shields: readonly ObjectId[], how: Taking): Procedure<readonly ObjectId[]> {
  const left = yield* replaceAhead(game, toHand(game, shields, how))
  const comes = (event: GameEvent): boolean =>
    event.type === "move" && (event.as === how.as || event.as === "moves-along") && event.to === "hand"
  yield* happenAsIs(
    game,
    left.filter((event) => !comes(event)),
  )
  return shields.filter((id) => isThere(game.state, id) && left.some((event) => comes(event) && event.object === id))
}

const toHand = (game: Game, shields: readonly ObjectId[], { as, rule, source }: Taking): readonly GameEvent[] =>
  shields.flatMap((id) =>
    moveEvents(game, id, "hand", {
      rule,
      as: object(game.state, id).over === NONE ? as : "moves-along",
      source,
      alone: true,
    }),
  )

/** Shields discarded for S・バック have gone already: they were broken like the others. */
function* moveToHand(game: Game, shields: readonly ObjectId[], how: Taking): Procedure<readonly GameEvent[]> {
  if (how.as === "breaks" && isAttacking(game, how.source))
    setLoop(game, {
      broken: Number(game.state.loop.broken ?? 0) + shields.filter((id) => object(game.state, id).over === NONE).length,
    })
  const gone = shields.filter((id) => !isThere(game.state, id))
  const broken = how.as === "breaks" ? gone : []
  const noted = yield* happen(
    game,
    broken.map(
      (object): GameEvent => ({
        type: "note",
        as: "breaks",
        rule: how.rule,
        object,
        source: how.source,
        to: "graveyard",
      }),
    ),
  )
  return [...noted, ...(yield* happenAsIs(game, toHand(game, shields, how)))]
}

/** A declared card that is used is pending until its turn comes (409.1e). */
function* waits(game: Game, owner: PlayerId, { kind, card }: Declaration): Procedure<void> {
  const now = object(game.state, card).became === 0 ? card : object(game.state, card).became
  if (!isThere(game.state, now)) return
  if (kind !== "g-strike") yield* pend(game, [now], "409.1e")
  addWaiting(game, { kind, source: now, controller: owner, ability: null, event: null, names: {} })
}

/** G・ストライク: one of the other player's creatures can't attack this turn. */
export const gStrike: DmEffect = {
  continuous: { does: { cant: "attack" } },
  on: { choose: { type: "creature", controller: "opponent" }, upTo: 1 },
  until: "this-turn",
}
