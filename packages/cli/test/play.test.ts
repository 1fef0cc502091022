import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { dilemma, dilemmaProcess, folderWith, patience, root } from "./command.ts"

const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("")
const ones = (n: number): readonly string[] => Array.from({ length: n }, () => "1")

/** What was printed after the nth thing typed. */
const after = (out: string, n: number): string => out.split(/^> .*$/m)[n] ?? ""

describe("dilemma play", () => {
  test(
    "a game goes to its end from a pipe, with words typed in between",
    () => {
      const cwd = folderWith({})
      const between = [
        "why",
        "rule 601.1a",
        "card ブレイン・スラッシュ",
        "log 5",
        "view",
        "help",
        "save game.json",
        "undo",
        "load game.json",
      ]
      const input = typed(...ones(9), ...between, ...ones(400), "quit")
      const { out, err, status } = dilemmaProcess(["play", "duel-masters", "--seed", "3", "--first"], { cwd, input })
      expect(err).toBe("")
      expect(status).toBe(0)
      expect(out).toMatch(/You have (won|lost): .*\(703\.\d\w*\)/)
      expect(out).toContain("Goodbye.")
      expect(out).toContain("601.1a  ")
      expect(out).toContain("Saved: game.json")
      expect(out).toContain("Taken back")
      expect(out).toContain("Loaded: game.json")
    },
    patience,
  )

  test("undo goes back answer by answer to the start, and the same answers lead to the same game", async () => {
    const input = typed(...ones(5), ...Array.from({ length: 6 }, () => "undo"), ...ones(5), "quit")
    const { out } = await dilemma(["play", "duel-masters", "--seed", "5"], { input })
    expect(after(out, 11)).toContain("You have answered nothing yet.")
    expect(after(out, 16)).toBe(after(out, 5))
  })

  test("a game that was saved goes on elsewhere where it stood", async () => {
    const cwd = folderWith({})
    const first = await dilemma(["play", "duel-masters", "--seed", "7", "--first"], {
      cwd,
      input: typed(...ones(8), "save a.json", "1", "quit"),
    })
    const second = await dilemma(["play", "duel-masters", "--load", "a.json"], { cwd, input: typed("1", "quit") })
    expect(second.status).toBe(0)
    expect(after(second.out, 1)).toBe(after(first.out, 10))
  })

  test("a file that isn't a saved game, or is damaged, is refused with the reason, and nothing is lost", async () => {
    const cwd = folderWith({ "foreign.json": "{}" })
    await dilemma(["play", "duel-masters", "--seed", "7", "--first"], { cwd, input: typed("1", "save a.json", "quit") })
    const saved = readFileSync(join(cwd, "a.json"), "utf8")
    writeFileSync(join(cwd, "damaged.json"), saved.replace("duel-masters", "duel-mastery"))
    const input = typed("load foreign.json", "load damaged.json", "load nowhere.json", "view", "quit")
    const { out, status } = await dilemma(["play", "duel-masters", "--seed", "7", "--first"], { cwd, input })
    expect(after(out, 1)).toContain("isn't a saved game")
    expect(after(out, 2)).toContain("can't be loaded")
    expect(after(out, 3)).toContain("there is no such file")
    expect(after(out, 4)).toContain("Turn 1")
    expect(status).toBe(0)
    expect(await dilemma(["play", "duel-masters", "--load", "foreign.json"], { cwd })).toMatchObject({
      status: 2,
      out: "",
    })
  })

  test("what isn't an answer is answered with what is allowed", async () => {
    const { out, status } = await dilemma(["play", "duel-masters", "--seed", "3", "--first"], {
      input: typed("99", "1 2", "nonsense", "rule 999.9", "card ブレイン"),
    })
    expect(after(out, 1)).toContain("Type a number from 1 to")
    expect(after(out, 2)).toContain("at most 1 may be picked")
    expect(after(out, 3)).toContain("“nonsense”")
    expect(after(out, 4)).toContain("no rule 999.9")
    expect(after(out, 5)).toContain("ブレイン・スラッシュ")
    expect(out).toContain("The input has ended")
    expect(status).toBe(0)
  })

  test("why: the hand at a glance, a card with all its reasons and what would help, and everything as data", async () => {
    const args = ["play", "duel-masters", "--seed", "3", "--first"]
    const { out } = await dilemma(args, {
      input: typed("1", "why", "why terror", "why --json", "why nothing", "why 1"),
    })
    expect(after(out, 2)).toMatch(/^hand$/m)
    expect(after(out, 2)).toMatch(
      /✓ Terror Pit \(6 D\): charge as mana · Terror Pit costs 6, and there is mana for 1\s+112\.2$/m,
    )
    expect(after(out, 3)).toMatch(
      /✗ execute\n {6}it isn't A's main step +504\.1\n {8}.*\n.*→ possible in the main step of your own turn\n/,
    )
    expect(after(out, 3)).toMatch(/ {6}Terror Pit costs 6.* {2}112\.2\n {8}.*\n.*→ possible with 5 more mana\n/)
    expect(after(out, 3)).toContain("  ✓ charge as mana\n")
    expect(JSON.parse(after(out, 4).trim().split("\n")[0] ?? "")).toContainEqual(
      expect.objectContaining({
        card: "Terror Pit",
        act: "use",
        possible: false,
        reasons: [
          expect.objectContaining({ code: "not-main-step", rule: "504.1" }),
          expect.objectContaining({ code: "not-enough-mana", rule: "112.2", remedy: "with 5 more mana" }),
        ],
      }),
    )
    expect(after(out, 5)).toContain("You see no card called “nothing”.")
    expect(after(out, 6)).toMatch(/ · hand\n {2}[✓✗] execute\n/)
    const japanese = await dilemma([...args, "--lang", "ja"], { input: typed("1", "なぜ デーモン・ハンド") })
    expect(after(japanese.out, 2)).toContain("→ マナがあと5あればできる")
  })

  test("speaks Japanese where the surroundings do", async () => {
    const { out } = await dilemma(["play", "duel-masters", "--seed", "3"], {
      lang: "ja_JP.UTF-8",
      input: typed("なぜ", "終わる"),
    })
    expect(out).toContain("あなた")
    expect(out).toContain("さようなら。")
  })

  test("Magic is played alike: opening hands, priority, faces, its own decks", async () => {
    const input = typed(...ones(30), "undo", "rule 117.1", "quit")
    const { out, status } = await dilemma(["play", "magic", "--seed", "3", "--first", "--against", "commission"], {
      input,
    })
    expect(status).toBe(0)
    expect(out).toContain("keeps the hand, or takes a mulligan (so far: 0)")
    expect(out).toContain("play Silundi Isle\n")
    expect(out).toContain("Taken back")
    expect(out).toContain("Goodbye.")
    expect((await dilemma(["play", "magic", "--deck", "slash"])).err).toContain("assimilation")
  })

  test("says which games can be played, and which decks there are", async () => {
    expect(await dilemma(["play", "chess"])).toMatchObject({ status: 2, out: "" })
    expect((await dilemma(["play", "chess"])).err).toContain("duel-masters")
    expect((await dilemma(["play", "duel-masters", "--deck", "nothing"])).err).toContain("slash")
    expect(await dilemma(["play", "duel-masters", "--seed", "x"])).toMatchObject({ status: 2, out: "" })
  })
})

describe("dilemma start", () => {
  test(
    "without a terminal it runs the rulings, plays a demonstration to its end, and exits with 0",
    () => {
      const cwd = folderWith({})
      for (const subject of ["duel-masters/modes", "magic/dilemma"])
        cpSync(join(root, "rulings", subject), join(cwd, "rulings", subject), { recursive: true })
      const { out, status } = dilemmaProcess(["start"], { cwd })
      expect(out).toMatch(/\d\d+ rulings: \d\d+ hold/)
      expect(out).toMatch(/After \d+ turns: [AB] wins .*\(\d/)
      expect(out).toMatch(/ {2}601\.1a$/m)
      expect(status).toBe(0)
    },
    4 * patience,
  )
})
