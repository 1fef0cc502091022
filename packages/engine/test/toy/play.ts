import {
  answer,
  decision,
  type Game,
  type GameOptions,
  newGame,
  type Outcome,
  randomSource,
  type Setup,
  sample,
} from "../../src/index.ts"
import { toyCards } from "./cards.ts"
import { toy } from "./rulebook.ts"

export const got = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`${outcome.fault.place}: ${outcome.fault.message.en}`)
  return outcome.value
}

/** Two decks of 24 drawn from the toy's cards by the seed. */
function toySetup(seed: number): Setup {
  const random = randomSource(seed)
  const deck = () => Array.from({ length: 24 }, () => ({ card: random(toyCards.length) }))
  return {
    edition: {},
    seed,
    cards: toyCards.map((card) => ({ card: card.name.en as string })),
    seats: [{ zones: { deck: deck() } }, { zones: { deck: deck() } }],
    start: { whole: true },
  }
}

export const toyGame = (seed: number, options: Partial<GameOptions> = {}): Game =>
  got(newGame(toy, toySetup(seed), options))

/** Plays at random for at most `limit` answers, showing `each` the game before every answer. */
export function playOn(game: Game, seed: number, limit: number, each: (game: Game) => void = () => {}): Game {
  const random = randomSource(seed)
  for (let n = 0; n < limit; n++) {
    const asked = decision(game)
    if (asked === null) break
    each(game)
    got(answer(game, asked.by, sample(asked.space, random, game.oracle)))
  }
  return game
}
