import { type Game, type ObjectId, object, type PlayerId, players, type Refusal, zone } from "@dilemma-table/engine"
import { gameOf } from "./games.ts"
import { isObjectMeant, type Labels, type Reference } from "./refer.ts"
import type { Act } from "./steps.ts"
import type { GameName } from "./terms.ts"

/** Something a player would like to do with a card. */
export interface Wish {
  readonly act: Act
  readonly card: Reference
  readonly ability: number | null
  readonly face: number | string | null
}

const NO_LABELS: Labels = new Map()

/**
 * Why a player can't do something: a refusal for each object that could be meant.
 * @returns nothing where one of them can do it
 */
export function whyNot(game: Game, labels: Labels, player: PlayerId, wish: Wish): readonly Refusal[] {
  const refusals: Refusal[] = []
  for (const id of meant(game, labels, player, wish.card)) {
    const refusal = refusalOf(
      game,
      player,
      wish.act,
      id,
      wish.ability,
      faceNumber(game, id, wish.face ?? calledAs(wish.card)),
    )
    if (refusal === null) return []
    refusals.push(refusal)
  }
  return refusals
}

/** Why can't this be done? The reasons, or null if it can be. `card` is an object's id or a card's name. */
export function why(
  game: Game,
  player: PlayerId,
  intent: { readonly act: Act; readonly card: ObjectId | string; readonly ability?: number; readonly face?: number },
): readonly Refusal[] | null {
  const { act, card, ability, face } = intent
  if (typeof card === "number") {
    const refusal = refusalOf(game, player, act, card, ability ?? null, face ?? null)
    return refusal === null ? null : [refusal]
  }
  const refusals = whyNot(game, NO_LABELS, player, { act, card, ability: ability ?? null, face: face ?? null })
  return refusals.length === 0 ? null : refusals
}

/** A reason and everything that is kept from being used by it. */
export interface Reason {
  readonly refusal: Refusal
  readonly objects: readonly ObjectId[]
}

/**
 * Why can nothing be used (cast, …)? The reasons, each with its cards, the one that holds most of them first; null if
 * something can be.
 */
export function whyNothing(game: Game, player: PlayerId, act: Act): readonly Reason[] | null {
  const { usedFrom } = gameOf(game.rulebook.game as GameName)
  const reasons = new Map<string, { refusal: Refusal; objects: ObjectId[] }>()
  for (const id of usedFrom.flatMap((name) => zone(game, player, name))) {
    const refusal = refusalOf(game, player, act, id, null, null)
    if (refusal === null) return null
    const key = `${refusal.code} ${refusal.rule}`
    const reason = reasons.get(key) ?? { refusal, objects: [] }
    reason.objects.push(id)
    reasons.set(key, reason)
  }
  return [...reasons.values()].sort((a, b) => b.objects.length - a.objects.length)
}

function refusalOf(
  game: Game,
  player: PlayerId,
  act: Act,
  id: ObjectId,
  ability: number | null,
  face: number | null,
): Refusal | null {
  const { refusal } = gameOf(game.rulebook.game as GameName)
  const found = refusal(game, player, act, id, ability, face)
  return found === undefined ? { code: "no-such-act", rule: "", object: id, player, data: { act } } : found
}

/** The objects a reference may mean: the player's own first, in play and elsewhere. */
function meant(game: Game, labels: Labels, player: PlayerId, reference: Reference): readonly ObjectId[] {
  const seats = [player, ...players(game).filter((seat) => seat !== player)]
  const all = seats.flatMap((seat) =>
    game.rulebook.zones.flatMap((spec) => (spec.shared && seat !== player ? [] : zone(game, seat, spec.name))),
  )
  const named = all.filter((id) => isObjectMeant(game, labels, id, reference))
  const own = named.filter((id) => object(game.state, id).controller === player)
  return own.length > 0 ? own : named
}

/** A card called by the name of one of its faces is meant as that one. */
const calledAs = (reference: Reference): string | null =>
  typeof reference === "object" ? reference.card : typeof reference === "string" ? reference : null

/** The number of a face that is called so; null where none is said, or none is called that. */
export function faceNumber(game: Game, id: ObjectId, face: number | string | null): number | null {
  if (typeof face !== "string") return face
  const { faceDown } = gameOf(game.rulebook.game as GameName)
  if (face === "face-down" && faceDown !== undefined) return faceDown
  const card = game.cards[object(game.state, id).card]
  const found = card?.faces.findIndex(({ name }) => name.ja === face || name.en === face) ?? -1
  // Behind the faces of a twinpact stands the card as a whole: its name says nothing of a side.
  return found < 0 || found >= (card?.outside ?? Number.POSITIVE_INFINITY) ? null : found
}
