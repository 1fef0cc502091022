import { describe, expect, test } from "vitest"
import { parse } from "yaml"
import { hashOf, linkIn, sourceOfFile } from "../src/lab/link.ts"
import { pastedIn } from "../src/lab/paste-in.ts"
import { builtWith } from "../src/ruling/build.ts"

describe("a link of the lab", () => {
  test("holds a ruling's text, the editions and the step", async () => {
    const link = {
      source: { kind: "ruling", text: "format: 1\nid: ジレンマ\n" },
      editions: ["now", "2022-06-23"],
      at: 4,
    } as const
    expect(await linkIn((await hashOf(link)).slice(1))).toEqual(link)
  })

  test("names a ruling of the project", async () => {
    const link = { source: { kind: "id", id: "dm-x@2021-02-02" }, editions: [], at: null } as const
    expect(await linkIn(await hashOf(link))).toEqual(link)
  })

  test.each(["/lab?r=AAAA", "/lab?r=%%%", "/lab?g=🂡", "/lab/%E0%A4%A"])("%s is damaged", async (hash) => {
    await expect(linkIn(hash)).rejects.toMatchObject({ fault: { code: "link-damaged" } })
  })

  test("isn't unpacked beyond what a game can be", async () => {
    const hash = await hashOf({ source: { kind: "game", file: "0".repeat(9_000_000) }, editions: [], at: null })
    expect(hash.length).toBeLessThan(20_000)
    await expect(linkIn(hash)).rejects.toMatchObject({ fault: { code: "too-long" } })
  })

  test("a file is a game, a ruling, or neither", async () => {
    expect(await sourceOfFile(new Blob(['{ "dilemma": "table" }']))).toMatchObject({ kind: "game" })
    expect(await sourceOfFile(new Blob(["format: 1"]))).toMatchObject({ kind: "ruling" })
    await expect(sourceOfFile(new Blob(["\0"]))).rejects.toMatchObject({ fault: { code: "file-foreign" } })
  })
})

const paste = "  - asked: { who: A }\n  - { by: A, choose: [1] }"

describe("steps that are written into a file", () => {
  test("stand before the step that failed", () => {
    const text = "game: x\nplay:\n  - { by: A }\n  - { by: B }\nthen: {}\n"
    expect(pastedIn(text, { line: 4, code: "not-asked", paste })).toBe(
      `game: x\nplay:\n  - { by: A }\n${paste}\n  - { by: B }\nthen: {}\n`,
    )
  })

  test("stand at the end where the steps had run out", () => {
    const text = "play:\n- { by: A }\nthen: {}\n"
    expect(pastedIn(text, { line: 2, code: "unanswered", paste })).toBe(
      "play:\n- { by: A }\n- asked: { who: A }\n- { by: A, choose: [1] }\nthen: {}\n",
    )
  })

  test("begin the play where there is none", () => {
    expect(pastedIn("game: x\nthen: {}\n", { line: 1, code: "unanswered", paste })).toBe(
      `game: x\nplay:\n${paste}\nthen: {}\n`,
    )
  })
})

test("a position is changed in the file's own text", async () => {
  const text =
    "game: magic # mine\ngiven:\n  A: { hand: [Forest, Swamp], battlefield: [{ card: Forest, tapped: true }] }\n"
  const from = { seat: "A", zone: "hand", index: 0 }
  const moved = await builtWith(text, { do: "move", from, to: { seat: "B", zone: "graveyard" }, at: null })
  expect(moved).toBe(
    "game: magic # mine\ngiven:\n  A: { hand: [Swamp], battlefield: [{ card: Forest, tapped: true }] }\n  B:\n    graveyard: [Forest]\n",
  )
  const untapped = await builtWith(text, { do: "tap", from: { seat: "A", zone: "battlefield", index: 0 } })
  expect(untapped).toContain("battlefield: [Forest]")
})

test("a zone of any number of cards stays readable", async () => {
  let text = "format: 1\nid: many\ngame: duel-masters\ngiven:\n  A:\n    battle: [青銅の鎧]\nplay: []\n"
  const card = "{ filler: { type: creature, civilizations: [darkness] } }"
  for (let n = 1; n < 7; n++)
    text = await builtWith(text, { do: "add", card, to: { seat: "A", zone: "battle" }, at: null })
  expect((parse(text) as { given: { A: { battle: unknown[] } } }).given.A.battle).toHaveLength(7)
})
