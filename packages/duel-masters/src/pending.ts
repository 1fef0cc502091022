import {
  allIn,
  type Filter,
  type Game,
  type GameEvent,
  type GameObject,
  happen,
  mark,
  type ObjectId,
  object,
  type Procedure,
  step,
} from "@dilemma-table/engine"

/**
 * The pending state (409): a card being executed or about to enter the battle zone belongs to its zone but isn't counted
 * there, until it really moves. Shields on their way to the hand wait likewise (113.6a).
 */
export const PENDING = "pending"

export const isPending = (found: GameObject): boolean => mark(found.marks, PENDING) > 0

/** A card of a deck that an effect shows or looks at while it uses others from there; nothing else touches it (605.4). */
export const LOOKED_AT = "looked-at"
/** Is it out of reach where it lies: pending, or kept from what is carried out? */
export const isOutOfReach = (found: GameObject): boolean => isPending(found) || mark(found.marks, LOOKED_AT) > 0

/** A castle lies in the shield zone and is no shield (304.2a). */
export const CASTLE = "castle"
/** The shield that a creature has by EXライフ; it is attached to that creature. */
export const EX_LIFE = "ex-life"
export const isCastle = (found: GameObject): boolean =>
  mark(found.marks, CASTLE) > 0 ||
  (found.attachedTo !== 0 && found.zone === "shields" && mark(found.marks, EX_LIFE) === 0)

/** A shield that lies face up: everyone sees it, and its abilities that say so work there. */
export const FACE_UP = "face-up"

/** A shield that lies face down: nobody knows what it would watch, and what it says doesn't work. A castle lies open. */
export const isHiddenShield = (game: Game, id: ObjectId): boolean => {
  const found = object(game.state, id)
  return found.zone === "shields" && mark(found.marks, FACE_UP) === 0 && !isCastle(found)
}

/** Does it count in its zone? A castle counts where castles are asked for. */
export const isCounted = (found: GameObject, filter?: Filter): boolean =>
  !isOutOfReach(found) && (!isCastle(found) || (filter !== undefined && asksForCastles(filter)))

const asksForCastles = (filter: Filter): boolean => [filter.type].flat().includes("castle")

/** These cards become pending, all before the first is processed (409.1e, 409.1f). */
export function* pend(game: Game, cards: readonly ObjectId[], rule: string): Procedure<void> {
  const events = cards.map(
    (object): GameEvent => ({ type: "mark", as: "pends", rule, object, name: PENDING, amount: 1 }),
  )
  yield* happen(game, events)
}

/** A card that is used becomes pending, and what is used as one with it (601.1b, 409.1b, 814.1c). */
export function* pendUsed(game: Game, card: ObjectId): Procedure<void> {
  const others = usedWith(game, card)
  yield* pend(game, [card, ...others], others.length > 0 ? "814.1c" : "601.1b")
}

/** Cards that are used as one with this one, beside itself (814.1c). */
function usedWith(game: Game, card: ObjectId): readonly ObjectId[] {
  const { zone, owner } = object(game.state, card)
  if (zone === "battle") return []
  return allIn(game, "hand")
    .concat(allIn(game, "mana"))
    .filter((id) => {
      const found = object(game.state, id)
      return found.attachedTo === card && found.owner === owner
    })
}

/** Those of them that are pending with it. */
export const pendingWith = (game: Game, card: ObjectId): readonly ObjectId[] =>
  usedWith(game, card).filter((id) => isPending(object(game.state, id)))

/**
 * A card that stays where it was is pending no longer; it was not placed there anew (409.2, 409.2a). It counts as what it is
 * there, whichever of its faces was to be used, and what was used with it is a card of its own again.
 */
export function* endPending(game: Game, card: ObjectId): Procedure<void> {
  const found = game.state.objects[card]
  if (found === undefined || found.became !== 0 || found.zone === "battle") return
  const others = usedWith(game, card)
  const ended = (isPending(found) ? [card, ...others] : others).map(
    (object): GameEvent => ({ type: "mark", as: "pends-no-more", rule: "409.2", object, name: PENDING, amount: 0 }),
  )
  const parted = others.map((object): GameEvent => ({ type: "attach", as: "parts", rule: "409.2", object }))
  const face = game.cards[found.card]?.outside ?? 0
  const turned: readonly GameEvent[] =
    found.face === face ? [] : [{ type: "face", as: "hides-side", rule: "409.2", object: card, face }]
  const lost = isPending(found) ? effectsOn(game, card) : []
  if (ended.length + turned.length > 0) yield* happen(game, [...ended, ...parted, ...turned, ...lost])
}

/** It loses the effects that it was given before it became pending (409.1d). */
const effectsOn = (game: Game, card: ObjectId): readonly GameEvent[] =>
  game.state.effects.flatMap(({ n, source, objects }): readonly GameEvent[] =>
    objects?.includes(card) === true ? [{ type: "effect-ends", rule: "409.1d", amount: n, object: card, source }] : [],
  )

/** The step as the trace shows it; before the rulebook had a word for it there is nothing to print. */
export function notePending(game: Game, player: Parameters<typeof step>[3] & object): void {
  if (game.edition.has("pending-state-named")) step(game, "pend", ["601.1b", "409.1b"], player)
}
