import { existsSync } from "node:fs"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure } from "./failure.ts"

/**
 * A file that lies beside the program's own, such as the one that threads run.
 * @throws a failure that names it where it isn't there: whoever waited for such threads would wait for ever
 */
export function besideProgram(lang: Lang, name: string): string {
  const url = new URL(`./${name}`, import.meta.url)
  if (!existsSync(url)) throw new Failure(sayTerminal(lang, "fault", "incomplete", { file: name }), 2, "incomplete")
  return url.href
}
