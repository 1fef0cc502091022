import {
  amountOf,
  askOne,
  did,
  type Frame,
  type Game,
  type GameEvent,
  type ObjectId,
  object,
  type Procedure,
  type Value,
} from "@dilemma-table/engine"
import { howMany } from "./card-verbs.ts"
import { present } from "./present.ts"

/*
 * Putting counters on objects and taking them off (122).
 */

type Whole = Readonly<Record<string, unknown>>

/** Counters are put (122.6): so many on each object, or divided among targets as announced. */
export function* putCounters(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const ids = yield* present(game, frame, whole.on)
  const n = amountOf(game, frame, value as Value)
  const shares = whole.divided === true ? (frame.targets[frame.slots.indexOf(whole.on as never)] ?? []) : []
  const amount = (id: ObjectId): number =>
    shares.find((target) => "object" in target && target.object === id)?.share ?? n
  return yield* did(
    game,
    frame,
    ids
      .filter((id) => amount(id) > 0)
      .map((id) => ({
        type: "counters",
        rule: "122.6",
        object: id,
        name: whole.kind as string,
        amount: amount(id),
        source: frame.source,
      })),
  )
}

/** Counters are removed, as many as are there (122.1): of a kind, or of any kinds, which the player chooses one by one. */
export function* removeCounters(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const most = value === "all" ? Number.POSITIVE_INFINITY : amountOf(game, frame, value as Value)
  const ids = yield* present(game, frame, whole.on)
  const events: GameEvent[] = []
  for (const id of ids) {
    const { counters } = object(game.state, id)
    const has = kindsOn(counters)
    const kinds = whole.kind === undefined ? has : has.filter((name) => name === whole.kind)
    const total = kinds.reduce((sum, name) => sum + (counters[name] ?? 0), 0)
    const n = whole.upTo === true ? yield* howMany(game, frame, frame.you, Math.min(most, total)) : most
    const taken =
      kinds.length < 2 || total <= n
        ? takenInTurn(counters, kinds, n)
        : yield* takenByChoice(game, frame, counters, kinds, n)
    for (const [name, amount] of taken)
      events.push({ type: "counters", rule: "122.1", object: id, name, amount: -amount, source: frame.source })
  }
  return yield* did(game, frame, events)
}

/** So many counters of whichever kinds, as a cost (118.3): the player chooses them one by one. */
export function* anyCounters(
  game: Game,
  frame: Frame,
  id: ObjectId,
  n: number,
): Procedure<readonly (readonly [string, number])[]> {
  const { counters } = object(game.state, id)
  return yield* takenByChoice(game, frame, counters, kindsOn(counters), n)
}

/** The same without a choice: those that come first. */
export const firstCounters = (game: Game, id: ObjectId, n: number): readonly (readonly [string, number])[] => {
  const { counters } = object(game.state, id)
  return takenInTurn(counters, kindsOn(counters), n)
}

const kindsOn = (counters: Counters): readonly string[] =>
  Object.keys(counters).filter((name) => (counters[name] ?? 0) > 0)

type Counters = Readonly<Record<string, number | undefined>>

function takenInTurn(counters: Counters, kinds: readonly string[], n: number): readonly (readonly [string, number])[] {
  let left = n
  return kinds.flatMap((name) => {
    const amount = Math.min(left, counters[name] ?? 0)
    left -= amount
    return amount > 0 ? [[name, amount] as const] : []
  })
}

function* takenByChoice(
  game: Game,
  frame: Frame,
  counters: Counters,
  kinds: readonly string[],
  n: number,
): Procedure<readonly (readonly [string, number])[]> {
  const taken = new Map<string, number>()
  for (let i = 0; i < n; i++) {
    const left = kinds.filter((name) => (counters[name] ?? 0) > (taken.get(name) ?? 0))
    if (left.length === 0) break
    const name = left.length === 1 ? left[0] : yield* kindOfCounter(game, frame, left)
    if (name === undefined) break
    taken.set(name, (taken.get(name) ?? 0) + 1)
  }
  return [...taken]
}

function* kindOfCounter(game: Game, frame: Frame, kinds: readonly string[]): Procedure<string | undefined> {
  const key = yield* askOne(
    game,
    { by: frame.you, kind: "branch", rules: ["608.2d"], prompt: "either", source: frame.source },
    kinds.map((_, i) => ({ key: i + 1, is: { type: "branch" as const, branch: i + 1, object: frame.source } })),
  )
  return kinds[Number(key) - 1]
}
