import { describe, expect, test } from "vitest"
import { dilemma } from "./command.ts"

describe("dilemma cards", () => {
  test("shows a card in both languages, with its provenance, however its name is typed", async () => {
    const { out, status } = await dilemma(["cards", "show", "brain", "slash"])
    expect(status).toBe(0)
    expect(out).toContain("Provenance")
    expect(out).toContain("Brain Slash")
    expect(out).toContain("ブレイン・スラッシュ")
    expect(out).toMatch(/▶.*\n.*▶/)
    expect((await dilemma(["cards", "show", "ブレインスラッシュ", "--lang", "ja"])).out).toMatch(
      /出典[\s\S]*ブレイン・スラッシュ/,
    )
  })

  test("shows a card's other wordings", async () => {
    const { out } = await dilemma(["cards", "show", "蒼狼の始祖アマテラス"])
    expect(out).toContain("Wording “original”")
  })

  test("an unknown name gets the nearest ones, and exit status 2", async () => {
    const { err, status } = await dilemma(["cards", "show", "ブレイン"])
    expect(status).toBe(2)
    expect(err).toContain("ブレイン・スラッシュ")
  })

  test("lists the library", async () => {
    const { out } = await dilemma(["cards", "list", "--game", "duel-masters"])
    expect(out).toMatch(/Duel Masters · \d+ cards/)
    expect(out).toContain("ブレイン・スラッシュ")
  })
})
