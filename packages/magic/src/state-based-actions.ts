import {
  allIn,
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
  type Procedure,
  players,
  playersFrom,
  timeOf,
  zone,
} from "@dilemma-table/engine"
import { badlyProtected, chooseProtector } from "./battles.ts"
import { commandersBack, struckDown } from "./commander.ts"
import { characteristicsOf } from "./continuous-effects.ts"
import { dungeonsDone } from "./dungeons.ts"
import { hasKeyword, hasType, subtypesOf, toughnessOf } from "./layers.ts"
import { endOf, forbidsEnd, type Lost, leaveGame, losses } from "./leaving.ts"
import { mentions } from "./mentions.ts"
import { unpaired } from "./pairing.ts"
import { ascending, becomes, enginesStart } from "./player-designations.ts"
import { faceOfObject, inZone, place, stackOf } from "./position.ts"
import { isProtectedFrom } from "./protection.ts"
import { canEnchant } from "./resolving.ts"
import { isToldOut } from "./sagas.ts"

/** Every permanent, the active player's first. */
const permanents = (game: Game): readonly ObjectId[] => allIn(game, "battlefield")

/**
 * Checks for state-based actions and performs all that apply as one event (704.3).
 * @returns whether any was performed
 */
export function* performStateBasedActions(game: Game): Procedure<boolean> {
  if (game.state.result !== null) return false
  const losers = lost(game)
  const end = endOf(game, losers)
  if (end !== null) {
    yield* happen(game, [end])
    return true
  }
  const events = [...losses(losers), ...ceasing(game), ...drawnFromEmpty(game)]
  const legendary: ObjectId[] = []
  const worldly: ObjectId[] = []
  for (const id of permanents(game)) {
    const { types, supertypes } = characteristicsOf(game, object(game.state, id))
    if (supertypes.length > 0) {
      if (supertypes.includes("legendary")) legendary.push(id)
      if (supertypes.includes("world")) worldly.push(id)
    }
    if (types.includes("creature")) dying(game, id, events)
    if (types.includes("planeswalker")) without(game, id, "loyalty", "704.5i", events)
    // A battle from which an ability has triggered stays until that has left the stack.
    if (types.includes("battle") && !hasTriggered(game, id)) without(game, id, "defense", "704.5v", events)
    if (isToldOut(game, id)) events.push(toldOut(game, id))
    if (types.includes("battle") && (yield* protectorGone(game, id, events))) return true
    badlyAttached(game, id, types, events)
    cancellingCounters(game, id, events)
  }
  if (worldly.length > 1) events.push(...worlds(game, worldly))
  if (legendary.length > 1) events.push(...(yield* legends(game, legendary)))
  if (mentions(game, "Role")) events.push(...extraRoles(game))
  if (mentions(game, "soulbond")) events.push(...unpaired(game))
  if (mentions(game, "start-your-engines")) events.push(...enginesStart(game))
  if (mentions(game, "ascend")) for (const player of ascending(game)) yield* becomes(game, player, "city's-blessing")
  if (mentions(game, "dungeonRoom") && (yield* dungeonsDone(game))) return true
  events.push(...(yield* commandersBack(game)))
  if (events.length === 0) return false
  const gone = new Set<ObjectId>()
  const each = events.filter((event) => {
    if (event.type !== "move" || event.object === undefined) return true
    if (gone.has(event.object)) return false
    gone.add(event.object)
    return true
  })
  const done = yield* happen(game, each)
  if (losers.length > 0)
    yield* leaveGame(
      game,
      losers.map(({ player }) => player),
    )
  return done.length > 0
}

function lost(game: Game): readonly Lost[] {
  return players(game).flatMap((player): readonly Lost[] => {
    const state = game.state.players[player]
    if (state === undefined || forbidsEnd(game, "cantLose", player)) return []
    if (state.life <= 0) return [{ player, reason: "no-life", rule: "704.5a" }]
    if (mark(state.marks, "drew-from-empty") > 0) return [{ player, reason: "empty-library", rule: "704.5b" }]
    if (mark(state.marks, "poison") >= 10) return [{ player, reason: "poison", rule: "704.5c" }]
    if (struckDown(state.marks)) return [{ player, reason: "commander-damage", rule: "704.6c" }]
    return []
  })
}

/** Who can't lose has drawn from an empty library only until this check (704.5b). */
const drawnFromEmpty = (game: Game): readonly GameEvent[] =>
  players(game)
    .filter((player) => mark(game.state.players[player]?.marks ?? {}, "drew-from-empty") > 0)
    .map((player) => ({ type: "player-mark", rule: "704.5b", player, name: "drew-from-empty", amount: 0 }))

/** A battle that nobody rightly protects gets a protector, or goes if nobody can be (704.5w, 704.5x). */
function* protectorGone(game: Game, id: ObjectId, events: GameEvent[]): Procedure<boolean> {
  const attacked = place(game).attackers.some(({ at }) => at === id)
  if (!badlyProtected(game, id, attacked)) return false
  if (yield* chooseProtector(game, id, "704.5x")) return true
  events.push({ type: "move", rule: "704.5w", object: id, to: "graveyard" })
  return false
}

/** A Saga whose last chapter has been told is sacrificed (704.5s, 714.4). */
const toldOut = (game: Game, id: ObjectId): GameEvent => ({
  type: "move",
  as: "sacrifices",
  rule: "714.4",
  object: id,
  to: "graveyard",
  player: object(game.state, id).controller,
})

/** Emblems and dungeons are put into the command zone and stay there (114.1, 309.2b). */
export const staysInCommand = (data: unknown): boolean =>
  ["emblem", "dungeon"].includes((data as { readonly layout?: string }).layout ?? "")

const elsewhere = ["hand", "library", "graveyard", "exile", "command"]

/** Tokens that have left the battlefield and copies of spells that have left the stack (704.5d, 704.5e). */
function ceasing(game: Game): GameEvent[] {
  const events: GameEvent[] = []
  for (const player of players(game)) {
    for (const name of elsewhere) {
      const all = zone(game, player, name)
      if (all.length === 0 || areCards(game, all)) continue
      for (const id of all) {
        const { kind, card } = object(game.state, id)
        if (name === "command" && staysInCommand(game.card(card).data)) continue
        if (kind === "token" || kind === "copy")
          events.push({ type: "cease", rule: kind === "token" ? "704.5d" : "704.5e", object: id })
      }
    }
  }
  return events
}

const ofCards = new WeakMap<readonly ObjectId[], boolean>()

/** Is there nothing but cards in this list? An object stays of its kind, and a zone that changes gets a new list. */
function areCards(game: Game, all: readonly ObjectId[]): boolean {
  const known = ofCards.get(all)
  if (known !== undefined) return known
  const found = all.every((id) => object(game.state, id).kind === "card")
  ofCards.set(all, found)
  return found
}

/** Toughness 0, lethal damage, deathtouch (704.5f–h). */
function dying(game: Game, id: ObjectId, events: GameEvent[]): void {
  const toughness = toughnessOf(game, id)
  const { marks } = object(game.state, id)
  if (toughness <= 0) events.push({ type: "move", rule: "704.5f", object: id, to: "graveyard" })
  if (toughness <= 0 || (marks.damage === undefined && marks.deathtouched === undefined)) return
  if (hasKeyword(game, id, "indestructible")) return
  const rule = mark(marks, "damage") >= toughness ? "704.5g" : mark(marks, "deathtouched") > 0 ? "704.5h" : null
  if (rule !== null) events.push({ type: "move", as: "destroy", rule, object: id, to: "graveyard" })
}

/** A planeswalker without loyalty, a battle without defense (704.5i, 704.5v). */
function without(game: Game, id: ObjectId, kind: string, rule: string, events: GameEvent[]): void {
  if ((object(game.state, id).counters[kind] ?? 0) === 0)
    events.push({ type: "move", rule, object: id, to: "graveyard" })
}

const hasTriggered = (game: Game, id: ObjectId): boolean =>
  game.state.waiting.some(({ source }) => source === id) ||
  stackOf(game).some((one) => object(game.state, one).stacked?.source === id)

/** Of several permanents with the supertype world only the newest stays (704.5k). */
function worlds(game: Game, all: readonly ObjectId[]): readonly GameEvent[] {
  const newest = Math.max(...all.map((id) => timeOf(game, id)))
  const kept = all.filter((id) => timeOf(game, id) === newest)
  return all
    .filter((id) => !kept.includes(id) || kept.length > 1)
    .map((id) => ({ type: "move", rule: "704.5k", object: id, to: "graveyard" }))
}

/** Auras without a legal object, Equipment on what it can't equip, other attached things (704.5m, n, p). */
function badlyAttached(game: Game, id: ObjectId, types: readonly string[], events: GameEvent[]): void {
  const bearer = object(game.state, id).attachedTo
  if (bearer === NONE && !types.includes("enchantment")) return
  const kinds = subtypesOf(game, id)
  if (kinds.includes("Aura")) {
    if (bearer === NONE || types.includes("creature") || !canEnchant(game, id, bearer))
      events.push({ type: "move", rule: "704.5m", object: id, to: "graveyard" })
    return
  }
  if (bearer === NONE) return
  const fits =
    inZone(game, bearer, "battlefield") &&
    hasType(game, bearer, "creature") &&
    !types.includes("creature") &&
    !isProtectedFrom(game, bearer, id)
  if (!kinds.includes("Equipment")) events.push(unattach(id, "704.5p"))
  else if (!fits) events.push(unattach(id, "704.5n"))
}

/** Of several Roles of one player on a permanent only the newest stays (303.7a, 704.5y). */
const extraRoles = (game: Game): readonly GameEvent[] => {
  const roles = permanents(game).filter((id) => subtypesOf(game, id).includes("Role"))
  return roles
    .filter((id) => {
      const { attachedTo, controller } = object(game.state, id)
      return roles.some(
        (other) =>
          object(game.state, other).attachedTo === attachedTo &&
          object(game.state, other).controller === controller &&
          timeOf(game, other) > timeOf(game, id),
      )
    })
    .map((object) => ({ type: "move", rule: "704.5y", object, to: "graveyard" }))
}

const unattach = (id: ObjectId, rule: string): GameEvent => ({ type: "attach", rule, object: id, attachTo: NONE })

/** +1/+1 and -1/-1 counters on one permanent go in pairs (704.5q). */
function cancellingCounters(game: Game, id: ObjectId, events: GameEvent[]): void {
  const { counters } = object(game.state, id)
  const n = Math.min(counters["+1/+1"] ?? 0, counters["-1/-1"] ?? 0)
  if (n === 0) return
  for (const name of ["+1/+1", "-1/-1"]) events.push({ type: "counters", rule: "704.5q", object: id, name, amount: -n })
}

/** The legend rule: of two or more with one name that a player controls, that player keeps one (704.5j). */
function* legends(game: Game, all: readonly ObjectId[]): Procedure<readonly GameEvent[]> {
  const events: GameEvent[] = []
  for (const player of playersFrom(game, game.state.active)) {
    const byName = new Map<string, ObjectId[]>()
    for (const id of all) {
      if (object(game.state, id).controller !== player) continue
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
