import {
  ask,
  askOne,
  CHANCE,
  type Game,
  happen,
  type ObjectId,
  objectOption,
  order,
  type PlayerId,
  type Procedure,
  pick,
  playerOfKey,
  playerOption,
  players,
  playersFrom,
  shuffle,
  step,
  zone,
} from "@dilemma-table/engine"
import { drawCards } from "./drawing.ts"
import { place, setPlace } from "./position.ts"
import { nextTurn } from "./turn-begins.ts"

/** The starting hand size (103.5). */
const startingHand = 7

/**
 * The start of a game (103): chance says who starts, libraries are shuffled, seven cards drawn, mulligans taken in turn
 * order: a new hand of seven, then as many cards to the bottom as mulligans were taken (103.5).
 */
export function* openingHands(game: Game): Procedure<void> {
  const first = yield* startingPlayer(game)
  for (const player of players(game)) yield* shuffle(game, player, "library", "103.3")
  for (const player of players(game)) yield* drawCards(game, player, startingHand, "103.5")
  for (;;) {
    const again = yield* declareMulligans(game, first)
    if (again.length === 0) break
    for (const player of again) yield* mulligan(game, player)
  }
  yield* nextTurn(game, first)
  setPlace(game, { stage: "turns", step: "untap", begun: false, passes: 0, priority: first })
}

/** Who takes the first turn (103.1): left to chance, unless the setup says it. */
function* startingPlayer(game: Game): Procedure<PlayerId> {
  const { start } = game.basis.setup
  if (start.whole && start.first !== undefined) return start.first as PlayerId
  const key = yield* askOne(
    game,
    { by: CHANCE, kind: "random", rules: ["103.1"], prompt: "starting-player" },
    players(game).map(playerOption),
  )
  const first = playerOfKey(key) ?? (0 as PlayerId)
  step(game, "starting-player", ["103.1"], { player: first })
  return first
}

/** The players who take a mulligan, asked in turn order from the starting player. */
function* declareMulligans(game: Game, first: PlayerId): Procedure<readonly PlayerId[]> {
  const again: PlayerId[] = []
  for (const player of playersFrom(game, first)) {
    const { keeps, mulligans } = place(game)
    const taken = counted(game, mulligans[player] ?? 0)
    if (keeps[player] === true || taken >= startingHand) continue
    const key = yield* askOne(
      game,
      { by: player, kind: "yes-no", rules: ["103.5"], prompt: "mulligan", about: { taken } },
      [
        { key: "keep", is: { type: "word", word: "keep" } },
        { key: "mulligan", is: { type: "word", word: "mulligan" } },
      ],
    )
    if (key === "mulligan") again.push(player)
    else setPlace(game, { keeps: keeps.map((kept, seat) => kept || seat === player) })
  }
  return again
}

/** Mulligans that count: with more than two players the first one doesn't (103.5c, 800.6). */
const counted = (game: Game, taken: number): number => (game.state.players.length > 2 ? Math.max(0, taken - 1) : taken)

function* mulligan(game: Game, player: PlayerId): Procedure<void> {
  step(game, "mulligan", ["103.5"], { player })
  const now = (place(game).mulligans[player] ?? 0) + 1
  const taken = counted(game, now)
  setPlace(game, { mulligans: place(game).mulligans.map((n, seat) => (seat === player ? now : n)) })
  yield* happen(
    game,
    zone(game, player, "hand").map((id) => ({ type: "move", rule: "103.5", object: id, to: "library", player })),
  )
  yield* shuffle(game, player, "library", "103.5")
  yield* drawCards(game, player, startingHand, "103.5")
  if (taken === 0) return
  const keys = yield* ask(game, {
    by: player,
    kind: "cards",
    rules: ["103.5"],
    prompt: "bottom",
    space: pick(zone(game, player, "hand").map(objectOption), taken, taken),
  })
  yield* happen(
    game,
    (yield* inOrder(game, player, keys as readonly ObjectId[])).map((id) => ({
      type: "move",
      rule: "103.5",
      object: id,
      to: "library",
      place: "bottom",
      player,
    })),
  )
}

/** Cards that go to the bottom do so in the order their owner likes. */
function* inOrder(game: Game, player: PlayerId, ids: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  if (ids.length < 2) return ids
  const keys = yield* ask(game, {
    by: player,
    kind: "order",
    rules: ["401.4"],
    prompt: "bottom-order",
    space: order(ids.map(objectOption)),
  })
  return keys as readonly ObjectId[]
}
