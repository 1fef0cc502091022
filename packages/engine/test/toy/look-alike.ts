import {
  answer,
  CHANCE,
  copyState,
  current,
  type Decision,
  decision,
  Game,
  type GameObject,
  inHand,
  type Key,
  type ObjectId,
  object,
  type PlayerId,
  randomSource,
  type State,
  sample,
  seesObject,
  toLastRest,
  viewLog,
  zoneSpec,
} from "../../src/index.ts"
import { unwatch, watchObject } from "../../src/watch.ts"

/*
 * Pairs of games that differ only in what one player may not know, made by changing the state at a rest, and played on
 * alike. How they differ:
 * - unseen: two cards that the player doesn't know lie the other way round
 * - hand: the opponent holds two cards the other way round, with what is known of them
 * - equal: of two equal cards in the opponent's hand, the player knows the other one
 * - shuffle: every shuffle goes another way
 * - choice: the opponent once chooses another one of cards that only the opponent sees
 */
export const differences = ["unseen", "hand", "equal", "shuffle", "choice"] as const
export type Difference = (typeof differences)[number]

export interface Pair {
  readonly one: Game
  readonly other: Game
  readonly player: PlayerId
  /** Lines of the player's log before the change. */
  readonly from: number
}

/** Two objects that differ in this way, to be exchanged; null if there are none. */
function candidates(game: Game, player: PlayerId, how: Difference, seed: number): readonly [ObjectId, ObjectId] | null {
  const { state } = game.rest
  const bit = 1 << player
  // What waits names objects, and everybody knows which.
  if (state.waiting.length > 0) return null
  const there = state.zones.flat().map((id) => object(state, id))
  const fits = (a: GameObject, b: GameObject): boolean => {
    if (a.id >= b.id || a.owner !== b.owner) return false
    const unknown = (found: GameObject): boolean => (found.known & bit) === 0 && !seesObject(game, player, found)
    const held = (found: GameObject): boolean => inHand(game, found) && found.owner !== player
    if (how === "unseen") return a.card !== b.card && unknown(a) && unknown(b)
    if (!held(a) || !held(b)) return false
    return how === "hand" ? a.card !== b.card || a.known !== b.known : a.card === b.card
  }
  const pairs = there.flatMap((a) => there.filter((b) => fits(a, b)).map((b) => [a.id, b.id] as const))
  return pairs.length === 0 ? null : (pairs[randomSource(seed)(pairs.length)] ?? null)
}

/** One of two cards is known to the player, the other one isn't. */
function knowing(state: State, [a, b]: readonly [ObjectId, ObjectId], player: PlayerId): State {
  const copy = copyState(state)
  const objects = copy.objects as GameObject[]
  const bit = 1 << player
  objects[a] = { ...object(state, a), known: object(state, a).known | bit }
  objects[b] = { ...object(state, b), known: object(state, b).known & ~bit }
  return copy
}

/** The game with the two exchanged; what of them watches is entered anew. */
function exchanged(game: Game, [a, b]: readonly [ObjectId, ObjectId], player: PlayerId, how: Difference): State {
  const { state } = game.rest
  const table = new Game(game.basis, game.rest, game.rest.tape, game.options)
  table.state = copyState(state)
  for (const id of [a, b]) unwatch(table, id)
  const objects = table.state.objects as GameObject[]
  const [one, two] = [object(state, a), object(state, b)]
  const bit = 1 << player
  const take = (own: GameObject, from: GameObject): GameObject => {
    if (how === "unseen") return { ...own, card: from.card, face: from.face }
    if (how === "equal") return { ...own, known: (own.known & ~bit) | (from.known & bit) }
    return { ...from, id: own.id, was: own.was }
  }
  objects[a] = take(one, two)
  objects[b] = take(two, one)
  for (const id of [a, b]) watchObject(table, id)
  return table.state
}

/**
 * Plays a pair on from the last rest of `game`.
 * @param each is shown the pair at every decision at which it still looks the same to the player
 * @returns how many decisions that were; 0 where the game has no such difference
 */
export function playPair(
  game: Game,
  player: PlayerId,
  how: Difference,
  seed: number,
  limit: number,
  each: (pair: Pair) => void,
): number {
  const rest = toLastRest(game)
  const played = how === "shuffle" || how === "choice"
  const swap = played ? null : candidates(rest, player, how, seed)
  if (!played && swap === null) return 0
  const options = { ...game.options, chance: "ask", forced: "ask" } as const
  const begin = (state: State): Game => new Game(game.basis, { ...game.rest, state }, game.rest.tape, options)
  const state = how === "equal" && swap !== null ? knowing(game.rest.state, swap, player) : game.rest.state
  const one = begin(state)
  const other = begin(swap === null ? state : exchanged(begin(state), swap, player, how))
  let mapped = how === "hand" && swap !== null ? exchangedKey(swap) : (key: Key) => key
  let chosen: readonly [ObjectId, ObjectId] | null = null
  const random = randomSource(seed)
  const from = viewLog(rest, player).length - 1
  for (let n = 0; n < limit; n++) {
    const [asked, alike] = [decision(one), decision(other)]
    if (tellsApart(one.state, other.state, player, how === "hand" ? (swap ?? []) : [])) return n
    if (chosen !== null && isLeft(one.state, other.state, chosen, player)) return n
    if (asked === null || alike === null || asked.by !== alike.by || asked.kind !== alike.kind) {
      const window = [asked, alike].some((one) => one?.hidden === true && one.by !== player)
      if (window) throw new Error("Whether something hidden is asked can be seen")
      return n
    }
    each({ one, other, player, from })
    const keys = sample(asked.space, random, one.oracle)
    const shuffled = how === "shuffle" && asked.by === CHANCE && asked.kind === "shuffle"
    let then = shuffled ? sample(alike.space, random) : keys.map(mapped)
    const others: readonly [ObjectId, ObjectId] | null =
      how === "choice" && chosen === null ? otherChoice(one, asked, keys, player) : null
    if (others !== null) {
      chosen = others
      mapped = exchangedKey(others)
      then = [others[1]]
    }
    if (!answer(other, alike.by, then).ok) return n
    if (!answer(one, asked.by, keys).ok) throw new Error("A sampled answer isn't legal")
    if (others !== null && (isShown(one.state, others[0], player) || isShown(other.state, others[1], player))) return n
  }
  return limit
}

/** The card chosen, and another that might have been, where the player sees and knows none of them. */
function otherChoice(
  game: Game,
  asked: Decision,
  keys: readonly Key[],
  player: PlayerId,
): readonly [ObjectId, ObjectId] | null {
  const { by, kind, space } = asked
  if (by === player || by === CHANCE || kind !== "cards" || space.type !== "pick" || keys.length !== 1) return null
  const bit = 1 << player
  const unseen = (key: Key): boolean => {
    const found = typeof key === "number" ? game.state.objects[key] : undefined
    if (found === undefined || seesObject(game, player, found) || (found.known & bit) !== 0) return false
    return inHand(game, found) || zoneSpec(game, found.zone).deck === true
  }
  if (!space.options.every(({ key }) => unseen(key))) return null
  const other = space.options.find(({ key }) => key !== keys[0])?.key
  return other === undefined ? null : [keys[0] as ObjectId, other as ObjectId]
}

/** Does the player know a card that was chosen in one game and left in the other? */
const isLeft = (one: State, other: State, [a, b]: readonly [ObjectId, ObjectId], player: PlayerId): boolean =>
  ((object(one, b).known | object(other, a).known) & (1 << player)) !== 0

/** Does the player know what was chosen? */
const isShown = (state: State, id: ObjectId, player: PlayerId): boolean =>
  (object(state, current(state, id)).known & (1 << player)) !== 0

const exchangedKey =
  ([a, b]: readonly [ObjectId, ObjectId]) =>
  (key: Key): Key => {
    const other = (id: number): number => (id === a ? b : id === b ? a : id)
    if (typeof key === "number") return other(key)
    const [name, id, ...more] = key.split(":")
    return id === undefined || !/^\d+$/.test(id) ? key : [name, other(Number(id)), ...more].join(":")
  }

/** Has the player come to know a card that differs? Of the opponent's hand it knows the cards, not which of two they are. */
function tellsApart(one: State, other: State, player: PlayerId, exchanged: readonly ObjectId[]): boolean {
  const bit = 1 << player
  if (one.objects.length !== other.objects.length) return true
  return one.objects.some((found, id) => {
    const alike = other.objects[id]
    if (found === undefined || alike === undefined) return found !== alike
    if (found.card === alike.card || exchanged.includes(found.id)) return false
    return ((found.known | alike.known) & bit) !== 0
  })
}
