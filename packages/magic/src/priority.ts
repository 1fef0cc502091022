import {
  ask,
  firstRefusal,
  type Game,
  happen,
  type Key,
  mark,
  type ObjectId,
  type Option,
  object,
  one,
  type PlayerId,
  type Procedure,
  type Refusal,
  step,
  zone,
} from "@dilemma-table/engine"
import { activatedAbilities, activationFacts, sorceryTiming } from "./activated.ts"
import { activateAbility, activateRefusal, activationJudged } from "./activating.ts"
import { type Completable, completable } from "./announcing.ts"
import { beginCastRefusal, castRefusal, castSpell, spellProposal } from "./casting.ts"
import { attackRefusal } from "./combat.ts"
import { takeAction } from "./illegal-actions.ts"
import { hasType, manaValueOf } from "./layers.ts"
import { isManaAbility } from "./mana.ts"
import { type Purse, payability, purseOf } from "./payability.ts"
import { place, setPlace } from "./position.ts"
import { totalOf } from "./proposal.ts"
import { performStateBasedActions } from "./state-based-actions.ts"
import { putTriggeredAbilities } from "./triggers.ts"

/**
 * The keys of an action decision, by what they do. IDs are object ids, N an activated ability's number from 1.
 * - `pass`
 * - `play:ID` plays a land · `cast:ID` casts a card · `activate:ID:N` activates an ability, mana abilities among them
 * - `propose:ID`, `propose:ID:N` begins a casting or an activation that can't be completed; offered only where
 *   `Place.proposals` is set. It ends in a reversal (733.1).
 */
export const playKey = (id: ObjectId): string => `play:${id}`
export const castKey = (id: ObjectId): string => `cast:${id}`
export const activateKey = (id: ObjectId, n: number): string => `activate:${id}:${n}`

/** What a player wants to do with an object. `ability` counts activated abilities from 1. */
export type Intent =
  | { readonly do: "cast" | "play"; readonly object: ObjectId }
  | { readonly do: "activate"; readonly object: ObjectId; readonly ability: number }
  | { readonly do: "attack"; readonly object: ObjectId }

/** Before a player would get priority: state-based actions, then triggered abilities, until there are none (117.5, 704.3). */
export function* beforePriority(game: Game): Procedure<void> {
  if (place(game).checked === momentOf(game)) return
  for (;;) {
    while (yield* performStateBasedActions(game));
    if (game.state.result !== null) return
    if (game.state.waiting.length === 0) return setPlace(game, { checked: momentOf(game) })
    yield* putTriggeredAbilities(game)
  }
}

/** Changes whenever anything happens: nothing needs to be checked twice. */
const momentOf = ({ state }: Game): string => `${state.turn}:${state.history.length}`

type Check = (game: Game, player: PlayerId, card: ObjectId) => Refusal | null

const isLand: Check = (game, player, card) =>
  hasType(game, card, "land") ? null : { code: "not-a-land", rule: "305.1", object: card, player }

const inHand: Check = (game, player, card) => {
  const found = object(game.state, card)
  return found.zone === "hand" && found.owner === player
    ? null
    : { code: "not-in-hand", rule: "305.1", object: card, player }
}

const ownTurn: Check = (game, player, card) =>
  game.state.active === player ? null : { code: "not-your-turn", rule: "305.3", object: card, player }

const mainPhase: Check = (game, player, card) =>
  sorceryTiming(game, player) ? null : { code: "only-in-main-phase", rule: "305.1", object: card, player }

const landsLeft: Check = (game, player, card) =>
  mark(game.state.players[player]?.marks ?? {}, "turn:lands") < 1
    ? null
    : { code: "no-land-play-left", rule: "305.2", object: card, player }

/** Why this player can't play this land now: the first check that fails, or null (305, 116.2a). */
export const playLandRefusal: Check = (game, player, card) =>
  firstRefusal<Parameters<Check>>([inHand, isLand, ownTurn, mainPhase, landsLeft], game, player, card)

/** Playing a land is a special action; it doesn't use the stack (116.2a, 305.1). */
function* playLand(game: Game, player: PlayerId, card: ObjectId): Procedure<void> {
  step(game, "play-land", ["305.1", "116.2a"], { player, object: card })
  const lands = mark(game.state.players[player]?.marks ?? {}, "turn:lands")
  yield* happen(game, [
    { type: "move", as: "plays-land", rule: "305.1", object: card, to: "battlefield", controller: player, player },
    { type: "player-mark", rule: "305.2", player, name: "turn:lands", amount: lands + 1 },
  ])
}

interface Offer {
  readonly option: Option
  readonly sure: boolean
}

const act = (key: Key, name: string, id: ObjectId, ability?: number): Option => ({
  key,
  is: { type: "act", act: name, object: id, ...(ability === undefined ? {} : { ability: ability - 1 }) },
})

/** What a player with priority may do (117.1). Left out is what can't be completed, and what was just reversed. */
function offers(game: Game, player: PlayerId): readonly Offer[] {
  const purse = purseOf(game, player)
  const found: Offer[] = []
  for (const id of zone(game, player, "hand")) {
    if (playLandRefusal(game, player, id) === null) found.push({ option: act(playKey(id), "play", id), sure: true })
    if (beginCastRefusal(game, player, id) === null)
      found.push(...offered(game, castKey(id), "cast", id, castOutlook(game, player, id, purse)))
  }
  for (const id of zone(game, player, "battlefield")) {
    for (const one of activatedAbilities(game, id)) {
      const key = activateKey(id, one.n)
      if (isManaAbility(game, one.ability)) {
        const source = purse.sources.find((other) => other.object === id && other.n === one.n)
        if (source !== undefined) found.push({ option: act(key, "mana", id, one.n), sure: source.plain })
      } else if (activationFacts(game, player, one) === null) {
        const { answer } = activationJudged(game, player, one, purse)
        found.push(...offered(game, key, "activate", id, answer, one.n))
      }
    }
  }
  return found
}

/** Whether a casting could be completed, the price first: what is too dear needn't be looked at closer. */
function castOutlook(game: Game, player: PlayerId, card: ObjectId, purse: Purse): Completable {
  if (manaValueOf(game, card) > purse.most) return "no"
  const proposal = spellProposal(game, player, card)
  const price = payability(game, proposal, totalOf(game, proposal), purse).answer
  return price === "no" ? "no" : completable(game, proposal, purse).answer
}

function offered(
  game: Game,
  key: string,
  name: string,
  id: ObjectId,
  answer: Completable,
  ability?: number,
): readonly Offer[] {
  const { refused, proposals } = place(game)
  if (answer !== "no" && !(refused.includes(key) && answer !== "yes"))
    return [{ option: act(key, name, id, ability), sure: answer === "yes" }]
  const propose = key.replace(/^[a-z]+/, "propose")
  return proposals && !refused.includes(propose) ? [{ option: act(propose, "propose", id, ability), sure: false }] : []
}

/** The player with priority acts or passes (117.3). A rest: everything below lies in the state. */
export function* actOrPass(game: Game): Procedure<void> {
  const { priority, passes } = place(game)
  const all = offers(game, priority)
  const unsure = all.filter((offer) => !offer.sure).map((offer) => offer.option.key)
  const [key] = yield* ask(game, {
    by: priority,
    kind: "action",
    rules: ["117.1"],
    prompt: "priority",
    ...(unsure.length === 0 ? {} : { about: { unsure } }),
    space: one([{ key: "pass", is: { type: "pass" } }, ...all.map((offer) => offer.option)]),
    rest: true,
  })
  if (key === "pass") {
    step(game, "pass", ["117.3d"], { player: priority })
    setPlace(game, { passes: passes + 1, priority: ((priority + 1) % game.state.players.length) as PlayerId })
    return
  }
  if (yield* carryOut(game, priority, String(key))) setPlace(game, { passes: 0, refused: [] })
}

/** @returns whether the action was completed; else it has been reversed */
function* carryOut(game: Game, player: PlayerId, key: string): Procedure<boolean> {
  const [what, id = 0, n] = key.split(":").map((part, i) => (i === 0 ? part : Number(part)))
  const on = Number(id) as ObjectId
  if (what === "play") {
    yield* playLand(game, player, on)
    return true
  }
  if (what === "cast" || (what === "propose" && n === undefined))
    return yield* takeAction(game, player, key, (activations) => castSpell(game, player, on, 0, activations))
  return yield* takeAction(game, player, key, (activations) =>
    activateAbility(game, player, on, Number(n), activations),
  )
}

/**
 * Why a player can't do this now: the check that forbids it, with what would help in its data; null if it can be done.
 * Asked of the player with priority; for anyone else the answer is that it isn't theirs to act.
 */
export function whyNot(game: Game, player: PlayerId, intent: Intent): Refusal | null {
  const asked = game.asked
  if (intent.do === "attack") return attackRefusal(game, player, intent.object)
  if (asked?.kind === "action" && asked.by !== player)
    return { code: "no-priority", rule: "117.1", player, object: intent.object }
  if (intent.do === "activate") return activateRefusal(game, player, intent.object, intent.ability)
  return intent.do === "play" ? playLandRefusal(game, player, intent.object) : castRefusal(game, player, intent.object)
}
