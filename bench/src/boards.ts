import {
  answer,
  decision,
  fork,
  Game,
  newGame,
  type Placed,
  randomSource,
  type Setup,
  sample,
} from "@dilemma-table/engine"
import { decks, firstPlace, magic, stackOf } from "@dilemma-table/magic"
import { type Measure, now, type Run } from "./measure.ts"

/** The cards of the first deck that are creatures or lands, in turn, so many of each; and the cards of its hand. */
const lands = ["Island", "Swamp"]
const creatures = ["Typhoid Rats", "Wind Drake", "Downwind Ambusher", "Serra Angel"]
const hand = [
  "Cryptic Command",
  "Funeral Charm",
  "Hagra Mauling",
  "Counterspell",
  "Wind Drake",
  "Silundi Vision",
  "Swamp",
]

/** Two seats with 20 permanents each, 7 cards in hand and a library, 120 cards in all, in A's first main phase. */
function fullBoard(): Setup {
  const names = [...new Set([...lands, ...creatures, ...hand, ...decks.flatMap((deck) => Object.keys(deck.cards))])]
  const placed = (list: readonly string[], of: number): readonly Placed[] =>
    Array.from({ length: of }, (_, i) => ({ card: names.indexOf(list[i % list.length] ?? "") }))
  const seat = {
    zones: {
      hand: placed(hand, 7),
      battlefield: [...placed(lands, 10), ...placed(creatures, 10)],
      library: placed(
        decks.flatMap((deck) => Object.keys(deck.cards)),
        33,
      ),
    },
  }
  return {
    edition: {},
    seed: 1,
    cards: names.map((card) => ({ card })),
    seats: [seat, seat],
    start: {
      whole: false,
      turn: 9,
      active: 0,
      loop: { ...firstPlace, stage: "turns", step: "precombat-main", begun: true } as never,
    },
  }
}

export function board(): Game {
  const game = newGame(magic, fullBoard())
  if (!game.ok) throw new Error(game.fault.message.en)
  return game.value
}

/** The board after spells have been cast until five lie on the stack. */
export function withStack(seed: number): Game | null {
  const game = board()
  const random = randomSource(seed)
  for (let asked = decision(game); asked !== null && stackOf(game).length < 5; ) {
    const { space } = asked
    const casts =
      space.type === "pick" ? space.options.map(({ key }) => key).filter((key) => String(key).startsWith("cast:")) : []
    if (asked.kind === "action" && casts.length === 0) return null
    const keys = asked.kind === "action" ? [casts[random(casts.length)] ?? "pass"] : sample(space, random, game.oracle)
    const given = answer(game, asked.by, keys)
    if (!given.ok) return null
    asked = given.value
  }
  return game
}

const timed = (most: number, operation: () => void): Run => {
  const samples: number[] = []
  const begun = now()
  for (let i = 0; i < most && now() - begun < 1_500_000; i++) {
    const before = now()
    operation()
    samples.push(now() - before)
  }
  return { operations: samples.length, micros: now() - begun, samples }
}

/** A new generator on the position works out what its player may do, nothing of it known before. */
export const listing: Measure = {
  name: "Dilemma: listing the legal actions at a full board, Magic",
  operation: "decision of a player with priority, 20 permanents a side and 7 cards in hand",
  aim: "< 100 µs",
  run: () => {
    const game = board()
    decision(game)
    const { basis, rest, tape, options } = game
    return timed(5000, () => {
      decision(new Game(basis, { ...rest, posed: undefined } as never, tape, options))
    })
  },
}

export const forkWithStack: Measure = {
  name: "Dilemma: fork, its decision, an answer, the next decision, 120 cards and a stack of five, Magic",
  operation: "fork",
  aim: "≤ 20 µs",
  run: (round) => {
    let game: Game | null = null
    for (let seed = round * 1000 + 1; game === null; seed++) game = withStack(seed)
    const stood = game
    const random = randomSource(round + 1)
    return timed(5000, () => {
      const copy = fork(stood)
      const asked = decision(copy)
      if (asked !== null) answer(copy, asked.by, sample(asked.space, random, copy.oracle))
    })
  },
}
