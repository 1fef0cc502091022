import type { Decision } from "./decision.ts"
import type { GameEvent } from "./events.ts"
import type { Game } from "./game.ts"
import { type CardIndex, type Key, NONE, type ObjectId, type PlayerId, UNKNOWN_CARD } from "./ids.ts"
import { type LogEntry, logLines } from "./log.ts"
import type { RuleId } from "./rules.ts"
import { object, type Plain } from "./state.ts"
import { isKnownTo, seesObject, type Viewer } from "./unseen.ts"

/**
 * Something that happened, as a player saw it. Objects the player sees are called by their ids; of others the cards are
 * named that the player saw, and nothing where it saw none.
 */
export interface EventView extends Omit<GameEvent, "seen" | "among" | "names" | "effect" | "objects"> {
  readonly objects?: readonly ObjectId[]
  /** Which card `object` was. */
  readonly card?: CardIndex
  /** Which cards were shown, in the order of the card table. */
  readonly cards?: readonly CardIndex[]
  /** How many objects, where they aren't named. */
  readonly count?: number
  readonly effect?: Pick<NonNullable<GameEvent["effect"]>, "does" | "until">
}

/** A line of the log as a player may read it. Lines are counted for each player apart, so that gaps tell nothing. */
export type LineView = { readonly n: number; readonly rules: readonly RuleId[] } & (
  | {
      readonly type: "step"
      readonly step: string
      readonly player?: PlayerId
      readonly object?: ObjectId
      readonly data?: Readonly<Record<string, Plain>>
    }
  | { readonly type: "event"; readonly event: EventView }
  | { readonly type: "waits"; readonly object?: ObjectId; readonly player: PlayerId }
  | { readonly type: "asked"; readonly by: PlayerId; readonly kind: Decision["kind"] }
  | {
      readonly type: "answered"
      readonly by: PlayerId
      readonly kind: Decision["kind"]
      /** Absent where what was chosen isn't seen. */
      readonly keys?: readonly Key[]
      readonly count: number
    }
  /** A moment at which something that only hidden cards make possible could be done; the same whether it could. */
  | { readonly type: "window"; readonly by: PlayerId }
  | {
      readonly type: "reversed"
      readonly code: string
      readonly rule: RuleId
      readonly object?: ObjectId
      readonly player?: PlayerId
    }
)

type Unnumbered<T> = T extends { readonly n: number } ? Omit<T, "n"> : never
type Line = Unnumbered<LineView>

/**
 * The log as this player may read it; null for a spectator.
 * @param from lines up to this number are left out
 */
export function viewLog(game: Game, player: Viewer, from = 0): readonly LineView[] {
  const lines: LineView[] = []
  let n = 0
  for (const { entry } of logLines(game)) {
    const line = lineView(game, player, entry)
    if (line === null) continue
    n += 1
    if (n > from) lines.push({ n, ...line } as LineView)
  }
  return lines
}

/** One line as this player may read it; null if it can't know of it. */
export function lineView(game: Game, viewer: Viewer, entry: LogEntry): Line | null {
  const { rules } = entry
  switch (entry.type) {
    case "step": {
      const { step, player, object: id, data } = entry
      const about = {
        ...(player === undefined ? {} : { player }),
        ...(data === undefined ? {} : { data }),
      }
      if (id === undefined || id === NONE) return { type: "step", rules, step, ...about }
      if (sees(game, viewer, id)) return { type: "step", rules, step, ...about, object: id }
      return viewer !== null && player === viewer ? { type: "step", rules, step, ...about } : null
    }
    case "event": {
      const event = eventView(game, viewer, entry.event)
      return event === null ? null : { type: "event", rules, event }
    }
    case "waits":
      if (sees(game, viewer, entry.object)) return { type: "waits", rules, object: entry.object, player: entry.player }
      return entry.player === viewer ? { type: "waits", rules, player: entry.player } : null
    case "asked": {
      const { by, kind, hidden } = entry.decision
      if (hidden === true && by !== viewer) return { type: "window", rules, by }
      return { type: "asked", rules, by, kind }
    }
    case "answered":
      return answered(game, viewer, entry.decision, entry.keys)
    case "reversed": {
      const { code, rule, object: id, player } = entry.refusal
      return {
        type: "reversed",
        rules,
        code,
        rule,
        ...(player === undefined ? {} : { player }),
        ...(id !== undefined && sees(game, viewer, id) ? { object: id } : {}),
      }
    }
  }
}

const sees = (game: Game, viewer: Viewer, id: ObjectId): boolean => {
  const found = game.state.objects[id]
  return found !== undefined && seesObject(game, viewer, found)
}

function answered(game: Game, viewer: Viewer, asked: Decision, keys: readonly Key[]): Line | null {
  const { by, kind, rules, space } = asked
  if (asked.hidden === true && by !== viewer) return null
  if (asked.secret === true && by !== viewer) return { type: "answered", rules, by, kind, count: keys.length }
  const options = "options" in space ? space.options : []
  const shown = keys.every((key) => {
    const is = options.find((option) => option.key === key)?.is
    return is === undefined || !("object" in is) || is.object === NONE || sees(game, viewer, is.object)
  })
  return { type: "answered", rules, by, kind, count: keys.length, ...(shown ? { keys } : {}) }
}

/** Cards at whose place something happened aren't named with these: their order or whereabouts would be told. */
const inOrder = new Set(["shuffle", "order"])

function eventView(game: Game, viewer: Viewer, event: GameEvent): EventView | null {
  const {
    seen = 0,
    among,
    names: _,
    effect,
    object: id,
    objects,
    becomes,
    source,
    over,
    attachTo,
    fromPlace,
    ...rest
  } = event
  const knows = isKnownTo(game, viewer, seen)
  const visible = id === undefined || sees(game, viewer, id)
  if (!visible && event.type !== "move" && !knows) return null
  const named = (name: string, one: ObjectId | undefined) =>
    one === undefined || one === NONE || !sees(game, viewer, one) ? {} : { [name]: one }
  return {
    ...rest,
    ...named("object", id),
    ...named("becomes", becomes),
    ...named("source", source),
    ...named("over", over),
    ...named("attachTo", attachTo),
    ...(fromPlace === undefined || (among !== undefined && viewer !== event.player) ? {} : { fromPlace }),
    ...(id === undefined ? {} : cardOf(game, viewer, id, knows)),
    ...(objects === undefined ? {} : manyOf(game, viewer, objects, knows, event.type)),
    ...(effect === undefined ? {} : { effect: { does: effect.does, until: effect.until } }),
  }
}

/** Which card it is, if the player saw it: what moves and what lies hidden as it was then, the rest as it is known now. */
function cardOf(game: Game, viewer: Viewer, id: ObjectId, knows: boolean): { readonly card?: CardIndex } {
  const found = object(game.state, id)
  const known = knows || (seesObject(game, viewer, found) && isKnownTo(game, viewer, found.known))
  return known && found.card !== UNKNOWN_CARD ? { card: found.card } : {}
}

function manyOf(
  game: Game,
  viewer: Viewer,
  ids: readonly ObjectId[],
  knows: boolean,
  type: string,
): Pick<EventView, "objects" | "cards" | "count"> {
  if (inOrder.has(type)) return { count: ids.length }
  const cards = knows ? ids.map((id) => object(game.state, id).card).sort((a, b) => a - b) : null
  return {
    ...(ids.every((id) => sees(game, viewer, id)) ? { objects: ids } : { count: ids.length }),
    ...(cards === null ? {} : { cards }),
  }
}
