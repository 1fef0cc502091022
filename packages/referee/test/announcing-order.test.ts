import { type LogEntry, logLines } from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { readRulings } from "../src/format.ts"
import { runRuling } from "../src/run.ts"
import { type Held, heldAgainst } from "./announcing-order.ts"
import { rulingTexts } from "./texts.ts"

const logs: readonly (readonly [string, readonly LogEntry[]])[] = readRulings(rulingTexts()).flatMap((one) =>
  one.ok && one.ruling.game === "magic"
    ? runRuling(one.ruling, { again: false }).plays.flatMap(({ play }) =>
        play === null ? [] : [[one.ruling.id, logLines(play.game).map(({ entry }) => entry)] as const],
      )
    : [],
)
const held = logs.map(([id, entries]) => [id, heldAgainst(entries)] as const)

test("every announcement in the rulings goes by the rulebook's order, under the rules of its kind", () => {
  expect(held.flatMap(([id, { faults }]) => faults.map((fault) => `${id}: ${fault}`))).toEqual([])
})

test("the rulings announce spells, activated and triggered abilities, and come to every phase", () => {
  const sum = (kind: keyof Held["announced"]): number => held.reduce((n, [, one]) => n + one.announced[kind], 0)
  expect(sum("spell")).toBeGreaterThan(200)
  expect(sum("activated")).toBeGreaterThan(40)
  expect(sum("triggered")).toBeGreaterThan(60)
  const met = new Set(held.flatMap(([, one]) => [...one.met]))
  const wanted = [
    "modes",
    "costs",
    "x",
    "symbols",
    "targets",
    "division",
    "legality",
    "total",
    "mana abilities",
    "payment",
  ]
  expect(wanted.filter((phase) => !met.has(`spell: ${phase}`))).toEqual([])
  for (const phase of ["modes", "targets"]) expect(met).toContain(`triggered: ${phase}`)
  for (const phase of ["modes", "x", "targets", "legality", "total", "mana abilities", "payment"])
    expect(met).toContain(`activated: ${phase}`)
})

test("a log with two answers exchanged, or another rule, doesn't hold", () => {
  const asks = (entry: LogEntry, kind: string): boolean => entry.type === "answered" && entry.decision.kind === kind
  const found = logs.flatMap(([, entries]) => {
    const modes = entries.findIndex((entry) => asks(entry, "modes"))
    const targets = entries.findIndex((entry, i) => i > modes && asks(entry, "targets"))
    const [first, second] = [entries[modes], entries[targets]]
    if (first?.type !== "answered" || second?.type !== "answered") return []
    return first.decision.source === second.decision.source ? [{ entries, modes, targets, first, second }] : []
  })
  expect(found.length).toBeGreaterThan(20)
  for (const { entries, modes, targets, first, second } of found) {
    const exchanged = entries.with(modes, second).with(targets, first)
    expect(heldAgainst(exchanged).faults).not.toEqual([])
    const misnamed: LogEntry = { ...first, decision: { ...first.decision, rules: ["608.2d"] } }
    expect(heldAgainst(entries.with(modes, misnamed)).faults).not.toEqual([])
  }
})
