import { playedHere } from "../../packages/cli/src/simulate/here.ts"
import { Team } from "../../packages/cli/src/simulate/team.ts"

/** `npm run bench -- --simulate`: how much faster random games are with two threads than with one, all of them warm. */

const rounds = 5
const aim = 1.8

interface Case {
  readonly game: string
  readonly decks: readonly [string, string]
  readonly games: number
}

const cases: readonly Case[] = [
  { game: "duel-masters", decks: ["slash", "hole"], games: 1000 },
  { game: "magic", decks: ["assimilation", "commission"], games: 200 },
]

/** Games a second. The same games for every team that is given the same seed. */
async function rate(team: Team, { game, decks, games }: Case, seed: number): Promise<number> {
  const players = ["random", "random"]
  const order = { game, decks: decks.map((bundled) => ({ bundled })), players, seed, limit: 20_000 }
  const begun = performance.now()
  let played = 0
  for await (const { fault } of playedHere(team, JSON.stringify(order), games)) {
    if (fault !== null) throw new Error(`${fault.code}: ${fault.message}`)
    played += 1
  }
  return (1000 * played) / (performance.now() - begun)
}

console.log(
  `Random games, ${rounds} rounds of one thread and two in turn; the best of each. Node ${process.version}.\n`,
)
const teams = [new Team("en", 1), new Team("en", 2)] as const
for (const one of cases) {
  for (const team of teams) await rate(team, { ...one, games: 40 * team.size }, 1000)
  const best = [0, 0]
  for (let round = 1; round <= rounds; round++) {
    const found: number[] = []
    for (const team of teams) found.push(await rate(team, one, round))
    for (const [i, each] of found.entries()) best[i] = Math.max(best[i] ?? 0, each)
    const [alone, together] = found.map((each) => each.toFixed(1))
    console.log(`${one.game}, round ${round}: ${alone} games a second with one thread, ${together} with two`)
  }
  const [alone = Number.NaN, together = Number.NaN] = best
  console.log(`${one.game}: ${(together / alone).toFixed(2)} times as fast with two (aim ≥ ${aim})\n`)
}
await Promise.all(teams.map((team) => team.end()))
