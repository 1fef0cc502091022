import {
  type Ability,
  ask,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  object,
  objectOption,
  order,
  type PlayerId,
  type Procedure,
  seatsFrom,
  timeOf,
  type Writer,
} from "@dilemma-table/engine"
import { layers } from "./continuous-units.ts"

/*
 * Timestamps of what enters at the same time (613.7m): those of the active player come first, in an order of that player's
 * choice, then those of each other player in turn order. Nobody is asked where the order can't be seen.
 */

/** Which words make a difference when they change places: what adds a bonus, or grants a keyword beside another, doesn't. */
const ordered: readonly (readonly string[])[] = [
  ...layers.filter(({ layer }) => ["4", "5", "7b"].includes(layer)).map(({ words }) => words),
]

/** The words of its static abilities that reach beyond itself, or what it is attached to. */
function wordsOf(game: Game, id: ObjectId): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { ability } of watching(game, id)) {
    const { static: does, to } = ability as unknown as { static: object; to?: unknown }
    if (to !== undefined && to !== "this") for (const word of Object.keys(does)) found.add(word)
  }
  return found
}

function* watching(game: Game, id: ObjectId): Generator<{ readonly ability: Ability }> {
  for (const [name, list] of Object.entries(game.state.watch))
    if (name.startsWith("static:")) for (const one of list) if (one.object === id) yield one
}

function collide(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (ordered.some((words) => words.some((word) => a.has(word)) && words.some((word) => b.has(word)))) return true
  return (
    (a.has("loses") && b.has("grant")) || (a.has("grant") && b.has("loses")) || (a.has("control") && b.has("control"))
  )
}

/** Sets in order what entered the battlefield together just now, where that order decides what applies last (613.7m). */
export function* orderTogether(game: Game, done: readonly GameEvent[]): Procedure<void> {
  const entered = done.flatMap(({ to, becomes }) =>
    to === "battlefield" && becomes !== undefined && isThere(game.state, becomes) ? [becomes] : [],
  )
  if (entered.length < 2) return
  const words = new Map(entered.map((id) => [id, wordsOf(game, id)] as const))
  const meets = (id: ObjectId, others: readonly ObjectId[]): boolean =>
    others.some((other) => other !== id && collide(words.get(id) ?? NONE, words.get(other) ?? NONE))
  const matter = entered.filter((id) => meets(id, entered))
  if (matter.length < 2) return
  const wanted: ObjectId[] = []
  for (const player of seatsFrom(game, game.state.active)) {
    const own = matter.filter((id) => object(game.state, id).controller === player)
    wanted.push(...(own.some((id) => meets(id, own)) ? yield* orderedBy(game, player, own) : own))
  }
  const now = [...matter].sort((a, b) => timeOf(game, a) - timeOf(game, b))
  if (now.every((id, i) => id === wanted[i])) return
  yield* happen(game, [{ type: "timestamps", rule: "613.7m", objects: wanted }])
}

const NONE: ReadonlySet<string> = new Set()

function* orderedBy(game: Game, player: PlayerId, own: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const keys = yield* ask(game, {
    by: player,
    kind: "order",
    rules: ["613.7m"],
    prompt: "timestamps",
    space: order(own.map(objectOption)),
  })
  return keys as readonly ObjectId[]
}

/** These objects take the timestamps they have between them in this order. */
export function retimedInOrder(write: Writer, { objects = [] }: GameEvent): void {
  const times = objects.map((id) => timeOf(write.game, id)).sort((a, b) => a - b)
  for (const [i, id] of objects.entries()) write.setMark(id, "time", times[i] ?? 0)
}
