import {
  type Filter,
  type Game,
  makeFrame,
  matches,
  mayStand,
  type ObjectId,
  object,
  type PlayerId,
  players,
  readingAs,
  readingPlainly,
  type Standing,
  standing,
  whileUnchanged,
  zone,
} from "@dilemma-table/engine"
import type { CastPermission } from "./lexicon.ts"

/*
 * What effects let be cast or played (601.3, 305.1), card by card. Most cards of a position are allowed by nothing, and every
 * card in every zone might be: so it is worked out once for a position which cards are, and each card costs one look-up.
 */

/** An effect that lets a card be cast or played. `player`: whom it lets do so. */
export interface Allowance {
  readonly what: Standing
  readonly word: "mayCast" | "mayPlay"
  readonly text: CastPermission
  readonly player: PlayerId
}

const NONE: readonly Allowance[] = []

/** Everything that concerns this card as it lies there, for any player; as which face is for whoever asks to look at. */
export function allowancesOf(game: Game, card: ObjectId): readonly Allowance[] {
  return allowedCards(game).get(card) ?? NONE
}

/** The cards that something lets be cast or played, with what does. */
export const allowedCards = (game: Game): ReadonlyMap<ObjectId, readonly Allowance[]> =>
  mayAllow(game) ? allowances(game) : NOTHING

const NOTHING: ReadonlyMap<ObjectId, readonly Allowance[]> = new Map()

/** Might anything let cards be cast or played that couldn't be otherwise? */
const mayAllow = (game: Game): boolean => mayStand(game, "mayCast") || mayStand(game, "mayPlay")

const allowances = (game: Game): ReadonlyMap<ObjectId, readonly Allowance[]> =>
  readingPlainly(game, () => whileUnchanged(game, "allowances", findAllowances))

function findAllowances(game: Game): ReadonlyMap<ObjectId, readonly Allowance[]> {
  const found = new Map<ObjectId, Allowance[]>()
  for (const word of ["mayCast", "mayPlay"] as const) {
    for (const what of standing(game, word)) {
      const text = what.does[word] as CastPermission
      for (const card of candidates(game, what, text)) {
        if (!concerns(game, what, text, card)) continue
        const player = (text.owner === true ? object(game.state, card).owner : what.controller) as PlayerId
        const known = found.get(card)
        if (known === undefined) found.set(card, [{ what, word, text, player }])
        else known.push({ what, word, text, player })
      }
    }
  }
  return found
}

/** Cards that it could be about. */
function candidates(game: Game, what: Standing, { from }: CastPermission): readonly ObjectId[] {
  if (what.objects !== null) return what.objects
  if (what.to === "this") return [what.source]
  if (typeof what.to !== "object") return []
  const { zone: named, top } = what.to as Filter & { readonly top?: boolean }
  const names = named ?? from
  const zones = names === undefined ? game.rulebook.zones.map(({ name }) => name) : ([names].flat() as string[])
  return zones.flatMap((name) =>
    players(game).flatMap((player) => {
      const all = zone(game, player, name)
      return name === "library" && top === true ? all.slice(0, 1) : all
    }),
  )
}

function concerns(game: Game, what: Standing, text: CastPermission, card: ObjectId): boolean {
  const { zone: lies } = object(game.state, card)
  if (text.from !== undefined && !([text.from].flat() as readonly string[]).includes(lies)) return false
  if (isHiddenFrom(game, what.controller as PlayerId, card)) return false
  if (what.objects !== null || what.to === "this") return true
  // Which cards are meant is asked of the card as it lies there, not of the face that would be cast (712.8a).
  return readingAs(
    game,
    card,
    object(game.state, card).face,
    () => matches(game, frameOf(what), card, what.to as Filter) === true,
  )
}

/** A face-down card in exile is cast only by who may look at it (601.3f). */
function isHiddenFrom(game: Game, player: PlayerId, card: ObjectId): boolean {
  const { faceDown, zone: lies, known } = object(game.state, card)
  return faceDown && lies === "exile" && (known & (1 << player)) === 0
}

export const frameOf = (what: Standing) =>
  makeFrame(what.source, what.controller as PlayerId, { names: what.names as never })
