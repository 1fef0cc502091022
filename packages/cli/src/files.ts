import { readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative, resolve, sep } from "node:path"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure, sayReason, systemReason } from "./failure.ts"

/**
 * The files that a path means, from there: "" for the path itself where it is a file, else all below it with such a name, in
 * order. Throws a Failure for a path that isn't there or can't be read; `none` is the sentence where it holds none.
 */
export function filesAt(lang: Lang, cwd: string, path: string, named: RegExp, none: () => string): readonly string[] {
  const full = resolve(cwd, path)
  try {
    if (!statSync(full).isDirectory()) return [""]
    const below = readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && named.test(entry.name))
      .map((entry) => relative(full, join(entry.parentPath, entry.name)))
      .sort()
    if (below.length > 0) return below
  } catch (error) {
    throw unread(lang, path, error)
  }
  throw new Failure(none())
}

/** What a file holds; a Failure names it as it was written. */
export function bytesOf(lang: Lang, full: string, path: string): Buffer {
  try {
    return readFileSync(full)
  } catch (error) {
    throw unread(lang, path, error)
  }
}

/** The same as text. What isn't UTF-8 comes as U+FFFD: who reads the text says where. */
export const textOf = (lang: Lang, full: string, path: string): string =>
  new TextDecoder().decode(bytesOf(lang, full, path))

function unread(lang: Lang, path: string, error: unknown): Failure {
  const reason = systemReason(error)
  return new Failure(
    reason === "ENOENT" || reason === "ENOTDIR"
      ? sayTerminal(lang, "fault", "not-found", { path })
      : sayTerminal(lang, "fault", "unreadable", { path, reason: sayReason(lang, error) }),
  )
}

/** The path from here where the file is below here, else the whole path. Always with `/`. */
export function written(cwd: string, full: string): string {
  const from = relative(cwd, full)
  return (from.startsWith("..") ? full : from).split(sep).join("/")
}
