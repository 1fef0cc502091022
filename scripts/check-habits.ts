/**
 * Habits of the house that a file's name and text show: no file longer than 400 lines (tables of cards and rules may
 * be), no name that says nothing, no test left out, no `Math.random` outside `cli`, no clock in engine and rulebooks.
 */
import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { filesUnder } from "./files.ts"

const longest = 400
/** Made from a grammar, whose files are counted instead. */
const made = /\/grammar\/parser\.js$/
const table = /\/src\/(cards|rules)\//
const keepsNoTime = /^packages\/(engine|magic|duel-masters)\/src\//
const sayNothing = /^(utils?|helpers?|common|misc|manager)$/
const leftOut =
  /\b(?:test|it|describe|suite)(?:\.\w+)*\.(only|skip|todo|skipIf|runIf|fails)\b|\b(fit|xit|xtest|fdescribe|xdescribe)\(/

/** What is wrong with a file, by its path (with `/`) and its text. */
export function brokenHabits(path: string, text: string): readonly string[] {
  const found: string[] = []
  const lines = text.split("\n")
  const length = text.endsWith("\n") ? lines.length - 1 : lines.length
  if (/^packages\/[^/]+\/src\//.test(path) && !table.test(path) && length > longest) {
    found.push(`${path} has ${length} lines; ${longest} is the most`)
  }
  for (const part of path.split("/")) {
    const name = part.replace(/(\.test|\.d)?\.\w+$/, "")
    if (name.split(/[-_.]/).some((word) => sayNothing.test(word)))
      found.push(`${path} is named ${name}, which says nothing`)
  }
  lines.forEach((line, index) => {
    const place = `${path}:${index + 1}`
    const [, modifier, alias] = leftOut.exec(line) ?? []
    if (/\.test\.ts$/.test(path) && (modifier ?? alias)) found.push(`${place} leaves tests out (${modifier ?? alias})`)
    if (/^packages\/(?!cli\/)/.test(path) && /\bMath\.random\(/.test(line)) {
      found.push(`${place} uses Math.random: chance comes from a generator that is handed in`)
    }
    if (keepsNoTime.test(path) && !/\.test\.ts$/.test(path) && /\bDate\.now\b|\bnew Date\(\)/.test(line)) {
      found.push(`${place} reads the clock: nothing outside the state decides anything`)
    }
  })
  return found
}

if (import.meta.filename === process.argv[1]) {
  const files = ["packages", "scripts", "bench"].flatMap((folder) => filesUnder(folder, /\.(ts|mts|tsx|mjs|js|peggy)$/))
  const found = files
    .filter((file) => basename(file) !== "check-habits.test.ts" && basename(file) !== "check-habits.ts")
    .filter((file) => !made.test(file.replaceAll("\\", "/")))
    .flatMap((file) => brokenHabits(file.replaceAll("\\", "/"), readFileSync(file, "utf8")))
  for (const sentence of found) console.log(sentence)
  console.log(found.length === 0 ? `No habit is broken in ${files.length} files.` : `${found.length} broken habits.`)
  process.exitCode = found.length === 0 ? 0 : 1
}
