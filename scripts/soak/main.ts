/**
 * Long runs of Duel Masters or Magic: random games from one seed after another, or everything that can be reached in Duel
 * Masters (`--reach`). Ends with 1 where anything failed.
 * usage: npm run soak -- [--game NAME] [--players N] [--announcements N] [--games N | --positions N] [--seed N] [--workers N] [--limit N] [--no-check] [--stop] [--out FOLDER]
 *        npm run soak -- --reversals N [--players N] [--seed N]
 *        npm run soak -- --reach [--seed N]
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { isMainThread } from "node:worker_threads"
import { added, type DeadEnds, noDeadEnds } from "./dead-ends.ts"
import type { Failure, Played, PlayOptions } from "./play.ts"
import { Progress } from "./progress.ts"
import { reachAll } from "./reach.ts"
import { reversalsIn } from "./reversals.ts"
import { gameNames } from "./sides.ts"
import { runAll, work } from "./threads.ts"

const usage = `npm run soak -- [options]

Random games of Duel Masters, each to its end by the rules, or of Magic, each to its end or to a limit; each is saved at a
random decision, loaded, and must continue to the same end.

  --game NAME    duel-masters or magic (duel-masters)
  --players N    how many players, in Magic (2)
  --announcements N
                 in so many of a hundred decisions, in Magic, everything offered as sure is tried out on copies of the game:
                 each must lead to a completed action, however it is answered (0; 10 in Magic)

  --games N      how many games (10000)
  --positions N  instead, in Magic: so many positions in the midst of a game, one in four of the bundled decks' cards alone;
                 each is played on for eight answers, and everything offered as sure is tried out at each of them
  --seed N       the first game's seed; the others follow (1)
  --workers N    how many threads (as many as the machine has cores)
  --limit N      so many answers in one game are taken for a game that never ends (20000; 3000 in Magic)
  --no-check     don't look at what holds of every position
  --stop         stop at the first failure
  --out FOLDER   where the positions before failures are written (.cache/soak)

  --reversals N  instead, in Magic: in so many positions announcements are begun and given up at random, or can't be completed;
                 everything must be as it was before, but for what rule 733.1 lets stay

  --reach        instead: play until every card, every mode and every word of the language has been reached, and name
                 what never was
`

/** So many failures are told of one by one. */
const most = 20

if (isMainThread) process.exitCode = await main(process.argv.slice(2))
else work()

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (typeof options === "string") {
    console.log(options)
    return options === usage ? 0 : 2
  }
  if (options.reversals > 0) return reverse(options)
  return options.reach ? reach(options.seed) : soak(options)
}

type CountName = "games" | "positions" | "reversals" | "seed" | "workers" | "limit" | "players" | "announcements"
type Options = Exclude<ReturnType<typeof readOptions>, string>

function readOptions(args: readonly string[]) {
  const number = { type: "string" } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: number,
        positions: number,
        reversals: number,
        seed: number,
        game: number,
        players: number,
        announcements: number,
        workers: number,
        limit: number,
        out: number,
        "no-check": { type: "boolean" },
        stop: { type: "boolean" },
        reach: { type: "boolean" },
        help: { type: "boolean" },
      },
    })
    if (values.help === true) return usage
    const count = (name: CountName, otherwise: number, least: number): number => {
      const n = values[name] === undefined ? otherwise : Number(values[name])
      if (!Number.isSafeInteger(n) || n < least) throw new RangeError(`--${name} needs a whole number from ${least} on`)
      return n
    }
    const game = gameNames.find((name) => name === (values.game ?? "duel-masters"))
    if (game === undefined) throw new RangeError(`--game is ${gameNames.join(" or ")}`)
    const magic = game === "magic"
    const players = count("players", 2, 2)
    if (!magic && players !== 2) throw new RangeError("Duel Masters is for two players")
    const positions = count("positions", 0, 0)
    if (positions > 0 && !magic) throw new RangeError("--positions is for Magic")
    return {
      game,
      players,
      positions: positions > 0,
      announcements: count("announcements", positions > 0 ? 100 : magic ? 10 : 0, 0),
      games: positions > 0 ? positions : count("games", 10_000, 1),
      seed: count("seed", 1, 0),
      workers: count("workers", availableParallelism(), 1),
      limit: count("limit", positions > 0 ? 8 : magic ? 3000 : 20_000, 1),
      check: values["no-check"] !== true,
      stop: values.stop === true,
      out: values.out ?? join(".cache", "soak"),
      reach: values.reach === true,
      reversals: count("reversals", 0, 0),
    }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`
  }
}

async function soak(options: Options): Promise<number> {
  const { limit, check, game, players, announcements, positions } = options
  const play: PlayOptions = { limit, check, game, players, announcements, positions }
  const progress = new Progress(options.games)
  const ends: Record<string, number> = {}
  const failures: Failure[] = []
  let answers = 0
  let tried: DeadEnds = noDeadEnds
  const each = (played: Played): boolean => {
    answers += played.answers
    tried = { ...added(played.tried, tried), faults: [] }
    if (played.failure === null) ends[played.reason ?? "?"] = (ends[played.reason ?? "?"] ?? 0) + 1
    else failures.push(played.failure)
    progress.one(failures.length)
    if (played.failure !== null && failures.length <= most) tell(progress, played.failure, options)
    return played.failure === null || !options.stop
  }
  await runAll({ from: options.seed, games: options.games, workers: options.workers, play }, each)
  const seconds = progress.end()
  const done = Object.values(ends).reduce((sum, n) => sum + n, 0) + failures.length
  const how = Object.entries(ends).sort(([, a], [, b]) => b - a)
  console.log(
    `${done} games, ${failures.length} failed; ${answers} answers, ${Math.round(done / seconds)} games a second.`,
  )
  console.log(`They ended by ${how.map(([reason, n]) => `${reason} ${n}`).join(", ") || "nothing"}.`)
  if (announcements > 0)
    console.log(
      `${tried.sure} announcements offered as sure were tried out with ${tried.answers} answers; ${tried.unsure} were offered as not sure, ${tried.unsureBundled} of them in positions of the bundled decks' cards.`,
    )
  return failures.length === 0 ? 0 : 1
}

/** Says what failed and writes the position before it where it can be taken up. */
function tell(progress: Progress, failure: Failure, { out: folder, game, players, positions }: Options): void {
  const { code, message, seed, decks, step, keys, save } = failure
  progress.line(`FAILED ${code}: seed ${seed}, decks ${decks.join(" and ")}, after ${step} answers`)
  progress.line(`  ${message.split("\n").slice(0, 8).join("\n  ")}`)
  if (keys !== null) progress.line(`  the next answer: ${JSON.stringify(keys)}`)
  const which = game === "magic" ? `--game magic --players ${players} ` : ""
  progress.line(`  again: npm run soak -- ${which}--seed ${seed} ${positions ? "--positions" : "--games"} 1`)
  if (save === null) return
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${which === "" ? "" : `magic-${players}-`}seed-${seed}.json`)
  writeFileSync(file, save)
  progress.line(`  the position before it: ${file}`)
}

function reverse({ reversals, seed, players }: Options): number {
  const progress = new Progress(reversals)
  let begun = 0
  let reversed = 0
  let faults = 0
  for (let n = 0; n < reversals; n++) {
    const found = reversalsIn(seed + n, players)
    begun += found.begun
    reversed += found.reversed
    for (const fault of found.faults) if (faults++ < most) progress.line(`FAILED ${fault}`)
    progress.one(faults)
  }
  progress.end()
  console.log(`${reversals} positions, ${faults} failed; ${begun} announcements begun, ${reversed} of them reversed.`)
  return faults === 0 ? 0 : 1
}

function reach(seed: number): number {
  const progress = new Progress(0)
  const result = reachAll({ seed, attempts: 40, answers: 120 }, (text) => progress.say(text))
  const seconds = progress.end()
  console.log(`${result.answers} answers in ${seconds.toFixed(1)} s.`)
  console.log(result.reached.join("\n"))
  if (result.never.length === 0) return 0
  console.log(`\nNever reached:\n${result.never.map((one) => `  ${one}`).join("\n")}`)
  return 1
}
