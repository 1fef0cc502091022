import { decision, positionKey } from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { shownTable } from "../src/shown/table.ts"
import { shared } from "../src/table/shared.ts"
import { openTableFile } from "../src/worker/opened-file.ts"
import { PlayedTable } from "../src/worker/played-table.ts"
import { wishesFor } from "../src/worker/reasons.ts"
import { magicDilemma, magicTable } from "./positions.ts"

const handling = { autoPass: true, autoPay: true }

async function sitDown(file: string): Promise<PlayedTable> {
  const opened = await openTableFile(file)
  if (!opened.ok) throw new Error(opened.fault.message.en)
  return new PlayedTable({ ...opened.value, handling })
}

test("a game that is taken up again is undone to the same answer: those of the program stay the program's", async () => {
  const table = await sitDown(magicDilemma)
  while (table.step());
  table.give(["pass"])
  while (table.step());
  const again = await sitDown(table.file())
  table.undo()
  again.undo()
  expect(positionKey(again.game)).toBe(positionKey(table.game))
  expect(decision(again.game)?.by).toBe(0)
})

test("all that might be done with a permanent is explained, by the check that forbids it", async () => {
  const { game } = await sitDown(magicTable)
  const named = (name: string): number =>
    game.state.objects.findIndex(
      (found) => found?.zone === "battlefield" && found.owner === 0 && game.card(found.card).data.name.en === name,
    )
  const told = (name: string) =>
    wishesFor("en", game, 0 as never, named(name)).map(({ act, reasons }) => [
      act,
      ...reasons.map(({ rule }) => rule?.id),
    ])
  expect(told("Serra Angel")).toEqual([["attack"], ["block", "509.1"]])
  expect(told("Mountain")).toEqual([["activate"]])
})

test("a mode that isn't offered says why: the engine's own check", async () => {
  const table = await sitDown(magicDilemma)
  while (table.step());
  const asked = decision(table.game)
  const cast =
    asked?.space.type === "pick" ? asked.space.options.find(({ is }) => is.type === "act" && is.act === "cast") : null
  if (cast === undefined || cast === null) throw new Error("Nothing can be cast")
  table.give([cast.key])
  const { question } = shownTable("en", table.known, table.game, 0 as never)
  const [counter] = question?.dilemma?.modes ?? []
  expect(counter?.key).toBeNull()
  expect(counter?.reasons[0]?.rule?.id).toBe("700.2a")
})

test("an error in which tries of a machine broke off stands in the log, once", async () => {
  const table = await sitDown(magicTable)
  const mishap = { message: "no such zone", tries: 3 }
  table.noteMishaps([mishap])
  table.noteMishaps([{ ...mishap, tries: 5 }])
  const [remark, ...others] = table.remarksIn("en")
  expect(remark?.text).toContain("3 tries of the searching player broke off with “no such zone”")
  expect(others).toEqual([])
})

test("what hasn't changed stays the same object", () => {
  const before = { a: [{ n: 1 }, { n: 2 }], b: "x" }
  const now = shared(before, { a: [{ n: 1 }, { n: 3 }], b: "x" })
  expect(now).toEqual({ a: [{ n: 1 }, { n: 3 }], b: "x" })
  expect(now.a[0]).toBe(before.a[0])
  expect(shared(before, structuredClone(before))).toBe(before)
})
