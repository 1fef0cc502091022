import { decision, type Game, imagine, isForced, newGame, type PlayerId, randomSource } from "@dilemma-table/engine"
import { askedNow, playerNamed, playout } from "@dilemma-table/players"
import type { Kind } from "./dilemma.ts"
import { type Measure, now } from "./measure.ts"

/** So far a game is played before it is searched, and so many such games are. */
const turns = 7
const games = 3
/** So long one round measures, in microseconds. */
const longest = 1_500_000

interface Middle {
  readonly world: Game
  readonly seat: PlayerId
}

/** The middle of a game between greedy players, dealt as whoever is asked imagines it. */
function middle({ rulebook, setup }: Kind, seed: number): Middle | null {
  const begun = newGame(rulebook, setup(seed))
  if (!begun.ok) throw new Error(begun.fault.message.en)
  const game = begun.value
  const players = [playerNamed("greedy", seed), playerNamed("greedy", seed + 1)]
  for (let asked = askedNow(game); asked !== null; asked = askedNow(game)) {
    const { seat } = asked
    if (game.state.turn >= turns && asked.decision.kind === "action" && game.state.active === seat) {
      const world = imagine(game, seat, { seed, prior: asked.hidden("known") })
      if (world.stoppedAt === null && decision(world)?.by === seat) return { world, seat }
    }
    game.give(seat, players[seat]?.choose(asked) ?? [])
  }
  return null
}

/** What the searching player plays out: decisions answered in its playouts, from the middle of games. */
export function playouts(kind: Kind, aim: string): Measure {
  const middles: Middle[] = []
  return {
    name: `Dilemma: decisions in the searching player's playouts, the middle of ${kind.name}`,
    operation: "decision answered in a playout, passes among them",
    aim,
    run: (round) => {
      for (let seed = 1; middles.length < games; seed++)
        middles.push(...[middle(kind, seed)].filter((one) => one !== null))
      const samples: number[] = []
      let operations = 0
      const begun = now()
      for (let i = 0; now() - begun < longest; i++) {
        const { world, seat } = middles[i % games] as Middle
        const asked = decision(world)
        const keys = asked === null ? null : (isForced(asked.space) ?? ["pass"])
        const before = now()
        const { decisions } = playout(world, seat, keys ?? [], randomSource(round * 1000 + i))
        if (decisions === 0) continue
        operations += decisions
        samples.push((now() - before) / decisions)
      }
      return { operations, micros: now() - begun, samples }
    },
  }
}
