import type { CardData } from "@dilemma-table/engine"
import type { Simulated } from "@dilemma-table/players"
import type { BotOptions } from "../bots/bot-player.ts"
import { Seated } from "../bots/seated.ts"
import { type KnownGame, knownGames, type OwnDeck, type TableDeck } from "../games.ts"

/** A deck as it is written down: a bundled one by its id, another with its cards. */
type OrderedDeck =
  | { readonly bundled: string }
  | (Omit<OwnDeck, "own"> & { readonly own: readonly (readonly [string, CardData])[] })

/** Which games are to be played, as plain data: it crosses to threads and to other machines. */
export interface Order {
  readonly game: string
  readonly decks: readonly [OrderedDeck, OrderedDeck]
  readonly players: readonly string[]
  readonly seed: number
  readonly limit: number
  /** Where bots play: how they are begun, and how long is waited for their answers. */
  readonly bots?: Omit<BotOptions, "game">
}

export const orderedDeck = (deck: TableDeck | OwnDeck): OrderedDeck =>
  "lists" in deck ? { id: deck.id, name: deck.name, lists: deck.lists, own: [...deck.own] } : { bundled: deck.id }

/** The game of an order. Throws RangeError where it isn't known here. */
function gameOf({ game }: Order): KnownGame {
  const found = knownGames.find(({ rulebook }) => rulebook.game === game)
  if (found === undefined) throw new RangeError(`The game ${game} isn't known here`)
  return found
}

/** An order, ready to be played. Throws RangeError where its game or a deck isn't known here. */
export function simulatedOf(order: Order): Simulated {
  const known = gameOf(order)
  const [a, b] = order.decks.map((deck) => deckOf(known, deck))
  if (a === undefined || b === undefined) throw new RangeError("An order has two decks")
  return {
    rulebook: known.rulebook,
    setup: (seed, first) => known.setup([a, b], seed, first),
    listedAs: known.listedAs,
    players: order.players,
    seed: order.seed,
    limit: order.limit,
    ...(order.bots === undefined ? {} : { seated: seatedFor({ ...order.bots, game: order.game }) }),
  }
}

function seatedFor(options: BotOptions): NonNullable<Simulated["seated"]> {
  const seated = new Seated(options)
  return { player: (name, seed) => seated.player(name, seed), over: (result) => seated.over(result) }
}

function deckOf(known: KnownGame, deck: OrderedDeck): TableDeck | OwnDeck {
  if (!("bundled" in deck)) return { ...deck, own: new Map(deck.own) }
  const found = known.decks.find(({ id }) => id === deck.bundled)
  if (found === undefined) throw new RangeError(`${known.name} has no deck ${deck.bundled}`)
  return found
}
