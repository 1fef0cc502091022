import {
  ask,
  type Game,
  type GameEvent,
  happen,
  mark,
  NONE,
  type ObjectId,
  object,
  objectOption,
  one,
  opponentOf,
  type PlayerId,
  type Procedure,
  players,
  zone,
} from "@dilemma-table/engine"
import { hasKeyword, hasType, subtypesOf, supertypesOf, toughnessOf } from "./layers.ts"
import { faceOfObject, inZone } from "./position.ts"
import { canEnchant } from "./resolving.ts"

/** Every permanent, the active player's first. */
const permanents = (game: Game): readonly ObjectId[] =>
  players(game).flatMap((player) => zone(game, player, "battlefield"))

/**
 * Checks for state-based actions and performs all that apply as one event (704.3).
 * @returns whether any was performed
 */
export function* performStateBasedActions(game: Game): Procedure<boolean> {
  if (game.state.result !== null) return false
  const losers = lost(game)
  if (losers.length > 0) {
    yield* happen(game, [gameOver(game, losers)])
    return true
  }
  const events = [
    ...ceasing(game),
    ...dying(game),
    ...loyalty(game),
    ...badlyAttached(game),
    ...cancellingCounters(game),
    ...(yield* legends(game)),
  ]
  if (events.length === 0) return false
  const gone = new Set<ObjectId>()
  const each = events.filter((event) => {
    if (event.type !== "move" || event.object === undefined) return true
    if (gone.has(event.object)) return false
    gone.add(event.object)
    return true
  })
  return (yield* happen(game, each)).length > 0
}

type Lost = { readonly player: PlayerId; readonly reason: string; readonly rule: string }

function lost(game: Game): readonly Lost[] {
  return players(game).flatMap((player): readonly Lost[] => {
    const state = game.state.players[player]
    if (state === undefined) return []
    if (state.life <= 0) return [{ player, reason: "no-life", rule: "704.5a" }]
    if (mark(state.marks, "drew-from-empty") > 0) return [{ player, reason: "empty-library", rule: "704.5b" }]
    if (mark(state.marks, "poison") >= 10) return [{ player, reason: "poison", rule: "704.5c" }]
    return []
  })
}

/** A player who loses leaves the game to the other; if all lose at once it is a draw (104.2a, 104.4a). */
export function gameOver(game: Game, losers: readonly Lost[]): GameEvent {
  const [first] = losers
  if (first === undefined) throw new Error("Nobody has lost")
  if (losers.length === game.state.players.length) return { type: "result", rule: "104.4a", name: "all-lost" }
  return { type: "result", rule: first.rule, name: first.reason, player: opponentOf(game, first.player) }
}

/** Tokens that have left the battlefield and copies of spells that have left the stack (704.5d, 704.5e). */
const ceasing = (game: Game): readonly GameEvent[] =>
  players(game).flatMap((player) =>
    ["hand", "library", "graveyard", "exile", "command"].flatMap((name) =>
      zone(game, player, name).flatMap((id): readonly GameEvent[] => {
        const { kind } = object(game.state, id)
        if (kind !== "token" && kind !== "copy") return []
        return [{ type: "cease", rule: kind === "token" ? "704.5d" : "704.5e", object: id }]
      }),
    ),
  )

function dying(game: Game): readonly GameEvent[] {
  return permanents(game).flatMap((id): readonly GameEvent[] => {
    if (!hasType(game, id, "creature")) return []
    const toughness = toughnessOf(game, id)
    if (toughness <= 0) return [{ type: "move", rule: "704.5f", object: id, to: "graveyard" }]
    if (hasKeyword(game, id, "indestructible")) return []
    const { marks } = object(game.state, id)
    if (mark(marks, "damage") >= toughness)
      return [{ type: "move", as: "destroy", rule: "704.5g", object: id, to: "graveyard" }]
    if (mark(marks, "deathtouched") > 0)
      return [{ type: "move", as: "destroy", rule: "704.5h", object: id, to: "graveyard" }]
    return []
  })
}

const loyalty = (game: Game): readonly GameEvent[] =>
  permanents(game).flatMap((id): readonly GameEvent[] =>
    hasType(game, id, "planeswalker") && (object(game.state, id).counters.loyalty ?? 0) === 0
      ? [{ type: "move", rule: "704.5i", object: id, to: "graveyard" }]
      : [],
  )

function badlyAttached(game: Game): readonly GameEvent[] {
  return permanents(game).flatMap((id): readonly GameEvent[] => {
    const bearer = object(game.state, id).attachedTo
    const kinds = subtypesOf(game, id)
    if (kinds.includes("Aura"))
      return bearer !== NONE && canEnchant(game, id, bearer)
        ? []
        : [{ type: "move", rule: "704.5m", object: id, to: "graveyard" }]
    if (bearer === NONE) return []
    if (kinds.includes("Equipment"))
      return inZone(game, bearer, "battlefield") && hasType(game, bearer, "creature") ? [] : [unattach(id, "704.5n")]
    return [unattach(id, "704.5p")]
  })
}

const unattach = (id: ObjectId, rule: string): GameEvent => ({ type: "attach", rule, object: id, attachTo: NONE })

function cancellingCounters(game: Game): readonly GameEvent[] {
  return permanents(game).flatMap((id): readonly GameEvent[] => {
    const { counters } = object(game.state, id)
    const n = Math.min(counters["+1/+1"] ?? 0, counters["-1/-1"] ?? 0)
    if (n === 0) return []
    return ["+1/+1", "-1/-1"].map((name) => ({ type: "counters", rule: "704.5q", object: id, name, amount: -n }))
  })
}

/** The legend rule: of two or more with one name that a player controls, that player keeps one (704.5j). */
function* legends(game: Game): Procedure<readonly GameEvent[]> {
  const events: GameEvent[] = []
  for (const player of players(game)) {
    const byName = new Map<string, ObjectId[]>()
    for (const id of zone(game, player, "battlefield")) {
      if (!supertypesOf(game, id).includes("legendary")) continue
      const { name } = faceOfObject(game, id)
      const key = name.en ?? name.ja ?? ""
      byName.set(key, [...(byName.get(key) ?? []), id])
    }
    for (const ids of byName.values()) {
      if (ids.length < 2) continue
      const [kept] = yield* ask(game, {
        by: player,
        kind: "cards",
        rules: ["704.5j"],
        prompt: "legend-rule",
        space: one(ids.map(objectOption)),
      })
      for (const id of ids) if (id !== kept) events.push({ type: "move", rule: "704.5j", object: id, to: "graveyard" })
    }
  }
  return events
}
