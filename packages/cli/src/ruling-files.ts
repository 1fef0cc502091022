import { statSync } from "node:fs"
import { dirname, join, resolve, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure } from "./failure.ts"
import { filesAt, textOf, written } from "./files.ts"

/** A file as it was read: its path as people write it from where they are. */
export interface ReadFile {
  readonly file: string
  /** The folder it was found in below the folder that was named, with `/`; "" at its top. */
  readonly subject: string
  readonly text: string
}

/**
 * The ruling files at these paths, in order: a file is taken as it is, a folder gives all `.yaml` files below it.
 * Throws a Failure for a path that isn't there, can't be read, or holds none.
 */
export function readRulingFiles(lang: Lang, cwd: string, paths: readonly string[]): readonly ReadFile[] {
  const found = new Map<string, ReadFile>()
  for (const path of paths.length > 0 ? paths : [rulingsFolder(lang, cwd)]) {
    const none = () => sayTerminal(lang, "fault", "no-rulings-here", { path })
    for (const file of filesAt(lang, cwd, path, /\.ya?ml$/, none)) {
      const full = resolve(cwd, path, file)
      if (!found.has(full)) found.set(full, readFile(lang, cwd, full, file))
    }
  }
  return [...found.values()]
}

function readFile(lang: Lang, cwd: string, full: string, below: string): ReadFile {
  const file = written(cwd, full)
  const folder = dirname(below)
  return { file, subject: folder === "." ? "" : folder.split(sep).join("/"), text: textOf(lang, full, file) }
}

/** The project's `rulings/`: the nearest one from the folder upwards, else the one beside this package. */
function rulingsFolder(lang: Lang, cwd: string): string {
  for (let at = resolve(cwd); ; at = dirname(at)) {
    if (isFolder(join(at, "rulings"))) return join(at, "rulings")
    if (dirname(at) === at) break
  }
  const beside = fileURLToPath(new URL("../../../rulings", import.meta.url))
  if (isFolder(beside)) return beside
  throw new Failure(sayTerminal(lang, "fault", "no-project", { path: cwd }))
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
