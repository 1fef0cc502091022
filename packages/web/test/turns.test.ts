import { expect, test } from "vitest"
import type { ShownLine, ShownTable } from "../src/shown/types.ts"
import type { TableState } from "../src/table/store.ts"
import { type Drawn, drawnAs, further, isWhole, withNewest } from "../src/table/turns.ts"

/* What is new at the table is drawn in turns. The parts are only compared, so that anything may stand for a table. */

const line = (n: number): ShownLine => ({ n }) as ShownLine
const linesTo = (n: number): readonly ShownLine[] => Array.from({ length: n }, (_, i) => line(i))
const aTable = (turn: number): ShownTable => ({ turn }) as ShownTable

const first = {
  table: aTable(1),
  lines: linesTo(3),
  fresh: [],
  dilemma: null,
  cancel: null,
  canUndo: null,
  busy: false,
} as unknown as TableState

/** Everything that is drawn, frame by frame, until nothing is left. */
function frames(begun: Drawn): readonly Drawn[] {
  const all = [begun]
  for (let drawn = begun; !isWhole(drawn); ) {
    drawn = further(drawn)
    all.push(drawn)
    if (all.length > 100) throw new Error("It never ends")
  }
  return all
}

test("a new table is drawn near, then what is asked, then far, then what is said", () => {
  const newest = { ...first, table: aTable(2), lines: [...first.lines, line(3)] }
  const all = frames(withNewest(drawnAs(first), newest))
  const turns = ["near", "question", "far", "log"] as const
  expect(all.map((drawn) => turns.filter((turn) => drawn[turn].table === newest.table).length)).toEqual([1, 2, 3, 4])
  expect(all.at(-1)?.log.lines).toBe(newest.lines)
})

test("modes are drawn with what they lead to where that comes in time, and before what has been said otherwise", () => {
  const modes = { ...aTable(2), question: { dilemma: { isWorkedOut: false } } } as unknown as ShownTable
  const asked = { ...first, table: modes, lines: linesTo(4) }
  const workedOut = { ...asked, dilemma: { isWorkedOut: true } } as unknown as TableState
  const drawn = withNewest(withNewest(drawnAs(first), asked), workedOut)
  expect(drawn.question.table).toBe(first.table)
  expect(further(drawn).question.dilemma).toBe(workedOut.dilemma)
  const late = frames(withNewest(drawnAs(first), asked))
  expect(late.findIndex(({ question }) => question.table === modes)).toBe(late.length - 1)
  expect(late.at(-1)?.question.dilemma).toBeNull()
})

test("a turn that has nothing new is passed over", () => {
  const undone = { ...first, canUndo: "free" } as TableState
  const drawn = withNewest(drawnAs(first), undone)
  expect(isWhole(drawn)).toBe(true)
  expect(drawn.question).toBe(undone)
  const busy = withNewest(drawnAs(first), { ...first, busy: true })
  expect(isWhole(busy)).toBe(true)
  expect(busy.near.busy).toBe(true)
})

test("what comes meanwhile doesn't let two turns be drawn in one frame", () => {
  const second = { ...first, table: aTable(2) }
  const drawn = withNewest(withNewest(drawnAs(first), second), { ...second, busy: true })
  expect(drawn.near.busy).toBe(true)
  expect(drawn.question.table).toBe(first.table)
  const third = { ...second, table: aTable(3) }
  const all = frames(withNewest(drawn, third))
  expect(all.at(-1)?.far.table).toBe(third.table)
  expect(all.length).toBe(4)
})

test("of many lines some are drawn in each frame, in their order, and all in a few frames", () => {
  const newest = { ...first, lines: [...first.lines, ...linesTo(203).slice(3)] }
  const all = frames(withNewest(drawnAs(first), newest))
  const counts = all.map((drawn) => drawn.log.lines.length)
  expect(counts.every((count, i) => i === 0 || count > (counts[i - 1] ?? 0))).toBe(true)
  expect(all.length).toBeLessThan(25)
  for (const { log } of all) expect(log.lines).toEqual(newest.lines.slice(0, log.lines.length))
  const back = { ...newest, lines: linesTo(2) }
  expect(withNewest(drawnAs(newest), back).log.lines).toBe(back.lines)
})
