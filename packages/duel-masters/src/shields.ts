import {
  addWaiting,
  ask,
  everyone,
  type Game,
  type GameEvent,
  happen,
  isThere,
  makeFrame,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  playersOf,
  type Refusal,
  standing,
  step,
  zone,
} from "@dilemma-table/engine"
import { hasKeyword } from "./characteristics.ts"
import { usingRefusal } from "./declaring.ts"
import type { DmEffect } from "./lexicon.ts"
import { moveEvents } from "./moving.ts"
import { endPending, isCounted, pend } from "./pending.ts"

/** How shields come to their owner's hand. */
export interface Taking {
  readonly as: "breaks" | "takes-shield"
  readonly rule: string
  /** The creature that breaks them, or the card whose effect adds them to the hand. */
  readonly source: ObjectId
  /** False where the text says that S・トリガー can't be used. */
  readonly triggers: boolean
}

/** A player's shields: pending ones lie there but aren't counted (113.6a). */
export const shieldsOf = (game: Game, player: PlayerId): readonly ObjectId[] =>
  zone(game, player, "shields").filter((id) => isCounted(object(game.state, id)))

/**
 * Adds shields to their owner's hand, by breaking them or by an effect (113.6, 509.5): they wait uncounted, their owner looks
 * at them and declares which S・トリガー and G・ストライク will be used, all at once; then they move, and what was declared waits.
 */
export function* takeShields(game: Game, shields: readonly ObjectId[], how: Taking): Procedure<readonly GameEvent[]> {
  const there = shields.filter((id) => isThere(game.state, id) && object(game.state, id).zone === "shields")
  const [first] = there
  if (first === undefined) return []
  const { owner } = object(game.state, first)
  if (game.edition.has("shields-wait-while-declared")) yield* pend(game, there, "113.6a")
  yield* happen(game, [{ type: "know", rule: "113.6", objects: there, seen: 1 << owner, source: how.source }])
  const declared = how.triggers ? yield* declareTriggers(game, owner, there, how) : []
  const kindOf = new Map(declared.map((id) => [id, hasKeyword(game, id, "s-trigger") ? "s-trigger" : "g-strike"]))
  const done = yield* happen(
    game,
    there.flatMap((id) => moveEvents(game, id, "hand", { rule: how.rule, as: how.as, source: how.source })),
  )
  for (const id of there) yield* endPending(game, id)
  for (const [shield, kind] of kindOf) {
    const card = done.find((event) => event.object === shield)?.becomes
    if (card !== undefined && isThere(game.state, card)) yield* waits(game, owner, card, kind)
  }
  return done
}

/**
 * The window in which S・トリガー is declared (509.5a). It opens whenever shields come to a hand, for only their owner knows
 * whether there is anything to declare; where there isn't, the only answer is none.
 */
function* declareTriggers(
  game: Game,
  owner: PlayerId,
  shields: readonly ObjectId[],
  how: Taking,
): Procedure<readonly ObjectId[]> {
  const able = shields.filter(
    (id) => hasKeyword(game, id, "g-strike") || shieldTriggerRefusal(game, owner, id) === null,
  )
  const keys = yield* ask(game, {
    by: owner,
    kind: "declaration",
    rules: ["113.6", "509.5a"],
    prompt: "declare-s-triggers",
    source: how.source,
    about: { shields },
    hidden: true,
    space: pick(able.map(objectOption), 0, able.length),
  })
  const declared = keys as readonly ObjectId[]
  for (const id of declared) {
    const trigger = hasKeyword(game, id, "s-trigger")
    step(game, trigger ? "declare-s-trigger" : "declare-g-strike", [trigger ? "509.5a" : "509.5b"], {
      player: owner,
      object: id,
    })
  }
  if (declared.length > 0)
    yield* happen(game, [
      { type: "know", rule: "509.5a", objects: declared, seen: everyone(game), source: how.source },
      ...declared
        .filter((id) => hasKeyword(game, id, "s-trigger"))
        .map((id): GameEvent => ({ type: "note", as: "uses-s-trigger", rule: "112.3a", player: owner, object: id })),
    ])
  return declared
}

/** Why the S・トリガー of this shield can't be declared; null if it can. */
export function shieldTriggerRefusal(game: Game, owner: PlayerId, shield: ObjectId): Refusal | null {
  if (!hasKeyword(game, shield, "s-trigger"))
    return { code: "no-s-trigger", rule: "112.3a", object: shield, player: owner }
  for (const what of standing(game, "cantUseShieldTriggers")) {
    const frame = makeFrame(what.source, what.controller as PlayerId)
    if (playersOf(game, frame, what.does.cantUseShieldTriggers as never).includes(owner))
      return {
        code: "s-trigger-forbidden",
        rule: "101.2",
        object: shield,
        player: owner,
        data: { source: what.source },
      }
  }
  return usingRefusal(game, owner, shield)
}

function* waits(game: Game, owner: PlayerId, card: ObjectId, kind: string): Procedure<void> {
  if (kind === "s-trigger") yield* pend(game, [card], "409.1e")
  addWaiting(game, { kind, source: card, controller: owner, ability: null, event: null, names: {} })
}

/** G・ストライク: one of the other player's creatures can't attack this turn. */
export const gStrike: DmEffect = {
  continuous: { does: { cant: "attack" } },
  on: { choose: { type: "creature", controller: "opponent" } },
  until: "this-turn",
}
