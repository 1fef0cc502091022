import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { dilemma, dilemmaProcess, folderWith, patience } from "./command.ts"

const card = (name: string, typeLine: string, manaCost: string, text: string, pt: string | null = null) =>
  JSON.stringify({ name, layout: "normal", faces: [{ name, manaCost, typeLine, pt, text }] })

const cards = [
  card("Lantern Moth", "Creature — Insect", "{1}{U}", "Flying", "2/1"),
  card("Study by Lantern", "Sorcery", "{2}{U}", "Draw two cards."),
  card("Muttered Nonsense", "Sorcery", "{U}", "Frobnicate target creature."),
  JSON.stringify({
    name: "灯火の試作",
    type: "呪文",
    civilizations: "水",
    cost: "3",
    power: "",
    races: "",
    mana: "1",
    text: "S・トリガー\nカードを2枚引く。",
  }),
].join("\n")

/** A folder with the cards, and one's own store in it that holds them. */
async function imported() {
  const cwd = folderWith({ "mine.jsonl": cards })
  const data = join(cwd, "data")
  const done = await dilemma(["cards", "import", "mine.jsonl"], { cwd, data })
  expect(done).toMatchObject({ status: 0, err: "" })
  return { cwd, data, out: done.out }
}

test("cards are imported, and imported again", async () => {
  const { cwd, data, out } = await imported()
  expect(out).toContain("cards 4, new 4, changed 0, as they were 0")
  expect(out).toContain("3 of 4 are understood")
  const again = await dilemma(["cards", "import", "-", "--lang", "ja"], {
    cwd,
    data,
    input: cards.replace("two cards", "three cards"),
  })
  expect(again.out).toContain("新規0、変更1、変化なし3")
  const { out: shown } = await dilemma(["cards", "show", "study by LANTERN"], { cwd, data })
  expect(shown).toContain("Draw three cards")
})

test("a card is shown as it is read, in both languages, or with what isn't understood", async () => {
  const { data } = await imported()
  const { out } = await dilemma(["cards", "show", "Lantern", "Moth"], { data })
  expect(out).toContain("mine.jsonl")
  expect(out).toContain("飛行")
  const { out: nonsense, status } = await dilemma(["cards", "show", "Muttered Nonsense"], { data })
  expect(status).toBe(0)
  expect(nonsense).toMatch(/not understood[\s\S]*line 1 of the text: “.*” isn't understood[\s\S]*\^/)
  const { err, status: missing } = await dilemma(["cards", "show", "Lantern Moht"], { data })
  expect(missing).toBe(2)
  expect(err).toContain("Lantern Moth")
})

test("cards are found by words of either language", async () => {
  const { data } = await imported()
  expect((await dilemma(["cards", "search", "draw", "two", "lantern"], { data })).out).toContain("Study by Lantern")
  expect((await dilemma(["cards", "search", "カードを2枚引く 灯火"], { data })).out).toContain("灯火の試作")
  expect((await dilemma(["cards", "search", "frobnicate"], { data })).out).toMatch(/Nonsense +not understood/)
  expect((await dilemma(["cards", "search", "灯"], { data })).out).toContain("灯火の試作")
  expect((await dilemma(["cards", "search", "100%"], { data })).out).toContain("No card has all these words")
})

test("a check counts what is understood and printed back, with the reasons for the rest", async () => {
  const cwd = folderWith({ "mine.jsonl": cards })
  const { out, status } = await dilemma(["cards", "check", "mine.jsonl", "--json"], { cwd })
  expect(status).toBe(0)
  expect(JSON.parse(out)).toEqual({
    cards: 4,
    compiled: 3,
    exact: 3,
    readBack: 3,
    modal: { cards: 0, compiled: 0, exact: 0, readBack: 0 },
    mdfc: { cards: 0, compiled: 0, exact: 0, readBack: 0 },
    reasons: [{ reason: expect.stringContaining("not-understood in text"), cards: 1, example: "Muttered Nonsense" }],
  })
  const { out: told } = await dilemma(["cards", "check", "mine.jsonl"], { cwd })
  expect(told).toContain(
    "all: 3 of 4 understood (75.0 %), 3 of 4 printed back exactly (75.0 %), 3 of 3 read back to the same card (100.0 %)",
  )
  const { out: differences } = await dilemma(["cards", "check", "mine.jsonl", "--differences"], { cwd })
  expect(differences).toBe(told)
  const { out: sample } = await dilemma(["cards", "sample", "mine.jsonl", "--seed", "5", "--count", "2"], { cwd })
  expect(sample).toContain("2 of 3 understood cards, seed 5")
  expect((await dilemma(["cards", "sample", "mine.jsonl", "--seed", "5", "--count", "2"], { cwd })).out).toBe(sample)
})

test("files that can't be read are told, and change nothing", async () => {
  const { cwd, data } = await imported()
  const bad = await dilemma(["cards", "import", "-"], { cwd, data, input: `[${card("New One", "Sorcery", "", "")},` })
  expect(bad.status).toBe(2)
  expect(bad.err).toMatch(/line 1.*cut off[\s\S]*the store is as it was/)
  expect((await dilemma(["cards", "show", "New One"], { data })).status).toBe(2)
  expect((await dilemma(["cards", "import", "nowhere.json"], { cwd, data })).err).toContain("no such file")
  expect((await dilemma(["cards", "check", "-", "--lang", "ja"], { cwd, input: "" })).err).toContain("空です")
  expect((await dilemma(["cards", "sample", "mine.jsonl", "--count", "x"], { cwd })).status).toBe(2)
})

test("one's own cards are played with, from a list of cards", async () => {
  const { cwd, data } = await imported()
  const list = "Deck\n20 Lantern Moth\n4 study by lantern (ONE) 7\n36 Island\n\nSideboard\n2 Island\n"
  const folder = folderWith({ "mine.txt": list, "odd.txt": "4 Lantern Moth\n4 Lantern Mth\n4 Muttered Nonsense\n" })
  const play = (file: string, ...more: readonly string[]) =>
    dilemma(["play", "magic", "--deck", join(folder, file), "--seed", "1", "--first", ...more], {
      cwd,
      data,
      input: "quit\n",
    })
  const { out, status } = await play("mine.txt")
  expect(status).toBe(0)
  expect(out).toContain("The sideboard (2 cards) is left out")
  expect(out).toContain("100.2a")
  expect(out).toMatch(/Lantern Moth|Study by Lantern/)
  const { err, status: failed } = await play("odd.txt")
  expect(failed).toBe(2)
  expect(err).toMatch(/line 2: .*Lantern Mth Did you mean Lantern Moth/)
  expect(err).toMatch(/Muttered Nonsense.*isn't understood/)
  expect((await play("none.txt")).err).toContain("nor a file of this name")
})

test("a ruling names cards of one's own", async () => {
  const { data } = await imported()
  const ruling = (name: string) => `format: 1
id: own-card
game: magic
title: { en: A card of one's own }
source: invented
given:
  A: { hand: ["${name}"], battlefield: [{ card: Island, count: 3 }] }
play:
  - { by: A, cast: "${name}" }
  - { by: A, pass: all }
then:
  A: { hand: { count: 2 } }
`
  const cwd = folderWith({ "own.yaml": ruling("Study by Lantern"), "odd.yaml": ruling("Muttered Nonsense") })
  const { out, status } = await dilemma(["rulings", "own.yaml"], { cwd, data })
  expect(out).toContain("1 ruling: 1 hold")
  expect(status).toBe(0)
  const { out: odd } = await dilemma(["rulings", "odd.yaml"], { cwd, data })
  expect(odd).toContain("isn't understood")
  expect((await dilemma(["rulings", "own.yaml"], { cwd })).out).toContain("No card is called “Study by Lantern”")
})

test(
  "an import that is killed midway leaves the store as it was",
  async () => {
    const { cwd, data } = await imported()
    const bin = fileURLToPath(new URL("../bin/dilemma.mjs", import.meta.url))
    const env = { ...process.env, DILEMMA_DATA: data, LANG: "en_US.UTF-8", LC_ALL: "", NODE_OPTIONS: "" }
    const child = spawn(process.execPath, [bin, "cards", "import", "-"], {
      cwd,
      env,
      stdio: ["pipe", "pipe", "inherit"],
    })
    const rows = Array.from({ length: 3000 }, (_, i) => card(`Moth ${i}`, "Creature — Insect", "{U}", "Flying", "1/1"))
    const ended = once(child, "exit")
    const heard = Promise.race([once(child.stdout, "data"), ended])
    child.stdin.on("error", () => {})
    child.stdin.write(`${[card("Lantern Moth", "Creature — Insect", "{U}", "Haste", "9/9"), ...rows].join("\n")}\n`)
    await heard
    await setTimeout(500)
    child.kill("SIGKILL")
    await ended
    const { out } = dilemmaProcess(["cards", "show", "Lantern Moth"], { cwd, data })
    expect(out).toContain("2/1")
    expect(out).toContain("mine.jsonl")
    const { out: list } = dilemmaProcess(["cards", "list", "--game", "magic"], { cwd, data })
    expect(list).toContain("Your store: 3 cards, 2 of them playable")
    const again = await dilemma(["cards", "import", "mine.jsonl"], { cwd, data })
    expect(again.out).toContain("new 0, changed 0, as they were 4")
  },
  patience * 2,
)
