import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as passed } from "node:timers/promises"
import { Redis } from "ioredis"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { bin, folderWith } from "./command.ts"

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0
const game = ["duel-masters", "--players", "random", "--seed", "8"]

/** A process of the command, or another one, with what it has said. */
class Running {
  out = ""
  readonly ended: Promise<number | null>
  readonly process: ChildProcess

  constructor(command: string, args: readonly string[], cwd = tmpdir()) {
    const env = { ...process.env, LANG: "en_US.UTF-8", LC_ALL: "", NO_COLOR: "1", NODE_OPTIONS: "" }
    this.process = spawn(command, [...args], { cwd, env })
    const hear = (text: unknown): void => {
      this.out += String(text)
    }
    this.process.stdout?.on("data", hear)
    this.process.stderr?.on("data", hear)
    this.ended = once(this.process, "exit").then(([code]) => code as number | null)
  }

  end(signal: NodeJS.Signals = "SIGKILL"): void {
    this.process.kill(signal)
  }
}

const dilemma = (args: readonly string[], cwd?: string): Running => new Running(process.execPath, [bin, ...args], cwd)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  return typeof address === "object" && address !== null ? address.port : 0
}

/** A Redis of one's own, that can be ended. */
async function startRedis(): Promise<{ readonly url: string; readonly server: Running }> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "dilemma-redis-"))
  const server = new Running("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], folder)
  void server.ended.then(() => rmSync(folder, { recursive: true, force: true }))
  await until(() => server.out.includes("Ready to accept connections"))
  return { url: `redis://127.0.0.1:${port}`, server }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let n = 0; n < 1200; n++) {
    if (await holds()) return
    await passed(100)
  }
  throw new Error("It never came to it")
}

const lines = (cwd: string, file: string): readonly string[] =>
  readFileSync(join(cwd, file), "utf8").trimEnd().split("\n")

if (!hasRedis) test("is left out: there is no redis-server here", () => expect(hasRedis).toBe(false))
else
  describe("games shared out over Redis", () => {
    let url = ""
    let server: Running
    let redis: Redis
    beforeAll(async () => {
      // The one that is there, or else one of our own.
      const given = process.env["DILEMMA_REDIS"]
      if (given === undefined) ({ url, server } = await startRedis())
      else url = given
      redis = new Redis(url)
    })
    afterAll(() => {
      redis?.disconnect()
      server?.end()
    })

    test("of two workers one is killed midway: every game is counted once, as without them", async () => {
      const cwd = folderWith({})
      const games = [...game, "--games", "8"]
      const run = `killed-${process.pid}-${Date.now()}`
      const alone = dilemma(["simulate", ...games, "--json", "--out", "alone.jsonl"], cwd)
      expect(await alone.ended).toBe(0)
      const many = dilemma(
        ["simulate", ...games, "--json", "--out", "many.jsonl", "--queue", url, "--run", run, "--workers", "0"],
        cwd,
      )
      const workers = [1, 2].map(() => dilemma(["worker", "--queue", url, "--workers", "1"]))
      // The first one that is at a game of the run is killed there.
      const busy = () => workers.find(({ out }) => out.includes(`${run}: games`))
      await until(() => busy() !== undefined)
      busy()?.end()
      expect(await many.ended, many.out).toBe(0)
      expect(lines(cwd, "many.jsonl")).toEqual(lines(cwd, "alone.jsonl"))
      expect(await redis.hlen(`dilemma:run:${run}:played`)).toBe(8)

      const again = ["simulate", ...games, "--queue", url, "--run", run, "--workers", "0"]
      const refused = dilemma(again)
      expect(await refused.ended).toBe(2)
      expect(refused.out).toContain("[run-exists]")
      const resumed = dilemma([...again, "--resume", "--out", "again.jsonl"], cwd)
      expect(await resumed.ended, resumed.out).toBe(0)
      expect(lines(cwd, "again.jsonl")).toEqual(lines(cwd, "alone.jsonl"))
      const other = dilemma([...again.slice(0, -6), "--queue", url, "--run", run, "--resume", "--games", "9"])
      expect(await other.ended).toBe(2)
      expect(other.out).toContain("[other-run]")

      for (const worker of workers) worker.end("SIGTERM")
      const [one, two] = await Promise.all(workers.map(({ ended }) => ended))
      expect([one, two].sort()).toEqual([0, null])
    })

    test("who stops leaves at once, though a game takes long; what isn't played stays to be played", async () => {
      const own = await startRedis()
      const slow = "search:iterations=9000000"
      const queue = ["--queue", own.url, "--run", "left"]
      const many = dilemma(["simulate", ...game.with(2, `${slow},${slow}`), "--games", "2", ...queue, "--workers", "1"])
      const there = new Redis(own.url)
      const names = async (state: string): Promise<number> => {
        const [key] = await there.keys(`dilemma:games-*:${state}`)
        return key === undefined ? 0 : await there.llen(key)
      }
      await until(async () => (await names("active")) > 0)
      many.end("SIGINT")
      const ended = await Promise.race([many.ended, passed(30_000, "late")])
      expect(ended, many.out).toBe(130)
      // Nothing is lost and nothing counted: one whose lock ran out on a busy machine is put back by whoever looks next.
      expect((await names("active")) + (await names("wait"))).toBe(2)
      expect(await there.hlen("dilemma:run:left:played")).toBe(0)
      there.disconnect()
      own.server.end()
    })

    test("a lost connection is told by whoever shares out and by workers; games that came are in the file", async () => {
      const cwd = folderWith({})
      const own = await startRedis()
      const args = ["--queue", own.url, "--run", "lost", "--workers"]
      const many = dilemma(["simulate", ...game, "--games", "2000", "--out", "some.csv", ...args, "1"], cwd)
      const worker = dilemma(["worker", "--queue", own.url, "--workers", "1"])
      const there = new Redis(own.url)
      there.on("error", () => undefined)
      await until(async () => (await there.hlen("dilemma:run:lost:played")) > 2)
      there.disconnect()
      own.server.end()
      expect(await many.ended).toBe(2)
      expect(await worker.ended).toBe(2)
      for (const { out } of [many, worker]) expect(out).toContain("[lost-connection]")
      expect(many.out).toContain("--run lost --resume")
      const [head, ...rest] = lines(cwd, "some.csv")
      expect(head).toBe("index,seed,first,winner,end,turns,answers,modes,fault")
      expect(rest.map((line) => Number(line.split(",")[0]))).toEqual(rest.map((_, i) => i))
    })
  })
