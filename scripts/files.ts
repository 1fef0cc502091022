import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

const left = new Set(["node_modules", "dist", "coverage", ".git", ".cache"])

/** The files below `folder` whose path (with `/`) matches, sorted; none if there is no such folder. */
export function filesUnder(folder: string, pattern: RegExp): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return left.has(entry.name) ? [] : filesUnder(path, pattern)
      return pattern.test(path.replaceAll("\\", "/")) ? [path] : []
    })
    .toSorted()
}
