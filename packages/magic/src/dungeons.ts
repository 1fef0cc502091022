import {
  askOne,
  type Game,
  type GameEvent,
  happen,
  isThere,
  mark,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  players,
  zone,
} from "@dilemma-table/engine"
import { type DungeonName, dungeons, dungeonsFor, type Ventured } from "./dungeon-cards.ts"
import type { MagicCard } from "./lexicon.ts"
import { newEmblem } from "./player-designations.ts"
import { stackOf } from "./position.ts"

/*
 * Dungeons, and venturing into them (309, 701.49). A dungeon lies in its owner's command zone; a mark says in which of its rooms
 * the venture marker is.
 */

const MARKER = "venture-marker"
const COMPLETED = "completed:"

const isDungeon = (game: Game, id: ObjectId): boolean =>
  (game.card(object(game.state, id).card).data as { readonly layout?: string }).layout === "dungeon"

/** The dungeon that a player owns in the command zone: one at most (309.3). */
const dungeonOf = (game: Game, player: PlayerId): ObjectId | null =>
  zone(game, player, "command").find((id) => isDungeon(game, id)) ?? null

interface Room {
  readonly dungeonRoom: number
  readonly leads?: readonly number[]
}

const roomsOf = (game: Game, id: ObjectId): readonly Room[] =>
  ((game.card(object(game.state, id).card).data as unknown as MagicCard).faces[0]?.abilities ?? []).flatMap(
    (ability) => (typeof ability === "object" && "dungeonRoom" in ability ? [ability as unknown as Room] : []),
  )

/** In which room the marker is, and where that leads. */
function hereIn(game: Game, id: ObjectId): Room | null {
  const at = mark(object(game.state, id).marks, MARKER)
  return roomsOf(game, id).find(({ dungeonRoom }) => dungeonRoom === at) ?? null
}

const isBottom = (game: Game, id: ObjectId): boolean => (hereIn(game, id)?.leads ?? []).length === 0

/** The marker is moved into this room, whose ability triggers (309.4c). */
const entersRoom = (id: ObjectId, player: PlayerId, n: number, rule: string): readonly GameEvent[] => [
  { type: "mark", rule, object: id, name: MARKER, amount: n },
  { type: "note", as: "enters-room", rule: "309.4c", object: id, player, name: String(n) },
]

/** It is removed from the game: its owner has completed it (309.7). */
function* completes(game: Game, id: ObjectId, rule: string): Procedure<void> {
  const { owner: player } = object(game.state, id)
  const called = nameOf(game, id)
  const before = mark(game.state.players[player]?.marks ?? {}, `${COMPLETED}${called}`)
  yield* happen(game, [
    { type: "cease", rule, object: id, player },
    { type: "player-mark", rule: "309.7", player, name: `${COMPLETED}${called}`, amount: before + 1 },
    { type: "note", as: "completes-dungeon", rule: "309.7", player, name: called },
  ])
}

const nameOf = (game: Game, id: ObjectId): string => {
  const { name } = game.card(object(game.state, id).card).data
  return Object.entries(dungeons).find(([, card]) => card.name.en === name.en)?.[0] ?? ""
}

/** How many dungeons a player has completed, or of this name. */
export const dungeonsCompleted = (game: Game, player: PlayerId, named?: DungeonName): number =>
  Object.entries(game.state.players[player]?.marks ?? {}).reduce(
    (sum, [name, n]) =>
      name.startsWith(COMPLETED) && (named === undefined || name.endsWith(`:${named}`)) ? sum + n : sum,
    0,
  )

/** A player ventures into the dungeon, or into this one: another room, or the first of a new dungeon (701.49). */
export function* venture(game: Game, player: PlayerId, into: Ventured, source: ObjectId): Procedure<void> {
  yield* happen(game, [{ type: "note", as: "ventures", rule: "701.49a", player, source }])
  const now = dungeonOf(game, player)
  if (now !== null && !isBottom(game, now)) return yield* goesOn(game, now, player, source)
  if (now !== null) yield* completes(game, now, "701.49c")
  const wanted = dungeonsFor(into)
  const name = wanted[yield* chosen(game, player, source, "701.49a", "which-dungeon", wanted)] ?? "undercity"
  const [created] = yield* happen(game, [
    { ...newEmblem(game, player, dungeons[name], "309.2a", source), as: "brings-dungeon" },
  ])
  if (created?.becomes !== undefined) yield* happen(game, entersRoom(created.becomes, player, 1, "309.4a"))
}

/** Along one of the arrows that point away from the room (309.5a). */
function* goesOn(game: Game, id: ObjectId, player: PlayerId, source: ObjectId): Procedure<void> {
  const leads = hereIn(game, id)?.leads ?? []
  const to = yield* chosen(
    game,
    player,
    source,
    "309.5a",
    "which-room",
    leads.map((n) => `room:${n}`),
  )
  if (isThere(game.state, id)) yield* happen(game, entersRoom(id, player, leads[to] ?? 1, "701.49b"))
}

/** The place of the one that is chosen. */
function* chosen(
  game: Game,
  by: PlayerId,
  source: ObjectId,
  rule: string,
  prompt: string,
  all: readonly string[],
): Procedure<number> {
  if (all.length < 2) return 0
  const options = all.map((word, i): Option => ({ key: i + 1, is: { type: "word", word } }))
  const key = yield* askOne(game, { by, kind: "branch", rules: [rule], prompt, source }, options)
  return Number(key) - 1
}

/** Dungeons whose last room has been entered, and no room ability of which is still to be done, are completed (309.6, 704.5t). */
export function* dungeonsDone(game: Game): Procedure<boolean> {
  let any = false
  for (const player of players(game)) {
    const id = dungeonOf(game, player)
    if (id === null || !isBottom(game, id)) continue
    const open =
      game.state.waiting.some((one) => one.source === id) ||
      stackOf(game).some((one) => object(game.state, one).stacked?.source === id)
    if (open) continue
    yield* completes(game, id, "309.6")
    any = true
  }
  return any
}
