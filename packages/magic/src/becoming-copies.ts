import {
  type ActiveEffect,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  object,
  type Procedure,
} from "@dilemma-table/engine"

import { copiedCard } from "./face-down-copies.ts"
import { ALL_LOCKED } from "./layouts.ts"
import { cardOf } from "./represented.ts"

/*
 * Copies of permanents (707.2): layer 1 (613.1a) lies in the object's card, which is the newest of the copy effects on it, or
 * else its own. What a copy effect says beside that ("except …", 707.9) is a lasting effect that is copied along.
 */

/** What is copied: a card and which of its faces. */
export interface Copiable {
  readonly card: number
  readonly face: number
}

interface Does {
  readonly copied?: Copiable
  readonly copiable?: true
}

const doesOf = (effect: ActiveEffect): Does => effect.does.does as Does

/** The copiable values of an object: those of its card as it is now, copy effects among them (707.2, 707.3). */
export function copiableOf(game: Game, id: ObjectId): Copiable {
  const found = object(game.state, id)
  const card = copiedCard(game, found)
  if (card !== found.card) return { card, face: 0 }
  // Which halves of a Room are unlocked isn't copied (709.5c).
  return { card, face: cardOf(game, found).layout === "room" ? ALL_LOCKED : found.face }
}

/** What copy effects have added to an object's copiable values (707.9). */
export const exceptionsOf = (game: Game, id: ObjectId): readonly ActiveEffect[] =>
  (object(game.state, id).faceDown ? [] : game.state.effects).filter(
    (effect) => doesOf(effect).copiable === true && effect.objects?.includes(id) === true,
  )

type Until = ActiveEffect["until"]

/**
 * The events by which an object becomes a copy: the effect that lasts, the card, and what the copied object's own copy
 * effects and this one's exceptions add.
 */
export function copyEvents(
  game: Game,
  about: { readonly source: ObjectId; readonly controller: ActiveEffect["controller"] },
  id: ObjectId,
  of: ObjectId,
  until: Until,
  except: readonly Readonly<Record<string, unknown>>[],
): readonly GameEvent[] {
  const what = copiableOf(game, of)
  const effect = (does: object): GameEvent => ({
    type: "effect",
    rule: "707.2",
    source: about.source,
    player: about.controller,
    objects: [id],
    effect: { ...about, does: { does: does as never }, objects: [id], until, names: {} },
  })
  return [
    effect({ copied: what }),
    { type: "become", rule: "707.2", object: id, amount: what.card, face: what.face, source: about.source },
    ...exceptionsOf(game, of).map((one) => effect(one.does.does as object)),
    ...except.map((does) => effect({ ...does, copiable: true })),
  ]
}

/** Where a copy effect has ended, the object is a copy by the newest that is left, or itself (611.2, 613.7). */
export function* realignCopies(game: Game): Procedure<void> {
  const events: GameEvent[] = []
  for (const list of game.state.zones) {
    for (const id of list) {
      const found = object(game.state, id)
      const own = found.marks["printed-card"]
      if (own === undefined || !isThere(game.state, id)) continue
      const newest = game.state.effects
        .filter((effect) => doesOf(effect).copied !== undefined && effect.objects?.includes(id) === true)
        .at(-1)
      const wanted =
        newest === undefined ? { card: own, face: (found.marks["printed-face"] ?? 1) - 1 } : doesOf(newest).copied
      if (wanted !== undefined && (wanted.card !== found.card || wanted.face !== found.face))
        events.push({ type: "become", rule: "707.2", object: id, amount: wanted.card, face: wanted.face })
    }
  }
  if (events.length > 0) yield* happen(game, events)
}
