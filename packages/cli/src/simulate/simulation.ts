import { type CardData, newGame } from "@dilemma-table/engine"
import { type Lang, sayRule } from "@dilemma-table/words"
import { isBot } from "../bots/seated.ts"
import type { Keeping } from "../cards/own-store.ts"
import { mostAnswers, patienceIn, wholeNumber } from "../cards/whole-number.ts"
import type { Context } from "../context.ts"
import { chosenDeck, playable } from "../decks.ts"
import { Failure } from "../failure.ts"
import type { KnownGame, OwnDeck, TableDeck } from "../games.ts"
import { playersTyped } from "../players.ts"
import { simulationFailure } from "./failures.ts"
import type { Cards } from "./modes.ts"
import { type Order, orderedDeck } from "./order.ts"

/** What was typed about the games. */
export interface Asked extends Keeping {
  readonly deck: readonly string[]
  readonly games: string
  readonly players: string
  readonly seed: string
  readonly limit: string
  readonly patience: string
  readonly queue?: string
}

/** Games to be played, and what is said of them. */
export interface Simulation {
  readonly known: KnownGame
  readonly order: Order
  readonly games: number
  /** By seat. */
  readonly deckNames: readonly { readonly ja: string; readonly en: string }[]
  readonly cards: Cards
  /** Of the rules. */
  readonly date: string
  /** What plays the same games again. */
  readonly command: string
}

/** The games that were asked for; what is to be said of their decks goes to `remarks`. Throws Failure where they can't be played. */
export function simulationFor(context: Context, lang: Lang, game: string, asked: Asked, remarks: string[]): Simulation {
  const known = playable(lang, game)
  const decks = decksFor(context, lang, known, asked, remarks)
  const players = playersTyped(lang, asked.players)
  const hasBots = players.some(isBot)
  // Whoever shares games out would have commands run on the workers' machines.
  if (hasBots && asked.queue !== undefined) throw simulationFailure(lang, "bots-here")
  const patience = patienceIn(lang, asked.patience)
  const order: Order = {
    game: known.rulebook.game,
    decks: [orderedDeck(decks[0]), orderedDeck(decks[1])],
    players,
    seed: wholeNumber(lang, "seed", asked.seed),
    limit: wholeNumber(lang, "limit", asked.limit, mostAnswers),
    ...(hasBots ? { bots: { lang, cwd: context.cwd, patience } } : {}),
  }
  const games = wholeNumber(lang, "games", asked.games)
  if (games === 0) throw simulationFailure(lang, "no-games")
  const begun = newGame(known.rulebook, known.setup(decks, order.seed, 0))
  if (!begun.ok) throw new Failure(begun.fault.message[lang], 2, begun.fault.code)
  const cards = new Map<string, CardData>(known.cards.map((card) => [known.listedAs(card), card]))
  for (const deck of decks)
    if ("own" in deck) for (const card of deck.own.values()) cards.set(known.listedAs(card), card)
  const { seed, limit } = order
  const words = [
    ...decks.map(({ id }) => `--deck ${wordOf(id)}`),
    `--games ${games} --players ${wordOf(players.join(","))} --seed ${seed} --limit ${limit}`,
  ]
  return {
    known,
    order,
    games,
    deckNames: decks.map(({ name }) => name),
    cards,
    date: begun.value.edition.date,
    command: `dilemma simulate ${order.game} ${words.join(" ")}`,
  }
}

/** As it is typed: in quotes where it must be. */
const wordOf = (text: string): string => (/^[\w./:,=+-]+$/.test(text) ? text : JSON.stringify(text))

type Deck = TableDeck | OwnDeck

/** A deck against another; one by itself plays itself. */
function decksFor(
  context: Context,
  lang: Lang,
  known: KnownGame,
  asked: Asked,
  remarks: string[],
): readonly [Deck, Deck] {
  const { deck: typed } = asked
  if (typed.length > 2) throw simulationFailure(lang, "too-many-decks", { count: typed.length })
  const [a, b = a] = typed.map((one) => legalDeck(context, lang, known, asked, one, remarks))
  if (a !== undefined && b !== undefined) return [a, b]
  const [first, second = first] = known.decks
  if (first === undefined || second === undefined) throw new Error("A game that can be played has a deck")
  return [first, second]
}

function legalDeck(
  context: Context,
  lang: Lang,
  known: KnownGame,
  asked: Asked,
  typed: string,
  remarks: string[],
): Deck {
  const said: string[] = []
  const deck = chosenDeck(context, lang, known, asked, typed, said)
  const fault = "lists" in deck ? known.deckFault(deck) : null
  if (fault === null) {
    remarks.push(...said)
    return deck
  }
  const { rule, card } = fault
  const place = card === undefined ? "" : `${card}: `
  const text = sayRule(lang, known.rulebook, rule) ?? fault.code
  throw simulationFailure(lang, "illegal-deck", { deck: typed, place, text, rule }, fault.code)
}
