import { resolve } from "node:path"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { filesAt, textOf, written } from "../files.ts"

interface PuzzleFile {
  readonly file: string
  readonly text: string
}

/** The puzzle files at these paths, in order: a file is taken as it is, a folder gives all below it. Throws Failure. */
export const puzzleFiles = (lang: Lang, cwd: string, paths: readonly string[]): readonly PuzzleFile[] =>
  paths.flatMap((path) =>
    filesAt(lang, cwd, path, /\.(pzl|ya?ml)$/i, () => sayTerminal(lang, "solve", "no-puzzles", { path })).map(
      (below) => {
        const full = resolve(cwd, path, below)
        const file = written(cwd, full)
        return { file, text: textOf(lang, full, file) }
      },
    ),
  )
