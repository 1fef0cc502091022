import { readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative, resolve, sep } from "node:path"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure, sayReason, systemReason } from "../failure.ts"

interface PuzzleFile {
  readonly file: string
  readonly text: string
}

/** The puzzle files at these paths, in order: a file is taken as it is, a folder gives all below it. Throws Failure. */
export const puzzleFiles = (lang: Lang, cwd: string, paths: readonly string[]): readonly PuzzleFile[] =>
  paths.flatMap((path) => filesAt(lang, cwd, path).map((full) => readFile(lang, cwd, full)))

function filesAt(lang: Lang, cwd: string, path: string): readonly string[] {
  const full = resolve(cwd, path)
  try {
    if (!statSync(full).isDirectory()) return [full]
    const below = readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(pzl|ya?ml)$/i.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
    if (below.length > 0) return below
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(systemReason(error)))
      throw new Failure(sayTerminal(lang, "fault", "not-found", { path }))
    throw new Failure(sayTerminal(lang, "fault", "unreadable", { path, reason: sayReason(lang, error) }))
  }
  throw new Failure(sayTerminal(lang, "solve", "no-puzzles", { path }))
}

function readFile(lang: Lang, cwd: string, full: string): PuzzleFile {
  const from = relative(cwd, full)
  const file = (from.startsWith("..") ? full : from).split(sep).join("/")
  try {
    return { file, text: readFileSync(full, "utf8") }
  } catch (error) {
    throw new Failure(sayTerminal(lang, "fault", "unreadable", { path: file, reason: sayReason(lang, error) }))
  }
}
