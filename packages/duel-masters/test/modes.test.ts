import { iterate } from "@dilemma-table/engine"
import { expect, describe as suite, test } from "vitest"
import { A, asked, give, names, position } from "./play.ts"

const six = Array.from({ length: 6 }, () => "ブレイン・スラッシュ")
const deck = Array.from({ length: 10 }, () => "エナジー・ライト")

suite("ブレイン・スラッシュ", () => {
  const start = (battle: readonly string[]) =>
    position({
      A: { hand: ["ブレイン・スラッシュ"], mana: six, battle, deck, graveyard: ["青銅の鎧"] },
      B: { deck },
    })

  test("both are chosen before the first resolves, and resolve from the top", () => {
    const game = start(["アクア・サーファー", "邪眼の祈祷師ザビ・ミラIV世"])
    give(game, "use:ブレイン・スラッシュ")
    expect(asked(game).kind).toBe("modes")
    expect(asked(game).rules).toEqual(["700.2a"])
    expect([...iterate(asked(game).space)]).toEqual([[1], [2], [1, 2]])
    give(game, 1, 2)
    expect(asked(game).kind).toBe("cards")
    give(game, "エナジー・ライト")
    expect(names(game, A, "battle")).toContain("青銅の鎧")
  })

  test("only one without both civilizations", () => {
    const game = start(["アクア・サーファー"])
    give(game, "use:ブレイン・スラッシュ")
    expect([...iterate(asked(game).space)]).toEqual([[1], [2]])
    give(game, 2)
    expect(names(game, A, "graveyard")).toEqual(["ブレイン・スラッシュ"])
  })
})
