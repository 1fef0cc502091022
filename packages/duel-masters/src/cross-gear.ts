import {
  askOne,
  firstRefusal,
  type Game,
  happen,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  type Refusal,
  step,
  zone,
} from "@dilemma-table/engine"
import { isCreature, isInBattle, isType } from "./characteristics.ts"
import { printedCost } from "./costs.ts"
import { payCivilizations, paymentRefusal, payRest } from "./payment.ts"
import { civilizationsToPay } from "./ways.ts"

type CrossCheck = (game: Game, player: PlayerId, gear: ObjectId) => Refusal | null

/** Why this cross gear can't be crossed now by paying (303.3b, 504.2); null if it can. */
export const crossRefusal = (game: Game, player: PlayerId, gear: ObjectId): Refusal | null =>
  firstRefusal(crossChecks, game, player, gear)

const isYourGear: CrossCheck = (game, player, gear) =>
  isInBattle(game, gear) && isType(game, gear, "cross-gear") && object(game.state, gear).controller === player
    ? null
    : { code: "not-a-cross-gear", rule: "303.3", object: gear, player }

const inMainStep: CrossCheck = (game, player, gear) =>
  game.state.active === player && game.state.loop.step === "main"
    ? null
    : { code: "not-main-step", rule: "504.2", object: gear, player }

const hasBearer: CrossCheck = (game, player, gear) =>
  bearersFor(game, player, gear).length > 0
    ? null
    : { code: "no-creature-to-cross", rule: "303.4a", object: gear, player }

const isPayable: CrossCheck = (game, player, gear) =>
  paymentRefusal(game, player, gear, printedCost(game, gear), civilizationsToPay(game, gear))

/** What must hold so that the cross gear can be crossed now. */
export const crossChecks: readonly CrossCheck[] = [isYourGear, inMainStep, hasBearer, isPayable]

/** One's own creatures, but for the one it is on (303.3, 303.4a). */
export const bearersFor = (game: Game, player: PlayerId, gear: ObjectId): readonly ObjectId[] =>
  zone(game, player, "battle").filter((id) => isCreature(game, id) && object(game.state, gear).attachedTo !== id)

/** Crosses by paying the cost again: an activated ability, no use of a card (303.3b). */
export function* crossByPaying(game: Game, player: PlayerId, gear: ObjectId): Procedure<void> {
  step(game, "cross", ["303.3b", "504.2"], { player, object: gear })
  const creature = yield* askOne(
    game,
    { by: player, kind: "cards", rules: ["303.3"], prompt: "cross-onto", source: gear },
    bearersFor(game, player, gear).map(objectOption),
  )
  const paid = yield* payCivilizations(game, player, gear, civilizationsToPay(game, gear), false)
  yield* payRest(game, player, gear, printedCost(game, gear) - paid)
  if (game.edition.has("crossing-is-use"))
    yield* happen(game, [{ type: "note", as: "uses", rule: "303.3b", player, object: gear, source: gear }])
  yield* cross(game, player, gear, creature as ObjectId, "303.3b")
}

/** Lays the cross gear on the creature; it may be on another one already (303.4). */
export function* cross(
  game: Game,
  player: PlayerId,
  gear: ObjectId,
  creature: ObjectId,
  rule: string,
): Procedure<boolean> {
  if (!isInBattle(game, gear) || !isInBattle(game, creature)) return false
  const done = yield* happen(game, [
    { type: "attach", as: "crosses", rule, object: gear, attachTo: creature, player, source: gear },
  ])
  return done.length > 0
}
