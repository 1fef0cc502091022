import {
  type Ability,
  type CardIndex,
  effectRecord,
  engineReducers,
  type Game,
  type GameEvent,
  type GameObject,
  hasLeft,
  holds,
  makeFrame,
  NO_NAMES,
  type ObjectId,
  object,
  type PlayerId,
  type Said,
  type Stacked,
  UNKNOWN_CARD,
  type Writer,
  zoneSlot,
} from "@dilemma-table/engine"
import { CAST_BY, CAST_FROM, castFromMark } from "./cast-from.ts"
import { exiledAlways } from "./casting-keywords.ts"
import { countDamage } from "./commander.ts"
import { lessForLife } from "./compleated.ts"
import { EXILED } from "./cost-offers.ts"
import { entersByNight } from "./day-and-night.ts"
import { type EnteringCounters, ownCounters } from "./entering-counters.ts"
import { retimedInOrder } from "./entering-together.ts"
import { isFaceDownMark } from "./face-down.ts"
import { copiedCard } from "./face-down-copies.ts"
import { hasType } from "./layers.ts"
import { ALL_LOCKED, halfNames } from "./layouts.ts"
import { plainKeywords } from "./lexicon.ts"
import { COLORS_SPENT } from "./mana-spent.ts"
import { arranged, joined, parted } from "./melding.ts"
import { rememberAnnounced } from "./paid.ts"
import { PHASED_OUT } from "./phasing.ts"
import { faceDownMarks, faceOf, TURN_BEGAN } from "./position.ts"
import { cardOf } from "./represented.ts"
import { loreOf } from "./sagas.ts"

type Reducer = (write: Writer, event: GameEvent) => GameEvent | readonly GameEvent[] | null

const everyone = (write: Writer): number => (1 << write.state.players.length) - 1

const lives = (write: Writer, id: ObjectId): boolean => object(write.game.state, id).became === 0

/** Reducers of Magic's own events: mana, abilities and copies on the stack, what was announced, damage. */
export const reducers: Readonly<Record<string, Reducer>> = {
  /** move, as the engine does it; what says so of itself enters the battlefield tapped (614.1c) */
  move: (write, event) => {
    if (wouldBeOfNobody(write, event)) return null
    const prepared = revealed(write, entering(write.game, leaving(write.game, event)))
    const beneath = object(write.game.state, event.object as ObjectId).under
    const done = engineReducers.move?.(write, prepared) ?? null
    if (done === null) return null
    if (done.becomes !== undefined) rememberCasting(write, done)
    if (done.as === "melds") joined(write, done)
    return [...arrived(write, done), ...parted(write, beneath, done)]
  },
  /** arrange (player, to, objects): these take the places they have between them in this order (712.21a) */
  arrange: (write, event) => {
    arranged(write, event, zoneSlot(write.game, event.player as PlayerId, event.to as string))
    return event
  },
  /** timestamps (objects): these take the timestamps they have between them in this order (613.7m) */
  timestamps: (write, event) => {
    retimedInOrder(write, event)
    return event
  },
  /** turn, as the engine does it; a player's last turn is remembered (302.6) */
  turn: (write, event) => {
    const done = engineReducers.turn?.(write, event) ?? null
    if (done !== null) write.setPlayerMark(event.player as PlayerId, TURN_BEGAN, write.state.turn)
    return done
  },
  /** create, as the engine does it; a token may be a copy, and enters with what it says of itself */
  create: (write, event) => {
    if (isAway(write, event.player)) return null
    const done = engineReducers.create?.(write, event) ?? null
    if (done?.becomes !== undefined && event.rule === "608.3f") {
      const { said } = object(write.game.state, event.source as ObjectId)
      if (said !== null) rememberAnnounced(write, done.becomes, said)
    }
    return done === null ? null : arrived(write, done)
  },
  /** phase (object, as): it lies aside now, or is back where it was (702.26b, 702.26c) */
  phase: (write, event) => {
    const id = event.object as ObjectId
    const to = event.as === "phases-out" ? PHASED_OUT : "battlefield"
    if (!lives(write, id) || object(write.game.state, id).zone === to) return null
    write.setAside(id, to)
    return event
  },
  /** become (object, amount = card, face): it becomes a copy of that, or itself again (707.2) */
  become: (write, event) => {
    const id = event.object as ObjectId
    if (!lives(write, id)) return null
    becomes(write, id, event.amount as CardIndex, event.face ?? 0)
    return event
  },
  /** shield (amount = the effect's number; data: left), after some of its damage is prevented (615.7) */
  shield: (write, event) => {
    const { left } = event.data as { readonly left: number }
    write.state.effects = write.state.effects.map((effect) => {
      const does = effect.does.does as { readonly shield?: object }
      if (effect.n !== event.amount || does.shield === undefined) return effect
      return { ...effect, does: { ...effect.does, does: { ...does, shield: { ...does.shield, left } } as never } }
    })
    return event
  },
  /** attach, face: as the engine does it; what is attached, or turned, has a new timestamp (613.7e, 613.7f) */
  attach: (write, event) => retimed(write, engineReducers.attach?.(write, event) ?? null),
  face: (write, event) => {
    const done = engineReducers.face?.(write, event) ?? null
    if (done?.as === "turns-up") for (const name of faceDownMarks) write.setMark(event.object as ObjectId, name, 0)
    // Unlocking and locking a door leaves a permanent as old as it is (613.7f speaks of turning and transforming).
    return ["unlocks-door", "locks-door", "flips"].includes(done?.as ?? "") ? done : retimed(write, done)
  },
  /** control, as the engine does it; whoever controls a face-down permanent may look at it (708.5) */
  control: (write, event) => {
    const done = engineReducers.control?.(write, event) ?? null
    const id = event.object as ObjectId
    const { faceDown, known, controller } = object(write.game.state, id)
    if (done !== null && faceDown) write.know(id, known | (1 << controller))
    return done
  },
  /** counters, as the engine does it; one that gives a keyword has a timestamp of its own (613.7c) */
  counters: (write, event) => {
    const name = event.name ?? ""
    const had = event.object === undefined ? 0 : (object(write.game.state, event.object).counters[name] ?? 0)
    const done = engineReducers.counters?.(write, event) ?? null
    if (done !== null && (event.amount ?? 1) > 0 && (plainKeywords as readonly string[]).includes(name))
      write.setMark(event.object as ObjectId, `time:${name}`, now(write))
    if (done === null || (event.amount ?? 1) >= 0) return done
    const left = object(write.game.state, event.object as ObjectId).counters[name] ?? 0
    return { ...done, as: had > 0 && left === 0 ? "last-counter" : "removes-counters" }
  },
  /** mana (player, name = type, amount ±; data.only: what it may be spent on, as text) */
  mana: (write, event) => {
    const player = event.player as PlayerId
    const only = (event.data as { readonly only?: string } | undefined)?.only
    const name = only === undefined ? `mana:${event.name}` : `mana:${event.name}|${only}`
    const now = write.state.players[player]?.marks[name] ?? 0
    write.setPlayerMark(player, name, now + (event.amount ?? 0))
    return event
  },
  /** put-ability (player, source; data: ability, event, names; becomes) */
  "put-ability": (write, event) => {
    const {
      ability,
      event: cause,
      names,
    } = event.data as unknown as Pick<Stacked, "event" | "names"> & {
      readonly ability: Ability
    }
    const source = event.source as ObjectId
    if (isAway(write, event.player)) return null
    const becomes = write.create(UNKNOWN_CARD, "ability", event.player as PlayerId, "stack", {
      known: everyone(write),
      stacked: { ability, source, event: cause, names: names ?? NO_NAMES },
    })
    return { ...event, object: becomes, becomes }
  },
  /** copy-on-stack (player, source = the original; becomes) */
  "copy-on-stack": (write, event) => {
    if (isAway(write, event.player)) return null
    const original = object(write.game.state, event.source as ObjectId)
    const isAbility = original.kind === "ability"
    const card = isAbility ? original.card : copiedCard(write.game, original)
    const becomes = write.create(card, isAbility ? "ability" : "copy", event.player as PlayerId, "stack", {
      face: card === original.card ? original.face : 0,
      known: everyone(write),
      said: original.said === null ? null : { ...original.said, copied: true },
      stacked: original.stacked,
    })
    return { ...event, object: becomes, becomes }
  },
  /** copy-card (player, source = the card; becomes): a copy of a card, in its zone (707.12). */
  "copy-card": (write, event) => {
    if (isAway(write, event.player)) return null
    const { card, face, zone } = object(write.game.state, event.source as ObjectId)
    const becomes = write.create(card, "copy", event.player as PlayerId, zone, { face, known: everyone(write) })
    return { ...event, object: becomes, becomes }
  },
  /** say (object; data: what was announced) */
  say: (write, event) => {
    const id = event.object as ObjectId
    if (!lives(write, id)) return null
    write.patch(id, { said: event.data as unknown as Said })
    return event
  },
  /** damage (source, object | player, amount; data: deathtouch). Loss of life follows as an event of its own. */
  damage: (write, event) => {
    const id = event.object
    if (id === undefined) {
      countDamage(write, event)
      return event
    }
    if (!lives(write, id)) return null
    const { marks, counters } = object(write.game.state, id)
    const amount = event.amount ?? 0
    const { deathtouch, counters: asCounters } = (event.data ?? {}) as {
      readonly deathtouch?: boolean
      readonly counters?: boolean
    }
    const creature = hasType(write.game, id, "creature")
    const gone: GameEvent[] = []
    for (const [type, kind] of [
      ["planeswalker", "loyalty"],
      ["battle", "defense"],
    ] as const)
      if (counters[kind] !== undefined && hasType(write.game, id, type)) {
        write.addCounters(id, kind, -amount)
        gone.push(countersGone(write, event, kind, counters[kind] ?? 0))
      }
    if (!creature) return [event, ...gone]
    if (asCounters === true) write.addCounters(id, "-1/-1", amount)
    else write.setMark(id, "damage", (marks.damage ?? 0) + amount)
    if (deathtouch === true) write.setMark(id, "deathtouched", 1)
    return [event, ...gone]
  },
}

/** Damage removes that many loyalty or defense counters (306.8, 310.6): as much as were there. */
function countersGone(write: Writer, { object: id, source }: GameEvent, name: string, had: number): GameEvent {
  const left = object(write.game.state, id as ObjectId).counters[name] ?? 0
  return {
    type: "counters",
    as: left === 0 ? "last-counter" : "removes-counters",
    rule: name === "defense" ? "310.6" : "306.8",
    object: id as ObjectId,
    name,
    amount: left - had,
    ...(source === undefined ? {} : { source }),
  }
}

/** Nothing comes to be of a player who has left the game (800.4b, 800.4d). */
const isAway = (write: Writer, player: PlayerId | undefined): boolean =>
  player !== undefined && write.state.players.length > 2 && hasLeft(write.game, player)

/** What would come to the battlefield or the stack under the control of a player who has left stays where it is (800.4b). */
const wouldBeOfNobody = (write: Writer, { to, controller }: GameEvent): boolean =>
  (to === "battlefield" || to === "stack") && isAway(write, controller)

const now = (write: Writer): number => write.state.objects.length * 2 - 1

function retimed(write: Writer, event: GameEvent | null): GameEvent | null {
  if (event?.object !== undefined) write.setMark(event.object, "time", now(write))
  return event
}

interface Entering extends EnteringCounters {
  readonly designation?: string
  readonly copy?: { readonly card: CardIndex; readonly face: number; readonly added: readonly object[] }
}

/** A spell, and the permanent it becomes, keep from which zone it was cast, and by whom. */
function rememberCasting(write: Writer, { as, from, to, object: id, becomes }: GameEvent): void {
  if (becomes === undefined || id === undefined) return
  if (as === "proposed") {
    write.setMark(becomes, CAST_FROM, castFromMark(from ?? ""))
    write.setMark(becomes, CAST_BY, object(write.game.state, becomes).controller + 1)
  } else if (from === "stack" && to === "battlefield") {
    const { marks, said } = object(write.game.state, id)
    for (const name of [CAST_FROM, CAST_BY, COLORS_SPENT])
      if (marks[name] !== undefined) write.setMark(becomes, name, marks[name])
    if (said !== null) rememberAnnounced(write, becomes, said)
  }
}

/** What enters the battlefield is a copy if that was said, and has the counters it enters with (306.5b, 614.1c, 707.5). */
function arrived(write: Writer, event: GameEvent): readonly GameEvent[] {
  const id = event.becomes
  if (id === undefined || event.to !== "battlefield") return [event]
  const { counters, own: instead, copy, designation } = (event.data ?? {}) as Entering
  if (designation !== undefined) write.setMark(id, `designation:${designation}`, write.state.turn)
  if (copy !== undefined) {
    if (event.type === "move") becomes(write, id, copy.card, copy.face)
    const { controller } = object(write.game.state, id)
    const about = { source: id, controller, objects: [id], until: "game", names: NO_NAMES } as const
    const all = [...(event.type === "move" ? [{ copied: { card: copy.card, face: copy.face } }] : []), ...copy.added]
    for (const does of all) {
      const n = write.nextTime()
      const effect = effectRecord({ ...about, does: { does: does as never } }, n, write.state.turn, id * 2)
      write.state.effects = [...write.state.effects, effect]
    }
  }
  const found = object(write.game.state, id)
  if (found.faceDown) lieDown(write, found, event.name)
  const own =
    found.faceDown || found.card === UNKNOWN_CARD
      ? {}
      : {
          ...lessForLife(write.game, id, { ...ownCounters(faceOf(write.game, found).data), ...instead }),
          ...loreOf(write.game, id),
        }
  return [
    event,
    ...unlocking(write, id, event),
    ...[own, counters ?? {}].flatMap((some) => entersWith(write, id, some)),
  ]
}

/** The half as which a Room was cast is unlocked as it enters (709.5d, 709.5h). */
function unlocking(write: Writer, id: ObjectId, { type, from }: GameEvent): readonly GameEvent[] {
  const found = object(write.game.state, id)
  if (type !== "move" || from !== "stack" || found.faceDown || cardOf(write.game, found).layout !== "room") return []
  const name = halfNames[found.face] ?? ""
  return [{ type: "note", as: "unlocks-door", rule: "709.5d", object: id, player: found.controller, name }]
}

/** Counters with which it enters are put on it (122.6). */
const entersWith = (write: Writer, id: ObjectId, some: Readonly<Record<string, number>>): readonly GameEvent[] =>
  Object.entries(some)
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => {
      write.addCounters(id, name, amount)
      const { controller: player } = object(write.game.state, id)
      return { type: "counters", rule: "122.6", object: id, name, amount, player }
    })

/** What has made it face down stays with it (708.6): it was manifested, cloaked, or cast by disguise. */
function lieDown(write: Writer, { id, face, said }: GameObject, name: string | undefined): void {
  const mark = isFaceDownMark(name) ? name : said?.costs.includes("disguise") === true ? "disguised" : undefined
  if (mark === undefined) return
  write.setMark(id, mark, 1)
  write.turn(id, face, true)
}

/** Its card is that of what it copies; its own is kept in marks, and counts again when it moves. */
function becomes(write: Writer, id: ObjectId, card: CardIndex, face: number): void {
  const { marks, card: before, face: faceBefore } = object(write.game.state, id)
  if (marks["printed-card"] === undefined) {
    write.setMark(id, "printed-card", before)
    write.setMark(id, "printed-face", faceBefore + 1)
  }
  write.turnInto(id, card, face)
}

/** What was face down on the battlefield or the stack is shown to all as it moves elsewhere (708.9). */
function revealed(write: Writer, event: GameEvent): GameEvent {
  if (event.object === undefined || event.to === "battlefield" || event.to === "stack") return event
  const { faceDown, zone } = object(write.game.state, event.object)
  if (!faceDown || (zone !== "battlefield" && zone !== "stack")) return event
  return { ...event, seen: everyone(write) }
}

interface StaticAbility {
  readonly static: { readonly entersTapped?: true }
  readonly while?: unknown
}

/** A spell cast in a way that says so is exiled instead of leaving the stack for elsewhere (702.34a). */
function leaving(game: Game, event: GameEvent): GameEvent {
  if (event.object === undefined || event.to === "exile" || event.to === "stack") return event
  const { zone, said } = object(game.state, event.object)
  if (zone !== "stack" || said === null) return event
  const exiled =
    said.costs.some((key) => exiledAlways.includes(key)) || (event.to === "graveyard" && said.costs.includes(EXILED))
  return exiled ? { ...event, to: "exile" } : event
}

/** The event with the object tapped if its own text has it enter so, as that would be on the battlefield (614.12). */
function entering(game: Game, event: GameEvent): GameEvent {
  return tappedOrNot(game, withFace(game, event))
}

/** A Room that wasn't cast enters with both halves locked (709.5d), a daybound card by night transformed (702.145b). */
function withFace(game: Game, event: GameEvent): GameEvent {
  if (event.to !== "battlefield" || event.object === undefined || event.faceDown === true) return event
  const found = object(game.state, event.object)
  if (found.card === UNKNOWN_CARD) return event
  if ((event.face ?? 0) === 0 && entersByNight(game, found.id)) return { ...event, face: 1 }
  if (found.zone === "stack") return event
  return cardOf(game, found).layout === "room" ? { ...event, face: ALL_LOCKED } : event
}

function tappedOrNot(game: Game, event: GameEvent): GameEvent {
  if (event.to !== "battlefield" || event.object === undefined || event.tapped !== undefined) return event
  const found = object(game.state, event.object)
  if (event.faceDown === true) return event
  const { copy } = (event.data ?? {}) as Entering
  const face = game.card(copy?.card ?? found.card).faces[copy?.face ?? event.face ?? found.face]
  const frame = makeFrame(found.id, event.controller ?? found.controller)
  const tapped = (face?.abilities ?? []).some((ability) => {
    if (typeof ability !== "object" || !("static" in ability)) return false
    const { static: does, while: condition } = ability as unknown as StaticAbility
    return does.entersTapped === true && (condition === undefined || holds(game, frame, condition as never))
  })
  return tapped ? { ...event, tapped: true } : event
}
