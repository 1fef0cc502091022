import {
  askOne,
  type Game,
  type GameEvent,
  happen,
  hasLeft,
  LEFT,
  makeFrame,
  mayStand,
  NONE,
  nextPlayer,
  type ObjectId,
  object,
  opponentsOf,
  type PlayerId,
  type PlayerRef,
  type Procedure,
  playerOfKey,
  playerOption,
  players,
  playersOf,
  removeWaiting,
  standing,
  zone,
} from "@dilemma-table/engine"
import { leaveCombat } from "./combat.ts"
import { place, setPlace, stackOf } from "./position.ts"

/*
 * Losing (104.3b–104.3e) and leaving a game that goes on (800.4): where all but one have lost, that one has won (104.2a); where more
 * than one is left, who lost leaves, and with them all they own.
 */

/** A player who loses: why, and by which rule. */
export interface Lost {
  readonly player: PlayerId
  readonly reason: string
  readonly rule: string
}

/**
 * What ends a game in which these players lose at the same time; null where it goes on without them. With two players a loser
 * leaves the game to the other.
 */
export function endOf(game: Game, losers: readonly Lost[]): GameEvent | null {
  const left = players(game).filter((player) => !losers.some((lost) => lost.player === player))
  const [first] = losers
  if (first === undefined || left.length > 1) return null
  const [winner] = left
  if (winner === undefined) return { type: "result", rule: "104.4a", name: "all-lost" }
  return { type: "result", rule: first.rule, name: first.reason, player: winner }
}

/** Does an effect say that this player can't lose, or can't win, the game (101.2)? */
export const forbidsEnd = (game: Game, word: "cantLose" | "cantWin", player: PlayerId): boolean =>
  mayStand(game, word) &&
  standing(game, word).some(({ source, controller, names, does }) =>
    playersOf(
      game,
      makeFrame(source, controller as PlayerId, { names: names as never }),
      does[word] as PlayerRef,
    ).includes(player),
  )

/** Players lose the game, as far as they are in it and can: it is over, or goes on without them. */
export function* lose(game: Game, losers: readonly Lost[]): Procedure<boolean> {
  const able = losers.filter(({ player }) => !hasLeft(game, player) && !forbidsEnd(game, "cantLose", player))
  if (able.length === 0) return false
  const end = endOf(game, able)
  if (end !== null) return (yield* happen(game, [end])).length > 0
  yield* happen(game, losses(able))
  yield* leaveGame(
    game,
    able.map(({ player }) => player),
  )
  return true
}

/** That players lose, while the game goes on. */
export const losses = (losers: readonly Lost[]): readonly GameEvent[] =>
  losers.map(({ player, reason, rule }) => ({ type: "note", as: "loses-game", rule, player, name: reason }))

/**
 * Players leave the game (800.4a): all they own leaves with them, effects that give them control end, what they control on the
 * stack without a card ceases to exist, and what they control still is exiled.
 */
export function* leaveGame(game: Game, leaving: readonly PlayerId[]): Procedure<void> {
  const leaves = (player: PlayerId): boolean => leaving.includes(player)
  for (const { n, controller } of game.state.waiting) if (leaves(controller)) removeWaiting(game, n)
  yield* happen(game, [
    ...owned(game, leaves).map(
      (id): GameEvent => ({
        type: "cease",
        as: "leaves-game",
        rule: "800.4a",
        object: id,
        from: object(game.state, id).zone,
        player: object(game.state, id).owner,
      }),
    ),
    ...game.state.effects
      .filter(({ controller, does }) => leaves(controller) && "controlledBy" in does.does)
      .map((effect): GameEvent => ({ type: "effect-ends", rule: "800.4a", amount: effect.n })),
    ...leaving.map((player): GameEvent => ({ type: "player-mark", rule: "800.4a", player, name: LEFT, amount: 1 })),
  ])
  yield* happen(
    game,
    stackOf(game)
      .filter((id) => leaves(object(game.state, id).controller) && object(game.state, id).kind !== "card")
      .map((id): GameEvent => ({ type: "cease", as: "leaves-game", rule: "800.4a", object: id })),
  )
  yield* happen(
    game,
    [...stackOf(game), ...leaving.flatMap((player) => zone(game, player, "battlefield"))]
      .filter((id) => leaves(object(game.state, id).controller))
      .map((id): GameEvent => ({ type: "move", rule: "800.4a", object: id, to: "exile" })),
  )
  leaveCombat(game)
  const { priority } = place(game)
  if (hasLeft(game, priority)) setPlace(game, { priority: nextPlayer(game, priority) })
}

/** Everything these players own that is in the game, in whatever zone. */
const owned = (game: Game, leaves: (player: PlayerId) => boolean): readonly ObjectId[] =>
  game.state.objects.flatMap((found) =>
    found !== undefined && found.became === NONE && leaves(found.owner) ? [found.id] : [],
  )

/** Who receives priority where the active player would: without one, the next player in turn order (800.4j). */
export const firstToAct = (game: Game): PlayerId =>
  hasLeft(game, game.state.active) ? nextPlayer(game, game.state.active) : game.state.active

/**
 * Who chooses where a player who has left would have to: for an object another player whom its controller names, an opponent
 * if it was to be one (800.4g); for a rule the next player in turn order (800.4h).
 */
export function* inPlaceOf(
  game: Game,
  asked: { readonly by: PlayerId; readonly source?: ObjectId },
): Procedure<PlayerId> {
  const next = nextPlayer(game, asked.by)
  if (asked.source === undefined || asked.source === NONE) return next
  const { controller } = object(game.state, asked.source)
  if (hasLeft(game, controller) || controller === asked.by) return next
  const opponents = opponentsOf(game, controller)
  const [first = next] = opponents
  if (opponents.length < 2) return first
  const key = yield* askOne(
    game,
    { by: controller, kind: "player", rules: ["800.4g"], prompt: "who-chooses", source: asked.source },
    opponents.map(playerOption),
  )
  return playerOfKey(key) ?? first
}
