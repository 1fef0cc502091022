import { readFileSync } from "node:fs"
import type { PlayerId } from "@dilemma-table/engine"
import { readRuling, runRuling } from "@dilemma-table/referee"
import { expect, test } from "vitest"
import { known } from "../src/games/magic.ts"
import { positionAsRuling } from "../src/ruling/as-ruling.ts"

test("a position in which attackers have just been declared is written with them, and begins so again", () => {
  const file = "rulings/magic/combat/under-way.yaml"
  const text = readFileSync(file, "utf8").replace(/^play:[\s\S]*/m, "")
  const begun = (of: string) => {
    const read = readRuling({ file, text: of })
    const game = read.ok ? runRuling(read.ruling).plays[0]?.play?.game : undefined
    if (game === undefined) throw new Error(of)
    return game
  }
  const game = begun(text)
  const written = positionAsRuling(known, game, 0 as PlayerId)
  expect(written.match(/attacking: A/g)).toHaveLength(2)
  const attacks = ({ state }: typeof game) =>
    (state.loop.attackers as readonly Readonly<Record<string, unknown>>[]).map(({ by, defending, at }) => [
      by,
      defending,
      at,
    ])
  expect(attacks(begun(written))).toEqual(attacks(game))
})
