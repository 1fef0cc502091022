import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { decisionKinds } from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { type Lang, langs, sentence } from "../src/index.ts"
import { common as bothGames } from "../src/sentences/both-games.ts"
import { cardFiles } from "../src/sentences/card-files.ts"
import { duelMasters } from "../src/sentences/duel-masters.ts"
import { magic } from "../src/sentences/magic.ts"
import { terminal } from "../src/sentences/terminal.ts"
import { terminalCards } from "../src/sentences/terminal-cards.ts"
import { terminalPlayers } from "../src/sentences/terminal-players.ts"
import { terminalPuzzles } from "../src/sentences/terminal-puzzles.ts"
import { terminalSimulation } from "../src/sentences/terminal-simulation.ts"
import { terminalTable } from "../src/sentences/terminal-table.ts"

const packages = join(import.meta.dirname, "../..")

/** The sources of a room, but for its cards and its rule tables. */
function sources(room: string, folder = join(packages, room, "src")): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ["rules", "cards"].includes(entry.name) ? [] : sources(room, path)
    return entry.name.endsWith(".ts") ? [readFileSync(path, "utf8")] : []
  })
}

/** How the rulebooks write the words that people are told. A step or a code may be chosen between two. */
const written: Readonly<Record<string, readonly RegExp[]>> = {
  step: [/\bstep\(\s*\w+,\s*(?:[\w.= ]+\? )?"([\w-]+)"/g, /\bstep\(\s*\w+,\s*[\w.= ]+\? "[\w-]+" : "([\w-]+)"/g],
  prompt: [/\bprompt: (?:\w+ \? )?"([\w-]+)"/g, /\bprompt: \w+ \? "[\w-]+" : "([\w-]+)"/g],
  refusal: [/\bcode: "([\w-]+)"/g, /\battackCheck\("([\w-]+)"/g],
  act: [/\bact: "([\w-]+)"/g, /\bact\("([\w-]+)",/g, /\bact\(\w+, "([\w-]+)"/g],
  event: [/\bas: "([\w-]+)"/g],
  word: [/type: "word", word: "([\w-]+)"/g],
}

const wordsIn = (room: string, group: string): readonly string[] => {
  const found = sources(room).flatMap((source) =>
    (written[group] ?? []).flatMap((pattern) => [...source.matchAll(pattern)].map(([, word]) => word as string)),
  )
  return [...new Set(found)].sort()
}

const missing = (lang: Lang, game: string, group: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => sentence(lang, game, group, word) === null)

describe.each(["duel-masters", "magic"])("%s", (game) => {
  test.each(Object.keys(written))("every %s that the rulebook emits has a sentence in both languages", (group) => {
    const words = [...wordsIn(game, group), ...(group === "prompt" ? wordsIn("engine", "prompt") : [])]
    if (group !== "word") expect(words.length).toBeGreaterThan(2)
    for (const lang of langs) expect(missing(lang, game, group, words)).toEqual([])
  })

  test("every kind of decision has a sentence", () => {
    for (const lang of langs) expect(missing(lang, game, "kind", decisionKinds)).toEqual([])
  })
})

/** The places that a sentence has: {{x}}. */
const places = (text: string): string =>
  [...text.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(" ")

test.each(
  Object.entries({
    bothGames,
    duelMasters,
    magic,
    terminal,
    terminalCards,
    terminalPlayers,
    terminalPuzzles,
    terminalSimulation,
    terminalTable,
    cardFiles,
  }),
)("%s: both languages have the same sentences with the same places", (_, { en, ja }: { en: object; ja: object }) => {
  const flat = (table: object): readonly (readonly [string, string])[] =>
    Object.entries(table).flatMap(([group, sentences]) =>
      Object.entries(sentences as Record<string, string>).map(([key, text]) => [`${group}/${key}`, text] as const),
    )
  const japanese = new Map(flat(ja))
  const different = flat(en)
    .filter(([key, text]) => {
      const other = japanese.get(key)
      return other === undefined || places(other) !== places(text) || (text === "") !== (other === "")
    })
    .map(([key]) => key)
  expect(different).toEqual([])
  expect(japanese.size).toBe(flat(en).length)
})
