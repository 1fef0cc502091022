import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { dilemma, folderWith } from "./command.ts"

const puzzle = `[metadata]
Name:Ask the Angel
Goal:Win
Turns:1
[state]
activeplayer=human
activephase=MAIN1
humanhand=Emerald Charm
humanbattlefield=Forest;Serra Angel
ailife=4
aibattlefield=Serra Angel
`

test("a puzzle is solved, in both languages, and its way written as a ruling that holds", async () => {
  const folder = folderWith({ "a.pzl": puzzle })
  const english = await dilemma(["solve", "a.pzl", "--ruling", "way.yaml"], { cwd: folder })
  expect(english.status).toBe(0)
  expect(english.out).toContain("✓ ask-the-angel · Ask the Angel")
  expect(english.out).toContain("Yes: A wins this turn")
  expect(english.out).toContain("A: cast Emerald Charm · mode 3 · Serra Angel")
  expect((await dilemma(["rulings", "way.yaml"], { cwd: folder })).out).toContain("1 hold")
  const japanese = await dilemma(["solve", "a.pzl", "--lang", "ja", "--verbose"], { cwd: folder })
  expect(japanese.out).toContain("このターン中に「Aが勝つ」")
  expect(japanese.out).toContain("601.2b")
})

test("results as JSON; what isn't decided ends with 1, what can't be read with 2", async () => {
  const folder = folderWith({ "a.pzl": puzzle, "b.pzl": "[state]\nhumanhand=No Such Card\n" })
  const found = await dilemma(["solve", ".", "--json"], { cwd: folder })
  expect(found.status).toBe(2)
  expect(JSON.parse(found.out)).toMatchObject({
    count: 2,
    yes: 1,
    broken: 1,
    puzzles: [
      { answer: "yes", turns: 1 },
      { answer: "broken", mistakes: [expect.stringContaining("b.pzl:2:11")] },
    ],
  })
  const bounded = await dilemma(["solve", "a.pzl", "--limit", "3"], { cwd: folder })
  expect(bounded.status).toBe(1)
  expect(bounded.out).toContain("--limit")
})

test("outcomes of a ruling are listed, with the bound where it was reached", async () => {
  const ruling = "rulings/duel-masters/both/decided-first.yaml"
  const all = await dilemma(["explore", ruling, "--at", "2"])
  expect(all.out).toContain("A is asked: chooses modes of Brain Slash (700.2a)")
  expect(all.out).toContain("That is everything.")
  const some = await dilemma(["explore", ruling, "--at", "2", "--limit", "2", "--json"])
  expect(JSON.parse(some.out)).toMatchObject({ complete: false, tree: { is: "choice", kind: "modes" } })
  const wrong = await dilemma(["explore", ruling, "--at", "99"])
  expect([wrong.status, wrong.err]).toEqual([2, expect.stringContaining("from 1 to")])
})

test("files that aren't there, or have no way to be written, are said", async () => {
  const folder = folderWith({ "b.pzl": "[state]\nhumanhand=Hill Giant\n" })
  expect((await dilemma(["solve", "none.pzl"], { cwd: folder })).status).toBe(2)
  const none = await dilemma(["solve", "b.pzl", "--ruling", "way.yaml"], { cwd: folder })
  expect([none.status, existsSync(join(folder, "way.yaml"))]).toEqual([1, false])
  expect(readFileSync(join(folder, "b.pzl"), "utf8")).toContain("Hill Giant")
})
