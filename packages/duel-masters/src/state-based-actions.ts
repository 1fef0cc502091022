import {
  allIn,
  drawEndless,
  type Game,
  type GameEvent,
  happen,
  mark,
  type ObjectId,
  object,
  type Procedure,
  players,
  zone,
} from "@dilemma-table/engine"
import { unfortified } from "./castles.ts"
import { faceOf, isCreature, isInBattle, isSpecial, isType, truePower } from "./characteristics.ts"
import { loopRule } from "./endless.ts"
import { ends, GameOver } from "./game-over.ts"
import type { CardType } from "./lexicon.ts"
import { unlinked } from "./links.ts"
import { moveEvents } from "./moving.ts"
import { returnHome } from "./psychic.ts"
import { reconstruct } from "./reconstruction.ts"
import { oneSMax } from "./s-max.ts"
import { SAVED } from "./saved.ts"

/**
 * What follows at once of what has happened, in the middle of anything: cards that belong elsewhere return, and
 * state-based actions are carried out, all that apply as one event, again and again (703.3).
 */
export function* follows(game: Game, done: readonly GameEvent[]): Procedure<void> {
  if (game.state.result !== null) throw new GameOver()
  const moved = done.filter((event) => event.type === "move")
  if (moved.length > 0) {
    yield* reconstruct(game, moved)
    yield* unlinked(game, moved)
    yield* returnHome(game, moved)
    yield* deckOut(game, moved)
    yield* stray(game, moved)
    yield* unfortified(game, moved)
    yield* oneD2Field(game, moved)
    if (moved.some((event) => event.to === "battle")) yield* oneSMax(game)
  }
  yield* withoutPower(game, moved)
}

/** A player whose deck has come to 0 cards loses, be it for an instant (104.2b, 703.4b). */
function* deckOut(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  if (!moved.some((event) => event.from === "deck")) return
  const out = players(game).filter(
    (player) =>
      zone(game, player, "deck").length === 0 &&
      moved.some((event) => event.from === "deck" && object(game.state, event.object as ObjectId).owner === player),
  )
  // Where that is replaced the deck is still empty, and it is looked at again (703.3).
  for (let lost = out; lost.length > 0; lost = lost.filter((player) => zone(game, player, "deck").length === 0)) {
    const before = game.state.history.length
    yield* ends(game, { loses: lost }, "deck-out", "703.4b")
    if (game.state.history.length === before) return
  }
}

/** Creatures with power 0 or less are destroyed (703.4c). */
function* withoutPower(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  const { effects, watch } = game.state
  const changed = effects.length > 0 || watch["static:power"] !== undefined || watch["static:grant"] !== undefined
  const looked = changed ? allIn(game, "battle") : arrived(moved)
  const weak = looked.filter((id) => {
    if (!isInBattle(game, id) || !isCreature(game, id) || mark(object(game.state, id).marks, SAVED) > 0) return false
    const power = truePower(game, id)
    return power !== "unknown" && power <= 0
  })
  if (weak.length === 0) return
  const events = weak.flatMap((id) => moveEvents(game, id, "graveyard", { rule: "703.4c", as: "destroyed" }))
  const { time } = game.state
  const before = game.state.history.length
  yield* happen(game, events)
  // What has to be done changes nothing, and has to be done again.
  if (events.length > 0 && game.state.history.length === before && game.state.time === time)
    yield* drawEndless(game, loopRule)
}

function arrived(moved: readonly GameEvent[]): readonly ObjectId[] {
  const ids: ObjectId[] = []
  for (const { to, becomes } of moved) if (to === "battle" && becomes !== undefined) ids.push(becomes)
  return ids
}

/** Cards that can't be in the battle zone by themselves go to the graveyard: Auras without a creature, cells, weapons (703.4g, 703.4i, 703.4m). */
function* stray(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  if (!moved.some((event) => event.from === "battle" || event.to === "battle")) return
  const events = allIn(game, "battle").flatMap((id) => {
    if (isType(game, id, "aura") && !isInBattle(game, object(game.state, id).attachedTo))
      return moveEvents(game, id, "graveyard", { rule: "703.4i", as: "put-away" })
    const face = faceOf(game, id)
    const rule = face === "unknown" ? null : strayRule(game, id, face.types)
    return rule === null ? [] : moveEvents(game, id, "graveyard", { rule, as: "put-away" })
  })
  if (events.length > 0) yield* happen(game, events)
}

/** By which rule a card of only these types can't stay; null if it can. */
function strayRule(game: Game, id: ObjectId, types: readonly CardType[]): string | null {
  if (types.length === 0 || !types.every((type) => cantStandAlone[type] !== undefined)) return null
  const equipped = types.includes("weapon") && isInBattle(game, object(game.state, id).attachedTo)
  return equipped ? null : (cantStandAlone[types[0] as CardType] ?? null)
}

const cantStandAlone: Partial<Record<CardType, string>> = {
  cell: "703.4g",
  weapon: "703.4m",
  core: "309.7",
  land: "313.3",
  "rule-plus": "314.4",
}

/** When another D2 field enters, the one that was there goes to its owner's graveyard (703.4l). */
function* oneD2Field(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  const fields = arrived(moved).filter((id) => isInBattle(game, id) && isSpecial(game, id, "d2"))
  if (fields.length === 0) return
  const older = allIn(game, "battle").filter((id) => isSpecial(game, id, "d2") && !fields.includes(id))
  yield* happen(
    game,
    older.flatMap((id) => moveEvents(game, id, "graveyard", { rule: "703.4l", as: "put-away" })),
  )
}
