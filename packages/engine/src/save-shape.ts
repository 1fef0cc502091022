import { z } from "zod"
import { NONE } from "./ids.ts"
import type { Plain, State } from "./state.ts"

/*
 * How a save is written: what can be read at all. What it says is checked by the rulebook and by running it again.
 */

const whole = z.int()
const count = z.int().min(0)
const seat = z.int().min(0)
const who = z.int().min(-1)
const key = z.union([z.number(), z.string()])
const marks = z.record(z.string(), z.number())
const plain = z.unknown() as unknown as z.ZodType<Plain>
const names = z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.array(count)]))

const placed = z.object({
  card: count,
  face: count.optional(),
  tapped: z.boolean().optional(),
  faceDown: z.boolean().optional(),
  fresh: z.boolean().optional(),
  token: z.boolean().optional(),
  counters: marks.optional(),
  marks: marks.optional(),
  chosen: z.string().optional(),
  get under(): z.ZodOptional<z.ZodArray<typeof placed>> {
    return z.array(placed).optional()
  },
  get attached(): z.ZodOptional<z.ZodArray<typeof placed>> {
    return z.array(placed).optional()
  },
  controller: seat.optional(),
  knownBy: z.array(seat).optional(),
})

const loop = z.record(z.string(), plain)

const setupShape = z.object({
  edition: z.object({
    date: z.string().optional(),
    name: z.string().optional(),
    tournament: z.boolean().optional(),
  }),
  seed: whole,
  cards: z.array(
    z.union([
      z.object({ card: z.string(), wording: z.string().optional() }),
      z.object({ data: z.record(z.string(), z.unknown()), wording: z.string().optional() }),
    ]),
  ),
  seats: z.array(
    z.object({
      zones: z.record(z.string(), z.array(placed)),
      life: z.number().optional(),
      marks: marks.optional(),
    }),
  ),
  start: z.union([
    z.object({ whole: z.literal(true), first: seat.optional() }),
    z.object({ whole: z.literal(false), turn: count, active: seat, loop }),
  ]),
})

const event = z.looseObject({ type: z.string(), rule: z.string() })
const ability = z.union([z.string(), z.record(z.string(), z.unknown())])

const gameObject = z.object({
  id: count,
  kind: z.enum(["card", "token", "copy", "ability"]),
  card: count,
  face: count,
  owner: seat,
  controller: seat,
  zone: z.string(),
  tapped: z.boolean(),
  faceDown: z.boolean(),
  known: count,
  was: count,
  became: count,
  attachedTo: count,
  under: z.array(count),
  over: count,
  since: whole,
  counters: marks,
  marks,
  said: z.looseObject({ face: count }).nullable(),
  stacked: z.looseObject({ ability, source: count, event: event.nullable(), names }).nullable(),
  last: z.record(z.string(), plain).nullable(),
})

const stateShape = z.object({
  objects: z.array(gameObject.nullable()).min(1),
  zones: z.array(z.array(count)),
  players: z.array(z.object({ life: z.number(), marks })),
  turn: count,
  active: seat,
  loop,
  waiting: z.array(
    z.object({
      n: count,
      kind: z.string(),
      source: count,
      controller: seat,
      ability: ability.nullable(),
      event: event.nullable(),
      names,
      since: whole,
    }),
  ),
  effects: z.array(
    z.object({
      n: count,
      source: count,
      controller: seat,
      does: z.looseObject({ does: z.record(z.string(), z.unknown()) }),
      objects: z.array(count).nullable(),
      until: z.string(),
      turn: whole,
      time: count,
      names,
    }),
  ),
  watch: z.record(z.string(), z.array(z.object({ object: count, ability }))),
  history: z.array(event),
  time: count,
  random: z.array(whole).min(1),
  result: z.object({ winner: seat.nullable(), reason: z.string(), rule: z.string() }).nullable(),
})

export const saveShape = z.object({
  engine: z.string(),
  setup: setupShape,
  options: z.object({ chance: z.enum(["auto", "ask"]), forced: z.enum(["auto", "ask"]) }),
  /** Who, what, the decision's fingerprint, and whether the engine answered. */
  tape: z.array(z.tuple([who, z.array(key), count, z.boolean()])),
  /** The fingerprint of the decision at which the game stands. */
  asks: count.nullable(),
  /** The state before the first answer, where the game doesn't begin with its setup. */
  from: stateShape.nullable(),
  /** The last rest: after how many answers, and the state there. */
  rest: z.object({ at: count, state: stateShape }),
})

/**
 * Does a state that has the right shape hang together: does every id and every seat that it names exist, and is every object
 * that is there in one place?
 * @returns the first place where it doesn't, or null
 */
export function looseEnd(state: State, zones: number, seats: number, cards: number): string | null {
  if (state.objects[0] !== undefined) return "objects[0]"
  if (state.players.length !== seats) return "players"
  if (state.zones.length !== zones * seats) return "zones"
  if (state.active >= seats) return "active"
  if ((state.result?.winner ?? 0) >= seats) return "result"
  const exists = (id: number): boolean => id === NONE || state.objects[id] !== undefined
  for (const [id, found] of state.objects.entries()) {
    if (found === undefined) continue
    const named = [found.was, found.became, found.attachedTo, found.over, ...found.under]
    if (found.id !== id || found.card >= cards || !named.every(exists)) return `objects[${id}]`
    if (found.owner >= seats || found.controller >= seats) return `objects[${id}]`
  }
  const placed = new Set<number>()
  for (const [slot, list] of state.zones.entries()) {
    for (const id of list) {
      if (id === NONE || !exists(id) || placed.has(id)) return `zones[${slot}]`
      placed.add(id)
    }
  }
  for (const { source, controller, n } of [...state.waiting, ...state.effects])
    if (!exists(source) || controller >= seats) return `waiting or effect ${n}`
  for (const watchers of Object.values(state.watch)) if (!watchers.every((one) => exists(one.object))) return "watch"
  return null
}
