import {
  type Game,
  makeFrame,
  matches,
  type ObjectId,
  object,
  type PlayerId,
  type PlayerRef,
  playersOf,
  type Refusal,
  readingAs,
  type Standing,
  standing,
} from "@dilemma-table/engine"

/*
 * What forbids casting, playing and activating (601.3, 602.5, 101.2). Of a card the face that would be cast or played is asked
 * (712.11c), wherever the card is.
 */

const rules = { cantCast: "601.3", cantPlay: "305.1" } as const

const frameOf = (what: Standing) => makeFrame(what.source, what.controller as PlayerId, { names: what.names as never })

/** Is this object, as it is read now, one of those that are meant? The zone it is in doesn't count. */
export function concerns(game: Game, what: Standing, id: ObjectId): boolean {
  if (what.objects !== null) return what.objects.includes(id)
  if (what.to === "this") return what.source === id
  if (what.to === "attached") return object(game.state, what.source).attachedTo === id
  if (typeof what.to !== "object") return false
  const { zone: _, ...rest } = what.to
  return matches(game, frameOf(what), id, rest) === true
}

/** The effect that forbids this player to cast or play this face of a card, as a refusal, or null. */
export function prohibition(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  face: number,
  words: readonly ("cantCast" | "cantPlay")[],
): Refusal | null {
  for (const word of words) {
    for (const what of standing(game, word)) {
      // What a spell forbids while it is on the stack isn't about itself, which is being cast already (702.61a).
      if (what.source === card && object(game.state, card).zone === "stack") continue
      const who = playersOf(game, frameOf(what), what.does[word] as PlayerRef)
      if (who.includes(player) && readingAs(game, card, face, () => concerns(game, what, card)))
        return { code: "forbidden", rule: rules[word], object: card, player, data: { by: what.source } }
    }
  }
  return null
}

/** Does an effect forbid activating this object's abilities, mana abilities apart or with them (602.5)? */
export const activationForbidden = (game: Game, id: ObjectId, mana: boolean): boolean =>
  standing(game, "cantActivate").some((what) => (what.does.cantActivate === "any" || !mana) && concerns(game, what, id))

/** Can't this player gain life (119.7)? */
export const gainForbidden = (game: Game, player: PlayerId): boolean =>
  standing(game, "cantGainLife").some((what) =>
    playersOf(game, frameOf(what), what.does.cantGainLife as PlayerRef).includes(player),
  )
