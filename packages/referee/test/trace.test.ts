import { sayRuleNumber } from "@dilemma-table/words"
import { expect, test } from "vitest"
import { sayLine, traceOf } from "../src/trace.ts"
import { head, played } from "./texts.ts"

const text = `${head.replace("title", "rules: [2022-06-23, now]\ntitle")}given:
  A:
    hand: [ブレイン・スラッシュ]
    mana: [{ filler: { civilizations: [水, 闇] }, count: 6 }]
play:
  - { by: A, use: ブレイン・スラッシュ }
  - { by: A, choose: [1] }
  - refused: { by: A, choose: [2] }
then: { asked: { modes: 1 }, A: { hand: { delta: +1 } } }
`

const [old, now] = played(text).plays.flatMap(({ play }) => (play === null ? [] : [play]))
if (old === undefined || now === undefined) throw new Error("The ruling has no play.")

test("a trace has the rulebook's steps with what happens in them, and the file's refusals and checks", () => {
  const kinds = traceOf(now).map(({ kind, depth }) => `${depth} ${kind}`)
  expect(kinds.slice(0, 2)).toEqual(["0 step", "1 event"])
  expect(kinds).toContain("1 step")
  expect(kinds.filter((kind) => /asked|answered/.test(kind))).toEqual([
    "0 asked",
    "1 answered",
    "0 asked",
    "1 answered",
  ])
  expect(kinds.filter((kind) => /refused|check/.test(kind))).toEqual(["0 refused", "0 check"])
  expect(traceOf(now).map(({ n }) => n)).toEqual(
    traceOf(now)
      .map(({ n }) => n)
      .toSorted((a, b) => a - b),
  )
})

test("every line that says something says it in both languages", () => {
  for (const line of traceOf(now)) {
    const [ja, en] = [sayLine("ja", now.game, line), sayLine("en", now.game, line)]
    expect([line.kind, ja === null]).toEqual([line.kind, en === null])
  }
  const asked = traceOf(now).find(({ kind }) => kind === "asked")
  expect(asked && sayLine("en", now.game, asked)).toContain("▶1 · ▶2")
})

test("under an old edition the modes are asked elsewhere, with the number of then", () => {
  const rules = (play: typeof now): readonly string[] =>
    traceOf(play).flatMap((line) =>
      line.entry?.type === "asked" && line.entry.decision.kind === "modes"
        ? line.rules.map((id) => sayRuleNumber("en", play.game.rulebook, play.game.edition, id))
        : [],
    )
  expect(rules(now)).toEqual(["700.2a"])
  expect(rules(old)).toEqual(["601.1g", "700.2"])
})
