import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { answersGiven, decision, fork, type Game, iterate, tapeOf } from "@dilemma-table/engine"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readRuling } from "../src/format.ts"
import { readPuzzle } from "../src/puzzles/puzzle.ts"
import { solutionRuling } from "../src/puzzles/solution.ts"
import { runRuling } from "../src/run.ts"
import { advance } from "../src/solving/advance.ts"
import { Search } from "../src/solving/search.ts"
import { solve } from "../src/solving/solve.ts"

const files = readdirSync("puzzles", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(pzl|yaml)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()

function puzzle(file: string, text = readFileSync(file, "utf8")) {
  const read = readPuzzle({ file, text })
  if (!read.ok) throw new Error(read.mistakes.map((one) => `${one.line}:${one.column} ${one.message.en}`).join("\n"))
  return read.puzzle
}

describe("every puzzle of the project is solved, or shown to have no way", () => {
  test.each(files)("%s", (file) => {
    const found = solve(puzzle(file), { limit: 2_000 })
    expect(found.answer).toBe(file.includes("without-a-way") ? "no" : "yes")
  })
})

test("there are at least fifteen puzzles with a way and five without in each game", () => {
  for (const game of ["magic", "duel-masters"]) {
    const own = files.filter((file) => file.startsWith(join("puzzles", game)))
    expect(own.filter((file) => !file.includes("without-a-way")).length).toBeGreaterThanOrEqual(15)
    expect(own.filter((file) => file.includes("without-a-way")).length).toBeGreaterThanOrEqual(5)
  }
})

test("whatever the others do, the way that was found reaches the goal", () => {
  for (const file of ["puzzles/magic/wake-up-in-time.pzl", "puzzles/duel-masters/spark-in-the-shield.yaml"]) {
    const { game, goal } = puzzle(file)
    const aim = goal.aim(game, goal.turns)
    const search = new Search(aim, 2_000)
    expect(search.run(game).answer).toBe("yes")
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 30 }), (chosen) => {
        let at = fork(game, { forced: "ask", chance: "ask" })
        let shuffled: ReadonlySet<never> | ReturnType<typeof advance>["shuffled"] = new Set()
        for (let n = 0; n < 200; n++) {
          const here = advance(at, aim, shuffled)
          if (here.verdict !== null) return here.verdict === "reached"
          const { asked } = here
          if (asked === null) return false
          shuffled = here.shuffled
          const next = (keys: readonly (string | number)[]): Game => {
            const copy = fork(at)
            decision(copy)
            copy.give(asked.by, keys)
            return copy
          }
          const { answers } = here.choices
          if (asked.by !== goal.seat) at = next(answers[(chosen[n % chosen.length] ?? 0) % answers.length] ?? [])
          else {
            const ways = answers.map((keys) => {
              const trial = next(keys)
              const reached = advance(trial, aim, shuffled)
              const won = reached.verdict === "reached" ? 0 : search.wonAt(trial, reached.shuffled)
              return { keys, won: reached.verdict === "missed" ? null : won }
            })
            const won = ways.filter((way) => way.won !== null).sort((a, b) => (a.won ?? 0) - (b.won ?? 0))[0]
            if (won === undefined) return false
            at = next(won.keys)
          }
        }
        return false
      }),
      { numRuns: 12 },
    )
  }
})

test("a way that is written as a ruling is a ruling that holds", () => {
  const own = puzzle("puzzles/duel-masters/second-wind.yaml")
  const { line } = solve(own)
  if (line === null) throw new Error("No way")
  const read = readRuling({ file: "solution.yaml", text: solutionRuling(own, line) })
  expect(read.ok && runRuling(read.ruling).ok).toBe(true)
  expect(tapeOf(line.end).length).toBeGreaterThan(answersGiven(own.game))
})

describe("what can't be decided is said", () => {
  const first = "puzzles/magic/after-the-block.pzl"
  test("the bound on positions", () => {
    expect(solve(puzzle(first), { limit: 20 })).toMatchObject({ answer: "open", why: "limit" })
  })
  test("the time, by a clock that is handed in", () => {
    let now = 0
    const time = { limit: 8, now: () => now++ }
    expect(solve(puzzle(first), { time })).toMatchObject({ answer: "open", why: "time", line: null })
    expect(now).toBeLessThan(20)
  })
  test("what hangs on a shuffled library", () => {
    const text = `format: 1
id: luck
game: duel-masters
title: { en: Luck }
cards:
  - name: { en: Shaken, ja: 混ぜる呪文 }
    types: [spell]
    civilizations: [fire]
    cost: 1
    abilities: [{ spell: [{ shuffle: you }, { draw: 1 }] }]
given:
  A: { hand: [Shaken], mana: [{ filler: { civilizations: [fire] } }], deck: [凶戦士ブレイズ・クロー, 喧嘩屋タイラー] }
goal: { then: { A: { hand: [喧嘩屋タイラー] } } }
`
    expect(solve(puzzle("luck.yaml", text))).toMatchObject({ answer: "open", why: "luck" })
  })
})

describe("puzzle files", () => {
  const head = "[metadata]\nName:Test\nGoal:Win\nTurns:1\n[state]\nactiveplayer=human\nactivephase=MAIN1\n"
  const mistakes = (text: string): readonly string[] => {
    const read = readPuzzle({ file: "test.pzl", text })
    return read.ok ? [] : read.mistakes.map(({ line, column, code }) => `${line}:${column} ${code}`)
  }

  test("both ways of naming players give the same position", () => {
    const lines = (a: string, b: string) =>
      `${head}${a}life=7\n${a}hand=Abrade\n${b}battlefield=Serra Angel|Tapped|Damage:1;Hill Giant|SummonSick|Counters:P1P1=2\n${b}life=3\n`
    const [old, newer] = [lines("human", "ai"), lines("p0", "p1")].map((text) => puzzle("test.pzl", text))
    expect(JSON.stringify(old?.game.state.zones)).toBe(JSON.stringify(newer?.game.state.zones))
    expect(old?.game.state.players.map(({ life }) => life)).toEqual([7, 3])
    const objects = old?.game.state.objects.filter((one) => one?.zone === "battlefield") ?? []
    expect(objects.map((one) => [one?.tapped, one?.marks, one?.counters])).toEqual([
      [true, { damage: 1 }, {}],
      [false, {}, { "+1/+1": 2 }],
    ])
  })

  test("another's card under one's control attacks for one; what is phased out doesn't", () => {
    const solved = (battlefield: string, life: number) =>
      solve(puzzle("test.pzl", `${head}p0battlefield=${battlefield}\np1life=${life}\n`)).answer
    expect(solved("Hill Giant|Owner:AI", 3)).toBe("yes")
    expect(solved("Hill Giant|Owner:AI", 4)).toBe("no")
    expect(solved("Hill Giant|PhasedOut", 3)).toBe("no")
    const { game } = puzzle("test.pzl", `${head}p0battlefield=Hill Giant|Owner:AI;Serra Angel|PhasedOut\np1life=1\n`)
    const there = game.state.objects.filter((one) => one?.zone === "battlefield" || one?.zone === "phased-out")
    expect(there.map((one) => [one?.zone, one?.owner, one?.controller]).sort()).toEqual([
      ["battlefield", 1, 0],
      ["phased-out", 0, 0],
    ])
  })

  test("a foretold card may be cast from exile, a manifested creature be turned face up", () => {
    const lands = Array.from({ length: 6 }, () => "Island").join(";")
    const { game } = puzzle(
      "test.pzl",
      `${head}p0battlefield=${lands};Hill Giant|FaceDown:Manifested\np0exile=Behold the Multiverse|Foretold\np1life=9\n`,
    )
    const [set, hidden] = ["exile", "battlefield"].map((zone) =>
      game.state.objects.find((one) => one?.zone === zone && one.faceDown),
    )
    expect(set?.marks).toEqual({ foretell: 0 })
    expect(hidden?.marks).toEqual({ manifested: 1 })
    expect(JSON.stringify(decision(game))).toContain(`"cast:${set?.id}"`)
  })

  test("what was chosen for a permanent, and which card is a commander", () => {
    const { game } = puzzle(
      "test.pzl",
      `${head}p0battlefield=Hill Giant|ChosenColor:Red;Serra Angel|NamedCard:Akoum Warrior;Grizzly Bears|ChosenType:Bear|IsCommander\np1life=9\n`,
    )
    const there = game.state.objects.filter((one) => one?.zone === "battlefield")
    expect(there.map((one) => one?.said?.named)).toEqual(["red", "Akoum Warrior", "Bear"])
    expect(there[2]?.marks).toEqual({ commander: 1 })
    expect(mistakes(`${head}p0battlefield=Hill Giant|ChosenColor:red,blue\np1life=3\n`)).toEqual(["8:26 pzl-modifier"])
  })

  test("what attacks already is answered in that step", () => {
    const attacked = (hand: string) =>
      solve(
        puzzle(
          "test.pzl",
          `[metadata]\nName:Test\nGoal:Survive\nTurns:1\n[state]\nactiveplayer=ai\nactivephase=COMBAT_DECLARE_ATTACKERS\nhumanlife=3\nhumanbattlefield=Mountain\nhumanhand=${hand}\naibattlefield=Hill Giant|Attacking|Tapped\n`,
        ),
      ).answer
    expect([attacked("Lightning Bolt"), attacked("Mountain")]).toEqual(["yes", "no"])
    expect(mistakes(`${head}p0battlefield=Hill Giant|Attacking\np1life=3\n`)).toEqual(["8:15 no-attack-yet"])
    expect(
      mistakes(`${head.replace("MAIN1", "COMBAT_DECLARE_ATTACKERS")}p0battlefield=Hill Giant|Attacking:7\np1life=3\n`),
    ).toEqual(["8:15 unknown-card"])
  })

  test("back faces, tokens of both kinds, what is attached", () => {
    const { game } = puzzle(
      "test.pzl",
      `${head}p0battlefield=Akoum Warrior|Modal;t:Dragon,P:4,T:4,Cost:no cost,Color:R,Types:Creature-Dragon,Keywords:Flying,Image:x;T:w_1_1_soldier_flying;T:c_a_treasure_sac\np1life=1\n`,
    )
    const found = game.state.objects.filter((one) => one?.zone === "battlefield")
    expect(found.map((one) => [one?.kind, one?.face])).toEqual([
      ["card", 1],
      ["token", 0],
      ["token", 0],
      ["token", 0],
    ])
    expect(game.card(found[1]?.card as never).data.faces[0]).toMatchObject({ power: 4, abilities: ["flying"] })
  })

  test.each([
    ["an unknown card", `${head}humanhand=Abrade;No Such Card\n`, ["8:18 unknown-card"]],
    ["an unknown key", `${head}humanhnad=Abrade\n`, ["8:1 pzl-key"]],
    ["an unsupported modifier", `${head}humanbattlefield=Hill Giant|Exploded\n`, ["8:29 pzl-modifier"]],
    ["an unsupported goal", "[metadata]\nGoal:Dance\n[state]\nturn=1\n", ["2:6 pzl-goal"]],
    ["a number that is none", `${head}humanlife=many\n`, ["8:11 pzl-number"]],
    ["a line that is none", `${head}???\n`, ["8:1 pzl-line"]],
    ["a section that is none", "[riddle]\nName:x\n", ["1:1 pzl-section"]],
    ["nothing at all", "", ["1:1 empty"]],
    ["a game that is over", `${head}humanlife=0\n`, ["1:1 already-over"]],
    ["an attachment to nothing", `${head}humanbattlefield=Hill Giant|AttachedTo:9\n`, ["8:18 pzl-attached"]],
  ])("%s is named with its place", (_, text, places) => {
    expect(mistakes(text)).toEqual(places)
  })

  test("no text makes reading break off", () => {
    const part = fc.constantFrom(
      "[metadata]",
      "[state]",
      "Name:",
      "Goal:",
      "humanhand=",
      "p1life=",
      "Abrade",
      "|",
      ";",
      "T:",
      "t:",
      ",",
      "=",
      "\n",
      ":",
      "turn=",
      "9",
      "Id:1",
      "AttachedTo:1",
      "Counters:",
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const read = readPuzzle({ file: "test.pzl", text: parts.join("") })
        return read.ok || read.mistakes.every(({ message }) => message.en !== "" && message.ja !== "")
      }),
      { numRuns: 60 },
    )
  })
})

test("every answer of a decision that is tried comes from the decision", () => {
  const { game } = puzzle("puzzles/magic/after-the-block.pzl")
  const asked = decision(game)
  if (asked === null) throw new Error("Nothing is asked")
  const all = new Set([...iterate(asked.space, game.oracle)].map(String))
  const aim = { seat: 0, lastTurn: 9, judge: () => null, distance: () => 0 } as never
  const { choices } = advance(fork(game), aim, new Set())
  expect(choices.answers.length).toBeGreaterThan(1)
  expect(choices.answers.every((keys) => all.has(String(keys)))).toBe(true)
})
