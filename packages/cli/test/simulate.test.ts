import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type GameRecord, Tallying } from "@dilemma-table/players"
import { expect, test } from "vitest"
import { reportPage } from "../src/simulate/report/page.ts"
import { simulationFor } from "../src/simulate/simulation.ts"
import { dilemma, dilemmaProcess, folderWith } from "./command.ts"

const few = ["--players", "random", "--games", "3", "--seed", "4"]
const game = "duel-masters"

test("games are the same whatever the number of threads, in files and on the page", () => {
  const cwd = folderWith({})
  const one = dilemmaProcess(["simulate", game, ...few, "--workers", "1", "--out", "1.jsonl", "--json"], { cwd })
  const two = dilemmaProcess(
    ["simulate", game, ...few, "--workers", "2", "--out", "2.jsonl", "--html", "2.html", "--json"],
    { cwd },
  )
  expect([one.status, two.status]).toEqual([0, 0])
  expect(two.out).toBe(one.out)
  const lines = readFileSync(join(cwd, "1.jsonl"), "utf8")
  expect(readFileSync(join(cwd, "2.jsonl"), "utf8")).toBe(lines)
  const records = lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as GameRecord)
  expect(records.map(({ index }) => index)).toEqual([0, 1, 2])
  const tallying = new Tallying()
  for (const record of records) tallying.take(record)
  expect(JSON.parse(one.out)).toEqual(JSON.parse(JSON.stringify(tallying.tally())))
  expect(readFileSync(join(cwd, "2.html"), "utf8")).toContain("<svg")
})

/** A game in which both chose modes of a card. */
const record = (index: number, winner: number | null): GameRecord => {
  const mode = { card: "ブレイン・スラッシュ", face: 0, ability: null, offered: [1, 2], forced: false }
  return {
    index,
    seed: 1,
    first: index % 2,
    winner,
    end: winner === null ? "limit" : "direct-attack",
    turns: 5 + index,
    answers: 100,
    modes: [
      { ...mode, seat: 0, chosen: [1, 2] },
      { ...mode, seat: 1, chosen: [2] },
      { ...mode, card: "<b>", seat: 1, chosen: [] },
    ],
    fault: null,
  }
}

const simulation = () => {
  const context = { terminal: null as never, cwd: ".", lang: "en", data: "/nowhere", status: 0 } as const
  const asked = { deck: ["slash", "hole"], games: "3", players: "random,greedy", seed: "1", limit: "5", patience: "10" }
  return simulationFor(context, "en", game, asked, [])
}

test("the page stands by itself, in both languages, and nothing of a card is taken for markup", async () => {
  const tallying = new Tallying()
  for (const [index, winner] of [0, 1, null].entries()) tallying.take(record(index, winner))
  const page = await reportPage("ja", simulation(), tallying.tally())
  expect(page).toContain('<html lang="ja">')
  expect(page).not.toMatch(/<b>|(src|href)="|url\(|@import/)
  expect(page.replaceAll("http://www.w3.org/2000/svg", "")).not.toContain("http")
  expect(page).toContain("Draw three cards, then discard a card from your hand.")
  expect(page).toContain("カードを3枚引く。その後、自分の手札を1枚捨てる。")
  expect(page).toContain("dilemma simulate duel-masters --deck slash --deck hole --games 3 --players random,greedy")
  // Wins and lengths in each language, and the modes of two cards.
  expect(page.match(/<svg/g)).toHaveLength(6)
  expect(page.length).toBeLessThan(60_000)
})

const deck = (lines: readonly string[]): string => lines.join("\n")

test.each([
  ["no-game", ["chess"]],
  ["no-deck", [game, "--deck", "nosuch"]],
  ["unknown-card", [game, "--deck", "unknown.txt"]],
  ["deck-size", [game, "--deck", "small.txt"]],
  ["too-many-copies", [game, "--deck", "copies.txt"]],
  ["too-many-decks", [game, "--deck", "slash", "--deck", "hole", "--deck", "star"]],
  ["no-player", [game, "--players", "random,nobody"]],
  ["too-many-players", [game, "--players", "random,random,random"]],
  ["no-games", [game, "--games", "0"]],
  ["no-workers", [game, "--workers", "0"]],
  ["bad-out", [game, "--out", "games.txt"]],
  ["unwritable", [game, "--out", "nowhere/games.csv"]],
  ["unwritable", [game, "--html", "nowhere/report.html"]],
  ["needs-queue", [game, "--resume"]],
  ["needs-queue", [game, "--run", "mine"]],
  ["needs-run", [game, "--queue", "redis://127.0.0.1:1", "--resume"]],
  ["bad-queue", [game, "--queue", "http://127.0.0.1"]],
  ["no-connection", [game, "--queue", "redis://:secret@127.0.0.1:1"]],
])("what can't be simulated is told with its code: %s", async (code, args) => {
  const cwd = folderWith({
    "unknown.txt": deck(["4 フェアリー・ライフ", "36 ナゾノカード"]),
    "small.txt": deck(["4 フェアリー・ライフ"]),
    "copies.txt": deck(["36 フェアリー・ライフ", "4 青銅の鎧"]),
  })
  for (const lang of ["en", "ja"]) {
    const { status, out, err } = await dilemma(["simulate", ...args, "--lang", lang], { cwd })
    expect(err).toContain(`[${code}]`)
    expect(err).not.toContain("secret")
    expect({ status, out }).toEqual({ status: 2, out: "" })
  }
})
