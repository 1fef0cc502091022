import type { Game } from "./game.ts"
import { type CardIndex, type ObjectId, UNKNOWN_CARD } from "./ids.ts"
import { type GameObject, NO_IDS, object } from "./state.ts"
import { unwatch } from "./watch.ts"
import type { Writer } from "./write.ts"
import { everyone, players, seersOf, zoneSlot, zoneSpec } from "./zones.ts"

/*
 * Who knows which card an object is. A player sees that a card leaves another's hand, not which of the cards there it was:
 * what was known of that hand is then known no longer, or of one card fewer. Two games that look the same to a player must
 * leave that player with the same knowledge, whichever of two equal cards it was.
 */

/** Does an imagined position forget this card when these seats lose track of it? */
function forgets(game: Game, found: GameObject, bits: number): boolean {
  const { imagining } = game.basis
  return imagining?.forgets === true && found.kind === "card" && (found.known & bits & (1 << imagining.player)) !== 0
}

/** These seats no longer know which card it is. */
export function loseTrack(write: Writer, id: ObjectId, bits: number): void {
  const found = object(write.game.state, id)
  if ((found.known & bits) === 0) return
  const known = found.known & ~bits
  if (forgets(write.game, found, bits)) {
    unwatch(write.game, id)
    write.patch(id, { known, card: UNKNOWN_CARD, face: 0, last: null })
  } else write.patch(id, { known })
}

/** The card a reordered object is from now on, under its new id `next`. */
export function reorderedCard(game: Game, old: GameObject, next: ObjectId, seen: number): CardIndex {
  const learnt = game.learnt(next)
  if (learnt !== undefined) return learnt
  const { imagining } = game.basis
  if (imagining?.forgets !== true || old.kind !== "card") return old.card
  return (old.known & seen & (1 << imagining.player)) === 0 ? UNKNOWN_CARD : old.card
}

/** Is it in a zone where others see neither the cards nor which of them is taken? */
export function inHand(game: Game, found: GameObject): boolean {
  const spec = zoneSpec(game, found.zone)
  return !spec.ordered && !spec.shared && spec.seen !== "all"
}

/** The cards of the zone it is in. */
const besides = (game: Game, found: GameObject): readonly ObjectId[] =>
  game.state.zones[zoneSlot(game, found.controller, found.zone)] ?? NO_IDS

/**
 * A card is about to be taken from among others by somebody who sees them.
 * @param among the cards among which it was chosen; all of its zone where that is like a hand
 * @param chooser the seats that know which of them is taken
 * @param sees the seats that see which card it is as it goes
 */
export function pickedOut(
  write: Writer,
  taken: GameObject,
  among: readonly ObjectId[] | undefined,
  chooser: number,
  sees: number,
): void {
  const { game } = write
  const from = among ?? besides(game, taken)
  const blind = everyone(game) & ~seersOf(game, zoneSpec(game, taken.zone), taken.owner) & ~chooser
  for (const player of players(game)) {
    const bit = 1 << player
    if ((blind & bit) === 0) continue
    if ((sees & bit) === 0) for (const id of from) loseTrack(write, id, bit)
    else if ((taken.known & bit) === 0) {
      const equal = from.find((id) => id !== taken.id && isKnownAs(game, id, taken.card, bit))
      if (equal !== undefined) loseTrack(write, equal, bit)
    }
  }
}

const isKnownAs = (game: Game, id: ObjectId, card: CardIndex, bit: number): boolean => {
  const found = object(game.state, id)
  return found.card === card && (found.known & bit) !== 0
}

/**
 * Cards are shown to these seats. Of a hand they learn that such cards are in it: of two equal cards, one that was known
 * and one that is shown may be the same.
 */
export function shown(write: Writer, ids: readonly ObjectId[], bits: number): void {
  const { game } = write
  for (const player of players(game)) {
    const bit = 1 << player
    if ((bits & bit) === 0) continue
    for (const id of ids) {
      const found = object(game.state, id)
      if ((found.known & bit) !== 0) continue
      if (inHand(game, found) && (seersOf(game, zoneSpec(game, found.zone), found.owner) & bit) === 0) {
        const equal = besides(game, found).find(
          (other) => !ids.includes(other) && isKnownAs(game, other, found.card, bit),
        )
        if (equal !== undefined) loseTrack(write, equal, bit)
      }
      write.patch(id, { known: object(game.state, id).known | bit })
    }
  }
}
