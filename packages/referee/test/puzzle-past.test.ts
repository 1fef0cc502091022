import { decision } from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { readRuling } from "../src/format.ts"
import { readPuzzle } from "../src/puzzles/puzzle.ts"
import { solutionRuling } from "../src/puzzles/solution.ts"
import { runRuling } from "../src/run.ts"
import { solve } from "../src/solving/solve.ts"

const head = "[metadata]\nName:Test\nGoal:Win\nTurns:1\n[state]\nactiveplayer=human\nactivephase=MAIN1\n"
const read = (state: string) => readPuzzle({ file: "test.pzl", text: `${head}${state}` })
const mistakes = (state: string): readonly string[] => {
  const found = read(state)
  return found.ok ? [] : found.mistakes.map(({ line, column, code }) => `${line}:${column} ${code}`)
}
function puzzle(state: string) {
  const found = read(state)
  if (!found.ok) throw new Error(found.mistakes.map(({ message }) => message.en).join("\n"))
  return found.puzzle
}
const answer = (state: string) => solve(puzzle(state)).answer

describe("what was cast beforehand has resolved", () => {
  const angel = "aibattlefield=Serra Angel|Id:7|Tapped\nailife=4\n"
  test("its targets are those named, nothing is paid and no card is left", () => {
    const { game } = puzzle(`humanprecast=Act of Treason->7;Lightning Bolt->AI\n${angel}`)
    const [found] = game.state.objects.filter((one) => one?.zone === "battlefield")
    expect([found?.controller, found?.tapped]).toEqual([0, false])
    expect(game.state.players.map(({ life }) => life)).toEqual([20, 1])
    expect(game.state.zones.flat()).toHaveLength(1)
    expect(decision(game)).toMatchObject({ by: 0, kind: "action" })
  })
  test("the position is solved with it, and its way is a ruling that holds", () => {
    expect(answer(angel)).toBe("no")
    const taken = puzzle(`humanprecast=Act of Treason->7\n${angel}`)
    const { answer: found, line } = solve(taken)
    expect(found).toBe("yes")
    if (line === null) throw new Error("A way is missing")
    const ruling = readRuling({ file: "way.yaml", text: solutionRuling(taken, line) })
    if (!ruling.ok) throw new Error(ruling.mistakes.map(({ message }) => message.en).join("\n"))
    expect(runRuling(ruling.ruling).failures).toEqual([])
  })
  test.each([
    ["a choice that the file leaves open", "humanprecast=Kolaghan's Command\nailife=9\n", ["8:14 open-choice"]],
    ["a target that isn't named", `humanprecast=Lightning Bolt\n${angel}`, ["8:14 open-choice"]],
    ["a permanent", "humanprecast=Hill Giant\nailife=9\n", ["8:14 open-choice"]],
    ["a script", "humanprecast=Abrade;Abrade:CustomScript:DB$ Draw\n", ["8:21 pzl-precast"]],
    ["one ability of several", `humanprecast=Abrade:2->7\n${angel}`, ["8:14 pzl-precast"]],
    ["an Id that no card has", `humanprecast=Abrade->9\n${angel}`, ["8:14 unknown-card"]],
  ])("%s is named with its place", (_, state, places) => {
    expect(mistakes(state)).toEqual(places)
  })
})

test("a card that is on an adventure may be cast from exile, and nothing else there", () => {
  const { game } = puzzle(
    "humanexile=Bonecrusher Giant|OnAdventure;Bonecrusher Giant\nhumanbattlefield=Mountain;Mountain;Mountain\nailife=9\n",
  )
  const cards = game.state.objects.filter((one) => one?.zone === "exile").map((one) => one?.id)
  const offered = JSON.stringify(decision(game))
  expect(cards.map((id) => offered.includes(`"cast:${id}"`))).toEqual([true, false])
})

test("what a permanent has exiled is tied to it, whichever of both says so", () => {
  const lands = "Mountain;Mountain"
  for (const state of [
    `humanbattlefield=${lands};Isochron Scepter|Imprinting:5\nhumanexile=Lightning Bolt|Id:5\nailife=3\n`,
    `humanbattlefield=${lands};Isochron Scepter|Id:1\nhumanexile=Lightning Bolt|ExiledWith:1\nailife=3\n`,
  ])
    expect(answer(state)).toBe("yes")
  expect(answer(`humanbattlefield=${lands};Isochron Scepter\nhumanexile=Lightning Bolt\nailife=3\n`)).toBe("no")
  expect(mistakes("humanbattlefield=Isochron Scepter|Imprinting:5\nailife=3\n")).toEqual(["8:18 pzl-attached"])
  expect(mistakes("humanhand=Lightning Bolt|ExiledWith:1\nhumanbattlefield=Forest|Id:1\n")).toEqual(["8:11 not-there"])
})
