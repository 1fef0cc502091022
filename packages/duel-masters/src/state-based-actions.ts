import {
  allIn,
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
import { GameOver, loses } from "./game-over.ts"
import { moveEvents } from "./moving.ts"
import { returnHome } from "./psychic.ts"
import { SAVED } from "./saved.ts"

/**
 * What follows at once of what has happened, in the middle of anything: cards that belong elsewhere return, and
 * state-based actions are carried out, all that apply as one event, again and again (703.3).
 */
export function* follows(game: Game, done: readonly GameEvent[]): Procedure<void> {
  if (game.state.result !== null) throw new GameOver()
  const moved = done.filter((event) => event.type === "move")
  if (moved.length > 0) {
    yield* returnHome(game, moved)
    yield* deckOut(game, moved)
    yield* stray(game, moved)
    yield* unfortified(game, moved)
    yield* oneD2Field(game, moved)
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
  if (out.length > 1) yield* happen(game, [{ type: "result", name: "both-lose", rule: "703.4b" }])
  for (const player of out) yield* loses(game, player, "deck-out", "703.4b")
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
  yield* happen(
    game,
    weak.flatMap((id) => moveEvents(game, id, "graveyard", { rule: "703.4c", as: "destroyed" })),
  )
}

const arrived = (moved: readonly GameEvent[]): readonly ObjectId[] =>
  moved.flatMap((event) => (event.to === "battle" && event.becomes !== undefined ? [event.becomes] : []))

/** Cards that can't be in the battle zone by themselves go to the graveyard: Auras without a creature, cells, weapons (703.4g, 703.4i, 703.4m). */
function* stray(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  if (!moved.some((event) => event.from === "battle" || event.to === "battle")) return
  const events = allIn(game, "battle").flatMap((id) => {
    if (isType(game, id, "aura") && !isInBattle(game, object(game.state, id).attachedTo))
      return moveEvents(game, id, "graveyard", { rule: "703.4i", as: "put-away" })
    const face = faceOf(game, id)
    if (
      face === "unknown" ||
      face.types.length === 0 ||
      !face.types.every((type) => type === "cell" || type === "weapon")
    )
      return []
    return moveEvents(game, id, "graveyard", {
      rule: face.types.includes("cell") ? "703.4g" : "703.4m",
      as: "put-away",
    })
  })
  if (events.length > 0) yield* happen(game, events)
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
