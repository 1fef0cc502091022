import {
  everyone,
  type Game,
  type GameEvent,
  isThere,
  type ObjectId,
  object,
  type Plain,
  type PlayerId,
  type RuleId,
} from "@dilemma-table/engine"
import { attachedTo, cant, cardCivilizations, isType } from "./characteristics.ts"
import type { DmZone } from "./lexicon.ts"
import { isPending, pendingWith } from "./pending.ts"

/** What is said of a move beside what moves and where to. */
export interface Move {
  readonly rule: RuleId
  readonly as?: string
  readonly source?: ObjectId
  readonly player?: PlayerId
  readonly controller?: PlayerId
  readonly tapped?: boolean
  readonly place?: "top" | "bottom"
  readonly over?: ObjectId
  /** What is said of it beside: the cards it is put on. */
  readonly data?: Plain
  readonly name?: string
  readonly attachTo?: ObjectId
  /** Only this card of a pile, not what is beneath it or on it (801.4). */
  readonly alone?: true
  /** Everyone sees the card as it moves. */
  readonly shown?: true
}

/**
 * The events that put a card into a zone. An element goes with the cards beneath it and the Auras on it (200.3a, 310.8);
 * a multicoloured card enters the mana zone tapped (405.1), others untapped (400.5b).
 * @returns none if it is no longer where it was, or can't leave the battle zone or be destroyed (101.2, 700.3)
 */
export function moveEvents(game: Game, id: ObjectId, to: DmZone, move: Move): readonly GameEvent[] {
  const found = game.state.objects[id]
  if (found === undefined || !isThere(game.state, id)) return []
  if (found.zone === "shields" && found.under.length > 0 && to !== "shields" && move.alone !== true)
    // A shield of several cards goes as one (113.2).
    return [id, ...found.under].map((part, i) =>
      moveEvent(game, part, to, i === 0 ? move : { ...move, as: "moves-along" }),
    )
  const whole = found.zone === "battle" && found.over === 0 && to !== "battle"
  if (whole && (cant(game, "leave", id) || (move.as === "destroyed" && cant(game, "be-destroyed", id)))) return []
  const parts =
    whole && move.alone !== true
      ? [id, ...found.under, ...attachedTo(game, id).filter((one) => isType(game, one, "aura"))]
      : [id, ...(isPending(found) && to !== "battle" ? pendingWith(game, id) : [])]
  return parts.map((part, i) => moveEvent(game, part, to, i === 0 ? move : { ...move, as: "moves-along" }))
}

function moveEvent(game: Game, id: ObjectId, to: DmZone, move: Move): GameEvent {
  const found = object(game.state, id)
  const tapped = move.tapped ?? (to === "mana" && entersTapped(game, id) ? true : undefined)
  // Field by field, each event with all of them: spread from moves of many shapes it took ten times as long.
  const event: Said = {
    type: "move",
    as: move.as,
    rule: move.rule,
    player: move.player ?? found.controller,
    object: id,
    source: move.source,
    from: found.zone,
    to,
    controller: move.controller,
    place: move.place ?? (to === "shields" ? "bottom" : undefined),
    tapped,
    over: move.over,
    attachTo: move.attachTo,
    name: move.name,
    seen: move.shown === true ? everyone(game) : undefined,
    data: move.data ?? (found.over === 0 ? undefined : { beneath: true }),
  }
  return event as GameEvent
}

/** All that a move may say must be in its event. */
type Said = { readonly [Field in Exclude<keyof Move, "shown" | "alone">]-?: Move[Field] | undefined } & {
  readonly [Field in keyof GameEvent]: GameEvent[Field] | undefined
}

function entersTapped(game: Game, id: ObjectId): boolean {
  const civilizations = cardCivilizations(game, id)
  return civilizations !== "unknown" && civilizations.length > 1
}
