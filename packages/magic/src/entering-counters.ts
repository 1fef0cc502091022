import { type Game, type GameEvent, object, type Plain } from "@dilemma-table/engine"
import type { MagicFace } from "./lexicon.ts"

/*
 * Counters with which something enters are put on it (122.6): what changes how many are put changes these, too.
 */

export type Counters = Readonly<Record<string, number>>

/** What an entering event says of counters: those it was given, and its own of these kinds instead of the printed ones. */
export interface EnteringCounters {
  readonly counters?: Counters
  readonly own?: Counters
}

/** Loyalty and defense as they are printed (306.5b, 310.4b). */
export const ownCounters = ({ loyalty, defense }: MagicFace): Counters => ({
  ...(loyalty === undefined ? {} : { loyalty }),
  ...(defense === undefined ? {} : { defense }),
})

const dataOf = (event: GameEvent): EnteringCounters => (event.data ?? {}) as EnteringCounters

/** Its own counters, where its card says so; what enters as a copy or face down has others. */
function ownOf(game: Game, event: GameEvent): Counters {
  const { copy } = (event.data ?? {}) as { readonly copy?: unknown }
  if (event.object === undefined || event.faceDown === true || copy !== undefined) return {}
  const { card, face } = object(game.state, event.object)
  const data = game.cards[card]?.faces[event.face ?? face]?.data as unknown as MagicFace | undefined
  return data === undefined ? {} : { ...ownCounters(data), ...dataOf(event).own }
}

/** The counters with which it would enter, each kind as an event of being put on it. */
export function puttings(game: Game, event: GameEvent): readonly GameEvent[] {
  if (event.type !== "move" || event.to !== "battlefield" || event.object === undefined) return []
  const { object: id, to, controller = object(game.state, id).controller } = event
  return [ownOf(game, event), dataOf(event).counters ?? {}].flatMap((some) =>
    Object.entries(some).flatMap(([name, amount]): readonly GameEvent[] =>
      amount > 0 ? [{ type: "counters", rule: "122.6", object: id, to, name, amount, player: controller }] : [],
    ),
  )
}

/** It enters with what these came to, instead of so many. */
export function withPut(game: Game, event: GameEvent, kind: string, put: readonly GameEvent[]): GameEvent {
  const amount = put.reduce(
    (sum, one) => sum + (one.type === "counters" && one.name === kind ? (one.amount ?? 0) : 0),
    0,
  )
  const data = dataOf(event)
  const changed =
    data.counters?.[kind] === undefined && ownOf(game, event)[kind] !== undefined
      ? { own: { ...data.own, [kind]: amount } }
      : { counters: { ...data.counters, [kind]: amount } }
  return { ...event, data: { ...data, ...changed } as Plain }
}
