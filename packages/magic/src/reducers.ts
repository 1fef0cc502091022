import {
  type Ability,
  engineReducers,
  type Game,
  type GameEvent,
  holds,
  type Key,
  makeFrame,
  NO_NAMES,
  type ObjectId,
  object,
  type PlayerId,
  type Said,
  type Stacked,
  UNKNOWN_CARD,
  type Writer,
} from "@dilemma-table/engine"
import { EXILED } from "./cost-offers.ts"

/** Ways of casting after which a spell goes to exile from the stack, wherever it would go (702.34a, 702.133a). */
const exiling: readonly Key[] = ["flashback", "jump-start"]

type Reducer = (write: Writer, event: GameEvent) => GameEvent | null

const everyone = (write: Writer): number => (1 << write.state.players.length) - 1

const lives = (write: Writer, id: ObjectId): boolean => object(write.game.state, id).became === 0

/** Reducers of Magic's own events: mana, abilities and copies on the stack, what was announced, damage. */
export const reducers: Readonly<Record<string, Reducer>> = {
  /** move, as the engine does it; what says so of itself enters the battlefield tapped (614.1c) */
  move: (write, event) =>
    engineReducers.move?.(write, revealed(write, entering(write.game, leaving(write.game, event)))) ?? null,
  /** mana (player, name = type, amount ±) */
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
    const becomes = write.create(UNKNOWN_CARD, "ability", event.player as PlayerId, "stack", {
      known: everyone(write),
      stacked: { ability, source, event: cause, names: names ?? NO_NAMES },
    })
    return { ...event, object: becomes, becomes }
  },
  /** copy-on-stack (player, source = the original; becomes) */
  "copy-on-stack": (write, event) => {
    const original = object(write.game.state, event.source as ObjectId)
    const isAbility = original.kind === "ability"
    const becomes = write.create(original.card, isAbility ? "ability" : "copy", event.player as PlayerId, "stack", {
      face: original.face,
      known: everyone(write),
      said: original.said === null ? null : { ...original.said, copied: true },
      stacked: original.stacked,
    })
    return { ...event, object: becomes, becomes }
  },
  /** copy-card (player, source = the card; becomes): a copy of a card, in its zone (707.12). */
  "copy-card": (write, event) => {
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
    if (id === undefined) return event
    if (!lives(write, id)) return null
    const { marks, counters } = object(write.game.state, id)
    const amount = event.amount ?? 0
    if (counters.loyalty !== undefined) write.addCounters(id, "loyalty", -amount)
    write.setMark(id, "damage", (marks.damage ?? 0) + amount)
    if ((event.data as { readonly deathtouch?: boolean } | undefined)?.deathtouch === true)
      write.setMark(id, "deathtouched", 1)
    return event
  },
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
    said.costs.some((key) => exiling.includes(key)) || (event.to === "graveyard" && said.costs.includes(EXILED))
  return exiled ? { ...event, to: "exile" } : event
}

/** The event with the object tapped if its own text has it enter so, as that would be on the battlefield (614.12). */
function entering(game: Game, event: GameEvent): GameEvent {
  if (event.to !== "battlefield" || event.object === undefined || event.tapped !== undefined) return event
  const found = object(game.state, event.object)
  if (event.faceDown === true) return event
  const face = game.card(found.card).faces[event.face ?? found.face]
  const frame = makeFrame(found.id, event.controller ?? found.controller)
  const tapped = (face?.abilities ?? []).some((ability) => {
    if (typeof ability !== "object" || !("static" in ability)) return false
    const { static: does, while: condition } = ability as unknown as StaticAbility
    return does.entersTapped === true && (condition === undefined || holds(game, frame, condition as never))
  })
  return tapped ? { ...event, tapped: true } : event
}
