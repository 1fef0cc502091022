declare const brand: unique symbol
type Branded<T, B extends string> = T & { readonly [brand]: B }

/** An object of one game. Integers from 1; an object gets a new one at every zone change. 0 is "none". */
export type ObjectId = Branded<number, "object">
/** A seat at the table: 0, 1, … in turn order. */
export type PlayerId = Branded<number, "player">
/** An index into the game's card table. 0 is the unknown card. */
export type CardIndex = Branded<number, "card">

export const NONE = 0 as ObjectId
export const UNKNOWN_CARD = 0 as CardIndex
/** The player who answers what is left to luck: shuffles, coins, random modes. */
export const CHANCE = -1 as PlayerId

/** Names an offered answer: an object's id, a mode's printed index, a face, a number or a word; never a place in a list. */
export type Key = number | string

/** The seats' letters, as people write them. */
export const seatName = (player: PlayerId): string => (player === CHANCE ? "chance" : String.fromCharCode(65 + player))
