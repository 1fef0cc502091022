import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { dilemma, dilemmaProcess, folderWith, patience, root } from "./command.ts"

/** A bot that says these lines to the first question, and then nothing. */
const saying = (...lines: readonly string[]): string =>
  `node -e ${JSON.stringify(`process.stdin.once("data", () => { for (const line of ${JSON.stringify(lines)}) console.log(line) }); process.stdin.resume()`)}`

const python = "python3"

describe("bots by message", () => {
  test("the example in Python plays a match", { timeout: 4 * patience }, async () => {
    const bot = `bot:${python} ${join(root, "docs/examples/bot.py")}`
    const { status, out, err } = await dilemma([
      "match",
      "duel-masters",
      "--players",
      `${bot},random`,
      "--games",
      "2",
      "--json",
    ])
    expect([status, err]).toEqual([0, ""])
    expect(JSON.parse(out)).toMatchObject({ games: 2, drawn: 0, players: [bot, "random"] })
  })

  test("a bot takes a seat in simulated games, but not in such as are shared out", {
    timeout: 4 * patience,
  }, async () => {
    const bot = `bot:${python} ${join(root, "docs/examples/bot.py")}`
    const games = ["simulate", "duel-masters", "--players", `${bot},random`, "--games", "2", "--workers", "1"]
    // Its threads run what is bundled.
    const { status, out } = dilemmaProcess([...games, "--json"])
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: 2, broken: [], mishaps: [] })
    const shared = await dilemma([...games, "--queue", "redis://nowhere"])
    expect([shared.status, shared.err]).toEqual([2, expect.stringContaining("--queue")])
  })

  test("a simulation ends with the first bot that doesn't answer", { timeout: 4 * patience }, () => {
    const games = ["simulate", "duel-masters", "--players", "bot:exit 4,random", "--games", "50", "--workers", "1"]
    const { status, out, err } = dilemmaProcess([...games, "--json"])
    expect(status).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ games: 1, broken: [{ index: 0, code: "bot-died" }] })
    expect(err).toContain("bot-died")
  })

  const failing: readonly (readonly [string, string, string])[] = [
    ["that says nothing", saying(), "bot-timeout"],
    ["that says nonsense", saying("hello"), "bot-nonsense"],
    ["that answers another question", saying('{"type":"answer","n":7,"keys":["pass"]}'), "bot-nonsense"],
    ["that answers what isn't legal", saying('{"type":"answer","n":1,"keys":["nothing"]}'), "bot-illegal"],
    ["that ends", "exit 4", "bot-died"],
    ["that isn't there", "no-such-bot-anywhere", "bot-died"],
  ]
  test.each(failing)(
    "a bot %s ends the game with a code, and the game is kept",
    { timeout: patience },
    async (_, bot, code) => {
      const cwd = folderWith({})
      const args = [
        "play",
        "duel-masters",
        "--seed",
        "3",
        "--second",
        "--patience",
        code === "bot-timeout" ? "1" : "25",
        "--bot",
        bot,
      ]
      const { status, err } = await dilemma(args, { cwd })
      expect(status).toBe(2)
      expect(err).toContain(`[${code}]`)
      expect(err).toContain("dilemma-bot-failed.json")
      expect(existsSync(join(cwd, "dilemma-bot-failed.json"))).toBe(true)
      // It names no command.
      expect(readFileSync(join(cwd, "dilemma-bot-failed.json"), "utf8")).not.toContain("bot:")
      const again = await dilemma(["play", "--load", "dilemma-bot-failed.json"], { cwd, input: "quit\n" })
      expect([again.status, again.err]).toEqual([0, ""])
    },
  )

  test("a player that nobody knows is refused with the names there are", async () => {
    const { status, err } = await dilemma(["match", "magic", "--players", "greedy,nobody"])
    expect(status).toBe(2)
    expect(err).toContain("[no-player]")
    const other = await dilemma(["match", "magic", "--players", "search:depth=3,random"])
    expect([other.status, other.err.includes("[no-player]")]).toEqual([2, true])
  })

  test("who plays against the person can be named, and is kept with the game", { timeout: patience }, async () => {
    const cwd = folderWith({})
    const args = ["play", "duel-masters", "--seed", "3", "--first", "--against", "search:iterations=2"]
    const { status } = await dilemma(args, { cwd, input: "save game.json\nquit\n" })
    expect(status).toBe(0)
    expect(JSON.parse(readFileSync(join(cwd, "game.json"), "utf8")).machine).toBe("search:iterations=2")
  })
})

describe("dilemma advise", () => {
  const ruling = "rulings/duel-masters/both/decided-first.yaml"

  test("compares the modes of a ruling, with rules and intervals, in both languages", {
    timeout: patience,
  }, async () => {
    const args = ["advise", ruling, "--at", "2", "--playouts", "3"]
    const [en, ja] = await Promise.all([dilemma(args), dilemma([...args, "--lang", "ja"])])
    expect([en.status, en.err, ja.status, ja.err]).toEqual([0, "", 0, ""])
    expect(en.out).toMatch(/700\.2a/)
    expect(en.out).toMatch(/worth -?\d+\.\d ± \d+\.\d \(3 playouts\)/)
    expect(ja.out).toMatch(/価値/)
    const told = await dilemma([...args, "--json"])
    const { kind, answers } = JSON.parse(told.out) as {
      kind: string
      answers: { keys: number[]; estimate: { n: number } }[]
    }
    expect(kind).toBe("modes")
    expect(answers.map(({ keys }) => keys.join()).sort()).toEqual(["1", "1,2", "2"])
    expect(answers.every(({ estimate }) => estimate.n === 3)).toBe(true)
  })

  test("says what is wrong with what it was given", async () => {
    const step = await dilemma(["advise", ruling, "--at", "99"])
    const prior = await dilemma(["advise", ruling, "--prior", "guess"])
    const file = await dilemma(["advise", "no-such-file.yaml"])
    expect([step, prior, file].map(({ status }) => status)).toEqual([2, 2, 2])
    expect(step.err).toContain("[no-step]")
    expect(prior.err).toContain("[bad-prior]")
  })
})
