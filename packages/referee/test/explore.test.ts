import { decision, fork, type Game, iterate, type Key } from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { changeLines } from "../src/exploring/changes.ts"
import { explore, type Tree } from "../src/exploring/explore.ts"
import { rulingAt } from "../src/exploring/ruling-at.ts"
import { readRuling } from "../src/format.ts"

const head = `format: 1
id: test
game: duel-masters
title: { en: Test }
cards:
  - name: { en: One of Three, ja: 三つの呪文 }
    types: [spell]
    civilizations: [fire]
    cost: 1
    abilities:
      - spell:
          - modal:
              choose: 1
              modes:
                - { do: { draw: 1 } }
                - { do: { draw: 1 } }
                - { do: { destroy: { choose: { type: creature, controller: opponent } } } }
`

function beginning(given: string): Game {
  const read = readRuling({ file: "test.yaml", text: `${head}${given}` })
  if (!read.ok) throw new Error(read.mistakes.map(({ message }) => message.en).join("\n"))
  const at = rulingAt(read.ruling)
  if (!at.ok) throw new Error(at.failures.map(({ message }) => message.en).join("\n"))
  return at.game
}

const given = `given:
  A: { hand: [One of Three], mana: [{ filler: { civilizations: [fire] } }] }
  B: { battle: [{ filler: { power: 1000 }, count: 2 }, { filler: { power: 2000 } }] }
play: [{ by: A, use: One of Three }]
`

const outcomes = (tree: Tree): readonly Game[] =>
  tree.is === "outcome" ? [tree.game] : tree.is === "choice" ? tree.branches.flatMap(({ to }) => outcomes(to)) : []

test("every outcome once: equal positions are one, alike cards too", () => {
  const from = beginning(given)
  const found = explore(from)
  expect(found).toMatchObject({ outcomes: 3, choices: 2, complete: true, shuffled: false })
  const { tree } = found
  if (tree.is !== "choice") throw new Error("No choice")
  expect(tree.branches.map(({ to }) => to.is)).toEqual(["outcome", "same", "choice"])
  expect(outcomes(tree).map((game) => changeLines("en", from, game).length)).toEqual([3, 4, 4])
})

test("nothing is missed that playing every answer comes to", () => {
  const from = beginning(given)
  const seen = new Set<string>()
  const play = (game: Game): void => {
    const asked = decision(game)
    if (asked === null || (asked.rest && asked.kind === "action")) {
      seen.add(changeLines("en", from, game).join())
      return
    }
    for (const keys of iterate(asked.space, game.oracle)) {
      const next = fork(game)
      decision(next)
      next.give(asked.by, keys as readonly Key[])
      play(next)
    }
  }
  play(fork(from))
  const found = outcomes(explore(from).tree).map((game) => changeLines("en", from, game).join())
  expect(new Set(found)).toEqual(seen)
})

test("the bound is said", () => {
  const found = explore(beginning(given), { limit: 2 })
  expect(found.complete).toBe(false)
  expect(JSON.stringify(found.tree, (key, value) => (key === "game" || key === "asked" ? undefined : value))).toContain(
    '"is":"cut"',
  )
})

test("what is settled is no choice", () => {
  const found = explore(beginning(given), { settled: (_, asked) => (asked.kind === "modes" ? [1] : null) })
  expect(found).toMatchObject({ outcomes: 1, choices: 0 })
})
