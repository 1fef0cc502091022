import {
  type Ability,
  type Effect,
  type Game,
  type GameEvent,
  happen,
  isThere,
  makeFrame,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  run,
  standingOn,
  step,
} from "@dilemma-table/engine"
import { fortify } from "./castles.ts"
import { isType } from "./characteristics.ts"
import { enter } from "./entering.ts"
import { entryWord } from "./kinds.ts"
import { modesDeclared } from "./modes.ts"
import { moveEvents } from "./moving.ts"
import { endPending } from "./pending.ts"

/** What is remembered of how a card was used, under which name and with which number. */
export type Mark = readonly [name: string, amount: number]

/** The mark that counts the cards to which something was done for the card's own changes of its cost. */
export const DONE_FOR_COST = "done-for-cost"

/** Carries out a card that was declared and paid for (601.1g): a spell's text, or its way into the battle zone. */
export function* executeCard(game: Game, player: PlayerId, card: ObjectId, marks: readonly Mark[]): Procedure<void> {
  if (isType(game, card, "spell")) yield* remembering(game, card, marks, () => castSpell(game, player, card))
  else if (isType(game, card, "castle")) yield* fortify(game, player, card)
  else {
    const summoned = isType(game, card, "creature")
    yield* enter(game, [card], {
      player,
      rule: "601.1g",
      as: entryWord(game, card),
      source: card,
      marks: summoned ? [["summoned", 1], ...marks] : marks,
    })
  }
}

/** A spell knows how it was used while it is carried out; it forgets that where it stays where it was (409.1d). */
function* remembering(
  game: Game,
  card: ObjectId,
  marks: readonly Mark[],
  procedure: () => Procedure<void>,
): Procedure<void> {
  const events = (forget: boolean): readonly GameEvent[] =>
    marks.map(([name, amount]) => ({ type: "mark", rule: "601.1g", object: card, name, amount: forget ? 0 : amount }))
  yield* happen(game, events(false))
  yield* procedure()
  if (isThere(game.state, card)) yield* happen(game, events(true))
}

/** Is what this spell does as if it weren't there? */
const isIgnored = (game: Game, spell: ObjectId): boolean => standingOn(game, "ignored", spell).length > 0

/** The spell's text from the top down, then the graveyard (302.2, 605.2c, 605.2f). */
function* castSpell(game: Game, player: PlayerId, card: ObjectId): Procedure<void> {
  const found = object(game.state, card)
  const abilities: readonly Ability[] = game.cards[found.card]?.faces[found.face]?.abilities ?? []
  const ignored = isIgnored(game, card)
  if (ignored) step(game, "ignored", ["110.3a"], { player, object: card })
  for (const ability of abilities) {
    if (ignored || typeof ability !== "object" || !("spell" in ability)) continue
    const declared = yield* modesDeclared(game, makeFrame(card, player, { ability }))
    yield* run(game, makeFrame(card, player, { ability, declared }), ability.spell as Effect)
  }
  if (!isThere(game.state, card)) return
  yield* happen(game, moveEvents(game, card, "graveyard", { rule: "302.2", as: "after-cast", source: card }))
  yield* endPending(game, card)
}
