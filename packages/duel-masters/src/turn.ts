import {
  affects,
  ask,
  askOne,
  attempt,
  type Game,
  type GameEvent,
  happen,
  mark,
  NONE,
  type ObjectId,
  object,
  objectOption,
  opponentOf,
  type PlayerId,
  type Procedure,
  pick,
  setLoop,
  standing,
  zone,
} from "@dilemma-table/engine"
import { activate } from "./activating.ts"
import { attackWith } from "./attack.ts"
import { amountIn, cant } from "./characteristics.ts"
import { crossByPaying } from "./cross-gear.ts"
import { draw, TURN_DRAW } from "./drawing.ts"
import { endEffects } from "./ending-effects.ts"
import { moveEvents } from "./moving.ts"
import { abilityOfKey, actOfKey, chargeOptions, mainOptions, objectOfKey } from "./options.ts"
import { putPendingAway } from "./skipping.ts"
import { useCard } from "./using.ts"
import { byItself } from "./ways.ts"

/** The next turn begins (500.1). */
export function* turnStep(game: Game): Procedure<void> {
  const player = game.state.loop.next as PlayerId
  setLoop(game, { step: "untap" })
  yield* happen(game, [{ type: "turn", rule: "500.1", player }])
}

/** The turn player's cards untap (501.1); then what triggers at the start of the turn waits (501.2). */
export function* untapStep(game: Game): Procedure<void> {
  const player = game.state.active
  setLoop(game, { step: "draw" })
  yield* endEffects(game, (effect) => effect.until === "until-your-next-turn" && effect.controller === player)
  const tapped = [...zone(game, player, "battle"), ...zone(game, player, "mana")].filter(
    (id) => object(game.state, id).tapped && !cant(game, "untap", id) && !cant(game, "untap-as-turn-begins", id),
  )
  const untapping = yield* withinLimits(game, player, tapped)
  yield* happen(
    game,
    untapping.map(
      (id): GameEvent => ({ type: "untap", as: "untaps", rule: "501.1", object: id, player, name: "turn-begins" }),
    ),
  )
  yield* happen(game, [{ type: "note", as: "turn-starts", rule: "501.2", player }])
}

/** Where only so many of some cards may untap, the player says which. */
function* withinLimits(game: Game, player: PlayerId, tapped: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  let untapping = tapped
  for (const what of standing(game, "untapsAtMost")) {
    const limited = untapping.filter((id) => affects(game, what, id))
    const most = Math.max(0, amountIn(game, what, "untapsAtMost"))
    if (limited.length <= most) continue
    const chosen = yield* ask(game, {
      by: player,
      kind: "cards",
      rules: ["501.1"],
      prompt: "untap-limited",
      source: what.source,
      about: { count: most },
      space: pick(limited.map(objectOption), most, most),
    })
    untapping = untapping.filter((id) => !limited.includes(id) || chosen.includes(id))
  }
  return untapping
}

/** One card, but for the first player's first turn (500.6, 502.1). */
export function* drawStep(game: Game): Procedure<void> {
  setLoop(game, { step: "charge" })
  if (game.state.turn === 1 && game.basis.setup.start.whole) return
  yield* draw(game, game.state.active, 1, { rule: "502.1", name: TURN_DRAW })
}

/** The player may put one card of the hand into the mana zone (503.1). */
export function* chargeStep(game: Game): Procedure<void> {
  const player = game.state.active
  const key = yield* askOne(game, { by: player, kind: "action", rules: ["503.1"], prompt: "charge", rest: true }, () =>
    chargeOptions(game, player),
  )
  setLoop(game, { step: "main" })
  if (key !== "pass")
    yield* happen(game, moveEvents(game, objectOfKey(String(key)), "mana", { rule: "503.1", as: "charges", player }))
}

/** Using cards, crossing cross gears (504). What turns out not to be payable leaves no trace but what was seen. */
export function* mainStep(game: Game): Procedure<void> {
  const player = game.state.active
  const key = yield* askOne(
    game,
    { by: player, kind: "action", rules: ["504.1", "505.4"], prompt: "main", rest: true },
    () => mainOptions(game, player),
  )
  const act = actOfKey(String(key))
  const id = objectOfKey(String(key))
  if (act === "end") setLoop(game, { step: "end" })
  else if (act === "attack") yield* attackWith(game, id)
  else if (act === "activate") yield* attempt(game, () => activate(game, player, id, abilityOfKey(String(key))))
  else if (act === "cross") yield* attempt(game, () => crossByPaying(game, player, id))
  else yield* attempt(game, () => useCard(game, player, id, { ...byItself, source: id }))
}

/** What triggers at the end of the turn waits (511). */
export function* endStep(game: Game): Procedure<void> {
  setLoop(game, { step: "turn-over" })
  yield* happen(game, [{ type: "note", as: "turn-ends", rule: "511.1", player: game.state.active }])
}

/** Effects of this turn end; a card still pending goes to the graveyard, which triggers nothing (512.1). */
export function* turnOverStep(game: Game): Procedure<void> {
  const player = game.state.active
  yield* endEffects(
    game,
    (effect) =>
      effect.until === "this-turn" ||
      effect.until === "this-attack" ||
      (effect.turn < game.state.turn &&
        effect.until === (effect.controller === player ? "through-your-next-turn" : "through-opponents-next-turn")),
  )
  yield* putPendingAway(game)
  const next = yield* nextPlayer(game)
  setLoop(game, { step: "turn", next, attacker: NONE, target: NONE, blocker: NONE, blocked: false, shields: [] })
}

/** The other player, unless a turn is added or skipped. */
function* nextPlayer(game: Game): Procedure<PlayerId> {
  const player = game.state.active
  const other = opponentOf(game, player)
  if (yield* usesUp(game, player, "extra-turns")) return player
  return (yield* usesUp(game, other, "skipped-turns")) ? player : other
}

function* usesUp(game: Game, player: PlayerId, name: string): Procedure<boolean> {
  const left = mark(game.state.players[player]?.marks ?? {}, name)
  if (left === 0) return false
  yield* happen(game, [{ type: "player-mark", rule: "500.1", player, name, amount: left - 1 }])
  return true
}
