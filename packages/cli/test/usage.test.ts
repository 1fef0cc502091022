import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { harmless } from "../src/terminal.ts"
import { dilemma } from "./command.ts"

const folder = mkdtempSync(join(tmpdir(), "dilemma-usage-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe("a call that can't be understood says what is wrong, in the language it asks for", () => {
  test.each([
    ["nope", "There is no command “nope”.", "「nope」というコマンドはありません。"],
    ["rulings --lagn x", "There is no option --lagn here.\nDid you mean --lang?", "もしかして: --lang"],
    ["cards list --game mtg", "“mtg” can't stand here. Write one of: duel-masters, magic.", "「mtg」は書けません。"],
    ["cards show", "<name> is missing.", "<name>がありません。"],
    ["cards list x", "0 words may stand, not 1.", "0語までで、1語書かれています。"],
    ["worker", "--queue <url> must be written.", "--queue <url>を書いてください。"],
    ["play --load", "--load <file> needs a value behind it.", "--load <file>の後に値を書いてください。"],
  ])("%s", async (typed, en, ja) => {
    const words = typed.split(" ")
    const english = await dilemma(words)
    expect(english.status).toBe(2)
    expect(english.err).toContain(en)
    const japanese = await dilemma(["--lang", "ja", ...words])
    expect(japanese.status).toBe(2)
    expect(japanese.err).toContain(ja)
  })

  test("numbers have a range", async () => {
    const { err, status } = await dilemma(["simulate", "magic", "--limit", "0"])
    expect([status, err.trim()]).toEqual([2, "--limit 0: write a whole number from 1 to 10000000."])
    const threads = await dilemma(["simulate", "magic", "--workers", "99999", "--lang", "ja"])
    expect(threads.err.trim()).toBe("--workers 99999: 0以上256以下の整数で書いてください。")
  })
})

describe("a file that can't be read is told by what it lacks", () => {
  test("it isn't there", async () => {
    for (const command of ["explore", "advise", "solve", "rulings"])
      expect((await dilemma([command, "nowhere.yaml"])).err.trim()).toBe(
        "nowhere.yaml: there is no such file or folder.",
      )
  })

  test("it is no text in UTF-8: once, with its place", async () => {
    const shiftJis = Uint8Array.of(0x66, 0x3a, 0x20, 0x31, 0x0a, 0x74, 0x3a, 0x20, 0x8c, 0x88, 0x92, 0x66, 0x0a)
    const path = file("sjis.yaml", shiftJis)
    const { out, status } = await dilemma(["rulings", path])
    expect(status).toBe(1)
    expect(out.match(/isn't text/g)).toHaveLength(1)
    expect(out).toContain("2:4 This isn't text in UTF-8. Save the file as UTF-8.")
  })

  test("it is no saved game", async () => {
    const { err } = await dilemma(["play", "--load", file("other.json", "{}")])
    expect(err).toMatch(/isn't a saved game of Dilemma\.\s*$/)
  })
})

test("letters that steer a terminal are shown and do nothing; colors and lines stay", () => {
  expect(harmless("\u001b[2J\u001b]0;title\u0007 \u009bx\u007f")).toBe("␛[2J␛]0;title␇ ␡x␡")
  expect(harmless("\u001b[31mred\u001b[39m\tand\nmore")).toBe("\u001b[31mred\u001b[39m\tand\nmore")
})
