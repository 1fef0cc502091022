import {
  type Ability,
  type GameEvent,
  NO_NAMES,
  type ObjectId,
  object,
  type PlayerId,
  type Said,
  type Stacked,
  UNKNOWN_CARD,
  type Writer,
} from "@dilemma-table/engine"

type Reducer = (write: Writer, event: GameEvent) => GameEvent | null

const everyone = (write: Writer): number => (1 << write.state.players.length) - 1

const lives = (write: Writer, id: ObjectId): boolean => object(write.game.state, id).became === 0

/** Reducers of Magic's own events: mana, abilities and copies on the stack, what was announced, damage. */
export const reducers: Readonly<Record<string, Reducer>> = {
  /** mana (player, name = type, amount ±) */
  mana: (write, event) => {
    const player = event.player as PlayerId
    const name = `mana:${event.name}`
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
