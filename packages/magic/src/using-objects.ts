import {
  ask,
  CHANCE,
  type CostWord,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  Illegal,
  type ObjectId,
  object,
  objectOption,
  type Procedure,
  pick,
  type RuleId,
} from "@dilemma-table/engine"
import type { MagicCost } from "./lexicon.ts"

/*
 * Costs that take objects: sacrificing, discarding, exiling, returning, tapping, untapping others, revealing. Several of them
 * must be payable together: one creature can't be sacrificed twice, though it may be tapped for one cost and then sacrificed
 * for another (601.2h lets them be paid in any order, so they are paid in the order that leaves most open).
 */

/** Costs of one kind exclude each other's objects: a permanent is tapped once, and leaves once. */
export type How = "tap" | "untap" | "reveal" | "counters" | "leave"

/** Which objects could serve for a cost, how many it takes, and what is done with them. */
export interface Use {
  readonly how: How
  readonly ids: readonly ObjectId[]
  readonly count: number
  /** Untapped ones that would do once they are tapped for mana. */
  readonly onceTapped?: readonly ObjectId[]
  readonly prompt: string
  readonly rule: RuleId
  readonly atRandom?: boolean
  events(ids: readonly ObjectId[]): readonly GameEvent[]
  /** What is done with them, where the player chooses more than which they are. */
  chosen?(ids: readonly ObjectId[]): Procedure<readonly GameEvent[]>
}

/** A cost that takes objects says which; paying it and whether it can be paid follow from that. */
export interface ObjectCost extends CostWord {
  use(game: Game, frame: Frame, argument: never, whole: never): Use
}

/** A cost's word and its argument. */
export function wordOf(cost: MagicCost): readonly [word: string, argument: unknown] {
  const [first] = Object.entries(cost)
  if (first === undefined) throw new RangeError("A cost says nothing")
  return first
}

/** What this cost takes; null if it takes no objects. */
export function useOf(game: Game, frame: Frame, cost: MagicCost): Use | null {
  const [word, argument] = wordOf(cost)
  const known = game.rulebook.vocabulary.costs[word] as Partial<ObjectCost> | undefined
  return known?.use?.(game, frame, argument as never, cost as never) ?? null
}

/** What these costs take. */
export const usesOf = (game: Game, frame: Frame, costs: readonly MagicCost[]): readonly Use[] =>
  costs.flatMap((cost) => useOf(game, frame, cost) ?? [])

/** Objects given to costs, each for one of their kind. */
export interface Taken {
  readonly how: How
  readonly id: ObjectId
}

/** How many assignments are looked at. */
const mostAssignments = 60

/**
 * Ways of giving each cost its objects, none of them twice for the same kind. Objects that `last` names are used last.
 * At most so many; none if it can't be done.
 */
export function* assignments(
  uses: readonly Use[],
  last: (id: ObjectId) => boolean = () => false,
): Generator<readonly Taken[], void> {
  const demands = uses
    .flatMap((use) => Array.from({ length: use.count }, () => use))
    .sort((a, b) => reach(a) - reach(b))
  if (!matched(demands)) return
  const chosen: Taken[] = []
  let left = mostAssignments
  function* give(i: number): Generator<readonly Taken[], void> {
    const use = demands[i]
    if (use === undefined) {
      left -= 1
      yield [...chosen]
      return
    }
    const sorted = [...use.ids, ...(use.onceTapped ?? [])].sort((a, b) => Number(last(a)) - Number(last(b)))
    const after = demands[i - 1] === use ? sorted.indexOf(chosen[i - 1]?.id as ObjectId) : -1
    for (const id of sorted.slice(after + 1)) {
      if (left <= 0) return
      if (chosen.some((one) => one.how === use.how && one.id === id)) continue
      chosen.push({ how: use.how, id })
      yield* give(i + 1)
      chosen.pop()
    }
  }
  yield* give(0)
}

const reach = ({ ids, onceTapped = [] }: Use): number => ids.length + onceTapped.length

/** Can every demand have an object of its own? Found by augmenting paths. */
function matched(demands: readonly Use[]): boolean {
  const holder = new Map<string, number>()
  const place = (i: number, seen: Set<string>): boolean => {
    const use = demands[i]
    if (use === undefined) return false
    for (const id of [...use.ids, ...(use.onceTapped ?? [])]) {
      const key = `${use.how}:${id}`
      if (seen.has(key)) continue
      seen.add(key)
      const other = holder.get(key)
      if (other === undefined || place(other, seen)) {
        holder.set(key, i)
        return true
      }
    }
    return false
  }
  return demands.every((_, i) => place(i, new Set()))
}

/** Can these be met together? */
export const usable = (uses: readonly Use[]): boolean =>
  matched(uses.flatMap((use) => Array.from({ length: use.count }, () => use)))

/**
 * Pays a cost that takes objects: the player chooses among those that leave enough for the costs that are paid after it. Where
 * these compete for the same objects, they are chosen one after another.
 */
export function* takeObjects(game: Game, frame: Frame, cost: MagicCost, rest: readonly MagicCost[]): Procedure<void> {
  const use = useOf(game, frame, cost)
  if (use === null) return
  const later = usesOf(game, frame, rest).filter(({ how }) => how === use.how)
  const taken: ObjectId[] = []
  const fits = (id: ObjectId): boolean => {
    const without = (ids: readonly ObjectId[]) => ids.filter((other) => other !== id && !taken.includes(other))
    const own = { ...use, ids: without(use.ids), count: use.count - taken.length - 1 }
    return usable([own, ...later.map((one) => ({ ...one, ids: without(one.ids) }))])
  }
  if (later.length === 0) taken.push(...(yield* choose(game, frame, use, use.ids, use.count)))
  else
    while (taken.length < use.count) {
      const able = use.ids.filter((id) => !taken.includes(id) && fits(id))
      const [id] = yield* choose(game, frame, use, able, 1)
      taken.push(id as ObjectId)
    }
  if (taken.length > 0) yield* happen(game, use.chosen === undefined ? use.events(taken) : yield* use.chosen(taken))
}

function* choose(
  game: Game,
  frame: Frame,
  use: Use,
  ids: readonly ObjectId[],
  count: number,
): Procedure<readonly ObjectId[]> {
  if (ids.length < count) throw unpaid(frame, use.prompt)
  if (count === 0) return []
  if (ids.length === count && ids.every((id) => id === frame.source)) return ids
  const keys = yield* ask(game, {
    by: use.atRandom === true ? CHANCE : frame.you,
    kind: use.atRandom === true ? "random" : "cost-choice",
    rules: ["601.2h", use.rule],
    prompt: use.prompt,
    source: frame.source,
    about: { count },
    space: pick(ids.map(objectOption), count, count),
  })
  return keys as readonly ObjectId[]
}

export const unpaid = (frame: Frame, name: string): Illegal =>
  new Illegal({ code: "cost-unpayable", rule: "118.3", object: frame.source, player: frame.you, data: { cost: name } })

/** Is this object on the battlefield? */
export const onBattlefield = (game: Game, id: ObjectId): boolean => {
  const found = object(game.state, id)
  return found.became === 0 && found.zone === "battlefield"
}
