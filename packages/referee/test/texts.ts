import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readRuling } from "../src/format.ts"
import { type RulingResult, runRuling } from "../src/run.ts"
import type { Mistake } from "../src/source.ts"

/** Every ruling file of the project. */
export const rulingTexts = (): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync("rulings", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))

/** The beginning of a ruling; what a test is about follows. */
export const head = `format: 1
id: test-ruling
game: duel-masters
title: { en: Test }
`

/** The mistakes of a file that is no ruling. */
export function mistakesIn(text: string): readonly Mistake[] {
  const read = readRuling({ file: "test.yaml", text })
  return read.ok ? [] : read.mistakes
}

/** The only mistake, shortly: "line:column code". */
export const places = (text: string): readonly string[] =>
  mistakesIn(text).map(({ line, column, code }) => `${line}:${column} ${code}`)

/** What comes of playing a ruling, which must be readable. */
export function played(text: string): RulingResult {
  const read = readRuling({ file: "test.yaml", text })
  if (!read.ok) throw new Error(read.mistakes.map((one) => `${one.line}:${one.column} ${one.message.en}`).join("\n"))
  return runRuling(read.ruling)
}

export const failures = (text: string): readonly string[] =>
  played(text).failures.map(({ line, column, code }) => `${line}:${column} ${code}`)
