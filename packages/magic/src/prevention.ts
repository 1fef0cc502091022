import {
  type ActiveEffect,
  affects,
  decided,
  type Filter,
  type Game,
  type GameEvent,
  makeFrame,
  matches,
  NONE,
  type ObjectId,
  object,
  type PlayerId,
  type PlayerRef,
  playersOf,
  type Standing,
  standing,
} from "@dilemma-table/engine"
import { keywordData } from "./layers.ts"
import type { DamagePrevented } from "./lexicon.ts"
import { isProtectedFrom } from "./protection.ts"

/*
 * Prevention effects (615): those that stand and prevent all damage of a kind, protection (702.16e), and shields that prevent
 * the next so much (615.7). Each is one of the things that may apply to an event of damage (616.1).
 */

/** Damage that would be prevented by this: all of it, or as much as a shield has left. */
export interface Prevention {
  readonly key: string
  readonly object: ObjectId
  /** The shield that gets smaller; null where there is no end to it. */
  readonly shield: ActiveEffect | null
  /** Only so much of it (702.64a). */
  readonly upTo?: number
  /** What is done beside (122.1c). */
  readonly also?: readonly GameEvent[]
}

/** What damage a standing effect prevents: by whom, to whom, in combat or always. */
export interface Prevents {
  readonly from?: Filter
  readonly to?: Filter
  readonly toPlayer?: PlayerRef
  readonly combat?: boolean
  /** Only so much of it. */
  readonly upTo?: number
}

const frameOf = (what: { source: ObjectId; controller: number; names: Standing["names"] }) =>
  makeFrame(what.source, what.controller as PlayerId, { names: what.names })

/** Does such an effect prevent this damage? Who says neither to whom nor to what means both. */
function prevents(game: Game, what: Standing | ActiveEffect, said: Prevents, event: GameEvent): boolean {
  const frame = frameOf(what)
  const { source = NONE, object: id, player, as } = event
  if (said.combat !== undefined && (as === "combat-damage") !== said.combat) return false
  if (said.from !== undefined && !decided(game, matches(game, frame, source, said.from), source)) return false
  if (said.to === undefined && said.toPlayer === undefined) return true
  if (id !== undefined) return said.to !== undefined && decided(game, matches(game, frame, id, said.to), id)
  return player !== undefined && said.toPlayer !== undefined && playersOf(game, frame, said.toPlayer).includes(player)
}

/** A shield on objects or players, with so much left. */
export interface Shield extends Prevents {
  readonly left: number
  readonly players: readonly PlayerId[]
}

const shieldOf = (effect: ActiveEffect): Shield | undefined => (effect.does.does as { readonly shield?: Shield }).shield

function covers(game: Game, effect: ActiveEffect, shield: Shield, event: GameEvent): boolean {
  const { object: id, player } = event
  const there = id !== undefined ? effect.objects?.includes(id) === true : shield.players.includes(player as PlayerId)
  if (!there) return false
  return shield.from === undefined || prevents(game, effect, { from: shield.from }, event)
}

/** All that would prevent this damage. */
export function preventions(game: Game, event: GameEvent): readonly Prevention[] {
  if (event.type !== "damage" || (event.amount ?? 0) <= 0) return []
  const { source = NONE, object: id } = event
  if (standing(game, "unpreventable").some((what) => affects(game, what, source))) return []
  const found: Prevention[] = []
  const add = (what: Standing, upTo?: number): void => {
    const only = upTo === undefined ? {} : { upTo }
    found.push({ key: `prevent:${what.source}:${what.time}`, object: what.source, shield: null, ...only })
  }
  for (const what of standing(game, "preventDamage")) {
    const way = what.does.preventDamage as DamagePrevented
    if (way.startsWith("combat-") && event.as !== "combat-damage") continue
    const by = way === "to" || way === "combat-to" ? [] : [source]
    const to = way === "by" || way === "combat-by" || id === undefined ? [] : [id]
    // A source may be anywhere; what has left counts as it last was.
    if ([...by, ...to].some((about) => what.objects?.includes(about) ?? affects(game, what, about))) add(what)
  }
  for (const what of standing(game, "prevents"))
    if (prevents(game, what, what.does.prevents as Prevents, event)) add(what, (what.does.prevents as Prevents).upTo)
  if (id !== undefined && isProtectedFrom(game, id, source))
    found.push({ key: `protection:${id}`, object: id, shield: null })
  if (id !== undefined) found.push(...byCounters(game, id), ...absorbing(game, id))
  for (const effect of game.state.effects) {
    const shield = shieldOf(effect)
    if (shield !== undefined && shield.left > 0 && covers(game, effect, shield, event))
      found.push({ key: `shield:${effect.n}`, object: effect.source, shield: effect })
  }
  return found
}

/** A shield counter prevents damage and goes (122.1c). */
const byCounters = (game: Game, id: ObjectId): readonly Prevention[] =>
  (object(game.state, id).counters.shield ?? 0) === 0
    ? []
    : [{ key: `shield-counter:${id}`, object: id, shield: null, also: [oneLess(id, "shield", "122.1c")] }]

/** One counter of this kind is removed. */
const oneLess = (id: ObjectId, name: string, rule: string): GameEvent => ({
  type: "counters",
  rule,
  object: id,
  name,
  amount: -1,
})

/** Absorb N prevents N of each source's damage, each by itself (702.64). */
const absorbing = (game: Game, id: ObjectId): readonly Prevention[] =>
  keywordData<number>(game, id, "absorb").map((upTo, i) => ({
    key: `absorb:${id}:${i}`,
    object: id,
    shield: null,
    upTo,
  }))

/** What is left of the damage, and what becomes of the shield (615.6, 615.7). */
export function prevented(event: GameEvent, { shield, upTo, also = [] }: Prevention): readonly GameEvent[] {
  if (upTo !== undefined)
    return (event.amount ?? 0) <= upTo ? also : [...also, { ...event, amount: (event.amount ?? 0) - upTo }]
  if (shield === null) return also
  const now = shieldOf(shield) as Shield
  const amount = event.amount ?? 0
  const taken = Math.min(now.left, amount)
  const used: GameEvent =
    taken === now.left
      ? { type: "effect-ends", rule: "615.7", amount: shield.n }
      : { type: "shield", rule: "615.7", amount: shield.n, data: { left: now.left - taken } }
  return taken === amount ? [used] : [used, { ...event, amount: amount - taken }]
}

/** Whose object or which player it happens to chooses what applies first (616.1). */
export const affectedPlayer = (game: Game, event: GameEvent): PlayerId =>
  event.object === undefined || object(game.state, event.object).zone === "library"
    ? (event.controller ?? event.player ?? game.state.active)
    : (event.controller ?? object(game.state, event.object).controller)
