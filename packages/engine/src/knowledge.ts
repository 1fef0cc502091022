import type { Game } from "./game.ts"
import { type CardIndex, type ObjectId, UNKNOWN_CARD } from "./ids.ts"
import { type GameObject, NO_IDS, object } from "./state.ts"
import { unwatch, watchObject } from "./watch.ts"
import type { Writer } from "./write.ts"
import { everyone, players, seersOf, zoneSlot, zoneSpec } from "./zones.ts"

/*
 * Who knows which card an object is. A player sees that a card leaves another's hand, not which of the cards there it was:
 * what was known of that hand is then known no longer, or of one card fewer. Two games that look the same to a player must
 * leave that player with the same knowledge, whichever of two equal cards it was.
 */

/** Is this an imagined position, and do these seats' bits say that it is its player who loses track of this card? */
function imaginerLoses(game: Game, found: GameObject, lost: number): boolean {
  const { imagining } = game.basis
  return imagining !== undefined && found.kind === "card" && (lost & (1 << imagining.player)) !== 0
}

/**
 * These seats no longer know which card it is. On an imagined position it is from then on what the player came to know of
 * it later, or what a deal said, or unknown.
 */
function loseTrack(write: Writer, id: ObjectId, bits: number): void {
  const { game } = write
  const found = object(game.state, id)
  if ((found.known & bits) === 0) return
  const known = found.known & ~bits
  const card = imaginerLoses(game, found, found.known & bits) ? cardUntracked(game, found, id) : found.card
  if (card === found.card) write.know(id, known)
  else {
    unwatch(game, id)
    write.patch(id, { known, card, face: game.cards[card]?.outside ?? 0, last: null })
    watchObject(game, id)
  }
}

const cardUntracked = (game: Game, found: GameObject, id: ObjectId): CardIndex =>
  game.learnt(id) ?? (game.basis.imagining?.forgets === true ? UNKNOWN_CARD : found.card)

/** The card a reordered object is from now on, under its new id `next`; `seen` know which is which. */
export function reorderedCard(game: Game, old: GameObject, next: ObjectId, seen: number): CardIndex {
  return imaginerLoses(game, old, ~(old.known & seen)) ? cardUntracked(game, old, next) : old.card
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
 * A card leaves a deck whose cards `chooser` has looked at: the others can't tell which of those it was, nor from which place.
 * @returns the cards it may have been; undefined where everybody sees which is taken
 */
export function lookedThrough(game: Game, taken: GameObject, chooser: number): readonly ObjectId[] | undefined {
  if (zoneSpec(game, taken.zone).deck !== true || (taken.known & chooser) === 0) return undefined
  const all = everyone(game)
  const seen = besides(game, taken).filter((id) => (object(game.state, id).known & chooser) !== 0)
  return seen.length > 1 && seen.some((id) => object(game.state, id).known !== all) ? seen : undefined
}

/**
 * The seats to which a card was shown this turn after the chooser had last looked at it by themselves: they see that it is the
 * one taken.
 */
function shownLast(game: Game, id: ObjectId, chooser: number): number {
  const last = game.state.history.findLast(({ type, objects }) => type === "know" && objects?.includes(id) === true)
  const seen = last?.seen ?? 0
  return (seen & chooser) === 0 ? 0 : seen
}

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
  const sighted = seersOf(game, zoneSpec(game, taken.zone), taken.owner) | chooser
  const blind = everyone(game) & ~sighted & ~(among === undefined ? 0 : shownLast(game, taken.id, chooser))
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
      write.know(id, object(game.state, id).known | bit)
    }
  }
}
