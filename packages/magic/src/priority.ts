import {
  allIn,
  ask,
  type Game,
  type Key,
  nextPlayer,
  type ObjectId,
  type Option,
  object,
  one,
  type PlayerId,
  type Procedure,
  type Refusal,
  standing,
  step,
  zone,
} from "@dilemma-table/engine"
import { activatedAbilities, activationFacts } from "./activated.ts"
import { activateAbility, activateRefusal, activationJudged } from "./activating.ts"
import type { Completable } from "./announcing.ts"
import { attackRefusal } from "./attackers.ts"
import { beginCastRefusal, castJudged, castRefusal, castSpell, waysNow } from "./casting.ts"
import { castsFromGraveyard, hasOtherWays, isSetAside } from "./casting-keywords.ts"
import {
  type HandAction,
  handActionJudged,
  handActionRefusal,
  handActions,
  isHandAction,
  offersHandAction,
  takeHandAction,
} from "./hand-actions.ts"
import { takeAction } from "./illegal-actions.ts"
import { playLand, playLandRefusal } from "./lands.ts"
import { hasKeyword } from "./layers.ts"
import { isManaAbility } from "./mana-abilities.ts"
import { manaCost, sizeOf } from "./mana-cost.ts"
import { type Purse, purseOf } from "./payability.ts"
import { facesToTry } from "./permissions.ts"
import { FACE_DOWN, faceOfObject, place, setPlace } from "./position.ts"
import { lockedHalves, unlockJudged, unlockRefusal, unlockSpecially } from "./rooms.ts"
import { turnUpJudged, turnUpRefusal, turnUpSpecially } from "./special-actions.ts"
import { performStateBasedActions } from "./state-based-actions.ts"
import { seeTopCards } from "./top-cards.ts"
import { putTriggeredAbilities } from "./triggers.ts"

/**
 * The keys of an action decision, by what they do. IDs are object ids, N an activated ability's number from 1.
 * - `pass`
 * - `play:ID` plays a land · `cast:ID` casts a card · `activate:ID:N` activates an ability, mana abilities among them.
 *   `play:ID:fF`, `cast:ID:fF`: its face F, where that isn't the front (0)
 * - `suspend:ID`, `foretell:ID`, `plot:ID` exile a card from the hand (116.2f, 116.2h, 116.2k)
 * - `unlock:ID:fH` unlocks half H of a Room (116.2m)
 * - `turn-up:ID` turns a face-down permanent face up (116.2b)
 * - `propose:ID`, `propose:ID:fF`, `propose:ID:N` begins a casting or an activation that can't be completed; offered only
 *   where `Place.proposals` is set. It ends in a reversal (733.1).
 */
const faced = (key: string, face: number): string => (face === 0 ? key : `${key}:f${face}`)
export const playKey = (id: ObjectId, face = 0): string => faced(`play:${id}`, face)
export const castKey = (id: ObjectId, face = 0): string => faced(`cast:${id}`, face)
const unlockKey = (id: ObjectId, half: number): string => `unlock:${id}:f${half}`
const turnUpKey = (id: ObjectId): string => `turn-up:${id}`
export const activateKey = (id: ObjectId, n: number): string => `activate:${id}:${n}`

/** What a player wants to do with an object. `ability` counts activated abilities from 1. */
export type Intent =
  | { readonly do: "cast" | "play"; readonly object: ObjectId; readonly face?: number }
  | { readonly do: "activate"; readonly object: ObjectId; readonly ability: number }
  | { readonly do: "unlock"; readonly object: ObjectId; readonly face?: number }
  | { readonly do: "attack"; readonly object: ObjectId }
  | { readonly do: "turn-up" | HandAction; readonly object: ObjectId }

/** Before a player would get priority: state-based actions, then triggered abilities, until there are none (117.5, 704.3). */
export function* beforePriority(game: Game): Procedure<void> {
  if (place(game).checked === momentOf(game)) return
  for (;;) {
    while (yield* performStateBasedActions(game));
    if (game.state.result !== null) return
    yield* seeTopCards(game)
    if (game.state.waiting.length === 0) return setPlace(game, { checked: momentOf(game) })
    yield* putTriggeredAbilities(game)
  }
}

/** Changes whenever anything happens: nothing needs to be checked twice. */
const momentOf = ({ state }: Game): string => `${state.turn}:${state.history.length}`

interface Offer {
  readonly option: Option
  readonly sure: boolean
}

const act = (key: Key, name: string, id: ObjectId, { ability, face }: Which = {}): Option => ({
  key,
  is: {
    type: "act",
    act: name,
    object: id,
    ...(ability === undefined ? {} : { ability: ability - 1 }),
    ...(face === undefined ? {} : { face }),
  },
})

/** Which activated ability, counted from 1, or which face; a face isn't said of a card that has only one. */
interface Which {
  readonly ability?: number
  readonly face?: number
}

/** Cards that a player might cast or play: the hand, and what its own text or an effect may allow elsewhere. */
function playable(game: Game, player: PlayerId): readonly ObjectId[] {
  const allowed = standing(game, "mayCast").length > 0 || standing(game, "mayPlay").length > 0
  const elsewhere = allowed
    ? ["graveyard", "exile", "library", "command"].flatMap((name) => allIn(game, name))
    : [
        ...zone(game, player, "graveyard").filter((id) => castsFromGraveyard(game, id)),
        ...zone(game, player, "exile").filter((id) => isSetAside(game, id)),
        ...zone(game, player, "command"),
      ]
  return [...zone(game, player, "hand"), ...elsewhere]
}

/** What a player with priority may do (117.1). Left out is what can't be completed, and what was just reversed. */
function offers(game: Game, player: PlayerId): readonly Offer[] {
  const purse = purseOf(game, player)
  const found: Offer[] = []
  for (const id of playable(game, player)) {
    const single = game.card(object(game.state, id).card).faces.length === 1
    for (const face of facesToTry(game, id)) {
      const which = single ? {} : { face: Math.max(face, 0) }
      if (playLandRefusal(game, player, id, face) === null)
        found.push({ option: act(playKey(id, face), "play", id, which), sure: true })
      if (beginCastRefusal(game, player, id, face) === null) {
        const answer = castOutlook(game, player, id, face, purse)
        const name = face === FACE_DOWN ? "cast:face-down" : "cast"
        found.push(...offered(game, castKey(id, face), name, id, answer, which))
      }
    }
  }
  for (const id of zone(game, player, "hand")) {
    if (!offersHandAction(game, id)) continue
    for (const action of handActions) {
      const judged = handActionJudged(game, player, id, action, purse)
      if (judged !== null && judged.answer !== "no")
        found.push(...offered(game, `${action}:${id}`, action, id, judged.answer, {}))
    }
  }
  for (const id of [...zone(game, player, "battlefield"), ...activatedElsewhere(game, player)]) {
    const up = object(game.state, id).faceDown ? turnUpJudged(game, player, id, purse) : null
    for (const half of lockedHalves(game, id)) {
      const judged = unlockJudged(game, player, id, half, purse)
      if (judged !== null)
        found.push(...offered(game, unlockKey(id, half), "unlock", id, judged.answer, { face: half }))
    }
    if (up !== null) found.push(...offered(game, turnUpKey(id), "turn-up", id, up.answer, {}))
    for (const one of activatedAbilities(game, id)) {
      const key = activateKey(id, one.n)
      const which = { ability: one.n }
      if (isManaAbility(game, one.ability)) {
        const source = purse.sources.find((other) => other.object === id && other.n === one.n)
        if (source !== undefined) found.push({ option: act(key, "mana", id, which), sure: source.plain })
      } else if (activationFacts(game, player, one) === null) {
        const { answer } = activationJudged(game, player, one, purse)
        found.push(...offered(game, key, "activate", id, answer, which))
      }
    }
  }
  return found
}

/** Cards in the hand and the graveyard with abilities that are activated there (113.6). */
const activatedElsewhere = (game: Game, player: PlayerId): readonly ObjectId[] =>
  ["hand", "graveyard"].flatMap((name) =>
    zone(game, player, name).filter((id) => activatedAbilities(game, id).some(({ ability }) => ability.zone === name)),
  )

/** Whether a casting could be completed, the price first: what is too dear needn't be looked at closer. */
function castOutlook(game: Game, player: PlayerId, card: ObjectId, face: number, purse: Purse): Completable {
  const found = object(game.state, card)
  const plain = found.zone === "hand" && standing(game, "spellCosts").length === 0 && isSettledCard(game, card)
  if (plain && face === 0 && sizeOf(manaCost(faceOfObject(game, card).data.manaCost)) > purse.most) return "no"
  return castJudged(game, player, card, face, purse).answer
}

/** Nothing but its mana cost is paid for it, as far as its own text and effects go. */
const isSettledCard = (game: Game, card: ObjectId): boolean =>
  standing(game, "mayCast").length === 0 &&
  standing(game, "mayPlay").length === 0 &&
  !hasOtherWays(game, card) &&
  !hasKeyword(game, card, "convoke") &&
  !hasKeyword(game, card, "improvise") &&
  !hasKeyword(game, card, "delve")

function offered(
  game: Game,
  key: string,
  name: string,
  id: ObjectId,
  answer: Completable,
  which: Which,
): readonly Offer[] {
  const { refused, proposals } = place(game)
  if (answer !== "no" && !(refused.includes(key) && answer !== "yes"))
    return [{ option: act(key, name, id, which), sure: answer === "yes" }]
  const propose = key.replace(/^[a-z]+/, "propose")
  return proposals && !refused.includes(propose) ? [{ option: act(propose, "propose", id, which), sure: false }] : []
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
    setPlace(game, { passes: passes + 1, priority: nextPlayer(game, priority) })
    return
  }
  if (yield* carryOut(game, priority, String(key))) setPlace(game, { passes: 0, refused: [] })
}

/** @returns whether the action was completed; else it has been reversed */
function* carryOut(game: Game, player: PlayerId, key: string): Procedure<boolean> {
  const [what, id = "0", which = ""] = key.split(":")
  const on = Number(id) as ObjectId
  const face = which.startsWith("f") ? Number(which.slice(1)) : 0
  if (what === "play") {
    yield* playLand(game, player, on, face)
    return true
  }
  if (isHandAction(what))
    return yield* takeAction(game, player, key, (activations) => takeHandAction(game, player, on, what, activations))
  if (
    what === "unlock" ||
    (what === "propose" && which.startsWith("f") && object(game.state, on).zone === "battlefield")
  )
    return yield* takeAction(game, player, key, (activations) => unlockSpecially(game, player, on, face, activations))
  if (what === "turn-up" || (what === "propose" && which === "" && object(game.state, on).zone === "battlefield"))
    return yield* takeAction(game, player, key, (activations) => turnUpSpecially(game, player, on, activations))
  if (what === "cast" || (what === "propose" && (which === "" || which.startsWith("f"))))
    return yield* takeAction(game, player, key, function* (activations) {
      yield* castSpell(game, player, on, face, waysNow(game, player, on, face), activations)
    })
  return yield* takeAction(game, player, key, (activations) =>
    activateAbility(game, player, on, Number(which), activations),
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
  if (isHandAction(intent.do)) return handActionRefusal(game, player, intent.object, intent.do)
  if (intent.do === "unlock") return unlockRefusal(game, player, intent.object, intent.face ?? 0)
  if (intent.do === "turn-up") return turnUpRefusal(game, player, intent.object)
  if (intent.do === "activate") return activateRefusal(game, player, intent.object, intent.ability)
  const { object: card } = intent
  const face = "face" in intent ? (intent.face ?? 0) : 0
  return intent.do === "play" ? playLandRefusal(game, player, card, face) : castRefusal(game, player, card, face)
}
