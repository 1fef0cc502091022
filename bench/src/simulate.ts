import { spawnSync } from "node:child_process"

/** `npm run bench -- --simulate`: how much faster random games are with two threads than with one, by the command itself. */

const rounds = 5
const aim = 1.8
/** Enough that starting and warming threads up hardly counts. */
const games: Readonly<Record<string, number>> = { "duel-masters": 1600, magic: 400 }

/** Games a second, from the first thread's start to the last game's end; null where they couldn't be played. */
function rate(game: string, count: number, workers: number): number | null {
  const words = ["simulate", game, "--players", "random", "--games", String(count), "--workers", String(workers)]
  const { status, stderr } = spawnSync(
    process.execPath,
    ["packages/cli/bin/dilemma.mjs", ...words, "--seed", "1", "--lang", "en", "--json"],
    { encoding: "utf8", maxBuffer: 1 << 26 },
  )
  const seconds = Number(/ games in ([\d.]+) s/.exec(stderr)?.[1])
  if (status === 0 && seconds > 0) return count / seconds
  console.error(stderr)
  return null
}

let failed = false
console.log(
  `Random games, ${rounds} rounds of one worker and two in turn; the best of each. Node ${process.version}.\n`,
)
for (const [game, count] of Object.entries(games)) {
  const found: readonly number[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    for (const workers of [1, 2]) {
      const each = rate(game, count, workers)
      if (each === null) failed = true
      else found[workers - 1]?.push(each)
    }
    const [one, two] = found.map((all) => (all.at(-1) ?? Number.NaN).toFixed(1))
    console.log(`${game}, round ${round + 1}: ${one} games a second with one worker, ${two} with two`)
  }
  const [one = Number.NaN, two = Number.NaN] = found.map((all) => Math.max(...all))
  console.log(`${game}: ${(two / one).toFixed(2)} times as fast with two (aim ≥ ${aim})\n`)
}
process.exitCode = failed ? 1 : 0
