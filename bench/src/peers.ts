import { Client } from "boardgame.io/client"
import { Chess } from "chessops/chess"
import showdown from "pokemon-showdown"
import { type Measure, now, timed } from "./measure.ts"

/** A quick source of random numbers that needs nothing. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1
  return (n) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % n
  }
}

/** chessops: a copy of a position and a random legal move on it. */
export const chess: Measure = {
  name: "chessops: clone of a position",
  operation: "clone",
  run: (round) => {
    const roll = dice(round + 1)
    let position = Chess.default()
    return timed(400, () => {
      let sum = 0
      for (let i = 0; i < 100; i++) sum += position.clone().halfmoves
      const moves = [...position.allDests()].flatMap(([from, dests]) => [...dests].map((to) => ({ from, to })))
      const move = moves[roll(Math.max(1, moves.length))]
      if (move === undefined || sum < 0) position = Chess.default()
      else position.play(move)
      return 100
    })
  },
}

interface Choosing {
  active?: { moves: { move: string; disabled?: boolean; pp?: number; id: string }[] }[]
  side?: { pokemon: { condition: string; active: boolean }[] }
  forceSwitch?: boolean[]
  wait?: boolean
  teamPreview?: boolean
}

/** One decision of a random Pokémon player: "move 2", "switch 3", "default". */
function showdownChoice(request: Choosing, roll: (n: number) => number): { choice: string; options: number } {
  const bench = (request.side?.pokemon ?? []).flatMap((one, i) =>
    one.active || one.condition.endsWith(" fnt") ? [] : [i + 1],
  )
  if (request.forceSwitch?.[0] === true) {
    const at = bench[roll(Math.max(1, bench.length))]
    return at === undefined ? { choice: "default", options: 1 } : { choice: `switch ${at}`, options: bench.length }
  }
  const moves = (request.active?.[0]?.moves ?? []).flatMap((move, i) =>
    move.disabled === true || move.pp === 0 ? [] : [i + 1],
  )
  const at = moves[roll(Math.max(1, moves.length))]
  return at === undefined
    ? { choice: "default", options: 1 }
    : { choice: `move ${at}`, options: moves.length + bench.length }
}

/** pokemon-showdown's battle, driven directly with random choices (generation 9, random teams). */
export const pokemon: Measure = {
  name: "pokemon-showdown: random play, gen 9",
  operation: "decision",
  run: (round) => {
    const roll = dice(round + 11)
    const seed = (k: number): [number, number, number, number] => [round + 1, k + 1, 3, 4]
    const samples: number[] = []
    showdown.Teams.generate("gen9randombattle", { seed: seed(0) as never }) // loads its data, once
    const start = now()
    let operations = 0
    for (let k = 0; now() - start < 1_500_000; k++) {
      const battle = new showdown.Battle({ formatid: "gen9randombattle" as never, seed: seed(k) as never })
      battle.setPlayer("p1", {
        name: "A",
        team: showdown.Teams.generate("gen9randombattle", { seed: seed(k) as never }),
      })
      battle.setPlayer("p2", {
        name: "B",
        team: showdown.Teams.generate("gen9randombattle", { seed: seed(k + 1000) as never }),
      })
      const begun = now()
      let here = 0
      for (let turn = 0; turn < 1000 && !battle.ended; turn++) {
        for (const side of battle.sides) {
          const request = side.activeRequest as Choosing | null
          if (request === null || request.wait === true) continue
          const { choice, options } = showdownChoice(request, roll)
          if (!side.choose(choice)) side.choose("default")
          if (options > 1) here += 1
        }
        if (battle.allChoicesDone()) battle.commitChoices()
      }
      operations += here
      if (here > 0) samples.push((now() - begun) / here)
      battle.destroy()
    }
    return { operations, micros: now() - start, samples }
  },
}

interface Pile {
  deck: number[]
  hands: number[][]
  table: number[]
}

/** A toy card game on boardgame.io: each turn a card is played from a hand of five and one is drawn. */
const pileGame = {
  name: "pile",
  setup: (): Pile => ({
    deck: Array.from({ length: 60 }, (_, i) => i),
    hands: [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ],
    table: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }: { G: Pile; playerID: string }, at: number) => {
      const hand = G.hands[Number(playerID)]
      const [card] = hand?.splice(at, 1) ?? []
      if (card !== undefined) G.table.push(card)
      const drawn = G.deck.pop()
      if (drawn !== undefined) hand?.push(drawn)
    },
  },
  endIf: ({ G }: { G: Pile }) => (G.hands.every((hand) => hand.length === 0) ? { over: true } : undefined),
}

export const boardgame: Measure = {
  name: "boardgame.io: random play, a toy card game",
  operation: "move",
  run: (round) => {
    const roll = dice(round + 21)
    return timed(600, () => {
      const client = Client({ game: pileGame, numPlayers: 2, debug: false } as never)
      client.start()
      let moves = 0
      for (;;) {
        const state = client.getState() as { G: Pile; ctx: { currentPlayer: string; gameover?: unknown } } | null
        if (state === null || state.ctx.gameover !== undefined) break
        const hand = state.G.hands[Number(state.ctx.currentPlayer)] ?? []
        if (hand.length === 0) break
        client.moves.play?.(roll(hand.length))
        moves += 1
      }
      client.stop()
      return moves
    })
  },
}

/** A plain loop without generators: the least that a decision could cost here. Picks one of eight and copies 120 records' array. */
export const plain: Measure = {
  name: "plain loop without generators",
  operation: "decision",
  run: (round) => {
    const roll = dice(round + 31)
    return timed(300, () => {
      let objects = Array.from({ length: 120 }, (_, id) => ({ id, zone: 0, tapped: false }))
      let sum = 0
      for (let i = 0; i < 1000; i++) {
        const at = roll(8)
        objects = objects.slice()
        const old = objects[at]
        if (old !== undefined) objects[at] = { ...old, tapped: !old.tapped }
        sum += at
      }
      return sum < 0 ? 0 : 1000
    })
  },
}
