import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { dilemma, dilemmaProcess, folderWith, inPipeline, patience } from "./command.ts"
import { fails, holds, malformed, ofItsDate } from "./ruling-texts.ts"

describe("dilemma rulings", () => {
  test(
    "--json prints one object and nothing else; a ruling that fails or can't be read makes it exit with 1",
    () => {
      const cwd = folderWith({ "a.yaml": holds, "b.yaml": fails, "c.yml": malformed, "notes.txt": "not a ruling" })
      const { status, out, err } = dilemmaProcess(["rulings", "--json", "."], { cwd })
      const found = JSON.parse(out)
      expect(Object.keys(found)).toEqual(["rulings", "passed", "failed"])
      expect(found).toMatchObject({ passed: 1, failed: 2 })
      for (const ruling of found.rulings)
        expect(Object.keys(ruling)).toEqual(["id", "file", "game", "rules", "ok", "failures"])
      const [good, bad, broken] = found.rulings
      expect(good).toEqual({
        id: "test-holds",
        file: "a.yaml",
        game: "duel-masters",
        rules: ["2023-04-10", "now"],
        ok: true,
        failures: [],
      })
      expect(bad).toMatchObject({ id: "test-fails", ok: false })
      expect(bad.failures[0]).toMatch(/^b\.yaml:\d+:\d+ /)
      expect(broken).toMatchObject({ id: "test-malformed", game: "duel-masters", ok: false })
      expect(broken.failures[0]).toMatch(/^c\.yml:5:1 .*plai/)
      expect(status).toBe(1)
      expect(err).toBe("")
    },
    patience,
  )

  test("tells people what holds and why something doesn't, in their language", async () => {
    const cwd = folderWith({ "a.yaml": holds, "b.yaml": fails })
    const english = await dilemma(["rulings", "a.yaml", "b.yaml"], { cwd })
    expect(english.out).toContain("✓ test-holds · Nothing to put out")
    expect(english.out).toMatch(/✗ test-fails.*\n {4}b\.yaml:\d+:\d+ /)
    expect(english.out).toContain("2 rulings: 1 hold, 1 fail.")
    const japanese = await dilemma(["rulings", "a.yaml"], { cwd, lang: "ja_JP.UTF-8" })
    expect(japanese.out).toContain("✓ test-holds · 出すものがない")
    expect(japanese.status).toBe(0)
  })

  test("--trace prints each step with its rule, the rules in one column whatever the letters' width", async () => {
    const cwd = folderWith({ "a.yaml": holds })
    const { out, status } = await dilemma(["rulings", "a.yaml", "--trace", "--lang", "ja"], { cwd })
    expect(status).toBe(0)
    expect(out).toMatch(/《ブレイン・スラッシュ》.* {2}700\.2a/)
    expect(out).toMatch(/ {2}601\.1a$/m)
    expect(out).toMatch(/ {2}302\.2$/m)
  })

  test("--as-of tells what would come out otherwise, and fails nothing for it", async () => {
    const cwd = folderWith({ "a.yaml": holds, "b.yaml": ofItsDate })
    const { out, status } = await dilemma(["rulings", ".", "--as-of", "2022-06-23"], { cwd })
    expect(out).toMatch(/≠ test-of-its-date/)
    expect(out).not.toMatch(/≠ test-holds/)
    expect(out).toContain("2 rulings under the rules of 2022-06-23: 1 come out the same, 1 differently")
    expect(status).toBe(0)
  })

  test("--as-of shows what the file expects, what happens instead and where the plays part, in either language", async () => {
    const args = ["rulings", "rulings/duel-masters/modes/fairy-hole.yaml", "--as-of", "2022-06-23"]
    const { out } = await dilemma(args)
    expect(out).toContain("the file expects  asked: { who: A, kind: modes, rule: 700.2a, options: [[1], [2]]")
    expect(out).toMatch(/then, by 2022-06-24:\n +.* goes to the mana zone/)
    expect(out).toMatch(/then, by 2022-06-23:\n +A chooses modes of .*: ▶1 · ▶2 +601\.1g · 700\.2$/m)
    const { out: japanese } = await dilemma(args, { lang: "ja_JP.UTF-8" })
    expect(japanese).toMatch(/その後、2022-06-24のルール:\n +.*をマナゾーンに置く/)
    expect(japanese).toMatch(/その後、2022-06-23のルール:\n +Aが.*の選択肢を選ぶ: ▶1 · ▶2/)
    const json = JSON.parse((await dilemma([...args, "--json"])).out)
    expect(json.rulings).toMatchObject([
      {
        ok: false,
        outcome: "differs",
        change: { own: { rules: [expect.any(String)] }, other: { numbers: "601.1g · 700.2" } },
      },
    ])
  })

  test("--as-of takes the name of an edition, and says which there are", async () => {
    const args = ["rulings", "rulings/duel-masters/modes/source-gone.yaml", "--as-of"]
    expect((await dilemma([...args, "modes-of-the-gone"])).out).toMatch(/≠ dm-modes-source-gone/)
    const unknown = await dilemma([...args, "no-such-edition"])
    expect(unknown).toMatchObject({ status: 2, out: "" })
    expect(unknown.err).toContain("modes-of-the-gone")
  })

  test("rulings that come out the same are told where their traces read otherwise", async () => {
    const { out } = await dilemma(["rulings", "rulings/duel-masters/modes/icon-before.yaml", "--as-of", "2022-09-13"])
    expect(out).toMatch(/~ 1 ruling comes out the same, but its trace reads otherwise:\n +dm-modes-icon-before\n/)
    expect(out).toContain("declares the use of")
    expect(out).toContain("1 ruling under the rules of 2022-09-13: 1 come out the same")
  })

  test("--changes lists the changes of the rules with the rulings they change", async () => {
    const files = ["fairy-hole", "fairy-hole-old", "source-gone", "icon-before"]
    const args = ["rulings", ...files.map((file) => `rulings/duel-masters/modes/${file}.yaml`), "--changes"]
    const { out, status } = await dilemma(args)
    expect(out).toMatch(/^2022-06-24 {2}3 rulings change$/m)
    expect(out).toMatch(/^modes-of-the-gone {2}1 ruling changes$/m)
    expect(out).toMatch(/^ +dm-modes-fairy-hole /m)
    expect(status).toBe(0)
    const json = JSON.parse((await dilemma([...args, "--json"])).out)
    expect(json).toContainEqual(
      expect.objectContaining({ at: "2022-06-24", rulings: expect.arrayContaining(["dm-modes-fairy-hole"]) }),
    )
  })

  test("a missing path, a folder without rulings and a wrong date are told, with exit status 2", async () => {
    const cwd = folderWith({})
    const missing = await dilemma(["rulings", "nowhere.yaml"], { cwd })
    expect(missing).toMatchObject({ status: 2, out: "" })
    expect(missing.err).toContain("nowhere.yaml")
    expect(await dilemma(["rulings", "."], { cwd })).toMatchObject({ status: 2, out: "" })
    const date = await dilemma(["rulings", "--as-of", "2022-02-30"], { cwd })
    expect(date).toMatchObject({ status: 2, out: "" })
    expect(date.err).toContain("2022-02-30")
  })

  test("what can't be read is told, with exit status 2", async () => {
    const cwd = folderWith({})
    symlinkSync("circle.yaml", join(cwd, "circle.yaml"))
    const { status, out, err } = await dilemma(["rulings", "circle.yaml"], { cwd })
    expect(err).toContain("circle.yaml: it can't be read")
    expect(out).toBe("")
    expect(status).toBe(2)
  })
})

describe("dilemma", () => {
  test("--version, --help in both languages, and what it doesn't know", async () => {
    expect((await dilemma(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
    const help = await dilemma(["--help"])
    expect(help.status).toBe(0)
    expect(help.out).toContain("Run ruling files")
    expect(help.out).toContain("裁定ファイル")
    const unknown = await dilemma(["rulingz"])
    expect(unknown).toMatchObject({ status: 2, out: "" })
    expect(unknown.err).toContain("rulingz")
  })

  test(
    "ends quietly when its output isn't read to the end",
    () => {
      const { out, err, status } = inPipeline(["cards", "list"], "head -1")
      expect(out).toMatch(/Duel Masters/)
      expect(err).toBe("")
      expect(status).toBe(0)
    },
    patience,
  )
})
