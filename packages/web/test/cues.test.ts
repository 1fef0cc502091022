import { expect, test } from "vitest"
import type { ShownLine, ShownTable } from "../src/shown/types.ts"
import { cuesOf } from "../src/table/cues.ts"

const table = (change: Partial<ShownTable> = {}): ShownTable => ({
  game: "magic",
  edition: "2026-04-17",
  viewer: 0,
  turn: 3,
  active: 0,
  step: "precombat-main",
  steps: [],
  seats: [0, 1].map((player) => ({ player, name: "AB".charAt(player), life: 20, mana: [], active: player === 0 })),
  zones: [],
  stack: [],
  waiting: [],
  question: null,
  asked: null,
  result: null,
  ...change,
})

const moved = (n: number, fromZone: string, toZone: string): ShownLine => ({
  n,
  kind: "event",
  text: "",
  rules: [],
  depth: 1,
  turn: 3,
  moved: { from: n, to: n + 1, player: 0, fromZone, toZone },
})

test("what is heard of news: every kind once, as it happened", () => {
  const hurt = table().seats.map((seat) => (seat.player === 1 ? { ...seat, life: 17 } : seat))
  const fresh = [
    moved(1, "hand", "stack"),
    moved(3, "stack", "graveyard"),
    moved(5, "library", "hand"),
    moved(7, "hand", "stack"),
  ]
  expect(cuesOf(table(), table({ seats: hurt }), fresh)).toEqual(["play", "fall", "draw", "hurt"])
})

test("of a table that was just laid nothing is heard; at the end, who has won", () => {
  const rule = { id: "104.2a", number: "104.2a" }
  expect(cuesOf(null, table(), [moved(1, "library", "hand")])).toEqual([])
  expect(cuesOf(table(), table({ result: { winner: 0, text: "", rule } }), [])).toEqual(["won"])
  expect(cuesOf(table(), table({ result: { winner: 1, text: "", rule } }), [])).toEqual(["lost"])
})
