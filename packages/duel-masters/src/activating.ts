import {
  type Ability,
  abilitiesOf,
  type Condition,
  type Effect,
  type Game,
  holds,
  isThere,
  makeFrame,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  run,
  step,
} from "@dilemma-table/engine"
import { attackRefusal } from "./attacking.ts"
import { isInBattle } from "./characteristics.ts"
import { canPayBy, payByCosts } from "./cost-words.ts"
import type { DmCost } from "./lexicon.ts"
import { isPending } from "./pending.ts"

interface Activated {
  readonly activate: Effect
  readonly cost: readonly DmCost[]
  /** Only while this holds. */
  readonly if?: Condition
  /** Where it can be activated, if not in the battle zone. */
  readonly zone?: string
}

/** The places, from 0, of an object's activated abilities among its abilities. */
export function activatedAbilities(game: Game, id: ObjectId): readonly number[] {
  const abilities = abilitiesOf(game, id)
  const known = placesOfActivated.get(abilities)
  if (known !== undefined) return known
  const places = abilities.flatMap((ability, i) => (isActivated(ability) ? [i] : []))
  placesOfActivated.set(abilities, places)
  return places
}

/** By the list of a face's abilities, which stays the same: every card is asked at each decision, and few have any. */
const placesOfActivated = new WeakMap<readonly Ability[], readonly number[]>()

const isActivated = (ability: Ability | undefined): ability is Ability & Activated =>
  typeof ability === "object" && "activate" in ability

const worksWhereItIs = (game: Game, id: ObjectId, { zone }: Activated): boolean =>
  zone === undefined
    ? isInBattle(game, id)
    : object(game.state, id).zone === zone && isThere(game.state, id) && !isPending(object(game.state, id))

/**
 * Why this ability can't be activated now; null if it can. One whose cost is tapping the creature (a tap ability) is used
 * instead of attacking, so the creature must be able to attack (602.3a).
 */
export function activateRefusal(game: Game, player: PlayerId, id: ObjectId, place: number): Refusal | null {
  const ability = abilitiesOf(game, id)[place]
  if (!isActivated(ability) || !worksWhereItIs(game, id, ability))
    return { code: "no-such-ability", rule: "602.1", object: id, player }
  if (object(game.state, id).controller !== player) return { code: "not-your-card", rule: "602.1", object: id, player }
  const instead = ability.cost.some((cost) => "tapThis" in cost)
  const attack = instead ? attackRefusal(game, player, id) : null
  if (attack !== null && attack.code !== "nothing-to-attack") return { ...attack, rule: "602.3a" }
  if (!instead && (game.state.active !== player || game.state.loop.step !== "main"))
    return { code: "not-main-step", rule: "602.1", object: id, player }
  if (ability.if !== undefined && !holds(game, makeFrame(id, player, { ability }), ability.if))
    return { code: "only-while", rule: "602.1", object: id, player }
  return canPayBy(game, player, id, ability.cost)
    ? null
    : { code: "cost-cant-be-paid", rule: "602.1", object: id, player }
}

/** Does what the ability asks for; its effect is a separate event (602.2). Using an ability isn't using a card. */
export function* activate(game: Game, player: PlayerId, id: ObjectId, place: number): Procedure<void> {
  const ability = abilitiesOf(game, id)[place]
  if (!isActivated(ability)) throw new RangeError(`Object ${id} has no activated ability ${place}`)
  step(game, "activate", ["602.1"], { player, object: id })
  yield* payByCosts(game, player, id, ability.cost)
  yield* run(game, makeFrame(id, player, { ability }), ability.activate)
}
